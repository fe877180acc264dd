import { played } from './played'
import type { Named } from './named'

/** Where the decoys begin. */
export const entry: Named = { figure: played }
