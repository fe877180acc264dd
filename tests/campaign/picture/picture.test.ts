import { describe, expect, it } from 'vitest'
import { mostPictures } from '../../../src/shared/pictures'
import { content } from '../../support/dump'
import { webp } from '../../support/picture'
import { sampleWorkspace } from '../../support/workspace'

/** The sample, with ways to take pictures in and to count what lies in the file. */
async function album() {
  const sample = await sampleWorkspace()
  const { run, workspace } = sample
  const add = async (name: string, salt = name) =>
    (await run('picture.add', { name, data: webp(40, 30, salt) })).pictureId
  const kept = () =>
    workspace.file.read((read) => read.all<{ hash: string }>('SELECT hash FROM picture_bytes'))
      .value.length
  return { ...sample, add, kept }
}

describe('pictures', () => {
  it('are listed with the newest first, by free names, and shown by what they are', async () => {
    const { run, add } = await album()
    await add('Map', 'one')
    await add('Map', 'two')
    const [newest, oldest] = await run('picture.list', {})
    expect(newest).toMatchObject({ name: 'Map 2', width: 40, height: 30 })
    expect(oldest).toMatchObject({ name: 'Map' })
    const image = await run('picture.image', { hash: newest?.hash ?? '' })
    expect(image).toBe(`data:image/webp;base64,${webp(40, 30, 'two')}`)
    expect(await run('picture.image', { hash: 'none' })).toBeNull()
  })

  it('that come twice are here once, and no step of the history', async () => {
    const { run, add, kept } = await album()
    const id = await add('Map', 'same')
    const before = await run('history.list', {})
    const again = await run('picture.add', { name: 'Chart', data: webp(40, 30, 'same') })
    expect(again).toEqual({ pictureId: id, name: 'Map', isNew: false })
    expect(await run('history.list', {})).toEqual(before)
    expect(kept()).toBe(1)
  })

  it('come, are renamed, put on cards and go, and every step is taken back whole', async () => {
    const { run, add, workspace } = await album()
    const states = [content(workspace.file)]
    const step = async (work: Promise<unknown>) => {
      await work
      states.push(content(workspace.file))
    }
    const [member] = await run('character.list', {})
    const [place] = await run('place.list', {})
    await step(add('Face'))
    const [picture] = await run('picture.list', {})
    const pictureId = picture?.id ?? ''
    await step(run('picture.rename', { pictureId, name: 'Portrait' }))
    await step(
      run('picture.portray', { of: { type: 'character', id: member?.id ?? '' }, pictureId }),
    )
    await step(run('picture.portray', { of: { type: 'place', id: place?.id ?? '' }, pictureId }))
    expect((await run('character.list', {}))[0]?.pictureId).toBe(pictureId)
    await step(
      run('picture.portray', { of: { type: 'place', id: place?.id ?? '' }, pictureId: null }),
    )
    await step(run('picture.remove', { pictureId }))
    expect((await run('character.list', {}))[0]?.pictureId).toBeNull()
    for (const state of states.slice(0, -1).toReversed()) {
      await run('history.undo', {})
      expect(content(workspace.file)).toEqual(state)
    }
    while (await run('history.redo', {}));
    expect(content(workspace.file)).toEqual(states.at(-1))
  })

  it('cost history a row, not what they show', async () => {
    const { run, workspace } = await album()
    const data = webp(40, 30, 'x'.repeat(100_000))
    const { pictureId } = await run('picture.add', { name: 'Large', data })
    await run('picture.remove', { pictureId })
    const { value } = workspace.file.read((read) =>
      read.get<{ most: number }>('SELECT max(length(sql)) AS most FROM undo_log'),
    )
    expect(value?.most).toBeLessThan(1000)
    await run('history.undo', {})
    const [back] = await run('picture.list', {})
    expect(await run('picture.image', { hash: back?.hash ?? '' })).toContain(data)
  })

  it('that no step can bring back leave the file with the history that could', async () => {
    const { run, add, kept, workspace } = await album()
    const gone = await add('Gone')
    await add('Stays')
    await run('picture.remove', { pictureId: gone })
    expect(kept()).toBe(2)
    const last = workspace.file.read((read) =>
      read.get<{ id: number }>('SELECT max(id) AS id FROM batch'),
    ).value
    await workspace.file.backUp()
    await workspace.file.checkBehind()
    expect(await workspace.file.prune(last?.id ?? 0, () => undefined)).toBeDefined()
    const rows = await run('picture.list', {})
    expect(rows.map(({ name }) => name)).toEqual(['Stays'])
    expect(kept()).toBe(1)
  })

  it('say where they are used', async () => {
    const { run, add } = await album()
    const pictureId = await add('Bridge')
    const [npc] = (await run('npc.list', {})).npcs
    await run('picture.portray', { of: { type: 'npc', id: npc?.id ?? '' }, pictureId })
    await run('note.create', { title: 'Road', body: `See ![Bridge](picture:${pictureId})` })
    const uses = await run('picture.uses', { pictureId })
    expect(uses.map(({ type, name }) => `${type} ${name}`)).toEqual([
      `npc ${npc?.name ?? ''}`,
      'note Road',
    ])
    const [line] = (await run('note.list', {})).notes
    expect(line?.beginning).toBe('See Bridge')
  })

  it('are refused where there are as many as a campaign holds', async () => {
    const { call, add, workspace } = await album()
    await add('First')
    const label = () => ({ key: 'app.name' })
    workspace.carryOut('test', label, (write) => {
      for (let count = 2; count <= mostPictures; count++) {
        write.run(
          `INSERT INTO picture (id, position, name, hash, width, height, size, created_at)
           SELECT @id, 0, 'x', hash, 1, 1, 1, 'x' FROM picture LIMIT 1`,
          { id: String(count) },
        )
      }
    })
    const reply = await call('picture.add', { name: 'More', data: webp(9, 9) })
    expect(reply.ok ? null : reply.error.message.key).toBe('refusal.tooManyPictures')
  })
})
