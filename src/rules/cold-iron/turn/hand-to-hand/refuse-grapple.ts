import { assertNever } from '../../../../shared/assert-never'
import { phrase, type Phrase } from '../../../../shared/phrase'
import type { FightContext } from '../../fight-model/context'
import { placeOf } from '../core/place'
import { stepWords, type StepId } from '../../fight-model/steps'
import type { GrappleEvent } from './events'
import {
  refuseAssault,
  refuseDraw,
  refuseEscape,
  refuseGuard,
  refuseLeave,
  refusePin,
} from './refuse-pile'
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

const itsStep: StepId = 'handToHandFighting'

/** Why something cannot happen hand to hand (CI-153..181): all but the damage belongs to step 13. */
export function refuseGrapple(
  fight: FightContext,
  step: StepId,
  event: GrappleEvent,
): Phrase | null {
  switch (event.type) {
    case 'grapple.target':
      return refuseTargeting(fight, event)
    case 'grapple.damage':
      return refuseHitDamage(fight, event)
    case 'grapple.pass':
      return refuseHitPass(fight, event)
    default:
      return step === itsStep ? refuseInItsStep(fight, event) : otherStep(fight)
  }
}

type StepEvent = Exclude<
  GrappleEvent,
  { type: 'grapple.target' | 'grapple.damage' | 'grapple.pass' }
>

function refuseInItsStep(fight: FightContext, event: StepEvent): Phrase | null {
  switch (event.type) {
    case 'grapple.keep':
      return refuseKeep(fight, event)
    case 'grapple.tag':
      return refuseTag(fight, event)
    case 'grapple.stop':
      return refuseStop(fight, event)
    case 'grapple.tackle':
      return refuseTackle(fight, event)
    case 'grapple.pullDown':
      return refusePullDown(fight, event)
    case 'grapple.unpin':
      return refuseUnpin(fight, event)
    case 'grapple.wait':
      return refuseWait(fight, event)
    case 'grapple.divide':
      return refuseDivision(fight, event)
    default:
      return refuseTurnInPile(fight, event)
  }
}

type PileTurn = Extract<StepEvent, { who: unknown } | { type: 'grapple.draw' }>

function refuseTurnInPile(
  fight: FightContext,
  event: Exclude<PileTurn, { type: 'grapple.tackle' }>,
): Phrase | null {
  switch (event.type) {
    case 'grapple.attack':
      return refuseAssault(fight, event)
    case 'grapple.guard':
      return refuseGuard(fight, event)
    case 'grapple.draw':
      return refuseDraw(fight, event)
    case 'grapple.pin':
      return refusePin(fight, event)
    case 'grapple.escape':
      return refuseEscape(fight, event)
    case 'grapple.leave':
      return refuseLeave(fight, event)
    default:
      return assertNever(event)
  }
}

function otherStep(fight: FightContext): Phrase {
  const title = stepWords(itsStep).title.key
  return phrase('coldIron.refused.otherStep', { step: placeOf(fight, itsStep), title })
}
