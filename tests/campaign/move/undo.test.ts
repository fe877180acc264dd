import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { InputOf } from '../../../src/campaign/api'
import { ironFist } from '../../../src/rules/iron-fist'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

type Confirm = InputOf<'move.confirm'>
const system = ironFist.id
const face = fc.integer({ min: 1, max: 6 })
const hero = fc
  .constantFrom('character-ysolt', 'character-maro', 'character-brannoch')
  .map((id) => ({ type: 'character' as const, id }))
const npc = fc
  .constantFrom('npc-client', 'npc-raider-1')
  .map((id) => ({ type: 'npc' as const, id }))
const moves = Object.values(ironFist.moves)

/** Any move of anybody, with whatever picks: most of them legal now and then. */
const request = fc.record({
  move: fc.constantFrom(...moves),
  actor: hero,
  target: fc.option(fc.oneof(hero, npc), { nil: undefined }),
  ally: fc.option(hero, { nil: undefined }),
  dice: fc.tuple(face, face),
  swap: fc.option(fc.constantFrom({ die: 0 }, { die: 1 }), { nil: undefined }),
  stat: fc.constantFrom('steel', 'edge', 'brains'),
  sure: fc.boolean(),
})

it('undo of any confirmed move gives back every row, redo every change', async () => {
  const { run, call, workspace } = await sampleWorkspace()
  let landed = 0
  await fc.assert(
    fc.asyncProperty(request, fc.infiniteStream(fc.nat(9)), async (at, chance) => {
      const { move, actor, ally, dice, swap, stat, sure } = at
      const isOther = at.target?.id !== actor.id
      const target = isOther ? at.target : undefined
      const helper = { type: 'character' as const, id: 'character-tamsin' }
      const asked: Confirm = {
        ...{ system, move: move.id, actor, target, ally, swap, typed: true },
        ...{ given: {}, dice: move.id === 'inflictHarm' ? dice.slice(1) : dice },
        ...{ picks: [], answers: { stat, unpaid: 'letGo' }, help: sure ? [{ helper }] : [] },
      }
      const before = content(workspace.file)
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const letters = ['a', 'b', 'c', 'd', 'two', 'three', 'ad', 'hurts', 'strikeBack', 'serious']
        const picks = [...chance.take(attempt % 3)].map((index) => letters[index] ?? 'a')
        const reply = await call('move.confirm', { ...asked, picks })
        if (!reply.ok) {
          expect(content(workspace.file)).toEqual(before)
          continue
        }
        landed += 1
        const after = content(workspace.file)
        await run('history.undo', {})
        expect(content(workspace.file)).toEqual(before)
        await run('history.redo', {})
        expect(content(workspace.file)).toEqual(after)
        await run('history.undo', {})
        break
      }
    }),
    { numRuns: 60 },
  )
  expect(landed).toBeGreaterThan(10)
})

it('IF-043 undo of a conflict gives back every row of both', async () => {
  const { run, workspace } = await sampleWorkspace()
  const [ysolt, maro] = ['character-ysolt', 'character-maro'].map((id) => ({
    ...{ type: 'character' as const, id },
  }))
  const base = { system, given: {}, typed: true }
  const before = content(workspace.file)
  await run('move.confirmConflict', {
    a: { ...base, actor: ysolt, target: maro, move: 'lie', dice: [6, 6], picks: ['two'] },
    b: { ...base, actor: maro, target: ysolt, move: 'perception', dice: [1, 1], picks: [] },
  })
  expect(await run('hold.list', {})).toHaveLength(3)
  expect(await run('inbox.list', {})).toHaveLength(1)
  await run('history.undo', {})
  expect(content(workspace.file)).toEqual(before)
})
