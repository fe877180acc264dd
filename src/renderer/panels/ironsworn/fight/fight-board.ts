import type { OutputOf } from '../../../../campaign/api'
import { progressOdds } from '../../../../rules/ironsworn/figures/odds'
import { trackOf } from '../../../../rules/ironsworn/moves/pieces'
import { characterSchema, npcSchema, type Character } from '../../../../rules/ironsworn/sheet'
import type { BandOdds } from '../../../../rules/moves/odds'
import type { Rank } from '../../../../rules/tracks/progress'

export const system = 'ironsworn'

type Track = OutputOf<'track.list'>[number]
type Being = Pick<OutputOf<'npc.list'>[number], 'id' | 'name' | 'sheets'>

/** Somebody of the party, as a fight sees them. */
export interface Fighter {
  id: string
  name: string
  character: Character
}

/** A foe that is fought: its track, who stands against it, and what is known of whoever it is. */
export interface FoughtFoe {
  id: string
  name: string
  rank: Rank
  ticks: number
  visibility: Track['visibility']
  /** Ids of the characters set against it. */
  facedBy: string[]
  npc: { id: string; rank: Rank; drives: string[]; tactics: string[] } | null
}

/** The characters who may fight. */
export function fightersOf(characters: readonly Being[]): Fighter[] {
  return characters.flatMap(({ id, name, sheets }): Fighter[] => {
    const sheet = sheets[system]
    if (!sheet) return []
    const character = characterSchema.parse(sheet)
    return character.status === 'active' ? [{ id, name, character }] : []
  })
}

function npcOf({ about }: Track, npcs: readonly Being[]): FoughtFoe['npc'] {
  const found = npcs.find(({ id }) => about.some((each) => each.id === id))
  const sheet = found?.sheets[system]
  if (!found || !sheet) return null
  const { rank, drives, tactics } = npcSchema.parse(sheet)
  return { id: found.id, rank, drives, tactics }
}

/** The foes whose tracks are open, in their order. */
export function foesOf(tracks: readonly Track[], npcs: readonly Being[]): FoughtFoe[] {
  return tracks.flatMap((track): FoughtFoe[] => {
    const { id, name, rank, value: ticks, visibility, about } = track
    const isFoe = track.system === system && track.purpose === trackOf.foe.purpose
    if (!isFoe || rank === null || track.state !== 'open') return []
    const facedBy = about.filter(({ type }) => type === 'character').map((each) => each.id)
    return [{ id, name, rank, ticks, visibility, facedBy, npc: npcOf(track, npcs) }]
  })
}

/** The foe that a character is set against; the first one where nobody has said so. */
export function foeAgainst(foes: readonly FoughtFoe[], who: string | undefined) {
  return foes.find(({ facedBy }) => who !== undefined && facedBy.includes(who)) ?? foes[0]
}

/** The odds of ending the fight with this foe now (IS-048). */
export function endOdds({ ticks }: Pick<FoughtFoe, 'ticks'>): BandOdds[] {
  const odds = progressOdds(ticks)
  return (['strong', 'weak', 'miss'] as const).map((band) => ({
    ...{ band, share: odds[band] / odds.all },
  }))
}
