import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { sum, term } from '../../shared/term'
import { defineAct } from '../system/act'
import type { Effect } from '../moves/effect'
import type { MoveInput } from '../moves/move'
import { assetActs } from './asset-acts'
import { leaveFight } from './foes/leave-fight'
import { changeOn } from './moves/changes/changes'
import type { Settings } from './settings'
import { characterSchema, debilitySchema, initiativeSchema } from './sheet'
import { whole } from '../../shared/bounded'

/** The figures of a character that may be moved by hand. */
export const adjustable = [
  'momentum',
  'health.value',
  'spirit.value',
  'bondTicks',
  'xpEarned',
  'xpSpent',
] as const

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
      input: z.strictObject({ field: z.enum(adjustable), by: whole(-20, 20) }),
      perform(sheet, { field, by }) {
        const change = { on: 'actor' as const, field, by, rule: 'IS-076' }
        const label = phrase(`ironsworn.field.${field.split('.')[0] ?? field}`)
        return {
          effects: real(changeOn(sheet, change, nobodyElse, settings).effects),
          terms: sum([term(label, by, 'IS-076')]).terms,
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
