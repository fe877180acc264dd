import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { api } from '../../support/api'
import { answer } from '../../../src/campaign/workspace/answer'
import { backupFolder, listBackups } from '../../../src/campaign/file/backup/backup'
import { readPreferences } from '../../../src/campaign/workspace/preferences'
import { content } from '../../support/dump'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'

const tick = { portentId: 'x', how: 'descriptive', cause: 'y' }

/** Something inside of something, so many times. */
function nested(levels: number, around: (inner: unknown) => unknown): unknown {
  let inner: unknown = 1
  for (let level = 0; level < levels; level++) inner = around(inner)
  return inner
}

function holdingItself(): object {
  const round: unknown[] = []
  round.push(round)
  return round
}

describe('a call', () => {
  it.each([
    ['an unknown name', 'front.burn', {}, 'invalid.unknownCall'],
    ['a name of every object', 'constructor', {}, 'invalid.unknownCall'],
    ['no name at all', 7, {}, 'invalid.unknownCall'],
    ['no input', 'front.tickPortent', undefined, 'invalid.input'],
    ['a field of another type', 'front.tickPortent', { ...tick, portentId: 7 }, 'invalid.input'],
    ['a field too many', 'front.tickPortent', { ...tick, more: 1 }, 'invalid.input'],
    ['an empty cause', 'front.tickPortent', { ...tick, cause: '  ' }, 'invalid.empty'],
    ['a text too long', 'note.create', { title: 'x'.repeat(121) }, 'invalid.tooLong'],
    ['a figure too high', 'journal.recent', { limit: 501 }, 'invalid.tooMuch'],
    ['a figure too low', 'journal.recent', { limit: 0 }, 'invalid.tooLittle'],
  ])('with %s is answered as our bug, and changes nothing', async (_what, name, input, key) => {
    const { workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    expect(await answer(workspace, 'gm', name, input)).toMatchObject({
      ok: false,
      error: { code: 'invalid', message: { key } },
    })
    expect(content(workspace.file)).toEqual(before)
  })

  it.each([
    ['nested too deep to be read', nested(100_000, (inner) => [inner])],
    ['as deep as no page of ours nests', nested(100, (inner) => ({ inner }))],
    ['holding itself', holdingItself()],
    ['short, but without end once it is written out', nested(40, (inner) => [inner, inner])],
  ])('with something %s is answered as our bug', async (_what, supply) => {
    const { workspace } = await sampleWorkspace()
    const input = { system: 'ironsworn', sheet: { supply } }
    expect(await answer(workspace, 'gm', 'party.edit', input)).toMatchObject({
      ok: false,
      error: { code: 'invalid', message: { key: 'invalid.endless' } },
    })
  })

  it('with a number of any size is answered in words of ours, wherever in it that stands', async () => {
    const { workspace } = await sampleWorkspace()
    const input = { name: 'Hob', sheets: { ironsworn: { more: 10n ** 40n } } }
    const reply = await answer(workspace, 'gm', 'npc.create', input)
    expect(reply.ok ? 'ok' : reply.error.message.key).not.toBe('trouble.unexpected')
  })

  it('of a players’ window is let through to the table view only', async () => {
    const { workspace } = await sampleWorkspace()
    const open: string[] = []
    for (const name of Object.keys(api)) {
      const reply = await answer(workspace, 'player', name, {})
      if (reply.ok || reply.error.message.key !== 'invalid.notThisWindow') open.push(name)
    }
    expect(open).toEqual([
      'playerView.appearance',
      'playerView.fight',
      'playerView.stage',
      'playerView.picture',
      'playerView.now',
      'playerView.tracks',
    ])
  })

  it('without a campaign is refused in words', async () => {
    const { call } = testWorkspace()
    expect(await call('front.list', {})).toMatchObject({
      ok: false,
      error: { code: 'refused', message: { key: 'refusal.noCampaign' } },
    })
  })

  it('says which tables a query read, and tells every window what a command changed', async () => {
    const { call, run, changes } = await sampleWorkspace()
    expect(await call('place.list', {})).toMatchObject({ ok: true, reads: ['place'] })
    changes.length = 0
    await run('play.switchPhase', { phase: 'informal' })
    expect(changes).toEqual([{ batch: 1, tables: ['play', 'batch', 'live_fact', 'search_entry'] }])
  })

  it('says what an answer about the campaign’s file follows from, and tells when that has changed', async () => {
    const { call, changes, workspace } = await sampleWorkspace()
    expect(await call('campaign.current', {})).toMatchObject({
      reads: ['campaign_file', 'campaign', 'campaign_system'],
    })
    expect(await call('file.recent', {})).toMatchObject({ reads: ['campaign_file', 'campaign'] })
    expect(await call('file.parted', {})).toMatchObject({ reads: ['campaign_file'] })
    changes.length = 0
    await workspace.setCopyAside('session')
    expect(changes).toEqual([{ batch: 0, tables: ['campaign_file'] }])
  })
})

describe('campaigns', () => {
  it('are created where the GM says, remembered, closed and opened again', async () => {
    const { run, answers, folder, workspace } = testWorkspace()
    expect(await run('file.create', { name: 'Ash Road', systems: ['cold-iron'] })).toBe(false)
    answers.saveTo = join(folder, 'ash.irontable')
    expect(await run('file.create', { name: 'Ash Road', systems: ['cold-iron'] })).toBe(true)
    expect(await run('campaign.current', {})).toMatchObject({
      name: 'Ash Road',
      systems: ['cold-iron'],
    })
    await run('file.close', {})
    expect(workspace.openFile).toBeUndefined()
    const recent = await run('file.recent', {})
    expect(recent).toMatchObject([{ path: answers.saveTo, name: 'Ash Road', missing: false }])
    expect(await run('file.open', { path: answers.saveTo })).toBe(true)
  })

  it('stay open when another one cannot be opened', async () => {
    const { call, run, folder } = await sampleWorkspace()
    const path = join(folder, 'broken.irontable')
    writeFileSync(path, 'not a campaign')
    expect(await call('file.open', { path })).toMatchObject({
      ok: false,
      error: { code: 'failed', message: { key: 'trouble.notACampaign', with: { path } } },
    })
    expect(await run('campaign.current', {})).toMatchObject({ name: 'The Lantern Company' })
  })
})

describe('a campaign asked for twice at once', () => {
  it('is opened once', async () => {
    const { run, workspace } = await sampleWorkspace()
    const { path } = workspace.file
    await run('file.close', {})
    const both = [run('file.open', { path }), run('file.open', { path })]
    expect(await Promise.all(both)).toEqual([true, true])
    expect(workspace.file.path).toBe(path)
  })
})

describe('a backup', () => {
  it('is made when it is asked for, and where none can be written, that is answered', async () => {
    const { run, call, workspace } = await sampleWorkspace()
    const { path } = workspace.file
    const made = await run('file.backUp', {})
    expect(listBackups(path)).toEqual([made])
    expect(await run('file.backups', { path })).toMatchObject([{ backup: made, reason: 'asked' }])
    rmSync(backupFolder(path), { recursive: true })
    writeFileSync(backupFolder(path), 'a file where the folder should be')
    expect(await call('file.backUp', {})).toMatchObject({
      ok: false,
      error: { code: 'failed', message: { key: 'trouble.backup' } },
    })
  })

  it('is brought back as a new file beside the campaign, and replaces none', async () => {
    const { run, call, workspace } = await sampleWorkspace()
    const { path } = workspace.file
    await workspace.setCopyAside('session')
    const [backup = ''] = listBackups(path)
    expect(await run('file.restoreBackup', { path, backup })).toBe(true)
    expect(workspace.file.path).toMatch(/ \(restored .+\)\.irontable$/)
    const stranger = join(dirname(path), 'stranger.irontable')
    writeFileSync(stranger, 'anything')
    expect(await call('file.restoreBackup', { path, backup: stranger })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.noSuchBackup' } },
    })
  })
})

