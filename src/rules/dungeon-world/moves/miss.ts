import type { BandData, Change } from '../../moves/data/move-data'
import type { Settings } from '../settings'

/** The XP that a miss marks (decision `xpOnMiss`). */
export const missXp: Change = { on: 'actor', field: 'xp', by: 1, rule: 'DW-002' }

/** A miss: XP and a move of the GM's, beside what the move itself says. */
export function miss(rule: string, own: Partial<BandData> = {}): BandData {
  return { rule, gmMove: 'standard', ...own, changes: [missXp, ...(own.changes ?? [])] }
}

/** A miss as a campaign has decided (decisions `xpOnMiss`, `gmMoveOnMiss`). */
export function missFor(band: BandData, settings: Settings): BandData {
  const { gmMove, changes = [], ...rest } = band
  const kept = settings.xpOnMiss ? changes : changes.filter((change) => change !== missXp)
  return {
    ...rest,
    changes: kept,
    ...(gmMove && settings.gmMoveOnMiss ? { gmMove } : {}),
  }
}
