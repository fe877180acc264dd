import { phrase, type Phrase } from '../../../../shared/phrase'
import type { EventRecords, NameOf } from '../core/record'
import { attackerOf } from '../declaring/declaring'
import { rollWear } from '../wear/wear'
import { passAttack, placeAttack, rollAttack, rollDamage } from './attacking'
import type { AttackEvent } from './events'
import { refuseDamage, refusePass, refusePlace, refuseRoll, refuseWear } from './refuse-attack'

/** What the history calls an event of an attack. */
function labelOf({ type, attackId }: AttackEvent, nameOf: NameOf): Phrase {
  return phrase(`coldIron.history.${type}`, { who: nameOf(attackerOf(attackId)) })
}

export const attackRecords: EventRecords<AttackEvent> = {
  'attack.roll': {
    when: 'inStep',
    refuse: refuseRoll,
    change: rollAttack,
    label: ({ attackId, roll }, nameOf) =>
      phrase('coldIron.history.attack.roll', { who: nameOf(attackerOf(attackId)), roll }),
  },
  'attack.damage': {
    when: 'inStep',
    refuse: refuseDamage,
    change: rollDamage,
    label: labelOf,
  },
  'attack.wear': {
    when: 'inStep',
    refuse: refuseWear,
    change: rollWear,
    label: labelOf,
  },
  'attack.pass': {
    when: 'inStep',
    refuse: refusePass,
    change: (fight, { attackId }) => passAttack(fight, attackId),
    label: labelOf,
  },
  'attack.place': {
    when: 'inStep',
    refuse: refusePlace,
    change: placeAttack,
    label: labelOf,
  },
}
