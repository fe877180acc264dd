import { listNames, spellTargets, type Notable } from '../../../../shared/notable'
import { capitalized, withoutNumber } from '../../../../shared/spelling'
import type { Speaker } from '../../../../shared/words/speaker'
import type { Fight } from '../../material/fights'
import { wayOf } from '../way'

/** A fight is told by so many of its moments at the most. */
const mostMoments = 8
/** As many foes are told by name. */
const mostNamed = 3

type Name = (id: string) => string

/** A number as a story tells it: in a word up to twelve, in figures above. */
function numberWord(t: Speaker['t'], count: string | number = ''): string | number {
  const isWord = typeof count === 'number' && count >= 2 && count <= 12
  return isWord ? t(`report.number.${String(count)}`) : count
}

/** Tells sentences, each in one of its ways: the same of the same fight, others of another. */
function teller({ t }: Speaker, fightId: string) {
  let told = 0
  return (sentence: string, gaps: Record<string, string | number>): string => {
    const way = wayOf(`${fightId} ${told++}`)
    const number = numberWord(t, gaps['count'])
    return capitalized(t(`report.story.${sentence}.${way}`, { ...gaps, number }))
  }
}
type Teller = ReturnType<typeof teller>

/** Each by name, and once where several go by the same. */
export const namesOf = (ids: readonly string[], nameOf: Name): string[] => [
  ...new Set(ids.map(nameOf)),
]

/** What one does to another that has sentences of its own; any other is a blow. */
const ofOwn: ReadonlySet<Notable['kind']> = new Set(['friend', 'grappled', 'pinned'])

/** Which sentence tells a moment, with whom; null for one that names somebody who is not told of. */
function momentOf(tell: Teller, { tolls }: Fight, notable: Notable, nameOf: Name): string | null {
  if (notable.kind === 'spell') {
    const { at, kind } = spellTargets(notable, nameOf)
    return tell(kind, { by: nameOf(notable.by), at, spell: notable.spell })
  }
  if (!('to' in notable)) {
    const by = nameOf(notable.by)
    return by === '' ? null : tell(notable.kind, { by })
  }
  const to = nameOf(notable.to)
  const by = listNames([notable.by].flat(), nameOf)
  if (to === '') return null
  const side = tolls.find(({ id }) => id === notable.to)?.side ?? 'foe'
  if (notable.kind === 'felled' || notable.kind === 'killed') {
    return by === ''
      ? tell(`${notable.kind}Alone`, { to })
      : tell(`${notable.kind}.${side}`, { to, by })
  }
  if (by === '') return null
  return tell(ofOwn.has(notable.kind) ? notable.kind : 'blow', { by, to })
}

/**
 * Characters, whoever was seen, and who did something or had something done to them. Of foes that is
 * told only where none was ever shown: else nobody learns here of one who stayed hidden.
 */
export function tookPart({ tolls, characterOf, seen }: Fight): Fight['tolls'] {
  const hides = tolls.some(({ id, side }) => side === 'foe' && seen.has(id))
  return tolls.filter(
    ({ id, side, dealt, taken, healed, hits, misses, fumbles, down }) =>
      (side === 'party' && characterOf.get(id)) ||
      seen.has(id) ||
      (!(hides && side === 'foe') &&
        (down || dealt + taken + healed + hits + misses + fumbles > 0)),
  )
}

/**
 * The foes whom players never saw, though they felt them: nobody learns who they are, or how many. Of
 * one who merely lay in wait nobody learns that they were there.
 */
export const hiddenFoes = ({ tolls, seen, lurking }: Fight): Fight['tolls'] =>
  tolls.filter(({ id, side }) => side === 'foe' && !seen.has(id) && !lurking.has(id))

/** Whether players have neither name nor alias for somebody. */
const isNameless = ({ t }: Speaker, { label }: Fight['tolls'][number]) =>
  label === t('report.unseenFoe')

