import { expect, it } from 'vitest'
import { keyAt, placeOf } from '../../../../src/renderer/moves/acts/act-bar'

it('gives every act its key, digits first, and reads it back', () => {
  expect([0, 8, 9, 10, 99].map((at) => keyAt(at))).toEqual(['1', '9', '0', 'a', undefined])
  for (let at = 0; at < 21; at++) expect(placeOf(keyAt(at) ?? '')).toBe(at)
  expect(['Enter', 'A', 'z', '', '12'].map((key) => placeOf(key))).toEqual([
    ...[undefined, 10, undefined, undefined, undefined],
  ])
})
