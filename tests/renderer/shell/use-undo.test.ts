import { expect, it } from 'vitest'
import { isOfEarlierEvening } from '../../../src/renderer/shell/history/use-undo'

const step = (at: string) => ({ id: 1, at, label: { key: 'history.pool.change' }, moment: null })
const now = Date.parse('2026-03-13T21:00:00Z')
const next = (undone: string | null, redone: string | null = null) => ({
  undo: undone === null ? null : step(undone),
  redo: redone === null ? null : step(redone),
  isPruned: false,
})

it('undo asks where it goes over the pause between two evenings, and once alone', () => {
  expect(isOfEarlierEvening(next(null), now)).toBe(false)
  expect(isOfEarlierEvening(next('2026-03-13T18:10:00Z'), now)).toBe(false)
  // All of this evening has been taken back, or nothing was done yet.
  expect(isOfEarlierEvening(next('2026-03-06T22:00:00Z'), now)).toBe(true)
  expect(isOfEarlierEvening(next('2026-03-06T22:00:00Z', '2026-03-13T18:10:00Z'), now)).toBe(true)
  expect(isOfEarlierEvening(next('2026-03-06T21:50:00Z', '2026-03-06T22:00:00Z'), now)).toBe(false)
})
