import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { command } from '../define'
import { linksIn, replaceLinks, writeLink } from '../../shared/note-text'
import { readFight } from '../encounter/fight'
import type { FactPlace, Read, Write } from '../file/handles'
import { missionInPlay } from '../mission/in-play'
import { settleLinks } from './links'
import { isMentionable, mentionRefs, mentionSchema } from './mentions'

/** As many characters as a line of the history shows. */
const shownInHistory = 60

/** As many as a line can be about, beside the fight it stands in. */
const mostMentions = 7

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

/** A line as it is told: links that mean one thing by its name alone, and what they mean. */
function readLine(read: Read, line: string) {
  const settled = settleLinks(read, line)
  const text = replaceLinks(settled, (link) => (link.type ? link.name : writeLink(link)))
  return { text, about: linksIn(settled).filter(isMentionable) }
}

export const noteApi = {
  /** One line, written down as it is: for the game master alone, unless it is said to be for players. */
  'note.jot': command({
    input: z.strictObject({
      text: z.string().trim().min(1).max(500),
      forPlayers: z.boolean().default(false),
      encounterId: z.string().min(1).max(64).optional(),
      /** Whom and what it is about; the text names them already. */
      about: z.array(mentionSchema).max(mostMentions).default([]),
    }),
    label: (read, { text: line }) => {
      const { text } = readLine(read, line)
      const shown = text.length > shownInHistory ? `${text.slice(0, shownInHistory)}…` : text
      return phrase('history.jot', { text: shown })
    },
    run: (write, { text: line, forPlayers, encounterId, about: mentions }) => {
      const { text, about: linked } = readLine(write, line)
      const { about, when, ...place } =
        encounterId === undefined ? placeOutside(write) : placeInFight(write, encounterId)
      write.record(
        {
          kind: 'note.written',
          secret: !forPlayers,
          about: [...about, ...mentionRefs(write, [...mentions, ...linked]).slice(0, mostMentions)],
          with: { ...when, text },
        },
        place,
      )
    },
  }),
}
