import fc from 'fast-check'
import { checkAgainst } from '../../../../src/rules/cold-iron/basics/check'
import { describe, expect, it } from 'vitest'
import {
  mentalSave,
  physicalSave,
  saveChart,
  saveDifficulty,
  saveOf,
  type SaveScores,
} from '../../../../src/rules/cold-iron/spells/saves'
import { keys, told } from '../terms'

const scores = (own: Partial<SaveScores> = {}): SaveScores => ({
  pml: 4,
  will: 12,
  willAdj: 1,
  conAdj: 2,
  mptPerLevel: 6,
  currentPt: 20,
  ...own,
})
const named = (field: string) => expect.objectContaining({ field })

describe('CI-004: saves', () => {
  it.each([
    [-30, -15],
    [1, -15],
    [2, -13],
    [7, -9],
    [8, -8],
    [14, -6],
    [15, -5],
    [20, -4],
    [24, -4],
    [25, -3],
    [40, 0],
    [62, 4],
    [90, 10],
    [101, 10],
    [102, 11],
    [395, 26],
    [396, 27],
    [9999, 27],
  ])('a score of %i gives %i', (score, save) => {
    expect(saveOf(score)).toBe(save)
  })

  it('the chart rises by one for each five from 20 to 90, and row by row beyond', () => {
    for (let score = 20; score <= 90; score++) expect(saveOf(score)).toBe(Math.floor(score / 5) - 8)
    const beyond = saveChart.slice(saveChart.findIndex(([from]) => from === 90))
    expect(beyond.map(([, save]) => save)).toEqual(Array.from({ length: 18 }, (_, row) => row + 10))
    expect(saveOf(5, [])).toBe(0)
  })

  it('never falls with the score', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 500 }), fc.nat(200), (score, more) => {
        expect(saveOf(score + more)).toBeGreaterThanOrEqual(saveOf(score))
      }),
    )
  })

  it('of the mind: the best of level and will, of both together, and of mental hit points', () => {
    expect(mentalSave(scores()).total).toBe(5)
    const willing = mentalSave(scores({ will: 20, willAdj: 5 }))
    expect([keys(willing), willing.total]).toEqual([['saveWillAndMagic'], 10])
    const trained = mentalSave(scores({ pml: 9, will: 4, willAdj: 3 }))
    expect(told(trained)).toEqual([
      [9, 'CI-004'],
      [3, 'CI-004'],
    ])
    expect(keys(trained)).toEqual(['pml', 'willAdj'])
    const deep = mentalSave(scores({ pml: 8, will: 2, willAdj: -6, mptPerLevel: 12 }))
    expect([keys(deep), deep.total]).toEqual([['saveMagic'], 16])
    const even = mentalSave(scores({ pml: 0, will: 10, willAdj: 0 }))
    expect(keys(even)).toEqual(['pml', 'willAdj'])
  })

  it('of the body: the better of level and constitution, and of all hit points', () => {
    expect(physicalSave(scores()).total).toBe(6)
    expect(keys(physicalSave(scores()))).toEqual(['pml', 'conAdj'])
    const sturdy = physicalSave(scores({ currentPt: 60 }))
    expect([keys(sturdy), sturdy.total]).toEqual([['saveBody'], 8])
    expect(physicalSave(scores({ currentPt: -500 })).total).toBe(6)
  })

  it('a target saves when its save and the dice reach the difficulty', () => {
    const dc = saveDifficulty({ aml: 10, level: 4, willAdj: 3, mp: 2 })
    expect(told(dc).map(([value]) => value)).toEqual([10, -4, 3, 2])
    expect(keys(dc)).toEqual(['aml', 'level', 'willAdj', 'mana'])
    const save = physicalSave(scores())
    expect(checkAgainst(save, dc, '77').success).toBe(true)
    expect(
      checkAgainst(save, saveDifficulty({ aml: 11, level: 0, willAdj: 0, mp: 0 }), '73').success,
    ).toBe(false)
  })

  it('refuses figures outside sense by name', () => {
    expect(() => mentalSave(scores({ pml: -1 }))).toThrow(named('pml'))
    expect(() => mentalSave(scores({ will: -1 }))).toThrow(named('will'))
    expect(() => physicalSave(scores({ mptPerLevel: 1_000_000 }))).toThrow(named('mptPerLevel'))
    expect(() => physicalSave(scores({ currentPt: 0.5 }))).toThrow(named('currentPt'))
    const magic = { aml: 1, level: 1, willAdj: 0, mp: 0 }
    expect(() => saveDifficulty({ ...magic, aml: -1 })).toThrow(named('aml'))
    expect(() => saveDifficulty({ ...magic, level: -1 })).toThrow(named('spell.level'))
    expect(() => saveDifficulty({ ...magic, mp: -1 })).toThrow(named('mp'))
  })
})
