import { expect, it } from 'vitest'
import { lookOf } from '../../../../src/rules/cold-iron/view/body/look'
import { fighter } from '../table'

const look = (state: object) => lookOf(fighter('a', { pt: 20 }, state))

it.each([
  ['nothing', {}, 'unhurt'],
  ['a wound that weakens nobody', { damage: 10 }, 'hurt'],
  ['wounds beyond half his points', { damage: 11 }, 'reeling'],
  ['his last point', { damage: 19 }, 'reeling'],
])('CI-060 of Pt 20, %s shows as it is', (_words, state, seen) => {
  expect(look(state)).toBe(seen)
})

it('CI-069, CI-077 a stun and weariness show, and the fatigue beneath them does not', () => {
  expect(look({ stunnedUntil: { turn: 1, step: 12 } })).toBe('reeling')
  expect(look({ tempFatigue: 20 })).toBe('unhurt')
  expect(look({ tempFatigue: 21 })).toBe('reeling')
})

it('CI-060 senseless and dying look the same to those who stand by, and the dead are dead', () => {
  expect(look({ damage: 20 })).toBe('down')
  expect(look({ damage: 31 })).toBe('down')
  expect(look({ dead: true })).toBe('dead')
  expect(look({ knockedOut: true })).toBe('down')
})
