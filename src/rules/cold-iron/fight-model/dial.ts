import { z } from 'zod'

/**
 * How much a table leaves to the program: `record` writes down what the game master says and
 * refuses nothing that a ruling could allow; `assist` judges and offers; `full` also rolls for those
 * whom no player rolls for.
 */
export const dialSchema = z.enum(['record', 'assist', 'full'])
export type Dial = z.infer<typeof dialSchema>

/** Whether the rules' objections do not hold: the game master's word, or a table that only records. */
export function isOverridden({ dial }: { dial: Dial }, override: true | undefined): boolean {
  return override === true || dial === 'record'
}
