import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { missionInPlay } from '../mission/in-play'
import { noteForPlayers } from './notes'
import { isHandedOut, noteById, noteRef } from './write'
import { idSchema as id } from '../../shared/bounded'

export const handedOutApi = {
  /** Whether players hold their part of a note. */
  'note.isHandedOut': query({
    input: z.strictObject({ noteId: id }),
    run: (read, { noteId }) => ({ noteId, isOut: isHandedOut(read, noteId) }),
  }),

  /**
   * Hands the players' part of a note out, or takes it back: what was handed out stands in the reports of
   * its session and mission. A note without anything for players is refused.
   */
  'note.handOut': command({
    input: z.strictObject({ noteId: id, isOut: z.boolean() }),
    label: (read, { noteId, isOut }) =>
      phrase(`history.note.${isOut ? 'handOut' : 'takeBack'}`, {
        title: noteById(read, noteId).title,
      }),
    run: (write, { noteId, isOut }) => {
      const note = noteById(write, noteId)
      const { title, body } = noteForPlayers(write, noteId)
      if (isOut && body.trim() === '') refuse('refusal.nothingForPlayers', { title })
      if (isHandedOut(write, noteId) === isOut) return
      const kind = isOut ? 'note.handedOut' : 'note.takenBack'
      write.record(
        { kind, secret: !isOut, about: [noteRef(note)] },
        { missionId: missionInPlay(write) },
      )
    },
  }),
}
