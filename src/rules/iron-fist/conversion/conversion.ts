import type { Conversion } from '../../system/conversion'
import { gauge } from './gauge'
import { propose } from './propose'

/** A foe is its kind, protection and attacks; a character the order of its stats. */
export const conversion: Conversion = { gauge, propose }
