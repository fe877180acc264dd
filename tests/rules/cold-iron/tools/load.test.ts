import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadAlertness } from '../../../../src/rules/cold-iron/load/alertness'
import { loadChart } from '../../../../src/rules/cold-iron/load/chart'
import {
  carried,
  loadIndex,
  loadPenalty,
  loadRow,
  underLoad,
  type LoadPenalty,
} from '../../../../src/rules/cold-iron/load/load'
import { allowanceOf } from '../../../../src/rules/cold-iron/load/allowance'
import { poundsOf, sizePointsOf } from '../../../../src/rules/cold-iron/load/weights'
import { sum, term } from '../../../../src/shared/term'
import { keys, told } from '../terms'

const rowAt = (index: number) => {
  const row = loadRow(index)
  if (!row) throw new Error('too much to carry')
  return row
}
const item = (name: string, encumbrance: number, armor = false, onPerson = true) => ({
  name,
  encumbrance,
  armor,
  onPerson,
  elven: false,
})

describe('load', () => {
  const things = [
    item('mail', 300, true),
    item('sword', 40),
    item('tent', 200, false, false),
    item('barding', 500, true, false),
  ]

  it('CI-220: everything counts on foot; riders leave armour and saddlebags out', () => {
    expect(carried(things, false).total).toBe(1040)
    expect(carried(things, true).total).toBe(40)
    expect(told(carried(things, true))).toEqual([[40, 'CI-220']])
    expect(carried(things, true).terms[0]?.label).toEqual({
      key: 'coldIron.load.item',
      with: { name: 'sword' },
    })
    expect(() => carried([item('air', -1)], false)).toThrow(
      expect.objectContaining({ field: 'encumbrance' }),
    )
  })

  it('CI-209: a bow of elven make weighs four fifths of what it is listed with', () => {
    const bow = { ...item('long bow', 53), elven: true }
    expect(told(carried([bow], true))).toEqual([[42, 'CI-209']])
  })

  it('CI-220: the index is exact, and picks the first row it does not exceed', () => {
    expect(loadIndex(500, 10)).toBe(50)
    expect(loadIndex(505, 10)).toBe(50.5)
    expect(rowAt(0).altPen).toBe(3)
    expect(rowAt(0.1).encPerStr).toBe(10)
    expect(rowAt(50).encPerStr).toBe(50)
    expect(rowAt(50.5).encPerStr).toBe(60)
    expect(rowAt(300).encPerStr).toBe(300)
    expect(loadRow(300.1)).toBeNull()
    expect(() => loadIndex(1, 0)).toThrow(expect.objectContaining({ field: 'str' }))
    expect(() => loadIndex(-1, 1)).toThrow(expect.objectContaining({ field: 'encTotal' }))
    expect(loadIndex(7, 1)).toBe(7)
  })

  it('CI-221: the chart has its fourteen rows, column by column', () => {
    const column = (read: (row: (typeof loadChart)[number]) => number) => loadChart.map(read).join()
    expect(column((row) => row.encPerStr)).toBe('0,10,20,30,40,50,60,70,90,110,130,160,200,300')
    expect(column((row) => row.ftgPerDay)).toBe('2,3,4,5,6,7,8,10,12,14,17,1,2,4')
    expect(column((row) => Number(row.ftgIsPerMinute))).toBe('0,0,0,0,0,0,0,0,0,0,0,1,1,1')
    expect(column((row) => row.dexPen)).toBe('0,0,-1,-2,-2,-2,-3,-4,-5,-6,-7,-8,-10,-12')
    expect(column((row) => row.dbPen)).toBe('0,0,0,-1,-1,-1,-1,-2,-2,-3,-3,-4,-5,-6')
    expect(column((row) => row.hAndDPen)).toBe('0,0,0,0,0,0,0,-1,-1,-2,-3,-4,-5,-6')
    expect(column((row) => row.hmPen)).toBe('0,0,0,0,0,0,0,0,-1,-2,-3,-4,-5,-6')
    expect(column((row) => row.hthPen)).toBe('0,0,0,0,0,0,0,0,0,-1,-2,-3,-3,-4')
    expect(column((row) => row.srPen)).toBe('0,0,0,0,0,0,0,0,0,0,-1,-2,-4,-6')
    expect(column((row) => row.altPen)).toBe('3,2,2,1,1,0,0,-1,-2,-3,-5,-7,-10,-13')
    expect(column((row) => row.maGood)).toBe('18,18,17,16,15,14,13,12,11,10,9,8,7,5')
    expect(column((row) => row.maBroken)).toBe('12,12,11,10,9,9,8,7,6,6,5,5,4,3')
  })

  it('CI-221: each figure loses its own column, and one that loses nothing has no term', () => {
    const row = rowAt(200)
    const figure = sum([term({ key: 'own' }, 10, 'CI-004')])
    const left = (kind: Parameters<typeof underLoad>[1]) => underLoad(figure, kind, row).total
    expect(['h', 'hs', 'hw', 'd', 'dw'].map((kind) => left(kind as 'h'))).toEqual([5, 5, 5, 5, 5])
    expect([left('db'), left('hm'), left('htH'), left('alt')]).toEqual([5, 5, 7, 0])
    const kinds: LoadPenalty[] = ['dex', 'db', 'hAndD', 'hm', 'hth', 'sr', 'alt']
    expect(kinds.map((kind) => told(sum(loadPenalty(row, kind))))).toEqual(
      [-10, -5, -5, -5, -3, -4, -10].map((value) => [[value, 'CI-221']]),
    )
    expect(kinds.flatMap((kind) => keys(sum(loadPenalty(row, kind))))).toEqual(kinds)
    expect(told(underLoad(figure, 'h', rowAt(60)))).toEqual([[10, 'CI-004']])
  })

  it.each([
    [0, 0, 18, 12],
    [0, 3, 21, 14],
    [0, 9, 27, 18],
    [0, -3, 15, 10],
    [40, 0, 15, 9],
    [40, 1, 16, 9],
    [40, 3, 17, 10],
    [40, -1, 14, 8],
    [40, -3, 13, 8],
    [50, -3, 12, 8],
    [50, 3, 16, 10],
    [130, -3, 8, 4],
    [130, 3, 10, 6],
    [300, -3, 4, 3],
    [300, 3, 6, 3],
    [300, -40, 0, 0],
  ])('CI-222: at load %i and DEXadj %i one moves %i/%i', (index, dexAdj, good, broken) => {
    const { maFull, maBroken } = allowanceOf(rowAt(index), dexAdj)
    expect([maFull.total, maBroken.total]).toEqual([good, broken])
  })

  it('CI-222: says the row and what dexterity does to it', () => {
    expect(told(allowanceOf(rowAt(0), 3).maFull)).toEqual([
      [18, 'CI-222'],
      [3, 'CI-222'],
    ])
    expect(keys(allowanceOf(rowAt(0), 3).maBroken)).toEqual(['base', 'nimble'])
    expect(keys(allowanceOf(rowAt(0), 0).maFull)).toEqual(['base'])
    expect(() => allowanceOf(rowAt(0), 41)).toThrow(expect.objectContaining({ field: 'dexAdj' }))
    expect(() => allowanceOf(rowAt(0), -41)).toThrow(expect.objectContaining({ field: 'dexAdj' }))
    expect(allowanceOf(rowAt(0), 40).maFull.total).toBe(58)
  })

  it('CI-222: more dexterity is never slower, more load never faster', () => {
    const index = fc.integer({ min: 0, max: 300 })
    fc.assert(
      fc.property(index, fc.nat(100), fc.integer({ min: -3, max: 20 }), (light, more, dexAdj) => {
        const row = rowAt(light)
        const pace = allowanceOf(row, dexAdj)
        const quicker = allowanceOf(row, dexAdj + 1)
        expect(quicker.maFull.total).toBeGreaterThanOrEqual(pace.maFull.total)
        expect(quicker.maBroken.total).toBeGreaterThanOrEqual(pace.maBroken.total)
        const slower = allowanceOf(rowAt(Math.min(300, light + more)), dexAdj)
        expect(slower.maFull.total).toBeLessThanOrEqual(pace.maFull.total)
      }),
    )
  })

  it('CI-223: ten points are a pound, a hundred a point of size', () => {
    expect(poundsOf(25)).toBe(2.5)
    expect(sizePointsOf(250)).toBe(2.5)
  })
})

