import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'

const draft = {
  id: 'one',
  form: 'mission:new',
  title: 'New mission',
  route: '/missions',
  state: '[["name","Half-made"]]',
}

describe('a draft', () => {
  it('outlives the program, stays out of history, and goes when it is let go of', async () => {
    const table = await sampleWorkspace()
    await table.run('place.create', { name: 'The ford' })
    await table.run('history.undo', {})
    const before = await table.run('history.list', {})
    await table.run('draft.keep', draft)
    await table.run('draft.keep', { ...draft, id: 'two', title: 'Another' })
    await table.run('draft.keep', { ...draft, state: '[["name","More of it"]]' })
    expect(await table.run('history.list', {})).toEqual(before)
    // What was undone can still be brought back.
    expect(await table.run('history.redo', {})).toBeTruthy()
    const { path } = table.workspace.file
    table.workspace.close()
    await table.run('file.open', { path })
    await table.run('history.undo', {})
    const keptAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(await table.run('draft.list', {})).toEqual([
      { ...draft, id: 'two', title: 'Another', keptAt },
      { ...draft, state: '[["name","More of it"]]', keptAt },
    ])
    await table.run('draft.drop', { id: 'two' })
    expect((await table.run('draft.list', {})).map(({ id }) => id)).toEqual(['one'])
  })

  it('is one of the last two hundred', async () => {
    const { run } = await sampleWorkspace()
    for (let each = 1; each <= 203; each++) {
      await run('draft.keep', { ...draft, id: String(each) })
    }
    const kept = await run('draft.list', {})
    expect(kept).toHaveLength(200)
    expect(kept.at(-1)?.id).toBe('203')
    expect(kept.some(({ id }) => id === '3')).toBe(false)
  })
})
