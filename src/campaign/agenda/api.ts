import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { Read } from '../file/handles'
import { words } from '../words'
import { agendaKinds, gather, preparedSession, type Gathered } from './gather'
import { idSchema as id, line } from '../../shared/bounded'

/** The lists of the game master's own: what to see to, ways to begin, and what may come out. */
export const agendaLists = ['todo', 'start', 'secret'] as const

interface MarkRow {
  kind: string
  thing: string
  state: 'ticked' | 'aside'
}
interface LineRow {
  id: string
  list: (typeof agendaLists)[number]
  text: string
  written_for: number
  ticked_in: number | null
}
interface LastRow {
  id: string
  number: number
  name: string
  summary: string
}

const lineColumns = 'SELECT id, list, text, written_for, ticked_in FROM agenda_line'

/** As many lines of the past as are shown. */
const mostUsed = 200

function lineById(read: Read, agendaLineId: string): LineRow {
  const row = read.get<LineRow>(`${lineColumns} WHERE id = @agendaLineId`, { agendaLineId })
  return row ?? refuse('refusal.gone')
}

const said = ({ name }: Gathered) => (typeof name === 'string' ? name : words.say(name))

/** What is gathered now under this kind and id; a refusal in words once it is settled or gone. */
function gatheredOf(read: Read, { kind, thing }: { kind: string; thing: string }): Gathered {
  const found = gather(read).find((each) => each.kind === kind && each.id === thing)
  return found ?? refuse('refusal.gone')
}

function readAgenda(read: Read) {
  const session = preparedSession(read)
  const { number } = session
  const marks = new Map(
    read
      .all<MarkRow>('SELECT kind, thing, state FROM agenda_mark WHERE session = @number', {
        number,
      })
      .map(({ kind, thing, state }) => [`${kind} ${thing}`, state]),
  )
  return {
    session,
    /** The session before it, with what the game master wrote down of it. */
    last:
      read.get<LastRow>('SELECT id, number, name, summary FROM session WHERE number = @last', {
        last: number - 1,
      }) ?? null,
    items: gather(read).map((each) => ({
      ...each,
      state: marks.get(`${each.kind} ${each.id}`) ?? null,
    })),
    /** What is not ticked yet, and what is ticked for this session. */
    lines: read
      .all<LineRow>(
        `${lineColumns} WHERE ticked_in IS NULL OR ticked_in = @number ORDER BY rowid`,
        { number },
      )
      .map(({ written_for: writtenFor, ticked_in: tickedIn, ...line }) => ({
        ...line,
        isTicked: tickedIn !== null,
        /** The session it was first meant for, where that is over. */
        carriedFrom: writtenFor < number ? writtenFor : null,
      })),
  }
}

const text = line(500)
const lineOnly = z.strictObject({ agendaLineId: id })
const textOf = (read: Read, agendaLineId: string) => ({ text: lineById(read, agendaLineId).text })

export const agendaApi = {
  /**
   * What the session going on, or else the next one, is prepared from: all that is open, each with
   * whether it is ticked or put aside for this session, and the game master's own lines.
   */
  'agenda.read': query({ input: z.strictObject({}), run: readAgenda }),

  /** Strong starts and secrets that were used in sessions before, the latest first. */
  'agenda.used': query({
    input: z.strictObject({}),
    run: (read) =>
      read.all<Omit<LineRow, 'written_for'>>(
        `SELECT id, list, text, ticked_in FROM agenda_line
         WHERE ticked_in < @number AND list <> 'todo' ORDER BY ticked_in DESC, rowid LIMIT @mostUsed`,
        { number: preparedSession(read).number, mostUsed },
      ),
  }),

  /** One more line of the game master's own; answers its id. */
  'agenda.add': command({
    input: z.strictObject({ list: z.enum(agendaLists), text }),
    label: (_read, { list, text: line }) => phrase(`history.agenda.add.${list}`, { text: line }),
    run: (write, { list, text: line }) => {
      const agendaLineId = write.newId()
      write.run(
        `INSERT INTO agenda_line (id, list, text, written_for)
         VALUES (@agendaLineId, @list, @line, @number)`,
        { agendaLineId, list, line, number: preparedSession(write).number },
      )
      return { agendaLineId }
    },
  }),

  'agenda.edit': command({
    input: lineOnly.extend({ text }),
    label: (_read, { text: line }) => phrase('history.agenda.edit', { text: line }),
    run: (write, { agendaLineId, text: line }) => {
      if (lineById(write, agendaLineId).text === line) return
      write.run('UPDATE agenda_line SET text = @line WHERE id = @agendaLineId', {
        agendaLineId,
        line,
      })
    },
  }),

  'agenda.remove': command({
    input: lineOnly,
    label: (read, { agendaLineId }) => phrase('history.agenda.remove', textOf(read, agendaLineId)),
    run: (write, { agendaLineId }) => {
      lineById(write, agendaLineId)
      write.run('DELETE FROM agenda_line WHERE id = @agendaLineId', { agendaLineId })
    },
  }),

  /**
   * It is seen to, or used, in this session; or it is open again. What is not ticked when the session
   * ends is carried on to the next.
   */
  'agenda.tick': command({
    input: lineOnly.extend({ ticked: z.boolean() }),
    label: (read, { agendaLineId, ticked }) =>
      phrase(`history.agenda.${ticked ? 'tick' : 'untick'}`, textOf(read, agendaLineId)),
    run: (write, { agendaLineId, ticked }) => {
      const { list, text: line, ticked_in: before } = lineById(write, agendaLineId)
      if ((before !== null) === ticked) return
      const { number, isRunning } = preparedSession(write)
      write.run('UPDATE agenda_line SET ticked_in = @tickedIn WHERE id = @agendaLineId', {
        agendaLineId,
        tickedIn: ticked ? number : null,
      })
      // What comes out at the table belongs in its log; what is crossed out beforehand does not.
      if (!ticked || !isRunning || list === 'todo') return
      write.record({
        kind: list === 'start' ? 'agenda.begun' : 'agenda.revealed',
        secret: true,
        about: [],
        with: { text: line },
      })
    },
  }),

  /**
   * Ticks or puts aside something that was gathered, until the session it is prepared for is over;
   * `null` brings it back. Refused once it is settled.
   */
  'agenda.mark': command({
    input: z.strictObject({
      kind: z.enum(agendaKinds),
      thing: id,
      state: z.enum(['ticked', 'aside']).nullable(),
    }),
    label: (read, { state, ...which }) => {
      const verb = state === 'ticked' ? 'tick' : state === 'aside' ? 'aside' : 'untick'
      return phrase(`history.agenda.${verb}`, { text: said(gatheredOf(read, which)) })
    },
    run: (write, { kind, thing, state }) => {
      gatheredOf(write, { kind, thing })
      const { number } = preparedSession(write)
      // Marks of the session before stand as long as that could go on again.
      write.run('DELETE FROM agenda_mark WHERE session < @number - 1', { number })
      write.run('DELETE FROM agenda_mark WHERE kind = @kind AND thing = @thing', { kind, thing })
      if (state === null) return
      write.run(
        `INSERT INTO agenda_mark (kind, thing, session, state)
         VALUES (@kind, @thing, @number, @state)`,
        { kind, thing, number, state },
      )
    },
  }),
}
