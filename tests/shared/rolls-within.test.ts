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
