import { assertNever } from '../../../../shared/assert-never'
import type { FightContext } from '../../fight-model/context'
import type { FightChange } from '../core/change'
import type { StepId } from '../../fight-model/steps'
import { click } from './beginning'
import { counter } from './countering'
import type { SpellEvent } from './events'
import { setEffect } from './landing'
import { pass, rollSave, rollSpell } from './rolling'

/** What an event of spells and charged items does. It has been judged before. */
export function cast(fight: FightContext, event: SpellEvent, step: StepId): FightChange {
  switch (event.type) {
    case 'spell.click':
      return click(fight, event)
    case 'spell.counter':
      return counter(fight, event)
    case 'spell.roll':
      return rollSpell(fight, event, step)
    case 'spell.save':
      return rollSave(fight, event)
    case 'spell.effect':
      return setEffect(fight, event)
    case 'spell.pass':
      return pass(fight, event)
    default:
      return assertNever(event)
  }
}
