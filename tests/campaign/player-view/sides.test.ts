import { describe, expect, it } from 'vitest'
import type { OutputOf } from '../../../src/campaign/api'
import { answer } from '../../../src/campaign/workspace/answer'
import type { Sight } from '../../../src/shared/sight'
import { bridgeFight } from '../../support/fight/short-fight'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'

/** A campaign of one system with somebody on each side, and the fight as the players' window is told of it. */
async function table(system: string, ofChief: Record<string, unknown> = {}) {
  const { answers, folder, workspace, run } = testWorkspace()
  answers.saveTo = `${folder}/sides.irontable`
  await run('file.create', { name: 'Sides', systems: [system] })
  const { characterId } = await run('character.create', { name: 'Maro', sheets: { [system]: {} } })
  const { npcId } = await run('npc.create', { name: 'Wat', sheets: { [system]: ofChief } })
  const seen = async () => {
    const reply = await answer(workspace, 'player', 'playerView.fight', {})
    if (!reply.ok) throw new Error(reply.error.message.key)
    return reply.value as OutputOf<'playerView.fight'>
  }
  const against = async () => (await seen())?.people.filter(({ side }) => side === 'foe') ?? []
  const show = (shown = true) => run('sceneBoard.show', { npcId, shown })
  const put = async () => {
    await run('sceneBoard.place', { whom: [{ npcId }] })
    await show()
  }
  const seeBy = (sight: Sight | null) => run('npc.setSight', { npcId, sight })
  return { run, workspace, characterId, npcId, seen, against, show, put, seeBy }
}

