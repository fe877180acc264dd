import { phrase } from '../../shared/phrase'
import type { SystemRulings } from '../system/settings'
import type { PlayRules } from '../system/system'
import { clamp } from '../system/bounds'
import { advantageBoundsIn } from './bounds'
import { counterActsFor } from './conditions/acts'
import { harmActsFor } from './harm/acts'
import { reloadFor } from './gear/reload'
import { bearingsFor } from './harm/bearing'
import { inflictHarmFor } from './harm/inflict-harm'
import { sufferHarmFor } from './harm/suffer-harm'
import { healingActsFor } from './healing/acts'
import { endOfMissionFor } from './mission/end-of-mission'
import { conflictFor } from './moves/conflict'
import { helpAheadFor, helpFor } from './moves/help'
import { milestonesFor } from './moves/milestone'
import { movesFor, writtenMoveFor } from './moves/moves'
import { statNames } from './moves/sheet-rules'
import { npcSchema } from './npc'
import { poolsFor } from './pools'
import { gmMovesIn } from './charts'
import { settingsIn } from './settings'

/** Everything a campaign plays by, as it reads the rules. */
export function rulesFor(rulings: SystemRulings): PlayRules {
  const settings = settingsIn(rulings)
  return {
    moves: {
      ...movesFor(settings),
      inflictHarm: inflictHarmFor(settings),
      sufferHarm: sufferHarmFor(settings),
    },
    writtenMove: writtenMoveFor(settings),
    writtenStats: statNames.map((stat) => phrase(`ironFist.stat.${stat}`)),
    acts: [
      ...harmActsFor(settings),
      ...counterActsFor(settings),
      ...healingActsFor(settings),
      reloadFor(settings),
    ],
    pools: poolsFor(settings),
    bearings: bearingsFor(settings),
    help: helpFor(settings),
    helpAhead: helpAheadFor(settings),
    conflict: conflictFor(settings),
    milestones: milestonesFor(settings),
    gmMoves: {
      list: gmMovesIn(rulings),
      ofNpc: (sheet) => npcSchema.parse(sheet).customMoves,
    },
    endOfMission: endOfMissionFor(settings),
    // IF-011: a die that lies face up beside each sheet.
    missionFigures: [{ field: 'advantageDie', label: phrase('ironFist.field.advantageDie') }],
    // IF-011: the die starts where the campaign says, never beyond its own bounds.
    newCharacter: { advantageDie: clamp(settings['ad.start'], advantageBoundsIn(settings)) },
  }
}
