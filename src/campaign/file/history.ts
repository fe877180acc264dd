import type { Database } from 'better-sqlite3'
import type { Phrase } from '../../shared/phrase'
import type { FightMoment } from './handles'
import { playBack, tablesOf } from './undo'

/** What a batch changed, for everyone who shows it. */
export interface Changed {
  tables: string[]
  batch: number
}

/** What follows from other tables, and so has changed with whatever a batch changed. */
export const following: readonly string[] = ['batch', 'live_fact', 'search_entry']

/** Letters of a gap that the history keeps of a label; no line of it shows more. */
const longestGap = 300

/** A label whose gaps are short enough to be read again, whatever names have gone into it. */
function shortened({ key, with: gaps }: Phrase): Phrase {
  if (!gaps) return { key }
  const short = Object.entries(gaps).map(([name, gap]) => {
    const isLong = typeof gap === 'string' && gap.length > longestGap
    return [name, isLong ? `${gap.slice(0, longestGap - 1)}…` : gap]
  })
  return { key, with: Object.fromEntries(short) }
}

/** Opens the batch of one command. */
export function openBatch(db: Database, command: string, label: Phrase, at: string): number {
  const { lastInsertRowid } = db
    .prepare('INSERT INTO batch (command, label, at) VALUES (?, ?, ?)')
    .run(command, JSON.stringify(shortened(label)), at)
  return Number(lastInsertRowid)
}

/** Notes when in a fight a batch happens. */
export function markMoment(db: Database, batch: number, moment: FightMoment): void {
  const { encounterId, turn, step, title } = moment
  db.prepare(
    `UPDATE batch SET encounter_id = @encounterId, turn = @turn, step = @step, step_title = @title
     WHERE id = @batch`,
  ).run({ batch, encounterId, turn, step, title: JSON.stringify(title) })
}

/** A new command ends the redo line: what was undone stays in the journal, but never comes back. */
export function endRedoLine(db: Database): void {
  db.exec(`DELETE FROM undo_log WHERE batch IN (SELECT id FROM batch WHERE state = 'undone')`)
  db.exec(`UPDATE batch SET state = 'dropped' WHERE state = 'undone'`)
}

/** Forgets a batch that changed nothing and said nothing. Returns whether it did. */
export function dropIfEmpty(db: Database, batch: number): boolean {
  const { changes } = db
    .prepare(
      `DELETE FROM batch WHERE id = @batch
       AND NOT EXISTS (SELECT 1 FROM undo_log WHERE batch = @batch)
       AND NOT EXISTS (SELECT 1 FROM journal WHERE batch = @batch)`,
    )
    .run({ batch })
  return changes === 1
}

type Direction = 'undo' | 'redo'

const nextOf: Record<Direction, string> = {
  undo: `SELECT max(id) AS id FROM batch WHERE state = 'done'`,
  redo: `SELECT min(id) AS id FROM batch WHERE state = 'undone'`,
}

function nextBatch(db: Database, direction: Direction): number | undefined {
  return db.prepare<[], { id: number | null }>(nextOf[direction]).get()?.id ?? undefined
}

function step(db: Database, direction: Direction): Changed | undefined {
  const batch = nextBatch(db, direction)
  if (batch === undefined) return undefined
  const tables = tablesOf(db, batch)
  playBack(db, batch)
  const state = direction === 'undo' ? 'undone' : 'done'
  db.prepare('UPDATE batch SET state = ? WHERE id = ?').run(state, batch)
  return { tables: [...tables, ...following], batch }
}

/** Takes the last command back, or brings the last one back. Undefined when there is none. */
export function stepHistory(db: Database, direction: Direction): Changed | undefined {
  return db.transaction(() => step(db, direction)).immediate()
}

/**
 * Goes to the moment right after `batch`, all steps in one transaction; batch 0 is the
 * opening of the file. Undefined when the file is there already.
 */
export function goTo(db: Database, batch: number): Changed | undefined {
  return db
    .transaction(() => {
      const tables = new Set<string>()
      let moved = false
      const walk = (direction: Direction, beyond: (next: number) => boolean) => {
        for (
          let next = nextBatch(db, direction);
          next !== undefined && beyond(next);
          next = nextBatch(db, direction)
        ) {
          for (const table of step(db, direction)?.tables ?? []) tables.add(table)
          moved = true
        }
      }
      walk('undo', (next) => next > batch)
      walk('redo', (next) => next <= batch)
      return moved ? { tables: [...tables], batch } : undefined
    })
    .immediate()
}
