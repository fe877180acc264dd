import type { Rank } from '../../../../rules/tracks/progress'
import type { MoveOpening } from '../../../stores/move-runner'
import { system, type Person } from '../people'
import { movesOf, type Purpose } from './quests'

/** Somebody a vow may be sworn to. */
export interface Witness {
  key: string
  name: string
  /** The one of the cast that it is; null for a bond or words alone. */
  npcId: string | null
  /** Whether whoever swears has a bond with them (IS-062, IS-130). */
  isBonded: boolean
}

/** A vow or a journey as the form has it. */
export interface QuestStart {
  name: string
  rank: Rank
  /** Id of the one who speaks and rolls. */
  owner: string
  /** Ids of the others whose it is too (IS-046, IS-061). */
  others: string[]
  to: Omit<Witness, 'key'> | null
}

/** Those with whom the character has a bond, and then the cast; whoever is both is there once. */
export function witnessesOf(
  { character: { bonds } }: Pick<Person, 'character'>,
  npcs: readonly { id: string; name: string }[],
): Witness[] {
  const cast = npcs.map(({ id, name }) => {
    return { key: `npc:${id}`, name, npcId: id, isBonded: bonds.includes(name) }
  })
  const known = new Set(cast.map(({ name }) => name))
  const strangers = bonds
    .filter((name) => !known.has(name))
    .map((name) => ({ key: `bond:${name}`, name, npcId: null, isBonded: true }))
  return [
    ...cast.filter(({ isBonded }) => isBonded),
    ...strangers,
    ...cast.filter((each) => !each.isBonded),
  ]
}

/** The runner, opened where a vow is sworn or a journey begins; `note` is kept with its track. */
export function beginningOf(purpose: Purpose, quest: QuestStart, note: string): MoveOpening {
  const { name, rank, owner, others, to } = quest
  const npc = to?.npcId ? [{ type: 'npc' as const, id: to.npcId }] : []
  const sworn = others.map((id) => ({ type: 'character' as const, id }))
  return {
    system,
    move: movesOf[purpose].begin,
    actor: { type: 'character', id: owner },
    answers: { trackName: name, trackRank: rank },
    given: { bond: to?.isBonded ? 1 : 0 },
    // It opens a track of its own: whichever is open is another's.
    tracks: { [purpose]: '' },
    ...(to?.isBonded ? { source: to.name } : {}),
    opened: { about: [...sworn, ...npc], note },
  }
}
