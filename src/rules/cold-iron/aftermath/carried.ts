import type { z } from 'zod'
import { enterFight, stateSchema, type Combatant } from '../combatant/combatant'
import type { Sheet } from '../combatant/sheet'
import { isSenseless } from '../body/condition'

/**
 * What outlives a fight: wounds, fatigue, the price of desperation (CI-065), what magic has healed
 * today (CI-082), the wear of armour, shields and weapons (CI-199, CI-216), crossbows that are cocked
 * (CI-146), mana and charges spent (CI-230), and how it stands with one who is down. A stun, a place
 * on the ground and whatever was
 * declared are gone with the fight.
 */
export const carriedSchema = stateSchema.pick({
  damage: true,
  tempFatigue: true,
  dailyFatigueEighths: true,
  deathClock: true,
  dead: true,
  knockedOut: true,
  desperationUsed: true,
  magicHealedToday: true,
  armorDamage: true,
  shieldDamage: true,
  weaponDamage: true,
  vsTLost: true,
  cocked: true,
  mpUsed: true,
  chargesUsed: true,
  berserk: true,
  inStasis: true,
  inCare: true,
  medicLevel: true,
})
export type Carried = z.infer<typeof carriedSchema>

const nothing = JSON.stringify(carriedSchema.parse({}))

/** Who helps one who is down, and the rage that left him so, which is read on (CI-196). */
const whileDown = { berserk: false, inStasis: false, inCare: false, medicLevel: 0 }

/** What outlives the fight of a body; null when nothing does. */
export function carry(combatant: Combatant): Carried | null {
  const { state } = combatant
  const isDown = isSenseless(combatant) && !state.dead
  const carried = carriedSchema.parse({ ...state, ...(isDown ? {} : whileDown) })
  return JSON.stringify(carried) === nothing ? null : carried
}

/** Somebody between fights as the rules of a body read him. */
export function bodyOf(id: string, label: string, sheet: Sheet, carried: object | null): Combatant {
  return { id, label, side: 'party', sheet, state: enterFight(carried ?? {}) }
}
