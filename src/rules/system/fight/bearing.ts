import type { Phrase } from '../../../shared/phrase'
import type { Look } from './combat'

/** How one of those on a sheet bears up in a fight without turns: what others at the table may see of it. */
export interface Bearing {
  /** Null where the sheet does not tell it. */
  look: Look | null
  /** What is left of them, and is when they are whole, from 0 on. */
  points: { now: number; most: number }
  /** The same in the words of the table, where it is not so many of so many. */
  says?: Phrase
  /** What a move may touch beside that: for whoever makes one, and never shown to players by itself. */
  besides?: Phrase
  /** What keeps harm from them: for whoever reckons with it, and never shown to players by itself. */
  guard?: Phrase
  /** That they are in a fight, and how they stand in it, where their sheet tells. */
  fights?: Phrase
}

/** Whether nobody on a sheet is left to fight; not where it counts no harm. */
export function isOutOfFight(bearings: readonly Pick<Bearing, 'look'>[]): boolean {
  return bearings.length > 0 && bearings.every(({ look }) => look === 'down' || look === 'dead')
}

/** How somebody looks who stands and has so much left; below half they reel. */
export function lookAt({ now, most }: Bearing['points']): Look {
  if (now >= most) return 'unhurt'
  return now * 2 < most ? 'reeling' : 'hurt'
}
