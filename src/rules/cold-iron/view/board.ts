import { refusalOf } from '../turn/refusal'
import { isOpen, unableToStrike } from '../turn/body/ability'
import type { FightContext, FightSnapshot } from '../fight-model/context'
import { duelsOf, type Duel } from '../turn/core/fight'
import { placeOf } from '../turn/core/place'
import { stepsInOrder } from '../fight-model/spell-steps'
import { isDeclareStep, stepOf, stepWords, type StepId } from '../fight-model/steps'
import { actorsOf, countOf } from './actors'
import type { Board, BoardStep, QueueItem } from './board-model'
import { movesOn } from './moves'
import { pendingLines } from './pending'
import { hitsOn, grapplesOn, triesOn } from './grapples'
import { rollerOf } from '../turn/wear/wear'
import { wantedWear, wearLines } from './body/wear-lines'
import { chargesOn, spellsOn } from './spells'

export type {
  Board,
  BoardActor,
  BoardStep,
  PendingLine,
  QueueItem,
  WantedWear,
  WearLine,
  SpellItem,
} from './board-model'
export { attackOutcome, attackPreview } from './attack-preview'
export type { AttackPreview, Foresight } from './attack-preview'
export { savesAsked } from '../turn/casting/casts'
export { isInVain } from '../turn/casting/effect-on'
export { checkOutcome, savePreview, spellPreview } from './spell-preview'
export { wearPreview } from './body/wear-lines'
export { inMultiples, throwsOf, wantedDice } from './odds/wanted-dice'
export type { WantedDice } from './odds/wanted-dice'
export type { BandId, OddsBand } from './odds/odds'
export type { BoardMove } from './moves'
export { volley } from './odds/volley'
export type { HarmId, HarmOdds } from './odds/odds-harm'
export { bodyStrip } from './body/body-strip'
export type { BodyStrip } from './body/body-strip'
export type { BodyAhead } from './body/body-ahead'
export type { FightSnapshot } from '../fight-model/context'

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
    grapples: grapplesOn(fight),
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
    rollerId: rollerOf(attack),
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
