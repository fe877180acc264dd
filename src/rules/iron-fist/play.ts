import type { SystemRulings } from '../system/settings'
import type { PlayRules } from '../system/system'
import { clamp } from '../system/bounds'
import { advantageBoundsIn } from './bounds'
import { counterActsUnder } from './conditions/acts'
import { harmActsUnder } from './harm/acts'
import { inflictHarmUnder } from './harm/inflict-harm'
import { sufferHarmUnder } from './harm/suffer-harm'
import { healingActsUnder } from './healing/acts'
import { endOfMissionUnder } from './mission/end-of-mission'
import { conflictUnder } from './moves/conflict'
import { helpUnder } from './moves/help'
import { milestonesUnder } from './moves/milestone'
import { movesFor } from './moves/moves'
import { npcSchema } from './npc'
import { gmMovesIn } from './charts'
import { settingsIn } from './settings'

/** Everything a campaign plays by, as it reads the rules. */
export function under(rulings: SystemRulings): PlayRules {
  const settings = settingsIn(rulings)
  return {
    moves: {
      ...movesFor(settings),
      inflictHarm: inflictHarmUnder(settings),
      sufferHarm: sufferHarmUnder(settings),
    },
    acts: [
      ...harmActsUnder(settings),
      ...counterActsUnder(settings),
      ...healingActsUnder(settings),
    ],
    help: helpUnder(settings),
    conflict: conflictUnder(settings),
    milestones: milestonesUnder(settings),
    gmMoves: {
      list: gmMovesIn(rulings),
      ofNpc: (sheet) => npcSchema.parse(sheet).customMoves,
    },
    endOfMission: endOfMissionUnder(settings),
    // IF-011: the die starts where the campaign says, never beyond its own bounds.
    newCharacter: { advantageDie: clamp(settings['ad.start'], advantageBoundsIn(settings)) },
  }
}
