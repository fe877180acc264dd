import { z } from 'zod'
import { filledText, textUpTo, whole } from '../../../shared/bounded'

const level = whole(0, 99)
const adjustment = whole(-99, 99)
const mana = whole(0, 99_999)
const points = whole(0, 9999)

/** A charged item: the spell it holds, and how often (CI-019). */
const chargedItemSchema = z.object({
  name: filledText(80),
  /** Level of its spell, and the magic level it works at. */
  level: level.default(1),
  aml: level.default(1),
  /** Null where nobody counts them. */
  charges: whole(0, 999).nullable().default(null),
})
export type ChargedItem = z.infer<typeof chargedItemSchema>

/** The save that those aimed at have against a spell; `none`: they have none. */
export const spellSaves = ['none', 'mental', 'physical'] as const

/** A spell that somebody knows. */
export const knownSpellSchema = z.object({
  name: filledText(80),
  level: level.default(1),
  /** Mana it costs, and hexes to its furthest target; 0: none. */
  cost: whole(0, 999).default(0),
  save: z.enum(spellSaves).default('none'),
  range: whole(0, 9999).default(0),
  does: textUpTo(400).default(''),
  /** How long it lasts on those aimed at, as it is typed: `3t`, `10 min`; empty: it does not. */
  lasts: textUpTo(60).default(''),
})
export type KnownSpell = z.infer<typeof knownSpellSchema>

/** What a sheet says of magic; one without any leaves all of it out. */
export const casterFields = {
  /** Active and passive magic level. */
  aml: level.default(0),
  pml: level.default(0),
  /** Adjustment for talent, and those for will and constitution that saves are made with. */
  talAdj: adjustment.default(0),
  willAdj: adjustment.default(0),
  conAdj: adjustment.default(0),
  will: points.default(10),
  /** Mental hit points for each level. */
  mptPerLevel: level.default(0),
  /** Mental hit points when unhurt (CI-066). */
  mpt: points.default(0),
  mpMax: mana.default(0),
  /** An hour of rest brings back this part of the mana left: a sixth, for most clerics a twelfth. */
  manaPart: whole(1, 99).default(6),
  /** What the load carried adds to success, 0 or less (CI-221). */
  loadSr: whole(-99, 0).default(0),
  spells: z.array(knownSpellSchema).max(60).default([]),
  items: z.array(chargedItemSchema).max(30).default([]),
}

/** What magic changes in a combatant, and what spoils it. */
export const spentFields = {
  /** Mana gone; what is left is the sheet's `mpMax` less this (CI-230). */
  mpUsed: mana.default(0),
  /** Charges gone, by the item's place on the sheet. */
  chargesUsed: z.record(z.string().regex(/^\d{1,2}$/), whole(0, 999)).default({}),
  /** Damage and fatigue suffered this turn and in the one before, which make spells harder. */
  hurt: z
    .object({ damage: points, fatigue: points, lastDamage: points, lastFatigue: points })
    .default({ damage: 0, fatigue: 0, lastDamage: 0, lastFatigue: 0 }),
}