/**
 * The foes by name, where they are few and each goes by another, and after them what `others` are called;
 * those of one name are counted alone.
 */
function foesByName(foes: Fight['tolls'], others: readonly string[] = []): string {
  const names = new Set(foes.map(({ label }) => withoutNumber(label)))
  if (names.size === 0 || names.size < foes.length || foes.length > mostNamed) return ''
  return new Intl.ListFormat('en-GB').format([...names, ...others])
}

/** Whether some were seen: else only those foes are known who did something, and how many there were is not. */
const areSeen = (foes: Fight['tolls'], { seen }: Fight) => foes.some(({ id }) => seen.has(id))

/**
 * How it began: who stood against whom. Who came later is told where they came. Foes are counted where each
 * of them was seen; others are told of beside those, without a number: a single one who did something may
 * have had others with them.
 */
function openingOf(
  words: Speaker,
  tell: Teller,
  fight: Fight,
  { party, foes }: { party: string; foes: Fight['tolls'] },
): string {
  const { t } = words
  const isEarly = ({ id }: { id: string }) => !fight.cameIn.has(id)
  const isCounted = areSeen(foes, fight)
  const early = foes.filter(isEarly)
  const areOthers = isCounted && hiddenFoes(fight).some(isEarly)
  const atFirst = areOthers || (isCounted && early.length > 0) ? early : foes
  const named = atFirst.filter((each) => !isNameless(words, each))
  const names = foesByName(named)
  if (isCounted && !areOthers) {
    const after = names === '' ? '' : t('report.story.named', { names })
    return tell('opening', { party, count: atFirst.length, named: after })
  }
  const areMore = areOthers || named.length < atFirst.length
  const known = areMore && names !== '' ? t('report.story.among', { names }) : names
  return tell('openingUncounted', { party, foes: known || t('report.story.theirFoes') })
}

/** Those of a side who were still on their feet. */
const standing = (people: Fight['tolls'], side: 'party' | 'foe') =>
  people.filter((each) => each.side === side && !each.down)

/**
 * How it ended: who of either side was still on their feet, foes by name where each was told of so. Those
 * whom players never saw count in it as far as they felt them; where they saw nobody all count, since everybody at
 * the table knows whether all were beaten.
 */
function endingOf(words: Speaker, tell: Teller, fight: Fight, people: Fight['tolls']): string {
  const [party, foes] = [standing(people, 'party'), standing(people, 'foe')]
  if (party.length === 0) return tell('lost', { count: foes.length })
  const told = people.filter(({ side }) => side === 'foe')
  const isCounted = areSeen(told, fight)
  const hidden = standing(isCounted ? hiddenFoes(fight) : fight.tolls, 'foe')
  if (foes.length + hidden.length === 0) return tell('won', { count: party.length })
  if (foes.length === 0) return tell('partedUncounted', {})
  const areOthers = isCounted && hidden.length > 0
  if (foesByName(told) !== '' && !told.some((each) => isNameless(words, each))) {
    const names = foesByName(foes, areOthers ? [words.t('report.story.others')] : [])
    return tell('partedNamed', { names })
  }
  return isCounted && !areOthers
    ? tell('parted', { count: foes.length })
    : tell('partedUncounted', {})
}

/** A moment as it is told of those who are known; nothing of one that was about nobody else. */
function knownMoment(notable: Notable, known: ReadonlySet<string>): Notable[] {
  const ofKnown = (ids: string[]) => ids.filter((id) => known.has(id))
  if (notable.kind === 'spell') {
    const { at, withstood } = notable
    const harm = notable.harm.filter(({ to }) => known.has(to))
    const told = { ...notable, at: ofKnown(at), withstood: ofKnown(withstood), harm }
    return known.has(notable.by) ? [told] : []
  }
  const about = 'to' in notable ? [notable.to, notable.by].flat() : [notable.by]
  return ofKnown(about).length > 0 ? [notable] : []
}

