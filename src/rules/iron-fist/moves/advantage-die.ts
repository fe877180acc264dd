import { phrase, type Phrase } from '../../../shared/phrase'
import type { Swap } from '../../moves/effect'
import type { SwapPool, Swapped } from '../../moves/swap'
import { clamp } from '../../system/bounds'
import { advantageBoundsIn } from '../bounds'
import type { Deciding } from '../settings'
import { characterSchema } from '../sheet'

type PoolSettings = Deciding<'ad.mode' | 'ad.min' | 'ad.max' | 'ad.resetTo' | 'ad.allowOnSingleDie'>

const held = (sheet: object) => characterSchema.parse(sheet).advantageDie

/**
 * The Advantage Die as a pool that may be swapped into a roll (IF-011): it stands in for one
 * die and starts again (decision `ad.mode` replace), or is lowered point by point for as much
 * on the roll (bonus), or is only counted (trackOnly).
 */
export function advantagePool(settings: PoolSettings): SwapPool {
  const bounds = advantageBoundsIn(settings)
  return {
    label: phrase('ironFist.field.advantageDie'),
    rule: 'IF-011',
    value: held,
    told: toldOf,
    offers: (sheet, dice) => offersOf(held(sheet), dice, settings),
    spend(sheet, swap) {
      const from = held(sheet)
      const left = 'bonus' in swap ? from - swap.bonus : settings['ad.resetTo']
      return [{ on: 'actor', field: 'advantageDie', from, to: clamp(left, bounds), rule: 'IF-011' }]
    },
  }
}

/** Which die it was taken for, or what was added: without it the dice look like a miscount. */
function toldOf({ dice, value }: Swapped, swap: Swap): Phrase {
  if ('bonus' in swap) return phrase('ironFist.advantageDie.added', { bonus: swap.bonus })
  const face = 'die' in swap ? (dice[swap.die] ?? 0) : 0
  return phrase('ironFist.advantageDie.taken', { value, face })
}

function offersOf(value: number, dice: readonly number[], settings: PoolSettings): Swap[] {
  if (dice.length < 2 && !settings['ad.allowOnSingleDie']) return []
  const mode = settings['ad.mode']
  if (mode === 'trackOnly') return []
  if (mode === 'replace') {
    return dice.flatMap((face, die) => (face === value ? [] : [{ die }]))
  }
  const spare = Math.max(0, value - settings['ad.min'])
  return Array.from({ length: spare }, (_, index) => ({ bonus: index + 1 }))
}
