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
