import { z } from 'zod'
import { idSchema, maybeLine } from '../../shared/bounded'

export const id = idSchema
/** Some of those in one fight, in an order that may mean something. */
export const ids = z.array(id).min(1).max(100)
export const side = z.enum(['party', 'foe'])
/** What a group is called; empty for none. */
export const group = maybeLine(60)
