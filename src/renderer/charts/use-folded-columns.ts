import { computed, ref, type Ref } from 'vue'
import { blank, type DraftRow } from '../../rules/charts/draft'
import type { TableBlock } from '../../rules/charts/layout'
import { partOf, write } from '../../rules/charts/notation'
import { partsOf, type Field } from '../../rules/charts/shape'
import type { FieldOption } from '../../rules/system/sheet/field-list'
import { useChart } from './chart-words'

/** A column of a table, and where it stands among all of them. */
interface Column {
  field: Field
  index: number
}

/**
 * Which columns of a table stand in its lines, and which are folded below each: a line opens where something stands
 * in those that no list has brought to a thing of its name.
 */
export function useFoldedColumns(block: () => TableBlock, rows: Ref<DraftRow[]>) {
  const chart = useChart()
  const under = (name: string) => (block().at === '' ? name : `${block().at}.${name}`)
  const columns = computed(() => block().columns.map((field, index) => ({ field, index })))
  /** Those that stand in the line, and those that are folded below it. */
  const shown = computed<Column[]>(() => {
    const own = chart.columnsAt(block().at)
    if (!own)
      return columns.value.filter(({ field: { shape } }) => !chart.hasParts || !partsOf(shape))
    return own.flatMap((name) => columns.value.find(({ field }) => field.name === name) ?? [])
  })
  const folded = computed<Column[]>(() =>
    columns.value.filter((each) => !shown.value.includes(each)),
  )
  /** What a line holds that a list brought, by its id: that is nothing to be looked at. */
  const brought = ref<Readonly<Record<number, readonly string[]>>>({})
  /** Lines that were unfolded or folded, by their ids. */
  const unfolded = ref<Readonly<Record<number, boolean>>>({})

  /** A line with what a thing of a list brings, in all columns that it says something of. */
  function cellsWith({ cells }: Pick<DraftRow, 'cells'>, brings: object): string[] {
    return block().columns.map(({ name, shape }, index) => {
      const value = partOf(brings, name)
      return value === undefined ? (cells[index] ?? '') : write(shape, value)
    })
  }

  /** What the list brings to a line whose name stands on it. */
  function broughtTo(row: DraftRow): string[] | undefined {
    for (const [index, { name }] of block().columns.entries()) {
      const option = chart
        .listAt(under(name))
        ?.options.find((each) => each.value === row.cells[index])
      if (option?.brings) return cellsWith({ cells: block().columns.map(blank) }, option.brings)
    }
    return undefined
  }

  /** Whether something stands in what is folded that no list says of a thing of its name. */
  function isFilled(row: DraftRow): boolean {
    const usual = brought.value[row.id] ?? broughtTo(row) ?? block().columns.map(blank)
    return folded.value.some(({ index }) => row.cells[index] !== usual[index])
  }
  /** As the line stood when it was opened, so that it does not fold while it is written. */
  const filled = new Map(rows.value.map((row) => [row.id, isFilled(row)]))
  const isUnfolded = (row: DraftRow) => unfolded.value[row.id] ?? filled.get(row.id) ?? false
  const isWrong = (at: number) =>
    folded.value.some(({ index }) => chart.problemAt(block().at, at, index) !== undefined)

  function turn(row: DraftRow): void {
    unfolded.value = { ...unfolded.value, [row.id]: !isUnfolded(row) }
  }

  /** What was chosen in one cell fills those beside it. */
  function bring(row: DraftRow, column: number, { value, brings = {} }: FieldOption): void {
    const cells = cellsWith(row, brings).with(column, value)
    brought.value = { ...brought.value, [row.id]: cells }
    rows.value = rows.value.map((each) => (each.id === row.id ? { ...each, cells } : each))
  }

  return { under, shown, folded, isUnfolded, isWrong, turn, bring }
}
