import { defineMove } from '../../moves/data/define-move'
import type { MoveData } from '../../moves/data/move-data'
import { writtenMove, type WrittenMove } from '../../moves/data/written-move'
import type { Move } from '../../moves/move'
import { defaultSettings, type Settings } from '../settings'
import { adventureMovesFor } from './data/adventure'
import { bondMoves } from './bonds'
import { combatMoves } from './data/combat'
import { eachChooses } from './each-chooses'
import { fateMoves } from './data/fate'
import { inFight } from './decorators/in-fight'
import { inSeason } from './decorators/in-season'
import { ofCompanion } from './decorators/of-companion'
import { questMovesFor } from './data/quest'
import { statSchema } from '../sheet'
import { swornInNeed } from './sworn-in-need'
import { relationshipMovesFor } from './data/relationship'
import { sheetRules } from './sheet-rules'
import { sufferMovesFor } from './data/suffer'
import { withTwoOutcomes } from './decorators/two-outcomes'
import { withUsual } from './decorators/usual-answers'
import { withAssets } from './decorators/with-assets'
import { withBonds } from './decorators/with-bonds'
import { withRow } from './decorators/with-row'

/** Every move as plain data under a campaign's settings (section 12). */
export function moveDataFor(settings: Settings = defaultSettings): readonly MoveData[] {
  return [
    ...adventureMovesFor(settings),
    ...relationshipMovesFor(settings),
    ...bondMoves,
    ...combatMoves,
    ...sufferMovesFor(settings),
    ...questMovesFor(settings),
    ...swornInNeed,
    ...fateMoves,
  ]
}

/** Moves in which everybody chooses for themselves. */
const shared = ['makeCamp', 'sojourn']

/** Moves that are only made because another says so: what they are about is settled there. */
const parts = ['sojournFocus', 'swearToDeath', 'swearToVision']

/** The moves under a campaign's settings, by id. */
export function movesFor(settings: Settings = defaultSettings): Record<string, Move> {
  const rules = sheetRules(settings)
  const made = moveDataFor(settings).map((data) => {
    const move = shared.includes(data.id)
      ? eachChooses(data, rules, settings)
      : defineMove(data, rules)
    const isPart = parts.includes(data.id) ? { isPart: true } : {}
    const inPlay = inFight(
      inSeason(ofCompanion(withUsual(withTwoOutcomes(withRow(withBonds(move), settings))))),
      settings,
    )
    return { ...withAssets(inPlay, settings), ...isPart }
  })
  return Object.fromEntries(made.map((move) => [move.id, move]))
}

/** A move that the GM wrote: an action roll. */
export function writtenMoveFor(settings: Settings): (written: WrittenMove) => Move {
  const stats = Object.fromEntries(statSchema.options.map((stat) => [stat, `stats.${stat}`]))
  const rules = { dice: 'action', rule: 'IS-011', stats, sheet: sheetRules(settings) } as const
  return (written) => writtenMove(written, rules)
}
