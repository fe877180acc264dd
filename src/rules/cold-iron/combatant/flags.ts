import { z } from 'zod'
import { whole } from '../../../shared/bounded'

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
const level = whole(0, 99)
const turns = whole(0, 9999)

/** A flag as it is given by hand, and as it is kept: `usual` until somebody says otherwise. */
function flag<Given extends z.ZodType>(given: Given, usual: z.util.NoUndefined<z.output<Given>>) {
  return { given, kept: given.default(usual) }
}

/** What the game master sets of a combatant by hand, since the fight cannot see it. */
const flags = {
  /** Fights in a rage (CI-192). */
  berserk: flag(onOff, false),
  /** Turns of rage whose fatigue is still to be booked (CI-195). */
  berserkTurns: flag(turns, 0),
  /** Points a flesh spell adds to T (CI-203). */
  fleshT: flag(level, 0),
  /** Artificial hit points: wounds they stop tire instead (CI-074). */
  immuneFlesh: flag(turns, 0),
  /** Hurt by magic weapons alone (CI-189). */
  magicOnly: flag(onOff, false),
  /** On a horse, a rock, a stair (CI-101). */
  heightAdvantage: flag(onOff, false),
  /** On a horse, which is a height, too (CI-101, CI-117). */
  mounted: flag(onOff, false),
  /** A large creature whose rider or handler uses it as a wall (CI-108). */
  asWall: flag(onOff, false),
  /** Surprised while moving (CI-102). */
  surprised: flag(onOff, false),
  /** Does not move: asleep, held, or surprised altogether (CI-100, CI-149). */
  stationary: flag(onOff, false),
  /** Asleep: does not move and does nothing (CI-100). */
  asleep: flag(onOff, false),
  /** Turns until a sleeper wakes; 0: nothing has begun to wake them (CI-050). */
  wakeTurns: flag(turns, 0),
  /** Shares the hex with somebody on their feet, or with a living body (CI-103). */
  sharesHex: flag(onOff, false),
  overBody: flag(onOff, false),
  /** No room for a long weapon (CI-134). */
  cramped: flag(onOff, false),
  formation: flag(formationSchema, 'openGround'),
  onGround: flag(onOff, false),
  /** In the covers after waking (CI-051). */
  inCovers: flag(onOff, false),
  helmetOn: flag(onOff, true),
  /** Off, the shield or weapon one parries with is not to be had, and one dodges. */
  shieldReady: flag(onOff, true),
  /** Turns of aiming or loading before this one (CI-145). */
  prepTurns: flag(whole(0, 999), 0),
  /** Stasis holds the clock of the dying (CI-063). */
  inStasis: flag(onOff, false),
  /** Tended by a medic, or in Deep Sleep: magic reserve is safe (CI-062, CI-089). */
  inCare: flag(onOff, false),
  deepSleep: flag(onOff, false),
  /** Level of the medic at their side; 0: none (CI-063). */
  medicLevel: flag(level, 0),
}

type Flags = typeof flags
type Form = 'given' | 'kept'

/** One form of every flag. The signature says what the loop cannot: each keeps its own schema. */
function flagsAs<Of extends Form>(form: Of): { [Id in keyof Flags]: Flags[Id][Of] }
function flagsAs(form: Form): object {
  return Object.fromEntries(Object.entries(flags).map(([id, each]) => [id, each[form]]))
}

/** Some of the flags, at least one. */
export const flagsSchema = z
  .strictObject(flagsAs('given'))
  .partial()
  .refine((given) => Object.values(given).some((value) => value !== undefined))

/** All flags as they are kept: nothing out of the ordinary unless somebody says so. */
export const keptFlags = flagsAs('kept')

/** Names of the flags. */
export const flagIds = Object.keys(flags) as (keyof Flags)[]
