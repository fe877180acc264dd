import { describe, expect, it } from 'vitest'
import {
  modifierSchema,
  fitsMove,
  isGoneAfter,
  type HeldModifier,
} from '../../../src/rules/moves/modifiers'
import { defineMove } from '../../../src/rules/moves/data/define-move'
import type { MoveData } from '../../../src/rules/moves/data/move-data'
import type { SheetRules } from '../../../src/rules/moves/data/sheet-rules'
import { figureAt } from '../../../src/rules/moves/apply'
import { runInputsSchema } from '../../../src/rules/moves/runner/inputs'
import { replay } from '../../../src/rules/moves/runner/replay'
import type { Stage } from '../../../src/rules/moves/runner/stage'
import { phrase } from '../../../src/shared/phrase'
import { term } from '../../../src/shared/term'

const rules: SheetRules = {
  ...{ diceRule: 'TT-001', distinct: true, shiftsTotal: false, perform: () => ({}) },
  terms: (sheet, field) => [term(phrase(field), figureAt(sheet, field), 'TT-002')],
  change: (sheet, { on, field, by = 0, rule }) => {
    const from = figureAt(sheet, field)
    return { effects: [{ on, field, from, to: from + by, rule }], asks: [] }
  },
  match: { rule: 'TT-009', note: 'tiny.match' },
  pool: {
    ...{ label: phrase('tiny.pool'), rule: 'TT-008' },
    value: (sheet) => figureAt(sheet, 'pool'),
    offers: (sheet, dice) => {
      const cancels = [1, 2].filter((die) => (dice[die] ?? 0) < figureAt(sheet, 'pool'))
      return cancels.length > 0 ? [{ cancels }] : []
    },
    spend: (sheet) => [
      ...[
        { on: 'actor' as const, field: 'pool', from: figureAt(sheet, 'pool'), to: 2, rule: 'TT' },
      ],
    ],
  },
}
const strive: MoveData = {
  ...{ id: 'strive', rule: 'TT-003', words: 'tiny.strive', dice: 'action' },
  stats: [{ field: 'iron' }],
  bands: {
    strong: {
      rule: 'TT-004',
      modifiers: [
        {
          ...{ id: 'edge', on: 'everyone', value: 1, kind: 'forward', until: 'nextMatching' },
          ...{ scope: ['strive'], rule: 'TT-004' },
        },
      ],
      changes: [{ on: 'everyone', field: 'health', by: -1, times: 'harm', rule: 'TT-005' }],
      tracks: [{ purpose: 'road', kind: 'mark', marks: 1, rule: 'TT-004' }],
    },
    weak: { rule: 'TT-005', changes: [{ on: 'party', field: 'supply', by: -1, rule: 'TT-005' }] },
    miss: { rule: 'TT-006' },
  },
  given: [{ id: 'harm', min: 0, max: 5, initial: 0 }],
  tracks: [{ purpose: 'road', label: 'tiny.road' }],
}
const arrive: MoveData = {
  ...{ id: 'arrive', rule: 'TT-010', words: 'tiny.arrive', dice: 'progress' },
  tracks: [{ purpose: 'road', label: 'tiny.road', isNeeded: true }],
  score: { track: 'road', rule: 'TT-011' },
  bands: { strong: { rule: 'TT' }, weak: { rule: 'TT' }, miss: { rule: 'TT' } },
}
const modifier = (id: string, value: number, more: Partial<HeldModifier> = {}): HeldModifier => ({
  ...{
    id,
    value,
    kind: 'forward',
    scope: 'anyRoll',
    text: phrase('tiny.modifier'),
    rule: 'TT-007',
  },
  ...{ until: 'nextMatching', ...more },
})
const stage: Stage = {
  moves: { strive: defineMove(strive, rules), arrive: defineMove(arrive, rules) },
  people: {
    'character:a': {
      ...{ kind: 'character', sheet: { iron: 2, health: 5, pool: 6 } },
      modifiers: [modifier('one', 2), modifier('two', 1, { scope: ['arrive'] })],
    },
    'character:b': { kind: 'character', sheet: { iron: 1, health: 4, pool: 0 } },
    'npc:c': { kind: 'npc', sheet: { iron: 1, health: 9, pool: 0 } },
  },
  tracks: { t: { name: 'North', rank: 'dangerous', ticks: 26 } },
  party: { supply: 5 },
}

function play(move: string, dice: number[], more: object = {}) {
  const inputs = runInputsSchema.parse({ dice, ...more })
  const run = replay(stage, { move, actor: 'character:a', target: null, inputs })
  return 'key' in run ? run.key : run
}

