import type { Database, Statement } from 'better-sqlite3'
import type { Drawn } from '../../shared/dice/drawn'
import type { Fact } from '../../shared/fact'
import type { Phrase } from '../../shared/phrase'

/** What may be bound to a statement. */
export type Binding = string | number | null | Uint8Array
export type Bindings = Record<string, Binding>

/** Reads rows. Given to queries, which so have no way to write. */
export interface Read {
  all<Row>(sql: string, bindings?: Bindings): Row[]
  get<Row>(sql: string, bindings?: Bindings): Row | undefined
  /** Tells that something was left out of the answer because it cannot be read; `text` is what it says. */
  leaveOut(text: string): void
}

/** Where a fact belongs, beside what it says. */
export interface FactPlace {
  encounterId?: string | null
  missionId?: string | null
}

/** When in a fight a command happens, as its rules count. */
export interface FightMoment {
  encounterId: string
  turn: number
  step: number
  title: Phrase
}

/** A text that is written bit by bit, and kept each time. */
export interface Writing {
  /** Which text. */
  text: string
  /** Whether somebody is still at it since the last bit. */
  goesOn: boolean
}

/** What is known of a command beside what it does. */
export interface CommandDetails {
  /** What is written bit by bit by it. */
  writing?: Writing | undefined
  /** Where the app's own dice in it came from. */
  drawn?: Drawn | undefined
  /** What it was sent, by which it can be done again. */
  input?: unknown
  /** When it is done, where that is not now. */
  at?: string
  /** Where the ids of what it makes come from, where they shall be the same whenever it is done. */
  newId?: () => string
}

/** Reads and writes inside one command's transaction. */
export interface Write extends Read {
  /** Runs a statement; the number of rows it changed comes back. */
  run(sql: string, bindings?: Bindings): number
  /** Appends a fact to the journal. */
  record(fact: Fact, place?: FactPlace): void
  /** Says in which turn and step of a fight the command happens, for the history. */
  happensIn(moment: FightMoment): void
  /** The step of the history that it is. */
  batch: number
  /** Whether it goes on with the step before, which has told of it. */
  goesOn: boolean
  /** A fresh id for a row. */
  newId(): string
  /** This command's time, ISO. */
  now: string
}

/** Compiles a statement once a connection. */
export type Prepare = (sql: string) => Statement<[Bindings]>

/** Gives a connection its store of compiled statements. */
export function statements(db: Database): Prepare {
  const compiled = new Map<string, Statement<[Bindings]>>()
  return (sql) => {
    const known = compiled.get(sql)
    if (known) return known
    const fresh = db.prepare<[Bindings]>(sql)
    compiled.set(sql, fresh)
    return fresh
  }
}

const tablesBySql = new Map<string, string[]>()

/** The tables that a statement reads; the same statements come again with every key. */
function tablesIn(sql: string): string[] {
  const known = tablesBySql.get(sql)
  if (known) return known
  const tables = [...sql.matchAll(/\b(?:from|join)\s+([a-z_]+)/gi)].flatMap((match) =>
    match.slice(1),
  )
  tablesBySql.set(sql, tables)
  return tables
}

/** A read handle; the tables that its statements name are added to `asked`, what cannot be read to `leftOut`. */
export function reader(prepare: Prepare, asked?: Set<string>, leftOut?: Set<string>): Read {
  const statement = (sql: string) => {
    if (asked) for (const table of tablesIn(sql)) asked.add(table)
    return prepare(sql)
  }
  return {
    all: <Row>(sql: string, bindings: Bindings = {}) => statement(sql).all(bindings) as Row[],
    get: <Row>(sql: string, bindings: Bindings = {}) =>
      statement(sql).get(bindings) as Row | undefined,
    leaveOut: (text) => leftOut?.add(text),
  }
}
