/** A text as search compares it: small letters without their accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A text with a capital at its beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}

/** A text as the pattern that finds it and nothing else. */
export const asPattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** The name of a field as plain words: `harmSuffered` is harm suffered. */
export const spelledOut = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

/** What several are called alike who are told apart by a number: Raider of Raider 3. */
export const withoutNumber = (label: string): string => label.replace(/ \d+$/, '')

/** Whether two names are the same but for capitals and accents. */
export function isSameName(one: string, other: string): boolean {
  return folded(one.trim()) === folded(other.trim())
}

/** The same in their order, but first whatever has exactly the name that is typed, then what begins with it. */
export function likeliestFirst<Item>(
  items: readonly Item[],
  typed: string,
  nameOf: (item: Item) => string,
): Item[] {
  const wanted = folded(typed.trim())
  const [exact, begun, others]: [Item[], Item[], Item[]] = [[], [], []]
  for (const item of items) {
    const name = folded(nameOf(item).trim())
    if (name === wanted) exact.push(item)
    else if (name.startsWith(wanted)) begun.push(item)
    else others.push(item)
  }
  return [...exact, ...begun, ...others]
}

/** The words of a text, folded: runs of letters and digits. */
export function wordsIn(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** How many slips of the finger a word of this length may hold. */
function slipsIn(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** One row of the table of edit distances; two letters that changed places are one slip. */
function nextRow(typed: string, meant: string, at: number, rows: readonly number[][]): number[] {
  const above = rows[at - 1] ?? []
  const row = [at]
  for (let place = 1; place <= meant.length; place++) {
    const isSame = typed[at - 1] === meant[place - 1]
    const costs = [
      (above[place] ?? 0) + 1,
      (row[place - 1] ?? 0) + 1,
      (above[place - 1] ?? 0) + (isSame ? 0 : 1),
    ]
    const isSwapped =
      at > 1 && typed[at - 1] === meant[place - 2] && typed[at - 2] === meant[place - 1]
    if (isSwapped) costs.push((rows[at - 2]?.[place - 2] ?? 0) + 1)
    row.push(Math.min(...costs))
  }
  return row
}

/**
 * How many slips lie between a typed word and the beginning of the one that may be meant; undefined
 * when there are more than a word of its length may hold. Both folded.
 */
export function slips(typed: string, meant: string): number | undefined {
  const most = slipsIn(typed.length)
  if (most === 0) return meant.startsWith(typed) ? 0 : undefined
  // What is longer than the typed word and its slips cannot come into its beginning.
  const beginning = meant.slice(0, typed.length + most)
  const rows = [Array.from({ length: beginning.length + 1 }, (_, place) => place)]
  for (let at = 1; at <= typed.length; at++) {
    rows.push(nextRow(typed, beginning, at, rows))
    // From two rows with too many slips no way leads back.
    if (rows.slice(-2).every((row) => Math.min(...row) > most)) return undefined
  }
  const fewest = Math.min(...(rows.at(-1) ?? []))
  return fewest <= most ? fewest : undefined
}

/** Whether a name has each word that is typed, begun or within its slips; true of nothing typed. */
export function isNearly(name: string, typed: string): boolean {
  const own = wordsIn(name)
  return wordsIn(typed).every((word) => own.some((each) => slips(word, each) !== undefined))
}
