import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../../src/rules/iron-fist'
import { made, play, told } from './play'
import { movesFor } from '../../../../src/rules/iron-fist/moves/moves'

const wake = (id: string) => ({
  [`wake.actor.counters.${id}`]: id === 'spirit' ? 'infamous' : 'debt',
})

describe('Gear and Ammo', () => {
  it('IF-EX-03 IF-049 IF-050 rolls the old Equipment, gains one hold, and wakes a condition', () => {
    const inputs = { dice: [4, 3] }
    expect(play('gearAndAmmo', inputs)).toBe('runner.refused.unanswered')
    const run = made('gearAndAmmo', { ...inputs, answers: wake('equipment') })
    expect(run.reading).toMatchObject({ band: '7-9', sum: { total: 7 } })
    expect(told(run)).toEqual([
      'actor counters.equipment: 0 → -1 (IF-049)',
      'actor conditions:  → debt (IF-072)',
      'actor gearHolds: 0 → 1 (IF-050)',
    ])
    expect(run.outcome.gmMoves).toEqual([])
  })

  it('IF-049 Equipment 1 counts for the roll and falls to 0 without a condition', () => {
    const run = made('gearAndAmmo', { dice: [3, 3] }, { actor: { counters: { equipment: 1 } } })
    expect(run.reading.sum.total).toBe(7)
    expect(told(run)[0]).toBe('actor counters.equipment: 1 → 0 (IF-049)')
  })

  it.each([
    ['two', 'actor gearHolds: 1 → 3 (IF-050)', 'actor advantageDie: 1 → 2 (IF-008)'],
    ['three', 'actor gearHolds: 1 → 4 (IF-050)', undefined],
  ])('IF-050 IF-012 on 10+ %s', (pick, goods, die) => {
    const actor = { gearHolds: 1, counters: { equipment: 2 } }
    const effects = told(made('gearAndAmmo', { dice: [4, 4], picks: [pick] }, { actor }))
    expect(effects.slice(1)).toEqual(die ? [goods, die] : [goods])
  })

  it('IF-050 on 6 or less: no hold, a GM move, and Equipment falls all the same', () => {
    const { outcome } = made(
      'gearAndAmmo',
      { dice: [1, 2] },
      { actor: { counters: { equipment: 2 } } },
    )
    expect(outcome.effects).toHaveLength(1)
    expect(outcome.gmMoves).toMatchObject([{ due: 'standard', rule: 'IF-050' }])
  })

  it('IF-048 when it is made is for reading, and stands with the move', () => {
    expect(movesFor().gearAndAmmo?.rule).toBe('IF-048')
    expect(ironFist.rules?.find(({ id }) => id === 'IF-048')?.kind).toBe('reference')
  })

  it('IF-051 IF-052 four options cost one hold, the two large ones two', () => {
    const costs = movesFor().gearAndAmmo?.holds?.options.map(({ id, cost }) => `${id}${cost}`)
    expect(costs).toEqual(['a1', 'b1', 'c1', 'd1', 'e2', 'f2'])
  })
})

describe('Test Your Spirit', () => {
  it('IF-053 IF-054 two dice and Spirit', () => {
    const { reading } = made(
      'testYourSpirit',
      { dice: [3, 2], picks: ['a'] },
      { actor: { counters: { spirit: 1 } } },
    )
    expect(reading).toMatchObject({ band: '6-', sum: { total: 6 } })
  })

  it.each([
    ['ad', 'actor advantageDie: 1 → 2 (IF-008)'],
    ['spirit', 'actor counters.spirit: 0 → 1 (IF-055)'],
  ])('IF-055 on 10+ the player takes %s', (pick, effect) => {
    const run = made('testYourSpirit', { dice: [5, 5], picks: [pick] })
    expect(run.reading.choice).toMatchObject({ who: 'player', count: 1 })
    expect(told(run)).toEqual([effect])
  })

  it('IF-056 on 7 to 9 the GM picks; refusing costs a point of Spirit', () => {
    const inputs = { dice: [4, 4], picks: ['a'] }
    expect(play('testYourSpirit', inputs)).toBe('runner.refused.unanswered')
    const complies = made('testYourSpirit', { ...inputs, answers: { comply: 'complies' } })
    expect(complies.reading.choice?.who).toBe('gm')
    expect(told(complies)).toEqual([])
    const refusing = { ...inputs, answers: { comply: 'refuses', ...wake('spirit') } }
    expect(told(made('testYourSpirit', refusing))).toEqual([
      'actor counters.spirit: 0 → -1 (IF-056)',
      'actor conditions:  → infamous (IF-072)',
    ])
  })

  it('IF-057 on 6 or less the player must comply, and the GM may make a move', () => {
    const { outcome } = made('testYourSpirit', { dice: [1, 1], picks: ['c'] })
    expect(outcome).toMatchObject({ effects: [], gmMoves: [{ due: 'optional' }] })
    expect(outcome.notes).toEqual([{ key: 'ironFist.testYourSpirit.note.mustComply' }])
  })

  it('IF-058 the mark shows only on the Tainted', () => {
    const inputs = { dice: [1, 1], picks: ['d'] }
    expect(play('testYourSpirit', inputs)).toBe('ironFist.testYourSpirit.barred.d')
    const run = made('testYourSpirit', inputs, { actor: { conditions: ['tainted'] } })
    expect(run.reading.choice?.picks.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })
})
