import { expect, it } from 'vitest'
import { ruleSystems } from '../../../src/rules'
import { ironFist } from '../../../src/rules/iron-fist'
import { ironsworn } from '../../../src/rules/ironsworn'
import { words } from '../../../src/campaign/words'
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
  expect(fieldGaps(ironFist, 'harmSuffered', { bodies: {} })).not.toHaveProperty('of')
  expect(fieldGaps(ironFist, 'harmSuffered', { bodies: { 1: {} } })).toEqual({
    ...{ field: '@ironFist.field.harmOfBody', of: '1' },
  })
})

it('a turn of the story has words by somebody and alone, of one of a group as well', () => {
  const sentences = ruleSystems.flatMap(({ fields = {} }) =>
    Object.values(fields).flatMap(({ told: turns = {}, hurt = {}, rises = {}, among }) =>
      [turns, hurt, rises].flatMap((part) =>
        Object.values(part).flatMap((key) =>
          ['', ...(among ? ['One'] : [])].map((of) => ({ key, of })),
        ),
      ),
    ),
  )
  expect(sentences.length).toBeGreaterThan(10)
  for (const { key, of } of sentences) {
    const gaps = { who: 'Asta', is: 2, of: 7 }
    expect(words.t(`${key}.alone${of}`, gaps)).toMatch(/Asta .*\.$/)
    const done = words.t(`${key}.by${of}`, { ...gaps, by: 'Brand' })
    expect(done).toMatch(/(Asta.*Brand|Brand.*Asta)/)
    if (of) expect(done).toContain('ody 7 of')
  }
})
