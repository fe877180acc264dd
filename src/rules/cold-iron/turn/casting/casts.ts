import type { Combatant } from '../../combatant/combatant'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import type { SpellStepId } from '../../fight-model/spell-steps'
import type { StepId } from '../../fight-model/steps'
import type { Cast } from '../../fight-model/cast'

const spellSteps: readonly StepId[] = ['earlySpells', 'lateSpells', 'endOfTurnSpells']

/** Whether spells complete and items are used in a step. */
export function isSpellStep(step: StepId): step is SpellStepId {
  return spellSteps.includes(step)
}

/** Spells and items whose casters are in the fight, in order of declaration. */
export function castsOf(fight: FightContext): Cast[] {
  return fight.casts.filter(({ casterId }) => combatantOf(fight, casterId))
}

/** A spell with its caster; null when there is none of this id. */
export function findCast(
  fight: FightContext,
  castId: string,
): { cast: Cast; caster: Combatant } | null {
  const cast = fight.casts.find(({ id }) => id === castId)
  const caster = cast && combatantOf(fight, cast.casterId)
  return cast && caster ? { cast, caster } : null
}

/** The fight with one spell changed. */
export function withCast(fight: FightContext, id: string, change: Partial<Cast>): FightContext {
  const casts = fight.casts.map((cast) => (cast.id === id ? { ...cast, ...change } : cast))
  return { ...fight, casts }
}

/** Whether a spell belongs to a step of this turn; one without a time belongs to each until it is rolled. */
export function isDue({ turn }: FightContext, { completion, status }: Cast, step: StepId): boolean {
  if (!isSpellStep(step)) return false
  if (!completion) return status === 'waiting'
  return completion.turn === turn && completion.step === step
}

/**
 * Whether a spell works on somebody and nobody has said what it does (CI-075). Where all those aimed
 * at have saved, nothing is to be said.
 */
export function isUntold({ status, told, effects, targets, saves }: Cast): boolean {
  if (status !== 'works' || told || effects.length > 0) return false
  const saved = saves.filter((each) => each.success && !each.forWeapon)
  return targets.length === 0 || targets.some((id) => !saved.some((each) => each.targetId === id))
}

/** Targets who still have their save. */
export function openSaves(fight: FightContext, { save, saves, targets, status }: Cast): string[] {
  if (!save || status !== 'saves') return []
  const made = saves.filter(({ forWeapon }) => !forWeapon).map(({ targetId }) => targetId)
  return targets.filter((id) => !made.includes(id) && combatantOf(fight, id)?.state.dead === false)
}

/** Those of some whom a spell that is saved against was not aimed at: what it does asks their save first. */
export function savesAsked(
  fight: FightContext,
  { save, targets }: Cast,
  ids: readonly string[],
): string[] {
  if (!save) return []
  return ids.filter(
    (id, at) =>
      !targets.includes(id) &&
      ids.indexOf(id) === at &&
      combatantOf(fight, id)?.state.dead === false,
  )
}

/** Spells that keep a step open: their time has come and they wait for a roll or a save. */
export function openCasts(fight: FightContext, step: StepId): Cast[] {
  return castsOf(fight).filter((cast) => {
    if (!cast.completion || !isDue(fight, cast, step)) return false
    return cast.status === 'waiting' || openSaves(fight, cast).length > 0
  })
}

/** Charged items a combatant has used this turn (CI-019). */
export function itemsUsedThisTurn({ casts, turn }: FightContext, casterId: string): number {
  return casts.filter(
    (cast) => cast.casterId === casterId && cast.item !== null && cast.begunTurn === turn,
  ).length
}
