/** What takes the focus where something is wanted: nothing that cannot be taken. */
const takeable = 'input, [role=radio]:enabled, [role=checkbox]:not([aria-disabled=true])'

/**
 * Takes the focus to the first thing in a part of the page that is still wanted there (`data-next`).
 * Answers whether it has gone: not where nothing is wanted, or the focus is there already.
 */
export function goOn(here: Element | null): boolean {
  const wanted = here?.querySelector('[data-next]')
  if (!wanted) return false
  if (wanted.contains(document.activeElement)) {
    makeWay(document.activeElement)
    return false
  }
  // Where only buttons stand, digits press them, and Enter is to press none.
  const first =
    (wanted instanceof HTMLSelectElement ? wanted : wanted.querySelector<HTMLElement>(takeable)) ??
    here?.querySelector<HTMLElement>('[data-next][tabindex]')
  first?.focus()
  makeWay(first)
  return first instanceof HTMLElement
}

/** What stands in a text gives way to what is typed. */
function makeWay(field: Element | null | undefined): void {
  if (field instanceof HTMLInputElement && !field.matches('[data-dice]')) field.select()
}