describe('a fight without turns, as players see it', () => {
  it('is no fight while somebody merely stands on the table, and one once a foe is fought', async () => {
    const standing = await table('iron-fist')
    await standing.put()
    expect(await standing.seen()).toMatchObject({ isFight: false })
    const fought = await table('dungeon-world')
    await fought.put()
    expect(await fought.seen()).toMatchObject({ isFight: false })
  })

  it('is not that of whoever has retired or is lost (IS-116, IS-127)', async () => {
    const { run, seen } = await table('ironsworn')
    for (const status of ['retired', 'lost']) {
      await run('character.create', { name: status, sheets: { ironsworn: { status } } })
    }
    const foe = { system: 'ironsworn', purpose: 'foe', visibility: 'known' } as const
    await run('track.create', { kind: 'progress', name: 'Wolf', rank: 'dangerous', ...foe })
    const party = (await seen())?.people.filter(({ side }) => side === 'party')
    expect(party?.map(({ label }) => label)).toEqual(['Maro'])
  })

  it('is nobody’s until the game master shows whoever takes part against them', async () => {
    const { run, npcId, seen, against, show } = await table('iron-fist')
    await run('sceneBoard.place', { whom: [{ npcId }] })
    expect(await seen()).toBeNull()
    await show()
    expect(await against()).toHaveLength(1)
    expect((await run('sceneBoard.list', {}))[0]).toMatchObject({ isShown: true })
    await show(false)
    expect(await seen()).toBeNull()
    await run('history.undo', {})
    expect(await against()).toHaveLength(1)
    // Whoever leaves the table comes back hidden.
    await run('sceneBoard.takeOff', { npcId })
    await run('sceneBoard.place', { whom: [{ npcId }] })
    expect(await seen()).toBeNull()
    await show()
    await run('sceneBoard.clear', {})
    await run('sceneBoard.place', { whom: [{ npcId }] })
    expect(await seen()).toBeNull()
  })

  it('shows of somebody with sheets of two games the one that has harmed them most', async () => {
    const { run, npcId, seen, put } = await table('iron-fist')
    await run('system.switchOn', { system: 'dungeon-world' })
    await run('npc.edit', { npcId, sheets: { 'dungeon-world': { hp: 0, maxHp: 16 } } })
    await put()
    const looks = async () => (await seen())?.people.map(({ label, look }) => [label, look])
    expect(await looks()).toEqual([
      ['Maro', null],
      ['Wat', 'down'],
    ])
  })

  it('has no id, and calls nobody by a name that players do not know', async () => {
    const { run, npcId, seen, put } = await table('dungeon-world', { count: 2 })
    await run('npc.setAlias', { npcId, alias: 'the hooded man' })
    await put()
    const fight = await seen()
    expect(fight).toMatchObject({ name: '', moment: null, steps: 0 })
    expect(fight?.people.map(({ label }) => label)).toContain('The hooded man 2')
    for (const person of fight?.people ?? []) {
      expect(Object.keys(person).sort()).toEqual([
        ...['acts', 'effects', 'id', 'label', 'look', 'points', 'pools', 'side'],
      ])
      expect(person.id).toMatch(/^person-\d+$/)
    }
  })

  it('DW-053 DW-007: shows hit points as far as they are seen, of each of several alike', async () => {
    const harmed = { hp: 2, maxHp: 6, count: 3, fallen: 1 }
    const { against, put, seeBy } = await table('dungeon-world', harmed)
    await put()
    await seeBy('word')
    expect((await against()).map(({ look, points }) => ({ look, points }))).toEqual([
      { look: 'reeling', points: null },
      { look: 'unhurt', points: null },
      { look: 'down', points: null },
    ])
    await seeBy('figures')
    expect((await against())[0]).toMatchObject({ points: { now: 2, most: 6 } })
    await seeBy('bar')
    expect((await against())[0]?.points).toEqual({ now: 3, most: 8, isBar: true })
    await seeBy('nothing')
    expect((await against())[0]).toMatchObject({ look: null, points: null })
  })

  it('IF-107 IF-109: shows Harm Suffered in words of its own, and how each stands', async () => {
    const bodies = { 1: { harmSuffered: 5, status: 'out' } }
    const { against, put, seeBy } = await table('iron-fist', { harmSuffered: 3, bodies })
    await put()
    await seeBy('figures')
    const [first, second] = await against()
    expect(first).toMatchObject({
      look: 'hurt',
      points: { says: { key: 'ironFist.bearing.harm', with: { value: 3 } } },
    })
    expect(second).toMatchObject({ look: 'down' })
    await seeBy('bar')
    // As a bar no figure of it is told.
    expect((await against())[0]?.points).toEqual({ now: 6, most: 8, isBar: true })
  })

  it('IS-147: shows a foe on a track that players know of, by its progress only where that is open', async () => {
    const { run, npcId, seen, against, seeBy } = await table('ironsworn')
    const { trackId } = await run('track.create', {
      ...{ kind: 'progress', rank: 'dangerous', name: 'Raiders' },
      ...{ system: 'ironsworn', purpose: 'foe', visibility: 'secret' },
      about: [{ type: 'npc', id: npcId }],
    })
    expect(await seen()).toBeNull()
    await run('track.edit', { trackId, visibility: 'known' })
    // Of a known one a word at most, and none where those against them are seen by name alone.
    expect(await against()).toMatchObject([{ label: 'Raiders', look: 'unhurt', points: null }])
    expect(await seen()).toMatchObject({ isFight: true })
    await run('track.advance', { trackId, marks: 3 })
    await seeBy('figures')
    expect(await against()).toMatchObject([{ look: 'reeling', points: null }])
    await seeBy('nothing')
    expect(await against()).toMatchObject([{ look: null, points: null }])
    await seeBy(null)
    await run('track.edit', { trackId, visibility: 'open' })
    expect(await against()).toMatchObject([
      {
        look: 'reeling',
        points: { says: { key: 'player.progress', with: { boxes: 6, of: 10 } } },
      },
    ])
  })

  it('IS-096: shows the company while one of them fights, who leads, and none of those who are hidden', async () => {
    const { run, characterId, seen, against } = await table('ironsworn')
    const { trackId } = await run('track.create', {
      ...{ kind: 'progress', rank: 'dangerous', name: 'Raiders' },
      ...{ system: 'ironsworn', purpose: 'foe', visibility: 'secret' },
    })
    const lead = (to: string) =>
      run('act.perform', {
        ...{ system: 'ironsworn', act: 'initiative', input: { to } },
        member: { type: 'character', id: characterId },
      })
    // A foe that only waits hidden is no fight yet.
    expect(await seen()).toBeNull()
    await lead('foe')
    const fight = await seen()
    expect(fight?.people).toMatchObject([
      { label: 'Maro', side: 'party', effects: [{ key: 'ironsworn.initiative.foe' }] },
    ])
    expect(JSON.stringify(fight)).not.toContain('Raiders')
    expect(await run('playerView.unshown', {})).toEqual(['tracks'])
    await run('track.edit', { trackId, visibility: 'known' })
    expect(await against()).toHaveLength(1)
    expect(await run('playerView.unshown', {})).toEqual([])
    await run('track.edit', { trackId, visibility: 'secret' })
    await lead('none')
    expect(await seen()).toBeNull()
  })

  it('says to the game master alone where those stand of whom none is shown', async () => {
    const { run, npcId, show, workspace } = await table('dungeon-world')
    expect(await run('playerView.unshown', {})).toEqual([])
    await run('sceneBoard.place', { whom: [{ npcId }] })
    expect(await run('playerView.unshown', {})).toEqual(['board'])
    await show()
    expect(await run('playerView.unshown', {})).toEqual([])
    expect(await answer(workspace, 'player', 'playerView.unshown', {})).toMatchObject({ ok: false })
  })

  it('lights up whose moment it is', async () => {
    const { run, characterId, seen, put } = await table('iron-fist')
    await put()
    await run('playerView.show', { stage: { kind: 'moment', spotlight: characterId } })
    const lit = (await seen())?.people.filter(({ acts }) => acts)
    expect(lit?.map(({ label }) => label)).toEqual(['Maro'])
  })

  it('gives way to a fight with turns', async () => {
    const { run } = await sampleWorkspace()
    const [npc] = await run('npc.names', {})
    await run('sceneBoard.place', { whom: [{ npcId: npc?.id ?? '' }] })
    await run('sceneBoard.show', { npcId: npc?.id ?? '', shown: true })
    expect((await run('playerView.fight', {}))?.steps).toBe(0)
    await run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
    expect((await run('playerView.fight', {}))?.steps).toBe(15)
  })
})
