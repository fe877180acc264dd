import type { LoadTier } from '../../../rules/dungeon-world/body/encumbrance'
import type { Life } from '../../../rules/dungeon-world/sheet'
import type { Tone } from '../../parts/tone'

/** The colour beside each word for how somebody stands between life and death. */
export const lifeTones: Record<Life, Tone> = {
  alive: 'moss',
  dying: 'blood',
  marked: 'violet',
  dead: 'blood',
}

/** The colour beside each word for a load. */
export const loadTones: Record<LoadTier, Tone> = {
  none: 'neutral',
  burdened: 'gold',
  overloaded: 'blood',
}
