import { z } from 'zod'
import { declarationSchema } from '../../fight-model/declaration'
import { overrideSchema } from '../core/events'
import { idSchema as combatantId } from '../../../../shared/bounded'

/** Everything that can be sent about what somebody means to do. */
export const declareEvents = [
  z.strictObject({
    type: z.literal('declare'),
    combatantId,
    declaration: declarationSchema,
    override: overrideSchema,
  }),
  z.strictObject({ type: z.literal('withdraw'), combatantId }),
] as const

export type DeclareEvent = z.infer<(typeof declareEvents)[number]>
export type DeclareEventOf<Type extends DeclareEvent['type']> = Extract<
  DeclareEvent,
  { type: Type }
>
