import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canAssist,
  companionHealth,
  companionLossXp,
  diesAtOnce,
  fallsOnCompanion,
  weakestCompanion,
} from '../../../src/rules/ironsworn/figures/companions'
import { creationFaults, startingBonds } from '../../../src/rules/ironsworn/figures/creation'
import { blow, dealtBy, unsureLoss, weaponHarm } from '../../../src/rules/ironsworn/figures/harm'
import {
  canBeProactive,
  initiativeAfter,
  initiativeAfterSuffering,
  mayEndTheFight,
} from '../../../src/rules/ironsworn/figures/initiative'
import {
  advanceCosts,
  clearProgress,
  markProgress,
  packRank,
  questXp,
  recommit,
  shiftRank,
} from '../../../src/rules/ironsworn/figures/progress'
import { changeSupply, sufferTrack } from '../../../src/rules/ironsworn/figures/suffer'
import { foes, rankFigures } from '../../../src/rules/ironsworn/foes/foes'
import { xpLeft } from '../../../src/rules/ironsworn/moves/options'
import { askOracle, chanceOfYes, thresholds } from '../../../src/rules/ironsworn/oracle/ask-oracle'
import { lookup, priceDepth, rowsOf, tableKeys } from '../../../src/rules/ironsworn/oracle/lookup'
import { suggestedLoss } from '../../../src/rules/ironsworn/moves/table-rows'
import { characterSchema, npcSchema, partySchema } from '../../../src/rules/ironsworn/sheet'
import { progressScore, rankNumber, ranks } from '../../../src/rules/tracks/progress'
import { follows, made } from './at-table'

const rank = fc.constantFrom(...ranks)
const ticks = fc.integer({ min: 0, max: 40 })

describe('tracks', () => {
  it('IS-035: five ranks, from 1 to 5', () => {
    expect(ranks.map(rankNumber)).toEqual([1, 2, 3, 4, 5])
    expect(ranks[0]).toBe('troublesome')
  })

  it.each([
    ['troublesome', 12, 4],
    ['dangerous', 8, 5],
    ['formidable', 4, 10],
    ['extreme', 2, 20],
    ['epic', 1, 40],
  ] as const)('IS-036 IS-037: a mark of %s is %i ticks, %i fill the 40', (of, unit, fill) => {
    expect(markProgress(of, 0, 1).ticks).toBe(unit)
    expect(markProgress(of, 0, fill)).toEqual({ ticks: 40, progressScore: 10 })
    expect(markProgress(of, 0, fill - 1).ticks).toBeLessThan(40)
  })

  it('IS-038 IS-041: stops at 0 and 40; only full boxes count', () => {
    fc.assert(
      fc.property(rank, ticks, fc.integer({ min: 0, max: 30 }), (of, from, times) => {
        for (const after of [markProgress(of, from, times), clearProgress(of, from, times)]) {
          expect(after.ticks).toBeGreaterThanOrEqual(0)
          expect(after.ticks).toBeLessThanOrEqual(40)
          expect(after.progressScore).toBe(Math.floor(after.ticks / 4))
        }
      }),
    )
    expect([0, 3, 4, 39, 40].map(progressScore)).toEqual([0, 0, 1, 9, 10])
  })

  it('IS-047 IS-184: 4 ticks are left, fewer stay; epic stays epic', () => {
    expect(recommit('troublesome', 40)).toEqual({ rank: 'dangerous', ticks: 4 })
    expect(recommit('epic', 12)).toEqual({ rank: 'epic', ticks: 4 })
    expect(recommit('extreme', 3)).toEqual({ rank: 'epic', ticks: 3 })
  })
})

