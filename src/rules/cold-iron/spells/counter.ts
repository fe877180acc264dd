import { sum, type Sum } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import type { Settings } from '../settings'
import { spellCharts, type CounterModifier, type SpellCharts } from '../fight-model/charts/spells'

const { termOf } = wordsIn('spells')
const rule = 'CI-004'

/** Level from which the base of a counter follows the level. */
const followsLevelFrom = 8

/** Added to the level from there on, unless the setting says otherwise. */
const levelBonus = 5

/** Someone who counters a spell. */
export interface Counter {
  level: number
  talAdj: number
  /** Mana put in, at most the level. */
  mp: number
  modifiers: readonly CounterModifier[]
}

/**
 * Strength of a counter: base by level, talent, mana and what applies. Null for one too low in
 * level to counter. A FieldError names a figure outside sense.
 */
export function counterOf(
  { level, talAdj, mp, modifiers }: Counter,
  settings: Pick<Settings, 'spellCounterBase'>,
  charts: SpellCharts = spellCharts,
): Sum | null {
  const base = baseOf(demandWhole('level', level, 0), settings, charts)
  if (base === null) return null
  const terms = [termOf('counterBase', base, rule)]
  if (talAdj !== 0) terms.push(termOf('talent', talAdj, rule))
  if (demandWhole('mp', mp, 0, level) !== 0) terms.push(termOf('mana', mp, rule))
  for (const id of modifiers) terms.push(termOf(`counter.${id}`, charts.counters[id], rule))
  return sum(terms)
}

/**
 * The success rates a countered spell has to roll against: one for each counter, with that counter
 * taken off. An uncountered spell rolls once.
 */
export function counteredRates(rate: Sum, counters: readonly Sum[]): Sum[] {
  if (counters.length === 0) return [rate]
  return counters.map(({ total }) => sum([...rate.terms, termOf('countered', 0 - total, rule)]))
}

/** Whether somebody of that level may counter at all: the chart begins with theirs or before (CI-004). */
export function mayCounter(
  level: number,
  settings: Pick<Settings, 'spellCounterBase'>,
  charts: SpellCharts,
): boolean {
  return baseOf(level, settings, charts) !== null
}

function baseOf(
  level: number,
  { spellCounterBase }: Pick<Settings, 'spellCounterBase'>,
  { counterBase }: SpellCharts,
): number | null {
  if (level < followsLevelFrom) return counterBase[level] ?? null
  return spellCounterBase === 'level' ? level : level + levelBonus
}
