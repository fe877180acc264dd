import type { Phrase } from '../../../../shared/phrase'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import type { StepId } from '../../fight-model/steps'
import type { EventRecords, NameOf } from '../core/record'
import { attackerOf } from '../declaring/declaring'
import { refuseNear } from '../hand-to-hand/refuse-rest'
import { setNear } from '../hand-to-hand/straying'
import { coverFor } from './covering'
import { engageByHand } from './engaging'
import type { MoveEvent } from './events'
import { answer, rollCollision } from './passing'
import { adjust, pursue } from './pursuing'
import {
  refuseCover,
  refuseEngaging,
  refuseFreeTackle,
  refuseTrip,
  refuseTripDown,
} from './refuse-beside'
import { refuseAdjusting, refuseAnswer, refuseCollision, refusePursuing } from './refuse-moving'
import { rollFreeTackle, rollTrip, rollTripDown } from './tripping'

const { words } = wordsIn('moves')

/** Judges what belongs to step 6 (CI-111..117, CI-183..187). */
function inStepSix<Event>(judge: (fight: FightContext, event: Event) => Phrase | null) {
  return (fight: FightContext, event: Event, step: StepId): Phrase | null =>
    step === 'moving' ? judge(fight, event) : words('refused.notNow')
}

/** What the history calls what one does who is named. */
function deedOf(key: string) {
  return ({ combatantId }: { combatantId: string }, nameOf: NameOf): Phrase =>
    words(`history.${key}`, { who: nameOf(combatantId) })
}

export const moveRecords: EventRecords<MoveEvent> = {
  'move.engage': {
    when: 'inStep',
    refuse: refuseEngaging,
    change: engageByHand,
    label: ({ from, to }, nameOf) =>
      words('history.engage', { who: nameOf(from), whom: nameOf(to) }),
  },
  'move.adjust': {
    when: 'inStep',
    refuse: inStepSix(refuseAdjusting),
    change: adjust,
    label: deedOf('adjust'),
  },
  'move.pursue': {
    when: 'inStep',
    refuse: inStepSix(refusePursuing),
    change: pursue,
    label: deedOf('pursue'),
  },
  'move.answer': {
    when: 'inStep',
    refuse: inStepSix(refuseAnswer),
    change: answer,
    label: deedOf('answer'),
  },
  'move.collide': {
    when: 'inStep',
    refuse: inStepSix(refuseCollision),
    change: rollCollision,
    label: deedOf('collide'),
  },
  'move.trip': {
    when: 'inStep',
    refuse: inStepSix(refuseTrip),
    change: rollTrip,
    label: deedOf('trip'),
  },
  'move.tripDown': {
    when: 'inStep',
    refuse: inStepSix(refuseTripDown),
    change: rollTripDown,
    label: deedOf('tripDown'),
  },
  'move.freeTackle': {
    when: 'inStep',
    refuse: inStepSix(refuseFreeTackle),
    change: rollFreeTackle,
    label: deedOf('freeTackle'),
  },
  'stray.near': {
    when: 'inStep',
    refuse: refuseNear,
    change: setNear,
    label: () => words('history.near'),
  },
  'parry.cover': {
    when: 'inStep',
    refuse: refuseCover,
    change: coverFor,
    label: ({ combatantId, attackId }, nameOf) =>
      words('history.cover', { who: nameOf(combatantId), whom: nameOf(attackerOf(attackId)) }),
  },
}
