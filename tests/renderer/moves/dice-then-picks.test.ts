import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { useTypeAhead } from '../../../src/renderer/actions/type-ahead'
import { useDiceThenPicks } from '../../../src/renderer/moves/fields/use-dice-then-picks'

beforeEach(() => setActivePinia(createPinia()))

/** A roll whose dice all lie, with so many picks, and the digits that came to them. */
function lying(picks: number | null) {
  const taken: string[] = []
  const press = (digit: string) => Number(digit) <= (picks ?? 0) && taken.push(digit) > 0
  const { beyond } = useDiceThenPicks({
    dice: shallowRef(null),
    picks: shallowRef(picks === null ? null : { press }),
    isDiceOpen: () => false,
  })
  return { beyond, taken }
}

describe('a digit where every die lies', () => {
  it('takes the pick that shows it', () => {
    const { beyond, taken } = lying(3)
    expect(beyond('2')).toBe(true)
    expect(taken).toEqual(['2'])
    expect(useTypeAhead().notTaken).toEqual([])
  })

  it('is refused as a key where no pick shows it: the dice have nothing to do with it', () => {
    const { beyond, taken } = lying(3)
    expect(beyond('4')).toBe(true)
    expect(taken).toEqual([])
    expect(useTypeAhead().notTaken).toEqual(['4'])
  })

  it('is left to the dice where there is nothing to pick', () => {
    expect(lying(null).beyond('4')).toBe(false)
  })
})
