import type { SystemRulings } from '../system/settings'
import type { PlayRules } from '../system/system'
import { advanceActsFor } from './advance/acts'
import { bodyActsFor } from './body/acts'
import { figureActs } from './figures/acts'
import { movesFor } from './moves/moves'
import { npcSchema } from './npc'
import { sessionEnd } from './session-end/session-end'
import { settingsIn } from './settings'
import { journeyFor } from './travel/together'

/** Everything a campaign plays by, as it reads the rules. */
export function rulesFor(rulings: SystemRulings): PlayRules {
  const settings = settingsIn(rulings)
  return {
    moves: movesFor(settings),
    acts: [...bodyActsFor(settings), ...advanceActsFor(settings), ...figureActs],
    groupMoves: [journeyFor(settings)],
    sessionEnd,
    gmMoves: {
      list: settings.charts['gmMoves.list'],
      ofNpc: (sheet) => npcSchema.parse(sheet).moves,
    },
  }
}
