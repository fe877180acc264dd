import { fieldWords } from '../../rules/system/sheet/field-words'
import type { MemberType } from '../../rules/system/conversion'
import { poolState } from '../../rules/system/pools'
import type { Strip } from '../../rules/system/sheet/strip'
import type { RuleSystem } from '../../rules/system/system'
import { entriesOf } from '../../rules/charts/notation'
import { phrase, type Phrase } from '../../shared/phrase'
import { words } from '../words'

/** A figure with what it is called. */
export interface Figure {
  label: string
  value: string
  /** Whether it is what something is called, which says itself where there is little room. */
  isName?: boolean
}

/** A table of a sheet: its headings, and the cells of each line. */
export interface SheetTable {
  label: string
  columns: string[]
  rows: string[][]
}

/** What stands under one heading of a sheet. */
export interface SheetPart {
  title: string
  figures: Figure[]
  tables: SheetTable[]
  /** What is told in lines of its own: lists of words, and long words. */
  texts: { label: string; lines: string[] }[]
}

/** Letters from which a text has lines of its own. */
const longText = 40

type Scalar = string | number | boolean

const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** Says the fields of one sheet, as its system lays them out. */
class Reader {
  private readonly part: SheetPart
  private readonly system: RuleSystem
  private readonly columns: Readonly<Record<string, readonly string[]>>
  /** Whether what is empty is said too, to be written in. */
  private readonly isBlank: boolean

  constructor(
    system: RuleSystem,
    { title, columns }: { title: string; columns: Reader['columns'] },
    isBlank: boolean,
  ) {
    this.part = { title, figures: [], tables: [], texts: [] }
    this.system = system
    this.columns = columns
    this.isBlank = isBlank
  }

  get read(): SheetPart {
    return this.part
  }

  private labelOf(at: string): string {
    return words.say(fieldWords(this.system, at.slice(at.lastIndexOf('.') + 1), at))
  }

  private say(at: string, value: unknown): string {
    if (typeof value === 'number') return value < 0 ? `−${-value}` : `${value}`
    if (typeof value === 'boolean') return value ? words.t('print.yes') : ''
    if (typeof value !== 'string' || value === '') return ''
    const known = this.system.fields?.[at]?.values
    return known?.[value] === undefined
      ? value
      : words.say(fieldWords(this.system, `value.${value}`, at))
  }

  /** What one line of a table, or a part of it, says in a cell. */
  private cell(at: string, value: unknown): string {
    if (isScalar(value)) return this.say(at, value)
    if (Array.isArray(value)) {
      return value
        .map((each) => this.cell(at, each))
        .filter((each) => each !== '')
        .join(', ')
    }
    return entriesOf(value)
      .flatMap(([name, inner]) => {
        const said = this.cell(`${at}.${name}`, inner)
        return said === '' || said === '0' ? [] : [`${this.labelOf(`${at}.${name}`)} ${said}`]
      })
      .join(', ')
  }

  private table(at: string, rows: readonly object[]): void {
    const names = this.columns[at] ?? [...new Set(rows.flatMap((row) => Object.keys(row)))]
    const values = rows.map((row) => new Map(entriesOf(row)))
    const used = names.filter((name) =>
      values.some((row) => this.cell(`${at}.${name}`, row.get(name)) !== ''),
    )
    this.part.tables.push({
      label: this.labelOf(at),
      columns: used.map((name) => this.labelOf(`${at}.${name}`)),
      rows: values.map((row) => used.map((name) => this.cell(`${at}.${name}`, row.get(name)))),
    })
  }

  private scalar(at: string, value: Scalar): void {
    const label = this.labelOf(at)
    const said = this.isBlank ? '' : this.say(at, value)
    if (said === '' && !this.isBlank) return
    if (said.length > longText) this.part.texts.push({ label, lines: said.split(/\n+/) })
    else this.part.figures.push({ label, value: said, isName: at.endsWith('.name') })
  }

  private list(at: string, values: readonly unknown[]): void {
    const rows = values.filter((each) => typeof each === 'object' && each !== null)
    if (rows.length > 0) return this.table(at, rows)
    const lines = values.map((each) => this.cell(at, each)).filter((each) => each !== '')
    if (lines.length > 0 || this.isBlank) this.part.texts.push({ label: this.labelOf(at), lines })
  }

  add(at: string, value: unknown): void {
    if (isScalar(value)) return this.scalar(at, value)
    if (Array.isArray(value)) return this.list(at, value)
    for (const [name, inner] of entriesOf(value)) this.add(`${at}.${name}`, inner)
  }
}

const isEmpty = ({ figures, tables, texts }: SheetPart) =>
  figures.length + tables.length + texts.length === 0

/**
 * A sheet under its headings, in the order of its system's own paper sheet. What is rare is left out
 * while it is as on a blank sheet. Of a blank sheet the fields stand empty.
 */
export function sheetParts(
  system: RuleSystem,
  type: MemberType,
  sheet: object | null,
): SheetPart[] {
  const blank = system.sheets[type].parse({})
  const usual = new Map(entriesOf(blank))
  const values = new Map(entriesOf(sheet ?? blank))
  const groups = system.guide?.groups[type] ?? [
    { title: phrase('print.sheet'), fields: [...usual.keys()], isRare: false, columns: {} },
  ]
  return groups
    .filter(({ isRare }) => !(isRare && sheet === null))
    .map(({ title, fields, isRare, columns }) => {
      const reader = new Reader(system, { title: words.say(title), columns }, sheet === null)
      for (const field of fields) {
        const value = values.get(field)
        const isUsual = JSON.stringify(value) === JSON.stringify(usual.get(field))
        if (!(isRare && isUsual)) reader.add(field, value)
      }
      return reader.read
    })
    .filter((part) => !isEmpty(part))
}

/** What somebody fights with, by the sheet they fight with. */
export function armsOf(system: RuleSystem, sheet: object): SheetPart {
  const { arms } = system.combat ?? {}
  const reader = new Reader(system, { title: '', columns: arms ?? {} }, false)
  const values = new Map(entriesOf(sheet))
  for (const at of Object.keys(arms ?? {})) reader.add(at, values.get(at))
  return reader.read
}

/**
 * What of a sheet is ticked off: what bodies a fight brings, or the pools of a character. `ticks` are those of
 * the track that an NPC is fought on.
 */
export function stripsOf(
  system: RuleSystem,
  type: MemberType,
  sheet: object,
  ticks?: number,
): Strip[] {
  const { combat, pools = [] } = system
  if (!combat && type === 'npc') return [...(system.strips?.(sheet, ticks) ?? [])]
  if (!combat) {
    const own = pools.filter(({ on }) => on.includes(type))
    return own.map((pool) => {
      const { value, max } = poolState(pool, sheet, {})
      return pointStrip(pool.title, value, max)
    })
  }
  const fighting = combat.sheetFrom(sheet)
  const combatant = { id: '', label: '', side: 'foe' as const, sheet: fighting }
  const { now, most } = combat.hitPointsOf({ ...combatant, state: combat.enter(fighting) })
  return [hitPoints(now, most)]
}

/** Points as a strip: what is lost is ticked. */
function pointStrip(label: Phrase, now: number, most: number): Strip {
  return { label, boxes: Math.max(0, most), marked: Math.max(0, most - Math.max(0, now)) }
}

/** Hit points as a strip. */
export const hitPoints = (now: number, most: number): Strip =>
  pointStrip(phrase('print.hitPoints'), now, most)
