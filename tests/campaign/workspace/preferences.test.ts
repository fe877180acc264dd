import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answer } from '../../../src/campaign/workspace/answer'
import { testWorkspace } from '../../support/workspace'

const wanted = {
  theme: 'light',
  keys: { 'app.history': 'f7' },
  coversFoes: true,
  textSize: 150,
  motion: 'reduced',
  clock: { isShown: true, nudgeAfter: 5, sounds: false },
  sight: { party: 'figures', foe: 'bar' },
  players: { theme: 'same', textSize: 125 },
  shelf: 'own',
} as const

describe('the preferences of the program', () => {
  it('are kept beside any campaign, and every window is told', async () => {
    const { run, changes, folder } = testWorkspace()
    expect(await run('preferences.read', {})).toMatchObject({ textSize: 100, motion: 'system' })
    await run('preferences.write', wanted)
    expect(changes).toContainEqual({ tables: ['preferences'], batch: 0 })
    expect(await testWorkspace(folder).run('preferences.read', {})).toEqual(wanted)
  })

  it('tell the players’ window how to look, and nothing more', async () => {
    const { run, workspace } = testWorkspace()
    const look = () => answer(workspace, 'player', 'playerView.appearance', {})
    await run('preferences.write', wanted)
    expect(await look()).toMatchObject({
      ok: true,
      value: { theme: 'light', textSize: 125, motion: 'reduced' },
    })
    await run('preferences.write', { ...wanted, players: { theme: 'dim-red', textSize: 100 } })
    expect(await look()).toMatchObject({ value: { theme: 'dim-red', textSize: 100 } })
    expect(await answer(workspace, 'player', 'preferences.read', {})).toMatchObject({ ok: false })
  })

  it('of before there were news are no first start, and those of this start are', async () => {
    const { run, folder } = testWorkspace()
    // A campaign that is opened with the program keeps something before the news are asked for.
    await run('preferences.write', wanted)
    expect(await run('program.news', {})).toMatchObject({ isUpdated: false })
    const later = testWorkspace(folder)
    expect(await later.run('program.news', {})).toMatchObject({ isUpdated: true })
    await later.run('program.noteNewsRead', {})
    expect(await later.run('program.news', {})).toMatchObject({ isUpdated: false })
  })

  it('take no size beyond the smallest and the largest', async () => {
    const { call, run, folder } = testWorkspace()
    expect(await call('preferences.write', { ...wanted, textSize: 210 })).toMatchObject({
      error: { code: 'invalid' },
    })
    writeFileSync(join(folder, 'preferences.json'), '{"theme":"light","textSize":5}')
    expect(await run('preferences.read', {})).toMatchObject({ theme: 'light', textSize: 100 })
  })

  it('tell the news of a version once, and never on the very first start', async () => {
    const { run, folder } = testWorkspace()
    const isUpdated = async () => (await run('program.news', {})).isUpdated
    expect(await isUpdated()).toBe(false)
    await run('program.noteNewsRead', {})
    expect(await isUpdated()).toBe(false)
    // What else is kept says nothing of the news, and the news leave it alone.
    await run('preferences.write', wanted)
    writeFileSync(
      join(folder, 'preferences.json'),
      readFileSync(join(folder, 'preferences.json'), 'utf8').replace('"0.0.0"', '"0.0.0-before"'),
    )
    expect(await isUpdated()).toBe(true)
    await run('program.noteNewsRead', {})
    expect(await isUpdated()).toBe(false)
    expect(await run('preferences.read', {})).toEqual(wanted)
  })
})
