import { phrase, type Phrase } from '../../../../shared/phrase'
import type { EventRecords, NameOf } from '../core/record'
import { cock, refuseCocking } from '../wear/cocking'
import { refuseHolding, setHeld } from '../wear/held'
import { refuseItem } from '../wear/items'
import { gather, stock } from '../wear/shots'
import { setGear } from '../wear/wear'
import { refuseRiding, ride } from '../movement/riding'
import { damage, heal, rouse, setDial } from './adjust'
import type { GmEvent } from './events'
import { comeBack, leave, refusePresence } from './join-leave'
import {
  refuseCount,
  refuseDial,
  refuseFlags,
  refuseHealing,
  refuseRousing,
  refuseSearch,
  toTheLiving,
} from './refuse-by-hand'
import { setFlags } from './set-flags'

/** What the history calls an event about one combatant. */
function labelOf(event: Extract<GmEvent, { combatantId: string }>, nameOf: NameOf): Phrase {
  const who = nameOf(event.combatantId)
  const gaps = 'points' in event ? { who, count: event.points } : { who }
  return phrase(`coldIron.history.${event.type}`, gaps)
}

export const gmRecords: EventRecords<GmEvent> = {
  damage: {
    when: 'anytime',
    refuse: toTheLiving(),
    change: damage,
    label: labelOf,
  },
  heal: {
    when: 'anytime',
    refuse: refuseHealing,
    change: heal,
    label: labelOf,
  },
  rouse: {
    when: 'anytime',
    refuse: refuseRousing,
    change: rouse,
    label: labelOf,
  },
  ride: {
    when: 'anytime',
    refuse: toTheLiving(refuseRiding),
    change: ride,
    label: labelOf,
  },
  'state.set': {
    when: 'anytime',
    refuse: refuseFlags,
    change: setFlags,
    label: labelOf,
  },
  'automation.set': {
    when: 'anytime',
    refuse: refuseDial,
    change: setDial,
    label: ({ dial }) =>
      phrase('coldIron.history.automation.set', { dial: `coldIron.dial.${dial}` }),
  },
  'gear.set': {
    when: 'anytime',
    refuse: toTheLiving((_fight, { item }, combatant) => refuseItem(combatant, item)),
    change: setGear,
    label: labelOf,
  },
  'gear.cock': {
    when: 'anytime',
    refuse: toTheLiving(refuseCocking),
    change: cock,
    label: labelOf,
  },
  'gear.hold': {
    when: 'anytime',
    refuse: toTheLiving(refuseHolding),
    change: setHeld,
    label: labelOf,
  },
  'gear.gather': {
    when: 'anytime',
    refuse: refuseSearch,
    change: gather,
    label: labelOf,
  },
  'gear.stock': {
    when: 'anytime',
    refuse: refuseCount,
    change: stock,
    label: labelOf,
  },
  leave: {
    when: 'anytime',
    refuse: refusePresence,
    change: leave,
    label: labelOf,
  },
  return: {
    when: 'anytime',
    refuse: refusePresence,
    change: comeBack,
    label: labelOf,
  },
}
