import { expect, it } from 'vitest'
import {
  blankRest,
  deathIn,
  regain,
  resterFrom,
} from '../../../../src/renderer/systems/cold-iron/tools/rest/rest-form'

const person = { id: 'a', type: 'character', name: 'Ann', sheet: { pt: 21, con: 14 } } as const

it('CI-084, CI-086: a rest is worked out from the wounds and fatigue that fights have left', () => {
  const state = { damage: 3, tempFatigue: 2, dailyFatigueEighths: 9 }
  expect(resterFrom({ ...person, state })).toMatchObject({
    pt: 21,
    con: 14,
    damage: 3,
    tempFatigue: 2,
    dailyFatigue: 1.125,
  })
  expect(resterFrom(person)).toMatchObject({ damage: 0, tempFatigue: 0, dailyFatigue: 0 })
})

it('CI-063: who is dying does not live through a night, and a few turns of rest alone', () => {
  const left = (state: object, form = {}) =>
    deathIn({ ...blankRest, ...form }, resterFrom({ ...person, state }))
  const minutes = (count: number) => ({ kind: 'minutes', minutes: count }) as const
  expect(left({ damage: 20 })).toBeNull()
  expect(left({ damage: 40 })).toBe(6)
  expect(left({ damage: 40, deathClock: 4 })).toBe(4)
  expect(left({ damage: 40 }, minutes(0))).toBeNull()
  expect(left({ damage: 40 }, minutes(1))).toBe(6)
  expect(left({ damage: 40, inStasis: true })).toBeNull()
})

it('CI-062: nor who lies in magic reserve, but tended or in Deep Sleep', () => {
  const left = (form: object) =>
    deathIn({ ...blankRest, ...form }, resterFrom({ ...person, state: { damage: 30 } }))
  expect(left({})).toBe(720)
  expect(left({ kind: 'minutes', minutes: 30 })).toBeNull()
  expect(left({ medicLevel: 8, tended: 1 })).toBeNull()
  expect(left({ deepSleepHours: 8 })).toBeNull()
})

it('CI-230: mana that is spent comes back hour by hour; who has no magic knows of none', () => {
  const mage = { ...person, sheet: { ...person.sheet, aml: 6, mpMax: 20, manaPart: 6 } }
  const tired = resterFrom({ ...mage, state: { mpUsed: 8 } })
  expect(tired).toMatchObject({ manaSpent: 8, mpMax: 20 })
  const hour = regain({ ...blankRest, kind: 'minutes', minutes: 60 }, tired)
  expect(hour).toMatchObject({ mana: { total: 2 }, after: { mana: { spent: 6, most: 20 } } })
  expect(regain(blankRest, tired)?.after.mana?.spent).toBe(0)
  const plain = resterFrom({ ...person, sheet: { ...person.sheet, aml: 0, mpMax: 20 } })
  expect(regain(blankRest, plain)?.after.mana).toBeUndefined()
})
