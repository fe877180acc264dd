import { z } from 'zod'
import { operation } from '../define'
import { preferencesTable, readPreferences, writePreferences } from './preferences'
import { isInTour } from './tour'

/** The note of every sample that says where to begin: what comes from a sample keeps the ids of its source. */
const firstNoteId = 'note-tonight'

/** As many campaigns as it is remembered of; of those before, the line comes back. */
const mostRemembered = 100

const nothing = z.strictObject({})

/** The note that a sample begins with, and the line on the table that leads to it. */
export const firstNoteApi = {
  /**
   * The note of the open sample that says where to begin, and whether its line was put away; null where
   * there is none, in a backup that is looked into, and in a tour, which leads by itself.
   */
  'sample.firstNote': operation({
    input: nothing,
    reads: ['note', preferencesTable],
    run: (workspace) => {
      const { openFile, lookedInto, host } = workspace
      if (!openFile || lookedInto || isInTour(workspace)) return null
      const { value: note } = openFile.read((read) =>
        read.get('SELECT 1 FROM note WHERE id = @id', { id: firstNoteId }),
      )
      if (!note) return null
      const isPutAway = readPreferences(host.dataFolder).firstNotesAway.includes(openFile.path)
      return { noteId: firstNoteId, isPutAway }
    },
  }),

  /** Puts away the line that leads to it, in this campaign and for good; the note stays. */
  'sample.putFirstNoteAway': operation({
    input: nothing,
    run: ({ file, host }) => {
      const { firstNotesAway: others } = readPreferences(host.dataFolder)
      const paths = [file.path, ...others.filter((path) => path !== file.path)]
      writePreferences(host.dataFolder, { firstNotesAway: paths.slice(0, mostRemembered) })
      host.changed({ tables: [preferencesTable], batch: 0 })
    },
  }),
}
