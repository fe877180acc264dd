import { phrase, type Phrase } from '../../../../shared/phrase'
import { wakeWhenStruck } from '../../alertness/waking'
import type { State } from '../../combatant/combatant'
import { currentHitPoints, stunLasts } from '../../body/condition'
import { eighths, fatigueLevel } from '../../body/fatigue'
import { unableToStrike } from '../body/ability'
import { passAttack } from '../attacking/attacking'
import { bearFumbles } from '../attacking/clumsy'
import { landEffects, spellCause } from '../casting/landing'
import { tellUntold } from '../casting/rolling'
import type { FightContext } from '../../fight-model/context'
import type { Blow, Outcome } from '../../fight-model/attack'
import { combatantOf, duelsOf, everyone, withState } from './fight'
import { closeHandToHand } from '../hand-to-hand/turning'
import { forEach, factOf, andThen, type FactDetails, type FightChange } from './change'
import { hurtBy } from '../body/hurt'
import { emptyAfter } from '../declaring/loading'
import { closeMoves } from '../movement/closing-moves'
import { updateClocks } from './update-clocks'
import { placeOf } from './place'
import type { StepId } from '../../fight-model/steps'
import { landWear } from '../wear/wear'

/**
 * Closes a step: attacks still open, which nobody can strike any more, are let go, stuns that have
 * run their turn end, and every blow, all wear and every fumble of the step lands at once (CI-017,
 * CI-069, CI-130); then
 * those who move are where they went (CI-116).
 */
export function closeStep(fight: FightContext, step: StepId): FightChange {
  const words = {
    turn: fight.turn,
    step: placeOf(fight, step),
    title: `coldIron.step.${step}.title`,
  }
  const closed = { fight, facts: [factOf('step.closed', [], { with: words })] }
  const lapsed = andThen(closed, (now) => lapseAttacks(now, step))
  const landed = andThen({ ...lapsed, fight: endStuns(lapsed.fight, step) }, (now) =>
    forEach({ ...now, pending: [] }, now.pending, (so, outcome) => land(so, outcome, step)),
  )
  const worn = andThen({ ...landed, fight: bearFumbles(landed.fight, step) }, landWear)
  const untold = andThen(worn, (now) => tellUntold(now, step))
  const enchanted = andThen(untold, (now) => landEffects(now, step))
  const cleared = andThen(enchanted, (now) => closeHandToHand(now, fight.pending, step))
  const moved = step === 'moving' ? andThen(cleared, closeMoves) : cleared
  const emptied = step === 'missiles' ? andThen(moved, emptyAfter) : moved
  return andThen(emptied, (now) => updateClocks(fight, now, (id) => causeFor(fight, id)))
}

function lapseAttacks(fight: FightContext, step: StepId): FightChange {
  const open = duelsOf(fight).filter(
    ({ step: struck, attack: { status } }) =>
      struck === step && (status === 'waiting' || status === 'needsDamage'),
  )
  return forEach(fight, open, (now, duel) =>
    passAttack(now, duel.attack.id, unableToStrike(now, duel) ?? undefined),
  )
}

function endStuns(fight: FightContext, step: StepId): FightContext {
  const next = { turn: fight.turn, step: placeOf(fight, step) + 1 }
  return everyone(fight)
    .filter(({ state }) => state.stunnedUntil && !stunLasts(state.stunnedUntil, next))
    .reduce((now, { id }) => withState(now, id, { stunnedUntil: null }), fight)
}

function land(fight: FightContext, outcome: Outcome, step: StepId): FightChange {
  const before = combatantOf(fight, outcome.defenderId)
  if (!before) return { fight, facts: [] }
  const { state } = before
  const blow = heldBy(state, outcome.blow)
  const falls = blow.stunned || blow.knockedOut
  const struck = withState(fight, before.id, {
    damage: state.damage + blow.wounds,
    dailyFatigueEighths: state.dailyFatigueEighths + eighths * blow.fatigue,
    armorDamage: state.armorDamage + blow.absorbed,
    immuneFlesh: state.immuneFlesh - blow.fleshStopped,
    hurt: hurtBy(state, blow.wounds, blow.fatigue),
    dead: state.dead || blow.beheaded,
    knockedOut: state.knockedOut || blow.knockedOut,
    onGround: state.onGround || falls,
    ...rousedBy(state, fight.turn),
    stunnedUntil: blow.stunned
      ? { turn: fight.turn + 1, step: placeOf(fight, step) }
      : state.stunnedUntil,
  })
  return { fight: struck, facts: tellBlow(fight, struck, { ...outcome, blow }) }
}

/** What flesh that earlier blows of the step have used up cannot stop any more wounds (CI-074). */
function heldBy({ immuneFlesh }: State, blow: Blow): Blow {
  const missing = Math.max(0, blow.fleshStopped - immuneFlesh)
  if (missing === 0) return blow
  const { wounds, fatigue, fleshStopped } = blow
  return {
    ...blow,
    wounds: wounds + missing,
    fatigue: fatigue - missing,
    fleshStopped: fleshStopped - missing,
  }
}

/** A sleeper who is struck wakes next turn, or now when they were to wake then anyway (CI-050). */
function rousedBy({ asleep, wakeTurns }: State, turn: number): Partial<State> {
  if (!asleep) return {}
  const { turns, mayRollOut } = wakeWhenStruck(wakeTurns === 0 ? null : wakeTurns)
  const lies = turns > 0 ? {} : { onGround: true, inCovers: !mayRollOut, wokenTurn: turn }
  return { asleep: turns > 0, wakeTurns: turns, ...lies }
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
  if (faces.length > 0 && faces.length <= mostFacesTold) details.dice = { faces, typed: dice.typed }
  const landed = factOf('blow.landed', about, details)
  if (blow.fatigue === 0) return [landed]
  const tired = { from: fatigueLevel(was.state) / eighths, to: fatigueLevel(is.state) / eighths }
  return [landed, factOf('fatigue.taken', [is], { ...tired, cause: phrase('coldIron.cause.blow') })]
}

/** As many faces as a fact holds. */
const mostFacesTold = 100

function blowCause({ weaponName }: Outcome, attacker: string): Phrase {
  if (weaponName === '') return phrase('coldIron.handToHand.cause.bareHands', { attacker })
  return phrase('coldIron.cause.blowBy', { attacker, weapon: weaponName })
}

function causeFor(fight: FightContext, id: string): Phrase {
  const count = fight.pending.filter(({ defenderId }) => defenderId === id).length
  if (count > 0) return phrase('coldIron.cause.blows', { count })
  return spellCause(fight, id) ?? phrase('coldIron.cause.stunOver')
}
