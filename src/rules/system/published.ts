import type { z } from 'zod'

/**
 * A table as it comes with the program. Tests read it through its schema, and refuse one of which the
 * schema would make anything else; a build takes it as it stands, since every start would have to
 * read them all before the first page is shown.
 */
export function asPublished<Schema extends z.ZodType>(
  schema: Schema,
  table: unknown,
): z.output<Schema> {
  if (import.meta.env.PROD) return table as z.output<Schema>
  const read = schema.parse(table)
  if (JSON.stringify(read) !== JSON.stringify(table)) {
    throw new Error(`a published table is not as its schema reads it: ${JSON.stringify(table)}`)
  }
  return read
}

/**
 * What is read once at every start: a table that leaves out what its schema fills in, the usual values of
 * a schema. No function is made for it, which would take longer than the reading.
 */
export function readOnce<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  return schema.parse(value, { jitless: true })
}
