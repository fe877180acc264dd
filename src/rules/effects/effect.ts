import { z } from 'zod'
import { parseDice } from '../../shared/dice/dice-notation'
import { spanUnits } from '../calendar/clock'
import { filledText, line, maybeLine, textUpTo, whole } from '../../shared/bounded'

/** What ends an effect, as it is kept: a roll or a move, the scene, the game master, a time, a rest, an event. */
export const untils = [
  'nextMatching',
  'nextMove',
  'scene',
  'hand',
  'time',
  'rest',
  'event',
] as const
export type Until = (typeof untils)[number]

/** Turns and lengths of time that an effect may last; longer ones last until they are lifted. */
const count = whole(1, 9999)

/**
 * When an effect shall end: `hand` is never by itself. `turns`, `step` and `turn` are counted by the
 * fight of whoever bears it, a `span` by the calendar where no fight counts.
 */
export const endSchema = z.union([
  z.enum(['nextMatching', 'nextMove', 'scene', 'hand', 'rest']),
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('turns'), count }),
    /** With the next time that this step closes. */
    z.strictObject({ kind: z.literal('step'), step: whole(1, 99) }),
    /** With the start of the next turn of somebody, or with the end of theirs that runs. */
    z.strictObject({
      kind: z.literal('turn'),
      edge: z.enum(['start', 'end']),
      /** What they are called; empty for whoever it is. */
      of: maybeLine(120),
    }),
    z.strictObject({ kind: z.literal('span'), amount: count, unit: z.enum(spanUnits) }),
    z.strictObject({ kind: z.literal('event'), words: line(120) }),
  ]),
])
export type End = z.infer<typeof endSchema>

/** Harm that an effect does at the end of each turn of a fight. */
export const tickSchema = z.strictObject({
  dice: textUpTo(40).refine((text) => parseDice(text) !== null),
  kind: z.enum(['real', 'fatigue']),
})
export type Tick = z.infer<typeof tickSchema>

/** What is called an effect, as it is kept and shown. */
export const wordsSchema = line(200)

/** What an effect adds to a figure of whoever fights under it; below 0 it is taken off. */
export const changeSchema = z.strictObject({
  /** As the rules of the fight name it. */
  figure: filledText(40),
  plus: whole(-99, 99).refine((value) => value !== 0),
})
export type Change = z.infer<typeof changeSchema>

/** All that one effect changes. */
export const changesSchema = z.array(changeSchema).max(12)

/** Something that lasts: what it is called, what ends it, the harm it does each turn, what it changes. */
export const lastingSchema = z.strictObject({
  words: wordsSchema,
  end: endSchema,
  tick: tickSchema.nullable(),
  changes: changesSchema.optional(),
})
export type Lasting = z.infer<typeof lastingSchema>
