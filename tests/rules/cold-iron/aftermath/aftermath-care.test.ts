import { describe, expect, it } from 'vitest'
import type { State } from '../../../../src/rules/cold-iron/combatant/combatant'
import type { Mended } from '../../../../src/rules/system/fight/recovery'
import type { Phrase } from '../../../../src/shared/phrase'
import { asked, medic, mend, person, recovery, refusal, rest, told } from '../resting'

describe('a medic', () => {
  const hurt = (id: string) => person({ damage: 20 }, id)
  const both = [hurt('a'), hurt('b')]
  const wounds = (answer: Mended[] | Phrase) =>
    'key' in answer ? answer.key : answer.map(({ changes }) => changes[0]?.to)

  it('CI-091, CI-092: cures by one line of the level, beside what heals by itself', () => {
    // Level 8: 1 for one, 1 for four, 1d4 for one, 1d4 for two, 8 for one.
    const eight = (given: object) => rest({ medic: medic({ level: 8, ...given }) })
    expect(wounds(asked(both, eight({ line: 4, patients: ['a'] })))).toEqual([11, 19])
    expect(wounds(asked(both, eight({ line: 3, patients: ['a', 'b'], dice: [4, 1] })))).toEqual([
      15, 18,
    ])
    expect(refusal(both, eight({ line: 4, patients: ['a', 'b'] })).with).toEqual({ count: 1 })
    expect(refusal(both, eight({ line: 5, patients: ['a'] })).key).toMatch(/noCure$/)
    expect(refusal(both, eight({ line: 3, patients: ['a', 'b'], dice: [4] })).with).toEqual({
      count: 2,
    })
    expect(refusal(both, eight({ line: 4, patients: ['c'] })).key).toMatch(/notAmongThem$/)
    expect(
      refusal(both, { ...eight({ line: 4, patients: ['a'] }), nights: 0, minutes: 5 }).key,
    ).toMatch(/cureByNight$/)
  })

  it('CI-092: rolls for every patient and night, all of the first night first', () => {
    const two = rest({
      nights: 2,
      medic: medic({ level: 7, line: 3, patients: ['a', 'b'], dice: [1, 2, 3, 4] }),
    })
    expect(wounds(asked(both, two))).toEqual([20 - 2 - 4, 20 - 2 - 6])
  })

  it('CI-088: cures double on a day of rest, told as terms of its own', () => {
    const day = rest({
      restingDay: true,
      watchesSlept: 3,
      medic: medic({ level: 1, patients: ['a'] }),
    })
    expect(told(mend({ damage: 20 }, day))[0]).toEqual([
      'wounds',
      20,
      16,
      [
        [1, 'CI-084'],
        [1, 'CI-088'],
        [1, 'CI-091'],
        [1, 'CI-088'],
      ],
    ])
  })

  it('CI-091, CI-093: tends and cures only as many as the level allows', () => {
    const down = (id: string) => person({ damage: 32, deathClock: 720 }, id)
    const two = [down('a'), down('b')]
    const plan = (level: number, given: object) => rest({ medic: medic({ level, ...given }) })
    expect(refusal(two, plan(2, { tended: ['a', 'b'] })).with).toEqual({ level: 2, count: 1 })
    expect(refusal(two, plan(1, { tended: ['a'] })).with).toEqual({ level: 1, count: 0 })
    expect(refusal([hurt('a')], plan(5, { tended: ['a'] })).key).toMatch(/notInReserve$/)
    expect(refusal(two, plan(4, { tended: ['a'], patients: ['a'] })).key).toMatch(/noCure$/)
    // Level 11 with two tended counts as 7: 1d4 on two people.
    const seven = plan(11, { tended: ['a', 'b'], line: 3, patients: ['a', 'b'], dice: [4, 3] })
    expect(wounds(asked(two, seven))).toEqual([27, 28])
  })
})

describe("the game master's hand", () => {
  const set = (state: Partial<State>, figures: Record<string, number>) =>
    recovery.set(person(state), figures, { settings: {}, charts: {} })

  it('sets figures, and starts or stops the clock that follows from them (CI-062, CI-063)', () => {
    expect(set({}, { wounds: 32 })).toMatchObject({
      state: { damage: 32, deathClock: 720 },
      changes: [{ figure: 'wounds', from: 0, to: 32, sum: null }],
    })
    expect(set({ damage: 32, deathClock: 720 }, { wounds: 37 })).toMatchObject({
      state: { deathClock: 6 },
    })
    expect(set({ damage: 37, deathClock: 3 }, { wounds: 4 })).toMatchObject({
      state: { deathClock: null },
    })
    expect(set({ damage: 37, deathClock: 3 }, { dead: 1 })).toMatchObject({
      state: { dead: true, deathClock: null },
    })
    expect(set({ damage: 4 }, { wounds: 0 })).toMatchObject({ state: null })
  })

  it('keeps eighths of daily fatigue (CI-078) and refuses other fractions', () => {
    expect(set({}, { dailyFatigue: 2.125 })).toMatchObject({ state: { dailyFatigueEighths: 17 } })
    expect(set({}, { dailyFatigue: 2.1 })).toMatchObject({
      key: 'coldIron.aftermath.refused.outOfBounds',
    })
    expect(set({}, { wounds: 1.5 })).toMatchObject({
      key: 'coldIron.aftermath.refused.outOfBounds',
    })
    expect(set({}, { wounds: 9999 })).toMatchObject({ state: { damage: 9999 } })
    expect(set({}, { wounds: 10000 })).toMatchObject({
      key: 'coldIron.aftermath.refused.outOfBounds',
    })
    expect(set({}, { luck: 1 })).toMatchObject({ key: 'coldIron.aftermath.refused.noFigure' })
  })
})
