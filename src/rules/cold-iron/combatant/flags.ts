import { z } from 'zod'

/** How a man-sized combatant stands among friends and walls (CI-112). */
export const formationSchema = z.enum([
  'openGround',
  'backToWall',
  'corner',
  'line',
  'lineEnd',
  'lineEndAnchored',
  'backToBack',
  'circleInHex',
  'looseCircle',
  'circle',
])
export type Formation = z.infer<typeof formationSchema>

const onOff = z.boolean()
const level = z.number().int().min(0).max(99)
const turns = z.number().int().min(0).max(9999)

/** What the game master sets of a combatant by hand, since the fight cannot see it. */
const flagFields = {
  /** Fights in a rage (CI-192). */
  berserk: onOff,
  /** Turns of rage whose fatigue is still to be booked (CI-195). */
  berserkTurns: turns,
  /** Points a flesh spell adds to T (CI-203). */
  fleshT: level,
  /** Artificial hit points: wounds they stop tire instead (CI-074). */
  immuneFlesh: turns,
  /** Hurt by magic weapons alone (CI-189). */
  magicOnly: onOff,
  /** On a horse, a rock, a stair (CI-101). */
  heightAdvantage: onOff,
  /** On a horse, which is a height, too (CI-101, CI-117). */
  mounted: onOff,
  /** A large creature whose rider or handler uses it as a wall (CI-108). */
  asWall: onOff,
  /** Surprised while moving (CI-102). */
  surprised: onOff,
  /** Does not move: asleep, held, or surprised altogether (CI-100, CI-149). */
  stationary: onOff,
  /** Asleep: does not move and does nothing (CI-100). */
  asleep: onOff,
  /** Turns until a sleeper wakes; 0: nothing has begun to wake him (CI-050). */
  wakeTurns: turns,
  /** Shares the hex with somebody on his feet, or with a living body (CI-103). */
  sharesHex: onOff,
  overBody: onOff,
  /** No room for a long weapon (CI-134). */
  cramped: onOff,
  formation: formationSchema,
  onGround: onOff,
  /** In the covers after waking (CI-051). */
  inCovers: onOff,
  helmetOn: onOff,
  /** Off, the shield or weapon he parries with is not to be had, and he dodges. */
  shieldReady: onOff,
  /** Turns of aiming or loading before this one (CI-145). */
  prepTurns: z.number().int().min(0).max(999),
  /** Stasis holds the clock of the dying (CI-063). */
  inStasis: onOff,
  /** Tended by a medic, or in Deep Sleep: magic reserve is safe (CI-062, CI-089). */
  inCare: onOff,
  deepSleep: onOff,
  /** Level of the medic at his side; 0: none (CI-063). */
  medicLevel: level,
}

/** Some of the flags, at least one. */
export const flagsSchema = z
  .strictObject(flagFields)
  .partial()
  .refine((flags) => Object.values(flags).some((value) => value !== undefined))

/** All flags as they are kept: nothing out of the ordinary unless somebody says so. */
export const keptFlags = {
  berserk: flagFields.berserk.default(false),
  berserkTurns: flagFields.berserkTurns.default(0),
  fleshT: flagFields.fleshT.default(0),
  immuneFlesh: flagFields.immuneFlesh.default(0),
  magicOnly: flagFields.magicOnly.default(false),
  heightAdvantage: flagFields.heightAdvantage.default(false),
  mounted: flagFields.mounted.default(false),
  asWall: flagFields.asWall.default(false),
  surprised: flagFields.surprised.default(false),
  stationary: flagFields.stationary.default(false),
  asleep: flagFields.asleep.default(false),
  wakeTurns: flagFields.wakeTurns.default(0),
  sharesHex: flagFields.sharesHex.default(false),
  overBody: flagFields.overBody.default(false),
  cramped: flagFields.cramped.default(false),
  formation: flagFields.formation.default('openGround'),
  onGround: flagFields.onGround.default(false),
  inCovers: flagFields.inCovers.default(false),
  helmetOn: flagFields.helmetOn.default(true),
  shieldReady: flagFields.shieldReady.default(true),
  prepTurns: flagFields.prepTurns.default(0),
  inStasis: flagFields.inStasis.default(false),
  inCare: flagFields.inCare.default(false),
  deepSleep: flagFields.deepSleep.default(false),
  medicLevel: flagFields.medicLevel.default(0),
}

/** Names of the flags. */
export const flagIds = Object.keys(flagFields) as (keyof typeof flagFields)[]
