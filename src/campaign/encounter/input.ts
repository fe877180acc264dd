import { z } from 'zod'

export const id = z.string().min(1).max(64)
/** Some of those in one fight, in an order that may mean something. */
export const ids = z.array(id).min(1).max(100)
export const side = z.enum(['party', 'foe'])
/** What a group is called; empty for none. */
export const group = z.string().trim().max(60)
