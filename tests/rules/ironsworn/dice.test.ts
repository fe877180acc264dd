import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getInitialSnapshot, transition } from 'xstate'
import type { RunEvent } from '../../../src/rules/moves/runner/events'
import { moveRunner } from '../../../src/rules/moves/runner/machine'
import { readingOf } from '../../../src/rules/moves/runner/stage'
import { insteadOf, reversed } from '../../../src/rules/oracles/instead'
import { characterSchema, debilitySchema } from '../../../src/rules/ironsworn/sheet'
import { ironsworn as playing } from '../../../src/rules/ironsworn'
import { made, oddsOfAction, play, rolled, strong, told } from './at-table'
import { shippedRows } from './published'

const six = [1, 2, 3, 4, 5, 6]
const ten = Array.from({ length: 10 }, (_, at) => at + 1)
const die = fc.integer({ min: 1, max: 10 })
const marked = fc.subarray([...debilitySchema.options])
const roll = fc.record({
  dice: fc.tuple(fc.integer({ min: 1, max: 6 }), die, die),
  stat: fc.integer({ min: 0, max: 5 }),
  adds: fc.integer({ min: 0, max: 4 }),
  momentum: fc.integer({ min: -6, max: 10 }),
  debilities: marked,
})

describe('dice and outcomes', () => {
  it('IS-008: an action roll is a d6 and two d10; a d10 goes to 10, a d6 to 6', () => {
    const at = { answers: { stat: 'edge' } }
    expect(made('faceDanger', [6, 10, 1], { ...at, picks: ['momentum'] }).reading.band).toBe('weak')
    expect(play('faceDanger', [7, 1, 1], at)).toBe('runner.refused.dice')
    expect(play('faceDanger', [6, 11, 1], at)).toBe('runner.refused.dice')
  })

  it.each([
    ['faceDanger', [6, 10, 10]],
    ['endTheFight', [10, 10]],
    ['askTheOracle', [100]],
    ['turnTheTide', []],
  ])('IS-010: %s takes dice of %j sides', (id, sides) => {
    expect(made('faceDanger', strong, { answers: { stat: 'edge' } })).toBeDefined()
    const { moves } = playing
    expect(moves[id]?.sides?.({ actor: {}, given: {} })).toEqual(sides)
  })

  it('IS-011 IS-018 IS-093: die, stat and every add count, cut at 10 after all of them', () => {
    expect(rolled({ dice: [4, 6, 7], stat: 2, adds: 1 })).toMatchObject({
      ...{ score: 7, band: 'weak' },
    })
    const run = made('gatherInformation', [2, 9, 9], { given: { bond: 1, adds: 2 } })
    expect(run.reading.sum.total).toBe(6)
  })

  it('IS-012 IS-013 IS-014 IS-015: never above 10, ties to the die, a 10 stands', () => {
    fc.assert(
      fc.property(roll, (at) => {
        const { score = 0, band, isMatch, burn } = rolled(at)
        const [, ...challenge] = at.dice
        expect(score).toBeLessThanOrEqual(10)
        expect(band).toBe(
          (['miss', 'weak', 'strong'] as const)[challenge.filter((die) => score > die).length],
        )
        if (challenge.every((each) => each === 10)) expect(band).toBe('miss')
        if (challenge.includes(10)) expect(burn?.band ?? band).not.toBe('strong')
        if (isMatch) expect(band).not.toBe('weak')
      }),
    )
    expect(rolled({ dice: [3, 5, 4], stat: 2 }).band).toBe('weak')
    expect(rolled({ dice: [3, 5, 5], stat: 2 }).band).toBe('miss')
  })

  it('IS-005 IS-016 IS-017 IS-169: a match is a cue for the GM, and stays one after a burn', () => {
    const inputs = { answers: { stat: 'iron' } }
    const plain = made('faceDanger', [1, 4, 4], inputs, { actor: { momentum: 6 } })
    expect(plain.outcome).toMatchObject({
      // The GM makes no moves (IS-005): the cue is kept in mind until somebody lets go of it.
      gmMoves: [],
      notes: [{ key: 'ironsworn.match.miss' }],
    })
    const swap = { cancels: [1, 2] }
    const burnt = made('faceDanger', [1, 4, 4], { ...inputs, swap }, { actor: { momentum: 6 } })
    expect(burnt.outcome.notes).toEqual([{ key: 'ironsworn.match.strong' }])
    expect(made('faceDanger', [1, 4, 5], inputs).outcome.notes).toEqual([])
  })

  it('IS-019: dice that are thrown once more are laid in place of those that lay there, and stand', () => {
    const stage = {
      moves: playing.moves,
      people: { 'character:a': { kind: 'character' as const, sheet: characterSchema.parse({}) } },
    }
    const machine = moveRunner(stage)
    const events: RunEvent[] = [
      { type: 'move.choose', move: 'forgeABond', actor: 'character:a', target: null },
      { type: 'ask.answer', id: 'bondName', value: 'Hesta' },
      { type: 'ask.answer', id: 'whose', value: 'self' },
      { type: 'dice.lie', faces: [1, 8, 9], typed: true },
      { type: 'back' },
      { type: 'dice.lie', faces: [6, 8, 2], typed: true },
    ]
    const end = events.reduce(
      (at, event) => transition(machine, at, event)[0],
      getInitialSnapshot(machine),
    )
    expect(end.context.inputs.dice).toEqual([6, 8, 2])
    expect(readingOf(stage, end.context)).toMatchObject({ band: 'weak', sum: { total: 7 } })
  })

  it('IS-020 IS-168: momentum is reset before the outcome moves it: 8 to 2, then 3', () => {
    const run = made(
      'faceDanger',
      [3, 7, 6],
      { answers: { stat: 'iron' }, swap: { cancels: [1, 2] } },
      { actor: { momentum: 8 } },
    )
    expect(told(run)).toEqual(['actor momentum: 8 → 2', 'actor momentum: 2 → 3'])
  })

  it.each([
    [0, 55, 190, 355, 15, 45],
    [1, 91, 238, 271, 21, 39],
    [2, 139, 262, 199, 27, 33],
    [3, 199, 262, 139, 33, 27],
    [4, 271, 238, 91, 39, 21],
    [5, 336, 208, 56, 44, 16],
  ])('IS-022: of 600 rolls with %i, %i strong, %i weak, %i miss', (adds, s, w, m, ms, mm) => {
    expect(oddsOfAction(adds)).toEqual({ strong: s, weak: w, miss: m })
    const matched = (band: string) =>
      six
        .flatMap((die) => ten.map((face) => rolled({ dice: [die, face, face], stat: adds })))
        .filter((each) => each.band === band)
    expect([matched('strong').length, matched('miss').length]).toEqual([ms, mm])
  })

  it('IS-156: the row above and below, and the dice the other way round', () => {
    expect([37, 5, 100, 10].map(reversed)).toEqual([73, 50, 100, 1])
    const table = {
      ...{ id: 'rank', name: 'Rank', group: [], dice: { count: 1, sides: 100 }, source: null },
      rows: shippedRows('turning_point/challenge_rank').map(({ min, max, text }) => ({
        ...{ from: min, to: max, text, rolls: [] },
      })),
    }
    expect([insteadOf(table, 30, 'above'), insteadOf(table, 30, 'below')]).toEqual([1, 56])
    expect([insteadOf(table, 100, 'above'), insteadOf(table, 100, 'below')]).toEqual([
      81,
      undefined,
    ])
    expect(insteadOf(table, 37, 'reversed')).toBe(73)
  })
})
