import { phrase } from '../../../shared/phrase'
import { refuse } from '../../../shared/reply'
import type { Answers, Ask } from '../../moves/ask'
import type { Npc, NpcStatus } from '../npc'

/** One body of an NPC's entry: its harm, how it stands, and where its fields lie in the sheet. */
export interface Body {
  harmSuffered: number
  status: NpcStatus
  /** Begins the dotted path of its fields. */
  path: string
}

const first = '0'

/** Asks which body of a group is hit; nothing for one alone. */
export function bodyAsk({ bodies }: Npc): Ask[] {
  const others = Object.keys(bodies)
  if (others.length === 0) return []
  const values = [first, ...others].map((value) => ({
    value,
    label: phrase('ironFist.body.nth', { number: Number(value) + 1 }),
  }))
  const kind: Ask['kind'] = { type: 'choice', values }
  return [{ id: 'body', label: phrase('ironFist.body.which'), rule: 'IF-107', who: 'gm', kind }]
}

/** The body that was chosen, the first unless told; harm never passes on to another (IF-107). */
export function bodyHit(npc: Npc, answers: Answers = {}): Body {
  const { body = first } = answers
  if (body === first) return { harmSuffered: npc.harmSuffered, status: npc.status, path: '' }
  const found = npc.bodies[String(body)] ?? refuse('ironFist.body.none')
  return { ...found, path: `bodies.${body}.` }
}
