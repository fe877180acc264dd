import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../src/campaign/api'
import { sampleWorkspace } from '../../support/workspace'
import { closeMission, missionId } from '../../support/mission'
import { allMissions } from '../../support/whole-lists'

const system = 'iron-fist'
const ysolt = { type: 'character' as const, id: 'character-ysolt' }
const maro = { type: 'character' as const, id: 'character-maro' }
const tamsin = { type: 'character' as const, id: 'character-tamsin' }
const vane = { type: 'npc' as const, id: 'npc-client' }
const base = { system, actor: ysolt, given: {}, typed: true, picks: [] }

interface Sheet {
  advantageDie: number
  xp: number
  counters: { health: number; spirit: number }
}

async function table() {
  const workspace = await sampleWorkspace()
  const sheet = async ({ id }: { id: string }) => {
    const found = (await workspace.run('character.list', {})).find((each) => each.id === id)
    return found?.sheets[system] as unknown as Sheet
  }
  const decide = (key: string, value: string | number | boolean) =>
    workspace.run('setting.set', { system, key, value })
  const refusal = async (request: InputOf<'move.confirm'>) => {
    const reply = await workspace.call('move.confirm', request)
    return reply.ok ? null : reply.error.message.key
  }
  return { ...workspace, sheet, decide, refusal }
}

