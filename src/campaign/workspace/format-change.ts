import { readHeader } from '../file/header'
import { newestVersion } from '../file/migrate'

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
