import { computed, ref, watch } from 'vue'
import { consultation, type Tables } from '../../rules/oracles/consult'
import type { OracleTable } from '../../rules/oracles/table'
import { rollOut } from './use-consultation'

/** One table of a generation, and the dice that lie for it so far. */
interface Line {
  table: OracleTable
  dice: number[][]
  typed: boolean
}

/** Tables that stand together, rolled line by line: each by dice from the table or the app's. */
export function useGeneration(tables: () => Tables, chosen: () => readonly OracleTable[]) {
  const lines = ref<Line[]>([])
  const shown = computed(() =>
    lines.value.map((line) => {
      const { rolled, next } = consultation(tables(), line.table.id, line.dice)
      return { ...line, words: rolled.map(({ text }) => text).join(', '), next }
    }),
  )
  /** The first line whose dice do not all lie; -1 when the generation is whole. */
  const open = computed(() => shown.value.findIndex(({ next }) => next !== null))
  const consulted = computed(() =>
    lines.value.map(({ table, dice, typed }) => ({ tableId: table.id, dice, typed })),
  )

  function put(at: number, change: Partial<Line>): void {
    lines.value = lines.value.map((line, index) => (index === at ? { ...line, ...change } : line))
  }

  /** Takes a roll in; the app's dice go on by themselves until the line asks for nothing more. */
  function take(at: number, faces: number[], typed: boolean): void {
    const line = lines.value[at]
    if (!line) return
    const dice = [...line.dice, faces]
    if (typed) put(at, { dice })
    else put(at, { dice: rollOut(tables(), line.table.id, dice), typed: false })
  }

  /** A line is rolled again, and the others stay. */
  const again = (at: number) => put(at, { dice: [], typed: true })

  /** The app's dice make every line whole. */
  function rollRest(): void {
    lines.value = shown.value.map(({ table, dice, typed, next }) =>
      next
        ? { table, dice: rollOut(tables(), table.id, dice), typed: false }
        : { table, dice, typed },
    )
  }

  watch(
    () =>
      chosen()
        .map(({ id }) => id)
        .join(),
    () => (lines.value = chosen().map((table) => ({ table, dice: [], typed: true }))),
    { immediate: true },
  )
  return { shown, open, consulted, take, again, rollRest }
}
