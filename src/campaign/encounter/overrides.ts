import { z } from 'zod'
import type { CombatFigure, CombatRules } from '../../rules/system/fight/combat'
import { applyEffects } from '../../rules/moves/apply'
import { valueByPath } from '../../shared/data/dotted-path'
import { textUpTo, whole } from '../../shared/bounded'

/** Figures set for one combatant alone, by dotted path. */
export type Overrides = Record<string, number>

/** Overrides as stored. */
export const overridesSchema: z.ZodType<Overrides> = z.record(textUpTo(60), whole())

/** A number in a sheet by its dotted path; undefined where there is none. */
export function figureIn(sheet: object, path: string): number | undefined {
  const at = valueByPath(sheet, path)
  return typeof at === 'number' ? at : undefined
}

/** The sheet a combatant fights with: its template's, with its own figures in it. */
export function sheetWith(rules: CombatRules, sheet: object, overrides: Overrides): object {
  const effects = Object.entries(overrides).flatMap(([field, to]) => {
    const from = figureIn(sheet, field)
    return from === undefined ? [] : [{ on: 'target' as const, field, from, to, rule: '' }]
  })
  return rules.sheet.parse(applyEffects(sheet, effects))
}

/** A figure of a combatant: what it is, and what the template says. */
export type Figure = CombatFigure & { value: number; given: number }

/** The figures that may be set for a combatant: those its sheet has. */
export function figuresOf(rules: CombatRules, sheet: object, overrides: Overrides): Figure[] {
  const own = new Map(Object.entries(overrides))
  return rules.figures.flatMap((figure) => {
    const given = figureIn(sheet, figure.path)
    return given === undefined ? [] : [{ ...figure, given, value: own.get(figure.path) ?? given }]
  })
}
