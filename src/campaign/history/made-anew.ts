import { z } from 'zod'
import { factSchema } from '../../shared/fact'
import { quoteName, rowBroughtBack } from '../file/undo-step'
import type { Read } from '../file/handles'
import { readStored } from '../file/stored'
import { whole } from '../../shared/bounded'

/** A step by its number, with the ids of what it made. */
interface Maker {
  id: number
  made: string | null
}

const idsSchema = z.array(z.string()).catch([])
const idsOf = ({ made }: Maker) => idsSchema.parse(JSON.parse(made ?? '[]'))

/** Whether a step is another one, done again at its time: with the same move or act, whatever was rolled. */
const isAgain = (step: string, other: string) =>
  `(${step}.command = ${other}.command AND ${step}.at = ${other}.at
    AND json_extract(${step}.input, '$.move', '$.act')
      IS json_extract(${other}.input, '$.move', '$.act'))`

/**
 * The step of the line that stands for one of a line that was left: the same one, done again at its time,
 * or else the same deed made anew by hand, in its place among those that were done again.
 */
function standingFor(read: Read, left: number): Maker | undefined {
  return read.get<Maker>(
    `WITH again AS (
       SELECT batch.id, other.id AS was FROM batch JOIN batch AS old ON old.id = @left
         JOIN batch AS other ON other.branch = old.branch AND ${isAgain('other', 'batch')}
       WHERE batch.branch IS NULL AND batch.state = 'done' AND batch.id > old.id)
     SELECT batch.id, batch.made FROM batch JOIN batch AS old ON old.id = @left
     WHERE batch.branch IS NULL AND batch.state = 'done' AND batch.id > old.id
       AND batch.command = old.command
       AND (${isAgain('batch', 'old')}
         OR batch.label = old.label AND batch.id NOT IN (SELECT id FROM again)
           AND NOT EXISTS (SELECT 1 FROM again WHERE (again.id < batch.id) <> (again.was < old.id)))
     ORDER BY ${isAgain('batch', 'old')} DESC, batch.label = old.label DESC, batch.id LIMIT 1`,
    { left },
  )
}

/** The row that a step which was taken back had made under an id, as its history keeps it. */
function rowOf(read: Read, batch: number, id: string) {
  return read
    .all<{ sql: string }>(
      `SELECT sql FROM undo_log WHERE batch = @batch AND instr(sql, @id) > 0 ORDER BY id`,
      { batch, id: `'${id}'` },
    )
    .map(({ sql }) => rowBroughtBack(sql))
    .find((row) => row?.values['id'] === id)
}

/** What an id was, or when, says nothing of whether two rows are the same thing. */
const ownColumns = ['rowid', 'id', 'at', 'made_at', 'position']

/** How much two rows say the same. */
function likeness(row: Record<string, unknown>, other: Record<string, unknown>): number {
  return Object.entries(row).filter(
    ([column, value]) => !ownColumns.includes(column) && other[column] === value,
  ).length
}

/** What is most like something; the first of those that are alike. */
function likest<Value>(values: readonly Value[], like: (value: Value) => number) {
  return values.reduce<Value | undefined>(
    (best, each) => (best === undefined || like(each) > like(best) ? each : best),
    undefined,
  )
}

/** The id that what a step had made has now; undefined where nothing like it was made. */
function idNow(read: Read, left: Maker, id: string): string | undefined {
  const was = rowOf(read, left.id, id)
  if (!was) return undefined
  const isTable = read.get(
    `SELECT 1 FROM pragma_table_info(@table) WHERE name = 'id' AND type = 'TEXT'`,
    { table: was.table },
  )
  const maker = isTable ? standingFor(read, left.id) : undefined
  if (!maker) return undefined
  const rows = read.all<Record<string, unknown>>(
    `SELECT * FROM ${quoteName(was.table)} AS made
     WHERE made.id IN (SELECT value FROM json_each(@ids)) ORDER BY rowid`,
    { ids: JSON.stringify([id, ...idsOf(maker)]) },
  )
  // What was made again under its own id is found by it.
  if (rows.some((row) => row['id'] === id)) return undefined
  const now = likest(rows, (row) => likeness(row, was.values))?.['id']
  return typeof now === 'string' ? now : undefined
}

/** Steps of the line that was left which a step came after, as far as they made anything. */
function makersBefore(read: Read, step: number): Maker[] {
  return read.all<Maker>(
    `SELECT batch.id, batch.made FROM batch JOIN batch AS step ON step.id = @step
     WHERE batch.branch = step.branch AND batch.state = 'undone'
       AND batch.id < step.id AND batch.made IS NOT NULL ORDER BY batch.id`,
    { step },
  )
}

const settlesSchema = z.looseObject({ reminderId: whole() })

interface FactRow {
  id: number
  batch: number
  fact: string
}

/** What is told of, without what tells one telling from another. */
function saidIn({ fact }: FactRow): string {
  const { about, cause } = readStored(factSchema, fact)
  return JSON.stringify([about, cause])
}

/** The number that a fact of a step has now; its own where it stands as it was, or nothing is like it. */
function factNow(read: Read, id: number): number {
  const was = read.get<FactRow & { kind: string }>(
    `SELECT id, batch, fact, kind FROM journal
     WHERE id = @id AND batch IN (SELECT id FROM batch WHERE state = 'undone')`,
    { id },
  )
  const maker = was && standingFor(read, was.batch)
  if (!maker) return id
  const facts = read.all<FactRow>(
    `SELECT id, batch, fact FROM live_fact WHERE batch = @batch AND kind = @kind ORDER BY id`,
    { batch: maker.id, kind: was.kind },
  )
  const said = saidIn(was)
  return likest(facts, (each) => Number(saidIn(each) === said))?.id ?? id
}

/**
 * What a step was asked, with everything in it that an earlier step had made and which was made anew
 * since, by its new id: a move that is owed, holds, somebody who came, a reminder by its fact.
 */
export function withMadeAnew(read: Read, step: number, asked: unknown): unknown {
  const text = JSON.stringify(asked)
  let now = text
  for (const maker of makersBefore(read, step)) {
    for (const id of idsOf(maker).filter((each) => text.includes(`"${each}"`))) {
      now = now.replaceAll(`"${id}"`, `"${idNow(read, maker, id) ?? id}"`)
    }
  }
  const input: unknown = JSON.parse(now)
  const settles = settlesSchema.safeParse(input)
  if (!settles.success) return input
  return { ...settles.data, reminderId: factNow(read, settles.data.reminderId) }
}
