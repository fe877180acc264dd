import { expect, it } from 'vitest'
import { resterFrom } from '../../../../src/renderer/systems/cold-iron/tools/rest/rest-form'

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
