import { basename } from 'node:path'
import { z } from 'zod'
import { hasWords } from '../../rules/words'
import { phrase, type Phrase } from '../../shared/phrase'
import { operation } from '../define'
import { migrations } from '../file/migrate'
import { formatAsked } from './format-change'

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
