/** A name that is being typed to link to it: where its sign stands, and its letters so far. */
export interface Begun {
  start: number
  text: string
}

const mostLetters = 40

/** What is being named just before the caret; null when no `@` begins a word there. */
function begunMention(text: string, caret: number): Begun | null {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf('@')
  if (start < 0 || (start > 0 && !/\s/.test(before.charAt(start - 1)))) return null
  const letters = before.slice(start + 1)
  const isName = letters.length <= mostLetters && !/^\s|\n/.test(letters)
  return isName ? { start, text: letters } : null
}

/** The name after an `@` or `[[` at which the caret stands, if it is still open; of both, the nearer one. */
export function begunLink(body: string, caret: number): Begun | null {
  const mention = begunMention(body, caret)
  const [, text] = /\[\[([^[\]\n|]{0,80})$/.exec(body.slice(Math.max(0, caret - 90), caret)) ?? []
  if (text === undefined) return mention
  const start = caret - text.length - 2
  return mention && mention.start > start ? mention : { start, text }
}

/**
 * The one of those found whose whole name was typed after an `@`, with a blank behind it; undefined where
 * two are called so, or where a longer name begins with it.
 */
export function namedWhole<Named extends { name: string }>(
  typed: string,
  found: readonly Named[],
): Named | undefined {
  if (!/\S\s$/.test(typed)) return undefined
  const name = typed.trim().toLowerCase()
  const [only, ...others] = found.filter((each) =>
    `${each.name.toLowerCase()} `.startsWith(`${name} `),
  )
  return others.length === 0 && only?.name.toLowerCase() === name ? only : undefined
}

/** Where a link ends that is put in place of what was typed: the brackets behind the caret are its own. */
export function endOfLink(body: string, caret: number): number {
  return body.slice(caret).startsWith(']]') ? caret + 2 : caret
}

/** What stands right behind a word, with no blank between. */
const closing = /^[.,;:!?…)\]}’”']/

/** What a name brings along behind it, by what stands there: a blank to write on after, none before punctuation. */
export function blankBehind(rest: string): '' | ' ' {
  return closing.test(rest) ? '' : ' '
}

/**
 * Whether the blank at `at`, which came along with a name, gives way to what was typed right behind it:
 * punctuation, or a blank of the writer's own.
 */
export function closesUp(text: string, at: number | null, caret: number): boolean {
  if (at === null || caret !== at + 2 || text[at] !== ' ') return false
  const typed = text.slice(at + 1)
  return closing.test(typed) || /^\s/.test(typed)
}

/** As many words as a name has that is looked for behind an `@`. */
const mostWords = 8

/** Every `@` of a text that begins a word, with what may be the name behind it: the longest first. */
export function namesTyped(body: string): { start: number; names: string[] }[] {
  return [...body.matchAll(/(?<!\S)@(?=\S)([^[\]\n@|]{1,120})/g)].map(({ index, 1: rest = '' }) => {
    const ends = [...rest.matchAll(/[\p{L}\p{N}](?![\p{L}\p{N}])/gu)].map(
      (end) => end.index + end[0].length,
    )
    return {
      start: index,
      names: ends
        .slice(0, mostWords)
        .toReversed()
        .map((end) => rest.slice(0, end)),
    }
  })
}
