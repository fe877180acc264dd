import type { Band } from '../moves/move'
import { bandOf } from '../moves/band'
import { sum, term, type Sum } from '../../shared/term'
import { phrase } from '../../shared/phrase'
import { defaultSettings, type Deciding } from './settings/settings'

/** Two six-sided dice and everything that is added to them (DW-001, DW-004, DW-084). */
export interface RollInput {
  dice: readonly [number, number]
  modifier?: number
  forward?: number
  ongoing?: number
  aid?: number
  /** One point, or none (DW-084). */
  preparation?: 0 | 1
}

/** A roll read: its total, its band, and the XP that a miss marks (DW-002). */
export interface Rolled {
  total: number
  band: Band
  xp: number
}

/** Reads a roll (DW-001, DW-002; decision `xpOnMiss`). Everything adds up. */
export function roll(
  { dice, modifier = 0, forward = 0, ongoing = 0, aid = 0, preparation = 0 }: RollInput,
  settings: Deciding<'xpOnMiss'> = defaultSettings,
): Rolled {
  const total = dice[0] + dice[1] + modifier + forward + ongoing + aid + preparation
  const band = bandOf(total)
  return { total, band, xp: band === '6-' && settings.xpOnMiss ? 1 : 0 }
}

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

/** The same as a bare figure. */
export function modifier(input: ModifierInput, settings: Deciding<'charts'> = defaultSettings) {
  return { modifier: modifierSum(input, settings).total }
}

/** Half of a figure, whole (decision `rounding`). */
export function half(value: number, { rounding }: Deciding<'rounding'> = defaultSettings): number {
  return rounding === 'down' ? Math.floor(value / 2) : Math.ceil(value / 2)
}
