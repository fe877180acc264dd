import { onMounted, onUnmounted } from 'vue'

/** A character's card on the table, as far as the focus tells. */
export interface FocusedCard {
  characterId: string | undefined
  /** The system of the company it stands in. */
  system: string | undefined
}

/** The character whose card has the focus; empty where none has. */
export function focusedCard(): FocusedCard {
  return cardOf(document.activeElement)
}

/**
 * The same, but only where the focus was seen when it came: what a pointer has pressed keeps it
 * without a sign. Asked at a key it would be too late, which makes any focus seen.
 */
export function useSeenFocusedCard(): () => FocusedCard {
  let isSeen = true
  function note({ target }: FocusEvent): void {
    isSeen = target instanceof Element && target.matches(':focus-visible')
  }
  onMounted(() => document.addEventListener('focusin', note))
  onUnmounted(() => document.removeEventListener('focusin', note))
  return () => (isSeen ? focusedCard() : cardOf(null))
}

function cardOf(element: Element | null): FocusedCard {
  const card = element?.closest<HTMLElement>('[data-character]')
  const company = card?.closest<HTMLElement>('[data-company]')
  return { characterId: card?.dataset.character, system: company?.dataset.company }
}
