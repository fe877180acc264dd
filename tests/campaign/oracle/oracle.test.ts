import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { content, dump } from '../../support/dump'

const d6 = { count: 1, sides: 6 }
const weather = '1-3 Rain\n4-6 Sun'

async function workspaceWithTables() {
  const table = await sampleWorkspace()
  const { tableId: omens } = await table.run('oracle.save', {
    name: 'Omens',
    dice: d6,
    text: '1-5 A crow\n6 A comet',
  })
  const { tableId: sky } = await table.run('oracle.save', {
    ...{ name: 'Sky', dice: d6 },
    text: '1-3 Rain\n4-6 Clear, and [[Omens]]',
  })
  return { ...table, omens, sky }
}

describe('a table of the campaign', () => {
  it('is written, read back as text, changed and removed, each one step of undo', async () => {
    const { run, workspace } = await sampleWorkspace()
    const { tableId } = await run('oracle.save', { name: 'Weather', dice: d6, text: weather })
    const written = content(workspace.file)
    await run('oracle.save', {
      tableId,
      name: 'Skies',
      dice: { count: 2, sides: 6 },
      text: '2-7 Rain\n8-12 Sun',
    })
    const [changed] = await run('oracle.tables', {})
    expect(changed).toMatchObject({ name: 'Skies', dice: { count: 2, sides: 6 }, source: null })
    workspace.file.undo()
    expect(content(workspace.file)).toEqual(written)
    await run('oracle.remove', { tableId })
    expect(await run('oracle.tables', {})).toEqual([])
    const told = (await run('journal.recent', { limit: 9 })).map(({ fact }) => fact)
    expect(told).toMatchObject([
      { kind: 'oracle.removed', secret: true, about: [{ id: tableId, name: 'Weather' }] },
      { kind: 'oracle.written', secret: true, about: [{ id: tableId, name: 'Weather' }] },
    ])
    workspace.file.undo()
    expect(content(workspace.file)).toEqual(written)
  })

  it.each([
    ['a gap', '1-2 Rain\n5-6 Sun', 'oracle.bad.gap', 2],
    ['one total that no row has', '1-2 Rain\n4-6 Sun', 'oracle.bad.gapAt', 2],
    ['an overlap', '1-3 Rain\n3-6 Sun', 'oracle.bad.overlap', 2],
    ['a loop', '1-3 Rain\n4-6 [[Sky]]', 'oracle.bad.loop', 2],
    ['the wrong dice', '1-3 Rain\n4-9 Sun', 'oracle.bad.outOfRange', 2],
  ])('is refused for %s, with its line', async (_what, text, key, line) => {
    const { call, omens } = await workspaceWithTables()
    const reply = await call('oracle.save', { tableId: omens, name: 'Omens', dice: d6, text })
    const message = { key: 'refusal.tableLine', with: { line, problem: `@${key}` } }
    expect(reply).toMatchObject({ ok: false, error: { message } })
  })

  it('is no step of the history where it is saved as it was', async () => {
    const { run, workspace } = await workspaceWithTables()
    const given = { name: 'Wind', dice: d6, text: '1-3 [[Sky]]\n4-6 None' }
    const { tableId } = await run('oracle.save', given)
    const before = dump(workspace.file)
    expect(await run('oracle.save', { ...given, tableId })).toEqual({ tableId })
    expect(dump(workspace.file)).toEqual(before)
  })

  it('names people and places in its rows: no table to roll on, and by name alone in the log', async () => {
    const { run, call } = await workspaceWithTables()
    const given = { name: 'Who comes', dice: d6, text: '1-5 [[Hob Sallow]], [[Sky]]\n6 Nobody' }
    const nobody = { ...given, text: '1-6 [[Nobody at all]]' }
    const wrong = { ...given, text: '1-5 [[Hob Sallow]]\n5-6 Nobody' }
    expect(await call('oracle.save', wrong)).toMatchObject({
      error: {
        message: {
          key: 'refusal.tableLine',
          with: { line: 2, problem: '@oracle.bad.overlap', from: 5 },
        },
      },
    })
    // As in a note, a name may stand before anybody has it.
    expect(await call('oracle.save', nobody)).toMatchObject({ ok: true })
    await run('history.undo', {})
    const { tableId } = await run('oracle.save', given)
    const consulted = [{ tableId, dice: [[1], [1]] }]
    const [rolled = []] = await run('oracle.consult', { consulted, typed: true })
    expect(rolled.map(({ text }) => text)).toEqual(['[[Hob Sallow]], Sky', 'Rain'])
    const facts = (await run('journal.recent', { limit: 2 })).map(({ fact }) => fact.with?.text)
    expect(facts).toContain('Hob Sallow, Sky')
    // Whoever is called otherwise is so in the rows.
    await run('npc.edit', { npcId: 'npc-raider-1', name: 'Hob the Bold' })
    const table = (await run('oracle.tables', {})).find(({ id }) => id === tableId)
    expect(table?.rows[0]?.text).toBe('[[Hob the Bold]], [[Sky]]')
  })

  it('keeps its name to itself, and a book keeps its tables', async () => {
    const { call, run } = await workspaceWithTables()
    expect(await call('oracle.save', { name: 'SKY', dice: d6, text: weather })).toMatchObject({
      error: { message: { key: 'refusal.tableNameTaken' } },
    })
    await run('content.take', { name: 'ironsworn-classic.srd08' })
    const theirs = (await run('oracle.tables', {})).find(({ source }) => source !== null)
    const reply = await call('oracle.remove', { tableId: theirs?.id ?? '' })
    expect(reply).toMatchObject({ error: { message: { key: 'refusal.notOwnTable' } } })
  })
})

