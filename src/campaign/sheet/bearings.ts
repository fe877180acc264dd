import type { Bearing } from '../../rules/system/fight/bearing'
import type { Read } from '../file/handles'
import type { MemberRef } from '../move/input'
import { playRulesOf } from '../setting/play-rules'
import { sheetsOf, systemsInPlay } from './sheets'

/** How somebody bears up by the first system in play whose sheet of theirs says so. */
export function bearingsOf(read: Read, { type, id }: MemberRef): readonly (Bearing | null)[] {
  const sheets = sheetsOf(read, type, id)
  for (const { id: system } of systemsInPlay(read)) {
    const sheet = sheets[system]
    const bearings = sheet && playRulesOf(read, system).bearings?.(type, sheet)
    if (bearings && bearings.length > 0) return bearings
  }
  return [null]
}
