import { expect, it } from 'vitest'
import { rollsWithin, withRolls } from '../../src/shared/rolls-within'

const sent = { move: 'strike', dice: { typed: false, faces: [1, 2] } }

it('dice that were sent are told as they are typed', () => {
  expect(rollsWithin(sent)).toEqual(['1 2'])
})

it('dice typed in one go are a die each, as in every field of dice', () => {
  const corrected = { move: 'strike', dice: { typed: true, faces: [5, 5] } }
  expect(withRolls(sent, ['55'])).toEqual(corrected)
  expect(withRolls(sent, [' 5  5 '])).toEqual(corrected)
})

it('a number of several digits stays one where another die stands beside it', () => {
  expect(withRolls({ dice: { typed: true, faces: [1, 2] } }, ['12 6'])).toEqual({
    dice: { typed: true, faces: [12, 6] },
  })
  expect(withRolls({ dice: { typed: true, faces: [7] } }, ['5'])).toEqual({
    dice: { typed: true, faces: [5] },
  })
})

it('figures that are all 0 are nothing rolled: nothing was done', () => {
  const harm = (input: object) => ({ act: 'harm', member: { type: 'npc', id: 'n' }, input })
  expect(rollsWithin(harm({ harm: 0, piercing: 0 }))).toEqual([])
  expect(withRolls(harm({ harm: 0 }), ['3'])).toBeUndefined()
  // Beside another figure, or dice, it may be the one that is wrong.
  expect(rollsWithin(harm({ harm: 3, piercing: 0 }))).toEqual(['3', '0'])
  expect(rollsWithin({ typed: true, dice: [5, 5], answers: { damage: 0 } })).toEqual(['5 5', '0'])
  expect(rollsWithin({ typed: true, roll: '0' })).toEqual(['0'])
})
