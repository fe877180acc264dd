import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import type { Bounds } from './bounds'
import type { Decision, DecisionKind } from './settings'
import { whole } from '../../shared/bounded'

/** A setting as a topic lists it: how it is stored, the rule it reads, what it may be. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  rule: string | null
  /** The labels of a choice are found by its key. */
  kind: Exclude<DecisionKind, { type: 'choice' }> | { type: 'choice'; values: readonly string[] }
}

/** A yes or no. */
export function yesOrNo(rule: string, initial: boolean) {
  const schema = z.boolean().default(initial)
  return { schema, rule, kind: { type: 'boolean' } } satisfies Setting
}

/** One of some readings; the first is the default. */
export function oneOf<const Values extends readonly [string, ...string[]]>(
  rule: string,
  ...values: Values
) {
  const schema = z.enum(values).default(values[0])
  return { schema, rule, kind: { type: 'choice', values } } satisfies Setting
}

/** A whole number. */
export function figure(rule: string, initial: number, { min, max }: Bounds) {
  const schema = whole(min, max).default(initial)
  return { schema, rule, kind: { type: 'number', min, max } } satisfies Setting
}

/** A whole number, or none: the default is none. */
export function maybeFigure(rule: string, { min, max }: Bounds) {
  const schema = whole(min, max).nullable().default(null)
  return { schema, rule, kind: { type: 'number', min, max, nullable: true } } satisfies Setting
}

type Shape<Settings extends Record<string, Setting>> = {
  [Key in keyof Settings]: Settings[Key]['schema']
}

/**
 * How a system lists settings that belong together: as a schema's shape and as decisions to show.
 * Words are found under `<words>.settings.<key>`: `title`, `reason`, and `values` of a choice;
 * those of the topic under `<words>.settings.group.<group>`.
 */
export function topicsFor(words: string) {
  return <Settings extends Record<string, Setting>>(group: string, settings: Settings) => {
    const entries = Object.entries(settings)
    const shape = Object.fromEntries(entries.map(([id, { schema }]) => [id, schema]))
    const decisions = entries.map(([id, { rule, kind }]): Decision => {
      const said = (part: string) => phrase(`${words}.settings.${id}.${part}`)
      const labelled: DecisionKind =
        kind.type === 'choice'
          ? {
              ...kind,
              values: kind.values.map((value) => ({ value, label: said(`values.${value}`) })),
            }
          : kind
      return {
        id,
        rule,
        kind: labelled,
        title: said('title'),
        reason: said('reason'),
        group: phrase(`${words}.settings.group.${group}`),
      }
    })
    // Built key by key from the same record, which the type checker cannot follow.
    return { shape: shape as Shape<Settings>, decisions }
  }
}
