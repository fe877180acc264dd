/** What stands in a cell: a figure, a short name, yes or no, or null for a dash. */
export type Cell = number | string | boolean | null

/**
 * Rows of a table written as a book prints it: one line a row, cells apart by spaces. `3/4` and
 * `20%` are figures; `-` is none, and `.` is a cell left empty.
 */
export function rowsOf(text: string): (Cell | undefined)[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(cellOf))
}

/** The same under a line of headings: a record for each row, without its empty cells. */
export function tableOf(text: string): Record<string, Cell>[] {
  const [headings = [], ...rows] = rowsOf(text)
  return rows.map((row) => {
    if (row.length !== headings.length) throw new Error(`a row of another width: ${row.join(' ')}`)
    const cells = row.map((cell, at) => [String(headings[at]), cell] as const)
    return Object.fromEntries(
      cells.flatMap(([key, cell]) => (cell === undefined ? [] : [[key, cell]])),
    )
  })
}

/** The same where every cell is a figure. */
export function figuresOf(text: string): number[][] {
  return rowsOf(text).map((row) => row.map(figure))
}

/** A cell that must be a figure. */
export function figure(cell: Cell | undefined): number {
  if (typeof cell === 'number') return cell
  throw new Error(`no figure: ${String(cell)}`)
}

function cellOf(text: string): Cell | undefined {
  if (text === '.') return undefined
  if (text === '-') return null
  if (text === 'yes' || text === 'no') return text === 'yes'
  const [, whole, over, percent] = /^([+-]?\d+(?:\.\d+)?)(?:\/(\d+)|(%))?$/.exec(text) ?? []
  return whole === undefined ? text : Number(whole) / Number(over ?? (percent ? 100 : 1))
}
