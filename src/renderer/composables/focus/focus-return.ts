import { idle } from '../../under-way'
import { focusDrawn } from './focus-made'
import { isAdrift, noteLanding } from './focus-net'

/** Whose move or deed a part of the page is (`data-of`), and of which game (`data-game`). */
export interface Whose {
  id: string
  system: string | undefined
}

/** Whose a part of the page is; null where it is nobody's. */
export function whoseIs(part: EventTarget | null): Whose | null {
  const { of: id, game: system } =
    (part instanceof Element ? part.closest<HTMLElement>('[data-of]') : null)?.dataset ?? {}
  return id === undefined ? null : { id, system }
}

/**
 * The name of somebody: on the board of a fight where they are who acts, else on their card on the table, in the
 * company of that game before others, else their card of the cast; null where there is none.
 */
export function nameOnCard(whose: Whose | null): HTMLElement | null {
  if (!whose) return null
  const own = `[data-character="${CSS.escape(whose.id)}"]`
  const card = `${own} [data-name]`
  const company = `[data-company="${CSS.escape(whose.system ?? '')}"]`
  const acting = `${own}[data-fighter][aria-pressed=true]`
  const places = [acting, `${company} ${card}`, card, `[data-member="${CSS.escape(whose.id)}"]`]
  return places.map((each) => document.querySelector<HTMLElement>(each)).find(Boolean) ?? null
}

/** Once all is drawn, the focus goes to the name on the card of somebody, where it would be nowhere. */
export async function landOnCard(whose: Whose): Promise<void> {
  await idle()
  await focusDrawn(() => {
    const name = isAdrift() ? nameOnCard(whose) : null
    if (name) noteLanding(name)
    return name
  })
}

/** Remembers who had the focus before it was called elsewhere, and gives it back. */
export function focusReturn() {
  let before: EventTarget | null = null
  /** Whose it was, where it may be gone once the focus comes back. */
  let whose: Whose | null = null

  /** Keeps who has it now, or who is given. */
  function keep(from: EventTarget | null = document.activeElement): void {
    before = from
    whose = whoseIs(from)
  }

  /** Who had it; null where they are gone by now. */
  function former(): HTMLElement | null {
    return before instanceof HTMLElement && before.isConnected ? before : null
  }

  /** Gives it back; where that is gone by now, to the name of the one it belonged to. */
  function restore(): void {
    const back = former() ?? nameOnCard(whose)
    back?.focus()
  }

  /** Keeps who had it when it comes into a part of the page from outside: its `focusin`. */
  function keepOutside({ relatedTarget: from, currentTarget: here }: FocusEvent): void {
    if (from instanceof Node && here instanceof Node && !here.contains(from)) keep(from)
  }

  return { keep, former, restore, keepOutside }
}
