import { expect, it } from 'vitest'
import {
  knownOf,
  plainSpell,
  spanSaid,
  spellOf,
  withKnown,
} from '../../../../src/renderer/systems/cold-iron/fight/spells/spell-form'

const dart = { name: 'Fire dart', level: 2, cost: 3, save: 'none', does: '', lasts: '' } as const

it('CI-142: a known spell says how far it reaches, and nothing of how far its target stands', () => {
  const form = withKnown(plainSpell(), { ...dart, range: 33 })
  expect(form).toMatchObject({ name: 'Fire dart', level: 2, cost: 3, range: 0 })
  expect(spellOf(form, [])).not.toHaveProperty('range')
  expect(withKnown({ ...form, range: 12 }, { ...dart, range: 33 }).range).toBe(12)
})

it('CI-142: a spell that is kept does not take its first target for the furthest', () => {
  expect(knownOf({ ...withKnown(plainSpell(), { ...dart, range: 33 }), range: 12 }).range).toBe(0)
})

it('no time at all is nothing that lasts', () => {
  expect(['0', ' 0 ', '0t', '0 turns'].map(spanSaid)).toEqual(['', '', '', ''])
  expect(['3t', '10 min', '0:30', 'a day '].map(spanSaid)).toEqual([
    '3t',
    '10 min',
    '0:30',
    'a day',
  ])
})
