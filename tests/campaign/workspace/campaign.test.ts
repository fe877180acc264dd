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
