import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { ruleSystems } from '../../src/rules'

const modules = import.meta.glob<Record<string, unknown>>('../../src/rules/**/*.ts', {
  eager: true,
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys of a JSON Schema that lead on to what lies at the same place. */
const samePlace = ['properties', '$defs', 'anyOf', 'oneOf', 'allOf']

/** What a schema demands, a line for each place in it. */
function linesOf(schema: unknown, place: string): string[] {
  if (Array.isArray(schema)) {
    return schema.flatMap((each, index) => linesOf(each, `${place}|${String(index)}`))
  }
  if (!isRecord(schema)) return []
  const entries = Object.entries(schema)
  const demands = entries
    .filter(([key]) => /^(min|max|exclusive|multipleOf|default|const|enum|pattern)/.test(key))
    .filter(([, value]) => !isRecord(value))
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
  const inner = entries.flatMap(([key, value]) => {
    if (key === 'enum' || key === 'default') return []
    if (key === 'items') return linesOf(value, `${place}[]`)
    return linesOf(value, samePlace.includes(key) ? place : `${place}.${key}`)
  })
  return demands.length > 0 ? [`  ${place} ${demands.join(', ')}`, ...inner] : inner
}

const exported = Object.entries(modules).flatMap(([path, names]) =>
  Object.entries(names).flatMap(([name, value]) =>
    value instanceof z.ZodType
      ? [{ name: `${path.slice('../../src/rules/'.length)} ${name}`, value }]
      : [],
  ),
)

const settings = ruleSystems.flatMap(({ id, settings }) => [
  ...(settings ? [{ name: `${id} settings`, value: settings.schema }] : []),
  ...(settings?.charts ?? []).map((chart) => ({ name: `${id} ${chart.id}`, value: chart.schema })),
])

const schemas = [...exported, ...settings]

// Campaigns hold sheets, fights and events: a bound drawn closer would shut out what people have.
it('what sheets, fights and events may hold is as it was: wider is well, closer needs a migration', async () => {
  const lines = schemas.flatMap(({ name, value }) => {
    const schema = z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' })
    return [name, ...linesOf(schema, '')]
  })
  expect(schemas.length).toBeGreaterThan(90)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, '../fixtures/formats/rules.txt'),
  )
})
