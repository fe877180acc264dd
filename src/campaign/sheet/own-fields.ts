import { z } from 'zod'
import type { Fact, Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import { asText } from '../../shared/words/naming'
import type { Read, Write } from '../file/handles'
import { readStored } from '../file/stored'
import type { MemberRef } from '../move/input'
import { refOf } from './land'
import type { MemberType } from './sheets'
import { line } from '../../shared/bounded'

/** A field of the game master's own: what it is called, and what stands there. */
export const ownFieldSchema = z.strictObject({
  name: line(60),
  value: line(500),
})
export type OwnField = z.output<typeof ownFieldSchema>

const key = (name: string) => name.toLowerCase()

/** The fields of somebody in their order; no two are called alike. */
export const ownFieldsSchema = z
  .array(ownFieldSchema)
  .max(40)
  .refine((fields) => new Set(fields.map(({ name }) => key(name))).size === fields.length)

/** Fields as they lie in the file. */
export const storedOwnFields = (text: string): OwnField[] => readStored(ownFieldsSchema, text)

/** The fields of somebody; a refusal in words when they are gone. */
function readOwnFields(read: Read, { type, id }: MemberRef): OwnField[] {
  const row = read.get<{ fields: string }>(
    `SELECT own_fields AS fields FROM ${type} WHERE id = @id`,
    { id },
  )
  return storedOwnFields(row?.fields ?? refuse('refusal.gone'))
}

/** What became of each field, as a fact for the game master alone. */
function changes(who: Ref, before: readonly OwnField[], after: readonly OwnField[]): Fact[] {
  const valueIn = (fields: readonly OwnField[], name: string) =>
    fields.find((each) => key(each.name) === key(name))?.value ?? ''
  const names = new Map([...before, ...after].map(({ name }) => [key(name), name]))
  return [...names.values()].flatMap((field): Fact[] => {
    const [was, is] = [valueIn(before, field), valueIn(after, field)]
    if (was === is) return []
    const kind = `${who.type}.ownField`
    return [
      {
        kind,
        secret: true,
        about: [who],
        with: { field: asText(field), was: was || '–', is: is || '–' },
      },
    ]
  })
}

/** Writes all fields of somebody anew, and tells what is different. */
export function writeOwnFields(write: Write, member: MemberRef, fields: readonly OwnField[]): void {
  const before = readOwnFields(write, member)
  write.run(`UPDATE ${member.type} SET own_fields = @fields WHERE id = @id`, {
    id: member.id,
    fields: JSON.stringify(fields),
  })
  const who = refOf(write, member.type, member.id)
  for (const fact of changes(who, before, fields)) write.record(fact)
}

/** Writes into one field that somebody has; refused in words where they have none of that name. */
export function changeOwnField(write: Write, member: MemberRef, { name, value }: OwnField): void {
  const fields = readOwnFields(write, member)
  const at = fields.findIndex((each) => key(each.name) === key(name))
  const field = fields[at] ?? refuse('refusal.gone')
  writeOwnFields(write, member, fields.with(at, { ...field, value }))
}

/** What fields are called that anybody of this type has; the most usual first. */
export function ownFieldNames(read: Read, type: MemberType): string[] {
  return read
    .all<{ name: string }>(
      `SELECT min(value ->> 'name') AS name FROM ${type}, json_each(own_fields)
       WHERE own_fields <> '[]' GROUP BY lower(value ->> 'name') ORDER BY count(*) DESC, name`,
    )
    .map(({ name }) => name)
}
