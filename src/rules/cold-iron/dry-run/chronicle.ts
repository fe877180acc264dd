import type { DryRunEnd, DryRunFate, Side } from '../../system/fight/dry-run'
import { eighths } from '../body/fatigue'
import type { Combatant } from '../combatant/combatant'
import type { FightContext } from '../fight-model/context'
import { combatantOf, everyone } from '../turn/core/fight'
import { stands } from './choose'

/** What a fight can cost somebody, read from their state: points of each. */
export const costs: Readonly<Record<string, (state: Combatant['state']) => number>> = {
  hitPoints: ({ damage }) => damage,
  fatigue: ({ tempFatigue, dailyFatigueEighths }) => tempFatigue + dailyFatigueEighths / eighths,
  mana: ({ mpUsed }) => mpUsed,
  shots: ({ loosed }) => loosed.reduce((all, each) => all + each, 0),
}

/** Keeps how a fight comes along: who fell when, and whether it is decided. */
export class Chronicle {
  readonly #begin: FightContext
  readonly #firstTurn: number
  /** Turns by who was out at their end; null for who was out before. */
  readonly #fell: Map<string, number | null>

  constructor(begin: FightContext, firstTurn: number) {
    this.#begin = begin
    this.#firstTurn = firstTurn
    const out = everyone(begin).filter((each) => !stands(each))
    this.#fell = new Map(out.map(({ id }) => [id, null]))
  }

  /** Turns that are over, at the beginning of one. */
  turnsPlayed({ turn }: FightContext): number {
    return turn - this.#firstTurn
  }

  /** Whether a side has nobody left on their feet, at the beginning of a turn; notes who fell in the one before. */
  isDecided(fight: FightContext): boolean {
    for (const { id } of everyone(fight).filter((each) => !stands(each))) {
      if (!this.#fell.has(id)) this.#fell.set(id, fight.turn - 1)
    }
    return winnersOf(fight).length < 2
  }

  /** How it came out. */
  end(fight: FightContext, isCut: boolean): DryRunEnd {
    const winners = winnersOf(fight)
    return {
      winner: !isCut && winners.length === 1 ? (winners[0] ?? null) : null,
      isCut,
      turns: this.turnsPlayed(fight),
      combatants: Object.fromEntries(everyone(fight).map((each) => [each.id, this.#fateOf(each)])),
    }
  }

  #fateOf(combatant: Combatant): DryRunFate {
    const before = combatantOf(this.#begin, combatant.id)?.state
    const spent = Object.entries(costs).map(([id, read]) => {
      const points = read(combatant.state) - (before ? read(before) : 0)
      return [id, Math.max(0, points)]
    })
    const fate = fateOf(combatant)
    return {
      fate,
      turn: fate === 'stands' ? null : (this.#fell.get(combatant.id) ?? null),
      spent: Object.fromEntries(spent) as Record<string, number>,
    }
  }
}

function fateOf(combatant: Combatant): DryRunFate['fate'] {
  const { dead, gone } = combatant.state
  if (dead) return 'dead'
  if (gone) return 'gone'
  return stands(combatant) ? 'stands' : 'down'
}

function winnersOf(fight: FightContext): Side[] {
  return [
    ...new Set(
      everyone(fight)
        .filter(stands)
        .map(({ side }) => side),
    ),
  ]
}
