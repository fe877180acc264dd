import { existsSync, renameSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

describe('a campaign that is renamed', () => {
  it('is called so in its head and on the list of campaigns, and undone; its file stays', async () => {
    const { run, call, workspace } = await sampleWorkspace()
    const { path } = workspace.file
    const before = content(workspace.file)
    await run('campaign.rename', { name: 'The Long Winter' })
    expect(await run('campaign.current', {})).toMatchObject({ name: 'The Long Winter', path })
    expect(await run('file.recent', {})).toMatchObject([{ name: 'The Long Winter', path }])
    expect(await call('campaign.rename', { name: 'The Long Winter' })).toMatchObject({
      error: { message: { key: 'refusal.sameName' } },
    })
    expect(await call('campaign.rename', { name: '  ' })).toMatchObject({ ok: false })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    await run('history.redo', {})
    await run('file.close', {})
    expect(await run('file.recent', {})).toMatchObject([{ name: 'The Long Winter', path }])
  })
})

describe('a campaign whose file is gone from where it was opened last', () => {
  const moved = async () => {
    const table = await sampleWorkspace()
    const { path } = table.workspace.file
    await table.run('file.close', {})
    const elsewhere = path.replace(/\.irontable$/, ' moved.irontable')
    renameSync(path, elsewhere)
    return { ...table, path, elsewhere }
  }

  it('is opened from where it is now, and stands there on the list', async () => {
    const { run, call, answers, workspace, path, elsewhere } = await moved()
    expect(await run('file.recent', {})).toMatchObject([{ path, missing: true }])
    answers.saveTo = undefined
    expect(await run('file.locate', { path })).toBe(false)
    answers.saveTo = elsewhere
    expect(await run('file.locate', { path })).toBe(true)
    expect(workspace.file.path).toBe(elsewhere)
    expect(await run('file.recent', {})).toMatchObject([{ path: elsewhere, missing: false }])
    expect(await call('file.locate', { path })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
  })

  it('keeps its place there when another campaign was chosen', async () => {
    const { run, answers, path, elsewhere } = await moved()
    await run('file.openSample', { sample: 'salt-road' })
    const other = (await run('file.recent', {}))[0]?.path
    answers.saveTo = other
    expect(await run('file.locate', { path })).toBe(true)
    expect((await run('file.recent', {})).map((each) => each.path)).toEqual([other, path])
    expect(existsSync(elsewhere)).toBe(true)
  })

  it('is taken off the list, and its file stays', async () => {
    const { run, path, elsewhere } = await moved()
    await run('file.forget', { path })
    expect(await run('file.recent', {})).toEqual([])
    expect(existsSync(elsewhere)).toBe(true)
  })
})
