import { describe, expect, it } from 'vitest'
import {
  canBeProactive,
  initiativeAfter,
  mayEndTheFight,
} from '../../../src/rules/ironsworn/figures/initiative'
import { packRank, shiftRank } from '../../../src/rules/ironsworn/figures/progress'
import { foes, rankFigures } from '../../../src/rules/ironsworn/foes/foes'
import { npcSchema } from '../../../src/rules/ironsworn/sheet'
import { ranks } from '../../../src/rules/tracks/progress'

describe('fights', () => {
  it('IS-096 IS-098: a strong hit takes control, anything else loses it, outside there is none', () => {
    expect(initiativeAfter('foe', 'strong')).toBe('me')
    expect([initiativeAfter('me', 'weak'), initiativeAfter('me', 'miss')]).toEqual(['foe', 'foe'])
    expect(initiativeAfter('none', 'strong')).toBe('none')
  })

  it('IS-097 IS-191: leading wants control, ending wants a strong hit before', () => {
    expect([canBeProactive('me'), canBeProactive('foe')]).toEqual([true, false])
    expect(mayEndTheFight({ lastOutcome: 'strong' })).toBe(true)
    expect(mayEndTheFight({ lastOutcome: 'weak' })).toBe(false)
  })

  it('IS-146 IS-147: an NPC has a rank and words; all of it may be left out', () => {
    expect(npcSchema.parse({})).toMatchObject({ rank: 'dangerous', features: [], tactics: [] })
    expect(npcSchema.safeParse({ stats: {} }).success).toBe(false)
  })

  it('IS-148 IS-152: a rank more or less, never beyond the ends', () => {
    expect([shiftRank('extreme', 2), shiftRank('dangerous', -2)]).toEqual(['epic', 'troublesome'])
    expect([shiftRank('extreme', 1), shiftRank('epic', 1), shiftRank('troublesome', -1)]).toEqual([
      ...['epic', 'epic', 'troublesome'],
    ])
  })

  it.each([
    ['troublesome', 3, 'dangerous'],
    ['troublesome', 5, 'dangerous'],
    ['troublesome', 6, 'formidable'],
    ['dangerous', 4, 'formidable'],
    ['dangerous', 10, 'extreme'],
  ] as const)('IS-150: a pack of %s, %i of them, is %s', (of, count, raised) => {
    expect(packRank(of, count)).toEqual({ rank: raised })
  })

  it('IS-150 IS-151 IS-195: too many, too few, too strong for a pack; pairs where the campaign says so', () => {
    expect(packRank('troublesome', 11)).toEqual({ error: 'split-needed' })
    expect(packRank('dangerous', 2)).toEqual({ error: 'too-few' })
    expect(packRank('formidable', 4)).toEqual({ error: 'not-packable' })
    expect(packRank('dangerous', 2, { pairs: true })).toEqual({ rank: 'formidable' })
  })

  it('IS-154: the sample is extreme: 2 ticks for a point of harm, 4 harm; 4 tactics, 2 drives', () => {
    const wyvern = foes.find(({ name }) => name === 'Wyvern')
    expect(wyvern).toMatchObject({ rank: 'extreme' })
    expect([wyvern?.features.length, wyvern?.drives.length, wyvern?.tactics.length]).toEqual([
      4, 2, 4,
    ])
    expect(rankFigures('extreme')).toEqual({ deals: 4, ticks: 2 })
  })

  it('IS-153: six foes of our own for each rank, each name once, each a sheet', () => {
    for (const each of ranks) {
      const own = foes.filter((foe) => foe.rank === each && foe.name !== 'Wyvern')
      expect(own.length).toBeGreaterThanOrEqual(6)
    }
    expect(new Set(foes.map(({ name }) => name)).size).toBe(foes.length)
    for (const { rank: of, features, drives, tactics } of foes) {
      const sheet = { rank: of, features, drives, tactics }
      expect(npcSchema.parse(sheet)).toMatchObject(sheet)
    }
  })
})
