import { describe, expect, it } from 'vitest'

import { content } from '../../support/dump'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'
import { join } from 'node:path'

const list = ['Show what is coming', 'Use up their gear']

async function road() {
  const table = testWorkspace()
  table.answers.saveTo = join(table.folder, 'road.irontable')
  await table.run('file.create', { name: 'Road', systems: ['iron-fist', 'dungeon-world'] })
  const sheets = { 'dungeon-world': {}, 'iron-fist': {} }
  const { characterId } = await table.run('character.create', { name: 'Ysolt', player: '', sheets })
  const { npcId } = await table.run('npc.create', {
    name: 'The ogre',
    sheets: { 'dungeon-world': { moves: ['Throw somebody'] }, 'iron-fist': {} },
  })
  await table.run('setting.editChart', {
    ...{ system: 'dungeon-world', chart: 'gmMoves.list', value: list },
  })
  const miss = async (system: string, move: string, answers: Record<string, string>) => {
    const actor = { type: 'character' as const, id: characterId }
    const target = { type: 'npc' as const, id: npcId }
    await table.run('move.confirm', { system, move, actor, target, dice: [1, 1], answers })
    const owed = await table.run('inbox.list', {})
    const last = owed.at(-1)
    if (!last) throw new Error('nothing owed')
    return last
  }
  return { ...table, miss }
}

describe('the moves that the GM may make', () => {
  it('DW-002 are the NPC’s own and the campaign’s list, where the move of that system missed', async () => {
    const { miss } = await road()
    const { gmMoves } = await miss('dungeon-world', 'hackAndSlash', {})
    expect(gmMoves.filter(({ game }) => game === undefined)).toEqual([
      { text: 'Throw somebody', of: 'The ogre' },
      ...list.map((text) => ({ text, of: null })),
    ])
    const ofGame = gmMoves.filter(({ game }) => game === 'Dungeon World')
    expect(ofGame).toHaveLength(12)
    const key = 'dungeonWorld.gmMove.damage'
    expect(ofGame).toContainEqual({ text: 'Deal damage', of: null, game: 'Dungeon World', key })
  })

  it('DW-002 are those of the foes on the table too, whether the move was made on them or not', async () => {
    const { run, miss } = await road()
    const create = (name: string, moves: string[]) =>
      run('npc.create', { name, sheets: { 'dungeon-world': { moves } } })
    const { npcId: wolf } = await create('The wolf', ['Bite and hold'])
    await create('The hermit', ['Bar the door'])
    await run('sceneBoard.place', { whom: [{ npcId: wolf }] })
    const ofPeople = ({ gmMoves }: { gmMoves: readonly { text: string; of: string | null }[] }) =>
      gmMoves.filter(({ of }) => of !== null).map(({ text, of }) => `${of ?? ''}: ${text}`)
    const owed = await miss('dungeon-world', 'hackAndSlash', {})
    expect(ofPeople(owed)).toEqual(['The ogre: Throw somebody', 'The wolf: Bite and hold'])
    // Who is on the table and in the matter stands there once.
    const [ogre] = owed.about.filter(({ type }) => type === 'npc')
    await run('sceneBoard.place', { whom: [{ npcId: ogre?.id ?? '' }] })
    const [again] = await run('inbox.list', {})
    expect(again && ofPeople(again)).toEqual(ofPeople(owed))
  })

  it('are those on the card of an NPC who has no sheet of the game of the move', async () => {
    const { run, miss } = await road()
    const { npcId } = await run('npc.create', {
      name: 'The wolf',
      sheets: { 'dungeon-world': { moves: ['Bite and hold'] } },
    })
    await run('sceneBoard.place', { whom: [{ npcId }] })
    const { gmMoves } = await miss('iron-fist', 'lie', {})
    expect(gmMoves).toEqual([{ text: 'Bite and hold', of: 'The wolf' }])
  })

  it('IF-005 are the other system’s list where its move missed, none until one is written', async () => {
    const { run, miss } = await road()
    expect((await miss('iron-fist', 'lie', {})).gmMoves).toEqual([])
    const value = ['Take what they love']
    await run('setting.editChart', { system: 'iron-fist', chart: 'gmMoves.list', value })
    const [owed] = await run('inbox.list', {})
    expect(owed?.gmMoves).toEqual([{ text: 'Take what they love', of: null }])
  })

  it('DW-002 the one that is made is told to the GM alone, and undo takes it back', async () => {
    const { run, workspace, miss } = await road()
    const owed = await miss('dungeon-world', 'hackAndSlash', {})
    const before = content(workspace.file)
    const made = { owedId: owed.id, how: 'made' as const, gmMove: list[0] ?? '', note: 'wolves' }
    await run('inbox.settle', made)
    const [last] = await run('journal.recent', { limit: 1 })
    expect(last?.fact).toMatchObject({
      ...{ kind: 'gmMove.made', secret: true },
      with: { note: 'Show what is coming – wolves' },
    })
    expect(await run('inbox.list', {})).toEqual([])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('offers nothing where no list is written', async () => {
    const { run } = await sampleWorkspace()
    await run('move.confirm', {
      ...{ system: 'iron-fist', move: 'lie', dice: [1, 1] },
      actor: { type: 'character', id: 'character-ysolt' },
    })
    expect((await run('inbox.list', {})).map(({ gmMoves }) => gmMoves)).toEqual([[]])
  })
})
