import { defineAsyncComponent } from 'vue'
import { plainNight } from '../../../rules/cold-iron/aftermath/rest-plan'
import { phrase } from '../../../shared/phrase'
import type { SystemPanel } from '../system-panel'
import BodyLine from './sheet/BodyLine.vue'
import FightFigures from './sheet/FightFigures.vue'
import RestFields from './sheet/RestFields.vue'
import { coldIronTools } from './tools/cold-iron-tools'
import { coldIronTour } from './tour'

/** Cold Iron's sheets as they look on the cast's screen. */
export const coldIronPanel: SystemPanel = {
  character: FightFigures,
  npc: FightFigures,
  npcMoves: [],
  table: { card: FightFigures },
  condition: BodyLine,
  rest: {
    fields: RestFields,
    usual: plainNight,
    overNights: (nights) => ({ ...plainNight, nights }),
  },
  fight: defineAsyncComponent(() => import('./fight/FightPanel.vue')),
  phase: defineAsyncComponent(() => import('./fight/PacingNote.vue')),
  tools: coldIronTools,
  tour: coldIronTour,
  field: (path) => phrase(`cast.fight.${path}`),
  value: () => null,
}
