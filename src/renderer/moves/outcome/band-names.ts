import type { AnyBand } from '../../../rules/moves/effect'
import type { Tone } from '../../parts/tone'

/** Each band's name in the catalogues; a key may hold neither plus nor minus. */
export const bandNames: Record<AnyBand, string> = {
  ...{ '10+': 'high', '7-9': 'middle', '6-': 'low' },
  ...{ strong: 'strong', weak: 'weak', miss: 'miss', told: 'told' },
}

/** The colour beside each band's words. */
export const bandTones: Record<AnyBand, Tone> = {
  ...{ '10+': 'moss', '7-9': 'gold', '6-': 'blood' },
  ...{ strong: 'moss', weak: 'gold', miss: 'blood', told: 'neutral' },
}
