import { phrase } from '../../shared/phrase'
import type { CombatRules } from '../combat'
import { enterFight, readSheet, stateSchema } from './combatant/combatant'
import { sheetSchema } from './combatant/sheet'
import { beginContext, contextSchema } from './turn/context'
import { fightEventSchema } from './turn/events'
import { labelOf } from './turn/label'
import { fightMachine } from './turn/machine'
import { refusalOf } from './turn/refusal'

/** Fights by the fifteen steps. */
export const combat: CombatRules = {
  version: 3,
  machine: fightMachine,
  event: fightEventSchema,
  sheet: sheetSchema,
  state: stateSchema,
  context: contextSchema,
  enter: enterFight,
  sheetFrom: readSheet,
  begin: beginContext,
  label: (event, nameOf) => labelOf(fightEventSchema.parse(event), nameOf),
  isOver: (value) => value === 'over',
  refusal: (snapshot, event) => {
    const known = fightEventSchema.safeParse(event)
    return known.success ? refusalOf(snapshot, known.data) : phrase('coldIron.refused.unknownEvent')
  },
}
