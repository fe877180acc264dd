import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import type { Phrase } from '../../shared/phrase'
import { isOurs, openInMemory } from '../file/backup/check'
import { isSameFile } from '../file/disk/protect'
import { storedPhrase } from '../file/stored'

/** What was done in one copy of a campaign since the last step that both have. */
interface OwnWay {
  steps: number
  /** When the last of them was done, ISO 8601. */
  lastAt: string
  /** What the last of them are called, the newest first. */
  last: Phrase[]
}

/** A copy of a campaign that went its own way, as the campaign itself did. */
export interface Parted {
  path: string
  /** When the last thing was done that both have, ISO 8601. */
  since: string
  here: OwnWay
  there: OwnWay
}

/** As many steps of each as are told, files of a folder that are looked into, and bytes of one. */
const mostTold = 6
const mostFiles = 40
const mostBytes = 300_000_000

interface Step {
  id: number
  at: string
  command: string
  label: string
  state: string
}

interface Story {
  begunAt: string
  steps: Step[]
}

/** The story of a campaign; undefined for one that was made in another moment than `begun`. */
function storyOf(path: string, begun: string | undefined): Story | undefined {
  const db: Database = openInMemory(path)
  try {
    db.pragma('trusted_schema = OFF')
    const begunAt = db.prepare<[], string>('SELECT created_at FROM campaign').pluck().get() ?? ''
    // A campaign is told from all others by that moment: nothing more is read of those.
    if (begun !== undefined && begunAt !== begun) return undefined
    const steps = db.prepare<[], Step>(
      'SELECT id, at, command, label, state FROM batch ORDER BY id',
    )
    return { begunAt, steps: steps.all() }
  } finally {
    db.close()
  }
}

/** The story of a campaign that can be read, the one begun then where that is said; undefined for any other file. */
function readable(path: string, begun?: string): Story | undefined {
  try {
    return statSync(path).size <= mostBytes && isOurs(path) ? storyOf(path, begun) : undefined
  } catch {
    return undefined
  }
}

const isSameStep = (one: Step, other: Step | undefined) =>
  one.id === other?.id && one.at === other.at && one.command === other.command

/** How many steps both have from the beginning on. */
function sharedSteps({ steps: ours }: Story, { steps: theirs }: Story): number {
  const parting = ours.findIndex((step, at) => !isSameStep(step, theirs[at]))
  return parting < 0 ? ours.length : parting
}

/** What of a story came after its first steps and was not taken back; undefined where nothing did. */
function wayFrom({ steps }: Story, from: number): OwnWay | undefined {
  const own = steps.slice(from).filter(({ state }) => state === 'done')
  const last = own.at(-1)
  if (!last) return undefined
  const told = own.slice(-mostTold).toReversed()
  return { steps: own.length, lastAt: last.at, last: told.map(({ label }) => storedPhrase(label)) }
}

function partedAt(path: string, ours: Story, theirs: Story): Parted | undefined {
  const shared = sharedSteps(ours, theirs)
  const [here, there] = [wayFrom(ours, shared), wayFrom(theirs, shared)]
  // One that only lies behind is an earlier state of the other.
  if (!here || !there) return undefined
  return { path, since: ours.steps[shared - 1]?.at ?? ours.begunAt, here, there }
}

/** Campaign files in the folder of one: where those who copy or synchronise put theirs. */
function besideIt(path: string): string[] {
  const folder = dirname(path)
  const names = readdirSync(folder).filter((name) => name.endsWith('.irontable'))
  return names.slice(0, mostFiles).map((name) => join(folder, name))
}

/**
 * The copies of a campaign that went ways of their own: among those that lie beside it and those that
 * are known of otherwise. All are only read.
 */
export function findParted(path: string, known: readonly string[]): Parted[] {
  const others = [...new Set([...besideIt(path), ...known])].filter(
    (other) => !isSameFile(path, other),
  )
  const ours = others.length > 0 ? readable(path) : undefined
  if (!ours || ours.begunAt === '') return []
  return others.flatMap((other) => {
    const theirs = readable(other, ours.begunAt)
    return (theirs && partedAt(other, ours, theirs)) ?? []
  })
}
