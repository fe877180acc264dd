import { z } from 'zod'
import { operation } from '../define'
import { newestVersion } from '../file/migrate'
import { readPreferences, writePreferences } from './preferences'

const nothing = z.strictObject({})

/** What concerns the program itself, not the campaign. */
export const programApi = {
  /** What the program last had to say, or null. */
  'program.notice': operation({
    input: nothing,
    reads: [],
    run: (workspace) => workspace.host.notice(),
  }),
  /** What the program is made of, the version of the campaign files it writes, and where all of it lies. */
  'program.about': operation({
    input: nothing,
    reads: [],
    run: ({ host }) => ({
      ...host.programInfo(),
      fileFormat: newestVersion,
      dataFolder: host.dataFolder,
    }),
  }),
  /**
   * The version that runs, and whether another one ran here before: the very first start has no news,
   * and whoever comes from a version that kept no note of them has.
   */
  'program.news': operation({
    input: nothing,
    reads: [],
    run: ({ host }) => {
      const { version } = host.programInfo()
      const { newsRead } = readPreferences(host.dataFolder)
      return { version, isUpdated: newsRead === undefined ? host.ranBefore : newsRead !== version }
    },
  }),
  /** Notes that the news of this version were read: they are not told by themselves again. */
  'program.noteNewsRead': operation({
    input: nothing,
    run: ({ host }) => {
      const { version } = host.programInfo()
      if (readPreferences(host.dataFolder).newsRead !== version) {
        writePreferences(host.dataFolder, { newsRead: version })
      }
      return true
    },
  }),
  /** Shows the file in which the program's own faults stand, where the user can take it from. */
  'program.showLog': operation({
    input: nothing,
    run: (workspace) => {
      workspace.host.showLog()
      return true
    },
  }),
}
