import { z } from 'zod'
import { figureWithin } from '../system/bounds'
import {
  armorBounds,
  coinBounds,
  goodsBounds,
  hpBounds,
  levelBounds,
  scoreBounds,
  weightBounds,
} from './bounds'
import { textUpTo } from '../../shared/bounded'

const shortText = textUpTo(120)

/** Scores that are dealt out to the stats, the best first (DW-003). */
export const startingScores = [16, 15, 13, 12, 9, 8] as const

/** The six stats (DW-001, DW-003). */
export const statSchema = z.enum(['str', 'dex', 'con', 'int', 'wis', 'cha'])
export type StatId = z.infer<typeof statSchema>

/** Between life and death (DW-043 to DW-046). */
export const lifeSchema = z.enum(['alive', 'dying', 'marked', 'dead'])
export type Life = z.infer<typeof lifeSchema>

const score = figureWithin(scoreBounds, 10)

/** `Rope (1)` is a rope that weighs 1; without a figure it weighs nothing. */
function itemOf(given: unknown): unknown {
  if (typeof given !== 'string') return given
  const [, name = given, weight = '0'] = /^(.*?)\s*\((\d+)\)$/.exec(given) ?? []
  return { name, weight: Number(weight) }
}

/** `Sigrid: she saved my life` is a bond with Sigrid. */
function bondOf(given: unknown): unknown {
  if (typeof given !== 'string') return given
  const [, name = '', text = given] = /^([^:]*): (.*)$/.exec(given) ?? []
  return { with: name, text }
}

const itemSchema = z.strictObject({
  name: shortText.min(1),
  weight: figureWithin(weightBounds, 0),
  tags: z.array(shortText.min(1)).max(12).default([]),
})

const bondSchema = z.strictObject({
  /** Who it is with, as the table calls them. */
  with: shortText,
  text: shortText.min(1),
  resolved: z.boolean().default(false),
})

/**
 * A character's sheet; every field has a default, an unknown field is refused. What is forward
 * and ongoing lies beside the sheet, as modifiers. Items and bonds may be handed in as bare texts, as
 * an effect does.
 */
export const characterSchema = z.strictObject({
  className: shortText.default(''),
  level: figureWithin(levelBounds, 1),
  xp: figureWithin(goodsBounds, 0),
  alignment: shortText.default(''),
  scores: z
    .strictObject({ str: score, dex: score, con: score, int: score, wis: score, cha: score })
    .prefault({}),
  debilities: z
    .array(statSchema)
    .max(6)
    .refine((active) => new Set(active).size === active.length)
    .default([]),
  hp: figureWithin(hpBounds, 10),
  maxHp: figureWithin(hpBounds, 10),
  armor: figureWithin(armorBounds, 0),
  damageDie: textUpTo(20).default(''),
  load: figureWithin(goodsBounds, 9),
  inventory: z.array(z.preprocess(itemOf, itemSchema)).max(60).default([]),
  /** Names of the items that were shed and lie somewhere (DW-050). */
  leftBehind: z.array(shortText.min(1)).max(60).default([]),
  coins: figureWithin(coinBounds, 0),
  rations: figureWithin(goodsBounds, 0),
  ammo: figureWithin(goodsBounds, 0),
  bonds: z.array(z.preprocess(bondOf, bondSchema)).max(20).default([]),
  /** What a Defend roll has left to spend, and what is guarded (DW-020, DW-021). */
  defendHold: z
    .strictObject({ count: figureWithin(goodsBounds, 0), ward: shortText.default('') })
    .prefault({}),
  preparation: figureWithin(goodsBounds, 0),
  life: lifeSchema.default('alive'),
  advancedMoves: z.array(shortText.min(1)).max(40).default([]),
  spells: z.array(shortText.min(1)).max(60).default([]),
  /** Levels gained in the downtime that goes on (decision `levelUp.perDowntime`). */
  levelsThisDowntime: figureWithin(goodsBounds, 0),
  notes: textUpTo(2000).default(''),
})
export type Character = z.infer<typeof characterSchema>

/** What is carried weighs so much: nothing that was left behind counts. */
export function weightOf({
  inventory,
  leftBehind,
}: Pick<Character, 'inventory' | 'leftBehind'>): number {
  return inventory
    .filter(({ name }) => !leftBehind.includes(name))
    .reduce((total, { weight }) => total + weight, 0)
}
