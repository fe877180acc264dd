import { expect, it } from 'vitest'
import type { MovePerson } from '../../../src/renderer/moves/sides/people'
import { useWhom } from '../../../src/renderer/moves/sides/use-whom'
import { useMoveRun } from '../../../src/renderer/moves/run/use-move-run'
import { ironFist } from '../../../src/rules/iron-fist'
import { ironsworn } from '../../../src/rules/ironsworn'
import { characterSchema } from '../../../src/rules/ironsworn/sheet'

const { id: system, moves, sheets } = ironsworn

/** A member of the company, whose sheet says so. */
const member = (id: string, written: object = {}): MovePerson => ({
  ...{ type: 'character', id, key: `character:${id}`, name: id },
  sheet: sheets.character.parse(written),
})

it('IS-105 whom it is that is healed is asked once: the other heroes are among the answers', () => {
  const people = [member('asta'), member('brand'), member('cuno', { status: 'retired' })]
  const hasLeft = (sheet: object) => characterSchema.parse(sheet).status === 'retired'
  const run = useMoveRun(() => ({ system, moves, people, hasLeft }), {
    ...{ move: 'heal', actor: 'character:asta' },
  })
  const whom = useWhom(run)
  const [patient] = whom.asks.value
  if (!patient) throw new Error('nobody is asked for')
  expect(whom.others(patient)).toEqual([{ value: 'character:brand', label: 'brand' }])
  whom.answer(patient, 'character:brand')
  run.typeDice([5, 2, 3])
  // It stays and says who it is, and can be answered anew.
  expect(whom.asks.value.map(({ id }) => id)).toContain('patient')
  expect(whom.answers.value).toMatchObject({ patient: 'character:brand' })
  expect(run.request.value).toMatchObject({ move: 'heal', target: { id: 'brand' } })
  whom.answer(patient, 'self')
  expect(whom.answers.value).toMatchObject({ patient: 'self' })
  expect(run.request.value).toMatchObject({ answers: { patient: 'self' }, target: undefined })
})

it('IS-087 IS-105 of another hero who has companions it is asked which of them is treated', () => {
  const owl = { Owl: { health: { value: 1, max: 3 } } }
  const people = [member('asta'), member('brand', { assets: owl })]
  const run = useMoveRun(() => ({ system, moves, people }), {
    ...{ move: 'heal', actor: 'character:asta' },
  })
  const whom = useWhom(run)
  const [patient] = whom.asks.value
  if (!patient) throw new Error('nobody is asked for')
  whom.answer(patient, 'character:brand')
  const which = whom.asks.value.find(({ id }) => id === 'companion')
  if (!which) throw new Error('no companion is offered')
  whom.answer(which, 'Owl')
  run.typeDice([6, 1, 2])
  expect(run.read.value.outcome?.effects).toMatchObject([
    { on: 'target', field: 'assets.Owl.health.value', from: 1, to: 3 },
  ])
  expect(run.request.value).toMatchObject({
    answers: { companion: 'Owl' },
    target: { id: 'brand' },
  })
})

it('a move that has to be on somebody is asked nothing as if it were on nobody', () => {
  const people: MovePerson[] = [
    {
      ...{ type: 'npc', id: 'pell', key: 'npc:pell', name: 'Pell' },
      sheet: ironFist.sheets.npc.parse({}),
    },
  ]
  const run = useMoveRun(() => ({ system: ironFist.id, moves: ironFist.moves, people }), {
    ...{ move: 'inflictHarm', target: 'npc:pell', given: { harm: 3 } },
  })
  const whom = useWhom(run)
  expect(whom.asks.value.some(({ isOfWhom }) => isOfWhom)).toBe(false)
  expect(run.read.value.refused).toBeNull()
})
