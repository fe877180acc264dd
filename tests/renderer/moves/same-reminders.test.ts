import { expect, it } from 'vitest'
import { sameReminders } from '../../../src/renderer/moves/queue/same-reminders'

it('what was to be kept in mind twice stands once, with how often, where it was given last', () => {
  const all = [
    { id: 3, note: 'Change Maro.', from: 'a' },
    { id: 4, note: 'The lamp is out.', from: '' },
    { id: 7, note: 'Change Maro.', from: 'b' },
    { id: 8, note: 'Change Maro.', from: 'a' },
  ]
  expect(sameReminders(all)).toEqual([
    { id: 4, note: 'The lamp is out.', from: [], count: 1 },
    { id: 8, note: 'Change Maro.', from: ['a', 'b'], count: 3 },
  ])
  // Letting go lets go of one.
  expect(sameReminders(all.slice(0, 2)).map(({ count }) => count)).toEqual([1, 1])
  expect(sameReminders([])).toEqual([])
})
