import { describe, expect, it } from 'vitest'
import { testWorkspace } from '../../support/workspace'

describe('the note that a sample begins with', () => {
  const first = { noteId: 'note-tonight' }

  it('is named until its line is put away, in this campaign alone', async () => {
    const { run, workspace } = testWorkspace()
    expect(await run('sample.firstNote', {})).toBeNull()
    await run('file.openSample', { sample: 'salt-road' })
    expect(await run('sample.firstNote', {})).toEqual({ ...first, isPutAway: false })
    await run('sample.putFirstNoteAway', {})
    expect(await run('sample.firstNote', {})).toEqual({ ...first, isPutAway: true })
    const { path } = workspace.file
    await run('file.openSample', { sample: 'ninth-candle' })
    expect(await run('sample.firstNote', {})).toEqual({ ...first, isPutAway: false })
    await run('file.open', { path })
    expect(await run('sample.firstNote', {})).toEqual({ ...first, isPutAway: true })
  })

  it('is named no more once it was removed', async () => {
    const { run } = testWorkspace()
    await run('file.openSample', { sample: 'salt-road' })
    await run('note.remove', { noteId: first.noteId })
    expect(await run('sample.firstNote', {})).toBeNull()
  })

  it('is not named in a tour, which leads by itself', async () => {
    const { run } = testWorkspace()
    await run('tour.begin', { system: 'ironsworn', sample: 'salt-road', isAnew: true })
    expect(await run('sample.firstNote', {})).toBeNull()
  })
})
