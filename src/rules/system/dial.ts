import { z } from 'zod'
import type { Setting } from './setting-topic'

/**
 * How much a table leaves to the program: `record` writes down what the game master says, and nothing
 * follows by itself; `assist` judges and offers; `full` also rolls, and goes on to where somebody has
 * to choose.
 */
export const dialSchema = z.enum(['record', 'assist', 'full'])
export type Dial = z.infer<typeof dialSchema>

/** The dial among the settings of a system: no rule of a book. */
export const dialSetting = {
  schema: dialSchema.default('assist'),
  rule: null,
  kind: { type: 'choice', values: dialSchema.options },
} satisfies Setting

/** How the dial stands among the settings of any system. */
export function dialIn(settings: object): Dial {
  return z.object({ dial: dialSetting.schema }).parse(settings).dial
}

/** Whether the rules' objections do not hold: the game master's word, or a table that only records. */
export function isOverridden({ dial }: { dial: Dial }, override: true | undefined): boolean {
  return override === true || dial === 'record'
}