describe('preferences', () => {
  it('are defaults when their file is missing or broken', () => {
    const { folder } = testWorkspace()
    expect(readPreferences(folder)).toEqual({
      theme: 'dark',
      keys: {},
      coversFoes: false,
      clock: { isShown: false, nudgeAfter: 0, sounds: false },
      sight: { party: 'word', foe: 'word' },
      players: { theme: 'same', textSize: 100 },
      shelf: 'all',
      playersOpen: false,
      textSize: 100,
      motion: 'system',
      recent: [],
      firstNotesAway: [],
    })
    writeFileSync(join(folder, 'preferences.json'), '{"theme": 7, "keys": ')
    expect(readPreferences(folder)).toEqual({
      theme: 'dark',
      keys: {},
      coversFoes: false,
      clock: { isShown: false, nudgeAfter: 0, sounds: false },
      sight: { party: 'word', foe: 'word' },
      players: { theme: 'same', textSize: 100 },
      shelf: 'all',
      playersOpen: false,
      textSize: 100,
      motion: 'system',
      recent: [],
      firstNotesAway: [],
    })
    writeFileSync(join(folder, 'preferences.json'), '{"theme": "light", "keys": 3}')
    expect(readPreferences(folder)).toEqual({
      theme: 'light',
      keys: {},
      coversFoes: false,
      clock: { isShown: false, nudgeAfter: 0, sounds: false },
      sight: { party: 'word', foe: 'word' },
      players: { theme: 'same', textSize: 100 },
      shelf: 'all',
      playersOpen: false,
      textSize: 100,
      motion: 'system',
      recent: [],
      firstNotesAway: [],
    })
  })
})

describe('dice of the app', () => {
  const rolled = {
    title: { key: 'dice.title' },
    results: [
      {
        about: [],
        outcome: { key: 'dice.outcome', with: { expression: '2d6', total: 7 } },
        terms: [],
        dice: { faces: [3, 4], typed: false },
      },
    ],
  }

  it('stand in the log with the seed and the draw that they came from, through undo and redo', async () => {
    const { workspace, run } = await sampleWorkspace()
    const drawn = { seed: 4_294_967_295, first: 12, count: 2 }
    expect(await answer(workspace, 'gm', 'tool.record', rolled, drawn)).toMatchObject({ ok: true })
    const newest = async () => {
      const { items } = await run('log.page', { family: 'moves', limit: 1 })
      return items.find((item) => item.type === 'fact')
    }
    expect(await newest()).toMatchObject({ entry: { drawn } })
    await run('history.undo', {})
    expect(await newest()).not.toMatchObject({ entry: { drawn } })
    await run('history.redo', {})
    expect(await newest()).toMatchObject({ entry: { drawn } })
  })

  it('are refused with a source that no generator has, and nothing is written', async () => {
    const { workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    for (const drawn of [
      { seed: -1, first: 1, count: 1 },
      { seed: 1 },
      'seed',
      { seed: 2 ** 32, first: 1, count: 1 },
    ]) {
      expect(await answer(workspace, 'gm', 'tool.record', rolled, drawn)).toMatchObject({
        ok: false,
        error: { code: 'invalid' },
      })
    }
    expect(content(workspace.file)).toEqual(before)
  })
})
