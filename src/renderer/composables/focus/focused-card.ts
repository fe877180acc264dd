/** A character's card on the table, as far as the focus tells. */
export interface FocusedCard {
  characterId: string | undefined
  /** The system of the company it stands in. */
  system: string | undefined
}

/** The character whose card has the focus; empty where none has. */
export function focusedCard(): FocusedCard {
  const card = document.activeElement?.closest<HTMLElement>('[data-character]')
  const company = card?.closest<HTMLElement>('[data-company]')
  return { characterId: card?.dataset.character, system: company?.dataset.company }
}
