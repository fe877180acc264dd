import { z } from 'zod'
import { ruleSystems } from '../../../rules'
import { mustName, text, type Field, type Shape } from './shape'
import { textUpTo } from '../../../shared/bounded'

export const isPlayed = true
export const listed = { hasIds: true, isOrdered: true }
export const plain = (schema: z.ZodType, more: Partial<Field> = {}): Field => ({ schema, ...more })
export const maybe = (schema: z.ZodType, more: Partial<Field> = {}): Field =>
  plain(schema.nullable().default(null), more)
export const systems = z.enum(ruleSystems.map(({ id }) => id))
export const instant = textUpTo(40)

/** Whom it has in its cast, and as what. */
export const cast = (table: string, owner: string): Shape => ({
  table,
  owner,
  fields: { npc: mustName('npc', true), note: text(300) },
})
