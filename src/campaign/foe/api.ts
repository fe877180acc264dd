import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command } from '../define'
import { refOf } from '../sheet/land'
import { trackById } from '../track/read'
import { fieldFoes, fieldPack, foeName } from './field'
import { endFight, faceFoe, leaveFoe, shiftFoe } from './fight'
import { joinFoes, splitFoe } from './heads'
import { endings, fieldSchema, id, leavings, packSchema, reason, systemId } from './input'
import { whole } from '../../shared/bounded'

export const foeApi = {
  /** Brings foes into the campaign, and into the fight on the tracks that the rules give them. */
  'foe.field': command({
    input: fieldSchema,
    label: (read, input) => phrase('history.foe.field', { name: foeName(read, input.foe) }),
    run: fieldFoes,
  }),

  /** Brings foes of several kinds to the fight as one pack on one track. */
  'foe.pack': command({
    input: packSchema,
    label: (read, { kinds }) =>
      phrase('history.foe.pack', { names: kinds.map(({ foe }) => foeName(read, foe)).join(', ') }),
    run: fieldPack,
  }),

  /** Sets a character against one foe; several may be set against the same. */
  'foe.face': command({
    input: z.strictObject({ trackId: id, characterId: id }),
    label: (read, { trackId, characterId }) =>
      phrase('history.foe.face', {
        who: refOf(read, 'character', characterId).name,
        name: trackById(read, trackId).name,
      }),
    run: (write, { trackId, characterId }) => faceFoe(write, trackId, characterId),
  }),

  /** A rank more or less for a foe in this fight. */
  'foe.shift': command({
    input: z.strictObject({ trackId: id, by: z.union([z.literal(1), z.literal(-1)]), reason }),
    label: (read, { trackId }) =>
      phrase('history.foe.shift', { name: trackById(read, trackId).name }),
    run: (write, { trackId, by, reason: why }) => shiftFoe(write, trackId, by, why),
  }),

  /** So many of a pack go their own way, on a track of their own. Answers its id. */
  'foe.split': command({
    input: z.strictObject({ trackId: id, count: whole(1, 60) }),
    label: (read, { trackId, count }) =>
      phrase('history.foe.split', { name: trackById(read, trackId).name, count }),
    run: (write, { trackId, count }) => splitFoe(write, trackId, count),
  }),

  /** A foe joins another: both are one pack on one track. */
  'foe.join': command({
    input: z.strictObject({ trackId: id, withId: id }),
    label: (read, { trackId, withId }) =>
      phrase('history.foe.join', {
        name: trackById(read, trackId).name,
        other: trackById(read, withId).name,
      }),
    run: (write, { trackId, withId }) => joinFoes(write, trackId, withId),
  }),

  /** A foe is out, flees, or is spared. */
  'foe.leave': command({
    input: z.strictObject({ trackId: id, how: z.enum(leavings) }),
    label: (read, { trackId, how }) =>
      phrase(`history.foe.leave.${how}`, { name: trackById(read, trackId).name }),
    run: (write, { trackId, how }) => leaveFoe(write, trackId, how),
  }),

  /** The fight is over for everybody, one way or the other. */
  'foe.endFight': command({
    input: z.strictObject({ system: systemId, how: z.enum(endings) }),
    label: (_read, { how }) => phrase('history.foe.endFight', { how: `@foes.ending.${how}` }),
    run: (write, { system, how }) => endFight(write, system, how),
  }),
}
