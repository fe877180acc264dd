import { z } from 'zod'
import { mostShots, type Weapon } from './weapon'
import { whole } from '../../../shared/bounded'

const points = whole(0, 999_999)

/** What a fight changes in the weapons somebody shoots with; lists go by the weapon's index. */
export const shootingFields = {
  /** The weapon the turns of preparation went into; null: whichever they shoot. */
  prepWeapon: whole(0, 29).nullable().default(null),
  /** Minutes each cocked crossbow has stood so (CI-146); what is not named is not cocked. */
  cocked: z.record(z.string().regex(/^\d{1,2}$/), points).default({}),
  /** Vst that standing cocked has cost (CI-146). */
  vsTLost: z.array(points).max(30).default([]),
  /** Shots loosed and not looked for yet (CI-147). */
  loosed: z.array(whole(0, 9999)).max(30).default([]),
  /** Shots left, where they are other than the sheet says, by the weapon's index. */
  shotsLeft: z.record(z.string().regex(/^\d{1,2}$/), whole(0, mostShots)).default({}),
}

/** Whoever shoots: their weapons as they are listed, and what the fight has changed in them. */
interface Shooter {
  sheet: { weapons: readonly Weapon[] }
  state: { vsTLost: readonly number[] }
}

/** Whoever has shots that are counted, or not. */
interface Supplied {
  sheet: { weapons: readonly Weapon[] }
  state: { shotsLeft: Readonly<Record<string, number>> }
}

/** Shots left for a weapon; null where nobody counts them. */
export function shotsLeftOf({ sheet, state }: Supplied, index: number): number | null {
  return state.shotsLeft[index] ?? sheet.weapons[index]?.shotsCarried ?? null
}

/** A weapon as it is now: a crossbow that stood cocked too long has lost of its Vst (CI-146). */
export function weaponNow({ sheet, state }: Shooter, index: number): Weapon | undefined {
  const weapon = sheet.weapons[index]
  const lost = state.vsTLost[index] ?? 0
  return weapon && lost > 0 ? { ...weapon, vsT: Math.max(0, weapon.vsT - lost) } : weapon
}
