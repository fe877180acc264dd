import { phrase, type Phrase } from '../../../shared/phrase'
import { refuse } from '../../../shared/reply'
import type { Answers, Ask } from '../../moves/ask'
import type { Move } from '../../moves/move'
import type { Npc, NpcStatus } from '../npc'

/** One body of an NPC's entry: its harm, how it stands, and where its fields lie in the sheet. */
export interface Body {
  /** Its number among them, from `0`. */
  id: string
  harmSuffered: number
  status: NpcStatus
  /** Begins the dotted path of its fields. */
  path: string
}

const first = '0'
const fallen: readonly NpcStatus[] = ['out', 'dead']

/** Every body of an NPC's entry, in their order; one alone is the first. */
export function bodiesOf({ harmSuffered, status, bodies }: Npc): [Body, ...Body[]] {
  const others = Object.entries(bodies).map(([id, body]) => ({
    id,
    ...body,
    path: `bodies.${id}.`,
  }))
  return [{ id: first, harmSuffered, status, path: '' }, ...others]
}

/** Whether a body is still on its feet, be it in panic or without a weapon (IF-109). */
export function isOnFeet({ status }: Pick<Body, 'status'>): boolean {
  return !fallen.includes(status)
}

/** How many of an entry are still on their feet. */
export function countOnFeet(npc: Npc): number {
  return bodiesOf(npc).filter(isOnFeet).length
}

/** What a body of a group is called. */
export function bodyName(id: string): Phrase {
  return phrase('ironFist.body.nth', { number: Number(id) + 1 })
}

/** A body of a group with the harm that it has, and how it stands. */
export function bodyStanding({ id, harmSuffered: harm, status }: Body): Phrase {
  const gaps = { number: Number(id) + 1, harm, status: `@ironFist.status.${status}` }
  return phrase('ironFist.body.harmOf', gaps)
}

/** A body of a group as it is offered: by its number, and with its harm once something happened to it. */
export function bodyOffered(body: Body): Phrase {
  const isFresh = body.harmSuffered === 0 && body.status === 'active'
  return isFresh ? bodyName(body.id) : bodyStanding(body)
}

/** The body of a group that was chosen, and whether it has fallen; null for one alone, and where it is gone. */
export function bodyNamed(npc: Npc, { body }: Answers): ReturnType<NonNullable<Move['which']>> {
  const all = bodiesOf(npc)
  const named = all.find(({ id }) => id === body)
  return named && all.length > 1 ? { words: bodyName(named.id), isOut: !isOnFeet(named) } : null
}

/**
 * Asks which body of a group is hit, each under its own number whoever has fallen, and with what it has
 * suffered; nothing for one alone.
 */
export function bodyAsk(npc: Npc): Ask[] {
  const all = bodiesOf(npc)
  if (all.length === 1) return []
  const values = all.map((body) => ({ value: body.id, label: bodyOffered(body) }))
  const kind: Ask['kind'] = { type: 'choice', values }
  return [{ id: 'body', label: phrase('ironFist.body.which'), rule: 'IF-107', who: 'gm', kind }]
}

/**
 * The body that was chosen, else the first on its feet: harm runs from one to the next, and what one
 * takes never passes on to another (IF-107).
 */
export function bodyHit(npc: Npc, { body }: Answers = {}): Body {
  const all = bodiesOf(npc)
  if (body === undefined) return all.find(isOnFeet) ?? all[0]
  return all.find(({ id }) => id === String(body)) ?? refuse('ironFist.body.none')
}
