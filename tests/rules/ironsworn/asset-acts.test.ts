import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDone } from '../../../src/rules/system/act'
import { ironsworn } from '../../../src/rules/ironsworn'
import { assetMeters } from '../../../src/rules/ironsworn/figures/asset-meters'
import { companionHealth, chosenCompanion } from '../../../src/rules/ironsworn/figures/companions'
import { characterSchema } from '../../../src/rules/ironsworn/sheet'
import { applyEffects } from '../../../src/rules/moves/apply'

/** The sheet after an act, or the key of why not. */
function after(id: string, sheet: object, input: object) {
  const act = ironsworn.acts?.find((each) => each.id === id)
  if (!act) throw new Error(id)
  const answer = act.perform(characterSchema.parse(sheet), act.input.parse(input))
  if (!isDone(answer)) return answer.key
  return characterSchema.parse(applyEffects(characterSchema.parse(sheet), answer.effects))
}

const archer = { name: 'Archer', type: 'talent', ability: 0 }

describe('assets', () => {
  it('IS-077: have three abilities', () => {
    expect(after('takeAsset', {}, { ...archer, ability: 2, isFree: true })).toMatchObject({
      assets: { Archer: { abilities: [false, false, true] } },
    })
    expect(() => after('takeAsset', {}, { ...archer, ability: 3, isFree: true })).toThrow()
  })

  it('IS-077 IS-078 IS-080 IS-134: one is taken for 3 experience, with one ability marked', () => {
    expect(after('takeAsset', { xpEarned: 5, xpSpent: 1 }, archer)).toMatchObject({
      xpSpent: 4,
      assets: { Archer: { type: 'talent', abilities: [true, false, false], health: null } },
    })
    expect(after('takeAsset', { xpEarned: 2 }, archer)).toBe('ironsworn.act.refused.xp')
    const free = { ...archer, isFree: true }
    expect(after('takeAsset', {}, free)).toMatchObject({ xpSpent: 0, assets: { Archer: {} } })
    expect(after('takeAsset', { assets: { Archer: {} } }, free)).toBe('ironsworn.act.refused.held')
  })

  it('IS-080 IS-134: an ability that is marked has its name and that of its asset', () => {
    const act = ironsworn.acts?.find(({ id }) => id === 'upgradeAsset')
    const sheet = characterSchema.parse({ assets: { Hound: {} } })
    const named = (input: object) => {
      const answer = act?.perform(
        sheet,
        act.input.parse({ name: 'Hound', ability: 1, isFree: true, ...input }),
      )
      return answer && isDone(answer) ? answer.effects[0]?.called : undefined
    }
    expect(named({ called: 'Ferocious' })).toBe('Hound, Ferocious')
    expect(named({})).toBe('Hound, 2')
  })

  it('IS-084 IS-209: a companion comes with the health of its kind, and its own name', () => {
    for (const [key, max] of Object.entries(companionHealth)) {
      const input = { name: 'It', type: 'companion', ability: 2, key, note: 'Grey', isFree: true }
      expect(after('takeAsset', {}, input)).toMatchObject({
        assets: {
          It: { health: { value: max, max }, abilities: [false, false, true], note: 'Grey' },
        },
      })
    }
  })

  it('IS-206 IS-209: an asset that is no companion comes with its own track, which is no health', () => {
    for (const [key, { grows, ...meter }] of Object.entries(assetMeters)) {
      const first = grows ? 0 : 1
      const taken = after(
        'takeAsset',
        {},
        { name: 'It', type: 'ritual', ability: first, key, isFree: true },
      )
      expect(taken).toMatchObject({ assets: { It: { meter, health: null } } })
      const more = (ability: number) =>
        after('upgradeAsset', taken as object, { name: 'It', ability, isFree: true })
      expect(more(grows?.ability ?? 2)).toMatchObject({
        assets: { It: { meter: grows ? { points: grows.to, max: grows.to } : meter } },
      })
    }
    const whole = { name: 'It', type: 'ritual', ability: 1, key: 'awakening', isFree: true }
    expect(after('takeAsset', {}, whole)).toMatchObject({
      assets: { It: { meter: { points: 6 } } },
    })
    expect(after('takeAsset', {}, { ...archer, isFree: true })).toMatchObject({
      assets: { Archer: { meter: null } },
    })
  })

  it('IS-206: an asset’s own track is changed by hand and stays between its ends', () => {
    const invoke = { type: 'ritual', meter: { kind: 'essence', points: 2, max: 6 } }
    const sheet = { assets: { Invoke: invoke, Archer: {} } }
    const by = (figure: number, name = 'Invoke') => after('assetMeter', sheet, { name, by: figure })
    expect(by(3)).toMatchObject({ assets: { Invoke: { meter: { points: 5 } } } })
    expect(by(9)).toMatchObject({ assets: { Invoke: { meter: { points: 6 } } } })
    expect(by(-9)).toMatchObject({ assets: { Invoke: { meter: { points: 0 } } }, momentum: 2 })
    expect(by(1, 'Archer')).toBe('ironsworn.act.refused.notHeld')
    expect(chosenCompanion(characterSchema.parse(sheet), {}).name).toBeNull()
  })

  it('IS-080: an ability more for 2, in any order, none twice', () => {
    const sheet = { xpEarned: 2, assets: { Archer: {} } }
    expect(after('upgradeAsset', sheet, { name: 'Archer', ability: 2 })).toMatchObject({
      xpSpent: 2,
      assets: { Archer: { abilities: [true, false, true] } },
    })
    const mark = (ability: number, own: object = sheet) =>
      after('upgradeAsset', own, { name: 'Archer', ability })
    expect(mark(0)).toBe('ironsworn.act.refused.marked')
    expect(mark(1, { ...sheet, xpSpent: 1 })).toBe('ironsworn.act.refused.xp')
    expect(mark(1, { xpEarned: 9 })).toBe('ironsworn.act.refused.notHeld')
  })

  it('IS-084 IS-086: a companion’s health stays on its track; killed, its abilities are experience', () => {
    const hound = { abilities: [true, true, false], health: { value: 3, max: 4 } }
    const sheet = { assets: { Hound: hound, Dancer: {} } }
    const by = (figure: number) => after('companion', sheet, { name: 'Hound', by: figure })
    expect(by(5)).toMatchObject({ assets: { Hound: { health: { value: 4 } } } })
    expect(by(-5)).toMatchObject({ assets: { Hound: { health: { value: 0 } } }, momentum: 2 })
    expect(after('companion', sheet, { name: 'Dancer', by: 1 })).toBe(
      'ironsworn.act.refused.notHeld',
    )
    const lose = (isKilled: boolean) => after('loseAsset', sheet, { name: 'Hound', isKilled })
    expect(lose(true)).toMatchObject({ xpEarned: 2, assets: { Dancer: {} } })
    expect(lose(false)).toMatchObject({ xpEarned: 0 })
    expect(Object.keys(characterSchema.parse(lose(true)).assets)).toEqual(['Dancer'])
  })

  it('IS-089: whatever is bought, no more is spent than was earned', () => {
    const name = fc.constantFrom('Archer', 'Dancer', 'Owl')
    const place = fc.integer({ min: 0, max: 2 })
    const turn = fc.oneof(
      fc.record({ id: fc.constant('takeAsset'), name, ability: place }),
      fc.record({ id: fc.constant('upgradeAsset'), name, ability: place }),
    )
    const all = fc.record({ xpEarned: fc.nat(20), turns: fc.array(turn, { maxLength: 12 }) })
    let bought = 0
    fc.assert(
      fc.property(all, ({ xpEarned, turns }) => {
        let sheet = characterSchema.parse({ xpEarned })
        for (const { id, ...input } of turns) {
          const next = after(id, sheet, id === 'takeAsset' ? { ...input, type: 'path' } : input)
          if (typeof next === 'string') continue
          bought += 1
          sheet = next
        }
        const marks = Object.values(sheet.assets).flatMap(({ abilities }) => abilities)
        const count = Object.keys(sheet.assets).length
        expect(sheet.xpSpent).toBe(count * 3 + (marks.filter(Boolean).length - count) * 2)
        expect(sheet.xpSpent).toBeLessThanOrEqual(xpEarned)
      }),
    )
    expect(bought).toBeGreaterThan(30)
  })

  it('IS-079: an asset for the maimed says where nobody is', () => {
    const notes = (debilities: string[], id: string, more: object) => {
      const act = ironsworn.acts?.find((each) => each.id === id)
      const held = id === 'upgradeAsset' ? { 'Battle-Scarred': {} } : {}
      const sheet = characterSchema.parse({ debilities, assets: held })
      const input = { name: 'Battle-Scarred', isFree: true, ...more }
      const answer = act?.perform(sheet, act.input.parse(input))
      return answer && isDone(answer) ? answer.notes.map(({ key }) => key) : answer
    }
    const take = { type: 'path', ability: 0 }
    expect(notes([], 'takeAsset', take)).toEqual(['ironsworn.act.note.unmaimed'])
    expect(notes(['maimed'], 'takeAsset', take)).toEqual([])
    expect(notes([], 'upgradeAsset', { ability: 2 })).toEqual(['ironsworn.act.note.unmaimed'])
  })

  it('IS-211: being maimed is left out of the count for a point of the most health', () => {
    const maimed = { debilities: ['maimed'], health: { value: 5, max: 5 } }
    const scarred = { name: 'Battle-Scarred', type: 'path', ability: 1, isFree: true }
    const sheet = after('takeAsset', maimed, scarred)
    expect(sheet).toMatchObject({ health: { value: 4, max: 4 }, uncounted: ['maimed'] })
    const held = { ...maimed, health: { value: 2, max: 5 }, assets: { 'Battle-Scarred': {} } }
    expect(
      after('upgradeAsset', held, { name: 'Battle-Scarred', ability: 1, isFree: true }),
    ).toMatchObject({
      ...{ health: { value: 2, max: 4 }, uncounted: ['maimed'] },
    })
    expect(
      after('upgradeAsset', held, { name: 'Battle-Scarred', ability: 2, isFree: true }),
    ).toMatchObject({
      ...{ health: { max: 5 }, uncounted: [] },
    })
  })
})
