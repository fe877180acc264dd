import type { FightSnapshot } from '../../fight-model/context'
import type { FightEvent } from '../../turn/events'
import { openHits } from '../../turn/hand-to-hand/refuse-rest'
import { afterEvent } from '../../turn/play-on'
import { rollerOf } from '../../turn/wear/wear'
import { nextOfAttack, nextOfHit, type VolleyDice } from './settle'

/** As many as one command takes. */
const mostEvents = 300

/** What a volley settles. */
export interface VolleyOf {
  /** Attacks, by id. */
  attacks: readonly string[]
  /**
   * For whom is rolled: nobody else's dice of these attacks, and their hits in grapples and by stray
   * shots too, those that lie there, and those to come.
   */
  strikers: readonly string[]
}

/**
 * Events that settle these attacks and hits one after the other: the roll, then whom it struck, then
 * the damage or the wear that comes of it. What cannot be rolled now is left out, as is a shot that
 * strays before somebody has said who stands near (CI-150), and what would be too much for one command.
 */
export function volley(
  snapshot: FightSnapshot,
  { attacks, strikers }: VolleyOf,
  dice: VolleyDice,
): FightEvent[] {
  let now = snapshot
  const events: FightEvent[] = []

  function sendWhile(next: (at: FightSnapshot) => FightEvent | null): void {
    let event = next(now)
    while (event && events.length < mostEvents) {
      const then = afterEvent(now, event)
      if (!then) return
      events.push(event)
      now = then
      event = next(now)
    }
  }

  for (const attackId of attacks) {
    sendWhile((at) => {
      const attack = at.context.attacks.find(({ id }) => id === attackId)
      const isTheirs = attack !== undefined && strikers.includes(rollerOf(attack))
      return isTheirs ? nextOfAttack(at, attackId, dice) : null
    })
  }
  const hits = openHits(now.context).filter(({ attackerId }) => strikers.includes(attackerId))
  for (const { id } of hits) sendWhile((at) => nextOfHit(at, id, dice))
  return events
}
