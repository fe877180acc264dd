import { sum, type Sum } from '../../../shared/term'
import { shareBetween, smallestRoll } from '../basics/chance'
import { neededFor } from '../basics/check'
import { readRoll } from '../basics/roll'
import type { CastRoll } from '../fight-model/cast'
import { findCast } from '../turn/casting/casts'
import {
  difficultyOf,
  ratesOf,
  rolledCheck,
  saveFigure,
  weaponSaveFigure,
} from '../turn/casting/figures'
import type { FightSnapshot } from '../fight-model/context'
import { combatantOf, isDesperate } from '../turn/core/fight'
import type { OddsBand } from './odds/odds'

/** A check of a spell before its dice: what it brings, against what, and how likely it is. */
export interface CheckPreview {
  ability: Sum
  difficulty: Sum
  neededCA: number
  /** Smallest roll that gives it; null when no dice reach it. */
  neededRoll: string | null
  odds: OddsBand[]
}

/**
 * The next success roll of a spell (CI-004); null when there is none: it is rolled, out of range,
 * or nobody has said its level.
 */
export function spellPreview({ context }: FightSnapshot, castId: string): CheckPreview | null {
  const found = findCast(context, castId)
  if (found?.cast.status !== 'waiting') return null
  const rate = ratesOf(context, found.caster, found.cast)[found.cast.rolls.length]
  return rate ? previewOf(rate, sum([])) : null
}

/** A target's save against a spell, or that of their weapon (CI-190); null when the spell leaves none. */
export function savePreview(
  { context }: FightSnapshot,
  castId: string,
  targetId: string,
  forWeapon = false,
): CheckPreview | null {
  const found = findCast(context, castId)
  const target = combatantOf(context, targetId)
  if (!found?.cast.save || !target) return null
  const { save } = found.cast
  const desperate = isDesperate(context, targetId)
  const figure = (forWeapon ? weaponSaveFigure : saveFigure)(target, save, desperate)
  return figure && previewOf(figure, difficultyOf(found.caster, found.cast))
}

/** What a roll would make of a check; null while the roll is not finished. */
export function checkOutcome(preview: CheckPreview, roll: string): CastRoll | null {
  const reading = readRoll(roll)
  if (reading.state !== 'finished') return null
  return rolledCheck(preview.ability, preview.difficulty, { roll: reading.digits, typed: true })
}

function previewOf(ability: Sum, difficulty: Sum): CheckPreview {
  const { chance, roll } = neededFor(ability, difficulty)
  return {
    ability,
    difficulty,
    neededCA: chance,
    neededRoll: roll,
    odds: [
      { id: 'fails', share: shareBetween(null, chance), fromRoll: null },
      { id: 'works', share: shareBetween(chance, null), fromRoll: smallestRoll(chance) },
    ],
  }
}
