import { plainNight } from '../../../rules/cold-iron/aftermath/rest-plan'
import { phrase } from '../../../shared/phrase'
import type { SystemPanel } from '../system-panel'
import BodyLine from './BodyLine.vue'
import FightFigures from './FightFigures.vue'
import RestFields from './RestFields.vue'

/** Cold Iron's sheets as they look on the cast's screen. */
export const coldIronPanel: SystemPanel = {
  character: FightFigures,
  npc: FightFigures,
  npcMoves: [],
  condition: BodyLine,
  rest: {
    fields: RestFields,
    usual: plainNight,
    overNights: (nights) => ({ ...plainNight, nights }),
  },
  field: (path) => phrase(`cast.fight.${path}`),
  value: () => null,
}
