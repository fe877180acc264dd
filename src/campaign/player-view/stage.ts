import { z } from 'zod'
import { memberSchema } from '../move/input'
import { idSchema as id } from '../../shared/bounded'

/** What the game master turns to the players; `moment` follows what is being played. */
export const stageSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('moment'),
    /** Id of the character whose turn it is to be heard. */
    spotlight: id.optional(),
  }),
  z.strictObject({ kind: z.literal('curtain') }),
  /** ISO time at which everybody is back. */
  z.strictObject({ kind: z.literal('break'), until: z.iso.datetime() }),
  /** The scene that is being played. */
  z.strictObject({ kind: z.literal('scene') }),
  /** One mission, from its briefing on; left out, the one that is being played. */
  z.strictObject({ kind: z.literal('mission'), missionId: id.optional() }),
  /** The move that landed last: who made it, the dice and what they came to. */
  z.strictObject({ kind: z.literal('move') }),
  /** Last time: the session that ended last, in short. */
  z.strictObject({ kind: z.literal('recap') }),
  /** The players' part of a note; where it was handed out with it, until it is taken back. */
  z.strictObject({
    kind: z.literal('handout'),
    noteId: id,
    isHandedOut: z.boolean().optional(),
  }),
  /** Somebody by name and face: an NPC as players know them, or a character. */
  z.strictObject({ kind: z.literal('person'), of: memberSchema }),
  /** A place by its name and picture. */
  z.strictObject({ kind: z.literal('place'), placeId: id }),
  /** One track alone: a vow, a journey, a clock. */
  z.strictObject({ kind: z.literal('track'), trackId: id }),
  /** A picture, and nothing else. */
  z.strictObject({ kind: z.literal('picture'), pictureId: id }),
  /** A picture as a map: over the whole screen, with the tracks that players see. */
  z.strictObject({ kind: z.literal('map'), pictureId: id }),
])
export type Stage = z.infer<typeof stageSchema>

/** What windows are told has changed when something else is turned to the players. */
export const stageTable = 'stage'
