import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { sum, term } from '../../shared/term'
import { defineAct } from '../system/act'
import type { Effect } from '../moves/effect'
import type { MoveInput } from '../moves/move'
import { assetActs, companionMoved } from './asset-acts'
import { titleOf } from './fields'
import { companionsOf } from './figures/companions'
import { leaveFight } from './foes/leave-fight'
import { changeOn } from './moves/changes/changes'
import type { Settings } from './settings'
import { characterSchema, debilitySchema, initiativeSchema } from './sheet'
import { whole } from '../../shared/bounded'

/** The figures of a character that may be moved by hand. */
const adjustable = [
  'momentum',
  'health.value',
  'spirit.value',
  'bondTicks',
  'xpEarned',
  'xpSpent',
] as const

/** The health of a companion as it may be moved so, too, by the name of its asset (IS-084). */
const companionField = /^assets\.([^.]{1,60})\.health\.value$/

/** Everything on a sheet that may be moved by hand: its own figures, then what its companions have left. */
export function adjustableOn(sheet: object): string[] {
  const companions = companionsOf(sheet).map(({ name }) => `assets.${name}.health.value`)
  return [...adjustable, ...companions]
}

const nobodyElse: MoveInput = { given: {}, dice: [] }
const real = (effects: readonly Effect[]) => effects.filter(({ from, to }) => from !== to)

/** What the GM may do to a sheet outside of moves (IS-076). */
export function actsFor(settings: Settings) {
  const at = { on: 'character' as const, sheet: characterSchema }
  return [
    defineAct({
      ...at,
      id: 'adjust',
      figures: 'hand',
      title: phrase('ironsworn.act.adjust'),
      rule: 'IS-076',
      input: z.strictObject({
        field: z.union([z.enum(adjustable), z.string().regex(companionField)]),
        by: whole(-20, 20),
      }),
      perform(sheet, { field, by }) {
        const [, companion] = companionField.exec(field) ?? []
        if (companion !== undefined) return companionMoved(sheet, companion, by)
        const change = { on: 'actor' as const, field, by, rule: 'IS-076' }
        return {
          effects: real(changeOn(sheet, change, nobodyElse, settings).effects),
          terms: sum([term(titleOf(field), by, 'IS-076')]).terms,
          notes: [],
        }
      },
    }),
    defineAct({
      // Encumbered comes and goes so alone (IS-069).
      ...at,
      id: 'debility',
      title: phrase('ironsworn.act.debility'),
      rule: 'IS-076',
      input: z.strictObject({ debility: debilitySchema, isMarked: z.boolean() }),
      perform(sheet, { debility, isMarked }) {
        const to = isMarked ? debility : `!${debility}`
        const change = { on: 'actor' as const, field: 'debilities', to, rule: 'IS-076' }
        return {
          effects: changeOn(sheet, change, nobodyElse, settings).effects,
          terms: [],
          notes: [],
        }
      },
    }),
    defineAct({
      // Each has it for themselves, and the GM turns it (IS-101).
      ...at,
      id: 'initiative',
      title: phrase('ironsworn.act.initiative'),
      rule: 'IS-096',
      input: z.strictObject({ to: initiativeSchema }),
      perform(sheet, { to }) {
        const { initiative: from } = sheet
        const taken: Effect = { on: 'actor', rule: 'IS-096', field: 'initiative', from, to }
        const effects = to === 'none' ? leaveFight(sheet, 'IS-096') : real([taken])
        return { effects, terms: [], notes: [] }
      },
    }),
    ...assetActs,
  ]
}
