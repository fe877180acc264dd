import { expect, it } from 'vitest'
import { rollsWithin, withRolls } from '../../../src/shared/dice/rolls-within'

const typed = (input: unknown) => rollsWithin(input).map((roll) => roll.typed)

const sent = { move: 'strike', dice: { typed: false, faces: [1, 2] } }

it('dice that were sent are told as they are typed', () => {
  expect(typed(sent)).toEqual(['1 2'])
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
  expect(typed(harm({ harm: 0, piercing: 0 }))).toEqual([])
  expect(withRolls(harm({ harm: 0 }), ['3'])).toBeUndefined()
  // Beside another figure, or dice, it may be the one that is wrong.
  expect(typed(harm({ harm: 3, piercing: 0 }))).toEqual(['3', '0'])
  expect(typed({ typed: true, dice: [5, 5], answers: { damage: 0 } })).toEqual(['5 5', '0'])
  expect(typed({ typed: true, roll: '0' })).toEqual(['0'])
})

it('a roll says whose it is, and a figure what of', () => {
  const helped = {
    ...{ actor: { type: 'character', id: 'maro' }, typed: true, dice: [5, 3] },
    answers: { damage: 4 },
    help: [{ helper: { type: 'npc', id: 'hob' }, run: { typed: true, dice: [6, 6] } }],
  }
  expect(rollsWithin(helped)).toEqual([
    { typed: '5 3', figure: null, who: 'maro' },
    { typed: '4', figure: 'damage', who: 'maro' },
    { typed: '6 6', figure: null, who: 'hob' },
  ])
  const along = { roles: { scout: { characterId: 'ysolt', typed: false, dice: [1, 2] } } }
  expect(rollsWithin(along)).toEqual([{ typed: '1 2', figure: null, who: 'ysolt' }])
  expect(rollsWithin(sent)).toEqual([{ typed: '1 2', figure: null, who: null }])
})
