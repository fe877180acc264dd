import type { Phrase } from '../../../shared/phrase'
import { Refusal } from '../../../shared/reply'
import type { RisingAction } from '../fight-model/movement'
import { wordsIn } from '../describe'

const { words } = wordsIn('alertness')

/** How one lies, sits or stands after waking. */
export interface Risen {
  inCovers: boolean
  onGround: boolean
  helmetOn: boolean
}

/** Halves of a turn, one for each action (CI-051). */
const halves = 2

/**
 * Why these actions do not fit into one turn in this order; null when they do (CI-051). Weapons lie
 * on the ground: they are taken by one who stands, two that are not yet ready or one that is.
 */
export function refuseRising(from: Risen, actions: readonly RisingAction[]): Phrase | null {
  if (actions.length > halves) return words('refused.tooManyHalves')
  let now = from
  for (const action of actions) {
    const why = refuseOne(now, action)
    if (why) return words(`refused.${why}`)
    now = after(now, action)
  }
  return null
}

/** How one is after a turn of these actions; a Refusal says why they cannot be (CI-051). */
export function rise(from: Risen, actions: readonly RisingAction[]): Risen {
  const why = refuseRising(from, actions)
  if (why) throw new Refusal(why)
  return actions.reduce(after, from)
}

function refuseOne(now: Risen, action: RisingAction): string | null {
  switch (action) {
    case 'leaveCovers':
      return now.inCovers ? null : 'outOfCovers'
    case 'standUp':
      if (now.inCovers) return 'inCovers'
      return now.onGround ? null : 'standing'
    case 'donHelmet':
      return now.helmetOn ? 'helmetOn' : null
    case 'grabTwoWeapons':
    case 'readyWeapon':
      return now.onGround ? 'onGround' : null
  }
}

function after(now: Risen, action: RisingAction): Risen {
  switch (action) {
    case 'leaveCovers':
      return { ...now, inCovers: false }
    case 'standUp':
      return { ...now, onGround: false }
    case 'donHelmet':
      return { ...now, helmetOn: true }
    case 'grabTwoWeapons':
    case 'readyWeapon':
      return now
  }
}
