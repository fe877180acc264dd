import { z } from 'zod'
import published from './spell-modifiers.json'
import { readOnce } from '../../../system/published'
import { whole } from '../../../../shared/bounded'

const figure = whole(-99, 99)

/** A way of casting: what it does to success, and to the caster's defence and alertness. */
const waySchema = z.strictObject({
  sr: figure,
  d: figure.default(0),
  dm: figure.default(0),
  alt: figure.default(0),
  /** Hexes the caster may move; null: as the move allows. */
  hexes: whole(0, 99).nullable().default(null),
})

/** Modifiers of spells and counters, as a game master may edit them (CI-004). */
export const spellChartsSchema = z.strictObject({
  ways: z.strictObject({
    extraTurn: waySchema,
    extraMinute: waySchema,
    standingStill: waySchema,
    halfMove: waySchema,
    fullMove: waySchema,
    inHandToHand: waySchema,
    counteringWhileAttacking: waySchema,
  }),
  /** For each point of damage, or each so many of fatigue, taken this turn and the turn before. */
  hurt: z.strictObject({
    now: figure,
    before: figure,
    fatiguePer: whole(1, 99),
  }),
  slippedDetection: figure,
  ranges: z.array(
    z.strictObject({
      hexes: whole(0, 9999),
      sr: figure,
      enhancedVision: z.boolean(),
    }),
  ),
  /** Base of a counter by level, below the level from which the setting says. */
  counterBase: z.record(z.string().regex(/^\d{1,2}$/), figure),
  counters: z.strictObject({
    familiarSpell: figure,
    unknownSpell: figure,
    aimedAtItself: figure,
    throughTracerOrItem: figure,
    protectingAnother: figure,
    wizardForHimself: figure,
  }),
})
export type SpellCharts = z.infer<typeof spellChartsSchema>
export type CastingWay = keyof SpellCharts['ways']
export type CounterModifier = keyof SpellCharts['counters']

/** The charts as published. */
export const spellCharts: SpellCharts = readOnce(spellChartsSchema, published)
