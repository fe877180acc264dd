import { describe, expect, it } from 'vitest'
import {
  canAssist,
  companionHealth,
  companionLossXp,
  chosenCompanion,
  fallsOnCompanion,
} from '../../../src/rules/ironsworn/figures/companions'
import {
  leftToChoose,
  startingAssets,
  startingBonds,
  startingStats,
  wantsAssets,
} from '../../../src/rules/ironsworn/figures/creation'
import { ironsworn } from '../../../src/rules/ironsworn'
import { advanceCosts } from '../../../src/rules/ironsworn/figures/progress'
import { xpLeft } from '../../../src/rules/ironsworn/moves/options'
import { characterSchema, partySchema } from '../../../src/rules/ironsworn/sheet'
import { made, told } from './at-table'

describe('characters', () => {
  const fresh = characterSchema.parse({
    stats: { edge: 2, heart: 1, iron: 3, shadow: 1, wits: 2 },
    bonds: ['Hall'],
    bondTicks: 1,
    assets: { Hound: {}, Rider: {}, Sword: {} },
  })

  it('IS-056 IS-057 IS-058 IS-062 IS-064 IS-078: a new character, and what is left to choose', () => {
    expect(leftToChoose(fresh)).toEqual([])
    expect(fresh).toMatchObject({ health: { value: 5, max: 5 }, spirit: { value: 5, max: 5 } })
    expect(fresh).toMatchObject({ momentum: 2, debilities: [], xpEarned: 0, xpSpent: 0 })
    expect([startingStats.join(), startingBonds, startingAssets]).toEqual(['3,2,2,1,1', 3, 3])
    expect(leftToChoose(characterSchema.parse({}))).toEqual(['stats', 'bonds', 'assets'])
    const wrong = { ...fresh, stats: { ...fresh.stats, iron: 2 } }
    expect(leftToChoose(wrong)).toEqual(['stats'])
    expect(leftToChoose({ ...fresh, bonds: ['a', 'b', 'c', 'd'] })).toEqual(['bonds'])
  })

  it('IS-062 IS-064: what was never chosen is left to choose once experience is written, too', () => {
    const older = { ...fresh, xpEarned: 4 }
    expect(leftToChoose(older)).toEqual([])
    expect(leftToChoose(characterSchema.parse({ xpEarned: 4 }))).toEqual(['stats', 'assets'])
    expect(leftToChoose({ ...older, bonds: ['Hall', 'Kesh'], bondTicks: 1 })).toEqual(['ticks'])
    // Whoever has experience pays for an asset.
    expect([wantsAssets({}), wantsAssets({ xpEarned: 4 })]).toEqual([true, false])
    // Assets change stats, and companions die.
    const { assets } = characterSchema.parse({ assets: { Rider: {} } })
    expect(leftToChoose({ ...older, stats: { ...fresh.stats, edge: 4 }, assets })).toEqual([])
  })

  it('IS-084: a companion’s health is open until it is written, whoever has it', () => {
    const withDog = (health: object | null) =>
      characterSchema.parse({
        ...{ ...fresh, xpEarned: 4 },
        assets: { Hound: { type: 'companion', abilities: [true, false, false], health } },
      })
    expect(leftToChoose(withDog(null))).toEqual(['companions'])
    expect(leftToChoose(withDog({ value: 4, max: 4 }))).toEqual([])
  })

  it('IS-062 IS-064: a bond of a new character is still open while its tick is missing', () => {
    expect(leftToChoose({ ...fresh, bonds: ['Hall', 'Kesh'] })).toEqual(['bonds'])
    expect(leftToChoose({ ...fresh, bonds: ['Hall', 'Kesh'], bondTicks: 2 })).toEqual([])
    // Forged in play before any experience: each came with its tick.
    const forged = { ...fresh, bonds: ['a', 'b', 'c', 'd'], bondTicks: 4 }
    expect(leftToChoose(forged)).toEqual([])
    expect(leftToChoose({ ...fresh, bonds: [], bondTicks: 1 })).toEqual([])
  })

  it.each([
    ['three named', [], 0, ['a', 'b', 'c'], 0, 3],
    ['four named, of which three are from the background', [], 0, ['a', 'b', 'c', 'd'], 0, 3],
    ['one more', ['a'], 1, ['a', 'b'], 1, 2],
    ['one taken out again', ['a', 'b'], 2, ['b'], 2, 1],
    ['one by another name', ['a'], 1, ['b'], 1, 1],
    ['ticks written beside the names', [], 0, ['a', 'b'], 5, 5],
    ['a track that counts more than the names', ['a'], 4, ['a', 'b'], 4, 4],
  ])(
    'IS-062 IS-064: ticks of the bonds follow the names of a new character: %s',
    (_, was, wasTicks, bonds, written, ticks) => {
      const before = { ...fresh, bonds: was, bondTicks: wasTicks }
      const after = { ...fresh, bonds, bondTicks: written }
      expect(ironsworn.beginning?.follow(before, after)).toEqual({ ...after, bondTicks: ticks })
      // Whoever has gone so far that experience was earned forges bonds by the move.
      const older = { ...after, xpEarned: 1 }
      expect(ironsworn.beginning?.follow(before, older)).toEqual(older)
    },
  )

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
    const earned = (dice: number[], inputs: object) => {
      const tracks = { vow: { rank: of, ticks: 20 } }
      const { effects } = made('fulfillYourVow', dice, inputs, { tracks }).outcome
      return effects.find(({ field }) => field === 'xpEarned')?.to ?? 0
    }
    const own = { answers: { whose: 'self' } }
    expect([earned([1, 1], own), earned([1, 9], own)]).toEqual([strong, weak])
    expect(earned([9, 9], { picks: ['recommit'] })).toBe(0)
  })

  it('IS-089: earned less spent', () => {
    expect(xpLeft({ xpEarned: 7, xpSpent: 5 })).toBe(2)
  })

  it('IS-084: a companion has health of its own; of several the one that is named is meant', () => {
    const assets = {
      Hound: { health: { value: 0, max: 4 } },
      Horse: { health: { value: 5, max: 5 } },
    }
    const sheet = characterSchema.parse({ assets })
    expect(chosenCompanion(sheet, {})).toEqual({ name: 'Hound', health: 0 })
    expect(chosenCompanion(sheet, { answers: { companion: 'Horse' } }).health).toBe(5)
    expect(chosenCompanion({}, {})).toEqual({ name: null, health: 0 })
  })

  it('IS-194: helps as long as it has any health left', () => {
    expect(canAssist({ health: 1 })).toBe(true)
    expect(canAssist({ health: 0 })).toBe(false)
  })

  it('IS-085, IS-193: bears what goes wrong when the action die shows 1, whatever the others show', () => {
    expect(fallsOnCompanion([1, 9, 10])).toBe(true)
    expect(fallsOnCompanion([2, 1, 1])).toBe(false)
    expect(fallsOnCompanion([1, 1])).toBe(false)
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

  it('IS-176: who joins shares the one supply, and is unprepared with the rest', () => {
    const joined = { others: { newcomer: { momentum: 10 } }, party: { supply: 1 } }
    const run = made(
      'undertakeAJourney',
      [1, 1, 9],
      {},
      {
        ...{ ...joined, tracks: { journey: { rank: 'epic' as const, ticks: 1 } } },
      },
    )
    expect(told(run)).toEqual([
      ...['party supply: 1 → 0', 'party unprepared: off → on'],
      ...['actor debilities:  → unprepared', 'character:newcomer debilities:  → unprepared'],
      'character:newcomer momentum: 10 → 9',
    ])
    expect(Object.keys(characterSchema.shape)).not.toContain('supply')
    expect(partySchema.parse({})).toEqual({ supply: 5, unprepared: false })
  })
})
