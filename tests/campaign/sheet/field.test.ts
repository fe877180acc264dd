import { expect, it } from 'vitest'
import { ironsworn } from '../../../src/rules/ironsworn'
import { fieldTitle } from '../../../src/campaign/sheet/field'

it('a part that the game master named is told by what it is part of, not by a path', () => {
  expect(fieldTitle(ironsworn, 'assets.Hound')).toBe('@ironsworn.field.assets')
  expect(fieldTitle(ironsworn, 'stats.iron')).toBe('@ironsworn.stat.iron')
  expect(fieldTitle(ironsworn, 'nothing.known')).toBe('nothing.known')
})
