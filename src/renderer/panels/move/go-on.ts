/**
 * Takes the focus to the first thing in a part of the page that is still wanted there (`data-next`).
 * Answers whether it has gone: not where nothing is wanted, or the focus is there already.
 */
export function goOn(here: Element | null): boolean {
  const wanted = here?.querySelector('[data-next]')
  if (!wanted || wanted.contains(document.activeElement)) return false
  const first = wanted.querySelector<HTMLElement>(
    'input, [role=radio]:enabled, [role=checkbox], button:enabled',
  )
  first?.focus()
  // What stands in a text gives way to what is typed.
  if (first instanceof HTMLInputElement && !first.matches('[data-dice]')) first.select()
  return first !== null
}
