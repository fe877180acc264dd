import type { OutputOf } from '../../../../campaign/api'
import { looks, type Look } from '../../../../rules/system/fight/combat'
import { withoutNumber } from '../../../../shared/spelling'

/** A fight as players see it. */
export type SeenFight = NonNullable<OutputOf<'playerView.fight'>>
export type SeenPerson = SeenFight['people'][number]

/** A row of the players' window: one of a fight, or several who are called alike. */
export type SeenRow = { key: string; label: string } & (
  { person: SeenPerson; count: 1 } | { people: readonly SeenPerson[]; count: number }
)

/** From so many rows of a side on, those who are called alike are one. */
const foldedFrom = 9

const alone = (person: SeenPerson): SeenRow => ({
  key: person.id,
  label: person.label,
  person,
  count: 1,
})

/** The rows of a side, in its order: a large one has those in one row who are called alike. */
export function rowsOf(people: readonly SeenPerson[]): SeenRow[] {
  if (people.length < foldedFrom) return people.map(alone)
  return [...Map.groupBy(people, ({ label }) => withoutNumber(label))].flatMap(([label, alike]) =>
    alike.length === 1
      ? alike.map(alone)
      : [{ key: label, label, people: alike, count: alike.length }],
  )
}

/** How many look how, the best first; who shows nothing of it is not counted. */
export function looksOf(people: readonly SeenPerson[]): { look: Look; count: number }[] {
  return looks
    .map((look) => ({ look, count: people.filter((each) => each.look === look).length }))
    .filter(({ count }) => count > 0)
}

/** Letters that a row of one and of two lines needs. */
const lines = { one: 2.1, two: 3.5 }
/** As large as letters get, and as small as they can be read from across the table, in hundredths of the height. */
const letters = { largest: 4.2, least: 3.1 }
/** From so many rows one below another on, each is a single line. */
const oneLineFrom = 6
/** More columns than these, over all sides, have no room for a name. */
const mostColumns = 6

/** How the rows of a side are set: columns, lines of each, letters in hundredths of the height. */
interface Setting {
  columns: number
  isOneLine: boolean
  size: number
}

/**
 * How the rows of each side are set, from how many each has and the room there is for them, in
 * hundredths of the height: a large one has more of the width.
 */
export function settings(sides: readonly number[], room: number): Setting[] {
  const fit = Math.max(1, Math.floor(room / (letters.least * lines.one)))
  const wanted = sides.map((rows) => Math.max(rows > 6 ? 2 : 1, Math.ceil(rows / fit)))
  const inAll = wanted.reduce((sum, columns) => sum + columns, 0)
  return sides.map((rows, index) => {
    const own = wanted[index] ?? 1
    const most = Math.max(Math.floor(mostColumns / sides.length), mostColumns - (inAll - own))
    const columns = Math.min(own, most)
    const below = Math.max(1, Math.ceil(rows / columns))
    const isOneLine = below >= oneLineFrom || room / (below * lines.two) < letters.least
    const each = isOneLine ? lines.one : lines.two
    return { columns, isOneLine, size: Math.min(letters.largest, room / (below * each)) }
  })
}
