import { describe, expect, it } from 'vitest'
import { gapsOfShot } from '../../../../src/rules/cold-iron/view/shot-gaps'
import { fighter, weapon } from '../table'

const bow = weapon({ name: 'Bow', class: 'bow', missile: true, rangeRow: 'shortBow' })
const archer = (sheet: object) => fighter('a', { weapons: [bow], hm: 12, ...sheet })
const keys = (sheet: object, range?: number) =>
  gapsOfShot(archer(sheet), { weapon: 0, ...(range !== undefined && { range }) }).map(({ key }) =>
    key.replace('coldIron.missiles.gap.', ''),
  )

describe('what a shot goes without', () => {
  it('CI-141: a distance that nobody has said, and a row of ranges that the weapon lacks', () => {
    expect(keys({})).toEqual(['distance'])
    expect(keys({}, 4)).toEqual([])
    expect(keys({ weapons: [weapon({ name: 'Stone', missile: true })] })).toEqual(['row'])
  })

  it('CI-096: a missile attack that was not worked out', () => {
    expect(keys({ hm: undefined }, 4)).toEqual(['hm'])
  })

  it('is nothing for a blow', () => {
    expect(keys({ weapons: [weapon()], hm: undefined })).toEqual([])
  })
})
