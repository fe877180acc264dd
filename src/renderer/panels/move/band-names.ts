import type { Band } from '../../../rules/moves/move'

/** Each band's name in the catalogues; a key may hold neither plus nor minus. */
export const bandNames: Record<Band, string> = { '10+': 'high', '7-9': 'middle', '6-': 'low' }
