import { sum, type Sum, type Term } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { stack } from '../basics/modifiers'
import { wordsIn } from '../describe'
import { spellCharts, type CastingWay, type SpellCharts } from '../fight-model/charts/spells'

const { termOf } = wordsIn('spells')

/** The rule all spell charts hang on: charts the seed leaves to the game master. */
const rule = 'CI-004'

/** Group of the ways of casting, of which only the worst counts (CI-236). */
const wayGroup = [1]

/** A spell being cast, and what happens to its caster. */
export interface Casting {
  aml: number
  talAdj: number
  /** Level of the spell. */
  level: number
  /** Mana put in beyond the spell's own, at most the caster's level. */
  extraMp: number
  ways: readonly CastingWay[]
  /** What the action adds that it is cast beside, which counts as a way of casting (CI-231). */
  acting?: readonly Term[]
  /** A detection slipped into a turn of casting. */
  slippedDetection: boolean
  /** Damage and fatigue taken this turn, and in the turn before. */
  damage: number
  fatigue: number
  lastDamage: number
  lastFatigue: number
  /** Hexes to the target; null: no target at a distance. */
  range: number | null
  enhancedVision: boolean
}

/**
 * Success rate of a spell before the dice: magic level, talent, less the spell's level, mana, the
 * worst way of casting, wounds and range. `others` are terms from elsewhere, such as load and
 * blinking. Null when the target is out of range. A FieldError names a figure outside sense.
 */
export function successRate(
  casting: Casting,
  others: readonly Term[] = [],
  charts: SpellCharts = spellCharts,
): Sum | null {
  const aml = demandWhole('aml', casting.aml, 0)
  const range = rangeTerms(casting, charts)
  if (!range) return null
  return sum([
    termOf('aml', aml, rule),
    ...unlessZero('talent', casting.talAdj),
    termOf('level', 0 - demandWhole('spell.level', casting.level, 0), rule),
    ...unlessZero('mana', demandWhole('extraMp', casting.extraMp, 0, aml)),
    ...wayTerms(casting, charts),
    ...hurtTerms(casting, charts),
    ...(casting.slippedDetection
      ? [termOf('slippedDetection', charts.slippedDetection, rule)]
      : []),
    ...range,
    ...others,
  ])
}

/** Of the ways of casting, and of the action it is cast beside, the worst (CI-236). */
function wayTerms({ ways, acting = [] }: Casting, charts: SpellCharts): Term[] {
  const terms = ways.map((way) => termOf(`way.${way}`, charts.ways[way].sr, rule))
  return stack([...terms, ...acting].map((term) => ({ groups: wayGroup, term })))
}

function hurtTerms(casting: Casting, { hurt }: SpellCharts): Term[] {
  const points = (damage: number, fatigue: number) =>
    demandWhole('damage', damage, 0) +
    Math.floor(demandWhole('fatigue', fatigue, 0) / hurt.fatiguePer)
  return [
    ...unlessZero('hurt', hurt.now * points(casting.damage, casting.fatigue)),
    ...unlessZero('hurtBefore', hurt.before * points(casting.lastDamage, casting.lastFatigue)),
  ]
}

/** Null beyond the furthest range that the caster's eyes reach. */
function rangeTerms({ range, enhancedVision }: Casting, { ranges }: SpellCharts): Term[] | null {
  if (range === null) return []
  const row = ranges.find((each) => range <= each.hexes)
  if (!row || (row.enhancedVision && !enhancedVision)) return null
  return unlessZero('range', row.sr)
}

function unlessZero(key: string, value: number): Term[] {
  return value === 0 ? [] : [termOf(key, value, rule)]
}
