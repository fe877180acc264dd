import { refusalOf } from './turn/refusal'
import { isOpen, unableIn } from './turn/ability'
import type { FightContext, FightSnapshot } from './turn/context'
import { duelsOf, type Duel } from './turn/fight'
import { isDeclareStep, stepNumber, stepOf, steps, stepWords, type StepId } from './turn/steps'
import { actorsOf, countOf } from './view/actors'
import type { Board, BoardStep, QueueItem } from './view/board-model'
import { pendingLines } from './view/pending'

export type { Board, BoardActor, BoardStep, PendingLine, QueueItem } from './view/board-model'
export { attackOutcome, attackPreview } from './view/attack-preview'
export type { AttackPreview, Foresight } from './view/attack-preview'
export type { BandId, OddsBand } from './view/odds'
export { bodyStrip } from './view/body-strip'
export type { BodyStrip } from './view/body-strip'
export type { FightSnapshot } from './turn/context'

/**
 * What the screen shows of a fight at a moment: the ladder of steps, who acts and why, the attacks
 * in the order they are struck, and what waits for the step to close. Total for every legal
 * snapshot; it asks the same refusals as the machine.
 */
export function board(snapshot: FightSnapshot): Board {
  const { context: fight, value } = snapshot
  const step = stepOf(value)
  const queue = queueOf(fight, step)
  const closeRefusal = refusalOf(snapshot, { type: 'step.close' })
  return {
    turn: fight.turn,
    step: step && stepNumber(step),
    stepId: step ?? (value === 'over' ? 'over' : 'ready'),
    kind: step && kindOf(step),
    steps: steps.map((id) => ladderStep(fight, id, step)),
    actors: step ? actorsOf(fight, step) : [],
    queue,
    current: currentOf(fight, step),
    pending: pendingLines(fight),
    canClose: closeRefusal === null,
    closeRefusal,
  }
}

function kindOf(step: StepId): 'declare' | 'resolve' {
  return isDeclareStep(step) ? 'declare' : 'resolve'
}

function ladderStep(fight: FightContext, id: StepId, now: StepId | null): BoardStep {
  const step = stepNumber(id)
  const done = now !== null && step < stepNumber(now)
  return { step, id, kind: kindOf(id), ...stepWords(id), count: countOf(fight, id), done }
}

/** Attacks of the turn by step; within one, in order of declaration. */
function queueOf(fight: FightContext, now: StepId | null): QueueItem[] {
  return duelsOf(fight)
    .map((duel) => queueItem(fight, duel, now))
    .sort((left, right) => left.step - right.step)
}

function queueItem(fight: FightContext, duel: Duel, now: StepId | null): QueueItem {
  const { attack, attacker, defender, weapon, step } = duel
  const past = now !== null && stepNumber(now) > stepNumber(step)
  return {
    attackId: attack.id,
    attackerId: attacker.id,
    defenderId: defender.id,
    weaponName: weapon.name,
    step: stepNumber(step),
    status: attack.status,
    result: attack.result,
    barred: attack.status === 'waiting' && !past ? unableIn(fight, attacker, step) : null,
  }
}

function currentOf(fight: FightContext, now: StepId | null): string | null {
  const open = duelsOf(fight).find((duel) => duel.step === now && isOpen(fight, duel))
  return open?.attack.id ?? null
}
