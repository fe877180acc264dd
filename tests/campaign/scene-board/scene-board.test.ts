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
    await run('sceneBoard.place', { npcId: 'npc-raider-2' })
    const one = content(workspace.file)
    await run('sceneBoard.place', { npcId: 'npc-raider-1' })
    expect(await present()).toEqual(['Nettle', 'Hob Sallow'])
    const [first] = await run('sceneBoard.list', {})
    expect(Object.keys(first?.sheets ?? {})).toEqual(['cold-iron', 'iron-fist'])
    expect(await call('sceneBoard.place', { npcId: 'npc-raider-1' })).toMatchObject({
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
    await run('sceneBoard.place', { npcId: 'npc-raider-1' })
    expect(await run('sceneBoard.list', {})).toMatchObject([{ alias: 'The man in grey' }])
  })

  it('takes a ready-made kind of the games in play, who comes into the cast by the same step', async () => {
    const { workspace, call, run, present } = await table()
    const before = content(workspace.file)
    await run('sceneBoard.place', { readyMade: 'Wolf' })
    expect(await present()).toEqual(['Wolf'])
    const [wolf] = await run('sceneBoard.list', {})
    expect(Object.keys(wolf?.sheets ?? {})).not.toEqual([])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    expect(await call('sceneBoard.place', { readyMade: 'Nobody at all' })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.noReadyMade' } },
    })
  })

  it('is cleared by hand, and by the end of the scene; undo puts all of them back', async () => {
    const { workspace, run, present } = await table()
    await run('session.start', {})
    await run('scene.begin', { name: 'The mill' })
    await run('sceneBoard.place', { npcId: 'npc-raider-1' })
    await run('sceneBoard.place', { npcId: 'npc-raider-2' })
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
    await run('sceneBoard.place', { npcId: 'npc-raider-1' })
    expect(await answer(workspace, 'player', 'sceneBoard.list', {})).toMatchObject({
      error: { code: 'invalid' },
    })
    const facts = await run('journal.recent', { limit: 5 })
    expect(facts.filter(({ fact }) => !fact.secret)).toEqual([])
  })
})
