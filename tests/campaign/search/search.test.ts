import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer } from '../../../src/campaign/workspace/answer'
import { sampleWorkspace } from '../../support/workspace'
import { allFronts } from '../../support/whole-lists'

async function searching() {
  const table = await sampleWorkspace()
  const find = (text: string, more: { types?: 'npc'[]; limit?: number } = {}) =>
    table.run('search.find', { text, ...more })
  const names = async (text: string) => (await find(text)).map(({ name }) => name)
  return { ...table, find, names }
}

describe('search', () => {
  it('finds what is called so before what only mentions it', async () => {
    const { find } = await searching()
    const found = await find('bell')
    expect(found[0]).toMatchObject({ type: 'front', name: 'The Drowned Bell' })
    expect(found.length).toBeGreaterThan(2)
    expect(found[0]?.marks).toEqual([
      { text: 'The Drowned ', marked: false },
      { text: 'Bell', marked: true },
    ])
  })

  it('calls a session without a name by its number in words, with its day', async () => {
    const { run, find, names } = await searching()
    await run('session.start', {})
    const { session } = await run('session.current', {})
    const name = `Session ${String(session?.number)}`
    const [found] = await find(name)
    expect(found).toMatchObject({ type: 'session', name, marks: [{ text: name, marked: false }] })
    expect(found?.excerpt[0]?.text).toMatch(/^\d+ \p{L}+ \d{4}$/u)
    expect(await names(`#${String(session?.number)}`)).toContain(name)
  })

  it('wants every word, and lets the last one be only begun', async () => {
    const { names } = await searching()
    expect(await names('drowned be')).toContain('The Drowned Bell')
    expect(await names('drowned nowhere')).toEqual([])
  })

  it('finds what stands within a name, where nothing begins so', async () => {
    const { find, names } = await searching()
    expect(await names('rowned')).toContain('The Drowned Bell')
    expect(await find('be drowned')).toMatchObject([{ name: 'The Drowned Bell', isNear: false }])
    const people = await find('rannoc')
    expect(people.map(({ name }) => name)).toContain('Brannoch')
    expect(await names('rowned nowhere')).toEqual([])
    expect(await find('rowned', { types: ['npc'] })).toEqual([])
  })

  it('finds names in spite of a slip or two, and says that it guessed', async () => {
    const { find } = await searching()
    for (const typed of ['Ysotl', 'Branoch', 'bramnoch', 'tasmin', 'rbannoch']) {
      const [first] = await find(typed)
      expect(first, typed).toMatchObject({ type: 'character', isNear: true })
    }
    const [bell] = await find('durowned bel')
    expect(bell).toMatchObject({ name: 'The Drowned Bell', isNear: true })
    expect(bell?.marks.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'Drowned',
      'Bell',
    ])
    expect(await find('qqqqqqqq')).toEqual([])
  })

  it('finds days of the calendar and rows of tables of one’s own, by names without brackets', async () => {
    const { run, find } = await searching()
    const { tableId } = await run('oracle.save', {
      ...{ name: 'Who comes', dice: { count: 1, sides: 2 } },
      text: '1 nobody\n2 [[Brannoch]] on a heron',
    })
    const add = (day: number) => run('appointment.add', { name: 'Herring of [[Brannoch]]', day })
    await add(30)
    const { appointmentId } = await add(20)
    await add(40)
    expect(await find('herring bran')).toMatchObject([
      { type: 'appointment', id: appointmentId, name: 'Herring of Brannoch' },
    ])
    expect(await find('heron')).toMatchObject([
      {
        ...{ type: 'oracleTable', id: tableId, name: 'Who comes' },
        excerpt: [{ text: 'Brannoch on a ' }, { text: 'heron', marked: true }],
      },
    ])
    expect(await find('heron', { types: ['npc'] })).toEqual([])
  })

  it('shows names alone where what it finds has links', async () => {
    const { run, find } = await searching()
    const { missionId } = await run('mission.create', {
      name: 'Toll',
      brief: 'A lamprey, [[Ysolt]]!',
    })
    await run('mission.addObjective', { missionId, text: 'Bring [[Ysolt]] eel' })
    const [eel] = await find('eel')
    expect(eel).toMatchObject({
      name: 'Bring Ysolt eel',
      marks: [{ text: 'Bring Ysolt ' }, { text: 'eel', marked: true }],
    })
    const [lamprey] = await find('lamprey')
    expect(lamprey?.excerpt.map(({ text }) => text).join('')).toBe('A lamprey, Ysolt!')
  })

  it('finds a name whatever its accents', async () => {
    const { run, names } = await searching()
    await run('npc.create', { name: 'Élodie Brûlée' })
    expect(await names('elodie brulee')).toEqual(['Élodie Brûlée'])
    expect(await names('ÉLOD')).toEqual(['Élodie Brûlée'])
  })

  it('says what a find belongs to, and shows the words around it', async () => {
    const { find, run } = await searching()
    const [portent] = (await allFronts({ run }))[0]?.dangers[0]?.portents ?? []
    const found = (await find(portent?.text ?? '')).find(({ type }) => type === 'portent')
    expect(found).toMatchObject({ id: portent?.id, home: { type: 'front' } })
    const [secret] = await find('npc that nobody wrote about')
    expect(secret).toBeUndefined()
    const description = `${'far '.repeat(60)}zanzibar at last`
    await run('npc.edit', { npcId: 'npc-client', description })
    const [client] = await find('zanzibar')
    const text = client?.excerpt.map((each) => each.text).join('') ?? ''
    expect(text).toMatch(/^… far .* zanzibar at last$/)
    expect(text.length).toBeLessThan(180)
    expect(client?.excerpt.filter((each) => each.marked)).toEqual([
      { text: 'zanzibar', marked: true },
    ])
  })

  it('finds what the game master alone knows of somebody, and does not write it out', async () => {
    const { find, run } = await searching()
    const secret = 'She sold the zanzibar to Vane'
    await run('npc.edit', { npcId: 'npc-client', description: 'A client of old', secret })
    const [hit] = await find('zanzibar')
    expect(hit).toMatchObject({ id: 'npc-client' })
    expect(hit?.excerpt).toEqual([{ text: 'in what you alone know of it', marked: true }])
    // The database counts signs otherwise than the text is cut.
    await run('npc.edit', { npcId: 'npc-client', secret: `Zanzibar ${'🗝️'.repeat(9)}` })
    const [marked] = await find('zanzibar')
    expect(marked?.excerpt).toEqual(hit?.excerpt)
    await run('npc.edit', { npcId: 'npc-client', secret })
    const [both] = await find('client of old')
    expect(both?.excerpt.map(({ text }) => text).join('')).toBe('A client of old')
  })

  it('reads what stands between gm marks of a note as no more than that it is there', async () => {
    const { find, run } = await searching()
    const body = 'The ferry runs at dusk.\n\n:::gm\nThe zanzibar is false.\n:::\n\nIt is dear.'
    await run('note.create', { title: 'Ferry talk', body })
    const said = async (text: string) =>
      (await find(text)).map(({ excerpt }) => excerpt.map((each) => each.text).join(''))
    expect(await said('zanzibar')).toEqual(['in what you alone know of it'])
    expect(await said('ferry talk')).toEqual(['The ferry runs at dusk. It is dear.'])
    // The mark itself is found, and hides what it hides all the same.
    expect(await said('ferry gm')).toEqual(['The ferry runs at dusk. It is dear.'])
  })

  it('shows words as they are read, without the signs of Markdown', async () => {
    const { find, run } = await searching()
    const body =
      '## Tonight\n\n- **Ask a zanzibar** (in [the palette](rule:x)) when `nobody` __knows__.'
    await run('note.create', { title: 'Signs', body })
    const [note] = await find('zanzibar')
    expect(note?.excerpt).toEqual([
      { text: 'Tonight Ask a ', marked: false },
      { text: 'zanzibar', marked: true },
      { text: ' (in the palette) when nobody knows.', marked: false },
    ])
  })

  it('finds an NPC by what players call them, in the search and in the list, until they are revealed', async () => {
    const { run, call, workspace } = await sampleWorkspace()
    const npcId = 'npc-chief'
    await run('npc.setAlias', { npcId, alias: 'the hooded man' })
    const found = async (text: string) => (await run('search.find', { text })).map(({ id }) => id)
    expect((await found('hooded'))[0]).toBe(npcId)
    expect((await run('search.find', { text: 'hooded man', types: ['note'] })).length).toBe(0)
    const [hit] = await run('search.find', { text: 'the hooded' })
    expect(hit?.excerpt).toEqual([{ text: 'the hooded man', marked: true }])
    expect((await run('npc.list', { text: 'hooded' })).npcs.map(({ id }) => id)).toEqual([npcId])
    // Players have no search at all.
    expect(await answer(workspace, 'player', 'search.find', { text: 'hooded' })).toMatchObject({
      ok: false,
    })
    await run('npc.reveal', { npcIds: [npcId] })
    expect(await found('hooded man')).not.toContain(npcId)
    expect(await call('search.find', { text: 'hooded' })).toMatchObject({ ok: true })
  })

  it('finds an NPC by what they were called before, and says so, until that is taken back', async () => {
    const { run } = await sampleWorkspace()
    const { npcId } = await run('npc.create', { name: 'Captain Roake' })
    await run('npc.edit', { npcId, name: 'The Widow’s Hand' })
    const [hit, ...others] = await run('search.find', { text: 'Roake' })
    expect(hit).toMatchObject({ id: npcId, name: 'The Widow’s Hand', isNear: false })
    expect(hit?.excerpt).toEqual([
      { text: 'formerly ', marked: false },
      { text: 'Captain Roake', marked: true },
    ])
    expect(others).toEqual([])
    expect(await run('search.find', { text: 'Roake', types: ['place'] })).toEqual([])
    expect((await run('npc.list', { text: 'Roake' })).npcs.map(({ id }) => id)).toEqual([npcId])
    // Whoever is called so now is found by that, once.
    await run('npc.edit', { npcId, name: 'Roake' })
    expect(await run('search.find', { text: 'Roake' })).toMatchObject([
      { id: npcId, name: 'Roake' },
    ])
    await run('history.undo', {})
    await run('history.undo', {})
    expect(await run('search.find', { text: 'Widow’s Hand' })).toEqual([])
  })

  it('keeps to the types asked for, and to the limit', async () => {
    const { find } = await searching()
    const people = await find('the', { types: ['npc'] })
    expect(new Set(people.map(({ type }) => type))).toEqual(new Set(['npc']))
    expect(await find('the', { limit: 2 })).toHaveLength(2)
  })

  it('follows a new name, and loses what is undone', async () => {
    const { run, names } = await searching()
    await run('npc.edit', { npcId: 'npc-client', name: 'Zacharias' })
    // The mission has them for its client.
    expect(await names('zachar')).toEqual(['Zacharias', 'Bring back the toll'])
    await run('note.jot', { text: 'the zither rang' })
    expect(await names('zither')).toEqual([''])
    await run('history.undo', {})
    expect(await names('zither')).toEqual([])
    await run('history.undo', {})
    expect(await names('zachar')).toEqual([])
    await run('history.redo', {})
    await run('history.redo', {})
    expect(await names('zither')).toEqual([''])
    expect(await names('zachar')).toEqual(['Zacharias', 'Bring back the toll'])
  })

  it('tells windows that it has changed with every command', async () => {
    const { run, changes } = await searching()
    await run('npc.create', { name: 'Somebody' })
    expect(changes.at(-1)).toMatchObject({ tables: expect.arrayContaining(['search_entry']) })
    await run('history.undo', {})
    expect(changes.at(-1)).toMatchObject({ tables: expect.arrayContaining(['search_entry']) })
  })

  it('is for the game master alone', async () => {
    const { workspace } = await searching()
    expect(await answer(workspace, 'player', 'search.find', { text: 'bell' })).toMatchObject({
      ok: false,
      error: { message: { key: 'invalid.notThisWindow' } },
    })
  })
})

describe('whatever is typed', () => {
  it.each([
    ...['', '   ', '"', '""""', "'; DROP TABLE npc; --", 'NEAR(a b)', 'name:bell', '*', 'a*b'],
    ...['AND', 'OR NOT', '^bell', '{name} : x', '(', 'bell)', '+ +', '-bell', '\0\u0001', '🔔🔔🔔'],
    ...['👩‍👩‍👧', '½ ² Ⅷ', 'e\u0301', '\ud800', '鐘鐘', 'x'.repeat(10_000), 'bell '.repeat(2_000)],
  ])('search answers: %j', async (text) => {
    const { call } = await searching()
    expect(await call('search.find', { text })).toMatchObject({ ok: true })
  })

  it('search answers any text at all', async () => {
    const { call } = await searching()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        expect(await call('search.find', { text })).toMatchObject({ ok: true })
      }),
      { numRuns: 300 },
    )
  })
})