describe('harm and suffering', () => {
  it('IS-049 IS-050 IS-051: 2 or 1, all added up, nothing where none is done', () => {
    expect(weaponHarm).toEqual({ deadly: 2, simple: 1 })
    expect(characterSchema.parse({}).weapon.harm).toBe(1)
    expect(blow(2, [1, 1])).toBe(4)
    expect(blow(2, [1], false)).toBe(0)
  })

  it('IS-052 IS-053 IS-054: by rank, and 2 when nobody is sure', () => {
    expect(ranks.map(dealtBy)).toEqual([1, 2, 3, 4, 5])
    expect(unsureLoss).toBe(2)
  })

  it('IS-123 IS-126: no point is lost: track, momentum and the rest make up the amount', () => {
    const at = fc.record({
      ...{ value: fc.integer({ min: 0, max: 5 }), amount: fc.integer({ min: 0, max: 20 }) },
      ...{ momentum: fc.integer({ min: -6, max: 10 }), debilities: fc.constant([]) },
    })
    fc.assert(
      fc.property(at, (loss) => {
        const left = sufferTrack(loss)
        const given = loss.value - left.value + (loss.momentum - left.momentum) + left.overflow
        expect(given).toBe(loss.amount)
        expect(left.value).toBeGreaterThanOrEqual(0)
        expect(left.momentum).toBeGreaterThanOrEqual(-6)
      }),
    )
  })

  it('IS-059 IS-060 IS-068 IS-173: supply is 0 to 5; at 0 everybody is unprepared, and it stays there', () => {
    expect(changeSupply(4, 3, false)).toEqual({ supply: 5, unprepared: false, overflow: 0 })
    expect(changeSupply(1, -3, false)).toEqual({ supply: 0, unprepared: true, overflow: 2 })
    expect(changeSupply(0, 2, true)).toEqual({ supply: 0, unprepared: true, overflow: 0 })
    expect(changeSupply(0, -1, true)).toEqual({ supply: 0, unprepared: true, overflow: 1 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: -9, max: 9 }),
        fc.boolean(),
        (from, by, is) => {
          const after = changeSupply(from, by, is)
          expect(after.supply).toBeGreaterThanOrEqual(0)
          expect(after.supply).toBeLessThanOrEqual(5)
          if (by < 0) expect(from + by).toBe(after.supply - after.overflow)
          if (is) expect(after.supply).toBeLessThanOrEqual(from)
        },
      ),
    )
  })
})

