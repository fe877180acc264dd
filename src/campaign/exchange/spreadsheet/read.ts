import { isDeep } from '../../../rules/charts/shape'
import type { RuleSystem } from '../../../rules/system/system'
import { phrase, type Phrase } from '../../../shared/phrase'
import { refuse } from '../../../shared/reply'
import { words } from '../../words'
import { countThings } from '../place'
import { shown, type Given, type LeftOver } from '../given'
import { readCells } from './cells'
import { sheetFields } from './columns'
import { namesPeople, readPeople } from './people'
import { isTable, namesTables, readTableRows } from './tables'

/** What the rows of a spreadsheet are: people, or tables to roll on. */
export const rowKinds = ['people', 'table'] as const
export type RowKind = (typeof rowKinds)[number]

/** How rows are to be read. */
export interface RowsAsked {
  /** What it is called: the file, or the table itself. */
  title: string
  /** Left out, it is seen from the rows. */
  kind?: RowKind | undefined
  /** The rule systems whose sheets the columns may name. */
  systems: readonly RuleSystem[]
}

/** As many names of columns as are told of one system. */
const mostTold = 8

/** Which columns the sheets of NPCs take that fit a cell: the first of each system. */
function columnsTold(systems: readonly RuleSystem[]): string {
  return systems
    .map((system) => {
      const all = sheetFields(system, 'npc').filter(({ shape }) => !isDeep(shape))
      const columns = all.slice(0, mostTold).map(({ label }) => label)
      const more = all.length > mostTold ? ', …' : ''
      const gaps = { system: words.say(system.title), columns: columns.join(', ') + more }
      return ` ${words.t('library.readAs.takes', gaps)}`
    })
    .join('')
}

/** As what people were read, with what their columns could still have said. */
function toldOf(people: ReturnType<typeof readPeople>, asked: readonly RuleSystem[]): Phrase {
  const { things, fields, blank, systems } = people
  const what = systems.length > 0 ? 'sheets' : 'people'
  const left = words.t('library.readAs.blank', { blank: blank.join(', ') })
  return phrase(`library.readAs.${what}${fields.length > 0 ? 'AndFields' : ''}`, {
    names: systems.map((system) => words.say(system.title)).join(', '),
    fields: shown(fields.join(', ')),
    blank: blank.length > 0 ? ` ${left}` : '',
    places: things.place ? ` ${words.t('library.readAs.places')}` : '',
    takes: columnsTold(systems.length > 0 ? systems : asked),
  })
}

/** Reads people or tables out of a spreadsheet's text; refuses in words what is neither. */
export function readSpreadsheet(text: string, { title, kind, systems }: RowsAsked): Given {
  const rows = readCells(text)
  const [first] = rows
  if (!first) return refuse('refusal.noRows')
  const leftOver: LeftOver[] = []
  const isTables = namesTables(first) || (!namesPeople(first) && isTable(rows))
  const as = kind ?? (isTables ? 'table' : 'people')
  if (as === 'people' && !namesPeople(first)) {
    refuse('refusal.noNameColumn', { columns: shown(first.cells.join(', ')) })
  }
  if (as === 'table') {
    const things = readTableRows(rows, title.slice(0, 110), leftOver)
    if (countThings(things) === 0) refuse('refusal.noRows')
    return { title, things, isPlayed: false, leftOver }
  }
  const people = readPeople(rows, systems, leftOver)
  if (countThings(people.things) === 0) refuse('refusal.noRows')
  const readAs = toldOf(people, systems)
  const namedPlaces = new Set((people.things.place ?? []).map(({ id }) => String(id)))
  return { title, things: people.things, isPlayed: false, namedPlaces, readAs, leftOver }
}
