import { nextTick, type Ref } from 'vue'
import { blankRow, type DraftRow } from '../../rules/charts/draft'
import type { TableBlock } from '../../rules/charts/layout'

/** What can be done with a line of a chart. */
export type LineDeed = 'add' | 'remove' | 'up' | 'down'

const cells = '[data-cell] :is(input, select, textarea, [role=checkbox])'

/** The lines of a table that is being written: they come, go and move, and the focus with them. */
export function useLines(
  block: () => TableBlock,
  rows: Ref<DraftRow[]>,
  body: () => HTMLElement | null,
) {
  /** Puts the focus on a cell once it is there; on the button that adds where there is no line. */
  async function focusOn(at: number, column = 0): Promise<void> {
    await nextTick()
    const line = body()?.querySelectorAll('tbody tr')[at]
    const cell = line?.querySelectorAll<HTMLElement>(cells)[column]
    const target = cell ?? body()?.querySelector<HTMLElement>('[data-add]')
    target?.focus()
  }

  function add(at: number): void {
    const id = Math.max(-1, ...rows.value.map((row) => row.id)) + 1
    rows.value = rows.value.toSpliced(at, 0, blankRow(block(), id))
    void focusOn(at)
  }

  function remove(at: number, column?: number): void {
    rows.value = rows.value.toSpliced(at, 1)
    void focusOn(Math.min(at, rows.value.length - 1), column)
  }

  function move(at: number, by: -1 | 1, column?: number): void {
    const row = rows.value[at]
    if (!row || at + by < 0 || at + by >= rows.value.length) return
    rows.value = rows.value.toSpliced(at, 1).toSpliced(at + by, 0, row)
    void focusOn(at + by, column)
  }

  /** Does it with a line; `at` below 0 is none, where only a first one can be added. */
  function act(deed: LineDeed, at: number, column?: number): void {
    if (block().rows.of === 'fixed') return
    if (deed === 'add') add(at < 0 ? rows.value.length : at + 1)
    else if (at < 0) return
    else if (deed === 'remove') remove(at, column)
    else move(at, deed === 'up' ? -1 : 1, column)
  }

  function write(row: DraftRow, column: number, text: string): void {
    const written = { ...row, cells: row.cells.with(column, text) }
    rows.value = rows.value.map((each) => (each.id === row.id ? written : each))
  }

  /** The focus goes up or down, and stays in its column. */
  const step = (at: number, column: number, by: -1 | 1) =>
    focusOn(Math.min(Math.max(at + by, 0), rows.value.length - 1), column)

  return { act, write, step }
}
