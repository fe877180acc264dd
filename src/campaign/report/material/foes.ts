import type { Ref } from '../../../shared/fact'
import type { Read } from '../../file/handles'
import { readUncovered } from '../../npc/aliases'
import { readFoes } from '../../npc/unknown'
import { isAllSeen, readAllSeen } from '../../session/all-seen'
import { readAbout } from '../../track/about'
import type { Audience } from '../kinds'
import type { Entry } from './entries'

/** The foes that tracks are kept for, by the ids of those. */
function foesOn(read: Read): (trackIds: readonly string[]) => Ref[] {
  const all = readAbout(read).filter(({ type }) => type === 'npc')
  return (trackIds) =>
    all.flatMap(({ track_id: of, id, name }): Ref[] =>
      trackIds.includes(of) ? [{ type: 'npc', id, name }] : [],
    )
}

/** What becomes of a foe that stands on a track. */
const isEndOfFoe = /^foe\.is\./

/**
 * What happened, with what was done to foes as this audience may read it: of those whom players were let
 * know of, how it ended with them, and whom a move was made against. The move itself does not name a foe that
 * was secret then; its track does, or what it did to that in the same step.
 */
export function withFoes(read: Read, audience: Audience, entries: readonly Entry[]): Entry[] {
  const foes = readFoes(read)
  const isUncovered = readUncovered(read)
  const allSeen = readAllSeen(read)
  const isKnown = (npcId: string, entry: Omit<Entry, 'fact'>, isForGm = audience === 'gm') =>
    isForGm || isAllSeen(allSeen, entry) || isUncovered(npcId, entry)
  const npcsIn = (entry: Entry, isForGm?: boolean) => {
    const { about } = entry.fact
    return foes.has(about[0]?.id ?? '')
      ? about.filter(({ type, id }) => type === 'npc' && isKnown(id, entry, isForGm))
      : []
  }
  const struck = new Map(
    entries.flatMap((entry): [string, Ref[]][] => {
      const isDone = entry.fact.kind === 'track.advanced' || isEndOfFoe.test(entry.fact.kind)
      const npcs = isDone ? npcsIn(entry) : []
      return npcs.length > 0 ? [[entry.at, npcs]] : []
    }),
  )
  const onTrack = foesOn(read)
  /** Whom a move was made against that did nothing to them: it says which secret tracks it was about. */
  const missed = ({ fact: { with: own }, ...entry }: Entry): Ref[] => {
    const ids = String(own?.['secretTracks'] ?? '').split(' ')
    return onTrack(ids).filter(({ id }) => isKnown(id, entry))
  }
  /** When players were told that a foe left, whose end is said with it. */
  const told = new Set(
    entries.flatMap(({ at, fact: { kind, secret } }) =>
      kind === 'foe.left' && !secret ? [at] : [],
    ),
  )
  return entries.map((entry) => {
    const { fact, at } = entry
    // Of whom players know nothing it stays a secret, to the game master as well.
    const isEnd = fact.secret && isEndOfFoe.test(fact.kind) && !told.has(at)
    if (isEnd && npcsIn(entry, false).length > 0) {
      return { ...entry, fact: { ...fact, secret: false } }
    }
    const whom = fact.kind === 'move.made' ? (struck.get(at) ?? missed(entry)) : []
    if (whom.length === 0 || fact.about.some(({ type }) => type === 'npc')) return entry
    return { ...entry, fact: { ...fact, about: [...fact.about, ...whom] } }
  })
}
