import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hitPointState } from '../../../src/rules/cold-iron/body/hit-points'
import { ruleSystems } from '../../../src/rules'
import { valueAt } from '../../../src/rules/moves/apply'
import { poolCautions, poolState } from '../../../src/rules/system/pools'
import {
  readChange,
  readThresholds,
  thresholdAt,
  thresholdLines,
} from '../../../src/rules/tracks/pool'

const spent = [
  { at: 0, words: 'spent' },
  { at: 3, words: 'weary' },
]
const words = (value: number, start: number, list = spent) =>
  thresholdAt({ value, start }, list)?.words

describe('what a figure of a pool means', () => {
  it('is the farthest that it has come to on its way down', () => {
    expect([8, 4, 3, 1, 0].map((value) => words(value, 8))).toEqual([
      ...[undefined, undefined, 'weary', 'weary', 'spent'],
    ])
  })

  it('is the same on its way up, where it mounts up', () => {
    const stress = [
      { at: 5, words: 'on edge' },
      { at: 8, words: 'breaks' },
    ]
    expect([0, 4, 5, 7, 8, 10].map((value) => words(value, 0, stress))).toEqual([
      ...[undefined, undefined, 'on edge', 'on edge', 'breaks', 'breaks'],
    ])
  })
})

describe('what is typed of pools', () => {
  it('is read line by line, and refused where a line is none or a figure stands twice', () => {
    expect(readThresholds('0 spent\n\n 3: weary ')).toEqual(spent)
    expect(readThresholds(thresholdLines(spent))).toEqual(spent)
    expect(readThresholds('')).toEqual([])
    for (const text of ['spent', '3', '3 weary\n3 tired', '101 beyond', '-1 below']) {
      expect(readThresholds(text), text).toBeNull()
    }
  })

  it('is a step with its sign, or a figure after an equals sign', () => {
    expect(['+2', '-3', '−3', ' = 5 '].map((text) => readChange(text, 4))).toEqual([6, 1, 1, 5])
    for (const text of ['', '3', '+', 'x', '+1+1']) expect(readChange(text, 4), text).toBeNull()
  })
})

describe('the pools that systems declare', () => {
  const declared = ruleSystems.flatMap((system) =>
    (system.pools ?? []).flatMap((pool) =>
      pool.on.map((type) => ({ name: `${system.id} ${pool.id} ${type}`, system, pool, type })),
    ),
  )

  it('are there in all four', () => {
    expect([...new Set(declared.map(({ system }) => system.id))].toSorted()).toEqual(
      ruleSystems.map(({ id }) => id).toSorted(),
    )
  })

  it.each(declared)(
    '$name: counts fields that its sheet has, by a rule that is written',
    (each) => {
      const { system, pool, type } = each
      const sheet = system.sheets[type].parse({})
      const fields = [pool.counted, pool.min, pool.max].flatMap((part) =>
        typeof part === 'object' && 'field' in part ? [part.field] : [],
      )
      for (const field of fields) expect(valueAt(sheet, field), field).toBeTypeOf('number')
      if ('spent' in pool.counted) {
        const figures = system.combat?.recovery?.figures.map(({ id }) => id)
        expect(figures).toContain(pool.counted.spent)
      }
      expect(system.rules?.map(({ id }) => id)).toContain(pool.rule)
    },
  )

  it('CI-060: hit points mean what the rules say of them, for every figure', () => {
    const pool = ruleSystems
      .find(({ id }) => id === 'cold-iron')
      ?.pools?.find(({ id }) => id === 'hitPoints')
    if (!pool) throw new Error('no hit points')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 900 }),
        (pt, wounds) => {
          const { words: said } = poolState(pool, { pt }, { wounds })
          const state = hitPointState(pt, pt - wounds)
          expect(said?.key ?? 'coldIron.hitPoints.unhurt').toBe(`coldIron.hitPoints.${state}`)
        },
      ),
    )
  })
})

describe('what is odd about the pools of a sheet', () => {
  it('is a figure above its most, in every game', () => {
    const dungeonWorld = ruleSystems.find(({ id }) => id === 'dungeon-world')
    const said = (hp: number) =>
      poolCautions(dungeonWorld?.pools ?? [], 'character', { hp, maxHp: 10 })
    expect(said(25)).toMatchObject([{ key: 'chart.above', with: { value: 25, max: 10 } }])
    expect(said(10)).toEqual([])
    for (const { pools = [], sheets } of ruleSystems) {
      expect(poolCautions(pools, 'character', sheets.character.parse({}))).toEqual([])
      expect(poolCautions(pools, 'npc', sheets.npc.parse({}))).toEqual([])
    }
  })
})
