import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../../../src/rules/cold-iron/turn/core/numbers'
import { beginTurn } from '../../../../src/rules/cold-iron/turn/core/upkeep'
import { fighter, gather } from '../table'

const foes = [...'abcdefghij'].map((id) => fighter(id, {}, {}, 'foe'))
const party = ['ann', 'bob'].map((id) => fighter(id))
const down = { knockedOut: true }

describe('the numbers of a fight', () => {
  it('begin with the party, whoever was put in first', () => {
    const { context } = gather(...foes, ...party)
    expect(numbersOf(context)).toMatchObject({ ann: 1, bob: 2, a: 3, h: 10, i: 11, j: 12 })
  })

  it('stay with everybody for the whole fight, whoever falls or leaves', () => {
    const begun = beginTurn(gather(...party, ...foes).context).fight
    const { combatants } = gather(
      party[0] ?? fighter('ann'),
      fighter('bob', {}, down),
      ...foes.map((each) => (each.id === 'a' ? fighter('a', {}, { gone: true }, 'foe') : each)),
    ).context
    const after = beginTurn({ ...begun, combatants }).fight
    expect(after.numbers).toEqual(begun.numbers)
    expect(after.numbers).toMatchObject({ bob: 2, a: 3, j: 12 })
  })

  it('go on with whoever comes in, one after the other', () => {
    const begun = beginTurn(gather(...party, fighter('a', {}, down, 'foe')).context).fight
    const late = [fighter('wolf', {}, {}, 'foe'), fighter('cat')]
    const { combatants } = gather(...Object.values(begun.combatants), ...late).context
    const numbers = { ann: 1, bob: 2, a: 3, wolf: 4, cat: 5 }
    expect(numbersOf({ ...begun, combatants })).toEqual(numbers)
  })
})