describe('characters', () => {
  const fresh = characterSchema.parse({
    stats: { edge: 2, heart: 1, iron: 3, shadow: 1, wits: 2 },
    bonds: ['Hall'],
    bondTicks: 1,
    assets: { Hound: {}, Rider: {}, Sword: {} },
  })

  it('IS-056 IS-057 IS-058 IS-062 IS-064 IS-078: a new character, and what is wrong with one', () => {
    expect(creationFaults(fresh)).toEqual([])
    expect(fresh).toMatchObject({ health: { value: 5, max: 5 }, spirit: { value: 5, max: 5 } })
    expect(startingBonds).toBe(3)
    const wrong = { ...fresh, stats: { ...fresh.stats, iron: 2 }, momentum: 3, xpEarned: 1 }
    expect(creationFaults(wrong)).toEqual(['stats', 'momentum', 'xp'])
    expect(creationFaults({ ...fresh, bonds: ['a', 'b', 'c', 'd'], bondTicks: 4 })).toEqual([
      'bonds',
    ])
  })

  it('IS-063: gear is words; only the weapon has a figure', () => {
    expect(characterSchema.parse({ equipment: 'rope' }).equipment).toBe('rope')
    expect(characterSchema.safeParse({ weapon: { harm: 3 } }).success).toBe(false)
  })

  it('IS-065: eight debilities, none twice', () => {
    const all = characterSchema.shape.debilities
    expect(all.safeParse(['wounded', 'wounded']).success).toBe(false)
    expect(all.safeParse(['limping']).success).toBe(false)
  })

  it('IS-077 IS-210: an asset has three abilities, the first one marked unless said otherwise', () => {
    const { assets } = characterSchema.parse({ assets: { Owl: { type: 'companion' } } })
    expect(assets['Owl']?.abilities).toEqual([true, false, false])
    expect(characterSchema.safeParse({ assets: { Owl: { abilities: [true] } } }).success).toBe(
      false,
    )
  })

  it('IS-080 IS-134: 3 for an asset, 2 for an ability, and never more than is there', () => {
    expect(advanceCosts).toEqual({ asset: 3, upgrade: 2 })
    const run = made('advance', [], { picks: ['upgrade'] }, { actor: { xpEarned: 5, xpSpent: 3 } })
    expect(run.outcome.effects).toMatchObject([{ field: 'xpSpent', from: 3, to: 5 }])
  })

  it.each([
    ['troublesome', 1, 0],
    ['dangerous', 2, 1],
    ['formidable', 3, 2],
    ['extreme', 4, 3],
    ['epic', 5, 4],
  ] as const)('IS-088: %s brings %i, on a weak hit %i, on a miss nothing', (of, strong, weak) => {
    const xp = (['strong', 'weak', 'miss'] as const).map((outcome) => questXp(of, outcome).xp)
    expect(xp).toEqual([strong, weak, 0])
  })

  it('IS-089: earned less spent', () => {
    expect(xpLeft({ xpEarned: 7, xpSpent: 5 })).toBe(2)
  })

  it('IS-084 IS-194: a companion has health of its own and helps while it has any', () => {
    const assets = {
      Hound: { health: { value: 0, max: 4 } },
      Horse: { health: { value: 5, max: 5 } },
    }
    expect(weakestCompanion(characterSchema.parse({ assets }))).toEqual({
      name: 'Hound',
      health: 0,
    })
    expect(weakestCompanion({})).toEqual({ name: null, health: 0 })
    expect([0, 1].map((value) => canAssist({ value }))).toEqual([false, true])
  })

  it('IS-085 IS-193: a 1 on the action die falls on the companion that helps', () => {
    expect([
      fallsOnCompanion(1, true),
      fallsOnCompanion(1, false),
      fallsOnCompanion(2, true),
    ]).toEqual([...[true, false, false]])
    expect([diesAtOnce(0, 1), diesAtOnce(1, 1)]).toEqual([true, false])
  })

  it('IS-086: a companion that dies leaves 1 experience an ability', () => {
    expect(companionLossXp([true, true, false])).toBe(2)
  })

  it('IS-209: from 2 to 5 health, by kind', () => {
    expect(companionHealth).toMatchObject({
      raven: 2,
      hawk: 3,
      owl: 3,
      hound: 4,
      horse: 5,
      mammoth: 5,
    })
    expect(Object.keys(companionHealth)).toHaveLength(10)
  })

  it('IS-176: who joins finds one supply for all; it is no part of a character', () => {
    expect(Object.keys(characterSchema.shape)).not.toContain('supply')
    expect(partySchema.parse({})).toEqual({ supply: 5, unprepared: false })
  })
})

