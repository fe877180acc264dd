import { describe, expect, it } from 'vitest'
import { harmBetween } from '../../../../src/rules/iron-fist/harm/pvp'
import { sufferHarmFor } from '../../../../src/rules/iron-fist/harm/suffer-harm'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'

const sufferHarm = sufferHarmFor()

const side = (health: number, harm: number, debility = false) => ({
  character: characterSchema.parse({ counters: { health } }),
  given: { harm },
  debility,
})

describe('a fight between characters', () => {
  it('IF-119 IF-120 both mark at once, from Health as it was, and both roll', () => {
    const [winner, loser] = harmBetween([side(1, 2), side(2, 4)])
    expect(winner).toMatchObject({ health: -1, isRolling: true, through: { total: 2 } })
    expect(loser).toMatchObject({ health: -2, isRolling: true, through: { total: 4 } })
  })

  it('IF-117 IF-120 a debility or no harm at all: nothing marked, no roll', () => {
    const [taken, untouched] = harmBetween([side(1, 3, true), side(2, 0)])
    expect(taken).toMatchObject({ health: 1, isRolling: false })
    expect(untouched).toMatchObject({ health: 2, isRolling: false })
  })

  it('IF-122 takes nobody out but by what a 6- brings', () => {
    const actor = { counters: { health: -3 } }
    const read = (dice: number[]) =>
      sufferHarm.read({ actor, given: { harm: 10 }, dice, targetKind: 'character' })
    expect(read([6, 6]).choice?.picks.map(({ id }) => id)).not.toContain('deadly')
    expect(read([4, 5]).choice).toMatchObject({ who: 'opposition', count: 1 })
    expect(read([4, 5]).choice?.picks.map(({ id }) => id)).toContain('deadly')
  })
})
