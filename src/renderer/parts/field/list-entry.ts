/** The pieces of a list with what is being typed as the last of them. Pure. */
export function withTyped(items: readonly string[], typed: string): string[] {
  const last = typed.trim()
  return last === '' ? [...items] : [...items, last]
}

/** What a pasted text holds: a piece a line, or between commas where those divide. Pure. */
export function piecesOf(text: string, isDivided: boolean): string[] {
  return text
    .split(isDivided ? /[\n\r,]+/ : /[\n\r]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}
