import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  groupings,
  packSizes,
  type FoeToField,
  type PackToField,
} from '../../../src/rules/system/fight/foes'
import { ironsworn } from '../../../src/rules/ironsworn'
import { foesFor } from '../../../src/rules/ironsworn/foes/field'
import { defaultSettings } from '../../../src/rules/ironsworn/settings'
import { characterSchema } from '../../../src/rules/ironsworn/sheet'
import { rankNumber, ranks } from '../../../src/rules/tracks/progress'
import { sum } from '../../../src/shared/term'

const rules = foesFor(defaultSettings)
const plain = { grouping: 'rule', shift: 0 } as const

/** What foes come to, in short: how many share each track, and its rank. */
function fielded(foe: FoeToField, settings = defaultSettings): string {
  const groups = foesFor(settings).field(foe)
  if ('key' in groups) return groups.key
  return groups.map(({ count, rank }) => `${count} ${rank}`).join(', ')
}

describe('foes on their tracks', () => {
  it.each([
    ['IS-146: one is as it is', 'extreme', 1, '1 extreme'],
    ['IS-150: three to five are a rank more', 'troublesome', 5, '5 dangerous'],
    ['IS-150: six to ten are two', 'dangerous', 10, '10 extreme'],
    [
      'IS-150: more are several packs',
      'troublesome',
      21,
      '7 formidable, 7 formidable, 7 formidable',
    ],
    ['IS-195: two are no pack', 'dangerous', 2, '1 dangerous, 1 dangerous'],
    ['IS-151: the mighty are no pack', 'formidable', 3, '1 formidable, 1 formidable, 1 formidable'],
  ] as const)('%s', (_title, rank, count, said) => {
    expect(fielded({ rank, count, ...plain })).toBe(said)
  })

  it('IS-195: the GM takes sizes freely, sets each alone, and pairs are packs where that is decided', () => {
    const two = { rank: 'dangerous' as const, count: 2, shift: 0 as const }
    expect(fielded({ ...two, grouping: 'small' })).toBe('2 formidable')
    expect(fielded({ ...two, grouping: 'large', count: 4 })).toBe('4 extreme')
    expect(fielded({ ...two, grouping: 'apart', count: 3 })).toBe(
      '1 dangerous, 1 dangerous, 1 dangerous',
    )
    const pairs = { ...defaultSettings, 'pack.pairs': true }
    expect(fielded({ ...two, grouping: 'rule' }, pairs)).toBe('2 formidable')
  })

  it('IS-148 IS-152: a shift moves the rank of the pack, and stops at the ends', () => {
    const four = { rank: 'dangerous', count: 4, grouping: 'rule' } as const
    expect(fielded({ ...four, shift: -1 })).toBe('4 dangerous')
    expect(fielded({ ...four, shift: 1 })).toBe('4 extreme')
    expect(fielded({ ...plain, rank: 'epic', count: 1, shift: 1 })).toBe('1 epic')
  })

  it('IS-150: nobody is lost, no pack is more than ten, and every rank is the sum of its terms', () => {
    const foe = fc.record({
      rank: fc.constantFrom(...ranks),
      count: fc.integer({ min: 1, max: 60 }),
      grouping: fc.constantFrom(...groupings),
      shift: fc.constantFrom(-1 as const, 0 as const, 1 as const),
    })
    fc.assert(
      fc.property(foe, (each) => {
        const groups = rules.field(each)
        if ('key' in groups) {
          expect(['formidable', 'extreme', 'epic']).toContain(each.rank)
          return
        }
        expect(groups.reduce((all, { count }) => all + count, 0)).toBe(each.count)
        for (const { count, rank, why } of groups) {
          expect(count).toBeLessThanOrEqual(10)
          expect(sum(why).total).toBe(rankNumber(rank))
        }
      }),
    )
  })

  const mixed = (kinds: [PackToField['kinds'][number]['rank'], number][], more = {}) => ({
    kinds: kinds.map(([rank, count]) => ({ rank, count })),
    ...{ size: 'rule' as const, shift: 0 as const, ...more },
  })
  const packed = (pack: PackToField, settings = defaultSettings) => {
    const made = foesFor(settings).pack(pack)
    return 'key' in made ? made.key : `${made.count} ${made.rank}`
  }

  it('IS-195 IS-150: of a mixed pack the hardest counts, raised by how many they all are', () => {
    expect(
      packed(
        mixed([
          ['troublesome', 2],
          ['dangerous', 1],
        ]),
      ),
    ).toBe('3 formidable')
    expect(
      packed(
        mixed([
          ['dangerous', 1],
          ['troublesome', 5],
        ]),
      ),
    ).toBe('6 extreme')
    expect(
      packed(
        mixed([
          ['troublesome', 2],
          ['troublesome', 2],
        ]),
      ),
    ).toBe('4 dangerous')
    const pack = rules.pack(
      mixed(
        [
          ['troublesome', 4],
          ['dangerous', 1],
        ],
        { shift: 1 },
      ),
    )
    expect(pack).toMatchObject({
      rank: 'extreme',
      why: [
        { value: 2, rule: 'IS-195', label: { with: { rank: '@ironsworn.rank.dangerous' } } },
        { value: 1, rule: 'IS-150', label: { with: { count: 5 } } },
        { value: 1, rule: 'IS-148' },
      ],
    })
  })

  it('IS-150 IS-151 IS-195: too many, too few or too mighty are no mixed pack; the GM says the size', () => {
    expect(
      packed(
        mixed([
          ['troublesome', 8],
          ['dangerous', 3],
        ]),
      ),
    ).toBe('ironsworn.foe.tooMany')
    expect(
      packed(
        mixed([
          ['troublesome', 1],
          ['formidable', 3],
        ]),
      ),
    ).toBe('ironsworn.foe.noPack')
    const two = mixed([
      ['troublesome', 1],
      ['dangerous', 1],
    ])
    expect(packed(two)).toBe('ironsworn.foe.tooFew')
    expect(packed(two, { ...defaultSettings, 'pack.pairs': true })).toBe('2 formidable')
    expect(packed({ ...two, size: 'large' })).toBe('2 extreme')
  })

  it('IS-150 IS-195: a mixed pack loses nobody, and its rank is the sum of its terms', () => {
    const kind = fc.record({
      rank: fc.constantFrom(...ranks),
      count: fc.integer({ min: 1, max: 6 }),
    })
    const pack = fc.record({
      kinds: fc.array(kind, { minLength: 2, maxLength: 4 }),
      size: fc.constantFrom(...packSizes),
      shift: fc.constantFrom(-1 as const, 0 as const, 1 as const),
    })
    fc.assert(
      fc.property(pack, (each) => {
        const made = rules.pack(each)
        // Most that are drawn are no pack: others are drawn in their place.
        fc.pre(!('key' in made))
        if ('key' in made) return
        expect(made.count).toBe(each.kinds.reduce((all, { count }) => all + count, 0))
        expect(made.count).toBeLessThanOrEqual(10)
        expect(sum(made.why).total).toBe(rankNumber(made.rank))
        // Another order of the kinds is the same pack.
        expect(rules.pack({ ...each, kinds: each.kinds.toReversed() })).toEqual(made)
      }),
    )
  })

  it('IS-147 IS-154: thirty-one stand in the library, each with its sheet, also under other settings', () => {
    expect(rules.library).toHaveLength(31)
    for (const { sheet } of rules.library) {
      const parsed = ironsworn.sheets.npc.parse(sheet)
      expect(rules.numbers(parsed)).toEqual({ rank: rules.numbers(sheet).rank, count: 1 })
    }
  })

  it('IS-190 IS-191: a fight that is over leaves nobody in control; outside of one nothing changes', () => {
    const fighting = { initiative: 'foe', tideUsed: true, lastOutcome: 'weak' }
    const fields = (sheet: object) => rules.over(characterSchema.parse(sheet))
    expect(fields(fighting).map(({ field, to }) => `${field} ${to}`)).toEqual([
      ...['initiative none', 'tideUsed off', 'lastOutcome none'],
    ])
    expect(fields({})).toEqual([])
  })
})
