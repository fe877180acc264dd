import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const hob = { noun: 'npc' as const, id: 'npc-raider-1' }

/** A campaign in which somebody has two variants. */
async function table() {
  const made = await sampleWorkspace()
  const { run } = made
  const [one, two] = [await run('thing.duplicate', hob), await run('thing.duplicate', hob)]
  const said = async (id: string) => (await run('npc.byId', { ids: [id] }))[0]
  return { ...made, one, two, said }
}
type Table = Awaited<ReturnType<typeof table>>

const take = ({ run }: Pick<Table, 'run'>, ...decisions: object[]) =>
  run('import.take', { decisions: decisions as never, keepsPlay: false })

describe('a variant', () => {
  it('knows what it is a variant of, as long as that is here; undo and redo know it again', async () => {
    const { run, one, two } = await table()
    const of = { id: hob.id, name: 'Hob Sallow' }
    const both = [
      { ...one, of },
      { ...two, of },
    ]
    expect(await run('variant.list', {})).toEqual(both)
    await run('history.undo', {})
    expect(await run('variant.list', {})).toEqual(both.slice(0, 1))
    await run('history.redo', {})
    const third = await run('thing.duplicate', { noun: 'npc', id: one.id })
    const all = [...both, { ...third, of: { id: one.id, name: one.name } }]
    expect(await run('variant.list', {})).toEqual(all)
    await run('cast.remove', { member: { type: 'npc', id: one.id } })
    expect(await run('variant.list', {})).toEqual([both[1]])
    expect((await run('npc.names', {})).map(({ id }) => id)).toContain(third.id)
    await run('history.undo', {})
    expect(await run('variant.list', {})).toEqual(all)
  })

  it('takes over what its original says, field by field, under its own name, in one step', async () => {
    const made = await table()
    const { run, workspace, one, two, said } = made
    await run('npc.edit', { npcId: hob.id, description: 'Gone grey.', secret: 'He owes Vane.' })
    const before = content(workspace.file)
    const offered = await run('thing.compare', hob)
    expect(offered).toMatchObject({ title: 'Hob Sallow', leftOver: [] })
    expect(offered.things).toMatchObject(
      [one, two].map(({ id, name }) => ({
        ...{ id, name, hereId: id, from: 'Hob Sallow' },
        differences: [{ field: 'description', given: 'Gone grey.' }, { field: 'secret' }],
      })),
    )
    await take(
      made,
      { noun: 'npc', id: one.id, as: 'replace', keeps: ['secret'] },
      { noun: 'npc', id: two.id, as: 'leave' },
    )
    expect(await said(one.id)).toMatchObject({ name: one.name, description: 'Gone grey.' })
    expect((await said(one.id))?.secret).not.toBe('He owes Vane.')
    expect((await said(two.id))?.description).not.toBe('Gone grey.')
    expect(await run('variant.list', {})).toHaveLength(2)
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('is taken over by its original as well, and by what is a variant of it', async () => {
    const made = await table()
    const { run, one, said } = made
    const third = await run('thing.duplicate', { noun: 'npc', id: one.id })
    await run('npc.edit', { npcId: one.id, description: 'Gone grey.' })
    const { things } = await run('thing.compare', { noun: 'npc', id: one.id })
    expect(things.map(({ id, from }) => [id, from])).toEqual([
      [one.id, 'Hob Sallow'],
      [hob.id, one.name],
      [third.id, one.name],
    ])
    await take(made, { ...hob, as: 'replace' }, { noun: 'npc', id: third.id, as: 'replace' })
    expect(await said(hob.id)).toMatchObject({ name: 'Hob Sallow', description: 'Gone grey.' })
    expect(await said(third.id)).toMatchObject({ name: third.name, description: 'Gone grey.' })
    const again = await run('thing.compare', { noun: 'npc', id: one.id })
    expect(again.things.every(({ isSame }) => isSame)).toBe(true)
  })

  it('keeps its own parts, with what became of them, where they are called as those of its original', async () => {
    const made = await sampleWorkspace()
    const { run } = made
    const front = { noun: 'front' as const, id: 'front-drowned-bell' }
    const copies = [await run('thing.duplicate', front), await run('thing.duplicate', front)]
    const read = async (id: string) =>
      (await run('front.byId', { ids: [id] }))[0] ?? expect.fail('no such front')
    const dangersOf = async (id: string) => (await read(id)).dangers.map((danger) => danger.id)
    const before = await Promise.all(copies.map(({ id }) => dangersOf(id)))
    const [one] = await Promise.all(copies.map(({ id }) => read(id)))
    const portentId = one?.dangers[0]?.portents[0]?.id ?? ''
    await run('front.tickPortent', { portentId, how: 'descriptive', cause: 'It rang.' })
    await run('front.edit', { frontId: front.id, description: 'Nearer.' })
    await run('front.addDanger', { frontId: front.id, name: 'A new one' })
    await run('thing.compare', front)
    await take(made, ...copies.map(({ id }) => ({ noun: 'front', id, as: 'replace' })))
    for (const [at, { id }] of copies.entries()) {
      const now = await read(id)
      expect(now.description).toBe('Nearer.')
      expect(now.dangers.at(-1)?.name).toBe('A new one')
      expect((await dangersOf(id)).slice(0, -1)).toEqual(before[at])
    }
    expect(JSON.stringify(await read(copies[0]?.id ?? ''))).toContain('It rang.')
  })

  it('is refused in words where there is nothing to compare with', async () => {
    const { call } = await sampleWorkspace()
    expect(await call('thing.compare', hob)).toMatchObject({
      error: { message: { key: 'refusal.noVariants' } },
    })
  })

  it('goes on the shelf as what it is, and is a variant elsewhere where both come', async () => {
    const { run, one, two, answers, folder } = await table()
    const things = [hob, { noun: 'npc' as const, id: one.id }]
    await run('library.put', { things: [...things, { noun: 'npc', id: two.id }] })
    const offered = await run('library.choose', { things: [{ noun: 'npc', id: two.id }] })
    expect(offered.things).toMatchObject([{ isSame: true, from: null }])
    answers.saveTo = join(folder, 'other.irontable')
    await run('file.create', { name: 'Other', systems: ['cold-iron'] })
    const both = await run('library.choose', { things })
    await take({ run }, ...both.things.map(({ noun, id }) => ({ noun, id, as: 'new' })))
    expect(await run('variant.list', {})).toEqual([
      { noun: 'npc', id: one.id, name: one.name, of: { id: hob.id, name: 'Hob Sallow' } },
    ])
    await run('library.choose', { things: [{ noun: 'npc', id: two.id }] })
    await take({ run }, { noun: 'npc', id: two.id, as: 'new' })
    // The original is here by now.
    expect(await run('variant.list', {})).toHaveLength(2)
  })
})
