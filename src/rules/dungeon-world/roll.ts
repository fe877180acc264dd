import { sum, term, type Sum } from '../../shared/term'
import { phrase } from '../../shared/phrase'
import { defaultSettings, type Deciding } from './settings'

/** A score, and whether its debility weighs on it. */
export interface ModifierInput {
  score: number
  debility?: boolean
}

/** What a score adds to a roll, and why (DW-003; decisions `modifierTable`, `debilities`). */
export function modifierSum(
  { score, debility = false }: ModifierInput,
  { charts }: Deciding<'charts'> = defaultSettings,
): Sum {
  const table = charts.modifierTable
  const row = table.find(([upper]) => score <= upper) ?? table.at(-1)
  const own = term(phrase('dungeonWorld.term.score', { score }), row?.[1] ?? 0, 'DW-003')
  return sum(debility ? [own, term(phrase('dungeonWorld.term.debility'), -1, 'DW-065')] : [own])
}

/** Half of a figure, whole (decision `rounding`). */
export function half(value: number, { rounding }: Deciding<'rounding'> = defaultSettings): number {
  return rounding === 'down' ? Math.floor(value / 2) : Math.ceil(value / 2)
}
