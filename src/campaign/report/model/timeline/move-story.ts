import { hasWords } from '../../../../rules/words'
import { rollChanges, sidesOfMove, type Fact } from '../../../../shared/fact'
import type { AnyBand } from '../../../../rules/moves/effect'
import { phrase } from '../../../../shared/phrase'
import type { Term } from '../../../../shared/term'
import type { Speaker } from '../../../../shared/words/speaker'
import type { Entry } from '../../material/entries'
import { signed } from '../../../../shared/figure'
import { wayOf } from '../way'

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

/** A part in a move of several is told in words of its own, whatever its band. */
function courseOf({ fact }: Entry) {
  if (fact.with?.['role'] !== undefined && fact.told) return 'told'
  const band = String(fact.with?.['band'] ?? '')
  return isBand(band) ? courses[band] : 'told'
}

/** A sentence with a list in it; none for an empty list. */
function listed(
  all: readonly (string | number)[] = [],
  mark: string,
  sentence: (list: string) => string,
): string[] {
  // What ends by itself, as a question does, has no other mark behind it.
  const text = all.join(mark).replaceAll(/([?!…]);/g, '$1')
  return text === '' ? [] : [sentence(text).replace(/([.?!…])\.$/, '$1')]
}

/** What makes up a figure, term by term. */
function termsIn({ t, say }: Speaker, terms: readonly Term[]): string[] {
  return terms
    .filter(({ value }) => value !== 0)
    .map(({ label, value }) => {
      // What dice come to is seen by their faces.
      const isDice = label.with?.faces !== undefined
      return isDice
        ? say(label)
        : t('report.move.term', { label: say(label), value: signed(value) })
    })
}

/** How figures that came of a move come about, as the harm that gets through. */
function sumsOf(words: Speaker, { sums = [] }: Fact): string[] {
  return sums.map(({ of, total, terms }) =>
    words.t('report.move.counted', {
      of: words.say(of),
      total,
      terms: termsIn(words, terms).join(', '),
    }),
  )
}

/** The dice of a move, what was added to them, and what that came to. */
function diceOf(words: Speaker, { dice, terms = [], with: own }: Fact): string[] {
  const { t } = words
  const total = own?.['total']
  const sums = termsIn(words, terms)
  const sum = t(`report.move.${sums.length > 1 ? 'sum' : 'total'}`, {
    total: total ?? '',
    terms: sums.join(', '),
  })
  const faces = listed(dice?.faces, ', ', (all) => t('report.move.dice', { faces: all }))
  return faces.length > 0 && sums.length > 0 && total !== undefined ? [...faces, sum] : faces
}

/** Whom a move helped that was made for another's roll (IF-039). */
const helpedBy = ({ about, with: own }: Fact) => about.find(({ id }) => id === own?.['helps'])

/**
 * Those whom a move was about beside whoever made it, by name, also by one that was only said; whoever it
 * helped is told so.
 */
export function othersIn(fact: Fact): string[] {
  const helped = helpedBy(fact)
  const others = sidesOfMove(fact).others.filter((ref) => ref !== helped)
  const named = fact.with?.['named']
  return [...others.map(({ name }) => name), ...(named === undefined ? [] : [String(named)])]
}

/** Words of a move with whom it helped. */
function withHelped({ t }: Speaker, fact: Fact, move: string): string {
  const helped = helpedBy(fact)
  return helped ? t('report.move.helping', { move, whom: helped.name }) : move
}

/** Whom and what a move was about beside whoever made it; a foe and its track are named once. */
function objectsOf({ t }: Speaker, fact: Fact): string {
  const { with: own } = fact
  const people = othersIn(fact)
  const track = String(own?.['track'] ?? '')
  const isNamed = track === '' || people.includes(track)
  return [...people, ...(isNamed ? [] : [t('report.move.track', { track })])].join(', ')
}

/** The words that a game has for a move as a deed, where it went this way or whichever. */
function deedKey({ cause }: Fact, course: string): string | undefined {
  const move = /^(.+)\.title$/.exec(cause?.key ?? '')?.[1]
  if (move === undefined) return undefined
  return [`${move}.deed.${course}`, `${move}.deed`].find(hasWords)
}

/**
 * Whether a move has something to tell: it went some way, somebody chose something, a table told it, or it is
 * a deed of its game.
 */
export function isToldMove(entry: Entry): boolean {
  const { chosen = [], told = [] } = entry.fact
  const course = courseOf(entry)
  if (course !== 'told' || chosen.length > 0 || told.length > 0) return true
  return deedKey(entry.fact, course) !== undefined
}

