import { describe, expect, it } from 'vitest'
import { answer } from '../../../src/campaign/workspace/answer'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

async function table() {
  const workspace = await sampleWorkspace()
  const present = async () => (await workspace.run('sceneBoard.list', {})).map(({ name }) => name)
  return { ...workspace, present }
}

describe('the scene board', () => {
  it('holds whom the game master put there, with their sheets', async () => {
    const { workspace, call, run, present } = await table()
    const before = content(workspace.file)
    await run('sceneBoard.place', { whom: [{ npcId: 'npc-raider-2' }] })
    const one = content(workspace.file)
    await run('sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })
    expect(await present()).toEqual(['Nettle', 'Hob Sallow'])
    const [first] = await run('sceneBoard.list', {})
    expect(Object.keys(first?.sheets ?? {})).toEqual(['cold-iron', 'iron-fist'])
    expect(await call('sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.onTable' } },
    })
    await run('sceneBoard.takeOff', { npcId: 'npc-raider-1' })
    expect(content(workspace.file)).toEqual(one)
    await run('history.undo', {})
    await run('history.undo', {})
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('says by which name players know whom they have not met by theirs', async () => {
    const { run } = await table()
    await run('npc.setAlias', { npcId: 'npc-raider-1', alias: 'The man in grey' })
    await run('sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })
    expect(await run('sceneBoard.list', {})).toMatchObject([{ alias: 'The man in grey' }])
  })

  it('takes a ready-made kind of the games in play, who comes into the cast by the same step', async () => {
    const { workspace, call, run, present } = await table()
    const before = content(workspace.file)
    await run('sceneBoard.place', { whom: [{ readyMade: 'Wolf' }] })
    expect(await present()).toEqual(['Wolf'])
    const [wolf] = await run('sceneBoard.list', {})
    expect(Object.keys(wolf?.sheets ?? {})).not.toEqual([])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    expect(
      await call('sceneBoard.place', { whom: [{ readyMade: 'Nobody at all' }] }),
    ).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.noReadyMade' } },
    })
  })

  it('takes somebody new by name, as many as is said, who comes into the cast by the same step', async () => {
    const { workspace, run, present } = await table()
    const before = content(workspace.file)
    await run('sceneBoard.place', { whom: [{ newcomer: 'toll bully', count: 3 }] })
    expect(await present()).toEqual(['toll bully'])
    const [bully] = await run('sceneBoard.list', {})
    expect(Object.keys(bully?.sheets ?? {})).toContain('iron-fist')
    expect(Object.keys((bully?.sheets['iron-fist'] as { bodies: object }).bodies)).toHaveLength(2)
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('DW-007: takes many in one step, as many of each as is said, and one undo takes all back', async () => {
    const { workspace, call, run, present } = await table()
    const sheet = { hp: 1, maxHp: 3, fallen: 1, armor: 1 }
    const goblin = await run('npc.create', {
      ...{ name: 'Goblin', sheets: { 'dungeon-world': sheet } },
    } as never)
    await run('sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })
    const before = content(workspace.file)
    const whom = [
      { npcId: 'npc-raider-1' },
      { ...goblin, count: 5 },
      { readyMade: 'Wolf' },
      { npcId: 'npc-raider-2' },
    ]
    await run('sceneBoard.place', { whom } as never)
    expect(await present()).toEqual(['Hob Sallow', 'Goblin', 'Wolf', 'Nettle'])
    const [, five] = await run('sceneBoard.list', {})
    expect(five?.sheets['dungeon-world']).toMatchObject({ hp: 3, count: 5, fallen: 0, armor: 1 })
    // Whoever was there already is not put there again.
    const placed = (await run('journal.recent', { limit: 20 })).flatMap(({ fact }) =>
      fact.kind === 'sceneBoard.placed' ? fact.about.map(({ name }) => name) : [],
    )
    expect(placed.toReversed()).toEqual(['Hob Sallow', 'Goblin', 'Wolf', 'Nettle'])
    expect(JSON.stringify(await run('history.list', {}))).toContain('sceneBoard.placeAll')
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    // Where no sheet counts more than one, nobody comes.
    const sole = await run('npc.create', { name: 'Sole', sheets: { 'cold-iron': {} } } as never)
    expect(await call('sceneBoard.place', { whom: [{ ...sole, count: 2 }] })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.npcGroup.none' } },
    })
    expect(await present()).toEqual(['Hob Sallow'])
  })

  it('is told who of a mission’s cast is not there yet, and who is out of play is not asked for', async () => {
    const { run } = await table()
    const { missionId } = await run('mission.create', { name: 'The ford' })
    const npcIds = ['npc-raider-1', 'npc-raider-2', 'npc-client']
    for (const npcId of npcIds) await run('mission.setCast', { missionId, npcId, note: '' })
    await run('cast.leave', { member: { type: 'npc', id: 'npc-client' } })
    const absent = async () => (await run('mission.preparation', { missionId })).absent.toSorted()
    expect(await absent()).toEqual(['npc-raider-1', 'npc-raider-2'])
    await run('sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })
    expect(await absent()).toEqual(['npc-raider-2'])
  })

  it('is cleared by hand, and by the end of the scene; undo puts all of them back', async () => {
    const { workspace, run, present } = await table()
    await run('session.start', {})
    await run('scene.begin', { name: 'The mill' })
    await run('sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })
    await run('sceneBoard.place', { whom: [{ npcId: 'npc-raider-2' }] })
    const before = content(workspace.file)
    await run('sceneBoard.clear', {})
    expect(await present()).toEqual([])
    await run('history.undo', {})
    await run('scene.begin', { name: 'The bridge' })
    expect(await present()).toEqual([])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    await run('session.end', {})
    expect(await present()).toEqual([])
  })

  it('loses whom the campaign loses, and is nothing the players may ask for', async () => {
    const { workspace, run } = await table()
    await run('sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })
    expect(await answer(workspace, 'player', 'sceneBoard.list', {})).toMatchObject({
      error: { code: 'invalid' },
    })
    const facts = await run('journal.recent', { limit: 5 })
    expect(facts.filter(({ fact }) => !fact.secret)).toEqual([])
  })
})
