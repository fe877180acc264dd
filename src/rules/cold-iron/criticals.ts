import type { Crit } from './combatant/weapon'

/** Margin over the defence that doubles damage, whatever the armour (CI-119). */
const doubleFrom = 7

/** Chance that lets a random crit double, and the chances for one multiple more (CI-123, CI-124). */
const randomFrom = 3

/**
 * How many times a hit rolls its damage (CI-119..124); 0 for a miss. Protection counts only above
 * double. `net` is the margin over the defence, `protection` the armour's C in force, `chance`
 * the adjustment rolled for the attack.
 */
export function multipleOf(crit: Crit, net: number, protection: number, chance: number): number {
  switch (crit) {
    case 'sharp':
      return rowMultiple(net, protection, 2)
    case 'blunt':
      return rowMultiple(net, protection, 4)
    case 'random':
      return Math.min(rowMultiple(net, protection, 2), randomCap(chance, 2))
    case 'bluntRandom':
      return Math.min(rowMultiple(net, protection, 4), randomCap(chance, 4))
  }
}

/** One multiple more for every `step` of margin beyond double. */
function rowMultiple(net: number, protection: number, step: number): number {
  if (net < 0) return 0
  if (net < doubleFrom) return 1
  return Math.max(2, 2 + Math.floor((net - protection - doubleFrom) / step))
}

function randomCap(chance: number, step: number): number {
  return chance < randomFrom ? 1 : 2 + Math.floor((chance - randomFrom) / step)
}
