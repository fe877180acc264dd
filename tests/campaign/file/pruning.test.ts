import fc from 'fast-check'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { CampaignFile } from '../../../src/campaign/file/campaign-file'
import { listBackups } from '../../../src/campaign/file/backup/backup'
import { migrate } from '../../../src/campaign/file/migrate'
import { phrase } from '../../../src/shared/phrase'
import { childScript } from '../../support/child'
import { content, dump } from '../../support/dump'
import { steppingClock, temporaryFolder } from '../../support/folder'

const nobody = () => undefined

/** A file with a place, and what stood after each of its steps, by its batch. */
function newFile() {
  const path = join(temporaryFolder(), 'test.irontable')
  const file = CampaignFile.create(path, steppingClock(), (write) => {
    write.run(`INSERT INTO campaign (id, name, created_at) VALUES (1, 'Test', @now)`, {
      now: write.now,
    })
    write.run(`INSERT INTO place (id, position, name) VALUES ('a', 0, '')`)
  })
  const states = new Map([[0, content(file)]])
  /** A step that names one place, makes another, and takes a third away, so that rows have gaps. */
  const name = (to: string) => {
    const { changed } = file.command(
      'test',
      () => phrase('test'),
      (write) => {
        write.run('UPDATE place SET name = @to, description = @to WHERE position = 0', { to })
        write.run('DELETE FROM place WHERE position = 1')
        write.run(`INSERT INTO place (id, position, name) VALUES (@to, 1, '')`, { to })
        write.run(`INSERT INTO place (id, position, name) VALUES (@to || '!', 2, '')`, { to })
        write.record({ kind: 'note.written', secret: false, about: [], with: { text: to } })
      },
    )
    const batch = changed?.batch ?? -1
    states.set(batch, content(file))
    return batch
  }
  const goTo = (batch: number) => file.history.goTo(batch, nobody)
  const line = () =>
    file
      .read((read) =>
        read.all<{ id: number }>(
          `SELECT id FROM batch WHERE branch IS NULL AND state = 'done' ORDER BY id`,
        ),
      )
      .value.map(({ id }) => id)
  return { file, path, states, name, goTo, line }
}

/** All facts, and those that count. */
const facts = (file: CampaignFile) =>
  file.read((read) => [
    read.all('SELECT * FROM journal ORDER BY id'),
    read.all('SELECT * FROM live_fact ORDER BY id'),
    read.all('SELECT * FROM search_entry ORDER BY rowid'),
  ]).value

const walk = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('step' as const) },
    fc.constantFrom('undo' as const, 'redo' as const),
    fc.nat(30),
  ),
  { minLength: 3, maxLength: 25 },
)

describe('a history that was shortened', () => {
  it('goes to every step that is kept, whatever was undone and written over before', async () => {
    await fc.assert(
      fc.asyncProperty(walk, fc.nat(), fc.nat(), async (moves, cut, then) => {
        const { file, states, name, goTo, line } = newFile()
        let count = 0
        for (const move of moves) {
          if (move === 'step') name(`name ${++count}`)
          else if (move === 'undo') file.undo()
          else if (move === 'redo') file.redo()
          else await goTo([...states.keys()][move % states.size] ?? 0)
        }
        const standing = line()
        const upTo = standing[cut % Math.max(1, standing.length)]
        if (upTo === undefined) return
        const before = { facts: facts(file), content: content(file) }
        expect(await file.prune(upTo, nobody)).toMatchObject({ trouble: null })
        expect({ facts: facts(file), content: { ...content(file), pruned: [] } }).toEqual({
          ...before,
          content: { ...before.content, pruned: [] },
        })
        const reached = file.read((read) =>
          read.all<{ id: number }>(
            `SELECT id FROM batch WHERE id >= @upTo AND state <> 'dropped' ORDER BY id`,
            { upTo },
          ),
        ).value
        // Every way between two of them, in an order that the seed gives.
        const order = reached.toSorted((a, b) => ((a.id * then) % 7) - ((b.id * then) % 7))
        for (const { id } of order) {
          expect(await goTo(id)).toBe(true)
          expect({ ...content(file), pruned: [] }).toEqual({ ...states.get(id), pruned: [] })
        }
        for (const id of [0, ...states.keys()].filter((each) => each < upTo)) {
          await expect(goTo(id)).rejects.toThrow(/refusal\.(?:pruned|unknownStep)/)
        }
        await goTo(upTo)
        expect(() => file.undo()).toThrow('refusal.pruned')
        while (file.redo());
        name('afterwards')
        file.undo()
        file.close()
      }),
      { numRuns: 25 },
    )
  })

  it('lets the file shrink, after a backup that holds all of it', async () => {
    const { file, path, name, line } = newFile()
    for (let step = 0; step < 150; step++) name(`${step} ${'word '.repeat(800)}`)
    const [first = 0] = line()
    const all = dump(file)
    const upTo = line().at(-5) ?? 0
    const pruned = await file.prune(upTo, nobody)
    expect(pruned?.after).toBe(statSync(path).size)
    expect(pruned?.after).toBeLessThan((pruned?.before ?? 0) * 0.75)
    expect(listBackups(path)).toEqual([pruned?.backup])
    const copy = await CampaignFile.open(pruned?.backup ?? '', steppingClock())
    expect(dump(copy)).toEqual(all)
    expect(await copy.history.goTo(first, nobody)).toBe(true)
    copy.close()
  })

  it('can be shortened again, and opened again', async () => {
    const { file, path, states, name, line } = newFile()
    for (let step = 0; step < 20; step++) name(`name ${step}`)
    for (const at of [5, 12]) await file.prune(line()[at] ?? 0, nobody)
    const kept = line().slice(12)
    file.close()
    const again = await CampaignFile.open(path, steppingClock())
    for (const id of kept) {
      await again.history.goTo(id, nobody)
      expect({ ...content(again), pruned: [] }).toEqual({ ...states.get(id), pruned: [] })
    }
    await expect(again.history.goTo((kept[0] ?? 0) - 1, nobody)).rejects.toThrow('refusal.pruned')
    again.close()
  })
})

