import { basename } from 'node:path'
import { z } from 'zod'
import { hasWords } from '../../rules/words'
import { phrase, type Phrase } from '../../shared/phrase'
import { operation } from '../define'
import { readHeader } from '../file/header'
import { migrations, newestVersion } from '../file/migrate'

/** What opening a campaign of an earlier version would change; the game master is asked first. */
export interface FormatChange {
  path: string
  /** The format that its file is of, and the one it would be of. */
  from: number
  to: number
}

/** What windows are told has changed when there is such a question, or none any more. */
export const formatAsked = 'formatAsked'

/** What opening a file would change; undefined for one of today, or one that will be refused. */
export function formatChangeOf(path: string): FormatChange | undefined {
  try {
    const header = readHeader(path)
    if (header.kind !== 'campaign') return undefined
    const { version } = header
    const isEarlier = version >= 1 && version < newestVersion
    return isEarlier ? { path, from: version, to: newestVersion } : undefined
  } catch {
    return undefined
  }
}

/** What the formats since then have brought, the latest last; of early ones only how many they are. */
function broughtSince(from: number): { told: Phrase[]; others: number } {
  const keys = migrations
    .filter(({ version }) => version > from)
    .map(({ version }) => `formatChange.step.${version}`)
  const told = keys.filter(hasWords)
  return { told: told.map((key) => phrase(key)), others: keys.length - told.length }
}

export const formatApi = {
  /** The campaign of an earlier version that waits for an answer, and what would be changed in it; or null. */
  'file.formatChange': operation({
    input: z.strictObject({}),
    reads: [formatAsked],
    run: ({ formatChange }) =>
      formatChange && {
        ...formatChange,
        ...broughtSince(formatChange.from),
        name: basename(formatChange.path, '.irontable'),
      },
  }),
  /** Leaves it as it is. */
  'file.keepFormat': operation({
    input: z.strictObject({}),
    run: (workspace) => {
      workspace.askToChange(null)
      return true
    },
  }),
}
