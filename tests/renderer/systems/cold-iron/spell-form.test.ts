import { expect, it } from 'vitest'
import {
  knownOf,
  plainSpell,
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
