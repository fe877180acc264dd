import { describe, expect, it } from 'vitest'
import { answer } from '../../../src/campaign/workspace/answer'
import { content } from '../../support/dump'
import type { Bindings } from '../../../src/campaign/file/handles'
import { settleLinks } from '../../../src/campaign/note/links'
import { sampleWorkspace } from '../../support/workspace'

async function writing() {
  const table = await sampleWorkspace()
  const { run, workspace } = table
  const note = async (title: string, body = '') =>
    (await run('note.create', { title, body })).noteId
  const read = async (noteId: string) => (await run('note.read', { noteId }))?.body
  const stored = (noteId: string) =>
    workspace.file.read((file) =>
      file.get<{ body: string }>('SELECT body FROM note WHERE id = @noteId', { noteId }),
    ).value?.body
  const titles = async () => (await run('note.list', {})).notes.map(({ title }) => title)
  return { ...table, note, read, stored, titles, kept: () => content(workspace.file) }
}

describe('a note', () => {
  it('is created before the others, read, changed and removed; each is undone', async () => {
    const { run, note, read, titles, kept } = await writing()
    const states = [kept()]
    await note('First', 'one')
    states.push(kept())
    const second = await note('Second')
    states.push(kept())
    expect(await titles()).toEqual(['Second', 'First'])
    await run('note.edit', { noteId: second, title: 'Second thoughts', body: 'two' })
    states.push(kept())
    expect(await read(second)).toBe('two')
    await run('note.move', { noteId: second, to: 'after' })
    states.push(kept())
    expect(await titles()).toEqual(['First', 'Second thoughts'])
    await run('note.remove', { noteId: second })
    expect(await titles()).toEqual(['First'])
    expect(await run('note.read', { noteId: second })).toBeNull()
    for (const state of states.toReversed()) {
      await run('history.undo', {})
      expect(kept()).toEqual(state)
    }
  })

  it('is a template where its title says so, and hands on its text with links that still mean theirs', async () => {
    const { run, note, read, stored } = await writing()
    const templates = () => run('note.templates', {})
    expect(await templates()).toEqual([])
    const body = 'Kept by [[Brannoch]], feared by [[whom?]].'
    const made = await note('Template: Tavern', body)
    await note('Temple')
    await note('template: Ship')
    expect((await templates()).map(({ name }) => name)).toEqual(['Ship', 'Tavern'])
    const copy = await note('The Drowned Rat', await read(made))
    expect(await read(copy)).toBe(body)
    expect(stored(copy)).toMatch(/\[\[character:[^|]+\|Brannoch\]\], feared by \[\[whom\?\]\]/)
    await run('note.edit', { noteId: made, title: 'Tavern' })
    expect((await templates()).map(({ name }) => name)).toEqual(['Ship'])
  })

  it('is one step of the history as long as its writing goes on, and nothing comes between', async () => {
    const { run, note, read, kept } = await writing()
    const noteId = await note('Tides')
    const other = await note('Other')
    const before = kept()
    const write = (body: string) => run('note.edit', { noteId, body, goesOn: true })
    const steps = async () => (await run('history.list', {})).batches.length
    const made = await steps()
    for (const body of ['L', 'Low', 'Low water', 'Low water at [[Other]]']) await write(body)
    expect(await steps()).toBe(made + 1)
    const first = kept()
    expect(await run('journal.recent', { limit: 9 })).toHaveLength(3)
    await run('history.undo', {})
    expect(kept()).toEqual(before)
    await run('history.redo', {})
    expect(kept()).toEqual(first)

    await run('note.edit', { noteId: other, body: 'between' })
    await write('Low water at four')
    expect(await steps()).toBe(made + 3)
    await run('history.undo', {})
    expect(await read(noteId)).toBe('Low water at [[Other]]')
    await run('history.undo', {})
    await write('Low water at five')
    expect(await steps()).toBe(made + 2)
    await run('note.edit', { noteId, body: 'Ebb' })
    expect(await steps()).toBe(made + 3)
  })

  it('stays where it is when there is nobody to change places with', async () => {
    const { run, note, titles } = await writing()
    const only = await note('Only')
    await run('note.move', { noteId: only, to: 'before' })
    await run('note.move', { noteId: only, to: 'after' })
    expect(await titles()).toEqual(['Only'])
    const { batches } = await run('history.list', {})
    expect(batches.map(({ label }) => label.key)).toEqual(['history.note.create'])
  })

  it('leaves no step of history when it is saved as it was', async () => {
    const { run, note } = await writing()
    const noteId = await note('Wend', 'See [[Brannoch]].')
    await run('note.edit', { noteId, title: 'Wend', body: 'See [[Brannoch]].' })
    expect((await run('history.list', {})).batches).toHaveLength(1)
  })

  it('tells the journal, as a secret of the game master', async () => {
    const { run, note } = await writing()
    const noteId = await note('Plans')
    await run('note.edit', { noteId, body: 'x' })
    await run('note.remove', { noteId })
    const facts = (await run('journal.recent', { limit: 5 })).map(({ fact }) => fact)
    expect(facts.map(({ kind }) => kind)).toEqual(['note.removed', 'note.edited', 'note.created'])
    expect(facts.every(({ secret }) => secret)).toBe(true)
    expect(facts[0]?.about).toEqual([{ type: 'note', id: noteId, name: 'Plans' }])
  })

  it('refuses in words what is gone', async () => {
    const { call } = await writing()
    const gone = { ok: false, error: { message: { key: 'refusal.gone' } } }
    expect(await call('note.edit', { noteId: 'x', body: '' })).toMatchObject(gone)
    expect(await call('note.remove', { noteId: 'x' })).toMatchObject(gone)
    expect(await call('note.move', { noteId: 'x', to: 'after' })).toMatchObject(gone)
    expect(await call('note.forPlayers', { noteId: 'x' })).toMatchObject(gone)
  })

  it('is found by its text as it reads, and not by ids', async () => {
    const { run, note } = await writing()
    await note('Plans', 'Ask [[brannoch]] about the kraken.')
    const find = async (text: string) =>
      (await run('search.find', { text, types: ['note'] })).length
    expect(await find('ask brannoch about')).toBe(1)
    expect(await find('character')).toBe(0)
  })
})

