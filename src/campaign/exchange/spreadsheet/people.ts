import { fieldWords } from '../../../rules/system/sheet/field-words'
import { readCell } from '../../../rules/charts/notation'
import { isDeep, type Shape } from '../../../rules/charts/shape'
import type { MemberType } from '../../../rules/system/conversion'
import type { RuleSystem } from '../../../rules/system/system'
import { phrase } from '../../../shared/phrase'
import { words } from '../../words'
import { shown, type LeftOver } from '../given'
import type { OwnField } from '../../sheet/own-fields'
import { isShallow } from '../depth'
import type { Things } from '../document'
import type { Entry } from '../shape/shape'
import { soundThing } from '../sound'
import type { CellRow } from './cells'
import {
  isCalled,
  plainName,
  sheetFields,
  targetsOf,
  type MemberField,
  type SheetField,
  type Target,
} from './columns'

/** Somebody as a row tells them. */
interface Row {
  at: string
  own: Partial<Record<MemberField, string>>
  cells: { field: SheetField; text: string }[]
  ownFields: OwnField[]
}

function rowOf({ line, cells }: CellRow, targets: readonly (Target | undefined)[]): Row {
  const row: Row = { at: words.t('library.row', { line }), own: {}, cells: [], ownFields: [] }
  for (const [at, target] of targets.entries()) {
    const text = cells[at] ?? ''
    if (!target || text === '') continue
    if (target.is === 'member') row.own[target.field] = text
    else if (target.is === 'own') row.ownFields.push({ name: target.name, value: text })
    else row.cells.push({ field: target.field, text })
  }
  return row
}

/** What a cell says to a field: a choice by its name too, a yes as people write it. */
function valueIn({ system, path, shape }: SheetField, text: string): unknown {
  const plain = shape.type === 'maybe' ? shape.of : shape
  if (plain.type === 'choice') return choiceIn(system, path, plain, text)
  if (plain.type === 'yesNo') {
    if (isCalled('library.cell.yes', text)) return true
    return isCalled('library.cell.no', text) ? false : text
  }
  return (isDeep(shape) ? structureIn(text) : undefined) ?? readCell(shape, text)
}

/** Lists of weapons and the like, as they are written for spreadsheets: as JSON. */
function structureIn(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isShallow(value) ? value : undefined
  } catch {
    return undefined
  }
}

function choiceIn(
  system: RuleSystem,
  path: readonly string[],
  shape: Shape & { type: 'choice' },
  text: string,
): unknown {
  const at = path.join('.')
  const meant = shape.values.find(
    (value) =>
      plainName(value) === plainName(text) ||
      plainName(words.say(fieldWords(system, `value.${value}`, at))) === plainName(text),
  )
  return readCell(shape, meant ?? text)
}

/** Puts a value on a sheet by its path. */
function put(sheet: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const within: unknown =
    rest.length > 0 ? Object.entries(sheet).find(([own]) => own === name)?.[1] : {}
  const old = typeof within === 'object' && within !== null ? within : {}
  return { ...sheet, [name]: rest.length > 0 ? put(old, rest, value) : value }
}

/** The sheet of a row in one system; a cell that its field cannot hold stays out and is told. */
function sheetOf(
  type: MemberType,
  system: RuleSystem,
  { at, cells }: Row,
  leftOver: LeftOver[],
): object {
  const schema = system.sheets[type]
  const blank = schema.parse({})
  const own = cells.filter(({ field }) => field.system === system)
  const fill = (sheet: object, { field, text }: Row['cells'][number]) =>
    put(sheet, field.path, valueIn(field, text))
  const whole = schema.safeParse(own.reduce(fill, blank))
  if (whole.success) return whole.data
  return own.reduce<object>((sheet, cell) => {
    const read = schema.safeParse(fill(sheet, cell))
    if (read.success) return read.data
    const gaps = { path: cell.field.label, value: shown(cell.text) }
    leftOver.push({ at, what: phrase('library.leftOver.field', gaps) })
    return sheet
  }, blank)
}

/** Fields of the game master's own; what is too much for one is told. */
function ownFieldsOf({ at, ownFields }: Row, leftOver: LeftOver[]): OwnField[] {
  const kept = ownFields.slice(0, 40).filter(({ value }) => value.length <= 500)
  for (const field of ownFields) {
    if (kept.includes(field)) continue
    const gaps = { path: field.name, value: shown(field.value) }
    leftOver.push({ at, what: phrase('library.leftOver.field', gaps) })
  }
  return kept
}

/** Places by their plain names, each once, as the rows of people name them. */
class NamedPlaces {
  readonly #known = new Map<string, Entry>()

