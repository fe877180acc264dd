import type { OutputOf } from '../../../campaign/api'
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

/** The youngest one that must be made and for which the GM has moves written down. */
export function latestOffer(owed: readonly Owed[]): Owed | undefined {
  const offers = nagging(owed).filter(({ gmMoves }) =>
    gmMoves.some(({ game }) => game === undefined),
  )
  return offers.toSorted((one, other) => other.at.localeCompare(one.at))[0]
}

/** What may not wait: a move that is offered, but need not be made, nags nobody (IF-005). */
export function nagging(owed: readonly Owed[]): Owed[] {
  return owed.filter(({ due }) => due !== 'optional')
}

/** What is still owed where a mission ends: its own moves, and those of no mission. */
export function owedBefore(owed: readonly Owed[], missionId: string): Owed[] {
  return nagging(owed).filter(({ mission_id: id }) => id === null || id === missionId)
}