describe('what waits on a character', () => {
  it('is added to a roll that it fits when it is taken, and says why', () => {
    expect(play('strive', [1, 9, 9])).toMatchObject({ reading: { sum: { total: 3 } } })
    expect(play('strive', [1, 9, 9], { modifiers: ['one'] })).toMatchObject({
      reading: { sum: { total: 5, terms: [{}, {}, { value: 2, rule: 'TT-007' }] } },
    })
    expect(play('strive', [1, 9, 9], { modifiers: ['two'] })).toBe('runner.refused.modifier')
    expect(play('strive', [1, 9, 9], { modifiers: ['none'] })).toBe('runner.refused.modifier')
  })

  it('fits no move that takes nothing', () => {
    expect(fitsMove(modifier('x', 1), { id: 'arrive' })).toBe(false)
    expect(fitsMove(modifier('x', 1), { id: 'strive', takesModifiers: true })).toBe(true)
    expect(
      fitsMove(modifier('x', 1, { scope: 'judged' }), { id: 'strive', takesModifiers: true }),
    ).toBe(true)
    expect(stage.moves['arrive']?.takesModifiers).toBe(false)
  })

  it('goes when it is taken once, or was meant for this move; what lasts stays', () => {
    expect(isGoneAfter(modifier('x', 1), true)).toBe(true)
    expect(isGoneAfter(modifier('x', 1), false)).toBe(false)
    expect(isGoneAfter(modifier('x', 1, { until: 'nextMove' }), false)).toBe(true)
    expect(isGoneAfter(modifier('x', 1, { kind: 'ongoing', until: 'scene' }), true)).toBe(false)
  })

  it('has a figure within bounds, and knows how long it waits', () => {
    const { value, kind, scope, text, rule, until } = modifier('x', 1)
    const blank = { value, kind, scope, text, rule, until }
    expect(modifierSchema.safeParse(blank).success).toBe(true)
    expect(modifierSchema.safeParse({ ...blank, value: 21 }).success).toBe(false)
    expect(modifierSchema.safeParse({ ...blank, until: 'ever' }).success).toBe(false)
  })
})

describe('a move for more than one', () => {
  it('changes every character of the party, each on their own sheet, no one else', () => {
    expect(play('strive', [6, 1, 2], { given: { harm: 2 } })).toMatchObject({
      outcome: {
        effects: [
          { on: 'actor', field: 'health', from: 5, to: 3 },
          { on: 'character:b', field: 'health', from: 4, to: 2 },
        ],
        modifiers: [{ on: 'everyone', value: 1, scope: ['strive'] }],
      },
    })
  })

  it('changes what the party shares', () => {
    expect(play('strive', [1, 9, 2])).toMatchObject({
      outcome: { effects: [{ on: 'party', field: 'supply', from: 5, to: 4 }] },
    })
  })

  it('works on a track where one is named, and on none where none is', () => {
    expect(play('strive', [6, 1, 2], { tracks: { road: 't' } })).toMatchObject({
      outcome: { tracks: [{ purpose: 'road', kind: 'mark', marks: 1 }] },
    })
    const run = play('strive', [6, 1, 2])
    expect(typeof run === 'object' && run.outcome.tracks).toBeUndefined()
    expect(play('strive', [6, 1, 2], { tracks: { sea: 't' } })).toBe('runner.refused.track')
  })

  it('rolls the full boxes of its track, and cannot do without one', () => {
    expect(play('arrive', [5, 6], { tracks: { road: 't' } })).toMatchObject({
      reading: { band: 'weak', sum: { total: 6, terms: [{ rule: 'TT-011' }] } },
    })
    expect(play('arrive', [5, 6])).toBe('runner.refused.trackWanted')
  })
})

describe('a pool that cancels dice', () => {
  it('beats every die below it, and is spent before anything follows', () => {
    expect(play('strive', [1, 5, 4])).toMatchObject({ reading: { band: 'miss' } })
    const burnt = play('strive', [1, 5, 4], { swap: { cancels: [1, 2] } })
    expect(burnt).toMatchObject({
      reading: { band: 'strong', sum: { total: 3 } },
      outcome: { effects: [{ field: 'pool', from: 6, to: 2 }] },
    })
    expect(play('strive', [1, 5, 6], { swap: { cancels: [1, 2] } })).toBe('runner.refused.swap')
  })

  it('leaves a match a match: it lies in the dice', () => {
    const match = play('strive', [1, 5, 5], { swap: { cancels: [1, 2] } })
    expect(match).toMatchObject({
      reading: { band: 'strong', isMatch: true },
      outcome: {
        gmMoves: [],
        notes: [{ key: 'tiny.match.strong' }],
      },
    })
  })
})
