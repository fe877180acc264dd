import type { ConflictRules } from '../../moves/together/conflict'
import { clamp } from '../../system/bounds'
import { advantageBoundsIn } from '../bounds'
import { defaultSettings, type Settings } from '../settings'
import { characterSchema } from '../sheet'

/**
 * Conflict (IF-043 to IF-047): the higher total wins, chooses first, and gains a point of the
 * Advantage Die once, unless the own move gave it (decision `conflict.adRule`). Equal totals:
 * nobody wins and both choose together.
 */
export function conflictFor(settings: Settings = defaultSettings): ConflictRules {
  return {
    read(a, b) {
      const winner = a.total > b.total ? 'a' : a.total < b.total ? 'b' : null
      if (winner === null) {
        const gain = settings['conflict.tieAd'] === 'both' ? 1 : 0
        return { winner, pickOrder: 'simultaneous', gain: { a: gain, b: gain } }
      }
      const won = winner === 'a' ? a : b
      const gain = won.hasGained && settings['conflict.adRule'] === 'skipIfOwnMoveGave' ? 0 : 1
      return {
        winner,
        pickOrder: winner === 'a' ? ['a', 'b'] : ['b', 'a'],
        gain: winner === 'a' ? { a: gain, b: 0 } : { a: 0, b: gain },
      }
    },
    // The edge of an earlier shot (IF-102) was not given by this move.
    hasGained: (effects) =>
      effects.some(
        ({ on, field, from, to, rule }) =>
          on === 'actor' &&
          field === 'advantageDie' &&
          rule !== 'IF-102' &&
          Number(to) > Number(from),
      ),
    gain(sheet, by) {
      const from = characterSchema.parse(sheet).advantageDie
      const to = clamp(from + by, advantageBoundsIn(settings))
      return [{ on: 'actor', field: 'advantageDie', from, to, rule: 'IF-045' }]
    },
  }
}
