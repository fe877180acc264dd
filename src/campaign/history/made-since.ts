import { z } from 'zod'
import type { Read } from '../file/handles'
import { columns, lineFrom, restOf, stored, type DoneRow, type Rest } from './line'

const labelSchema = z.looseObject({ key: z.string() })

const attackSchema = z.looseObject({ event: z.looseObject({ attackId: z.string() }) })

/** The attack of a fight that a step settles; undefined for any other step. */
const attackOf = ({ input }: DoneRow) => attackSchema.safeParse(stored(input)).data?.event.attackId

/** Whether two steps do a thing of one kind, whatever was rolled; of attacks, of the same one. */
const isAlike = (one: DoneRow, other: DoneRow) =>
  one.command === other.command &&
  attackOf(one) === attackOf(other) &&
  labelSchema.safeParse(stored(one.label)).data?.key ===
    labelSchema.safeParse(stored(other.label)).data?.key

/** Whether a step is part of what is played: the line that was left has come back. */
const isPlayed = (read: Read, batchId: number) =>
  read.get(`SELECT 1 FROM batch WHERE id = @batchId AND branch IS NULL AND state = 'done'`, {
    batchId,
  }) !== undefined

const stepAt = (read: Read, batchId: number) =>
  read.get<DoneRow>(`SELECT ${columns} FROM batch WHERE id = @batchId`, { batchId })

/** What was made by hand since a line was left, the step that it was left at, and which of them stands in for it. */
function byHand(read: Read, { after, upTo, since }: Rest) {
  const made = since === undefined ? [] : lineFrom(read, Math.max(since, upTo) + 1)
  const was = stepAt(read, after)
  return { made, was, standsIn: was && made.find((step) => isAlike(step, was)) }
}

/**
 * The refused step that a line was left at, where something else was made for it by hand and nothing in its
 * place: as a step of a fight that could not be closed before a blow had landed.
 */
export function refusedStep(read: Read, rest: Rest): DoneRow | undefined {
  if (!rest.isRefused) return undefined
  const { made, was, standsIn } = byHand(read, rest)
  return made.length > 0 && !standsIn ? was : undefined
}

/**
 * What was made by hand since a line was left, and whether any of it may be a step of what is left:
 * but for one that stands in for the step it was left at, whatever is like one of them. `isBack` says that
 * the line was gone back to: nothing waits any more.
 */
export function madeSince(
  read: Read,
  rest: Rest,
): { made: number; repeats: boolean; isBack: boolean } {
  const isBack = isPlayed(read, rest.after)
  if (rest.since === undefined || isBack) return { made: 0, repeats: false, isBack }
  const { made, standsIn } = byHand(read, rest)
  const left = restOf(read, rest)
  const repeats = made.some((step) => step !== standsIn && left.some((each) => isAlike(step, each)))
  return { made: made.length, repeats, isBack }
}
