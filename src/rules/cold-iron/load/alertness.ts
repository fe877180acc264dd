import type { Term } from '../../../shared/term'
import { wordsIn } from '../describe'

const { termOf } = wordsIn('load')

/** What armour and load do to alertness, as the armour list and the load chart give it. */
export interface AlertnessBurden {
  altArmorDay: number
  altArmorAsleep: number
  altEnc: number
  /** In camp for the night's rest. */
  resting: boolean
  /** Slept a watch longer than needed. */
  extraWatch: boolean
  /** Slept out of the armour that the sheet has. */
  outOfArmor: boolean
}

/**
 * Armour and load in an alertness check (CI-226). At night only the armour slept in counts. By day
 * the load counts, and of the armour the worse of what is worn and what was slept in: who slept
 * in plate has its sleeping penalty all the time. A watch more of sleep takes that one away, and there is
 * none for who took the armour off.
 */
export function loadAlertness(burden: AlertnessBurden): Term[] {
  const { altArmorDay, altEnc, resting, extraWatch, outOfArmor } = burden
  const slept = extraWatch || outOfArmor ? 0 : burden.altArmorAsleep
  const terms = resting
    ? [entry('armorAsleep', slept)]
    : [
        entry('load', altEnc),
        slept < altArmorDay ? entry('armorAsleep', slept) : entry('armorDay', altArmorDay),
      ]
  return terms.filter(({ value }) => value !== 0)
}

function entry(key: string, value: number): Term {
  return termOf(key, value, 'CI-226')
}
