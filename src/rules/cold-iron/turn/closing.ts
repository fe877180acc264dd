import { phrase, type Phrase } from '../../../shared/phrase'
import { currentHitPoints, stunLasts } from '../condition'
import { eighths, fatigueLevel } from '../fatigue'
import { unableIn } from './ability'
import { passAttack } from './attacking'
import type { FightContext, Outcome } from './context'
import { combatantOf, duelsOf, everyone, withState } from './fight'
import { closeScrum } from './grapple/turning'
import { forEach, tellOf, andThen, type FactDetails, type Happening } from './happening'
import { settle } from './settle'
import { placeOf } from './place'
import type { StepId } from './steps'

/**
 * Closes a step: attacks still open, which nobody can strike any more, are let go, stuns that have run their turn
 * end, and every blow of the step lands at once (CI-017, CI-069).
 */
export function closeStep(fight: FightContext, step: StepId): Happening {
  const words = {
    turn: fight.turn,
    step: placeOf(fight, step),
    title: `coldIron.step.${step}.title`,
  }
  const closed = { fight, facts: [tellOf('step.closed', [], { with: words })] }
  const lapsed = andThen(closed, (now) => lapseAttacks(now, step))
  const landed = andThen({ ...lapsed, fight: endStuns(lapsed.fight, step) }, (now) =>
    forEach({ ...now, pending: [] }, now.pending, (so, outcome) => land(so, outcome, step)),
  )
  const cleared = andThen(landed, (now) => closeScrum(now, fight.pending, step))
  return andThen(cleared, (now) => settle(fight, now, (id) => causeFor(fight.pending, id)))
}

function lapseAttacks(fight: FightContext, step: StepId): Happening {
  const open = duelsOf(fight).filter(
    ({ step: struck, attack: { status } }) =>
      struck === step && (status === 'waiting' || status === 'needsDamage'),
  )
  return forEach(fight, open, (now, { attack, attacker }) => {
    const why = unableIn(now, attacker, step)
    return passAttack(now, attack.id, why ?? undefined)
  })
}

function endStuns(fight: FightContext, step: StepId): FightContext {
  const next = { turn: fight.turn, step: placeOf(fight, step) + 1 }
  return everyone(fight)
    .filter(({ state }) => state.stunnedUntil && !stunLasts(state.stunnedUntil, next))
    .reduce((now, { id }) => withState(now, id, { stunnedUntil: null }), fight)
}

function land(fight: FightContext, outcome: Outcome, step: StepId): Happening {
  const before = combatantOf(fight, outcome.defenderId)
  if (!before) return { fight, facts: [] }
  const { blow } = outcome
  const { state } = before
  const falls = blow.stunned || blow.knockedOut
  const struck = withState(fight, before.id, {
    damage: state.damage + blow.wounds,
    dailyFatigueEighths: state.dailyFatigueEighths + eighths * blow.fatigue,
    armorDamage: state.armorDamage + blow.absorbed,
    dead: state.dead || blow.beheaded,
    knockedOut: state.knockedOut || blow.knockedOut,
    onGround: state.onGround || falls,
    stunnedUntil: blow.stunned
      ? { turn: fight.turn + 1, step: placeOf(fight, step) }
      : state.stunnedUntil,
  })
  return { fight: struck, facts: tellBlow(fight, struck, outcome) }
}

function tellBlow(before: FightContext, after: FightContext, outcome: Outcome) {
  const { blow, dice, multiple } = outcome
  const attacker = combatantOf(after, outcome.attackerId)
  const [was, is] = [before, after].map((fight) => combatantOf(fight, outcome.defenderId))
  if (!was || !is) return []
  const about = attacker ? [is, attacker] : [is]
  const faces = dice.faces.flat()
  const details: FactDetails = {
    from: currentHitPoints(was),
    to: currentHitPoints(is),
    cause: blowCause(outcome, attacker?.label ?? ''),
    terms: blow.terms,
    with: { points: blow.wounds, fatigue: blow.fatigue, absorbed: blow.absorbed, multiple },
  }
  if (faces.length <= mostFacesTold) details.dice = { faces, typed: dice.typed }
  const landed = tellOf('blow.landed', about, details)
  if (blow.fatigue === 0) return [landed]
  const tired = { from: fatigueLevel(was.state) / eighths, to: fatigueLevel(is.state) / eighths }
  return [landed, tellOf('fatigue.taken', [is], { ...tired, cause: phrase('coldIron.cause.blow') })]
}

/** As many faces as a fact holds. */
const mostFacesTold = 100

function blowCause({ weaponName }: Outcome, attacker: string): Phrase {
  if (weaponName === '') return phrase('coldIron.handToHand.cause.bareHands', { attacker })
  return phrase('coldIron.cause.blowBy', { attacker, weapon: weaponName })
}

function causeFor(pending: readonly Outcome[], id: string): Phrase {
  const count = pending.filter(({ defenderId }) => defenderId === id).length
  return count > 0 ? phrase('coldIron.cause.blows', { count }) : phrase('coldIron.cause.stunOver')
}
