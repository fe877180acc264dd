import { expect, it } from 'vitest'
import type { MovePerson } from '../../../src/renderer/moves/sides/people'
import { useMoveRun } from '../../../src/renderer/moves/run/use-move-run'
import { ironsworn } from '../../../src/rules/ironsworn'

const { id: system, moves, sheets } = ironsworn

const member = (name: string): MovePerson => ({
  ...{ type: 'character', id: name, key: `character:${name}`, name },
  sheet: sheets.character.parse({}),
})

it('IS-113 the ally’s bond has the name of whoever makes the move, which nobody has to type', () => {
  const people = [member('Asta'), member('Brand')]
  const run = useMoveRun(() => ({ system, moves, people }), {
    ...{ move: 'forgeABond', actor: 'character:Asta' },
  })
  run.cast('ally', 'character:Brand')
  run.answer('bondName', 'Brand')
  run.answer('whose', 'ally')
  expect(run.answers.value['ofAlly']).toBe('Asta')
  run.typeDice([6, 1, 2])
  run.take(['momentum'])
  expect(run.request.value).toMatchObject({ answers: { bondName: 'Brand', ofAlly: 'Asta' } })
  run.answer('ofAlly', 'Asta of the isles')
  expect(run.request.value).toMatchObject({ answers: { ofAlly: 'Asta of the isles' } })
})
