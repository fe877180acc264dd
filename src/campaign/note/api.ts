import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { command } from '../define'
import { readFight } from '../encounter/fight'
import type { FactPlace, Write } from '../file/handles'
import { missionInPlay } from '../mission/in-play'
import { mentionRefs, mentionSchema } from './mentions'

/** As many characters as a line of the history shows. */
const shownInHistory = 60

interface Place extends FactPlace {
  about: Ref[]
  when: Record<string, number>
}

/** A note belongs to the fight on the screen, at its turn and step, and to the fight's mission. */
function placeInFight(write: Write, encounterId: string): Place {
  const { encounter, rules, snapshot } = readFight(write, encounterId)
  const moment = rules.momentOf(snapshot)
  if (moment) write.happensIn({ encounterId, ...moment })
  return {
    encounterId,
    missionId: encounter.mission_id,
    about: [{ type: 'encounter', id: encounterId, name: encounter.name }],
    when: moment ? { turn: moment.turn, step: moment.step } : {},
  }
}

/** Without a fight it belongs to the mission that is played. */
function placeOutside(write: Write): Place {
  return { missionId: missionInPlay(write), about: [], when: {} }
}

export const noteApi = {
  /** One line, written down as it is: for the game master alone, unless it is said to be for players. */
  'note.jot': command({
    input: z.strictObject({
      text: z.string().trim().min(1).max(500),
      forPlayers: z.boolean().default(false),
      encounterId: z.string().min(1).max(64).optional(),
      /** Whom and what it is about; the text names them already. */
      about: z.array(mentionSchema).max(7).default([]),
    }),
    label: (_read, { text }) =>
      phrase('history.jot', {
        text: text.length > shownInHistory ? `${text.slice(0, shownInHistory)}…` : text,
      }),
    run: (write, { text, forPlayers, encounterId, about: mentions }) => {
      const { about, when, ...place } =
        encounterId === undefined ? placeOutside(write) : placeInFight(write, encounterId)
      write.record(
        {
          kind: 'note.written',
          secret: !forPlayers,
          about: [...about, ...mentionRefs(write, mentions)],
          with: { ...when, text },
        },
        place,
      )
    },
  }),
}
