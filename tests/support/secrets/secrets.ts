import { ruleSystems } from '../../../src/rules'
import type { Fact } from '../../../src/shared/fact'
import { marker, plantIn } from './secret-rows'
import { byHand, record, type ReportTable } from '../reports/report-evening'

/** Plants a marker in the rows of an open campaign (`plantIn`), each as a command of its own. */
export function plantInRows(table: ReportTable, spared: readonly string[] = []): string[] {
  const { file } = table.workspace
  const rows = {
    all: <Row>(sql: string) => file.read((read) => read.all<Row>(sql)).value,
    run: (sql: string, bindings?: { text: string }) => {
      let written = 0
      byHand(table, (write) => (written = write.run(sql, bindings)))
      return written
    },
  }
  return plantIn(rows, spared)
}

/** What stands at a path of plain data, put in place of what stood there. */
function replaced(data: unknown, [first, ...rest]: readonly string[], text: string): unknown {
  if (first === undefined) return text
  if (Array.isArray(data)) {
    return data.map((item: unknown, at) => (`${at}` === first ? replaced(item, rest, text) : item))
  }
  const record = data as Record<string, unknown>
  return { ...record, [first]: replaced(record[first], rest, text) }
}

/** The paths of all texts in plain data. */
function textPaths(data: unknown): string[][] {
  if (typeof data === 'string') return [[]]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, below]) =>
    textPaths(below).map((path) => [name, ...path]),
  )
}

interface SheetRow {
  row: number
  system: string
  sheet: string
}

/**
 * Writes a marker into every text on the sheets of those whom the game master plays, as far as their
 * system takes any words there. Answers how many.
 */
export function plantInSheets(table: ReportTable): number {
  let planted = 0
  byHand(table, (write) => {
    const rows = write.all<SheetRow>('SELECT rowid AS row, system, sheet FROM npc_sheet')
    for (const { row, system, sheet } of rows) {
      const shape = ruleSystems.find(({ id }) => id === system)?.sheets.npc
      let data: unknown = JSON.parse(sheet)
      for (const path of textPaths(data)) {
        const next = replaced(data, path, `${marker} npc_sheet.${path.join('.')}`)
        if (!shape?.safeParse(next).success) continue
        data = next
        planted++
      }
      const text = JSON.stringify(data)
      write.run('UPDATE npc_sheet SET sheet = @text WHERE rowid = @row', { text, row })
    }
  })
  return planted
}

/** Records a fact of each kind with a marker in every part; `secret` as it is said. */
export function plantFacts(table: ReportTable, kinds: readonly string[], secret: boolean): void {
  const gaps = ['text', 'why', 'by', 'note', 'deed', 'field', 'was', 'is', 'cause', 'outcome']
  const facts = kinds.map((kind): Fact => {
    const words = `${marker} fact ${kind}`
    return {
      ...{ kind, secret },
      about: [{ type: 'character', id: 'character-maro', name: words }],
      ...{ from: words, to: words },
      cause: { key: 'report.said', with: { value: words } },
      terms: [{ label: { key: 'report.said', with: { value: words } }, value: 1, rule: 'X-1' }],
      with: Object.fromEntries(gaps.map((gap) => [gap, words])),
    }
  })
  record(table, facts, { missionId: 'mission-toll' })
}
