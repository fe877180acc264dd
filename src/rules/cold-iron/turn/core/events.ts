import { z } from 'zod'

/** The game master lets it pass although the rules say no; the journal tells what was said. */
export const overrideSchema = z.literal(true).optional()

/** What moves a fight on through its steps. */
export const courseEvents = [
  z.strictObject({ type: z.literal('fight.begin') }),
  z.strictObject({ type: z.literal('step.close'), override: overrideSchema }),
  z.strictObject({ type: z.literal('fight.end') }),
] as const

export type CourseEvent = z.infer<(typeof courseEvents)[number]>
export type CourseEventOf<Type extends CourseEvent['type']> = Extract<CourseEvent, { type: Type }>
