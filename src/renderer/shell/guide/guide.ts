import { call } from '../../bridge'
import { systemPanel } from '../../systems'

/** The steps of the guide through a new campaign, in their order. */
export const steps = ['people', 'place', 'trouble', 'cast', 'next'] as const
export type Step = (typeof steps)[number]

/** What a trouble is where no rule system has its own. */
export const frontKind = 'front'

/** A trouble as it is being written. */
export interface TroubleTexts {
  /** A front, or the id of the system whose ranked track it is. */
  kind: string
  name: string
  danger: string
  doom: string
  rank: 'troublesome' | 'dangerous' | 'formidable' | 'extreme' | 'epic'
  /** Ids of the characters whose it is not. */
  without: string[]
}

/** The trouble that these systems begin with, blank: a front, unless the only one of them has its own. */
export function blankTrouble(systems: readonly string[]): TroubleTexts {
  const [only = '', ...others] = systems
  const hasOwn = others.length === 0 && systemPanel(only)?.firstTrack !== undefined
  const kind = hasOwn ? only : frontKind
  return {
    kind,
    name: '',
    danger: '',
    doom: '',
    rank: hasOwn ? 'extreme' : 'dangerous',
    without: [],
  }
}

/** Where the guide is taken up: at the first step of which nothing is there yet. */
export async function firstOpenStep(systems: readonly string[]): Promise<Step> {
  const [people, places, fronts, tracks, cast] = await Promise.all([
    call('character.list', {}),
    call('place.list', {}),
    call('front.names', {}),
    call('track.list', {}),
    call('npc.count', {}),
  ])
  const purposes = systems.flatMap((id) => systemPanel(id)?.firstTrack?.purpose ?? [])
  const isSworn = tracks.ok && tracks.value.some(({ purpose }) => purposes.includes(purpose))
  if (people.ok && people.value.length === 0) return 'people'
  if (places.ok && places.value.length === 0) return 'place'
  if (fronts.ok && fronts.value.length === 0 && !isSworn) return 'trouble'
  return cast.ok && cast.value.count === 0 ? 'cast' : 'next'
}
