import { getInitialSnapshot, transition } from 'xstate'
import { describe, expect, it } from 'vitest'
import rulebook from '../../../../src/rules/cold-iron/rulebook/phases-and-steps.json'
import { phases } from '../../../../src/rules/cold-iron/phases'

const all = ['bookkeeping', 'informal', 'combat'] as const

describe('CI-012 phases of play', () => {
  it('begin with bookkeeping', () => {
    expect(getInitialSnapshot(phases).value).toBe('bookkeeping')
  })

  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'CI-012: lead from %s to %s',
    (from, to) => {
      const snapshot = phases.resolveState({ value: from })
      expect(transition(phases, snapshot, { type: `phase.${to}` })[0].value).toBe(to)
    },
  )
})

describe('casting without a roll', () => {
  it('CI-013: belongs to bookkeeping, and is for the game master to read', () => {
    const rule = rulebook.find(({ id }) => id === 'CI-013')
    expect(rule).toMatchObject({ kind: 'reference', title: 'Casting in bookkeeping' })
    expect(rule?.text).toContain('without a roll')
  })
})