/** Whom a deed was done to, a foe who is not named among them, and the vow or the journey that it was about. */
function deedGaps({ t }: Speaker, fact: Fact) {
  const name = String(fact.with?.['track'] ?? '')
  const others = new Set(othersIn(fact))
  const whom = others.size > 0 ? new Intl.ListFormat('en-GB').format(others) : name
  return {
    whom: whom === '' ? t('moves.somebody') : whom,
    foe: whom === '' ? t('report.recap.foe') : whom,
    named: name === '' ? '' : t('report.recap.named', { name }),
  }
}

/** How words begin that say by themselves what something was for; a thing alone does not. */
const saysAim = /^(to|for|by|so|because|in order|lest|until)\b/i

/** How words begin that ask something. */
const asks = /^(what|who|whose|where|when|why|how|which|whether)\b/i

/**
 * A move as a deed, without its name and without a full stop: in the words that its game has for it, else by
 * what it was for. Null where nobody could tell what was done.
 */
export function moveDeed(words: Speaker, entry: Entry): string | null {
  const { fact, at, id } = entry
  const { t } = words
  const course = courseOf(entry)
  const { doer, others } = sidesOfMove(fact)
  // What came of circumstance is nobody's deed.
  if (!doer && others.length > 0) return null
  const who = doer?.name ?? t('report.move.somebody')
  const why = String(fact.with?.['why'] ?? '')
  const key = deedKey(fact, course)
  if (key !== undefined) {
    const move = withHelped(words, fact, t(key, { who, ...deedGaps(words, fact) }))
    return why === '' ? move : t('report.move.for', { move, why })
  }
  if (why === '' || course === 'told') return null
  const aim = saysAim.test(why)
    ? why
    : t(`report.recap.${asks.test(why) ? 'learn' : 'aim'}`, { why: why.replace(/[?.!]$/, '') })
  return t(`report.recap.tried.${course}.${wayOf(`${at} ${id}`)}`, { who, why: aim })
}

/** What a move is called; a part in a move of several by that move and the part. */
function nameOf({ say }: Speaker, { cause, with: own }: Fact): string {
  const { together, role } = own ?? {}
  if (together !== undefined && role !== undefined) {
    return say(phrase('report.move.part', { move: together, role }))
  }
  return cause ? say(cause) : ''
}

/** Who made which move, on whom or what, and what for: what a sentence about it begins with. */
function gapsOf(words: Speaker, { fact }: Entry): { who: string; move: string } {
  const { t } = words
  const name = nameOf(words, fact)
  const whom = objectsOf(words, fact)
  const named = whom === '' ? name : t('report.move.with', { move: name, whom })
  const move = withHelped(words, fact, named)
  const why = fact.with?.['why']
  const { doer, others } = sidesOfMove(fact)
  const nobody = t(`report.move.${others.length > 0 ? 'circumstance' : 'somebody'}`)
  return {
    who: doer?.name ?? nobody,
    move: why === undefined ? move : t('report.move.for', { move, why }),
  }
}

/** A move and what was rolled for it, in the order in which it came: who and what for, the dice, how it went. */
function moveCourse(words: Speaker, entry: Entry, roll: readonly string[]): string[] {
  const { t } = words
  const course = courseOf(entry)
  const band = String(entry.fact.with?.['band'])
  // Where the table calls its outcomes hits and misses, so does its story.
  const way = course !== 'told' && hasWords(`report.move.${band}`) ? band : course
  const gaps = gapsOf(words, entry)
  if (way === 'told' || roll.length === 0) return [t(`report.move.${way}`, gaps), ...roll]
  // What was spent on the dice may end in how it went, and says it then.
  const isSaid = entry.fact.swapped?.with?.['to'] === `@move.band.${band}`
  return [t('report.move.begun', gaps), ...roll, ...(isSaid ? [] : [t(`report.move.went.${way}`)])]
}

/**
 * A move in a few sentences: who made it and what for, the roll with who helped and what was spent on it,
 * how it went, what it cost. Only the game master reads its dice and what they picked.
 */
export function moveStory(words: Speaker, entry: Entry, { isForGm = false } = {}): string {
  const { t, say } = words
  const { chosen, chosenByGm, told, with: figures } = entry.fact
  const roll = [
    ...(isForGm ? [...diceOf(words, entry.fact), ...sumsOf(words, entry.fact)] : []),
    ...(figures?.['match'] === undefined ? [] : [t('report.move.match')]),
    ...rollChanges(entry.fact).map(say),
  ]
  return [
    ...moveCourse(words, entry, roll),
    ...(told?.map(say) ?? []),
    // What a player chooses beside the game master answers what those have picked.
    ...(isForGm
      ? listed(chosenByGm?.map(say), '; ', (all) => t('report.move.chosenByGm', { chosen: all }))
      : []),
    ...listed(chosen?.map(say), '; ', (all) => t('report.move.chosen', { chosen: all })),
  ].join(' ')
}
