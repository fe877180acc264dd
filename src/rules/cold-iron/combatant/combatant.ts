import { z } from 'zod'
import type { CombatantOf } from '../../system/fight/combat'
import { spentFields } from './caster'
import { keptFlags } from './flags'
import { shootingFields } from './shooting'
import { sheetSchema, type Sheet } from './sheet'
import { idSchema, whole } from '../../../shared/bounded'

const points = whole(0, 999_999)

/** The moment a stun lasts through: a turn and a step of it, that step included (CI-069). */
const stunSchema = z.object({
  turn: whole(1),
  step: whole(1, 15),
})
export type Stun = z.infer<typeof stunSchema>

/** What a fight changes in a combatant. */
export const stateSchema = z.object({
  /** Hit points lost; current hit points are the sheet's `pt` less this. */
  damage: points.default(0),
  tempFatigue: points.default(0),
  /** Daily fatigue in eighths of a point, so that an eighth a turn stays exact (CI-078). */
  dailyFatigueEighths: points.default(0),
  /** Turns left to live; null when none runs. */
  deathClock: whole(0, 9999).nullable().default(null),
  dead: z.boolean().default(false),
  /** Knocked out by fatigue in one blow, until roused (CI-071). */
  knockedOut: z.boolean().default(false),
  stunnedUntil: stunSchema.nullable().default(null),
  /** Turns of desperation not yet slept off, and those of this battle (CI-065). */
  desperationUsed: whole(0, 99).default(0),
  desperationInBattle: whole(0, 99).default(0),
  /** Hit points that magic has restored since the last night (CI-082). */
  magicHealedToday: points.default(0),
  armorDamage: points.default(0),
  shieldDamage: points.default(0),
  /** What each weapon has taken, by its index (CI-215). */
  weaponDamage: z.array(points).max(30).default([]),
  /** Turn in which a blow woke them, who was about to wake: they only roll out of its way (CI-050). */
  wokenTurn: whole(1).nullable().default(null),
  /** Turns in which a fumble leaves them no action, and nothing but Dodge (CI-130). */
  idleTurn: whole(1).nullable().default(null),
  dodgeTurn: whole(1).nullable().default(null),
  /** Weapons that lie on the ground, by their index (CI-130). */
  dropped: z.array(whole(0, 29)).max(30).default([]),
  /** Took part in the fighting of this turn. */
  fought: z.boolean().default(false),
  /** Has left the fight. */
  gone: z.boolean().default(false),
  /** The combatant they ride on, with whom they move as one; null for none. */
  mountId: idSchema.nullable().default(null),
  ...spentFields,
  ...shootingFields,
  ...keptFlags,
})
export type State = z.infer<typeof stateSchema>

export type Combatant = CombatantOf<Sheet, State>

/** State of a combatant that walks into a fight, with what earlier ones have left on them. */
export function enterFight(carried: object = {}): State {
  return stateSchema.parse({ ...carried })
}

/** Reads the sheet a combatant fights with; missing fields take their defaults. */
export function readSheet(sheet: object): Sheet {
  return sheetSchema.parse(sheet)
}

/** The combatant with part of its state changed. */
export function changeState(combatant: Combatant, change: Partial<State>): Combatant {
  return { ...combatant, state: { ...combatant.state, ...change } }
}
