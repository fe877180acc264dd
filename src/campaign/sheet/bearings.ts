import type { Bearing } from '../../rules/system/fight/bearing'
import type { Read } from '../file/handles'
import type { MemberRef } from '../move/input'
import { playRulesOf } from '../setting/play-rules'
import { sheetsOf, systemsInPlay } from './sheets'

/** The share that is left of all whom one sheet stands for: 1 while they are whole. */
function shareLeft(bearings: readonly Bearing[]): number {
  const most = bearings.reduce((all, { points }) => all + points.most, 0)
  const now = bearings.reduce((all, { points }) => all + points.now, 0)
  return most > 0 ? now / most : 1
}

/**
 * How somebody bears up. With sheets of several systems in play it is the one that says that they fight, else the
 * one that has harmed them most, else the first: harm in one game is not hidden by a whole sheet of another.
 */
export function bearingsOf(read: Read, { type, id }: MemberRef): readonly (Bearing | null)[] {
  const sheets = sheetsOf(read, type, id)
  const all = systemsInPlay(read).flatMap(({ id: system }) => {
    const sheet = sheets[system]
    const bearings = (sheet && playRulesOf(read, system).bearings?.(type, sheet)) ?? []
    return bearings.length > 0 ? [bearings] : []
  })
  const fighting = all.find((bearings) => bearings.some(({ fights }) => fights !== undefined))
  const [worst] = all.toSorted((one, other) => shareLeft(one) - shareLeft(other))
  return fighting ?? worst ?? [null]
}

/** Whether the story of a character is over by every sheet of theirs that is played. */
export function isStoryOver(read: Read, characterId: string): boolean {
  const sheets = sheetsOf(read, 'character', characterId)
  const played = systemsInPlay(read).flatMap(({ id: system }) => {
    const sheet = sheets[system]
    return sheet ? [playRulesOf(read, system).hasLeft?.(sheet) === true] : []
  })
  return played.length > 0 && played.every(Boolean)
}
