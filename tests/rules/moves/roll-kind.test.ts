import { describe, expect, it } from 'vitest'
import {
  checkFaces,
  rollKinds,
  shiftBand,
  type RollKind,
} from '../../../src/rules/moves/data/roll-kind'
import { phrase } from '../../../src/shared/phrase'
import { term } from '../../../src/shared/term'

const add = (value: number) => [term(phrase('x'), value, 'X-001')]

describe('ways of rolling', () => {
  it.each([
    [[3, 3], '6-', 6],
    [[3, 4], '7-9', 7],
    [[4, 5], '7-9', 9],
    [[5, 5], '10+', 10],
  ])('IF-002 two dice %j are %s', (faces, band, total) => {
    expect(rollKinds['2d6'].read(faces, [], 'X')).toMatchObject({ band, sum: { total } })
  })

  it('IF-002 one die has the same bands', () => {
    expect(rollKinds['1d6'].read([6], add(3), 'X').band).toBe('7-9')
    expect(rollKinds['1d6'].read([6], add(4), 'X').band).toBe('10+')
    expect(rollKinds['1d6'].read([6], add(0), 'X').band).toBe('6-')
  })

  it('a score against challenge dice is 10 at most, and says so', () => {
    const { sum, band } = rollKinds.action.read([6, 10, 9], add(6), 'X')
    expect(sum.terms.map(({ value }) => value)).toEqual([6, 6, -2])
    expect(sum.total).toBe(10)
    expect(band).toBe('weak')
    expect(rollKinds.action.read([6, 10, 9], add(4), 'X').sum.terms).toHaveLength(2)
  })

  it('progress rolls nothing but the challenge', () => {
    expect(rollKinds.progress.read([3, 3], add(4), 'X').band).toBe('strong')
    expect(rollKinds.progress.read([4, 3], add(4), 'X').band).toBe('weak')
    expect(rollKinds.progress.read([4, 4], add(4), 'X').band).toBe('miss')
  })

  it.each([
    ['6-', 1, '7-9'],
    ['7-9', 1, '10+'],
    ['10+', 1, '10+'],
    ['10+', -1, '7-9'],
    ['6-', -1, '6-'],
  ] as const)('IF-006 %s by %i step is %s', (band, by, after) => {
    const kind: RollKind = rollKinds['2d6']
    expect(shiftBand(kind, band, by)).toBe(after)
  })

  it('IF-002 IS-008 IS-009 IS-010 the dice on the table', () => {
    const dice = Object.entries(rollKinds).map(([id, { sides }]) => [id, sides])
    expect(Object.fromEntries(dice)).toEqual({
      ...{ '2d6': [6, 6], '1d6': [6], action: [6, 10, 10], progress: [10, 10] },
      ...{ oracle: [100], none: [] },
    })
  })

  it('IF-006 the nearest total of a band', () => {
    const { edge } = rollKinds['2d6'] as RollKind
    const nearest = (band: '10+' | '7-9' | '6-') => [2, 8, 12].map((total) => edge?.(band, total))
    expect([nearest('10+'), nearest('7-9'), nearest('6-')]).toEqual([
      [10, 10, 12],
      [7, 8, 9],
      [2, 6, 6],
    ])
  })

  it('IS-010 a face for each die lies within its sides: no fewer, no more, and none between', () => {
    const { sides } = rollKinds.action
    expect(() => checkFaces([1, 10, 1], sides)).not.toThrow()
    expect(() => checkFaces([6, 1, 10], sides)).not.toThrow()
    for (const faces of [
      ...[[], [6], [6, 10], [6, 10, 10, 1]],
      ...[
        [7, 1, 1],
        [1, 11, 1],
        [1, 1, 11],
        [0, 1, 1],
        [1, 0, 1],
        [1.5, 1, 1],
      ],
    ]) {
      expect(() => checkFaces(faces, sides), faces.join(' ')).toThrow('runner.refused.dice')
    }
  })

  it('IS-011 the action die alone is added to; the other two stand', () => {
    const { sum } = rollKinds.action.read([2, 9, 7], [], 'X')
    expect(sum.terms).toMatchObject([{ value: 2, label: { with: { faces: '2' } } }])
    expect(rollKinds.action.read([2, 9, 7], add(6), 'X').band).toBe('weak')
    expect(rollKinds.action.read([2, 7, 9], add(6), 'X').band).toBe('weak')
    expect(rollKinds.action.isMatch([7, 9, 9])).toBe(true)
    expect(rollKinds.action.isMatch([9, 9, 7])).toBe(false)
  })
})
