import type { Band } from '../../../rules/moves/move'
import type { Tone } from '../../parts/tone'

/** Each band's name in the catalogues; a key may hold neither plus nor minus. */
export const bandNames: Record<Band, string> = { '10+': 'high', '7-9': 'middle', '6-': 'low' }

/** The colour beside each band's words. */
export const bandTones: Record<Band, Tone> = { '10+': 'moss', '7-9': 'gold', '6-': 'blood' }
