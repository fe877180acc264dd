import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { openInMemory } from '../file/backup/check'
import { nameColumns } from '../free-name'

type Noun = keyof typeof nameColumns
const nouns = Object.keys(nameColumns) as Noun[]

/** As many names of each kind of difference as anybody reads. */
const mostNames = 40

/** What of one noun a backup holds otherwise than the campaign does. */
export interface NounDifference {
  noun: Noun
  /** How many the backup holds. */
  count: number
  /** Names of what only the campaign has, which the backup would lose; the first of them. */
  onlyHere: string[]
  /** Names of what only the backup has; the first of them. */
  onlyThere: string[]
  /** Names of what both have, and not alike; the first of them, as the campaign calls it. */
  changed: string[]
}

/** A backup held against its campaign. */
export interface BackupComparison {
  /** Size of the backup, in bytes. */
  size: number
  /** When the last thing happened in it, ISO 8601; null where nothing has. */
  lastAt: string | null
  /** Whether the campaign could be read: where not, the backup alone is told. */
  isCompared: boolean
  /** Nouns of which either holds any. */
  nouns: NounDifference[]
}

interface Thing {
  name: string
  row: Record<string, unknown>
}

/** Where a thing stands among the others is no difference that anybody asks for. */
const place = 'position'

/** Things of a noun by id; none where the file is of a format that does not know it yet. */
function thingsOf(db: Database, noun: Noun): Map<string, Thing> {
  const isKnown = db.prepare('SELECT 1 FROM sqlite_master WHERE type = ? AND name = ?')
  if (!isKnown.get('table', noun)) return new Map()
  const rows = db.prepare(`SELECT * FROM ${noun}`).all() as Record<string, unknown>[]
  return new Map(
    rows.map((row) => [String(row['id']), { name: String(row[nameColumns[noun]]), row }]),
  )
}

/** Whether both say the same, in what both have a column for: a backup may be of an earlier format. */
function isAlike({ row: one }: Thing, { row: other }: Thing): boolean {
  return Object.keys(one).every(
    (column) => column === place || !(column in other) || one[column] === other[column],
  )
}

type Contents = Record<Noun, Map<string, Thing>> & { lastAt: string | null }

function contentsOf(path: string): Contents {
  const db = openInMemory(path)
  try {
    db.pragma('trusted_schema = OFF')
    const lastAt = db.prepare('SELECT max(at) FROM journal').pluck().get() as string | null
    const things = nouns.map((noun) => [noun, thingsOf(db, noun)] as const)
    return { ...(Object.fromEntries(things) as Record<Noun, Map<string, Thing>>), lastAt }
  } finally {
    db.close()
  }
}

/** The contents of a campaign that may have come to harm. */
function readable(path: string): Contents | null {
  try {
    return contentsOf(path)
  } catch {
    return null
  }
}

function differenceOf(noun: Noun, there: Contents, here: Contents | null): NounDifference {
  const [theirs, ours] = [there[noun], here?.[noun] ?? there[noun]]
  const named = (
    things: Iterable<[string, Thing]>,
    isMeant: (id: string, thing: Thing) => boolean,
  ) =>
    [...things]
      .filter(([id, thing]) => isMeant(id, thing))
      .map(([, { name }]) => name)
      .slice(0, mostNames)
  return {
    noun,
    count: theirs.size,
    onlyHere: named(ours, (id) => !theirs.has(id)),
    onlyThere: named(theirs, (id) => !ours.has(id)),
    changed: named(ours, (id, thing) => {
      const before = theirs.get(id)
      return before !== undefined && !isAlike(before, thing)
    }),
  }
}

/** Holds a backup, whose schema is known to be ours, against the campaign at a path; both are only read. */
export function compareBackup(backup: string, campaign: string): BackupComparison {
  const there = contentsOf(backup)
  const here = readable(campaign)
  return {
    size: statSync(backup).size,
    lastAt: there.lastAt,
    isCompared: here !== null,
    nouns: nouns
      .map((noun) => differenceOf(noun, there, here))
      .filter(({ count, onlyHere }) => count > 0 || onlyHere.length > 0),
  }
}
