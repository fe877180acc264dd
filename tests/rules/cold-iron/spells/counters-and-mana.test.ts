import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../../src/rules/cold-iron/settings'
import {
  spellCharts,
  type CounterModifier,
} from '../../../../src/rules/cold-iron/fight-model/charts/spells'
import { counteredRates, counterOf } from '../../../../src/rules/cold-iron/spells/counter'
import { knownMana, regrowMana } from '../../../../src/rules/cold-iron/spells/mana'
import { sum, term } from '../../../../src/shared/term'
import { keys, told } from '../terms'

const named = (field: string) => expect.objectContaining({ field })

describe('CI-004: counters', () => {
  const counter = (level: number, own: object = {}) =>
    counterOf({ level, talAdj: 0, mp: 0, modifiers: [], ...own }, defaultSettings)

  it.each([
    [4, undefined],
    [5, 1],
    [6, 2],
    [7, 4],
    [8, 13],
    [12, 17],
  ])('at level %i: %s', (level, base) => {
    expect(counter(level)?.total).toBe(base)
  })

  it('follow the level alone by the other reading', () => {
    const plain = { talAdj: 0, mp: 0, modifiers: [] }
    const setting = { spellCounterBase: 'level' as const }
    expect(counterOf({ level: 8, ...plain }, setting)?.total).toBe(8)
    expect(counterOf({ level: 7, ...plain }, setting)?.total).toBe(4)
  })

  it('add talent, mana up to the level, and what applies', () => {
    const full = counter(6, { talAdj: 3, mp: 6, modifiers: ['unknownSpell', 'aimedAtItself'] })
    expect(told(full).map(([value]) => value)).toEqual([2, 3, 6, -5, -5])
    expect(keys(full)).toEqual(['counterBase', 'talent', 'mana', 'unknownSpell', 'aimedAtItself'])
    expect(() => counter(6, { mp: 7 })).toThrow(named('mp'))
    expect(() => counter(-1)).toThrow(named('level'))
    const ids = Object.keys(spellCharts.counters) as CounterModifier[]
    const values = ids.map((id) => [id, spellCharts.counters[id]])
    expect(Object.fromEntries(values)).toEqual({
      familiarSpell: -2,
      unknownSpell: -5,
      aimedAtItself: -5,
      throughTracerOrItem: 10,
      protectingAnother: -5,
      wizardForHimself: 5,
    })
  })

  it('each force a roll of their own', () => {
    const rate = sum([term({ key: 'rate' }, 10, 'CI-004')])
    const rates = counteredRates(rate, [sum([term({ key: 'c' }, 4, 'CI-004')]), sum([])])
    expect(rates.map(({ total }) => total)).toEqual([6, 10])
    expect(keys(rates[0] ?? null)).toEqual(['rate', 'countered'])
    expect(counteredRates(rate, [])).toEqual([rate])
  })
})

describe('mana', () => {
  it('CI-230: is known to those with magic only', () => {
    expect(knownMana({ aml: 1, mpMax: 20, mpUsed: 5 })).toEqual({ left: 15, most: 20 })
    expect(knownMana({ aml: 0, mpMax: 20, mpUsed: 5 })).toBeNull()
    expect(() => knownMana({ aml: 1, mpMax: 20, mpUsed: 21 })).toThrow(named('mpUsed'))
    expect(() => knownMana({ aml: 1, mpMax: -1, mpUsed: 0 })).toThrow(named('mpMax'))
  })

  it('CI-230: grows back by a part of what is left, hour by hour', () => {
    expect(regrowMana(12, 40, 1, 6)).toBe(14)
    expect(regrowMana(12, 40, 2, 6)).toBe(16)
    expect(regrowMana(12, 40, 1, 12)).toBe(13)
    expect(regrowMana(39, 40, 1, 6)).toBe(40)
    expect(regrowMana(0, 40, 9, 6)).toBe(0)
    expect(regrowMana(12, 40, 0, 6)).toBe(12)
    expect(() => regrowMana(41, 40, 1, 6)).toThrow(named('mpLeft'))
    expect(() => regrowMana(1, 40, 1, 0)).toThrow(named('parts'))
    expect(() => regrowMana(1, 40, -1, 6)).toThrow(named('hours'))
  })
})
