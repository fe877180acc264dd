import type { SideChange } from '../../../moves/data/move-data'
import type { Changed } from '../../../moves/data/sheet-rules'
import type { Effect } from '../../../moves/effect'
import { counted, momentumLimits } from '../../figures/momentum'
import type { Settings } from '../../settings'
import { debilitySchema, type Character, type Debility } from '../../sheet'
import { nothing, set, type Person } from './change-pieces'

/** A debility marked, or cleared where its name follows an exclamation mark (IS-065, IS-075). */
export function debilityChange(
  character: Character,
  { on, to = '', rule }: SideChange & { on: Person },
  settings: Settings,
): Changed {
  const isCleared = to.startsWith('!')
  const debility = debilitySchema.safeParse(to.replace('!', '')).data
  if (!debility || character.debilities.includes(debility) !== isCleared) return nothing
  if (isCleared) return { effects: [set(on, 'debilities', debility, '', rule)], asks: [] }
  return {
    effects: [
      set(on, 'debilities', '', debility, rule),
      ...clamped(character, on, debility, settings),
    ],
    asks: [],
  }
}

/** A lower maximum takes momentum down with it at once (IS-170). */
function clamped(
  character: Character,
  on: Person,
  debility: Debility,
  settings: Settings,
): Effect[] {
  if (!settings['debility.clampsMomentum']) return []
  const debilities = [...character.debilities, debility]
  const { max } = momentumLimits(counted({ ...character, debilities }))
  const { momentum } = character
  return momentum > max ? [set(on, 'momentum', momentum, max, 'IS-170')] : []
}
