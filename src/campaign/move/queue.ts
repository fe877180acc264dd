import { z } from 'zod'
import { phrase, phraseSchema, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { FactPlace, Read, Write } from '../file/handles'
import { readable, readStored } from '../file/stored'
import { enqueue } from './enqueue'
import { memberSchema, type MemberRef, type RunRequestInput } from './input'
import { filledText, idSchema as id, textUpTo, whole } from '../../shared/bounded'
import { playRulesOf } from '../setting/play-rules'
import { moveOf } from './run'

interface QueuedRow {
  id: string
  system: string
  one_of: string
  given: string
  actor: string | null
  target: string | null
  cause: string
  tracks: string
  mission_id: string | null
}

const movesSchema = z.array(z.string())
/** What is settled of it already: figures, and answers in words. */
const givenSchema = z.record(z.string(), z.union([z.number(), z.string()]))
const tracksSchema = z.record(z.string(), z.string())
const memberOf = (text: string | null) => (text === null ? null : readStored(memberSchema, text))

/** Those of these tracks that are open still: what is closed since can no longer be moved on. */
function openOnly(read: Read, tracks: Readonly<Record<string, string>>): Record<string, string> {
  const isOpen = (trackId: string) =>
    read.get("SELECT 1 FROM track WHERE id = @trackId AND state = 'open'", { trackId }) !==
    undefined
  return Object.fromEntries(Object.entries(tracks).filter(([, trackId]) => isOpen(trackId)))
}

/** One move that something leaves to be made, as a window asks for it. */
export const followingSchema = z.strictObject({
  system: filledText(40),
  move: filledText(40),
  given: z.record(textUpTo(40), whole()),
  /** What is answered in it already, by the ids of the questions. */
  answers: z.record(textUpTo(40), textUpTo(120)).optional(),
  actor: memberSchema.nullable(),
  target: memberSchema.nullable(),
})

/**
 * Puts one that a window asked for into the queue; answers its id there. What was done to somebody is taken before
 * whatever they do next: it goes before all that is no such answer (IF-095). Refused where no game has such a move.
 */
export function enqueueOne(
  write: Write,
  { move, ...queued }: z.infer<typeof followingSchema>,
  cause: Phrase,
  place: FactPlace,
): string {
  const { isAnswer } = moveOf(write, { system: queued.system, move })
  const queuedId = enqueue(write, { ...queued, oneOf: [move], cause }, place)
  if (isAnswer) putInOrder(write, withAnswerFirst(write, queuedId))
  return queuedId
}

function putInOrder(write: Write, order: readonly string[]): void {
  order.forEach((queuedId, position) => {
    write.run('UPDATE queued_move SET position = @position WHERE id = @queuedId', {
      queuedId,
      position,
    })
  })
}

/** The ids of all that waits, this one behind the answers that lead the queue. */
function withAnswerFirst(read: Read, queuedId: string): string[] {
  const isAnswer = ({ system, oneOf }: ReturnType<typeof readQueue>[number]) =>
    oneOf.length === 1 && oneOf.some((move) => playRulesOf(read, system).moves[move]?.isAnswer)
  const others = readQueue(read).filter(({ id }) => id !== queuedId)
  const at = others.findIndex((each) => !isAnswer(each))
  const ids = others.map(({ id }) => id)
  return ids.toSpliced(at < 0 ? ids.length : at, 0, queuedId)
}

/** Takes a move off the queue; a refusal in words when it is gone. */
export function takeFromQueue(write: Write, queuedId: string): void {
  const taken = write.run('DELETE FROM queued_move WHERE id = @queuedId', { queuedId })
  if (taken === 0) refuse('refusal.gone')
}

/** The figures of what is settled, and the answers. */
function settledIn(settled: z.infer<typeof givenSchema>) {
  const all = Object.entries(settled)
  return {
    given: Object.fromEntries(
      all.flatMap(([id, value]) => (typeof value === 'number' ? [[id, value] as const] : [])),
    ),
    answers: Object.fromEntries(
      all.flatMap(([id, value]) => (typeof value === 'string' ? [[id, value] as const] : [])),
    ),
  }
}

/** Moves that came out of moves and are still to be made, in order. */
export function readQueue(read: Read) {
  return readable(
    read,
    read.all<QueuedRow>(
      `SELECT id, system, one_of, given, actor, target, cause, tracks, mission_id
       FROM queued_move ORDER BY position`,
    ),
    ({ one_of, given, actor, target, cause, tracks, mission_id: missionId, ...row }) => ({
      ...row,
      /** The mission of the move that led to it. */
      missionId,
      oneOf: readStored(movesSchema, one_of),
      ...settledIn(readStored(givenSchema, given)),
      actor: memberOf(actor),
      target: memberOf(target),
      cause: readStored(phraseSchema, cause),
      tracks: openOnly(read, readStored(tracksSchema, tracks)),
    }),
  )
}

const isSame = (one: MemberRef | null, other: MemberRef | undefined) =>
  one?.type === other?.type && one?.id === other?.id

/**
 * Takes a move off the queue that is made from elsewhere just as it waits there: by the same on the same, with
 * the figures that were settled. What waits without any may be another.
 */
export function takeSame(write: Write, made: RunRequestInput): void {
  const same = readQueue(write).find(({ system, oneOf, actor, target, given }) => {
    const figures = Object.entries(given)
    return (
      system === made.system &&
      oneOf.length === 1 &&
      oneOf[0] === made.move &&
      isSame(actor, made.actor) &&
      (target === null || isSame(target, made.target)) &&
      figures.length > 0 &&
      figures.every(([id, value]) => made.given[id] === value)
    )
  })
  if (same) takeFromQueue(write, same.id)
}

export const queueApi = {
  /** Moves that came out of moves and are still to be made, in order. */
  'move.queue': query({ input: z.strictObject({}), run: readQueue }),

  'move.dropQueued': command({
    input: z.strictObject({ queuedId: id }),
    label: () => phrase('history.dropQueued'),
    run: (write, { queuedId }) => {
      takeFromQueue(write, queuedId)
    },
  }),

  /** Puts the queue in another order; every entry must be named once. */
  'move.reorderQueue': command({
    input: z.strictObject({ order: z.array(id).max(200) }),
    label: () => phrase('history.reorderQueue'),
    run: (write, { order }) => {
      const queued = write.all<{ id: string }>('SELECT id FROM queued_move')
      const isSame =
        new Set(order).size === order.length &&
        order.length === queued.length &&
        queued.every((row) => order.includes(row.id))
      if (!isSame) refuse('refusal.gone')
      putInOrder(write, order)
    },
  }),
}
