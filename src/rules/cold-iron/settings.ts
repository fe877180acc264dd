import { z } from 'zod'
import { phrase, type Phrase } from '../../shared/phrase'
import { dialSetting } from '../system/dial'
import { readOnce } from '../system/published'
import { whole } from '../../shared/bounded'

/**
 * How a campaign reads the rules where they leave a choice. Every field has the reading of the
 * inventory as its default, so `settingsSchema.parse({})` is the book as written.
 */
export const settingsSchema = z.object({
  /** How much is left to the app in a fight that begins; it is turned in the fight. */
  dial: dialSetting.schema,
  /** How sleepers wake: by the table of turns, or one check a turn against 10 (CI-048). */
  wakeRule: z.enum(['table', 'simple']).default('table'),
  /** What going without a helmet costs: a point of C, or all of it but one (CI-052). */
  noHelmetRule: z.enum(['minusOne', 'capOne']).default('minusOne'),
  /** Hand-to-hand in step 13 before full-turn spells in step 14; false swaps them (CI-021). */
  hthBeforeFullTurnSpells: z.boolean().default(true),
  /** Bonus of the side stronger by 12 HtH: STRadj of the gap, or the gap of two STRadj (CI-180). */
  bonus2Rule: z.enum(['adjOfDifference', 'differenceOfAdj']).default('adjOfDifference'),
  /** Dice of the four 5d8 averages: as printed, or by their true means (CI-218). */
  diceTableMode: z.enum(['printed', 'trueMeans']).default('printed'),
  /** Whether weapons and shields wear (CI-212..216). */
  trackItemDamage: z.boolean().default(true),
  /** How several fighters add up hand to hand: by formula, or by the printed cells (CI-170). */
  multipleHtHMode: z.enum(['formula', 'printed']).default('formula'),
  /** Base of a counter from level 8 on: the level, or the level and five more. */
  spellCounterBase: z.enum(['levelPlusFive', 'level']).default('levelPlusFive'),
  /** Turns one in magic reserve lives untended (CI-062). */
  reserveTurns: whole(1, 9999).default(720),
  /** Minutes of play without a fight before a reminder; 0: never (CI-015). */
  pacingMinutes: whole(0, 600).default(0),
})
export type Settings = z.infer<typeof settingsSchema>

/** The book as written. */
export const defaultSettings: Settings = readOnce(settingsSchema, {})

/** A setting that decides between readings of a rule. */
export type DecisionId = keyof Settings

/** The rule each decision belongs to. */
export const decisionRules: Record<DecisionId, string | null> = {
  dial: dialSetting.rule,
  wakeRule: 'CI-048',
  noHelmetRule: 'CI-052',
  hthBeforeFullTurnSpells: 'CI-021',
  bonus2Rule: 'CI-180',
  diceTableMode: 'CI-218',
  trackItemDamage: 'CI-216',
  multipleHtHMode: 'CI-170',
  spellCounterBase: 'CI-004',
  reserveTurns: 'CI-062',
  pacingMinutes: 'CI-015',
}

/** What a decision is called, and why its default is the reading given. */
export function decisionWords(id: DecisionId): { title: Phrase; reason: Phrase } {
  return {
    title: phrase(`coldIron.settings.${id}.title`),
    reason: phrase(`coldIron.settings.${id}.reason`),
  }
}
