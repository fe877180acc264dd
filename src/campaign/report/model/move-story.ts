import type { AnyBand } from '../../../rules/moves/effect'
import type { Speaker } from '../../../shared/words/speaker'
import type { Entry } from '../material/entries'
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

/** Whether a move has something to tell: it went some way, or somebody chose something. */
export function isToldMove({ fact }: Entry): boolean {
  const band = String(fact.with?.['band'] ?? '')
  return (isBand(band) && courses[band] !== 'told') || (fact.chosen ?? []).length > 0
}

/**
 * A move in a sentence: who made which, what was spent on it, how it went, what was chosen; no figure
 * but the dice, where they are told. The same words whenever it is told.
 */
export function moveStory(
  { t, say }: Speaker,
  { id, at, fact }: Entry,
  { tellsDice = false } = {},
): string {
  const [who] = fact.about
  const band = String(fact.with?.['band'] ?? '')
  const course = isBand(band) ? courses[band] : 'told'
  const way = course === 'told' ? course : `${course}.${wayOf(`${at} ${id}`)}`
  const told = t(`report.move.${way}`, {
    who: who?.name ?? t('report.move.somebody'),
    move: fact.cause ? say(fact.cause) : '',
  })
  const chosen = (fact.chosen ?? []).map(say)
  const faces = tellsDice ? (fact.dice?.faces ?? []) : []
  return [
    told,
    ...(fact.swapped ? [say(fact.swapped)] : []),
    ...(fact.with?.['match'] === undefined ? [] : [t('report.move.match')]),
    ...(faces.length === 0 ? [] : [t('report.move.dice', { faces: faces.join(', ') })]),
    ...(chosen.length === 0 ? [] : [t('report.move.chosen', { chosen: chosen.join('; ') })]),
  ].join(' ')
}