describe('consulting', () => {
  it('writes every roll down as a fact of its own, with its dice', async () => {
    const { run, sky } = await workspaceWithTables()
    const [told = []] = await run('oracle.consult', {
      consulted: [{ tableId: sky, dice: [[5], [6]] }],
      typed: true,
    })
    expect(told.map(({ name, text }) => [name, text])).toEqual([
      ['Sky', 'Clear, and Omens'],
      ['Omens', 'A comet'],
    ])
    const [led, rolled] = await run('journal.recent', { limit: 2 })
    expect(rolled?.fact).toMatchObject({
      kind: 'oracle.rolled',
      secret: true,
      to: 5,
      dice: { faces: [5], typed: true },
    })
    expect(led?.fact).toMatchObject({
      kind: 'oracle.ledTo',
      secret: true,
      to: 6,
      dice: { faces: [6] },
    })
  })

  it('refuses dice that are too few, too many, or none of the table', async () => {
    const { call, sky } = await workspaceWithTables()
    const reply = (dice: number[][]) =>
      call('oracle.consult', { consulted: [{ tableId: sky, dice }], typed: true })
    const refused = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })
    expect(await reply([[5]])).toMatchObject(refused('refusal.oracle.wants'))
    expect(await reply([[2], [3]])).toMatchObject(refused('refusal.oracle.enough'))
    expect(await reply([[7]])).toMatchObject(refused('refusal.oracle.dice'))
    expect(await reply([[1, 2]])).toMatchObject(refused('refusal.oracle.dice'))
  })

  it('IS-161: twice more on the same table, and the same twice is worse', async () => {
    const { run } = await sampleWorkspace()
    await run('content.take', { name: 'ironsworn-classic.srd08' })
    const tableId = 'classic/oracles/turning_point/major_plot_twist'
    const [told = []] = await run('oracle.consult', {
      consulted: [{ tableId, dice: [[96], [1], [5]] }],
      typed: true,
    })
    expect(told.map(({ depth, isWorse }) => [depth, isWorse])).toEqual([
      [0, false],
      [1, false],
      [1, true],
    ])
  })

  it('IS-141: 1 to 2 on Pay the Price rolls again, and worse', async () => {
    const { run } = await sampleWorkspace()
    await run('content.take', { name: 'ironsworn-classic.srd08' })
    const tableId = 'classic/oracles/moves/pay_the_price'
    const [told = []] = await run('oracle.consult', {
      consulted: [{ tableId, dice: [[2], [77]] }],
      typed: true,
    })
    expect(told.map(({ total, isWorse }) => [total, isWorse])).toEqual([
      [2, false],
      [77, true],
    ])
  })
})

describe('asking', () => {
  it('IS-143, IS-144: answers by the odds, tells the game master alone unless it is open', async () => {
    const { run } = await sampleWorkspace()
    const ask = { question: 'Is the ford held?', likelihood: 'likely' as const, typed: true }
    expect(await run('oracle.ask', { ...ask, roll: 25 })).toEqual({
      answer: 'no',
      isExtreme: false,
    })
    expect(await run('oracle.ask', { ...ask, roll: 55, isOpen: true })).toEqual({
      answer: 'yes',
      isExtreme: true,
    })
    const [open, kept] = await run('journal.recent', { limit: 2 })
    expect(kept?.fact).toMatchObject({ kind: 'oracle.asked', secret: true, to: 25 })
    expect(open?.fact.secret).toBe(false)
  })
})
