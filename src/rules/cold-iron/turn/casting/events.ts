import { z } from 'zod'
import { changeSchema, lastingSchema } from '../../../effects/effect'
import { longestRoll } from '../../basics/roll'
import { lentFigures } from '../../combatant/lent'
import { aimedFields } from '../../fight-model/declaration'
import { counterModifierSchema } from '../../fight-model/cast'
import { filledText, idSchema as id, whole } from '../../../../shared/bounded'

const castId = filledText(100)
/** A finished roll as digits, and whether it was typed from the table. */
const rolled = { roll: filledText(longestRoll), typed: z.boolean() }

/** What of a spell lasts, and the figures it changes while it does. */
const spellLasts = lastingSchema.extend({
  changes: z
    .array(changeSchema.extend({ figure: z.enum(lentFigures) }))
    .max(12)
    .optional(),
})

/** Everything that can be sent about spells and charged items, in the steps they complete in. */
export const spellEvents = [
  /** Uses a charged item, the one this step is for (CI-019). */
  z.strictObject({
    type: z.literal('spell.click'),
    combatantId: id,
    item: whole(0, 29),
    ...aimedFields,
  }),
  /** Somebody counters a spell before its roll. */
  z.strictObject({
    type: z.literal('spell.counter'),
    castId,
    combatantId: id,
    mp: whole(0, 99),
    modifiers: z.array(counterModifierSchema).max(6),
  }),
  /** The next success roll: one for each counter, or one. */
  z.strictObject({ type: z.literal('spell.roll'), castId, ...rolled }),
  /** `forWeapon`: their weapon saves, with its share of their save (CI-190). */
  z.strictObject({
    type: z.literal('spell.save'),
    castId,
    targetId: id,
    forWeapon: z.literal(true).optional(),
    ...rolled,
  }),
  /** Who is aimed at as well, said only when a spell that is saved against works: they save first. */
  z.strictObject({ type: z.literal('spell.aim'), castId, targets: z.array(id).min(1).max(20) }),
  /**
   * What a spell does to a target; it lands when the step closes (CI-017). What lasts of it lies on
   * them at once, and once for each casting.
   */
  z.strictObject({
    type: z.literal('spell.effect'),
    castId,
    targetId: id,
    kind: z.enum(['real', 'fatigue', 'heal']),
    points: whole(0, 9999),
    stuns: z.boolean().optional(),
    knocksOut: z.boolean().optional(),
    sleeps: z.literal(true).optional(),
    /** Damage of the energy that dragon leather is made against, or of another (CI-204). */
    energy: z.enum(['own', 'other']).optional(),
    /** Empathic healing, which knows no capacity and helps the dying (CI-063, CI-083). */
    empathic: z.boolean().optional(),
    lasts: spellLasts.optional(),
  }),
  /**
   * Lets a spell go before its roll, or the saves that are still open after it; `as`: of one that
   * works, that it is described only.
   */
  z.strictObject({
    type: z.literal('spell.pass'),
    castId,
    as: z.literal('described').optional(),
  }),
] as const

/** An event of spells and charged items. */
export type SpellEvent = z.infer<(typeof spellEvents)[number]>
export type SpellEventType = SpellEvent['type']
export type SpellEventOf<Type extends SpellEventType> = Extract<SpellEvent, { type: Type }>

export const spellEventTypes = spellEvents.map(({ shape }) => shape.type.value)
