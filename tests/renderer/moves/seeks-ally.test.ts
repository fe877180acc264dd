import { expect, it } from 'vitest'
import { makersOf, type MovePerson } from '../../../src/renderer/moves/sides/people'
import { useMoveRun } from '../../../src/renderer/moves/run/use-move-run'
import { ironsworn } from '../../../src/rules/ironsworn'

const { id: system, moves, sheets } = ironsworn

const member = (id: string, status = 'active'): MovePerson => ({
  ...{ type: 'character', id, key: `character:${id}`, name: id },
  sheet: sheets.character.parse({ initiative: 'me', status }),
})

/** Asta’s aid, with these beside her. */
function aid(...others: string[]) {
  const people = ['asta', ...others].map((id) => member(id))
  const run = useMoveRun(() => ({ system, moves, people }), {
    ...{ move: 'aidYourAlly', actor: 'character:asta' },
  })
  run.seekAlly()
  run.answer('stat', 'heart')
  run.typeDice([6, 2, 3])
  run.take(['momentum'])
  return run
}

it('IS-115 asks which ally gains by aid before anything of it lands', () => {
  const run = aid('brand', 'cuno')
  expect(run.wantsAlly.value).toBe(true)
  expect([run.wanted.value?.key, run.request.value]).toEqual(['moves.sayAlly', null])
  run.cast('ally', 'character:brand')
  expect(run.request.value).toMatchObject({ ally: { id: 'brand' } })
})

it('IS-115 the only other character is the ally; somebody who is in no cast is one as well', () => {
  expect(aid('brand').request.value).toMatchObject({ ally: { id: 'brand' } })
  const run = aid()
  expect(run.request.value).toBeNull()
  run.cast('ally', null)
  expect(run.request.value).toMatchObject({ move: 'aidYourAlly' })
})

it('IS-115 asks again where whoever was to gain makes it themselves', () => {
  const run = aid('brand', 'cuno')
  run.cast('ally', 'character:brand')
  run.cast('actor', 'character:brand')
  expect([run.draft.value.ally, run.request.value]).toEqual([null, null])
})

it('IS-116 IS-124 who has retired or died is neither asked for as an ally nor for a move of their own', () => {
  const people = [member('asta'), member('brand'), member('cuno', 'retired'), member('dag', 'dead')]
  const { hasLeft } = ironsworn
  const table = () => ({ system, moves, people, ...(hasLeft ? { hasLeft } : {}) })
  const run = useMoveRun(table, { move: 'aidYourAlly', actor: 'character:asta' })
  expect(run.allies.value.map(({ id }) => id)).toEqual(['brand'])
  const makers = (actor: string | null) =>
    makersOf(moves['makeCamp'], people, { actor }, hasLeft).map(({ id }) => id)
  expect(makers(null)).toEqual(['asta', 'brand'])
  // Whoever is named already makes it.
  expect(makers('character:dag')).toEqual(['asta', 'brand', 'dag'])
})
