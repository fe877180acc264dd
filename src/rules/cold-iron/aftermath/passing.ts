import type { Mended, Plight, Weary } from '../../system/fight/recovery'
import { turnsIn } from '../basics/units'
import { isSenseless } from '../body/condition'
import { changeState, readSheet, type Combatant } from '../combatant/combatant'
import { bodyOf, carry } from './carried'
import { changesBetween } from './figures'

/** A body so many turns later; at the end of its clock it is dead (CI-062, CI-063, CI-077). */
function later(body: Combatant, turns: number): Combatant {
  const { deathClock, inStasis } = body.state
  if (deathClock === null || inStasis) return body
  const left = deathClock - turns
  return changeState(body, left > 0 ? { deathClock: left } : { deathClock: null, dead: true })
}

/** What minutes make of people for whom nothing is done: only clocks of death run on. */
export function pass(people: readonly Weary[], minutes: number): Mended[] {
  return people.flatMap(({ id, name, sheet, state }) => {
    const body = bodyOf(id, name, readSheet(sheet), state)
    const then = later(body, turnsIn(minutes))
    if (then === body) return []
    const carried = carry(then)
    return [{ id, state: carried, changes: changesBetween(state, carried) }]
  })
}

/** Whether somebody is dead, has turns left to live (CI-062, CI-063), or lies senseless (CI-060). */
export function plightOf(sheet: object, state: object | null): Plight | null {
  const body = bodyOf('', '', readSheet(sheet), state)
  const { dead, deathClock } = body.state
  if (dead) return { kind: 'dead', turns: null }
  if (deathClock !== null) return { kind: 'dying', turns: deathClock }
  return isSenseless(body) ? { kind: 'down', turns: null } : null
}
