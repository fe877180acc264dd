import { z } from 'zod'
import { diceTextSchema } from '../basics/dice-text'
import { filledText, textUpTo, whole } from '../../../shared/bounded'

/**
 * How a weapon counts multiples of damage (CI-120..124): `blunt3` and `blunt4` are a sling's in
 * skilled hands; `none` is a spell's that does its damage once (CI-143).
 */
export const critSchema = z.enum([
  'sharp',
  'blunt',
  'blunt3',
  'blunt4',
  'random',
  'bluntRandom',
  'none',
])
export type Crit = z.infer<typeof critSchema>

/** Length of a weapon; it decides the step it strikes in (CI-020). */
const reachSchema = z.enum(['long', 'normal', 'short'])

/** What a weapon is, for wear and special rules. */
export const weaponClassSchema = z.enum([
  'sword',
  'axe',
  'spear',
  'mace',
  'staff',
  'club',
  'lance',
  'arrow',
  'siegeBolt',
  'fencing',
  'bow',
  'crossbow',
  'thrown',
  'natural',
])
export type WeaponClass = z.infer<typeof weaponClassSchema>

/** As many shots as are ever counted. */
export const mostShots = 9999

/** A weapon as a combatant uses it: finished figures, the wielder's bonuses included. */
export const weaponSchema = z.object({
  name: textUpTo(80).default(''),
  class: weaponClassSchema.default('sword'),
  reach: reachSchema.default('normal'),
  /** Shot or thrown: strikes in the missile step with Hm. */
  missile: z.boolean().default(false),
  crit: critSchema.default('sharp'),
  /** Its damage is fatigue (CI-080). */
  fatigue: z.boolean().default(false),
  dice: diceTextSchema.default('1d6'),
  /** Damage points added to the average of the dice (CI-210). */
  bonus: whole(-30, 60).default(0),
  /** Points of armour it goes through (CI-211). */
  vsT: whole(0, 30).default(0),
  hands: z.union([z.literal(1), z.literal(2)]).default(1),
  /** Hit points as listed, half more for quality (CI-217); 0: its wear is not followed. */
  hp: whole(0, 9999).default(0),
  /** Its row of the range table; null: the game master counts ranges themself (CI-141). */
  rangeRow: filledText(40).nullable().default(null),
  /** Well made: a bow so made carries a fifth farther, and stands more (CI-144, CI-209). */
  quality: z.boolean().default(false),
  /** Turns one shot takes, that of the shot included (CI-145). */
  loadTurns: whole(1, 99).default(1),
  /** Strength it asks for, which loads a crossbow faster at twice as much; 0: not known (CI-146). */
  strReq: whole(0, 9999).default(0),
  /** Turns a shot takes a user of great size, by the game master's word; null: as usual (CI-146). */
  largeTurns: whole(1, 99).nullable().default(null),
  /** A crossbow made to stay cocked, and one on its tripod (CI-145, CI-146). */
  everReady: z.boolean().default(false),
  tripod: z.boolean().default(false),
  /** What it shoots, and how much less of that breaks in a hundred (CI-147). */
  ammo: z.enum(['none', 'arrow', 'bolt', 'siegeBolt']).default('none'),
  breakProtection: whole(0, 100).default(0),
  /** How many shots, or weapons to throw, are carried with it; null where nobody counts them. */
  shotsCarried: whole(0, mostShots).nullable().default(null),
  /** Hurts what only magic weapons hurt (CI-189). */
  magic: z.boolean().default(false),
  /** Its own modifier of Hm, and of the fumble of a hurried shot (CI-132, CI-145). */
  hmPenalty: whole(-40, 0).default(0),
  fumblePenalty: whole(-40, 0).default(0),
})
export type Weapon = z.infer<typeof weaponSchema>

/** Whether it is a bow, a crossbow or a sling, which are made ready before the shot. */
export function isLaunched(weapon: Weapon | undefined): boolean {
  if (!weapon?.missile) return false
  return weapon.class === 'bow' || weapon.class === 'crossbow' || weapon.rangeRow === 'sling'
}
