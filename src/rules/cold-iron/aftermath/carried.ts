import type { z } from 'zod'
import { enterFight, stateSchema, type Combatant, type State } from '../combatant/combatant'
import type { Sheet } from '../combatant/sheet'
import { isSenseless } from '../body/condition'
import { readOnce } from '../../system/published'

/**
 * What outlives a fight: wounds, fatigue, the price of desperation (CI-065), what magic has healed
 * today (CI-082), the wear of armour, shields and weapons (CI-199, CI-216), crossbows that are cocked
 * (CI-146), shots used up (CI-147), mana and charges spent (CI-230), and how it stands with one who is down.
 */
type Lasting =
  | 'damage'
  | 'tempFatigue'
  | 'dailyFatigueEighths'
  | 'deathClock'
  | 'dead'
  | 'knockedOut'
  | 'desperationUsed'
  | 'magicHealedToday'
  | 'armorDamage'
  | 'shieldDamage'
  | 'weaponDamage'
  | 'vsTLost'
  | 'cocked'
  | 'shotsLeft'
  | 'mpUsed'
  | 'chargesUsed'
  | 'berserk'
  | 'inStasis'
  | 'inCare'
  | 'medicLevel'

/** What is gone with the fight. Each part of a state has to stand in one of the two lists. */
const passing = {
  stunnedUntil: true,
  desperationInBattle: true,
  wokenTurn: true,
  idleTurn: true,
  dodgeTurn: true,
  dropped: true,
  fought: true,
  gone: true,
  mountId: true,
  hurt: true,
  prepWeapon: true,
  loosed: true,
  berserkTurns: true,
  fleshT: true,
  immuneFlesh: true,
  magicOnly: true,
  heightAdvantage: true,
  mounted: true,
  asWall: true,
  surprised: true,
  stationary: true,
  asleep: true,
  wakeTurns: true,
  sharesHex: true,
  overBody: true,
  cramped: true,
  formation: true,
  onGround: true,
  inCovers: true,
  helmetOn: true,
  shieldReady: true,
  prepTurns: true,
  deepSleep: true,
} as const satisfies Record<Exclude<keyof State, Lasting>, true>

export const carriedSchema = stateSchema.omit(passing)
export type Carried = z.infer<typeof carriedSchema>

const nothing = JSON.stringify(readOnce(carriedSchema, {}))

/** Who helps one who is down, and the rage that left them so, which is read on (CI-196). */
const whileDown = { berserk: false, inStasis: false, inCare: false, medicLevel: 0 }

/** What outlives the fight of a body; null when nothing does. */
export function carry(combatant: Combatant): Carried | null {
  const { state } = combatant
  const isDown = isSenseless(combatant) && !state.dead
  const carried = carriedSchema.parse({ ...state, ...(isDown ? {} : whileDown) })
  return JSON.stringify(carried) === nothing ? null : carried
}

/** Somebody between fights as the rules of a body read them. */
export function bodyOf(id: string, label: string, sheet: Sheet, carried: object | null): Combatant {
  return { id, label, side: 'party', sheet, state: enterFight(carried ?? {}) }
}
