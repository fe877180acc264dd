import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuseTactics } from '../../../../src/rules/cold-iron/actions/stacking'
import { FieldError } from '../../../../src/rules/cold-iron/basics/field-error'
import { isPacingDue } from '../../../../src/rules/cold-iron/phases'
import { defaultSettings } from '../../../../src/rules/cold-iron/settings'
import { mayChange } from '../../../../src/rules/cold-iron/turn/declaring/declaring'
import {
  nextItemStep,
  publishedSpellSteps,
  spellCompletion,
  stepsInOrder,
} from '../../../../src/rules/cold-iron/fight-model/spell-steps'
import { steps } from '../../../../src/rules/cold-iron/fight-model/steps'
import { fighter, gather, send, until } from '../table'

describe('the phases of play', () => {
  it('CI-015: remind of a challenge only when asked to, from the minute set', () => {
    expect(isPacingDue(9999, defaultSettings)).toBe(false)
    expect(isPacingDue(0, defaultSettings)).toBe(false)
    expect(isPacingDue(59, { pacingMinutes: 60 })).toBe(false)
    expect(isPacingDue(60, { pacingMinutes: 60 })).toBe(true)
  })
})

describe('the turn', () => {
  it('CI-014: goes through the fifteen steps one by one and counts the next turn', () => {
    let table = send(gather(fighter('a')), { type: 'fight.begin' })
    const walked: string[] = []
    for (let count = 0; count < 15; count++) {
      expect(table.context.turn).toBe(1)
      walked.push(String(table.value))
      table = send(table, { type: 'step.close' })
    }
    expect(walked).toEqual(steps)
    expect(table).toMatchObject({ value: steps[0], context: { turn: 2 } })
  })

  it('CI-016: records what is declared in whatever order, and silences nobody', () => {
    const table = send(gather(fighter('a'), fighter('b')), { type: 'fight.begin' })
    const declare = (id: string) =>
      ({ type: 'declare', combatantId: id, declaration: { kind: 'fullDefence' } }) as const
    const said = (...ids: string[]) =>
      send(table, ...ids.map(declare))
        .told.filter(({ kind }) => kind === 'declaration.made')
        .map(({ about }) => about[0]?.id)
    expect(said('a', 'b')).toEqual(['a', 'b'])
    expect(said('b', 'a')).toEqual(['b', 'a'])
    expect(until(table, 'attacks').value).toBe('attacks')
  })

  it.each([
    [1, 8, 1, 'earlySpells'],
    [2, 8, 1, 'lateSpells'],
    [3, 8, 1, 'lateSpells'],
    [4, 8, 1, 'endOfTurnSpells'],
    [5, 8, 2, 'earlySpells'],
    [6, 8, 2, 'lateSpells'],
    [7, 8, 2, 'lateSpells'],
    [8, 8, 2, 'endOfTurnSpells'],
    [1, 1, 2, 'endOfTurnSpells'],
    [1, 3, 1, 'lateSpells'],
    [2, 3, 2, 'earlySpells'],
    [1, 5, 1, 'earlySpells'],
  ])('CI-018: level %i of AML %i completes in turn %i, %s', (level, aml, turn, step) => {
    expect(spellCompletion({ level, aml, begunTurn: 1 })).toEqual({ turn, step })
    expect(spellCompletion({ level, aml, begunTurn: 6 })).toEqual({ turn: turn + 5, step })
  })

  it('CI-018: leaves level 0 and what is above the caster to the game master', () => {
    expect(spellCompletion({ level: 9, aml: 8, begunTurn: 1 })).toBeNull()
    expect(spellCompletion({ level: 0, aml: 8, begunTurn: 1 })).toBeNull()
  })

  it('CI-018: follows the casting time 2L/AML and never completes sooner for more levels', () => {
    const level = fc.integer({ min: 1, max: 99 })
    const order = ['earlySpells', 'lateSpells', 'endOfTurnSpells']
    fc.assert(
      fc.property(level, level, (some, aml) => {
        const done = spellCompletion({ level: some, aml, begunTurn: 1 })
        expect(done === null).toBe(some > aml)
        if (!done) return
        const part = (2 * some) % aml
        expect(done.step).toBe(order[part === 0 ? 2 : 2 * part < aml ? 0 : 1])
        expect(done.turn).toBe(2 * some <= aml ? 1 : 2)
      }),
    )
  })

  it('CI-018: follows the chart of the campaign', () => {
    expect(publishedSpellSteps).toHaveLength(6)
    const ours = [{ quarters: 8, inclusive: true, turn: 3, step: 'lateSpells' }] as const
    expect(spellCompletion({ level: 6, aml: 3, begunTurn: 2 }, ours)).toEqual({
      turn: 4,
      step: 'lateSpells',
    })
    expect(spellCompletion({ level: 7, aml: 3, begunTurn: 2 }, ours)).toBeNull()
  })

  it('CI-018: names the field that is outside sense', () => {
    expect(() => spellCompletion({ level: 1, aml: 0, begunTurn: 1 })).toThrow(FieldError)
    expect(() => spellCompletion({ level: -1, aml: 1, begunTurn: 1 })).toThrow(FieldError)
    expect(() => spellCompletion({ level: 1, aml: 1, begunTurn: 0 })).toThrow(FieldError)
  })

  it('CI-019: gives each of three charged items its step, and no fourth', () => {
    expect([0, 1, 2, 3].map(nextItemStep)).toEqual([
      'earlySpells',
      'lateSpells',
      'endOfTurnSpells',
      null,
    ])
    expect(() => nextItemStep(4)).toThrow(FieldError)
    expect(() => nextItemStep(-1)).toThrow(FieldError)
  })

  it('CI-021: has hand-to-hand in step 13 before end-of-turn spells, or after by setting', () => {
    expect(stepsInOrder(defaultSettings)).toEqual(steps)
    const swapped = stepsInOrder({ hthBeforeFullTurnSpells: false })
    expect(swapped.slice(0, 12)).toEqual(steps.slice(0, 12))
    expect(swapped.slice(12)).toEqual(['endOfTurnSpells', 'handToHandFighting', 'upkeep'])
    expect(steps.slice(12)).toEqual(['handToHandFighting', 'endOfTurnSpells', 'upkeep'])
  })
})

describe('what is declared', () => {
  it('CI-028: may be changed by the game master, after a flight, and for moves', () => {
    for (const occasion of ['knownMoves', 'closingTogether'] as const) {
      expect(mayChange('move', occasion)).toBe(true)
      expect(mayChange('attack', occasion)).toBe(false)
    }
    for (const occasion of ['foeFlees', 'gmOverride'] as const) {
      expect(mayChange('move', occasion)).toBe(true)
      expect(mayChange('attack', occasion)).toBe(true)
    }
  })

  it('CI-029: is one option of group 3 at most, and no guarding or shooting for a berserker', () => {
    expect(refuseTactics(['doubleSwing'])).toBeNull()
    expect(refuseTactics(['doubleSwing', 'force'])).not.toBeNull()
    expect(refuseTactics(['berserk', 'doubleSwing'])).toBeNull()
    for (const barred of ['fullDodge', 'fullDefenceVsHtH', 'popOut'] as const) {
      expect(refuseTactics([barred])).toBeNull()
      expect(refuseTactics(['berserk', barred])).not.toBeNull()
    }
  })
})
