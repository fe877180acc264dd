import { phrase } from '../../shared/phrase'
import { threatOf } from '../system/conversion'
import type { CombatRules } from '../system/fight/combat'
import { recovery } from './aftermath/recovery'
import { turnSeconds } from './basics/units'
import { enterFight, readSheet, stateSchema, type Combatant } from './combatant/combatant'
import { lacksOf } from './combatant/lacks'
import { lasting } from './combatant/lent'
import { sheetSchema } from './combatant/sheet'
import { gauge } from './conversion/gauge'
import { dryRun } from './dry-run/dry-run'
import { figures } from './figures'
import { beginContext, contextSchema, type FightContext } from './fight-model/context'
import { laidBy } from './turn/casting/landing'
import { fightEventSchema, type FightEvent } from './turn/events'
import { labelOf, targetsIn } from './turn/journal/label'
import { fightMachine } from './turn/machine'
import { momentOf } from './turn/core/place'
import { refusalOf } from './turn/refusal'
import { readRulings } from './fight-model/rulings'
import { steps } from './fight-model/steps'
import { newsOf } from './turn/journal/tell'
import { actingIn } from './view/acting-in'
import { lookOf, pointsOf } from './view/body/look'

/** Fights by the fifteen steps. */
export const combat: CombatRules = {
  version: 4,
  oldest: 3,
  machine: fightMachine,
  event: fightEventSchema,
  sheet: sheetSchema,
  state: stateSchema,
  context: contextSchema,
  enter: (_sheet, carried) => enterFight(carried),
  sheetFrom: readSheet,
  begin: (rulings) => beginContext(readRulings(rulings)),
  label: (event, nameOf, context) =>
    labelOf(fightEventSchema.parse(event), nameOf, targetsIn(context ?? (() => null))),
  leaving: (combatantId) => ({ type: 'leave', combatantId }),
  returning: (combatantId) => ({ type: 'return', combatantId }),
  hasLeft: (state) => stateSchema.parse(state).gone,
  // The host has parsed both with the schemas above.
  lookOf: (combatant) => lookOf(combatant as Combatant),
  hitPointsOf: (combatant) => pointsOf(combatant as Combatant),
  actingIn,
  momentOf,
  stepsInTurn: steps.length,
  turnSeconds,
  harm: (combatantId, { points, kind, ...from }) => ({
    type: 'damage',
    combatantId,
    points,
    kind,
    from,
  }),
  // The host has asked `refusal` before, which parses it.
  lays: ({ context }, event) => laidBy(context as FightContext, event as FightEvent),
  lasting,
  figures,
  arms: { weapons: ['name', 'dice', 'bonus', 'reach', 'vsT'] },
  strength: (sheet) => threatOf(gauge(sheet)).points,
  lacks: lacksOf,
  tell: newsOf,
  recovery,
  dryRun,
  isOver: (value) => value === 'over',
  refusal: (snapshot, event) => {
    const known = fightEventSchema.safeParse(event)
    return known.success ? refusalOf(snapshot, known.data) : phrase('coldIron.refused.unknownEvent')
  },
}
