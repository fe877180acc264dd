import { phrase } from '../../../shared/phrase'
import type { SystemPanel } from '../system-panel'
import FightFigures from './FightFigures.vue'

/** Cold Iron's sheets as they look on the cast's screen. */
export const coldIronPanel: SystemPanel = {
  character: FightFigures,
  npc: FightFigures,
  npcMoves: [],
  field: (path) => phrase(`cast.fight.${path}`),
  value: () => null,
}
