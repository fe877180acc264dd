import { expect, it } from 'vitest'
import { useMoveRun } from '../../../src/renderer/moves/run/use-move-run'
import { ironsworn } from '../../../src/rules/ironsworn'

const { id: system, moves, sheets } = ironsworn

it('IS-123 a move does not land with an amount beyond its bounds, and says which they are', () => {
  const asta = { type: 'character', id: 'asta', key: 'character:asta', name: 'Asta' } as const
  const people = [{ ...asta, sheet: sheets.character.parse({}) }]
  const run = useMoveRun(() => ({ system, moves, people }), {
    ...{ move: 'endureHarm', actor: asta.key },
  })
  run.answer('stat', 'iron')
  run.typeDice([6, 2, 3])
  run.take(['momentum'])
  run.setFigure('harm', 12)
  const beyond = { key: 'moves.outOfBounds', with: { figure: 12, min: 0, max: 9 } }
  expect([run.request.value, run.wanted.value]).toEqual([null, beyond])
  run.setFigure('harm', 1)
  expect([run.request.value, run.wanted.value]).toMatchObject([{ given: { harm: 1 } }, null])
})
