import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Bindings, Read } from '../file/handles'
import { quoteName, rowBroughtBack } from '../file/undo-step'
import { whole } from '../../shared/bounded'

type Row = NonNullable<ReturnType<typeof rowBroughtBack>>

/** Somebody whom a step removed, with the rows they were made of, theirs first. */
interface Removed {
  type: 'character' | 'npc'
  id: string
  name: string
  rows: Row[]
}

const members = ['character', 'npc'] as const

/** Whether the rows of a table belong to members of a type: nothing else is put into the file. */
function belongsTo(read: Read, table: string, type: string): boolean {
  if (table === type) return true
  return (
    read.get(`SELECT 1 FROM pragma_foreign_key_list(@table) WHERE "table" = @type`, {
      table,
      type,
    }) !== undefined
  )
}

/**
 * Whom a step of the line removed, as the history keeps them; undefined where it removed nobody, can be gone
 * to no more, or they are here.
 */
export function removedBy(read: Read, batchId: number): Removed | undefined {
  const steps = read.all<{ sql: string }>(
    `SELECT sql FROM undo_log JOIN batch ON batch.id = undo_log.batch
     WHERE batch.id = @batchId AND batch.command = 'cast.remove' AND batch.state = 'done'
       AND batch.branch IS NULL ORDER BY undo_log.id`,
    { batchId },
  )
  const rows = steps.flatMap(({ sql }) => rowBroughtBack(sql) ?? [])
  const type = members.find((each) => rows.some(({ table }) => table === each))
  const { id, name } = rows.find(({ table }) => table === type)?.values ?? {}
  if (!type || typeof id !== 'string' || typeof name !== 'string') return undefined
  if (read.get(`SELECT 1 FROM ${type} WHERE id = @id`, { id })) return undefined
  const own = rows.filter(({ table }) => belongsTo(read, table, type))
  return {
    ...{ type, id, name },
    rows: own.sort((one, other) => Number(other.table === type) - Number(one.table === type)),
  }
}

export const historyBringBack = {
  /**
   * Brings somebody back whom a step removed, as they were then, with their sheets, secret and picture; all
   * that was done since stays. Refused in words where they are here, or are not known any more.
   */
  'history.bringBack': command({
    input: z.strictObject({ batchId: whole(1) }),
    label: (read, { batchId }) =>
      phrase('history.cast.bringBack', { name: removedBy(read, batchId)?.name ?? '' }),
    run: (write, { batchId }) => {
      const { type, id, name, rows } = removedBy(write, batchId) ?? refuse('refusal.gone')
      for (const { table, values } of rows) {
        const columns = Object.keys(values)
        write.run(
          `INSERT INTO ${quoteName(table)} (${columns.map(quoteName).join(', ')})
           VALUES (${columns.map((_column, at) => `@v${String(at)}`).join(', ')})`,
          Object.fromEntries(
            Object.values(values).map((value, at) => [`v${String(at)}`, value]),
          ) as Bindings,
        )
      }
      write.record({
        kind: `${type}.created`,
        secret: type === 'npc',
        about: [{ type, id, name }],
      })
      return { type, id }
    },
  }),
}
