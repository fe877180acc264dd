import { describe, expect, it } from 'vitest'
import { collectAll, readThings } from '../../../src/campaign/exchange/collect'
import { readDocument, writeDocument } from '../../../src/campaign/exchange/document'
import { pagesOf } from '../../../src/campaign/exchange/markdown/write'
import { readPages } from '../../../src/campaign/exchange/markdown/read'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'
import { expectWholeSearch } from '../../support/search'
import { sampleWorkspace } from '../../support/workspace'

/** The sample campaign with two people and a place that nothing else hangs on. */
async function table() {
  const made = await sampleWorkspace()
  const { run } = made
  const { npcId: hob } = await run('npc.create', { name: 'Hobart' })
  const { npcId: maro } = await run('npc.create', { name: 'Maro' })
  const { placeId: mill } = await run('place.create', { name: 'The old mill' })
  const ends = {
    hob: { type: 'npc', id: hob },
    maro: { type: 'npc', id: maro },
    mill: { type: 'place', id: mill },
    brannoch: { type: 'character', id: 'character-brannoch' },
  } as const
  type Name = keyof typeof ends
  const tie = (from: Name, relation: string, to: Name) =>
    run('tie.create', { from: ends[from], relation, to: ends[to] })
  const said = async (of: Name | null = null) =>
    (await run('tie.list', { of: of && ends[of] })).map(
      ({ from, relation, to }) => `${from.name} ${relation} ${to.name}`,
    )
  return { ...made, ends, tie, said }
}

describe('a tie', () => {
  it('is one sentence on both cards, told to the game master alone, and undone', async () => {
    const { run, workspace, tie, said } = await table()
    const before = content(workspace.file)
    const { tieId } = await tie('hob', 'owes', 'maro')
    await tie('maro', 'lives in', 'mill')
    expect(await said('hob')).toEqual(['Hobart owes Maro'])
    expect(await said('maro')).toEqual(['Maro lives in The old mill', 'Hobart owes Maro'])
    expect(await said('mill')).toEqual(['Maro lives in The old mill'])
    expect(await said()).toEqual(['Hobart owes Maro', 'Maro lives in The old mill'])
    await run('tie.remove', { tieId })
    expect(await said('hob')).toEqual([])
    const told = (await run('journal.recent', { limit: 3 })).map(({ fact }) => fact)
    expect(told.map((fact) => [fact.secret, words.tell(fact)])).toEqual([
      [true, 'No more: Hobart owes Maro.'],
      [true, 'Maro lives in The old mill.'],
      [true, 'Hobart owes Maro.'],
    ])
    for (let step = 0; step < 3; step++) await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('is refused to oneself, and a second time', async () => {
    const { tie, said } = await table()
    await tie('hob', 'owes', 'maro')
    await expect(tie('hob', 'owes', 'maro')).rejects.toThrow('refusal.tieThere')
    await expect(tie('hob', 'owes', 'hob')).rejects.toThrow('refusal.tieToSelf')
    await tie('maro', 'owes', 'hob')
    await tie('hob', 'fears', 'maro')
    expect(await said('hob')).toHaveLength(3)
  })

  it('follows a new name, and goes with a place that is removed until undo brings it back', async () => {
    const { run, ends, tie, said } = await table()
    await tie('hob', 'lives in', 'mill')
    await run('npc.edit', { npcId: ends.hob.id, name: 'Hob' })
    expect(await said('mill')).toEqual(['Hob lives in The old mill'])
    await run('place.remove', { placeId: ends.mill.id })
    expect(await said('hob')).toEqual([])
    await run('history.undo', {})
    expect(await said('hob')).toEqual(['Hob lives in The old mill'])
  })

  it('holds somebody as long as it stands, and no longer', async () => {
    const { run, ends, tie } = await table()
    const { tieId } = await tie('hob', 'owes', 'maro')
    expect(await run('cast.references', { member: ends.maro })).toEqual([{ what: 'tie', count: 1 }])
    await run('tie.remove', { tieId })
    expect(await run('cast.references', { member: ends.maro })).toEqual([])
  })

  it('is found by its name from either side', async () => {
    const { run, workspace, tie } = await table()
    const find = async () =>
      (await run('search.find', { text: 'bloodbrother' })).map((one) => one.name)
    const { tieId } = await tie('hob', 'bloodbrother of', 'mill')
    expect((await find()).toSorted()).toEqual(['Hobart', 'The old mill'])
    expectWholeSearch(workspace.file)
    await run('tie.remove', { tieId })
    expect(await find()).toEqual([])
  })

  it('offers those in play by a part of their name, and the relations there are', async () => {
    const { run, ends, tie } = await table()
    await tie('hob', 'owes', 'maro')
    await tie('hob', 'fears', 'maro')
    await tie('brannoch', 'owes', 'maro')
    expect(await run('tie.relations', {})).toEqual(['owes', 'fears'])
    expect(await run('tie.find', { text: 'MAR' })).toContainEqual({ ...ends.maro, name: 'Maro' })
    await run('cast.leave', { member: ends.maro })
    expect(await run('tie.find', { text: 'MAR' })).not.toContainEqual({
      ...ends.maro,
      name: 'Maro',
    })
  })

  it('goes along with a duplicate, out and in', async () => {
    const { run, workspace, ends, tie, said } = await table()
    await tie('hob', 'owes', 'maro')
    await tie('hob', 'lives in', 'mill')
    await run('thing.duplicate', { noun: 'npc', id: ends.hob.id })
    expect(await said('mill')).toEqual([
      'Hobart lives in The old mill',
      'Hobart 2 lives in The old mill',
    ])
    const { npc = [] } = workspace.file.read(collectAll).value
    const [entry] = workspace.file.read((read) => readThings(read, 'npc', [ends.hob.id])).value
    expect(entry?.ties).toMatchObject([
      { relation: 'owes', npc: ends.maro.id, place: null },
      { relation: 'lives in', npc: null, place: ends.mill.id },
    ])
    const json = JSON.stringify(writeDocument('x', { npc }))
    expect(readDocument(JSON.parse(json)).things.npc).toEqual(npc)
    const { pages } = pagesOf('x', { npc })
    const page = pages.find(({ path }) => path.endsWith('/Hobart.md'))
    expect(page?.text).toContain('[[Maro]]')
    expect(readPages('x', { pages, pictures: new Map() }, []).things.npc).toEqual(npc)
  })
})
