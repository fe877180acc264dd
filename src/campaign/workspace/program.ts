import { z } from 'zod'
import { operation } from '../define'
import { newestVersion } from '../file/migrate'

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
  /** Shows the file in which the program's own faults stand, where the user can take it from. */
  'program.showLog': operation({
    input: nothing,
    run: (workspace) => {
      workspace.host.showLog()
      return true
    },
  }),
}
