import { defineMove } from '../../moves/data/define-move'
import type { MoveData } from '../../moves/data/move-data'
import type { Move } from '../../moves/move'
import { defaultSettings, type Settings } from '../settings/settings'
import { adventureMoves } from './adventure'
import { bondMoves } from './bonds'
import { combatMoves } from './combat'
import { eachChooses } from './each-chooses'
import { fateMoves } from './fate'
import { inFight } from './in-fight'
import { questMovesUnder } from './quest'
import { relationshipMovesUnder } from './relationship'
import { sheetRules } from './sheet-rules'
import { sufferMovesUnder } from './suffer'

/** Every move as plain data under a campaign's settings (section 12). */
export function moveDataUnder(settings: Settings = defaultSettings): readonly MoveData[] {
  return [
    ...adventureMoves.map((data) => (data.id === 'heal' ? healUnder(data, settings) : data)),
    ...relationshipMovesUnder(settings),
    ...bondMoves,
    ...combatMoves,
    ...sufferMovesUnder(settings),
    ...questMovesUnder(settings),
    ...fateMoves,
  ]
}

/** Whether treatment lifts the spirit as well (decision `heal.clearsShaken`, IS-182). */
function healUnder(data: MoveData, settings: Settings): MoveData {
  if (!settings['heal.clearsShaken']) return data
  const always = [{ on: 'actor' as const, field: 'debilities', to: '!shaken', rule: 'IS-182' }]
  return { ...data, bands: lifted(data.bands, always) }
}

function lifted(bands: MoveData['bands'], changes: MoveData['always']): MoveData['bands'] {
  return Object.fromEntries(
    Object.entries(bands).map(([id, band]) => [
      id,
      band && id !== 'miss' && changes ? { ...band, changes } : band,
    ]),
  )
}

/** Moves in which everybody chooses for themselves. */
const shared = ['makeCamp', 'sojourn']

/** The moves under a campaign's settings, by id. */
export function movesUnder(settings: Settings = defaultSettings): Record<string, Move> {
  const rules = sheetRules(settings)
  const made = moveDataUnder(settings).map((data) => {
    const move = shared.includes(data.id)
      ? eachChooses(data, rules, settings)
      : defineMove(data, rules)
    return inFight(move, settings)
  })
  return Object.fromEntries(made.map((move) => [move.id, move]))
}
