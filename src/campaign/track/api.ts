import { z } from 'zod'
import { advance } from '../../rules/tracks/track'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import type { Read } from '../file/handles'
import { findLinkable } from './about'
import { stepsOf, takeStep } from './advance'
import { createTrack, editTrack, linkTrack, removeTrack } from './change'
import { aboutSchema, advanceSchema, editSchema, id, newTrackSchema, triggerSchema } from './input'
import type { AdvanceInput } from './input'
import { readTracks, trackById } from './read'
import { addTrigger, settle } from './settle'
import { readProposals, triggerById } from './triggers'
import { textUpTo } from '../../shared/bounded'

const nothing = z.strictObject({})
const named = (read: Read, key: string, trackId: string) =>
  phrase(key, { name: trackById(read, trackId).name })

/** What the history calls a step: the figures it goes between. */
function stepLabel(read: Read, { trackId, by, marks, roll }: AdvanceInput) {
  const track = trackById(read, trackId)
  if (roll) return phrase('history.track.roll', { name: track.name, roll: roll.face })
  const steps = stepsOf(track, marks === undefined ? { by: by ?? 0 } : { marks })
  const { from, to } = advance(track, steps)
  return phrase('history.track.advance', { name: track.name, from, to })
}

export const trackApi = {
  /** Every track in order, with what it is about and what it proposes once full. */
  'track.list': query({ input: nothing, run: readTracks }),

  /** What full tracks propose, until the game master accepts or declines it. */
  'track.proposals': query({ input: nothing, run: readProposals }),

  /** What a track can be about, found by a part of its name. */
  'track.linkable': query({
    input: z.strictObject({ text: textUpTo(120) }),
    run: (read, { text }) => findLinkable(read, text.trim()),
  }),

  'track.create': command({
    input: newTrackSchema,
    label: (_read, { name }) => phrase('history.track.create', { name }),
    run: createTrack,
  }),

  'track.edit': command({
    input: editSchema,
    label: (read, { trackId }) => named(read, 'history.track.edit', trackId),
    run: editTrack,
  }),

  'track.remove': command({
    input: z.strictObject({ trackId: id }),
    label: (read, { trackId }) => named(read, 'history.track.remove', trackId),
    run: (write, { trackId }) => removeTrack(write, trackId),
  }),

  /** A step on or back; it stops at either end. With odds, the roll says whether it steps at all. */
  'track.advance': command({ input: advanceSchema, label: stepLabel, run: takeStep }),

  /** Ties a track to somebody or something, whose card then shows it; or unties it. */
  'track.about': command({
    input: z.strictObject({ trackId: id, about: aboutSchema, linked: z.boolean() }),
    label: (read, { trackId, linked }) =>
      named(read, linked ? 'history.track.link' : 'history.track.unlink', trackId),
    run: (write, { trackId, about, linked }) => linkTrack(write, trackId, about, linked),
  }),

  /** What a track shall propose when it becomes full. */
  'track.trigger.add': command({
    input: triggerSchema,
    label: (read, { trackId }) => named(read, 'history.track.triggerAdd', trackId),
    run: addTrigger,
  }),

  'track.trigger.remove': command({
    input: z.strictObject({ triggerId: id }),
    label: (read, { triggerId }) =>
      phrase('history.track.triggerRemove', { name: triggerById(read, triggerId).track }),
    run: (write, { triggerId }) => {
      write.run('DELETE FROM track_trigger WHERE id = @triggerId', { triggerId })
    },
  }),

  /** Accepts what a full track proposes, which then happens, or declines it. */
  'track.settle': command({
    input: z.strictObject({ triggerId: id, how: z.enum(['accepted', 'declined']) }),
    label: (read, { triggerId, how }) =>
      phrase(`history.track.${how}`, { name: triggerById(read, triggerId).track }),
    run: (write, { triggerId, how }) => settle(write, triggerId, how),
  }),
}
