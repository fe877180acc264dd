import type { Conversion } from '../../system/conversion'
import { gauge } from './gauge'
import { propose } from './propose'

/** A monster is hit points, armour and damage; a character the order of its scores beside them. */
export const conversion: Conversion = { gauge, propose }