describe('what a campaign has decided reaches what it plays by', () => {
  it('IF-004 picks.distinct: the same pick twice, once it may be', async () => {
    const { refusal, decide, sheet } = await table()
    const { advantageDie } = await sheet(ysolt)
    const engage = { ...base, move: 'engage', target: vane, dice: [5, 5], picks: ['a', 'a'] }
    expect(await refusal(engage)).toBe('runner.refused.twice')
    await decide('picks.distinct', false)
    expect(await refusal(engage)).toBeNull()
    expect((await sheet(ysolt)).advantageDie).toBe(advantageDie + 2)
  })

  it('IF-011 ad.max: the Advantage Die goes no further than the campaign lets it', async () => {
    const { run, decide, sheet } = await table()
    const { advantageDie } = await sheet(ysolt)
    await decide('ad.max', advantageDie)
    await run('move.confirm', { ...base, move: 'lie', dice: [6, 6], picks: ['two'], target: vane })
    expect((await sheet(ysolt)).advantageDie).toBe(advantageDie)
    await run('setting.reset', { system, key: 'ad.max' })
    await run('move.confirm', { ...base, move: 'lie', dice: [6, 6], picks: ['two'], target: vane })
    expect((await sheet(ysolt)).advantageDie).toBe(advantageDie + 1)
  })

  it('IF-105 harm.apIgnoresShield: what Inflict Harm marks', async () => {
    const { run, decide } = await table()
    const { npcId } = await run('npc.create', {
      name: 'Guard',
      sheets: { [system]: { kind: 'minion', armor: 1, shield: 1 } },
    })
    const request = {
      ...{ ...base, move: 'inflictHarm', target: { type: 'npc' as const, id: npcId } },
      ...{ given: { harm: 0, ap: 3 }, dice: [1, 1], picks: [] },
    }
    const suffered = async () => {
      const npc = (await run('npc.list', {})).npcs.find(({ id }) => id === npcId)
      return npc?.sheets[system]
    }
    await decide('harm.apIgnoresShield', false)
    await run('move.confirm', request)
    expect(await suffered()).toMatchObject({ harmSuffered: 2 })
    await run('history.undo', {})
    await decide('harm.apIgnoresShield', true)
    await run('move.confirm', request)
    expect(await suffered()).toMatchObject({ harmSuffered: 3 })
  })

  it('IF-039 help.max: two may help, once they may', async () => {
    const { refusal, decide } = await table()
    const help = [{ helper: maro }, { helper: tamsin }]
    const lie = { ...base, move: 'lie', target: vane, dice: [4, 3], picks: ['three'], help }
    expect(await refusal(lie)).toBe('refusal.tooMuchHelp')
    await decide('help.max', 2)
    expect(await refusal(lie)).toBeNull()
  })

  it('IF-047 conflict.tieAd: what both gain by a tie', async () => {
    const { run, decide, sheet } = await table()
    const [mine, other] = [(await sheet(ysolt)).advantageDie, (await sheet(maro)).advantageDie]
    const side = { ...base, move: 'perception', dice: [1, 1] }
    const conflict = {
      a: { ...side, target: maro },
      b: { ...side, actor: maro, target: ysolt },
    }
    await decide('conflict.tieAd', 'both')
    expect((await run('move.confirmConflict', conflict)).winner).toBeNull()
    expect((await sheet(ysolt)).advantageDie).toBe(mine + 1)
    expect((await sheet(maro)).advantageDie).toBe(other + 1)
  })

  it('IF-125 healing.unstableBlocksRest: whether the Unstable rest', async () => {
    const { run, call, decide } = await table()
    await decide('conditions.healthAuto', true)
    const change = (delta: number) => ({
      ...{ system, act: 'changeCounter', member: maro },
      input: { counter: 'health', delta },
    })
    await run('act.perform', change(-4))
    await run('act.perform', change(3))
    const rest = { system, act: 'rest', member: maro, input: { kind: 'short' } }
    await decide('healing.unstableBlocksRest', true)
    expect(await call('act.perform', rest)).toMatchObject({
      error: { message: { key: 'ironFist.rest.refused.unstable' } },
    })
    await decide('healing.unstableBlocksRest', false)
    expect(await call('act.perform', rest)).toMatchObject({ ok: true })
  })

  it('IF-128 an edited chart: the harm of a circumstance', async () => {
    const { run } = await table()
    const mud = [{ id: 'mud', name: 'Mud', harm: 2, orMore: false, ap: true }]
    await run('setting.editChart', { system, chart: 'harmSources', value: mud })
    await run('act.perform', {
      ...{ system, act: 'markHarm', member: vane },
      input: { source: { id: 'mud' } },
    })
    const npc = (await run('npc.list', {})).npcs.find(({ id }) => id === vane.id)
    expect(npc?.sheets[system]).toMatchObject({ harmSuffered: 2 })
  })

  it('IF-026 holds.rejectedIsSpent: whether a refused hold is gone', async () => {
    const { run, decide } = await table()
    const lie = { ...base, move: 'lie', dice: [6, 6], picks: ['two'], target: maro }
    await run('move.confirm', lie)
    const [hold] = await run('hold.list', {})
    const reject = { holdId: hold?.id ?? '', option: 'b', granted: false }
    await decide('holds.rejectedIsSpent', false)
    expect(await run('hold.spend', reject)).toEqual({ left: 2 })
    await decide('holds.rejectedIsSpent', true)
    expect(await run('hold.spend', reject)).toEqual({ left: 1 })
  })

  it('IF-003 IF-060 counters.max: a milestone raises Spirit no further', async () => {
    const { run, decide, sheet } = await table()
    const { spirit } = (await sheet(ysolt)).counters
    await decide('counters.max', Math.max(0, spirit))
    const { milestoneId } = await run('milestone.claim', {
      ...{ kind: 'personal', missionId: null, characterId: ysolt.id, deed: 'Sang' },
    })
    await run('milestone.confirm', { milestoneId })
    const cleared = { 'clear.milestone': 'none' }
    await run('milestone.exchange', { milestoneId, what: 'spirit', answers: cleared })
    expect((await sheet(ysolt)).counters.spirit).toBe(Math.max(0, spirit))
  })

  it('IF-069 eom.modifierCap: what the closing roll adds', async () => {
    const usual = await table()
    await closeMission(usual)
    const modifierOf = async ({ run }: typeof usual) => {
      const missions = await allMissions({ run })
      const mission = missions.find(({ id }) => id === missionId)
      return mission?.participants.map(({ roll }) => roll?.modifier)
    }
    expect(await modifierOf(usual)).toEqual([2, 0, 2, 2])
    const capped = await table()
    await capped.decide('eom.modifierCap', 1)
    await closeMission(capped)
    expect(await modifierOf(capped)).toEqual([1, 0, 1, 1])
  })

  it('IF-119 pvp.gmMoveOnMiss: what is owed for a miss against a character', async () => {
    const { run, decide } = await table()
    const miss = { ...base, move: 'engage', dice: [1, 1] }
    await decide('pvp.gmMoveOnMiss', false)
    await run('move.confirm', { ...miss, target: maro })
    expect(await run('inbox.list', {})).toEqual([])
    await run('move.confirm', { ...miss, target: vane })
    expect(await run('inbox.list', {})).toHaveLength(1)
    await run('move.confirm', { ...miss, dice: [4, 4], picks: ['a'], target: maro })
    expect(await run('inbox.list', {})).toHaveLength(2)
    const desperate = { ...base, move: 'faceDeath', answers: { stat: 'steel' }, target: maro }
    await run('move.confirm', { ...desperate, dice: [6, 6], picks: ['d'] })
    expect(await run('inbox.list', {})).toHaveLength(3)
    await decide('pvp.gmMoveOnMiss', true)
    await run('move.confirm', { ...miss, target: maro })
    expect(await run('inbox.list', {})).toHaveLength(4)
  })

  it('IF-060 milestones.carryOver: whether one outlives its mission', async () => {
    const workspace = await table()
    const { run, call, decide } = workspace
    const { milestoneId } = await run('milestone.claim', {
      ...{ kind: 'mission', missionId, characterId: ysolt.id, deed: 'Rang the bell' },
    })
    await run('milestone.confirm', { milestoneId })
    await closeMission(workspace)
    await decide('milestones.carryOver', false)
    expect(await call('milestone.exchange', { milestoneId, what: 'xp' })).toMatchObject({
      error: { message: { key: 'refusal.milestoneLapsed' } },
    })
    await decide('milestones.carryOver', true)
    expect(await call('milestone.exchange', { milestoneId, what: 'xp' })).toMatchObject({
      ok: true,
    })
  })

  it('IF-068 milestones.eomRelated: whose roll one may count for', async () => {
    const { run, call, workspace, decide } = await table()
    workspace.file.command(
      'test',
      () => ({ key: 'test' }),
      (write) =>
        write.run(
          `INSERT INTO mission (id, position, name, status)
           VALUES ('mission-other', 9, 'Another errand', 'underWay')`,
        ),
    )
    const claim = async (kind: 'mission' | 'personal', of: string | null) => {
      const { milestoneId } = await run('milestone.claim', {
        ...{ kind, missionId: of, characterId: ysolt.id, deed: 'Rang the bell' },
      })
      await run('milestone.confirm', { milestoneId })
      return { milestoneId, what: 'missionRoll', missionId }
    }
    const spent = async () => {
      const missions = await allMissions({ run })
      return missions.find(({ id }) => id === missionId)?.end.milestones[ysolt.id]
    }
    await run('milestone.exchange', await claim('personal', null))
    expect(await spent()).toBe(1)
    const others = await claim('mission', 'mission-other')
    expect(await call('milestone.exchange', others)).toMatchObject({
      error: { message: { key: 'refusal.milestoneOtherMission' } },
    })
    await decide('milestones.eomRelated', false)
    await run('milestone.exchange', others)
    expect(await spent()).toBe(2)
  })

  it('IF-011 ad.start: a new character begins with it, within the bounds of the die', async () => {
    const { run, call, decide, sheet } = await table()
    const made = async (own: Record<string, unknown> = {}) => {
      const { characterId } = await run('character.create', {
        name: 'Berengar',
        sheets: { [system]: own },
      })
      return (await sheet({ id: characterId })).advantageDie
    }
    expect(await made()).toBe(1)
    const { advantageDie: known } = await sheet(ysolt)
    await decide('ad.start', 3)
    expect(await made()).toBe(3)
    expect(await made({ xp: 2 })).toBe(3)
    expect(await made({ advantageDie: 5 })).toBe(5)
    await decide('ad.start', 9)
    expect(await made()).toBe(6)
    expect((await sheet(ysolt)).advantageDie).toBe(known)
    await call('history.undo', {})
    await call('history.undo', {})
    expect(await made()).toBe(3)
  })
})
