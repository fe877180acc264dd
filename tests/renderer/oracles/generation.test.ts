import { expect, it } from 'vitest'
import { ref } from 'vue'
import { useGeneration } from '../../../src/renderer/oracles/use-generation'
import type { OracleTable } from '../../../src/rules/oracles/table'

const d6 = { count: 1, sides: 6 }
const row = (from: number, to: number, text: string, leads?: string) => ({
  ...{ from, to, text },
  rolls: leads ? [{ table: leads, count: 1, auto: true, repeats: 'keep' as const }] : [],
})
const table = (id: string, rows: OracleTable['rows']): OracleTable => ({
  ...{ id, name: id, group: [], dice: d6, rows, source: null },
})
const sky = table('sky', [row(1, 3, 'Rain'), row(4, 6, 'Clear', 'omens')])
const mood = table('mood', [row(1, 6, 'Sullen')])
const omens = table('omens', [row(1, 6, 'A crow')])
const tables = new Map([sky, mood, omens].map((each) => [each.id, each]))

function generation() {
  return useGeneration(
    () => tables,
    () => [sky, mood],
  )
}

it('asks line by line, sub-rolls before the next line, and remembers whose dice they were', () => {
  const { shown, open, consulted, take, rollRest } = generation()
  expect(open.value).toBe(0)
  take(0, [5], true)
  expect(shown.value[0]).toMatchObject({ words: 'Clear', next: { name: 'omens' } })
  take(0, [2], true)
  expect([open.value, shown.value[0]?.words]).toEqual([1, 'Clear, A crow'])
  rollRest()
  expect(open.value).toBe(-1)
  expect(consulted.value).toMatchObject([
    { tableId: 'sky', dice: [[5], [2]], typed: true },
    { tableId: 'mood', typed: false },
  ])
})

it('rolls one line again, and the others stay', () => {
  const { shown, open, consulted, take, again, rollRest } = generation()
  take(0, [1], true)
  rollRest()
  const [, other] = consulted.value
  again(0)
  expect([open.value, shown.value[0]?.words]).toEqual([0, ''])
  take(0, [6], false)
  expect(open.value).toBe(-1)
  expect(shown.value[0]?.words).toBe('Clear, A crow')
  expect(consulted.value).toMatchObject([{ typed: false }, other ?? {}])
})

it('asks for nothing where nothing is chosen', () => {
  const chosen = ref<OracleTable[]>([])
  const { shown, open } = useGeneration(
    () => tables,
    () => chosen.value,
  )
  expect([shown.value, open.value]).toEqual([[], -1])
})