describe('a link', () => {
  it('is looked up once, however often it stands in a note', async () => {
    const { run, workspace } = await sampleWorkspace()
    const [npc] = (await run('npc.list', {})).npcs
    const name = npc?.name ?? ''
    const many = `[[nobody]] [[${name}]] `.repeat(2_000)
    const { value, asked } = workspace.file.read((read) => {
      let asked = 0
      const counting = {
        ...read,
        all: <Row>(sql: string, bindings?: Bindings) => (asked++, read.all<Row>(sql, bindings)),
      }
      return { value: settleLinks(counting, many), asked }
    }).value
    expect(asked).toBe(2)
    expect(value).toBe(`[[nobody]] [[npc:${npc?.id}|${name}]] `.repeat(2_000))
  })

  it('is kept by id, so that a new name breaks nothing', async () => {
    const { run, note, read, stored } = await writing()
    const noteId = await note('Plans', 'Ask [[brannoch]].')
    expect(stored(noteId)).toBe('Ask [[character:character-brannoch|Brannoch]].')
    expect(await read(noteId)).toBe('Ask [[Brannoch]].')
    await run('character.edit', { characterId: 'character-brannoch', name: 'Bran the Old' })
    expect(await read(noteId)).toBe('Ask [[Bran the Old]].')
    expect(await run('note.forPlayers', { noteId })).toEqual({
      title: 'Plans',
      heading: 'Plans',
      body: 'Ask Bran the Old.',
    })
  })

  it('to dice means nobody, stays as it was typed, and is dice to players', async () => {
    const { run, note, read, stored, workspace } = await writing()
    await note('roll 2d6')
    const body = 'Thunder after [[roll 2d6]] hours. [[roll 2d6]]'
    const noteId = await note('Weather', body)
    expect([stored(noteId), await read(noteId)]).toEqual([body, body])
    expect(await run('note.meaning', { links: ['roll 2d6'] })).toEqual({ 'roll 2d6': [] })
    expect(await run('note.forPlayers', { noteId })).toMatchObject({
      body: 'Thunder after 2d6 hours. 2d6',
    })
    const links = workspace.file.read((file) => file.all('SELECT * FROM note_link'))
    expect(links.value).toEqual([])
  })

  it('is listed by its words alone, and numbered where nobody chose its title', async () => {
    const { run } = await writing()
    await run('note.create', {
      title: 'New note',
      isUsual: true,
      body: 'The ford\n:::gm\nDeep\n:::',
    })
    await run('note.create', { title: 'New note', isUsual: true })
    const { notes } = await run('note.list', {})
    expect(notes.slice(0, 2).map(({ title, beginning }) => [title, beginning])).toEqual([
      ['New note 2', ''],
      ['New note', 'The ford\n\nDeep'],
    ])
  })

  it('is read, listed and found by the name it has now, and no longer by the one it had', async () => {
    const { run, note, kept, stored } = await writing()
    const find = async (text: string) =>
      (await run('search.find', { text, types: ['note'] })).filter(({ isNear }) => !isNear).length
    const { npcId } = await run('npc.create', { name: 'Duke Varro' })
    const { placeId } = await run('place.create', { name: 'Duke Street' })
    const { missionId } = await run('mission.create', { name: 'Duke and dagger' })
    const { frontId } = await run('front.create', { name: 'Duke of all' })
    const { encounterId } = await run('encounter.create', { name: 'Duke at bay' })
    const { sessionId } = await run('session.start', { name: 'Duke evening' })
    const noteId = await note('Plans', '[[Duke Varro]] [[Duke Street]] [[Duke and dagger]]')
    const more = await note('More', '[[Duke of all]] [[Duke at bay]] [[Duke evening]]')
    const before = kept()
    await run('npc.edit', { npcId, name: 'King Varro' })
    expect(await find('king')).toBe(1)
    await run('place.edit', { placeId, name: 'King Street' })
    await run('mission.edit', { missionId, name: 'King and dagger' })
    await run('front.edit', { frontId, name: 'King of all' })
    await run('encounter.rename', { encounterId, name: 'King at bay' })
    await run('session.edit', { sessionId, name: 'King evening' })
    expect([await find('king'), await find('duke')]).toEqual([2, 0])
    expect((await run('note.list', {})).notes.map(({ beginning }) => beginning)).toEqual([
      'King of all King at bay King evening',
      'King Varro King Street King and dagger',
    ])
    expect(stored(noteId)).toContain(`[[npc:${npcId}|King Varro]]`)
    expect(stored(more)).toContain(`[[front:${frontId}|King of all]]`)
    for (let step = 0; step < 6; step++) await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('by a name that nobody had goes on meaning who takes it and loses it again', async () => {
    const { run, note, read } = await writing()
    const noteId = await note('Plans', 'Ask [[the Duke]].')
    const { npcId } = await run('npc.create', { name: 'The Duke' })
    await run('npc.edit', { npcId, name: 'The King' })
    expect(await read(noteId)).toBe('Ask [[The King]].')
  })

  it('to a name of several stays open until one is chosen', async () => {
    const { run, note, read, stored } = await writing()
    const { npcId } = await run('npc.create', { name: 'Twin' })
    await run('npc.create', { name: 'twin' })
    const noteId = await note('Plans', 'Ask [[Twin]].')
    expect(stored(noteId)).toBe('Ask [[Twin]].')
    const { Twin: meant } = await run('note.meaning', { links: ['Twin'] })
    expect(meant).toHaveLength(2)
    await run('note.edit', { noteId, body: `Ask [[npc:${npcId}|Twin]].` })
    expect(await read(noteId)).toBe('Ask [[Twin #1]].')
    const twin = { type: 'npc', id: npcId, name: 'Twin', hint: '', typed: 'Twin #1' }
    expect(await run('note.meaning', { links: ['Twin #1', `npc:${npcId}|Twin`] })).toEqual({
      'Twin #1': [twin],
      [`npc:${npcId}|Twin`]: [twin],
    })
    await run('note.edit', { noteId, body: 'Ask [[Twin #1]] and [[twin #2]], not [[Twin #3]].' })
    expect(stored(noteId)).toMatch(
      /^Ask \[\[npc:\S+\|Twin\]\] and \[\[npc:\S+\|twin\]\], not \[\[Twin #3\]\]\.$/,
    )
    expect(await run('note.complete', { text: 'twin' })).toMatchObject([
      { typed: expect.stringMatching(/^Twin #1$/) },
      { typed: expect.stringMatching(/^twin #2$/) },
    ])
  })

  it('to nobody stays as typed, and means the note that is made of it', async () => {
    const { run, note, read, stored } = await writing()
    const noteId = await note('Plans', 'See [[The Tide Book]], [[the tide book]].')
    expect(await run('note.meaning', { links: ['The Tide Book'] })).toEqual({ 'The Tide Book': [] })
    const book = await note('The Tide Book')
    expect(stored(noteId)).toBe(
      `See [[note:${book}|The Tide Book]], [[note:${book}|The Tide Book]].`,
    )
    await run('note.edit', { noteId: book, title: 'The Book' })
    expect(await read(noteId)).toBe('See [[The Book]], [[The Book]].')
    await run('history.undo', {})
    await run('history.undo', {})
    expect(await read(noteId)).toBe('See [[The Tide Book]], [[the tide book]].')
  })

  it('comes back as it was kept from what is typed, whatever the names', async () => {
    const { run, note, read, stored } = await writing()
    const names = ['Wend', 'wend', 'A [bracket]', 'pipe | pipe', 'npc:x|y', '#3', 'Ä']
    const ids = []
    for (const name of names) ids.push((await run('npc.create', { name })).npcId)
    const noteId = await note('All', ids.map((id) => `[[npc:${id}|some name]]`).join(' '))
    const kept = stored(noteId)
    await run('note.edit', { noteId, body: (await read(noteId)) ?? '' })
    expect(kept?.match(/\[\[npc:[\w-]+/g)).toEqual(ids.map((id) => `[[npc:${id}`))
    expect(stored(noteId)?.match(/\[\[npc:[\w-]+/g)).toEqual(ids.map((id) => `[[npc:${id}`))
  })

  it('to what was removed keeps its id and comes back with it', async () => {
    const { run, note, read, stored } = await writing()
    const target = await note('Target')
    const noteId = await note('Plans', '[[Target]]')
    await run('note.edit', { noteId: target, title: 'Mark' })
    await run('note.remove', { noteId: target })
    expect(await read(noteId)).toBe('[[Mark]]')
    await run('history.undo', {})
    expect(await read(noteId)).toBe('[[Mark]]')
    expect(stored(noteId)).toBe(`[[note:${target}|Mark]]`)
    await run('history.undo', {})
    expect(await read(noteId)).toBe('[[Target]]')
  })

  it('is offered while it is typed, by any word of the name', async () => {
    const { run, note } = await writing()
    await note('Captain Bran')
    const offered = await run('note.complete', { text: 'bran' })
    expect(offered.map(({ name }) => name).toSorted()).toEqual(['Brannoch', 'Captain Bran'])
    expect(await run('note.complete', { text: ' [' })).toEqual([])
  })
})

describe('what players get of a note', () => {
  const secrets = [
    'open\n:::gm\nSECRET\n:::\nalso open',
    'open\n::: GM for later\nSECRET\n:::\nalso open',
    'open\n  :::gm\nSECRET\n  :::\nalso open',
    'open\n- :::gm\n  SECRET\n:::\nalso open',
    'open\n> :::gm\n> SECRET\n> :::\nalso open',
    'open\r\n:::gm\r\nSECRET\r\n:::\r\nalso open',
    'open also open\n:::gm\nSECRET',
    'open\n:::gm\nSECRET\n:::gm\nSECRET\n:::\nSECRET\n:::\nalso open',
    'open\n:::gm\n:::note\nSECRET\n:::\nSECRET\n:::\nalso open',
    'open\n```\n:::gm\nSECRET\n```\n:::\nalso open',
    ':::gm\n[[SECRET]] [[npc:SECRET|SECRET]]\n:::\nopen also open',
  ]

  it.each(secrets)('holds nothing of a section for the game master: %j', async (body) => {
    const { run, note } = await writing()
    const noteId = await note('Handout', body)
    const { body: given } = await run('note.forPlayers', { noteId })
    expect(given).not.toContain('SECRET')
    expect(given).not.toMatch(/:::/)
    expect(given).toContain('open')
    expect(given).toContain('also open')
  })

  it('is asked for by the game master’s window alone', async () => {
    const { workspace, note } = await writing()
    const noteId = await note('Plans', 'x')
    for (const name of ['note.list', 'note.read', 'note.forPlayers', 'mention.list']) {
      expect(await answer(workspace, 'player', name, { noteId })).toMatchObject({ ok: false })
    }
  })
})
