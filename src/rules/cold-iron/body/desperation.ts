import { demandWhole } from '../basics/field-error'

/** Turns of desperation: those of this battle, and those not yet slept off. */
export interface Desperation {
  usedInBattle: number
  used: number
}

/** Turns of desperation left in this battle (CI-065). */
export function desperationLeft({ usedInBattle }: Desperation, desperationMax: number): number {
  demandWhole('desperationMax', desperationMax, 0, 20)
  return Math.max(0, desperationMax - demandWhole('usedInBattle', usedInBattle, 0))
}

/** After a turn of desperation. */
export function spendDesperation({ usedInBattle, used }: Desperation): Desperation {
  return { usedInBattle: usedInBattle + 1, used: used + 1 }
}

/** A new battle gives the turns back; only a full night's rest takes their price off (CI-065). */
export function beginBattle({ used }: Desperation): Desperation {
  return { usedInBattle: 0, used }
}
