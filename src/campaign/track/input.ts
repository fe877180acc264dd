import { z } from 'zod'
import { poolReturns, thresholdsSchema } from '../../rules/tracks/pool'
import { ranks } from '../../rules/tracks/progress'
import { sizesOf } from '../../rules/tracks/track'
import { poolSights } from '../../shared/sight'
import { idSchema, line, maybeLine, textUpTo, whole } from '../../shared/bounded'

export const id = idSchema
const name = line(120)
const note = maybeLine(2000)

/** Who sees it: the game master alone; players by its name; players in full. */
const visibility = z.enum(['secret', 'known', 'open'])
/** Chance in a hundred that it advances when asked; null when it just does. */
const odds = whole(1, 99).nullable()
const rungs = z.array(name).min(sizesOf.ladder.min).max(sizesOf.ladder.max)
const rank = z.enum(ranks)
const sizeOf = ({ min, max }: { min: number; max: number }) => whole(min, max)

const start = whole(0, sizesOf.points.max)

/** Whom or what a track may be about. */
export const aboutSchema = z.strictObject({
  type: z.enum(['character', 'npc', 'place', 'front', 'danger', 'mission', 'encounter', 'session']),
  id,
})
export type About = z.infer<typeof aboutSchema>

const common = {
  name,
  note: note.default(''),
  visibility: visibility.default('secret'),
  odds: odds.default(null),
  about: z.array(aboutSchema).max(20).default([]),
  /** The rule system that keeps it, and what for. */
  system: textUpTo(40).default(''),
  purpose: textUpTo(40).default(''),
}

/** A track as it is made; its shape depends on its kind. */
export const newTrackSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('clock'), size: sizeOf(sizesOf.clock) }),
  /** A pool of points; left out, it starts empty, means nothing and does not come back. */
  z.strictObject({
    ...common,
    kind: z.literal('points'),
    size: sizeOf(sizesOf.points),
    start: start.default(0),
    returns: z.enum(poolReturns).default('never'),
    thresholds: thresholdsSchema.default([]),
    sight: z.enum(poolSights).default('figures'),
  }),
  z.strictObject({ ...common, kind: z.literal('ladder'), rungs }),
  /** A track without a rank is marked tick by tick (IS-039, IS-040). */
  z.strictObject({ ...common, kind: z.literal('progress'), rank: rank.nullable().default(null) }),
])
export type NewTrack = z.infer<typeof newTrackSchema>

/** What may be changed of a track; what is left out stays. */
export const editSchema = z.strictObject({
  trackId: id,
  name: name.optional(),
  note: note.optional(),
  visibility: visibility.optional(),
  odds: odds.optional(),
  size: sizeOf({ min: sizesOf.points.min, max: sizesOf.points.max }).optional(),
  rungs: rungs.optional(),
  rank: rank.nullable().optional(),
  start: start.optional(),
  returns: z.enum(poolReturns).optional(),
  thresholds: thresholdsSchema.optional(),
  sight: z.enum(poolSights).optional(),
  state: z.enum(['open', 'done', 'failed', 'forsaken']).optional(),
})
export type TrackEdit = z.infer<typeof editSchema>

/** One step of a track: steps of its own, or marks of its rank (IS-037). */
export const advanceSchema = z
  .strictObject({
    trackId: id,
    by: whole(-100, 100).optional(),
    marks: whole(-40, 40).optional(),
    cause: maybeLine(300).default(''),
    roll: z.strictObject({ face: whole(1, 100), typed: z.boolean() }).optional(),
  })
  .refine(({ by, marks }) => (by === undefined) !== (marks === undefined), 'by or marks')
export type AdvanceInput = z.infer<typeof advanceSchema>

/** What a full track proposes. */
export const triggerSchema = z.strictObject({
  trackId: id,
  then: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('track'),
      trackId: id,
      ticks: whole(-100, 100),
    }),
    z.strictObject({ kind: z.literal('portent'), portentId: id }),
    z.strictObject({ kind: z.literal('note'), note: line(500) }),
  ]),
})
export type NewTrigger = z.infer<typeof triggerSchema>
