/** The letters after an `@`, up to the caret; `start` is where the `@` stands. */
interface Token {
  start: number
  text: string
}

const mostLetters = 40

/** What is being named just before the caret; null when no `@` begins a word there. */
export function tokenBefore(text: string, caret: number): Token | null {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf('@')
  if (start < 0 || (start > 0 && !/\s/.test(before.charAt(start - 1)))) return null
  const letters = before.slice(start + 1)
  return letters.length > mostLetters || /^\s/.test(letters) ? null : { start, text: letters }
}

/** A link that is being typed: where its brackets open, and its name so far. */
export interface Begun {
  start: number
  text: string
}

/** The link in which the caret stands, if it is still open. */
export function begunLink(body: string, caret: number): Begun | null {
  const [, text] = /\[\[([^[\]\n|]{0,80})$/.exec(body.slice(Math.max(0, caret - 90), caret)) ?? []
  return text === undefined ? null : { start: caret - text.length - 2, text }
}
