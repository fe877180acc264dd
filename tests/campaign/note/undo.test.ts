import fc from 'fast-check'
import { expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const title = fc.constantFrom('Wend', 'Tides', 'Brannoch', 'The Book')
const body = fc.constantFrom(
  ...['', 'See [[Tides]].', '[[wend]] and [[Brannoch]]', ':::gm\n[[The Book]]\n:::', 'plain'],
)
const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), title, body }),
  fc.record({ kind: fc.constant('edit' as const), at: fc.nat(4), title, body }),
  fc.record({
    kind: fc.constant('move' as const),
    at: fc.nat(4),
    to: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(4) }),
)

it('whatever is done to notes and their links is undone and redone whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { run, workspace } = await sampleWorkspace()
      const states = [content(workspace.file)]
      for (const one of steps) {
        const { notes } = await run('note.list', {})
        if (one.kind === 'create') {
          await run('note.create', { title: one.title, body: one.body })
        } else {
          const noteId = notes[one.at % Math.max(1, notes.length)]?.id
          if (noteId === undefined) continue
          if (one.kind === 'edit') {
            await run('note.edit', { noteId, title: one.title, body: one.body })
          }
          if (one.kind === 'move') await run('note.move', { noteId, to: one.to })
          if (one.kind === 'remove') await run('note.remove', { noteId })
        }
        const { batches } = await run('history.list', {})
        // What changed nothing is no step.
        if (batches.length === states.length) states.push(content(workspace.file))
      }
      for (const state of states.slice(0, -1).toReversed()) {
        await run('history.undo', {})
        expect(content(workspace.file)).toEqual(state)
      }
      while (await run('history.redo', {}));
      expect(content(workspace.file)).toEqual(states.at(-1))
    }),
    { numRuns: 20 },
  )
})
