import type { OutputOf } from '../../../../campaign/api'
import { trackOf } from '../../../../rules/ironsworn/moves/data/pieces'
import { npcSchema } from '../../../../rules/ironsworn/sheet'
import { standing } from '../../../../rules/tracks/heads'
import { ranks, type Rank } from '../../../../rules/tracks/progress'
import { companyOf, peopleOf, system, type CastMember, type Person } from '../people'

type Track = OutputOf<'track.list'>[number]

/** A foe that is fought: its track, who stands against it, and what is known of whoever it is. */
export interface FoughtFoe {
  id: string
  name: string
  rank: Rank
  ticks: number
  /** How many share its track, and how many of them stand. */
  heads: number
  standing: number
  visibility: Track['visibility']
  /** Ids of the characters set against it. */
  facedBy: string[]
  /** Every kind of it: one, several in a mixed pack, or none that is known. */
  kinds: FoeKind[]
}

/** One of the cast that is fought, and what it is played by. */
export interface FoeKind {
  id: string
  name: string
  rank: Rank
  drives: string[]
  tactics: string[]
}

/** The characters who may fight. */
export function fightersOf(characters: readonly CastMember[]): Person[] {
  return companyOf(peopleOf(characters))
}

function kindsOf({ about }: Track, npcs: readonly CastMember[]): FoeKind[] {
  return about.flatMap((each): FoeKind[] => {
    const npc = npcs.find(({ id }) => id === each.id)
    const sheet = npc?.sheets[system]
    if (!npc || !sheet) return []
    const { rank, drives, tactics } = npcSchema.parse(sheet)
    return [{ id: npc.id, name: npc.name, rank, drives, tactics }]
  })
}

/** The rank that a foe has by itself: of several kinds the hardest (IS-195); null for one unknown. */
export function ownRank({ kinds }: Pick<FoughtFoe, 'kinds'>): Rank | null {
  return ranks.findLast((rank) => kinds.some((kind) => kind.rank === rank)) ?? null
}

const isFought = (track: Track) =>
  track.system === system && track.purpose === trackOf.foe.purpose && track.state === 'open'

/** Ids of the NPCs whom open tracks of foes are about, each once. */
export function foeIds(tracks: readonly Track[]): string[] {
  const about = tracks.filter(isFought).flatMap((track) => track.about)
  return [...new Set(about.filter(({ type }) => type === 'npc').map(({ id }) => id))]
}

/** The foes whose tracks are open, in their order. */
export function foesOf(tracks: readonly Track[], npcs: readonly CastMember[]): FoughtFoe[] {
  return tracks.filter(isFought).flatMap((track): FoughtFoe[] => {
    const { id, name, rank, value: ticks, visibility, about } = track
    const heads = track.heads ?? 1
    if (rank === null) return []
    const facedBy = about.filter(({ type }) => type === 'character').map((each) => each.id)
    const pack = { heads, standing: standing({ heads, ticks }) }
    return [{ id, name, rank, ticks, ...pack, visibility, facedBy, kinds: kindsOf(track, npcs) }]
  })
}

/** The price of a move that somebody still has to pay: a blow of the foe's is one (IS-119). */
export function priceOwedBy(queue: OutputOf<'move.queue'>, who: string) {
  return queue.find(
    ({ system: of, oneOf, actor }) =>
      of === system && actor?.id === who && oneOf.includes('payThePrice'),
  )
}

/** The foe that a character is set against; the first one where nobody has said so. */
export function foeAgainst(foes: readonly FoughtFoe[], who: string | undefined) {
  return foes.find(({ facedBy }) => who !== undefined && facedBy.includes(who)) ?? foes[0]
}