/** The same fight without what whoever stayed hidden did or suffered among themselves. */
export function withoutHidden(fight: Fight): Fight {
  const known = new Set(tookPart(fight).map(({ id }) => id))
  return {
    ...fight,
    notable: fight.notable.flatMap((each) => knownMoment(each, known)),
    turns: fight.turns.map((turn) => ({ ...turn, fell: turn.fell.filter((id) => known.has(id)) })),
  }
}

/** Whether a moment gives way where there are many: spells, and who took hold of whom. */
const isMinor = ({ kind }: Notable) => Number(['spell', 'grappled', 'pinned'].includes(kind))

/** Whether the hardest blow is what brought somebody down: the fall tells it. */
const isFallToo = (all: readonly Notable[], blow: Notable): boolean =>
  blow.kind === 'largest' &&
  all.some(
    (each) =>
      (each.kind === 'felled' || each.kind === 'killed') &&
      each.turn === blow.turn &&
      each.to === blow.to &&
      each.by.includes(blow.by),
  )

/** Told beside a story only: own words of the game master hang on the numbers of its sentences. */
const besideOnly: ReadonlySet<Notable['kind']> = new Set(['multiple', 'spellLost'])

/** The moments that a story tells, in their order; spells and grapples have the room that is left. */
const momentsOf = ({ notable }: Fight): Notable[] =>
  notable
    .filter((each) => !besideOnly.has(each.kind) && !isFallToo(notable, each))
    .toSorted((one, other) => isMinor(one) - isMinor(other))
    .slice(0, mostMoments)
    .toSorted((one, other) => one.turn - other.turn)

/** Whether its points are told nowhere else: a story has no figures. */
const hasHarm = (each: Notable) => each.kind === 'spell' && each.harm.length > 0

/**
 * What is worth telling of a fight beside its story, in its order: whatever that had no room for, and what a
 * spell did in points.
 */
export function besideStory(fight: Fight): Notable[] {
  const told = new Set(momentsOf(fight))
  return fight.notable
    .filter((each) => (!told.has(each) || hasHarm(each)) && !isFallToo(fight.notable, each))
    .toSorted((one, other) => one.fact - other.fact)
}

/** A sentence of a fight: how it began or ended, or one of its moments, and who fell in it. */
export interface Told {
  kind: 'opening' | 'ending' | Notable['kind']
  text: string
  fell?: string
  /** The id of the fact it tells; null of how it began or ended. */
  fact: number | null
  /** Its number, by which the game master's own words for it are kept. */
  number: number
}

/**
 * A fight in sentences: who met whom, its moments in their order, how it ended. Told of what the
 * audience of the report may know; the same words for the same fight whenever it is told.
 */
export function fightStory(words: Speaker, fight: Fight, nameOf: Name): Told[] {
  const { id, turns } = fight
  const tell = teller(words, id)
  const people = tookPart(fight)
  const ours = people.filter(({ side }) => side === 'party').map(({ label }) => label)
  const foes = people.filter(({ side }) => side !== 'party')
  if (ours.length === 0 || foes.length === 0 || turns.length === 0) return []
  const party = new Intl.ListFormat('en-GB').format(ours)
  const moments = momentsOf(fight).flatMap((each) => {
    const text = momentOf(tell, fight, each, nameOf)
    if (text === null) return []
    const isFall = each.kind === 'felled' || each.kind === 'killed'
    return [{ kind: each.kind, fact: each.fact, text, ...(isFall ? { fell: each.to } : {}) }]
  })
  const opening = openingOf(words, tell, fight, { party, foes })
  const ending = endingOf(words, tell, fight, people)
  // Each keeps its number, whichever way they are put in order: own words for them hang on it.
  return [
    { kind: 'opening', fact: null, text: opening, number: 0 },
    ...moments
      .map((each, index) => ({ ...each, number: index + 1 }))
      .toSorted((one, other) => one.fact - other.fact),
    { kind: 'ending', fact: null, text: ending, number: moments.length + 1 },
  ]
}
