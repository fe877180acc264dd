import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listBackups } from '../../../src/campaign/file/backup/backup'
import { Refusal } from '../../../src/shared/reply'
import { steppingClock, temporaryFolder } from '../../support/folder'
import { hostileFiles, type Answer, type Hostile } from '../../support/file/hostile'
import { testWorkspace } from '../../support/workspace'
import { openAndCopy } from '../../support/opened'

/** The sample, with enough places for a table of several pages. */
async function campaign(): Promise<Buffer> {
  const { run, workspace } = testWorkspace()
  await run('file.openSample', {})
  const { path } = workspace.file
  workspace.file.command(
    'test.fill',
    () => ({ key: 'test' }),
    (write) => {
      for (let index = 0; index < 400; index++) {
        write.run('INSERT INTO place (id, position, name) VALUES (@id, @index, @name)', {
          id: `place-${String(index).padStart(4, '0')}-${'y'.repeat(40)}`,
          index,
          name: `${index} ${'x'.repeat(300)}`,
        })
      }
    },
  )
  await run('file.close', {})
  return readFileSync(path)
}

let made: Promise<Buffer> | undefined

/** The campaign made hostile, with a backup from before beside it. */
async function spoilt(hostile: Hostile) {
  made ??= campaign()
  const path = join(temporaryFolder(), 'hostile.irontable')
  writeFileSync(path, await made)
  ;(await openAndCopy(path, () => '2025-12-31T00:00:00.000Z')).close()
  hostile.spoil(path)
  return path
}

const named = (name: string) => {
  const found = hostileFiles.find((hostile) => hostile.name === name)
  if (!found) throw new Error(name)
  return spoilt(found)
}

/** How the program answers, to the end of the check behind the opening; and what it says. */
async function answerTo(path: string): Promise<{ answer: Answer; said?: string | undefined }> {
  try {
    const file = await openAndCopy(path, steppingClock())
    try {
      await file.checkBehind()
      const [said = file.found] = file.notices
      return { answer: said ? 'opened with a word' : 'opened', said: said?.key }
    } finally {
      file.close()
    }
  } catch (error) {
    if (error instanceof Refusal) return { answer: 'refused', said: error.words.key }
    throw error
  }
}

describe('a hostile file', () => {
  it.each(hostileFiles.map((hostile) => [hostile.name, hostile] as const))(
    'with %s gets the answer that fits it, with the backup offered where it is refused',
    async (_name, hostile) => {
      const path = await spoilt(hostile)
      const { answer, said } = await answerTo(path)
      expect(answer).toBe(hostile.answer)
      if (answer === 'refused') expect(said).toMatch(/WithBackup$/)
      const beside = readdirSync(dirname(path)).filter((name) => !name.endsWith('.backups'))
      expect(beside).toEqual(['hostile.irontable'])
    },
  )
})

describe('a copy that the full check finds wrong', () => {
  it('is none of the backups; the newest whole one is named, and the windows are told', async () => {
    const path = await named('two pages of an index exchanged')
    const [whole = ''] = listBackups(path)
    const { workspace, changes, run } = testWorkspace(temporaryFolder())
    await workspace.open(path)
    await expect.poll(() => changes.length, { timeout: 60_000 }).toBe(3)
    const current = await run('campaign.current', {})
    expect(current?.found).toMatchObject({
      key: 'trouble.foundWithBackup',
      with: { path, backup: whole },
    })
    expect(listBackups(path)).toEqual([whole])
    expect(readdirSync(dirname(whole)).filter((name) => name.endsWith('.damaged'))).toHaveLength(1)
  })

  it('leaves the backups as they are where it is whole', async () => {
    const path = await named('a sheet that no system can read')
    const file = await openAndCopy(path, steppingClock())
    expect(await file.checkBehind()).toBe(false)
    expect(listBackups(path)).toHaveLength(2)
    expect(file.found).toBeUndefined()
    file.close()
  })
})

describe('what search keeps', () => {
  const broken = hostileFiles.filter(({ name }) => name.includes('search') && !/trigger/.test(name))

  it.each(broken.map((hostile) => [hostile.name, hostile] as const))(
    'is made anew from the campaign and goes on following it: %s',
    async (_name, hostile) => {
      const path = await spoilt(hostile)
      const { workspace, run } = testWorkspace(temporaryFolder())
      await workspace.open(path)
      const { value } = workspace.file.read((read) => ({
        kept: read.all(
          'SELECT type, entity_id, name, body FROM search_entry ORDER BY type, entity_id',
        ),
        meant: read.all(
          'SELECT type, entity_id, name, body FROM searchable ORDER BY type, entity_id',
        ),
      }))
      expect(value.kept).toEqual(value.meant)
      expect(value.kept.length).toBeGreaterThan(400)
      await run('place.create', { name: 'Quillhaven' })
      expect(await run('search.find', { text: 'quillhaven' })).toHaveLength(1)
      await run('history.undo', {})
      expect(await run('search.find', { text: 'quillhaven' })).toEqual([])
    },
  )

  it('is mended once, and told once', async () => {
    const path = await named('the pages of the search index overwritten')
    const first = await openAndCopy(path, steppingClock())
    expect(first.notices.map(({ key }) => key)).toEqual(['trouble.searchMended'])
    first.close()
    const second = await openAndCopy(path, steppingClock())
    expect(second.notices).toEqual([])
    expect(await second.checkBehind()).toBe(false)
    second.close()
  })
})
