import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'

/** The sample with fifty more of a cast, of whom the last is out of play. */
async function manyNpcs() {
  const table = await sampleWorkspace()
  const { run } = table
  const before = (await run('npc.names', {})).length
  const ids: string[] = []
  for (let index = 0; index < 50; index++) {
    const description = index % 10 === 0 ? 'Keeps the Ælder lantern.' : ''
    const sheets = index < 5 ? { ironsworn: {} } : {}
    ids.push((await run('npc.create', { name: `Warden ${index}`, description, sheets })).npcId)
  }
  await run('cast.leave', { member: { type: 'npc', id: ids[49] ?? '' } })
  return { ...table, before, ids }
}

describe('the list of the cast', () => {
  it('is a page with its counts, and the one that holds whoever is asked for', async () => {
    const { run, before, ids } = await manyNpcs()
    const first = await run('npc.list', { limit: 10 })
    expect(first).toMatchObject({ from: 0, inPlay: before + 49, away: 1 })
    expect(first.npcs).toHaveLength(10)
    const second = await run('npc.list', { limit: 10, from: 10 })
    expect(second.npcs.map(({ id }) => id)).not.toContain(first.npcs.at(-1)?.id)
    const last = await run('npc.list', { limit: 10, holding: ids[49] })
    expect(last.npcs.at(-1)).toMatchObject({ id: ids[49], isAway: true })
    expect(last.from % 10).toBe(0)
  })

  it('has those who hold the beginnings of all words typed, in name or text, however written', async () => {
    const { run } = await manyNpcs()
    const found = await run('npc.list', { text: 'LANT ward' })
    expect(found.npcs.map(({ name }) => name)).toEqual(
      [0, 10, 20, 30, 40].map((at) => `Warden ${at}`),
    )
    expect(found).toMatchObject({ text: 'LANT ward', inPlay: 5, away: 0 })
    expect((await run('npc.list', { text: 'nobody at all' })).npcs).toEqual([])
    expect((await run('npc.list', { text: '—' })).npcs).toEqual([])
  })

  it('has those in whose names all words typed stand, in the middle of a word too', async () => {
    const { run } = await manyNpcs()
    await run('npc.create', { name: 'The Dröwned Wraith', description: 'Sees through the faith.' })
    await run('npc.create', { name: 'Scribe', description: 'Has faith.' })
    const named = async (text: string) =>
      (await run('npc.list', { text })).npcs.map(({ name }) => name)
    expect(await named('aith')).toEqual(['The Dröwned Wraith'])
    expect(await named('aith ROWN')).toEqual(['The Dröwned Wraith'])
    expect(await named('faith')).toEqual(['The Dröwned Wraith', 'Scribe'])
    expect(await named('aith lantern')).toEqual([])
  })

  it('gives names without sheets, of a system those who have its sheet, and nobody out of play', async () => {
    const { run, before, ids } = await manyNpcs()
    const names = await run('npc.names', {})
    expect(names).toHaveLength(before + 49)
    expect(Object.keys(names[0] ?? {})).toEqual(['id', 'name'])
    const sworn = (await run('npc.names', { system: 'ironsworn' })).map(({ id }) => id)
    expect(sworn).toEqual(expect.arrayContaining(ids.slice(0, 5)))
    expect(sworn).not.toContain(ids[5])
    const { count, bySystem } = await run('npc.count', {})
    expect([count, bySystem.ironsworn]).toEqual([names.length, sworn.length])
    const asked = await run('npc.byId', { ids: [ids[49] ?? '', ids[0] ?? ''] })
    expect(asked.map(({ id, isAway }) => [id, isAway])).toEqual([
      [ids[0], false],
      [ids[49], true],
    ])
  })
})
