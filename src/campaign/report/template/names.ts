import { z } from 'zod'
import { reportSchema } from '../model/schema'
import { hasNames } from './view'

/** The names that can be asked for at one place of a template; null under one that has no parts. */
export interface Names {
  [name: string]: Names | null
}

const nodeSchema = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
})

function namesIn(node: unknown): Names | null {
  const { properties, items, anyOf } = nodeSchema.parse(node)
  if (anyOf) return anyOf.map(namesIn).find((names) => names !== null) ?? null
  if (items !== undefined) return namesIn(items)
  if (!properties) return null
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, namesIn(part)]))
}

const pathsIn = (names: Names): string[] =>
  Object.entries(names).flatMap(([name, parts]) => [
    name,
    ...(parts ? pathsIn(parts).map((path) => `${name}.${path}`) : []),
  ])

/** Every name a template may ask for, as a tree; it follows from the schema of a report. */
export const templateNames: Names = {
  ...namesIn(z.toJSONSchema(reportSchema)),
  has: Object.fromEntries(hasNames.map((name) => [name, null])),
}

/** The same as a list of dotted paths, for whoever writes a template. */
export const templatePaths: readonly string[] = pathsIn(templateNames)
