import { multipleToKeepOut } from '../../../../src/rules/cold-iron/hand-to-hand/joining/keep-out'
import {
  otherSide,
  grappleWith,
  sideIn,
} from '../../../../src/rules/cold-iron/hand-to-hand/grapple'
import type { FightContext } from '../../../../src/rules/cold-iron/fight-model/context'
import { keptOutIn } from '../../../../src/rules/cold-iron/turn/hand-to-hand/trying'
import { names, type Figures, type Step } from '../case'
import { personIn, type Bout } from '../fight'

/** Figures of whoever was struck that a step may ask for once it has landed. */
const asked = [
  ...['deathClock', 'current', 'state', 'onGround', 'armourDamage', 'T', 'CAfter', 'inHtH'],
  ...['unrecoverable', 'shieldDestroyed', 'wakesInTurns', 'awakeNow', 'mayRollOut'],
]

/** What a step has left on whom it struck, once it has landed. */
export async function readAfter(bout: Bout, step: Step): Promise<void> {
  const { table, played } = bout
  const known = Object.keys(table.case.given.combatants)
  const [target] = names(step.on ?? step.by).filter((name) => known.includes(name))
  if (target === undefined) return
  const fight = await table.fight()
  const person = await personIn(bout, target)
  const left = Object.fromEntries(asked.map((key) => [key, person[key]]))
  played.set(step.n, {
    ...left,
    defenderWeaponDestroyed: person['weaponDestroyed'],
    immuneFleshLeft: person['immuneFlesh'],
    pinCount: pinAt(fight, table.idOf(target)),
    ...keepingFigures(fight, table.idOf(target)),
    ...played.get(step.n),
  })
}

/** Successes in a row of the pin somebody is at (CI-173). */
function pinAt({ handToHand }: FightContext, id: string): number {
  const grapple = grappleWith(handToHand.grapples, id)
  const side = grapple && sideIn(grapple, id)
  if (!grapple || !side) return 0
  return Math.max(
    grapple.sides[side].pin?.count ?? 0,
    grapple.sides[otherSide(side)].pin?.count ?? 0,
  )
}

/** Whether somebody who goes for a body is kept off it, and by what (CI-156). */
function keepingFigures(fight: FightContext, id: string): Figures {
  const who = fight.combatants[id]
  if (fight.declarations[id]?.kind !== 'handToHand' || !who) return {}
  return {
    keptOut: keptOutIn(fight, id) !== null,
    requiredMultiple: multipleToKeepOut(who.sheet.sizHtH),
  }
}
