import type { Conversion } from '../../system/conversion'
import { gauge } from './gauge'
import { propose } from './propose'

/** Characters and NPCs fight with the same sheet here, and are read alike. */
export const conversion: Conversion = {
  gauge: (_holder, sheet) => gauge(sheet),
  propose: (_holder, known, name) => propose(known, name),
}
