import { expect, it } from 'vitest'
import { isAdvanceDue } from '../../../src/rules/iron-fist/experience'
import { characterSchema } from '../../../src/rules/iron-fist/sheet'

it.each([
  [null, 999, false],
  [5, 4, false],
  [5, 5, true],
  [5, 6, true],
])('xp.advanceAt %s with %i XP reminds: %s', (at, xp, due) => {
  expect(isAdvanceDue(characterSchema.parse({ xp }), { 'xp.advanceAt': at })).toBe(due)
})
