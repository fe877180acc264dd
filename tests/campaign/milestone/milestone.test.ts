import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'
import { closeMission, missionId } from '../../support/mission'
import { allMissions } from '../../support/whole-lists'

const [ysolt, maro] = ['character-ysolt', 'character-maro']

async function table(kind: 'mission' | 'personal' = 'mission') {
  const workspace = await sampleWorkspace()
  const { milestoneId } = await workspace.run('milestone.claim', {
    ...{ kind, characterId: ysolt, deed: 'Rang the bell' },
    missionId: kind === 'mission' ? missionId : null,
  })
  const refusal = async (what: string) => {
    const reply = await workspace.call('milestone.exchange', { milestoneId, what })
    return reply.ok ? null : reply.error.message.key
  }
  const sheet = async () => {
    const found = (await workspace.run('character.list', {})).find(({ id }) => id === ysolt)
    return found?.sheets['iron-fist'] as { xp: number }
  }
  return { ...workspace, milestoneId, refusal, sheet }
}

describe('milestones', () => {
  it('IF-059 IF-060 claimed, confirmed, exchanged for XP, once', async () => {
    const { run, milestoneId, refusal, sheet } = await table()
    const { xp } = await sheet()
    expect(await refusal('xp')).toBe('refusal.milestoneNotAwarded')
    expect(await run('milestone.confirm', { milestoneId })).toEqual({ awardedTo: ysolt })
    await run('milestone.exchange', { milestoneId, what: 'xp' })
    expect((await sheet()).xp).toBe(xp + 1)
    expect(await refusal('xp')).toBe('refusal.milestoneSpent')
    expect(await run('milestone.list', {})).toMatchObject([
      { awarded_to: ysolt, exchanged_for: 'xp', claimants: [{ id: ysolt }], objectors: [] },
    ])
  })

  it('IF-059 may be told at length', async () => {
    const { run } = await sampleWorkspace()
    const deed = 'Rang the bell. '.repeat(20)
    await run('milestone.claim', { kind: 'personal', characterId: ysolt, deed })
    expect(await run('milestone.list', {})).toMatchObject([{ deed: deed.trim() }])
  })

  it('IF-059 a denied one is nobody’s and stays decided', async () => {
    const { run, call, milestoneId, refusal } = await table()
    await run('milestone.deny', { milestoneId })
    expect(await refusal('xp')).toBe('refusal.milestoneNotAwarded')
    expect(await call('milestone.confirm', { milestoneId })).toMatchObject({
      error: { message: { key: 'refusal.milestoneDecided' } },
    })
  })

  it('IF-061 two claim it: it goes to whom all agree on', async () => {
    const { run, call, milestoneId } = await table()
    await run('milestone.dispute', { milestoneId, characterId: maro, says: 'claims' })
    expect(
      await call('milestone.confirm', { milestoneId, agreedOn: 'character-tamsin' }),
    ).toMatchObject({
      error: { message: { key: 'refusal.milestoneOther' } },
    })
    expect(await run('milestone.confirm', { milestoneId, agreedOn: maro })).toEqual({
      awardedTo: maro,
    })
  })

  it('IF-061 one still objects: nobody gains it', async () => {
    const { run, milestoneId } = await table()
    await run('milestone.dispute', { milestoneId, characterId: maro })
    expect(await run('milestone.confirm', { milestoneId })).toEqual({ awardedTo: null })
    const [{ fact } = { fact: null }] = await run('journal.recent', { limit: 1 })
    expect(fact && words.tell(fact)).toContain('Nobody gains a milestone')
  })

  it('IF-062 nobody disputes a personal one', async () => {
    const { call, milestoneId } = await table('personal')
    expect(await call('milestone.dispute', { milestoneId, characterId: maro })).toMatchObject({
      error: { message: { key: 'refusal.milestoneOwn' } },
    })
  })

  it('IF-060 IF-068 buys a point on its mission’s roll; a personal one has no mission', async () => {
    const { run, milestoneId } = await table()
    await run('milestone.confirm', { milestoneId })
    await run('milestone.exchange', { milestoneId, what: 'missionRoll' })
    const missions = await allMissions({ run })
    expect(missions[0]?.participants.find(({ id }) => id === ysolt)?.milestones).toBe(1)
    const personal = await table('personal')
    await personal.run('milestone.confirm', { milestoneId: personal.milestoneId })
    expect(await personal.refusal('missionRoll')).toBe('refusal.milestoneNoMission')
  })

  it('IF-068 counts for its mission’s roll once, and is no one’s to count again', async () => {
    const { run, refusal, milestoneId } = await table()
    const spent = async () => {
      const missions = await allMissions({ run })
      const mission = missions.find(({ id }) => id === missionId)
      return [ysolt, maro].map((id) => mission?.end.milestones[id])
    }
    await run('milestone.confirm', { milestoneId })
    await run('milestone.exchange', { milestoneId, what: 'missionRoll' })
    expect(await refusal('missionRoll')).toBe('refusal.milestoneSpent')
    await run('mission.setParticipant', { missionId, characterId: ysolt, absent: true })
    expect(await spent()).toEqual([1, 0])
    const other = await run('milestone.claim', {
      ...{ kind: 'mission', missionId, characterId: ysolt, deed: 'Held the gate' },
    })
    await run('milestone.confirm', other)
    await run('milestone.exchange', { ...other, what: 'missionRoll' })
    expect(await spent()).toEqual([2, 0])
  })

  it('IF-060 must be spent before the roll it is for', async () => {
    const workspace = await table()
    const { run, refusal, milestoneId } = workspace
    await run('milestone.confirm', { milestoneId })
    await closeMission(workspace)
    expect(await refusal('missionRoll')).toBe('refusal.rollsBegan')
    expect(await refusal('xp')).toBeNull()
  })

  it('IF-063 IF-068 buys nothing on the roll of a mission without its claimant', async () => {
    const { run, call } = await sampleWorkspace()
    const { characterId } = await run('character.create', { name: 'Odo' })
    const { milestoneId } = await run('milestone.claim', {
      ...{ kind: 'mission', missionId, characterId, deed: 'Came late' },
    })
    await run('milestone.confirm', { milestoneId })
    expect(await call('milestone.exchange', { milestoneId, what: 'missionRoll' })).toMatchObject({
      error: { message: { key: 'refusal.tookNoPart' } },
    })
  })

  it('every step can be undone', async () => {
    const { run, workspace, milestoneId } = await table()
    const states = [content(workspace.file)]
    await run('milestone.dispute', { milestoneId, characterId: maro, says: 'claims' })
    states.push(content(workspace.file))
    await run('milestone.confirm', { milestoneId, agreedOn: ysolt })
    states.push(content(workspace.file))
    await run('milestone.exchange', { milestoneId, what: 'missionRoll' })
    for (const state of states.reverse()) {
      await run('history.undo', {})
      expect(content(workspace.file)).toEqual(state)
    }
  })
})
