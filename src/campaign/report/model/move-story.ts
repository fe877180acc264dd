import { rollChanges, type Fact } from '../../../shared/fact'
import type { AnyBand } from '../../../rules/moves/effect'
import type { Speaker } from '../../../shared/words/speaker'
import type { Entry } from '../material/entries'
import { signed } from './report-context'
import { wayOf } from './way'

/** How a move went, by its band; one that only tells what comes of it went no way. */
const courses: Readonly<Record<AnyBand, 'well' | 'half' | 'badly' | 'told'>> = {
  '10+': 'well',
  strong: 'well',
  '7-9': 'half',
  weak: 'half',
  '6-': 'badly',
  miss: 'badly',
  told: 'told',
}

const isBand = (band: string): band is AnyBand => Object.hasOwn(courses, band)

/** Whether a move has something to tell: it went some way, somebody chose something, or a table told it. */
export function isToldMove({ fact }: Entry): boolean {
  const band = String(fact.with?.['band'] ?? '')
  const { chosen = [], told = [] } = fact
  return (isBand(band) && courses[band] !== 'told') || chosen.length > 0 || told.length > 0
}

/** A sentence with a list in it; none for an empty list. */
function listed(
  all: readonly (string | number)[] = [],
  mark: string,
  sentence: (list: string) => string,
): string[] {
  return all.length > 0 ? [sentence(all.join(mark))] : []
}

/** The dice of a move, what was added to them, and what that came to. */
function diceOf({ t, say }: Speaker, { dice, terms = [], with: own }: Fact): string[] {
  const total = own?.['total']
  const sums = terms
    .filter(({ value }) => value !== 0)
    .map(({ label, value }) => {
      // What dice come to is seen by their faces.
      const isDice = label.with?.faces !== undefined
      return isDice
        ? say(label)
        : t('report.move.term', { label: say(label), value: signed(value) })
    })
  const sum = t(`report.move.${sums.length > 1 ? 'sum' : 'total'}`, {
    total: total ?? '',
    terms: sums.join(', '),
  })
  const faces = listed(dice?.faces, ', ', (all) => t('report.move.dice', { faces: all }))
  return faces.length > 0 && sums.length > 0 && total !== undefined ? [...faces, sum] : faces
}

/** Whom and what a move was about beside whoever made it; a foe and its track are named once. */
function objectsOf({ t }: Speaker, { about, with: own }: Fact): string {
  const people = about.slice(1).map(({ name }) => name)
  const track = String(own?.['track'] ?? '')
  const isNamed = track === '' || people.includes(track)
  return [...people, ...(isNamed ? [] : [t('report.move.track', { track })])].join(', ')
}

/** Who made which move, on whom or what, and how it went; no figure, and the same words whenever it is told. */
export function moveCourse(words: Speaker, { id, at, fact }: Entry): string {
  const { t, say } = words
  const band = String(fact.with?.['band'] ?? '')
  const course = isBand(band) ? courses[band] : 'told'
  const way = course === 'told' ? course : `${course}.${wayOf(`${at} ${id}`)}`
  const name = fact.cause ? say(fact.cause) : ''
  const whom = objectsOf(words, fact)
  const move = whom === '' ? name : t('report.move.with', { move: name, whom })
  const why = fact.with?.['why']
  return t(`report.move.${way}`, {
    who: fact.about[0]?.name ?? t('report.move.somebody'),
    move: why === undefined ? move : t('report.move.for', { move, why }),
  })
}

/**
 * A move in a sentence or two: how it went, who helped, what was spent on it, what was chosen. Only
 * the game master reads its dice and what they picked.
 */
export function moveStory(words: Speaker, entry: Entry, { isForGm = false } = {}): string {
  const { t, say } = words
  const { chosen, chosenByGm, told, with: figures } = entry.fact
  return [
    moveCourse(words, entry),
    ...(figures?.['match'] === undefined ? [] : [t('report.move.match')]),
    ...(isForGm ? diceOf(words, entry.fact) : []),
    ...rollChanges(entry.fact).map(say),
    ...(told?.map(say) ?? []),
    ...listed(chosen?.map(say), '; ', (all) => t('report.move.chosen', { chosen: all })),
    ...(isForGm
      ? listed(chosenByGm?.map(say), '; ', (all) => t('report.move.chosenByGm', { chosen: all }))
      : []),
  ].join(' ')
}
