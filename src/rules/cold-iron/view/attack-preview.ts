import { phrase, type Phrase } from '../../../shared/phrase'
import type { Sum } from '../../../shared/term'
import { chanceToHit, resolveAttack } from '../turn/attacking/judge'
import { smallestRoll } from '../basics/chance'
import { readRoll } from '../basics/roll'
import { blowIn, diceIn } from '../turn/attacking/blow'
import { boutIn } from '../turn/attacking/bout'
import type { FightSnapshot } from '../fight-model/context'
import type { AttackResult, AttackType, Blow, DamageRoll } from '../fight-model/attack'
import type { Position } from '../fight-model/declaration'
import { findDuel } from '../turn/core/fight'
import { moreDice } from '../turn/movement/acting'
import { refuseDice } from '../turn/attacking/refuse-attack'
import { spentIn } from '../turn/attacking/shot'
import { bodyAhead, type BodyAhead } from './body/body-ahead'
import { oddsOf, type OddsBand } from './odds/odds'
import { harmOf, type HarmOdds } from './odds/odds-harm'
import { wantedDice, type WantedDice } from './odds/wanted-dice'

/** An attack before its dice. */
export interface AttackPreview {
  attackId: string
  type: AttackType
  /** Place before the defender; null for missiles. */
  position: Position | null
  attack: Sum
  defence: Sum
  /** Chance needed to hit (CI-010). */
  neededCA: number
  /** Smallest roll that gives it; null when no dice reach it. */
  neededRoll: string | null
  odds: OddsBand[]
  /** Chances of what it leaves of its target. */
  harm: HarmOdds[]
  /** What each multiple rolls, and how many d6 of it are of a charge (CI-135, CI-136). */
  dice: string
  more: Sum
  /** The same die by die: sides of each, and what is added to their total. */
  each: WantedDice
}

/** An attack with its roll, and with its damage when that is given too. */
interface AttackOutcome {
  result: AttackResult
  /** Dice to roll for each multiple; null when nothing is to be rolled. */
  dice: string | null
  blow: Blow | null
  /** What it leaves of whom it strikes; null while nothing is dealt. */
  body: BodyAhead | null
}

/** An answer, or why there is none. */
export type Foresight = { ok: true; value: AttackOutcome } | { ok: false; why: Phrase }

/** What an attack of the turn needs and what may come of it; null for one that is not there. */
export function attackPreview({ context }: FightSnapshot, attackId: string): AttackPreview | null {
  const duel = findDuel(context, attackId)
  if (!duel) return null
  const bout = boutIn(context, duel)
  const more = moreDice(context, duel)
  const neededCA = chanceToHit(bout, duel.attack)
  return {
    attackId,
    ...bout,
    neededCA,
    neededRoll: smallestRoll(neededCA),
    odds: oddsOf(bout, duel, context),
    harm: harmOf(context, duel, bout),
    dice: diceIn(context, duel.weapon, more.total),
    more,
    each: wantedDice(context, duel.weapon, more.total),
  }
}

/** What a roll, and damage dice with it, would do if they were sent now. Nothing is changed. */
export function attackOutcome(
  snapshot: FightSnapshot,
  attackId: string,
  roll: string,
  damage?: DamageRoll,
): Foresight {
  const { context } = snapshot
  const duel = findDuel(context, attackId)
  if (!duel) return { ok: false, why: phrase('coldIron.refused.noAttack') }
  const reading = readRoll(roll)
  if (reading.state !== 'finished') return { ok: false, why: reading.words }
  const result = resolveAttack(boutIn(context, duel), duel, reading.digits, true, context)
  const nothing = { blow: null, body: null }
  if (result.verdict !== 'hit') return { ok: true, value: { result, dice: null, ...nothing } }
  const more = moreDice(context, duel).total
  const dice = diceIn(context, duel.weapon, more)
  if (damage === undefined) return { ok: true, value: { result, dice, ...nothing } }
  const spent = spentIn(context, duel)
  const why = refuseDice(context, duel, result.multiple, damage, { more, rest: spent.rest })
  if (why) return { ok: false, why }
  const blow = blowIn(context, duel, damage, spent)
  const body = bodyAhead(snapshot, attackId, damage)
  return { ok: true, value: { result, dice, blow, body } }
}
