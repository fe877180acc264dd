import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OutputOf } from '../../../src/campaign/api'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'
import { allFronts } from '../../support/whole-lists'

type Fronts = OutputOf<'front.byId'>
type Step = { name: string; input: object }

/** One of a list, whatever its length; what is not there is asked for by a name nobody has. */
const pick = <Item extends { id: string }>(list: readonly Item[], at: number): string =>
  list[at % Math.max(1, list.length)]?.id ?? 'nobody'

/** Every command of fronts, aimed at whatever there is. */
const commands: ((fronts: Fronts, at: number, say: string) => Step)[] = [
  (_fronts, _at, name) => ({ name: 'front.create', input: { name } }),
  (fronts, at, notes) => ({ name: 'front.edit', input: { frontId: pick(fronts, at), notes } }),
  (fronts, at) => ({ name: 'front.remove', input: { frontId: pick(fronts, at) } }),
  (fronts, at, aftermath) => ({
    name: 'front.resolve',
    input: { frontId: pick(fronts, at), aftermath },
  }),
  (fronts, at, name) => ({ name: 'front.addDanger', input: { frontId: pick(fronts, at), name } }),
  (fronts, at, doom) => ({
    name: 'front.editDanger',
    input: { dangerId: pick(dangers(fronts), at), doom, doomKind: null, ordered: at % 2 === 0 },
  }),
  (fronts, at) => ({ name: 'front.removeDanger', input: { dangerId: pick(dangers(fronts), at) } }),
  (fronts, at) => ({
    name: 'front.moveDanger',
    input: { dangerId: pick(dangers(fronts), at), frontId: pick(fronts, at + 1) },
  }),
  (fronts, at, aftermath) => ({
    name: 'front.resolveDanger',
    input: { dangerId: pick(dangers(fronts), at), aftermath },
  }),
  (fronts, at, text) => ({
    name: 'front.addPortent',
    input: { dangerId: pick(dangers(fronts), at), text },
  }),
  (fronts, at, text) => ({
    name: 'front.editPortent',
    input: { portentId: pick(portents(fronts), at), text },
  }),
  (fronts, at) => ({
    name: 'front.removePortent',
    input: { portentId: pick(portents(fronts), at) },
  }),
  (fronts, at, cause) => ({
    name: 'front.tickPortent',
    input: { portentId: pick(portents(fronts), at), how: 'descriptive', cause },
  }),
  (fronts, at, cause) => ({
    name: 'front.untickPortent',
    input: { portentId: pick(portents(fronts), at), cause },
  }),
  (fronts, at, question) => ({
    name: 'front.addStake',
    input: { frontId: pick(fronts, at), question },
  }),
  (fronts, at, answer) => ({
    name: 'front.answerStake',
    input: { stakeId: pick(stakes(fronts), at), answer },
  }),
  (fronts, at) => ({ name: 'front.removeStake', input: { stakeId: pick(stakes(fronts), at) } }),
  (fronts, at, name) => ({
    name: 'front.setCast',
    input: { of: { type: 'danger', id: pick(dangers(fronts), at) }, who: { name } },
  }),
  (fronts, at, note) => ({
    name: 'front.setCast',
    input: { of: { type: 'front', id: pick(fronts, at) }, who: { npcId: 'npc-boy' }, note },
  }),
  (fronts, at, name) => ({
    name: 'customMove.add',
    input: {
      frontId: pick(fronts, at),
      move: {
        name,
        madeBy: 'gm',
        trigger: '',
        stat: '',
        strong: '',
        weak: '',
        miss: '',
        system: '',
      },
    },
  }),
  (fronts, at) => ({
    name: 'front.reorder',
    input: { what: 'danger', id: pick(dangers(fronts), at), by: at % 2 === 0 ? 1 : -1 },
  }),
  (fronts, at) => ({
    name: 'front.reorder',
    input: { what: 'portent', id: pick(portents(fronts), at), by: 1 },
  }),
  (fronts, at) => ({
    name: 'front.reorder',
    input: { what: 'front', id: pick(fronts, at), by: -1 },
  }),
]

const dangers = (fronts: Fronts) => fronts.flatMap((front) => front.dangers)
const portents = (fronts: Fronts) => dangers(fronts).flatMap((danger) => danger.portents)
const stakes = (fronts: Fronts) => fronts.flatMap((front) => front.stakes)

it('undo of any row of front commands gives back every row, redo every change', async () => {
  const table = await sampleWorkspace()
  const call = table.call as (name: string, input: object) => ReturnType<typeof table.call>
  const reached = new Set<string>()
  const steps = fc.array(
    fc.record({
      make: fc.constantFrom(...commands),
      at: fc.nat(12),
      say: fc.string({ minLength: 1, maxLength: 40 }).map((text) => `x${text}`),
    }),
    { minLength: 1, maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (asked) => {
      const before = content(table.workspace.file)
      let landed = 0
      for (const { make, at, say } of asked) {
        const was = content(table.workspace.file)
        const batches = table.changes.length
        const { name, input } = make(await allFronts(table), at, say)
        const reply = await call(name, input)
        if (!reply.ok) {
          expect(reply.error.code).toBe('refused')
          expect(content(table.workspace.file)).toEqual(was)
        }
        if (reply.ok) reached.add(name)
        // A command that finds nothing to do leaves no batch behind.
        if (table.changes.length > batches) landed += 1
      }
      const after = content(table.workspace.file)
      for (let step = 0; step < landed; step += 1) await table.run('history.undo', {})
      expect(content(table.workspace.file)).toEqual(before)
      for (let step = 0; step < landed; step += 1) await table.run('history.redo', {})
      expect(content(table.workspace.file)).toEqual(after)
      for (let step = 0; step < landed; step += 1) await table.run('history.undo', {})
    }),
    { numRuns: 40 },
  )
  expect(reached.size).toBeGreaterThanOrEqual(15)
})
