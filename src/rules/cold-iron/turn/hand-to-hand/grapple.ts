import { assertNever } from '../../../../shared/assert-never'
import type { FightContext } from '../../fight-model/context'
import type { FightChange } from '../core/change'
import type { GrappleEvent } from './events'
import { passHit, settleDamage, settleTarget } from './hitting'
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
} from './piling'
import { rollPullDown, rollTackle } from './tackling'
import { rollTag, stopTrying } from './trying'

/** What an event of hand-to-hand fighting does (CI-153..181). It has been judged before. */
export function grapple(fight: FightContext, event: GrappleEvent): FightChange {
  switch (event.type) {
    case 'grapple.keep':
      return keep(fight, event)
    case 'grapple.tag':
      return rollTag(fight, event)
    case 'grapple.stop':
      return stopTrying(fight, event)
    case 'grapple.tackle':
      return rollTackle(fight, event)
    case 'grapple.pullDown':
      return rollPullDown(fight, event)
    case 'grapple.wait':
      return wait(fight, event)
    case 'grapple.divide':
      return divide(fight, event)
    case 'grapple.target':
      return settleTarget(fight, event)
    case 'grapple.damage':
      return settleDamage(fight, event)
    case 'grapple.pass':
      return passHit(fight, event)
    default:
      return turnInPile(fight, event)
  }
}

type PileTurn = Extract<
  GrappleEvent,
  {
    type:
      | 'grapple.attack'
      | 'grapple.guard'
      | 'grapple.draw'
      | 'grapple.pin'
      | 'grapple.unpin'
      | 'grapple.escape'
      | 'grapple.leave'
  }
>

function turnInPile(fight: FightContext, event: PileTurn): FightChange {
  switch (event.type) {
    case 'grapple.attack':
      return rollGrapple(fight, event)
    case 'grapple.guard':
      return guard(fight, event)
    case 'grapple.draw':
      return rollDraw(fight, event)
    case 'grapple.pin':
      return rollPin(fight, event)
    case 'grapple.unpin':
      return letLoose(fight, event)
    case 'grapple.escape':
      return rollEscape(fight, event)
    case 'grapple.leave':
      return leave(fight, event)
    default:
      return assertNever(event)
  }
}