describe('fights', () => {
  it('IS-096 IS-098: a strong hit takes control, anything else loses it, outside there is none', () => {
    expect(initiativeAfter('foe', 'strong')).toBe('me')
    expect([initiativeAfter('me', 'weak'), initiativeAfter('me', 'miss')]).toEqual(['foe', 'foe'])
    expect(initiativeAfter('none', 'strong')).toBe('none')
  })

  it('IS-099: suffering takes it back with a strong hit, and costs it never', () => {
    expect(initiativeAfterSuffering('foe', 'strong')).toBe('me')
    expect(initiativeAfterSuffering('me', 'miss')).toBe('me')
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

describe('oracles', () => {
  it.each([
    ['almostCertain', 11, 90],
    ['likely', 26, 75],
    ['fiftyFifty', 51, 50],
    ['unlikely', 76, 25],
    ['smallChance', 91, 10],
  ] as const)('IS-143: %s is yes from %i on, %i in a hundred', (odds, least, chance) => {
    expect(thresholds[odds]).toBe(least)
    expect(chanceOfYes(odds)).toBe(chance)
    const all = Array.from({ length: 100 }, (_, index) => askOracle(odds, index + 1).answer)
    expect(all.filter((answer) => answer === 'yes')).toHaveLength(chance)
  })

  it('IS-144 IS-196: ten doubles, 100 among them unless the campaign says no', () => {
    const all = Array.from({ length: 100 }, (_, index) => index + 1)
    expect(all.filter((roll) => askOracle('likely', roll).match)).toEqual([
      ...[11, 22, 33, 44, 55, 66, 77, 88, 99, 100],
    ])
    expect(askOracle('likely', 100, { hundredIsMatch: false }).match).toBe(false)
  })

  it('IS-145: a second question is asked as the first one was', () => {
    expect(askOracle('unlikely', 76)).toEqual(askOracle('unlikely', 76))
  })

  it.each([
    ['moves/endure_harm', 5],
    ['moves/endure_stress', 4],
    ['moves/pay_the_price', 16],
    ['action_and_theme/action', 100],
    ['action_and_theme/theme', 100],
    ['turning_point/combat_action', 18],
    ['turning_point/major_plot_twist', 20],
    ['turning_point/challenge_rank', 5],
  ])(
    'IS-163 IS-158 IS-159 IS-160 IS-161 IS-162: %s has %i rows and covers 1 to 100 once',
    (key, count) => {
      for (const profile of ['srd08', 'rulebook2019'] as const) {
        const rows = rowsOf(key, profile)
        expect(rows).toHaveLength(count)
        expect(
          rows.flatMap(({ min, max }) =>
            Array.from({ length: max - min + 1 }, (_, at) => min + at),
          ),
        ).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
      }
      expect(tableKeys).toContain(key)
    },
  )

  it('IS-157: a roll finds its row by range alone; there is no row for 101', () => {
    expect(lookup('turning_point/combat_action', 100)).toEqual({ min: 100, max: 100, index: 17 })
    expect(() => lookup('turning_point/combat_action', 101)).toThrow()
    expect(() => rowsOf('nothing')).toThrow()
  })

  it('IS-165: 77 is stressful, in the later printing a complication', () => {
    expect(lookup('moves/pay_the_price', 77).index).toBe(10)
    expect(lookup('moves/pay_the_price', 77, 'rulebook2019')).toEqual({
      min: 77,
      max: 85,
      index: 11,
    })
    expect(follows(made('rollPrice', [77]))).toEqual(['actor endureStress'])
    const later = { settings: { profile: 'rulebook2019' } }
    expect(follows(made('rollPrice', [77], {}, later))).toEqual([])
  })

  it('IS-139: death at 10, wounds that are told from 11 on, nothing from 51', () => {
    expect(follows(made('rollHarm', [10]))).toEqual(['actor faceDeath'])
    expect([11, 21, 36, 51].map((roll) => made('rollHarm', [roll]).outcome.notes[0]?.key)).toEqual([
      ...[
        'ironsworn.harmRow.1',
        'ironsworn.harmRow.2',
        'ironsworn.harmRow.3',
        'ironsworn.harmRow.4',
      ],
    ])
  })

  it('IS-140: desolation at 10, a vow given up to 25, nothing from 51', () => {
    expect(follows(made('rollStress', [10]))).toEqual(['actor faceDesolation'])
    expect(follows(made('rollStress', [25]))).toEqual(['actor forsakeYourVow'])
    expect(follows(made('rollStress', [51]))).toEqual([])
  })

  it('IS-141 IS-142 IS-197: a row leads on; doubles mean nothing; prices in prices stop at three', () => {
    expect(follows(made('rollPrice', [1]))).toEqual(['actor rollPrice'])
    expect(follows(made('rollPrice', [60]))).toEqual(['actor endureHarm'])
    expect(follows(made('rollPrice', [96]))).toEqual(['actor companionEndureHarm/endureHarm'])
    expect(follows(made('rollPrice', [99]))).toEqual(['actor rollPrice', 'actor rollPrice'])
    expect(made('rollPrice', [33]).outcome.gmMoves).toEqual([])
    expect(suggestedLoss[5]).toEqual({ track: 'supply', points: 2 })
    expect(priceDepth).toBe(3)
  })
})
