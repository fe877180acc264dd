import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'
import { allFronts } from '../../support/whole-lists'

const d6 = { count: 1, sides: 6 }

async function table() {
  const workspace = await sampleWorkspace()
  const save = (name: string, text: string) =>
    workspace.run('oracle.save', { name, dice: d6, text })
  const { tableId: omens } = await save('Omens', '1-5 A crow\n6 A comet')
  const { tableId: sky } = await save('Sky', '1-3 Rain\n4-6 Clear, and [[Omens]]')
  const { tableId: mood } = await save('Mood', '1-3 Sullen\n4-6 Gay')
  const consulted = [
    { tableId: sky, dice: [[5], [6]], typed: true },
    { tableId: mood, dice: [[1]], typed: false },
  ]
  const [front] = await allFronts(workspace)
  return { ...workspace, omens, consulted, frontId: front?.id ?? '' }
}

const description = 'Sky: Clear, and Omens, A comet\nMood: Sullen'

describe('what is made of a generation', () => {
  it('IS-017 is an NPC, and each roll of it a secret fact, with what lay and what the app rolled', async () => {
    const { run, workspace, consulted } = await table()
    const before = content(workspace.file)
    const { id } = await run('oracle.make', { consulted, as: 'npc', name: 'Old Marrow' })
    const npc = (await run('npc.list', {})).npcs.find((each) => each.id === id)
    expect(npc).toMatchObject({ name: 'Old Marrow', description })
    const facts = (await run('journal.recent', { limit: 10 })).map(({ fact }) => fact)
    const rolls = facts.filter(({ dice }) => dice !== undefined).reverse()
    expect(rolls.map(({ kind, dice, secret }) => [kind, dice?.faces, dice?.typed, secret])).toEqual(
      [
        ['oracle.rolled', [5], true, true],
        ['oracle.ledTo', [6], true, true],
        ['oracle.rolled', [1], false, true],
      ],
    )
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('is a place, or a note', async () => {
    const { run, consulted } = await table()
    const place = await run('oracle.make', { consulted, as: 'place', name: 'The dry well' })
    const places = await run('place.list', {})
    expect(places.find((each) => each.id === place.id)).toMatchObject({ description })
    const note = await run('oracle.make', { consulted, as: 'note', name: 'A sign' })
    expect(await run('note.read', { noteId: note.id })).toMatchObject({
      ...{ title: 'A sign', body: description },
    })
  })

  it('is one of a front’s cast, all of it undone at once', async () => {
    const { run, call, workspace, consulted, frontId } = await table()
    const before = content(workspace.file)
    const made = { consulted, as: 'cast' as const, name: 'The herald' }
    expect(await call('oracle.make', made)).toMatchObject({ ok: false })
    expect(content(workspace.file)).toEqual(before)
    const { id } = await run('oracle.make', { ...made, frontId })
    const [front] = await allFronts({ run })
    expect(JSON.stringify(front?.cast)).toContain(id)
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('refuses dice that are missing, and makes nobody', async () => {
    const { call, workspace, consulted } = await table()
    const before = content(workspace.file)
    const [sky] = consulted
    const short = [{ ...sky, tableId: sky?.tableId ?? '', dice: [[5]] }]
    const reply = await call('oracle.make', { consulted: short, as: 'npc', name: 'Nobody' })
    expect(reply).toMatchObject({ error: { message: { key: 'refusal.oracle.wants' } } })
    expect(content(workspace.file)).toEqual(before)
  })
})