  get all(): Entry[] {
    return [...this.#known.values()]
  }

  /** What ties somebody to the place that their row names; nothing for none. */
  tiesOf({ at, own: { place: name = '' } }: Row, leftOver: LeftOver[]): Entry[] {
    if (name === '') return []
    const known =
      this.#known.get(plainName(name)) ??
      soundThing('place', { id: crypto.randomUUID(), name }, at, leftOver)
    if (!known) return []
    this.#known.set(plainName(name), known)
    return [{ relation: words.t('library.placeTie'), place: known.id }]
  }
}

function entryOf(
  type: MemberType,
  row: Row,
  places: NamedPlaces,
  leftOver: LeftOver[],
): Entry | null {
  const { name = '' } = row.own
  const texts = ['description', type === 'npc' ? 'known' : 'player', 'secret'] as const
  const ties = name === '' ? [] : places.tiesOf(row, leftOver)
  const ownFields = ownFieldsOf(row, leftOver)
  const systems = [...new Set(row.cells.map(({ field }) => field.system))]
  const sheets = systems.map((system) => [system.id, sheetOf(type, system, row, leftOver)])
  const entry: Entry = {
    name,
    ...Object.fromEntries(texts.flatMap((text) => (row.own[text] ? [[text, row.own[text]]] : []))),
    sheets: Object.fromEntries(sheets),
    ...(ownFields.length > 0 ? { ownFields } : {}),
    ...(ties.length > 0 ? { ties } : {}),
  }
  return soundThing(type, entry, row.at, leftOver)
}

/** Players' characters are those that a player is named of, or that say so. */
function typeOf({ player = '', kind = '' }: Row['own']): MemberType {
  return player !== '' || isCalled('library.cell.character', kind) ? 'character' : 'npc'
}

/** Whether a first line names people below it. */
export function namesPeople({ cells }: CellRow): boolean {
  return cells.some((cell) => isCalled('library.column.name', cell))
}

/** What a choice on the sheets of NPCs is where no column says it: `Sort of foe: Minion`. */
function leftBlank(
  systems: Iterable<RuleSystem>,
  targets: readonly (Target | undefined)[],
): string[] {
  return [...systems].flatMap((system) => {
    const blank: object = system.sheets.npc.parse({})
    return sheetFields(system, 'npc').flatMap((field) => {
      const { path, shape, label } = field
      const isSaid = targets.some((target) => target?.is === 'sheet' && target.field === field)
      const value: unknown = Object.entries(blank).find(([name]) => name === path.join('.'))?.[1]
      if (isSaid || shape.type !== 'choice' || typeof value !== 'string') return []
      return [`${label}: ${words.say(fieldWords(system, `value.${value}`, path.join('.')))}`]
    })
  })
}

/**
 * People, a row each, by what the first line calls its columns; what has no field becomes one of the
 * game master's own. What a field cannot hold is told.
 */
export function readPeople(
  [header, ...rows]: readonly CellRow[],
  systems: readonly RuleSystem[],
  leftOver: LeftOver[],
): {
  things: Things
  systems: readonly RuleSystem[]
  fields: readonly string[]
  /** What the sheets of NPCs say where no column does. */
  blank: readonly string[]
} {
  const columns = header?.cells ?? []
  const known = {
    npc: targetsOf(columns, 'npc', systems),
    character: targetsOf(columns, 'character', systems),
  }
  const places = new NamedPlaces()
  const used = new Set<MemberType>()
  const things: Record<MemberType, Entry[]> & Things = { npc: [], character: [] }
  const read = new Set<RuleSystem>()
  for (const row of rows) {
    const type = typeOf(rowOf(row, known.npc).own)
    used.add(type)
    const said = rowOf(row, known[type])
    for (const { field } of said.cells) read.add(field.system)
    const entry = entryOf(type, said, places, leftOver)
    if (entry) things[type].push(entry)
  }
  const placed = [...used].map((type) => known[type])
  for (const [at, column] of columns.entries()) {
    if (placed.some((targets) => targets[at]) || plainName(column) === '') continue
    const what = phrase('library.leftOver.column', { column: shown(column) })
    leftOver.push({ at: words.t('library.firstRow'), what })
  }
  const fields = placed.flatMap((targets) =>
    targets.flatMap((target) => (target?.is === 'own' ? [target.name] : [])),
  )
  const blank = used.has('npc') ? leftBlank(read, known.npc) : []
  if (places.all.length > 0) things.place = places.all
  return { things, systems: [...read], fields: [...new Set(fields)], blank }
}
