import type { Crit, Weapon } from '../combatant/weapon'
import { multipleOf } from '../criticals'
import { demandWhole } from '../field-error'
import { multipleDamage, type MultipleDamage } from './multiple-damage'

/** Net results that count alike; a null end is open. */
export interface CritBand {
  from: number | null
  to: number | null
  multiple: number
}

/**
 * Bands of net results and the multiple each gives against a protection (CI-120, CI-128), from a
 * miss to `highest` times; the last is open. A random crit is shown without the cap of its roll.
 * Throws a `FieldError` for a protection or a highest multiple outside sense.
 */
export function critBands(
  crit: Crit,
  protection: number,
  highest = 5,
  chart: MultipleDamage = multipleDamage,
): CritBand[] {
  demandWhole('armor.C', protection, 0, 99)
  demandWhole('highest', highest, 1, 20)
  const uncapped = Number.MAX_SAFE_INTEGER
  const bands: CritBand[] = [{ from: null, to: null, multiple: 0 }]
  for (let net = 0; bands.at(-1)?.multiple !== highest; net++) {
    const multiple = Math.min(highest, multipleOf(crit, net, protection, uncapped, chart))
    const last = bands.at(-1)
    if (!last || last.multiple === multiple) continue
    last.to = net - 1
    bands.push({ from: net, to: null, multiple })
  }
  return bands
}

/** Unarmed level from which bare hands count as sharp (CI-122). */
const sharpHandsFrom = 4

/** How a weapon counts multiples in these hands: bare ones are sharp from level 4 on (CI-122). */
export function critInHands(
  { class: kind, crit }: Pick<Weapon, 'class' | 'crit'>,
  unarmedLevel: number,
): Crit {
  return kind === 'natural' && crit === 'blunt' && unarmedLevel >= sharpHandsFrom ? 'sharp' : crit
}
