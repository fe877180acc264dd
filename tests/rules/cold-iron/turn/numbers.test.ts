import { describe, expect, it } from 'vitest'
import { numbersOf, renumbered } from '../../../../src/rules/cold-iron/turn/core/numbers'
import { fighter, gather } from '../table'

const foes = [...'abcdefghij'].map((id) => fighter(id, {}, {}, 'foe'))
const party = ['ann', 'bob'].map((id) => fighter(id))
const down = { knockedOut: true }

describe('the numbers of a fight', () => {
  it('begin with the party, whoever was put in first', () => {
    const { context } = gather(...foes, ...party)
    expect(numbersOf(context)).toMatchObject({ ann: 1, bob: 2, a: 3, h: 10, i: 11, j: 12 })
  })

  it('are kept through the turn; whoever comes in gets the next', () => {
    const { context } = gather(...party, fighter('a', {}, down, 'foe'), fighter('late'))
    const fight = { ...context, numbers: { ann: 1, bob: 2, a: 3 } }
    expect(numbersOf(fight)).toEqual({ ann: 1, bob: 2, a: 3, late: 4 })
  })

  it('are given up by those who cannot act when a turn begins, and those beyond the keys move up', () => {
    const numbers = numbersOf(gather(...party, ...foes).context)
    const { context } = gather(
      party[0] ?? fighter('ann'),
      fighter('bob', {}, down),
      ...foes.map((each) => (each.id === 'a' ? fighter('a', {}, { gone: true }, 'foe') : each)),
    )
    const after = renumbered({ ...context, numbers })
    expect(after).toEqual({ ann: 1, b: 4, c: 5, d: 6, e: 7, f: 8, g: 9, h: 10, i: 2, j: 3 })
  })

  it('are given back to whoever comes to, before those beyond the keys', () => {
    const { context } = gather(...party, ...foes)
    const all = Object.entries(numbersOf(context))
    const numbers = Object.fromEntries(all.filter(([id]) => id !== 'bob'))
    expect(renumbered({ ...context, numbers })).toMatchObject({ bob: 2, i: 11, j: 12 })
  })
})
