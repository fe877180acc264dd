import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApiName, InputOf } from '../../../src/campaign/api'
import { tracksDrawer } from './setup'

type Calls = { [Name in ApiName]: [Name, InputOf<Name>] }[ApiName]

const river = 'track-river'
const calls: Calls[] = [
  ['track.create', { kind: 'ladder', name: 'Mood', rungs: ['Low', 'High'] }],
  ['track.edit', { trackId: 'track-vane', name: 'Temper', rungs: ['One', 'Two'], odds: 10 }],
  ['track.edit', { trackId: river, visibility: 'open', state: 'done' }],
  ['track.remove', { trackId: river }],
  ['track.advance', { trackId: river, by: 4 }],
  ['track.about', { trackId: river, about: { type: 'npc', id: 'npc-boy' }, linked: true }],
  ['track.about', { trackId: river, about: { type: 'danger', id: 'danger-bell' }, linked: false }],
  ['track.trigger.add', { trackId: river, then: { kind: 'note', note: 'Run' } }],
  ['track.trigger.remove', { triggerId: 'trigger-portent-bell-1' }],
]

describe('undo', () => {
  it.each(calls)('takes back %s', async (name, input) => {
    const { run, kept } = await tracksDrawer()
    const before = kept()
    await run(name, input)
    expect(kept()).not.toEqual(before)
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('takes back any run of steps and settlings, and redo plays it again', async () => {
    const step = fc.record({
      trackId: fc.constantFrom(river, 'track-vane', 'track-market'),
      by: fc.integer({ min: -4, max: 4 }),
      settle: fc.constantFrom('accepted', 'declined', null),
    })
    const { run, kept, proposals } = await tracksDrawer()
    const moment = async () => {
      const { batches } = await run('history.list', {})
      return Math.max(0, ...batches.filter(({ state }) => state === 'done').map(({ id }) => id))
    }
    const start = await moment()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const before = kept()
        for (const { trackId, by, settle } of steps) {
          await run('track.advance', { trackId, by })
          const [open] = await proposals()
          if (open && settle) await run('track.settle', { triggerId: open.id, how: settle })
        }
        const [after, end] = [kept(), await moment()]
        await run('history.goTo', { batchId: start })
        expect(kept()).toEqual(before)
        await run('history.goTo', { batchId: end })
        expect(kept()).toEqual(after)
        await run('history.goTo', { batchId: start })
      }),
      { numRuns: 15 },
    )
  })
})
