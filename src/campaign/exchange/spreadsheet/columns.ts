import { fieldWords } from '../../../rules/system/sheet/field-words'
import type { MemberType } from '../../../rules/system/conversion'
import type { RuleSystem } from '../../../rules/system/system'
import { shapeOf, type Shape } from '../../../rules/charts/shape'
import { words } from '../../words'

/** What somebody has beside their sheets, and the words that its column may be called by. */
export const memberFields = [
  ...(['name', 'description', 'known', 'secret'] as const),
  ...(['player', 'kind', 'place'] as const),
] as const
export type MemberField = (typeof memberFields)[number]

/** A field of a system's sheet that fits one cell. */
export interface SheetField {
  system: RuleSystem
  /** Names from the root of the sheet. */
  path: readonly string[]
  shape: Shape
  label: string
}

/** What a column stands for; one that nothing else knows is a field of the game master's own. */
export type Target =
  | { is: 'member'; field: MemberField }
  | { is: 'sheet'; field: SheetField }
  | { is: 'own'; name: string }

/** Columns are the same whatever signs stand between their words. */
export const plainName = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Whether a column is called by one of the words of a key: `name, who`. */
export function isCalled(key: string, column: string): boolean {
  return words
    .t(key)
    .split(',')
    .some((word) => plainName(word) === plainName(column))
}

function leavesOf(system: RuleSystem, shape: Shape, path: readonly string[]): SheetField[] {
  if (shape.type === 'object') {
    return shape.fields.flatMap(({ name, shape: own }) => leavesOf(system, own, [...path, name]))
  }
  const at = path.join('.')
  return [{ system, path, shape, label: words.say(fieldWords(system, path.at(-1) ?? '', at)) }]
}

const knownFields = new Map<string, SheetField[]>()

/** Every field of a system's sheet that fits a cell, in the order of the sheet; made out once. */
export function sheetFields(system: RuleSystem, type: MemberType): readonly SheetField[] {
  const key = `${system.id} ${type}`
  const known = knownFields.get(key) ?? leavesOf(system, shapeOf(system.sheets[type]), [])
  knownFields.set(key, known)
  return known
}

/**
 * Under which names a field of a sheet is found: by itself, and with its system's name before each of them.
 * The whole name of one is what it is called there; `fullAlso` is what others call it.
 */
function namesOf({ system, path, label }: SheetField) {
  const dotted = path.join('.')
  const also = system.fields?.[dotted]?.also
  const known = also === undefined ? [] : words.t(also).split(',')
  const withSystem = (names: readonly string[]) =>
    [words.say(system.title), system.id].flatMap((title) =>
      names.map((name) => plainName(`${title} ${name}`)),
    )
  return {
    own: [dotted, label, ...known].map(plainName),
    full: withSystem([label, dotted]),
    fullAlso: withSystem(known),
  }
}

/** The field that a name means; the one that comes first where several are called so. */
function byName(fields: readonly SheetField[], of: (field: SheetField) => readonly string[]) {
  const known = new Map<string, SheetField>()
  for (const field of fields) {
    for (const name of of(field)) if (!known.has(name)) known.set(name, field)
  }
  return known
}

/** What a column is called, as a reader writes it. */
export function columnName({ system, label }: SheetField): string {
  return `${words.say(system.title)}: ${label}`
}

/**
 * What each column stands for: somebody's own fields, then fields of the system that knows the most of
 * the columns, or of another that a column names, and else a field of the game master's own. Undefined
 * for a column without a name, and for one that says the same as another before it.
 */
export function targetsOf(
  columns: readonly string[],
  type: MemberType,
  systems: readonly RuleSystem[],
): (Target | undefined)[] {
  const own = columns.map((column) =>
    memberFields.find((field) => isCalled(`library.column.${field}`, column)),
  )
  const bySystem = systems.map((system) => sheetFields(system, type))
  const every = bySystem.flat()
  // What a field is called goes before what others call another.
  const full = new Map([
    ...byName(every, (field) => namesOf(field).fullAlso),
    ...byName(every, (field) => namesOf(field).full),
  ])
  const alone = bySystem.map((fields) => byName(fields, (field) => namesOf(field).own))
  const fits = alone.map(
    (known) => columns.filter((column, at) => !own[at] && known.has(plainName(column))).length,
  )
  const best = alone[fits.indexOf(Math.max(0, ...fits))]
  const taken = new Set<unknown>()
  return columns.map((column, at): Target | undefined => {
    const name = plainName(column)
    const member = own[at]
    const sheet = full.get(name) ?? best?.get(name)
    const found = member ?? sheet ?? name
    // Of two columns that say the same the first is read.
    if (found === '' || taken.has(found)) return undefined
    taken.add(found)
    if (member) return { is: 'member', field: member }
    return sheet ? { is: 'sheet', field: sheet } : { is: 'own', name: column.trim().slice(0, 60) }
  })
}
