import Papa from 'papaparse'
import { write } from '../../../rules/charts/notation'
import { isDeep } from '../../../rules/charts/shape'
import type { MemberType } from '../../../rules/system/conversion'
import { ruleSystems } from '../../../rules'
import type { RuleSystem } from '../../../rules/system/system'
import type { TableRow } from '../../../rules/oracles/table'
import { capitalized } from '../../../shared/spelling'
import { words } from '../../words'
import type { OwnField } from '../../sheet/own-fields'
import type { Things } from '../document'
import type { Entry } from '../shape/shape'
import { columnName, plainName, sheetFields, type SheetField } from './columns'
import type { RowKind } from './read'

/** The first of the words that a column, or what stands in one, may be called by. */
function usualWord(key: string): string {
  const [first = ''] = words.t(key).split(',')
  return capitalized(first)
}

/** A table as spreadsheets open it: marked as UTF-8, and with nothing in it that they would work out. */
function csvOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    {
      escapeFormulae: true,
    },
  )
  return `\uFEFF${text}\r\n`
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** What a sheet says in a field, as it is written in one cell. */
function cellOf({ path, shape }: SheetField, sheet: unknown): string {
  const value = path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([own]) => own === name)?.[1]
        : undefined,
    sheet,
  )
  if (value === undefined || isEmpty(value)) return ''
  return isDeep(shape) ? JSON.stringify(value) : write(shape, value)
}

/** The columns of a system's sheets: by their paths where several fields are called the same. */
function columnsOf(system: RuleSystem, type: MemberType) {
  const fields = sheetFields(system, type)
  const grouped = Map.groupBy(fields, (field) => plainName(columnName(field)))
  const blank = system.sheets[type].parse({})
  return fields.map((field) => {
    const isAlone = grouped.get(plainName(columnName(field)))?.length === 1
    const dotted = `${words.say(system.title)}: ${field.path.join('.')}`
    return { field, heading: isAlone ? columnName(field) : dotted, blank: cellOf(field, blank) }
  })
}

type SystemColumn = ReturnType<typeof columnsOf>[number]

/** Somebody with the cells of their sheets, by the heading of the column. */
interface Person {
  type: MemberType
  entry: Entry
  cells: Map<string, string>
  /** The columns that say more of them than goes without saying. */
  telling: string[]
}

function personOf(
  type: MemberType,
  entry: Entry,
  columns: ReadonlyMap<string, SystemColumn[]>,
): Person {
  const sheets = (entry.sheets ?? {}) as Record<string, object>
  const all = Object.entries(sheets).flatMap(([system, sheet]) =>
    (columns.get(`${system} ${type}`) ?? []).map(({ field, heading, blank }) => ({
      heading,
      blank,
      cell: cellOf(field, sheet),
    })),
  )
  return {
    type,
    entry,
    cells: new Map(all.map(({ heading, cell }) => [heading, cell])),
    telling: all.filter(({ cell, blank }) => cell !== blank).map(({ heading }) => heading),
  }
}

const textAt = ({ entry }: Person, field: string) => {
  const value = entry[field]
  return typeof value === 'string' ? value : ''
}

function peopleAsCsv({ character = [], npc = [] }: Things): string {
  const columns = new Map(
    ruleSystems.flatMap((system) =>
      (['character', 'npc'] as const).map((type) => [
        `${system.id} ${type}`,
        columnsOf(system, type),
      ]),
    ),
  )
  const all = [
    ...character.map((entry) => personOf('character', entry, columns)),
    ...npc.map((entry) => personOf('npc', entry, columns)),
  ]
  const said = [...new Set(all.flatMap(({ telling }) => telling))]
  const fieldsOf = ({ entry }: Person) => (entry.ownFields ?? []) as readonly OwnField[]
  const named = Map.groupBy(
    all.flatMap((person) => fieldsOf(person).map(({ name }) => name)),
    (name) => plainName(name),
  )
  const rows = all.map((person) => [
    textAt(person, 'name'),
    usualWord(`library.cell.${person.type}`),
    ...['player', 'description', 'known', 'secret'].map((field) => textAt(person, field)),
    ...said.map((heading) => person.cells.get(heading) ?? ''),
    ...[...named.keys()].map(
      (key) => fieldsOf(person).find(({ name }) => plainName(name) === key)?.value ?? '',
    ),
  ])
  const own = ['name', 'kind', 'player', 'description', 'known', 'secret']
  return csvOf(
    [
      ...own.map((name) => usualWord(`library.column.${name}`)),
      ...said,
      ...[...named.values()].flatMap(([name = '']) => name),
    ],
    rows,
  )
}

function tablesAsCsv({ oracle_table: tables = [] }: Things): string {
  const columns = ['table', 'dice', 'range', 'text'].map((name) =>
    usualWord(`library.column.${name}`),
  )
  const rows = tables.flatMap(({ name, diceCount, diceSides, rows: all }) =>
    (all as TableRow[]).map(({ from, to, text }) => [
      String(name),
      `${String(diceCount)}d${String(diceSides)}`,
      from === to ? String(from) : `${String(from)}-${String(to)}`,
      text,
    ]),
  )
  return csvOf(columns, rows)
}

/** People or tables as a file for spreadsheets, as `readSpreadsheet` reads it again. */
export function asSpreadsheet(kind: RowKind, things: Things): string {
  return kind === 'people' ? peopleAsCsv(things) : tablesAsCsv(things)
}
