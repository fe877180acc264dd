import { isAdrift } from './focus-net'

/** A character's card on the table, as far as the focus tells. */
export interface FocusedCard {
  characterId: string | undefined
  /** The system of the company it stands in. */
  system: string | undefined
  /** Whether somebody put the focus on the card or its name, and not on something that was used in it. */
  isNamed: boolean
}

/** The character whose card has the focus; empty where none has. */
export function focusedCard(): FocusedCard {
  const focused = document.activeElement
  const card = focused?.closest<HTMLElement>('[data-character]')
  const company = card?.closest<HTMLElement>('[data-company]')
  const isMeant = focused !== null && !isAdrift()
  const isNamed = isMeant && (focused === card || focused.matches('[data-name]'))
  return { characterId: card?.dataset.character, system: company?.dataset.company, isNamed }
}
