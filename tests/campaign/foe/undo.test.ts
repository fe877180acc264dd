import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endings, leavings } from '../../../src/campaign/foe/input'
import { groupings, packSizes } from '../../../src/rules/system/fight/foes'
import { foes } from '../../../src/rules/ironsworn/foes/foes'
import { foeWorkspace, system } from './setup'

const count = fc.integer({ min: 1, max: 14 })
const step = fc.oneof(
  fc.record({
    do: fc.constant('field' as const),
    ...{ name: fc.constantFrom(...foes.map(({ name }) => name)), count },
    ...{ grouping: fc.constantFrom(...groupings), shift: fc.constantFrom(-1, 0, 1) },
  }),
  fc.record({
    do: fc.constant('pack' as const),
    names: fc.uniqueArray(fc.constantFrom(...foes.map(({ name }) => name)), {
      ...{ minLength: 2, maxLength: 4 },
    }),
    count: fc.integer({ min: 1, max: 4 }),
    size: fc.constantFrom(...packSizes),
  }),
  fc.record({ do: fc.constant('face' as const), at: fc.nat(5), who: fc.nat(1) }),
  fc.record({ do: fc.constant('shift' as const), at: fc.nat(5), by: fc.constantFrom(-1, 1) }),
  fc.record({
    do: fc.constant('leave' as const),
    at: fc.nat(5),
    how: fc.constantFrom(...leavings),
  }),
  fc.record({
    do: fc.constant('split' as const),
    at: fc.nat(5),
    count: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ do: fc.constant('join' as const), at: fc.nat(5), other: fc.nat(5) }),
  fc.record({ do: fc.constant('over' as const), how: fc.constantFrom(...endings) }),
)

it('any run of commands on foes is taken back row by row, and played again', async () => {
  const workspace = await foeWorkspace()
  const { call, run, kept, asta, brand, enter, field } = workspace
  await enter((await field('Wyvern')).trackIds[0] ?? '', asta)
  let landed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const moments = [kept()]
      for (const each of steps) {
        const open = (await run('track.list', {})).filter(({ state }) => state === 'open')
        const trackId = 'at' in each ? (open[each.at % Math.max(1, open.length)]?.id ?? 'x') : 'x'
        const reply = await (() => {
          switch (each.do) {
            case 'field': {
              const { name, count: many, grouping } = each
              const foe = { from: 'library' as const, name }
              const shift = each.shift as -1 | 0 | 1
              return call('foe.field', { system, foe, count: many, grouping, shift })
            }
            case 'pack': {
              const { count: many, size } = each
              const kinds = each.names.map((name) => {
                return { foe: { from: 'library' as const, name }, count: many }
              })
              return call('foe.pack', { system, kinds, size })
            }
            case 'face':
              return call('foe.face', { trackId, characterId: each.who === 0 ? asta : brand })
            case 'shift':
              return call('foe.shift', { trackId, by: each.by as 1 | -1 })
            case 'leave':
              return call('foe.leave', { trackId, how: each.how })
            case 'split':
              return call('foe.split', { trackId, count: each.count })
            case 'join': {
              const withId = open[each.other % Math.max(1, open.length)]?.id ?? 'x'
              return call('foe.join', { trackId, withId })
            }
            case 'over':
              return call('foe.endFight', { system, how: each.how })
          }
        })()
        const now = kept()
        // What is refused leaves nothing behind.
        if (!reply.ok) expect(now).toEqual(moments.at(-1))
        else if (JSON.stringify(now) !== JSON.stringify(moments.at(-1))) {
          moments.push(now)
          landed += 1
        }
      }
      for (const before of moments.slice(0, -1).reverse()) {
        await run('history.undo', {})
        expect(kept()).toEqual(before)
      }
      for (const after of moments.slice(1)) {
        await run('history.redo', {})
        expect(kept()).toEqual(after)
      }
      for (let back = 1; back < moments.length; back += 1) await run('history.undo', {})
    }),
    { numRuns: 25 },
  )
  // Many are refused: none of them may be all that was tried.
  expect(landed).toBeGreaterThan(10)
}, 60_000)
