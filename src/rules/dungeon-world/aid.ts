import { bandOf } from '../moves/band'
import type { Band } from '../moves/move'
import { roll, type Rolled } from './roll'
import { defaultSettings, type Deciding } from './settings/settings'

/** Somebody helps or hinders another's roll: +1 or -2, as they choose (DW-038, DW-039). */
export interface AidInput {
  dice: readonly [number, number]
  bonds: number
  choice: 1 | -2
  otherTotal: number
}

/** Both rolls as they stand then; nothing where there is no bond to roll with. */
export type Aided =
  | { allowed: false }
  | ({ allowed: true; otherTotal: number; otherBand: Band; exposed: boolean } & Rolled)

/** Aid or Interfere (DW-038 to DW-041; decision `aid.needsBond`). */
export function aid(
  { dice, bonds, choice, otherTotal: before }: AidInput,
  settings: Deciding<'aid.needsBond' | 'xpOnMiss'> = defaultSettings,
): Aided {
  if (bonds < 1 && settings['aid.needsBond']) return { allowed: false }
  const own = roll({ dice, modifier: bonds }, settings)
  const otherTotal = own.band === '6-' ? before : before + choice
  return {
    ...{ allowed: true, ...own, otherTotal },
    ...{ otherBand: bandOf(otherTotal), exposed: own.band === '7-9' },
  }
}
