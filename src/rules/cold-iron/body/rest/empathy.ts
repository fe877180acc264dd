import type { Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import { wordsIn } from '../../describe'
import { mostHealed } from './healing'

const { words } = wordsIn('body')

/** Why nobody heals so many points by empathy: their price is past play (CI-083); null when one can. */
export function tooDear({ label, sheet, state }: Combatant, points: number): Phrase | null {
  const most = mostHealed(sheet.pt) - state.magicHealedToday
  return points <= most ? null : words('refused.tooDear', { who: label, most: Math.max(0, most) })
}
