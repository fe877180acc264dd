import { getInitialSnapshot, transition } from 'xstate'
import { describe, expect, it } from 'vitest'
import { phases, type Phase } from '../../../src/rules/cold-iron/phases'

const all: Phase[] = ['bookkeeping', 'informal', 'combat']

describe('CI-012 phases of play', () => {
  it('begin with bookkeeping', () => {
    expect(getInitialSnapshot(phases).value).toBe('bookkeeping')
  })

  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'lead from %s to %s',
    (from, to) => {
      const snapshot = phases.resolveState({ value: from })
      expect(transition(phases, snapshot, { type: `phase.${to}` })[0].value).toBe(to)
    },
  )
})
