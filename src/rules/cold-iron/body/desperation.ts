import type { Term } from '../../../shared/term'
import { demandWhole } from '../field-error'
import { sayIn } from '../say'

const { add } = sayIn('body')

/** Turns of desperation: those of this battle, and those not yet slept off. */
export interface Desperation {
  usedInBattle: number
  used: number
}

/** Turns of desperation left in this battle (CI-065). */
export function desperationLeft({ usedInBattle }: Desperation, desperationMax: number): number {
  demandWhole('desperationMax', desperationMax, 0, 20)
  return Math.max(0, desperationMax - demandWhole('usedInBattle', usedInBattle, 0, 99))
}

/** What earlier turns of desperation take off every action and roll now (CI-065). */
export function desperationPrice({ used }: Desperation, desperateNow: boolean): Term[] {
  demandWhole('desperationUsed', used, 0, 99)
  return desperateNow || used === 0 ? [] : [add('desperationSpent', -used, 'CI-065')]
}

/** After a turn of desperation. */
export function spendDesperation({ usedInBattle, used }: Desperation): Desperation {
  return { usedInBattle: usedInBattle + 1, used: used + 1 }
}

/** A new battle gives the turns back; only a full night's rest takes their price off (CI-065). */
export function beginBattle({ used }: Desperation): Desperation {
  return { usedInBattle: 0, used }
}
