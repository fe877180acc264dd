import { phrase } from '../../shared/phrase'
import type { SystemRulings } from '../system/settings'
import type { PlayRules } from '../system/system'
import { advanceActsFor } from './advance/acts'
import { bodyActsFor } from './body/acts'
import { bearings, hasLeft } from './body/bearing'
import { figureActs } from './figures/acts'
import { aidOrInterfere, meddlingAhead } from './moves/data/people'
import { movesFor, writtenMoveFor } from './moves/moves'
import { npcSchema } from './npc'
import { pools } from './pools'
import { sessionEnd } from './session-end/session-end'
import { settingsIn } from './settings'
import { statSchema } from './sheet'
import { journeyFor } from './travel/together'

/** What a GM does on a miss, in the words of the game's list, told anew (DW-002). */
const published = [
  'ofDanger',
  'truth',
  'signs',
  'damage',
  'resources',
  'turnBack',
  'separate',
  'ability',
  'downside',
  'opportunity',
  'spot',
  'cost',
].map((id) => phrase(`dungeonWorld.gmMove.${id}`))

/** Everything a campaign plays by, as it reads the rules. */
export function rulesFor(rulings: SystemRulings): PlayRules {
  const settings = settingsIn(rulings)
  return {
    moves: movesFor(settings),
    writtenMove: writtenMoveFor(settings),
    writtenStats: statSchema.options.map((stat) => phrase(`dungeonWorld.stat.${stat}`)),
    helpMove: aidOrInterfere.id,
    helpAhead: meddlingAhead(settings['aid.max']),
    acts: [...bodyActsFor(settings), ...advanceActsFor(settings), ...figureActs],
    groupMoves: [journeyFor(settings)],
    pools,
    bearings,
    hasLeft,
    sessionEnd,
    gmMoves: {
      list: settings.charts['gmMoves.list'],
      published,
      ofNpc: (sheet) => npcSchema.parse(sheet).moves,
    },
  }
}
