import { refusalOf } from './turn/refusal'
import { isOpen, unableToStrike } from './turn/ability'
import type { FightContext, FightSnapshot } from './turn/context'
import { duelsOf, type Duel } from './turn/fight'
import { placeOf } from './turn/place'
import { stepsInOrder } from './turn/spell-steps'
import { isDeclareStep, stepOf, stepWords, type StepId } from './turn/steps'
import { actorsOf, countOf } from './view/actors'
import type { Board, BoardStep, QueueItem } from './view/board-model'
import { movesOn } from './view/moves'
import { pendingLines } from './view/pending'
import { hitsOn, pilesOn, triesOn } from './view/piles'
import { wantedWear, wearLines } from './view/wear-lines'
import { chargesOn, spellsOn } from './view/spells'

export type {
  Board,
  BoardActor,
  BoardStep,
  PendingLine,
  QueueItem,
  WantedWear,
  WearLine,
  SpellItem,
} from './view/board-model'
export { attackOutcome, attackPreview } from './view/attack-preview'
export type { AttackPreview, Foresight } from './view/attack-preview'
export { checkOutcome, savePreview, spellPreview } from './view/spell-preview'
export { wearPreview } from './view/wear-lines'
export { wantedDice } from './view/wanted-dice'
export type { WantedDice } from './view/wanted-dice'
export type { BandId, OddsBand } from './view/odds'
export type { BoardMove } from './view/moves'
export { volley } from './view/volley'
export type { HarmId, HarmOdds } from './view/odds-harm'
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
    step: step && placeOf(fight, step),
    stepId: step ?? (value === 'over' ? 'over' : 'ready'),
    kind: step && kindOf(step),
    steps: stepsInOrder(fight.settings).map((id) => ladderStep(fight, id, step)),
    actors: step ? actorsOf(fight, step) : [],
    queue,
    spells: spellsOn(fight, step),
    charges: chargesOn(fight, step),
    current: currentOf(fight, step),
    pending: pendingLines(fight),
    wear: wearLines(fight),
    piles: pilesOn(fight),
    tries: step === 'handToHandFighting' ? triesOn(fight) : [],
    hits: hitsOn(fight),
    moves: step === 'moving' ? movesOn(fight) : [],
    canClose: closeRefusal === null,
    closeRefusal,
  }
}

function kindOf(step: StepId): 'declare' | 'resolve' {
  return isDeclareStep(step) ? 'declare' : 'resolve'
}

function ladderStep(fight: FightContext, id: StepId, now: StepId | null): BoardStep {
  const step = placeOf(fight, id)
  const done = now !== null && step < placeOf(fight, now)
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
  const past = now !== null && placeOf(fight, now) > placeOf(fight, step)
  return {
    attackId: attack.id,
    attackerId: attacker.id,
    defenderId: defender.id,
    weaponName: weapon.name,
    step: placeOf(fight, step),
    status: attack.status,
    result: attack.result,
    wear: wantedWear(fight, attack),
    barred: attack.status === 'waiting' && !past ? unableToStrike(fight, duel) : null,
    free: attack.free,
  }
}

function currentOf(fight: FightContext, now: StepId | null): string | null {
  const open = duelsOf(fight).find((duel) => duel.step === now && isOpen(fight, duel))
  return open?.attack.id ?? null
}
