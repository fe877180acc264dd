import { z } from 'zod'
import type { Lent } from '../../system/fight/combat'
import { basisSchema, parryModeSchema } from './basis'
import { casterFields } from './caster'
import { weaponSchema } from './weapon'
import { textUpTo, whole } from '../../../shared/bounded'

/** A figure may be zero or below, and is then a very poor one (CI-011). */
const value = whole(-99, 199)
const points = whole(0, 9999)

/** Dragon leather, if any (CI-204). */
export const dragonSchema = z.enum(['none', 'soft', 'hard'])
export type Dragon = z.infer<typeof dragonSchema>

/** Armour as listed; its wear is state (CI-198..202). */
export const armorSchema = z.object({
  name: textUpTo(80).default(''),
  /** Points it stops of each blow. */
  T: whole(0, 99).default(0),
  /** Protection from multiples above double. */
  C: whole(0, 99).default(0),
  fitted: z.boolean().default(true),
  /** Points it takes before the first T goes; 0: its wear is not followed. */
  hpGrace: points.default(0),
  /** Points for each further T; the last one repeats. */
  hpSteps: z.array(whole(1, 9999)).max(20).default([]),
  /** What it does to alertness by day, and slept in (CI-226). */
  altDay: value.default(0),
  altAsleep: value.default(0),
  /** Dragon leather, which stops energy (CI-204). */
  dragon: dragonSchema.default('none'),
})
export type Armor = z.infer<typeof armorSchema>

/** The shield carried, for its wear (CI-213, CI-216). */
const shieldSchema = z.object({
  name: textUpTo(80).default(''),
  /** Damage that destroys it; 0: its wear is not followed. */
  hp: points.default(0),
})

/**
 * What a character, NPC or monster fights with: finished figures, encumbrance included
 * (CI-096). An absent `hs`, `hw`, `hm` or `dw` was not worked out and is left out of the choice.
 */
export const sheetSchema = z.object({
  h: value.default(0),
  hs: value.optional(),
  hw: value.optional(),
  hm: value.optional(),
  htH: value.default(0),
  /** Melee defence with the shield or weapon in use. */
  d: value.default(0),
  /** The same with the weapon alone, once the shield is destroyed (CI-216). */
  dWeapon: value.optional(),
  /** Dodge. */
  db: value.default(0),
  dw: value.optional(),
  dm: value.default(0),
  /** Added to dodge against anything longer than a dagger when not parrying. */
  dbL: whole(-40, 0).default(0),
  /** Defence of one who does not move; no defence falls below it (CI-100). */
  stD: value.default(-5),
  sizHtH: value.default(0),
  /** Size in points, and what it adds to every defence; dodge without size is `db` less this. */
  siz: points.default(10),
  sizD: value.default(0),
  dex: points.default(10),
  /** STR as it is now; 0: not known. */
  str: points.default(0),
  /** Level as a fighter (CI-189, CI-190). */
  fighterLevel: whole(0, 99).default(0),
  /** Adjustment for STR. */
  strAdj: value.default(0),
  unarmedLevel: whole(0, 99).default(0),
  /** Hit points when unhurt. */
  pt: whole(1, 9999).default(10),
  con: points.default(10),
  alt: value.default(0),
  armor: armorSchema.default(() => armorSchema.parse({})),
  parryMode: parryModeSchema.default('none'),
  shield: shieldSchema.default(() => shieldSchema.parse({})),
  /** Index of the weapon they parry with, when with one (CI-215); null: their first for melee. */
  parryWeapon: whole(0, 29).nullable().default(null),
  /** Long reach: the second parry is not reduced (CI-107). */
  large: z.boolean().default(false),
  /** Does not aim for vital spots (CI-125). */
  hitOnly: z.boolean().default(false),
  undead: z.boolean().default(false),
  /** Reads the range table with farther limits (CI-142). */
  enhancedVision: z.boolean().default(false),
  /** Hit points regained at the end of each turn. */
  regenPerTurn: whole(0, 999).default(0),
  /** Turns of desperation in one battle (CI-065). */
  desperationMax: whole(0, 20).default(1),
  weapons: z.array(weaponSchema).max(30).default([]),
  /** Hexes a turn on good and on broken ground. */
  maFull: whole(0, 999).default(0),
  maBroken: whole(0, 999).default(0),
  ...casterFields,
  /** Hexes a turn of the horse they ride (CI-231). */
  maHorse: whole(0, 999).default(0),
  /** What their shield adds to D, for leaning it into a collision (CI-185). */
  shieldD: whole(0, 99).default(0),
  /** What the figures were worked out from; null: they were typed as they stand (CI-004). */
  basis: basisSchema.nullable().default(null),
})

/** A sheet; in a fight its figures are those of the moment, with what was lent to them. */
export type Sheet = z.infer<typeof sheetSchema> & {
  /** Never stored: what lies on the fighter says it anew (`lend`). */
  lent?: readonly Lent[]
}
