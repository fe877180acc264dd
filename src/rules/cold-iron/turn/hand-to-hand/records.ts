import { phrase, type Phrase } from '../../../../shared/phrase'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import { stepWords, type StepId } from '../../fight-model/steps'
import { placeOf } from '../core/place'
import type { EventRecords, NameOf } from '../core/record'
import type { GrappleEvent } from './events'
import { passHit, rollHitDamage, pickTarget } from './hitting'
import {
  divide,
  guard,
  keep,
  leave,
  letLoose,
  rollDraw,
  rollEscape,
  rollGrapple,
  rollPin,
  wait,
} from './acting'
import {
  refuseAssault,
  refuseDraw,
  refuseEscape,
  refuseGuard,
  refuseLeave,
  refusePin,
} from './refuse-grapple'
import {
  refuseDivision,
  refuseHitDamage,
  refuseHitPass,
  refuseKeep,
  refusePullDown,
  refuseTargeting,
  refuseUnpin,
  refuseWait,
} from './refuse-rest'
import { refuseStop, refuseTackle, refuseTag } from './refuse-try'
import { rollPullDown, rollTackle } from './tackling'
import { rollTag, stopTrying } from './trying'

const { words } = wordsIn('handToHand')

const itsStep: StepId = 'handToHandFighting'

/** Judges what belongs to step 13 (CI-153..181): all but what becomes of a hit. */
function inItsStep<Event>(judge: (fight: FightContext, event: Event) => Phrase | null) {
  return (fight: FightContext, event: Event, step: StepId): Phrase | null => {
    if (step === itsStep) return judge(fight, event)
    const title = stepWords(itsStep).title.key
    return phrase('coldIron.refused.otherStep', { step: placeOf(fight, itsStep), title })
  }
}

/** What the history calls an event of hand-to-hand fighting. */
function labelOf(event: GrappleEvent, nameOf: NameOf): Phrase {
  const key = event.type.replace('grapple.', 'history.')
  if ('who' in event) return words(key, { who: event.who.map(nameOf).join(', ') })
  return 'combatantId' in event ? words(key, { who: nameOf(event.combatantId) }) : words(key)
}

export const grappleRecords: EventRecords<GrappleEvent> = {
  'grapple.keep': {
    when: 'inStep',
    refuse: inItsStep(refuseKeep),
    change: keep,
    label: labelOf,
  },
  'grapple.tag': {
    when: 'inStep',
    refuse: inItsStep(refuseTag),
    change: rollTag,
    label: labelOf,
  },
  'grapple.stop': {
    when: 'inStep',
    refuse: inItsStep(refuseStop),
    change: stopTrying,
    label: labelOf,
  },
  'grapple.tackle': {
    when: 'inStep',
    refuse: inItsStep(refuseTackle),
    change: rollTackle,
    label: labelOf,
  },
  'grapple.pullDown': {
    when: 'inStep',
    refuse: inItsStep(refusePullDown),
    change: rollPullDown,
    label: labelOf,
  },
  'grapple.attack': {
    when: 'inStep',
    refuse: inItsStep(refuseAssault),
    change: rollGrapple,
    label: labelOf,
  },
  'grapple.guard': {
    when: 'inStep',
    refuse: inItsStep(refuseGuard),
    change: guard,
    label: labelOf,
  },
  'grapple.draw': {
    when: 'inStep',
    refuse: inItsStep(refuseDraw),
    change: rollDraw,
    label: labelOf,
  },
  'grapple.pin': {
    when: 'inStep',
    refuse: inItsStep(refusePin),
    change: rollPin,
    label: labelOf,
  },
  'grapple.unpin': {
    when: 'inStep',
    refuse: inItsStep(refuseUnpin),
    change: letLoose,
    label: labelOf,
  },
  'grapple.escape': {
    when: 'inStep',
    refuse: inItsStep(refuseEscape),
    change: rollEscape,
    label: labelOf,
  },
  'grapple.leave': {
    when: 'inStep',
    refuse: inItsStep(refuseLeave),
    change: leave,
    label: labelOf,
  },
  'grapple.wait': {
    when: 'inStep',
    refuse: inItsStep(refuseWait),
    change: wait,
    label: labelOf,
  },
  'grapple.divide': {
    when: 'inStep',
    refuse: inItsStep(refuseDivision),
    change: divide,
    label: labelOf,
  },
  'grapple.target': {
    when: 'inStep',
    refuse: refuseTargeting,
    change: pickTarget,
    label: labelOf,
  },
  'grapple.damage': {
    when: 'inStep',
    refuse: refuseHitDamage,
    change: rollHitDamage,
    label: labelOf,
  },
  'grapple.pass': {
    when: 'inStep',
    refuse: refuseHitPass,
    change: passHit,
    label: labelOf,
  },
}
