import type { OutputOf } from '../../../campaign/api'
import { ruleSystems } from '../../../rules'
import { isOwed } from '../../../rules/moves/effect'
import type { Tone } from '../../parts/tone'

/** A move that the game master owes, with the portents it may be spent on. */
export type Owed = OutputOf<'inbox.list'>[number]

/** The colour beside the word of each timing: what cannot wait stands out. */
export const dueTones: Record<Owed['due'], Tone> = {
  first: 'blood',
  contemporary: 'ember',
  standard: 'gold',
  optional: 'neutral',
}

/** Who a move is about, in a few words; what else it is about is named beside them. */
export function namesIn({ about }: Owed): string {
  const people = about.filter(({ type }) => type === 'character' || type === 'npc')
  return (people.length > 0 ? people : about).map(({ name }) => name).join(', ')
}

/** The character it is about, if there is one. */
export function characterIn({ about }: Pick<Owed, 'about'>): string | undefined {
  return about.find(({ type }) => type === 'character')?.id
}

/** The game whose move an owed one came of; undefined where no move did, as on a journey. */
export const gameOf = ({ cause }: Owed) =>
  ruleSystems.find(({ moves = {} }) =>
    Object.values(moves).some(({ title }) => title.key === cause.key),
  )?.id

/** Whether it is likely that a blow on this member is it: owed to them, and for a move that somebody made. */
export function isLikelyBlowOn(owed: Owed | undefined, memberId: string): boolean {
  return owed !== undefined && characterIn(owed) === memberId && gameOf(owed) !== undefined
}

/** The NPCs it is about, by their ids. */
export function npcsIn(owed: Owed | undefined): string[] {
  return (owed?.about ?? []).flatMap(({ type, id }) => (type === 'npc' ? [id] : []))
}

/**
 * How it is said that a move is owed: the characters stand alone as those it is owed to, and whom of the
 * cast it was made on comes after its cause.
 */
export function owedWords(owed: Owed): {
  key: 'owed' | 'owedTo' | 'owedOn'
  names: string
  whom: string
} {
  const named = (kind: 'character' | 'npc') =>
    owed.about.flatMap(({ type, name }) => (type === kind ? [name] : [])).join(', ')
  const [to, whom] = [named('character'), named('npc')]
  if (to !== '' && whom !== '') return { key: 'owedOn', names: to, whom }
  const names = namesIn(owed)
  return { key: names === '' ? 'owed' : 'owedTo', names, whom: '' }
}

/** The youngest of those that must be made and fit. */
export function latestOwed(owed: readonly Owed[], fits: (each: Owed) => boolean): Owed | undefined {
  return owed
    .filter((each) => isOwed(each) && fits(each))
    .toSorted((one, other) => other.at.localeCompare(one.at))[0]
}

/**
 * The youngest one that must be made and for which the GM has moves written down; where something
 * is kept in mind that says what it is, that stands for it.
 */
export const latestOffer = (owed: readonly Owed[]): Owed | undefined =>
  latestOwed(
    owed,
    ({ gmMoves, notes }) => notes.length === 0 && gmMoves.some(({ game }) => game === undefined),
  )

/** What is still owed where a mission ends: its own moves, and those of no mission. */
export function owedBefore(owed: readonly Owed[], missionId: string): Owed[] {
  return owed.filter(
    (each) => isOwed(each) && (each.mission_id === null || each.mission_id === missionId),
  )
}
