import { expect } from 'vitest'
import type { HeldModifier } from '../../../src/rules/moves/modifiers'
import type { Shown } from './case'
import type { Sight } from '../campaign'

const isAid = ({ rule }: HeldModifier) => rule === 'DW-039'

const sumOf = ({ read }: Sight, ...rules: string[]) =>
  (read.reading?.sum.terms ?? [])
    .filter(({ rule }) => rules.includes(rule))
    .reduce((total, { value }) => total + value, 0)

/** The modifiers that are taken for a roll. */
export const takenOf = ({ stage, at }: Sight) =>
  (stage.people[at.actor ?? '']?.modifiers ?? []).filter(({ id }) =>
    at.inputs.modifiers.includes(id),
  )

/** A roll's figures as the screen shows them; an aid is no part of them. */
export function figures(sight: Sight): Shown {
  const { reading } = sight.read
  if (!reading) throw new Error('There is nothing to read yet')
  const waiting = (kind: HeldModifier['kind']) =>
    takenOf(sight)
      .filter((modifier) => modifier.kind === kind && !isAid(modifier))
      .reduce((total, { value }) => total + value, 0)
  const parts = {
    diceSum: sumOf(sight, 'DW-001'),
    modifier: sumOf(sight, 'DW-003', 'DW-065', 'DW-038', 'DW-066', 'DW-074'),
    ...{ forward: waiting('forward'), ongoing: waiting('ongoing') },
    encumbrance: sumOf(sight, 'DW-049', 'DW-050'),
    preparation: sumOf(sight, 'DW-084'),
  }
  const { terms, total } = reading.sum
  const all = Object.values(parts).reduce((sofar, part) => sofar + part, sumOf(sight, 'DW-039'))
  expect(all).toBe(total)
  // Where no dice are rolled nothing is added up.
  return { ...parts, total: terms.length > 0 ? total : null, band: reading.band }
}
