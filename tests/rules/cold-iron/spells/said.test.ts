import { expect, it } from 'vitest'
import { saidOfSpell } from '../../../../src/rules/cold-iron/spells/said'

const plain = { kind: 'real', stuns: false, sleeps: false }

it.each([
  ['Heals 1d6 hit points.', { ...plain, kind: 'heal' }],
  ['Cures a wound.', { ...plain, kind: 'heal' }],
  ['Mend', { ...plain, kind: 'heal' }],
  ['2d6 fatigue to one of the undead.', { ...plain, kind: 'fatigue' }],
  ['1d6 + 2 damage to one body, as fire.', plain],
  ['Falls asleep; a blow or a shaking wakes.', { ...plain, sleeps: true }],
  ['Stuns everybody near.', { ...plain, stuns: true }],
  ['They are stunned.', { ...plain, stuns: true }],
  ['Needs no sleep, and a stunning look.', plain],
  ['', plain],
])('CI-075: what a spell says it does, and nothing more: %s', (does, said) => {
  expect(saidOfSpell(does)).toEqual(said)
})
