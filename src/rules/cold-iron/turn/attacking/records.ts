import { phrase, type Phrase } from '../../../../shared/phrase'
import type { EventRecords, NameOf, TargetOf } from '../core/record'
import { attackerOf } from '../declaring/declaring'
import { rollFumbleCrit } from '../wear/fumble-wear'
import { rollWear } from '../wear/wear'
import { passAttack, placeAttack, rangeShot, rollAttack, rollDamage } from './attacking'
import type { AttackEvent } from './events'
import {
  refuseCrit,
  refuseDamage,
  refusePass,
  refusePlace,
  refuseRange,
  refuseRoll,
  refuseWear,
} from './refuse-attack'

/** What the history calls an event of an attack. */
function labelOf({ type, attackId }: AttackEvent, nameOf: NameOf): Phrase {
  return phrase(`coldIron.history.${type}`, { who: nameOf(attackerOf(attackId)) })
}

/** The same for its dice, with whom they are rolled against: one may strike at several. */
function diceLabelOf(
  event: Extract<AttackEvent, { type: 'attack.roll' | 'attack.damage' }>,
  nameOf: NameOf,
  targetOf: TargetOf,
): Phrase {
  const { type, attackId } = event
  const targetId = targetOf(attackId)
  const dice = 'roll' in event ? { roll: event.roll } : {}
  const named = { who: nameOf(attackerOf(attackId)), ...dice }
  if (targetId === null) return phrase(`coldIron.history.${type}`, named)
  return phrase(`coldIron.history.${type}At`, { ...named, target: nameOf(targetId) })
}

export const attackRecords: EventRecords<AttackEvent> = {
  'attack.roll': {
    when: 'inStep',
    refuse: refuseRoll,
    change: rollAttack,
    label: diceLabelOf,
  },
  'attack.damage': {
    when: 'inStep',
    refuse: refuseDamage,
    change: rollDamage,
    label: diceLabelOf,
  },
  'attack.wear': {
    when: 'inStep',
    refuse: refuseWear,
    change: rollWear,
    label: labelOf,
  },
  'attack.wearCrit': {
    when: 'inStep',
    refuse: refuseCrit,
    change: rollFumbleCrit,
    label: labelOf,
  },
  'attack.pass': {
    when: 'inStep',
    refuse: refusePass,
    change: (fight, { attackId }) => passAttack(fight, attackId),
    label: labelOf,
  },
  'attack.range': {
    when: 'inStep',
    refuse: refuseRange,
    change: rangeShot,
    label: ({ attackId, range }, nameOf) =>
      phrase('coldIron.history.attack.range', { who: nameOf(attackerOf(attackId)), count: range }),
  },
  'attack.place': {
    when: 'inStep',
    refuse: refusePlace,
    change: placeAttack,
    label: labelOf,
  },
}
