import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import type { Decision, DecisionKind } from '../../settings'

interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  rule: string
  kind: Exclude<DecisionKind, { type: 'choice' }> | { type: 'choice'; values: readonly string[] }
}

/** A yes or no. */
export function yesOrNo(rule: string, initial: boolean) {
  return { schema: z.boolean().default(initial), rule, kind: { type: 'boolean' } } satisfies Setting
}

/** One of some readings; the first is the default. */
export function oneOf<const Values extends readonly [string, ...string[]]>(
  rule: string,
  ...values: Values
) {
  const schema = z.enum(values).default(values[0])
  return { schema, rule, kind: { type: 'choice', values } } satisfies Setting
}

/** Settings of one group as decisions to show, their words under `ironsworn.settings.<key>`. */
export function decisionsOf(group: string, settings: Record<string, Setting>): Decision[] {
  return Object.entries(settings).map(([id, { rule, kind }]) => {
    const said = (part: string) => phrase(`ironsworn.settings.${id}.${part}`)
    const labelled: DecisionKind =
      kind.type === 'choice'
        ? {
            ...kind,
            values: kind.values.map((value) => ({ value, label: said(`values.${value}`) })),
          }
        : kind
    return {
      ...{ id, rule, kind: labelled, title: said('title'), reason: said('reason') },
      group: phrase(`ironsworn.settings.group.${group}`),
    }
  })
}
