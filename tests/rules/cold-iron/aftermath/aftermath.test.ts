import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carry } from '../../../../src/rules/cold-iron/aftermath/carried'
import { combat } from '../../../../src/rules/cold-iron/combat'
import { stateSchema, type State } from '../../../../src/rules/cold-iron/combatant/combatant'
import { asked, awake, medic, mend, person, refusal, rest, sheet, told } from '../resting'

function after(state: Partial<State>) {
  const combatant = { id: 'a', label: 'Ysolt', side: 'party' as const, sheet }
  return carry({ ...combatant, state: stateSchema.parse(state) })
}

describe('what outlives a fight', () => {
  it('is nothing on one who was never touched', () => {
    expect(after({})).toBeNull()
    expect(after({ fought: true, onGround: true, stunnedUntil: { turn: 3, step: 8 } })).toBeNull()
  })

  it('CI-065, CI-076, CI-199: is wounds, fatigue, the price of desperation and wear', () => {
    const state = {
      damage: 5,
      tempFatigue: 3,
      dailyFatigueEighths: 7,
      desperationUsed: 1,
      armorDamage: 4,
    }
    expect(after({ ...state, desperationInBattle: 1 })).toMatchObject(state)
    expect(combat.enter(sheet, after(state) ?? {})).toMatchObject({
      ...state,
      desperationInBattle: 0,
    })
  })

  it('CI-062, CI-196: is the care of one who is down, and of nobody else', () => {
    const care = { inCare: true, medicLevel: 5, berserk: true }
    expect(after({ damage: 24, ...care })).toMatchObject({
      damage: 24,
      inCare: true,
      medicLevel: 5,
    })
    expect(after({ damage: 23, ...care })).toMatchObject({
      inCare: false,
      medicLevel: 0,
      berserk: false,
    })
    expect(after({ damage: 40, dead: true, ...care })).toMatchObject({ dead: true, inCare: false })
  })
})

