import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineMove } from '../../../src/rules/moves/data/define-move'
import type { MoveData } from '../../../src/rules/moves/data/move-data'
import type { SheetRules } from '../../../src/rules/moves/data/sheet-rules'
import { figureAt } from '../../../src/rules/moves/apply'
import { runInputsSchema } from '../../../src/rules/moves/runner/inputs'
import { replay } from '../../../src/rules/moves/runner/replay'
import { defineRuleSystem, playRules } from '../../../src/rules/system/system'
import { phrase } from '../../../src/shared/phrase'
import { term } from '../../../src/shared/term'

const rules: SheetRules = {
  ...{ diceRule: 'TT-001', distinct: true, shiftsTotal: false, perform: () => ({}) },
  terms: (sheet, field) => [term(phrase(field), figureAt(sheet, field), 'TT-002')],
  change: (sheet, { on, field, by = 0, rule }) => {
    const from = figureAt(sheet, field)
    return { effects: [{ on, field, from, to: from + by, rule }], asks: [] }
  },
}
const strive: MoveData = {
  ...{ id: 'strive', rule: 'TT-003', words: 'tiny.strive', dice: 'action' },
  stats: [{ field: 'iron' }],
  bands: {
    strong: {
      rule: 'TT-004',
      changes: [{ on: 'actor', field: 'momentum', by: 2, rule: 'TT-004' }],
    },
    weak: { rule: 'TT-005', picks: { who: 'player', count: 1, from: ['hurt', 'lose'] } },
    miss: { rule: 'TT-006', gmMove: 'standard', leadsTo: [{ oneOf: ['pay'] }] },
  },
  options: {
    hurt: { rule: 'TT-005', changes: [{ on: 'actor', field: 'health', by: -1, rule: 'TT-005' }] },
    lose: { rule: 'TT-005' },
  },
}
const pay: MoveData = {
  ...{ id: 'pay', rule: 'TT-007', words: 'tiny.pay', dice: 'oracle' },
  bands: { told: { rule: 'TT-007', notes: ['look'] } },
}
const figure = (usual: number) => z.number().int().default(usual)
const sheetSchema = z.object({ iron: figure(2), momentum: figure(0), health: figure(5) })

/** Everything that a system must have. */
const smallest = defineRuleSystem({
  id: 'tiny',
  title: phrase('tiny.title'),
  version: 1,
  sheets: { character: sheetSchema, npc: sheetSchema },
  words: { en: { tiny: { title: 'Tiny' } } },
  moves: { strive: defineMove(strive, rules), pay: defineMove(pay, rules) },
})
const { moves } = playRules(smallest, { settings: {}, charts: {} })
const people = {
  hero: { kind: 'character' as const, sheet: smallest.sheets.character.parse({}) },
}

function play(move: string, dice: number[], picks: string[] = []) {
  const inputs = runInputsSchema.parse({ dice, picks })
  const run = replay({ moves, people }, { move, actor: 'hero', target: null, inputs })
  return 'key' in run ? run.key : run
}

describe('the smallest rule system: one sheet, two moves of nothing but data', () => {
  it('a score above both challenge dice is a strong hit; a tie goes to the die', () => {
    expect(play('strive', [4, 5, 5])).toMatchObject({
      reading: { band: 'strong', sum: { total: 6 } },
      outcome: { effects: [{ field: 'momentum', from: 0, to: 2, rule: 'TT-004' }] },
    })
    expect(play('strive', [4, 6, 5], ['lose'])).toMatchObject({ reading: { band: 'weak' } })
    expect(play('strive', [4, 6, 6])).toMatchObject({ reading: { band: 'miss' } })
  })

  it('a weak hit is picked, once and no more', () => {
    expect(play('strive', [1, 2, 9], ['hurt'])).toMatchObject({
      outcome: { effects: [{ field: 'health', from: 5, to: 4 }], gmMoves: [] },
    })
    expect(play('strive', [1, 2, 9], ['hurt', 'lose'])).toBe('runner.refused.count')
    expect(play('strive', [1, 2, 9], ['fly'])).toBe('runner.refused.notOffered')
  })

  it('a miss leads to another move, and the GM owes one', () => {
    expect(play('strive', [1, 9, 9])).toMatchObject({
      outcome: { gmMoves: [{ due: 'standard' }], leadsTo: [{ oneOf: ['pay'], by: 'actor' }] },
    })
  })

  it('an oracle tells, whatever it shows', () => {
    expect(play('pay', [100])).toMatchObject({
      reading: { band: 'told', sum: { total: 100 } },
      outcome: { notes: [{ key: 'tiny.pay.note.look' }] },
    })
    expect(play('pay', [7, 7])).toBe('runner.refused.dice')
  })
})
