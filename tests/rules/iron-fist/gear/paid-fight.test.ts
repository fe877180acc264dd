import { expect, it } from 'vitest'
import { ironFist } from '../../../../src/rules/iron-fist'
import { valueKey } from '../../../../src/rules/system/sheet/guide'

it('IF-098: the fight that is paid for is kept or let go, never typed', () => {
  const options = (ammoMarkedForFight: string) =>
    ironFist.lists?.({ settings: {}, charts: {} }, { ammoMarkedForFight }).ammoMarkedForFight
      ?.options
  expect(options('')).toEqual([])
  expect(options('a-fight')).toMatchObject([{ value: 'a-fight' }])
})

it('IF-098: what is paid for is said in words, never by what the program calls it, and to the game master alone', () => {
  const path = 'ammoMarkedForFight'
  expect(valueKey(ironFist.fields?.[path], '6e939c5b-7e55')).toBe('ironFist.list.paidNow')
  expect(valueKey(ironFist.fields?.[path], '')).toBeUndefined()
  expect(ironFist.fields?.[path]?.isInner).toBe(true)
})
