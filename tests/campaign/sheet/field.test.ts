import { expect, it } from 'vitest'
import { ironFist } from '../../../src/rules/iron-fist'
import { ironsworn } from '../../../src/rules/ironsworn'
import { fieldGaps } from '../../../src/campaign/sheet/field'

it('a part that the game master named is told by what it is part of, not by a path', () => {
  expect(fieldGaps(ironsworn, 'assets.Hound').field).toBe('@ironsworn.field.assets')
  expect(fieldGaps(ironsworn, 'stats.iron')).toEqual({ field: '@ironsworn.stat.iron' })
  expect(fieldGaps(ironsworn, 'nothing.known')).toEqual({ field: 'nothing.known' })
})

it('IS-084 IS-206: the health of a companion and the track of an asset are told with its name', () => {
  expect(fieldGaps(ironsworn, 'assets.Hound.health.value')).toEqual({
    ...{ field: '@ironsworn.fieldOf.companion', of: 'Hound' },
  })
  expect(fieldGaps(ironsworn, 'assets.Commander.meter.points')).toEqual({
    ...{ field: '@ironsworn.fieldOf.assetMeter', of: 'Commander' },
  })
})

it('IF-107: harm of a body of a group is told with the number that it has everywhere', () => {
  expect(fieldGaps(ironFist, 'bodies.1.harmSuffered')).toEqual({
    ...{ field: '@ironFist.field.harmOfBody', of: '2' },
  })
  expect(fieldGaps(ironFist, 'harmSuffered')).toEqual({ field: '@ironFist.field.harmSuffered' })
})
