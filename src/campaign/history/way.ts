import { z } from 'zod'
import { refuse } from '../../shared/reply'
import { query } from '../define'
import type { Read } from '../file/handles'
import { lastPruned, wayToBatch } from '../file/line'
import { stepOf, type StepRow } from './step'
import { whole } from '../../shared/bounded'

/** One direction of a way: how many steps, the oldest and the newest of them. */
function stretch(read: Read, batch: number, part: 'back' | 'forward') {
  const ends = read.get<{ steps: number; oldest: number | null; newest: number | null }>(
    `${wayToBatch} SELECT count(*) AS steps, min(id) AS oldest, max(id) AS newest FROM ${part}`,
    { batch },
  )
  const end = (id: number) => {
    const row = read.get<StepRow & { at: string }>(
      'SELECT label, at, turn FROM batch WHERE id = @id',
      { id },
    )
    return row ? { at: row.at, ...stepOf(row) } : null
  }
  if (!ends || ends.oldest === null || ends.newest === null) return null
  const [oldest, newest] = [end(ends.oldest), end(ends.newest)]
  return oldest && newest && { steps: ends.steps, oldest, newest }
}

export const historyWay = {
  /**
   * What going to a step would take along: what is taken back and what is brought back, null for
   * nothing, the fights and sessions, by name and by number, that any of it belongs to, and the notes by
   * their titles.
   */
  'history.way': query({
    input: z.strictObject({ batchId: whole(0) }),
    run: (read, { batchId: batch }) => {
      const pruned = read.get<{ batch: number }>(`SELECT ${lastPruned} AS batch`)
      if (pruned && batch < pruned.batch) refuse('refusal.pruned')
      const steps = `${wayToBatch}, way (id) AS (SELECT id FROM back UNION ALL SELECT id FROM forward)`
      return {
        back: stretch(read, batch, 'back'),
        forward: stretch(read, batch, 'forward'),
        fights: read
          .all<{ name: string }>(
            `${steps} SELECT name FROM encounter WHERE id IN (
               SELECT encounter_id FROM way JOIN batch ON batch.id = way.id) ORDER BY name`,
            { batch },
          )
          .map(({ name }) => name),
        sessions: read
          .all<{ number: number }>(
            `${steps} SELECT number FROM session WHERE id IN (
               SELECT session_id FROM way JOIN journal ON journal.batch = way.id) ORDER BY number`,
            { batch },
          )
          .map(({ number }) => number),
        notes: read
          .all<{ title: string }>(
            `${steps} SELECT DISTINCT label ->> '$.with.title' AS title FROM way
               JOIN batch ON batch.id = way.id
             WHERE command GLOB 'note.*' AND label ->> '$.with.title' IS NOT NULL ORDER BY title`,
            { batch },
          )
          .map(({ title }) => title),
      }
    },
  }),
}