describe('the shortening of a history', () => {
  it('that is stopped, or whose file is closed, has changed nothing and leaves no copy', async () => {
    const { file, path, name, line } = newFile()
    for (let step = 0; step < 200; step++) name(`name ${step}`)
    const before = dump(file)
    const upTo = line().at(-2) ?? 0
    for (const phase of ['backup', 'steps'] as const) {
      const asked = file.prune(upTo, () => {
        const progress = file.history.pruning?.progress
        if (progress?.phase === 'steps' && progress.taken > 0) file.history.stop()
      })
      if (phase === 'backup') file.history.stop()
      expect(await asked).toBeUndefined()
      expect(dump(file)).toEqual(before)
      expect(listBackups(path)).toEqual([])
    }
    let isClosed = false
    const closed = await file.prune(upTo, () => {
      if (isClosed || (file.history.pruning?.progress.taken ?? 0) === 0) return
      isClosed = true
      file.copyBeforeClosing()
      file.close()
    })
    expect(closed).toBeUndefined()
    for (const each of [path, ...listBackups(path)]) {
      const again = await CampaignFile.open(each, steppingClock())
      expect(dump(again)).toEqual(before)
      again.close()
    }
  })

  it('lets nothing be written meanwhile, and says how far it has come', async () => {
    const { file, name, line } = newFile()
    for (let step = 0; step < 300; step++) name(`name ${step}`)
    const heard = new Set<string>()
    const refused: string[] = []
    await file.prune(line().at(-1) ?? 0, () => {
      const progress = file.history.pruning?.progress
      if (progress) heard.add(progress.phase)
      if (progress?.phase !== 'steps' || refused.length > 0) return
      for (const deed of [() => name('x'), () => file.undo()]) {
        try {
          deed()
        } catch (error) {
          refused.push(String(error))
        }
      }
    })
    expect([...heard]).toEqual(['steps', 'file'])
    expect(refused).toEqual(['Refusal: refusal.pruning', 'Refusal: refusal.pruning'])
    name('y')
  })

  it('is refused in words where no backup can be made, and nothing is lost', async () => {
    const { file, path, name, line } = newFile()
    for (let step = 0; step < 3; step++) name(`name ${step}`)
    const before = dump(file)
    const { writeFileSync } = await import('node:fs')
    writeFileSync(path.replace(/\.irontable$/, '.backups'), 'in the way')
    await expect(file.prune(line().at(-1) ?? 0, nobody)).rejects.toThrow('trouble.notPruned')
    expect(dump(file)).toEqual(before)
    file.undo()
  })

  it('moves no row of those that steps name by their place in the file', () => {
    const db = new Database(':memory:')
    migrate(db)
    // SQLite gives new places to the rows of a table that has neither a number of its own nor an index.
    const movable = db
      .prepare<[], string>(
        `SELECT name FROM pragma_table_list AS listed
         WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'
           AND NOT EXISTS (SELECT 1 FROM pragma_index_list(listed.name))
           AND NOT EXISTS (SELECT 1 FROM pragma_table_info(listed.name)
                           WHERE pk = 1 AND type = 'INTEGER')`,
      )
      .pluck()
      .all()
    db.close()
    expect(movable).toEqual([])
  })

  it('has shortened it whole or not at all when the program is killed', async () => {
    const child = await childScript('pruning')
    const outcomes: boolean[] = []
    for (let kill = 0; kill < 8; kill++) {
      const folder = temporaryFolder()
      const { signal, said } = await child([folder], { lives: kill * 8 })
      expect(signal, said).toBe('SIGKILL')
      const file = await CampaignFile.open(join(folder, 'test.irontable'), steppingClock())
      const counted = file.read((read) =>
        read.get<{ facts: number; steps: number; pruned: number; undo: number }>(
          `SELECT (SELECT count(*) FROM live_fact) AS facts, (SELECT count(*) FROM batch) AS steps,
             (SELECT count(*) FROM pruned) AS pruned, (SELECT count(*) FROM undo_log) AS undo`,
        ),
      ).value
      const isDone = counted?.pruned === 1
      expect(counted).toEqual({
        facts: 1000,
        steps: 1000,
        ...(isDone ? { pruned: 1, undo: 100 } : { pruned: 0, undo: 1000 }),
      })
      let steps = 0
      const back = () => {
        try {
          return file.undo()
        } catch {
          return undefined
        }
      }
      while (steps < 100 && back()) steps++
      expect(steps).toBe(100)
      expect(back() === undefined).toBe(isDone)
      outcomes.push(isDone)
      file.close()
    }
    expect(outcomes).toContain(false)
  })
})
