import { expect, it } from 'vitest'
import {
  blankRest,
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
