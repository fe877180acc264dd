import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'

const coldIron = { system: 'cold-iron', sample: 'lantern-company' } as const

describe('a tour', () => {
  it('runs in a copy that no list names, leaves the open campaign as it was, and is gone at its end', async () => {
    const { run, workspace, folder } = await sampleWorkspace()
    const { path } = workspace.file
    const before = content(workspace.file)
    await run('tour.begin', { ...coldIron, isAnew: true })
    expect(workspace.file.path).toBe(join(folder, 'tour', 'tour.irontable'))
    expect(await run('campaign.current', {})).toMatchObject({ name: 'Tour: The Lantern Company' })
    expect(await run('tour.current', {})).toEqual({ system: 'cold-iron', stop: 0, isOpen: true })
    await run('note.create', { title: 'Only here' })
    await run('tour.leave', { isOver: true })
    expect(workspace.file.path).toBe(path)
    expect(content(workspace.file)).toEqual(before)
    expect(await run('tour.current', {})).toBeNull()
    expect(existsSync(join(folder, 'tour'))).toBe(false)
    expect((await run('file.recent', {})).map((each) => each.path)).toEqual([path])
  })

  it('that was left is gone on with at its stop, with what was done in it; begun anew it is fresh', async () => {
    const { run, workspace } = await sampleWorkspace()
    const { path } = workspace.file
    await run('tour.begin', { ...coldIron, isAnew: true })
    await run('note.create', { title: 'Only here' })
    await run('tour.reach', { stop: 4 })
    await run('tour.leave', { isOver: false })
    expect(workspace.file.path).toBe(path)
    expect(await run('tour.current', {})).toEqual({ system: 'cold-iron', stop: 4, isOpen: false })
    const titles = async () => (await run('note.list', {})).notes.map(({ title }) => title)
    await run('tour.begin', { ...coldIron, isAnew: false })
    expect(await run('tour.current', {})).toMatchObject({ stop: 4, isOpen: true })
    expect(await titles()).toContain('Only here')
    await run('tour.begin', { ...coldIron, isAnew: true })
    expect(await run('tour.current', {})).toMatchObject({ stop: 0, isOpen: true })
    expect(await titles()).not.toContain('Only here')
    await run('tour.leave', { isOver: true })
    expect(workspace.file.path).toBe(path)
  })

  it('that is closed as a campaign is stands on no list either', async () => {
    const { run, workspace } = await sampleWorkspace()
    const { path } = workspace.file
    await run('tour.begin', { ...coldIron, isAnew: true })
    await run('file.close', {})
    expect((await run('file.recent', {})).map((each) => each.path)).toEqual([path])
  })

  it('that was begun with nothing open goes back to nothing', async () => {
    const { run, workspace } = testWorkspace()
    await run('tour.begin', { ...coldIron, isAnew: false })
    await run('tour.leave', { isOver: true })
    expect(workspace.openFile).toBeUndefined()
  })
})
