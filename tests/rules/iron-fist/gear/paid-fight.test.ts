import { expect, it } from 'vitest'
import { ironFist } from '../../../../src/rules/iron-fist'

it('IF-098: the fight that is paid for is kept or let go, never typed', () => {
  const options = (ammoMarkedForFight: string) =>
    ironFist.lists?.({ settings: {}, charts: {} }, { ammoMarkedForFight }).ammoMarkedForFight
      ?.options
  expect(options('')).toEqual([])
  expect(options('a-fight')).toMatchObject([{ value: 'a-fight' }])
})