describe('armour, load and alertness', () => {
  const burden = (own: object) =>
    sum(
      loadAlertness({
        altArmorDay: -4,
        altArmorAsleep: -7,
        altEnc: 0,
        resting: false,
        extraWatch: false,
        outOfArmor: false,
        ...own,
      }),
    )

  it('CI-226: example 14: plate by day, leather or plate at night, at a load of 50', () => {
    const altEnc = rowAt(50).altPen
    expect(burden({ altEnc, altArmorAsleep: -1, resting: true }).total).toBe(-1)
    expect(burden({ altEnc, altArmorAsleep: -1 }).total).toBe(-4)
    expect(burden({ altEnc, resting: true }).total).toBe(-7)
    expect(burden({ altEnc }).total).toBe(-7)
  })

  it('CI-226: load counts by day only, and is told apart from armour', () => {
    const day = burden({ altEnc: 2, altArmorAsleep: -1 })
    expect(told(day)).toEqual([
      [2, 'CI-226'],
      [-4, 'CI-226'],
    ])
    expect(keys(day)).toEqual(['load', 'armorDay'])
    expect(keys(burden({ altEnc: 2, resting: true }))).toEqual(['armorAsleep'])
    expect(keys(burden({ altEnc: 2 }))).toEqual(['load', 'armorAsleep'])
    expect(keys(burden({ altArmorAsleep: -4 }))).toEqual(['armorDay'])
  })

  it('CI-226: a watch more of sleep takes the penalty away, by night and by day', () => {
    expect(burden({ extraWatch: true, resting: true }).terms).toEqual([])
    expect(burden({ extraWatch: true }).total).toBe(-4)
  })

  it('CI-226: who took the armour off has no penalty for sleeping in it, by night or by day', () => {
    expect(burden({ outOfArmor: true, resting: true }).terms).toEqual([])
    expect(burden({ outOfArmor: true }).total).toBe(-4)
  })
})
