import { z } from 'zod'
import { operation } from '../define'

const nothing = z.strictObject({})

/** What concerns the program itself, not the campaign. */
export const programApi = {
  /** What the program last had to say, or null. */
  'program.notice': operation({
    input: nothing,
    reads: [],
    run: (workspace) => workspace.host.notice(),
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