describe('a rest', () => {
  it('CI-085: takes CON of temporary fatigue off in each five minutes, and no more than there is', () => {
    expect(mend({ tempFatigue: 40 }, awake(4)).changes).toEqual([])
    expect(told(mend({ tempFatigue: 40 }, awake(5)))).toEqual([
      ['tempFatigue', 40, 24, [[16, 'CI-085']]],
    ])
    expect(told(mend({ tempFatigue: 20 }, awake(10)))).toEqual([
      [
        'tempFatigue',
        20,
        0,
        [
          [32, 'CI-085'],
          [-12, 'CI-085'],
        ],
      ],
    ])
  })

  it('CI-084, CI-086: heals a point a night and CON of daily fatigue', () => {
    expect(told(mend({ damage: 5, dailyFatigueEighths: 8 * 20 + 1 }, rest({ nights: 1 })))).toEqual(
      [
        ['wounds', 5, 4, [[1, 'CI-084']]],
        ['dailyFatigue', 20.125, 4.125, [[16, 'CI-086']]],
      ],
    )
    expect(told(mend({ damage: 5 }, rest({ nights: 3 })))).toEqual([
      ['wounds', 5, 2, [[3, 'CI-084']]],
    ])
  })

  it('CI-090: heals no wound in half a night, and gives half the daily fatigue back', () => {
    const half = mend({ damage: 5, dailyFatigueEighths: 160 }, rest({ watchesSlept: 1 }))
    expect(told(half)).toEqual([['dailyFatigue', 20, 12, [[8, 'CI-086']]]])
  })

  it('CI-088, CI-089: counts a day of rest double, and Deep Sleep by its chart', () => {
    const day = mend({ damage: 9 }, rest({ restingDay: true, watchesSlept: 3 }))
    expect(told(day)).toEqual([
      [
        'wounds',
        9,
        7,
        [
          [1, 'CI-084'],
          [1, 'CI-088'],
        ],
      ],
    ])
    const deep = mend({ damage: 9, tempFatigue: 1 }, rest({ deepSleepHours: 16 }))
    expect(told(deep)[0]).toEqual([
      'wounds',
      9,
      5,
      [
        [1, 'CI-084'],
        [3, 'CI-089'],
      ],
    ])
  })

  it('CI-065: a full night takes the price of desperation off, and wakes one who was knocked out', () => {
    const state = { desperationUsed: 2, knockedOut: true }
    expect(told(mend(state, rest({})))).toEqual([
      ['desperation', 2, 0, [[2, 'CI-065']]],
      ['knockedOut', 1, 0, []],
    ])
    expect(mend(state, rest({ watchesSlept: 1 })).changes).toEqual([])
    expect(mend(state, rest({})).state).toBeNull()
  })

  it('leaves the wear of armour and the dead as they are', () => {
    expect(mend({ armorDamage: 9 }, rest({ nights: 30 })).changes).toEqual([])
    const dead = mend({ damage: 60, dead: true }, rest({ nights: 30 }))
    expect(dead).toMatchObject({ changes: [], state: { dead: true, damage: 60 } })
  })

  it('needs some time', () => {
    expect(refusal([person({})], awake(0)).key).toBe('coldIron.aftermath.refused.noTime')
  })

  it('never adds to anything (any state, any rest)', () => {
    const points = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(
        fc.record({
          damage: fc.integer({ min: 0, max: 30 }),
          tempFatigue: points,
          dailyFatigueEighths: points,
          desperationUsed: fc.integer({ min: 0, max: 9 }),
        }),
        fc.record({
          nights: fc.integer({ min: 0, max: 9 }),
          minutes: fc.integer({ min: 1, max: 300 }),
          watchesSlept: fc.integer({ min: 0, max: 6 }),
          deepSleepHours: fc.integer({ min: 0, max: 24 }),
          restingDay: fc.boolean(),
        }),
        (state, given) => {
          const answer = asked([person(state)], rest(given))
          if ('key' in answer) return
          for (const { from, to, sum } of answer[0]?.changes ?? []) {
            expect(to).toBeLessThan(from)
            expect(to).toBeGreaterThanOrEqual(0)
            if (sum) expect(sum.total).toBe(from - to)
          }
        },
      ),
    )
  })
})

describe('a rest of those who are dying', () => {
  /** Between −6 and −12 of 24: magic reserve. */
  const reserve = { damage: 24 + 8, deathClock: 720 }

  it('CI-062: shortens the clock of one untended, and is refused when he would not live through it', () => {
    expect(mend(reserve, awake(59)).state).toMatchObject({ deathClock: 12 })
    expect(refusal([person(reserve)], awake(60))).toEqual({
      key: 'coldIron.aftermath.refused.dies',
      with: { who: 'Ysolt', count: 720 },
    })
  })

  it('CI-094: lets one live who is tended, and he stays in care while he needs it', () => {
    const tended = rest({ medic: medic({ level: 2, tended: ['a'] }) })
    expect(mend(reserve, tended).state).toMatchObject({
      damage: 31,
      inCare: true,
      deathClock: null,
    })
    expect(mend({ ...reserve, damage: 31 }, { ...tended, nights: 2 }).state).toMatchObject({
      damage: 29,
    })
  })

  it('CI-089: is safe in Deep Sleep, and in danger again when he wakes', () => {
    const slept = mend(reserve, rest({ deepSleepHours: 8 }))
    expect(slept.state).toMatchObject({ damage: 30, deathClock: null })
    expect(mend({ damage: 36, deathClock: 720 }, rest({ deepSleepHours: 8 })).state).toMatchObject({
      damage: 34,
      deathClock: 720,
    })
  })

  it('CI-063: is no help to the dying, not even in stasis, where the clock stands', () => {
    const dying = { damage: 37, deathClock: 6 }
    expect(refusal([person(dying)], awake(1)).key).toBe('coldIron.aftermath.refused.dies')
    const held = mend({ ...dying, inStasis: true }, rest({ nights: 3 }))
    expect(held).toMatchObject({
      state: { damage: 37, deathClock: 6, inStasis: true },
      changes: [],
    })
  })
})
