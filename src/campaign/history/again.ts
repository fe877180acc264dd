import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ruleSystem } from '../../rules'
import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal, refuse } from '../../shared/reply'
import { rollsWithin, withRolls } from '../../shared/dice/rolls-within'
import { operation, query, type Command, type CommandNamed } from '../define'
import type { Read } from '../file/handles'
import { lastPruned } from '../file/line'
import { isMissingReference } from '../file/trouble'
import { confirmSchema } from '../move/input'
import { refOf } from '../sheet/land'
import type { Workspace } from '../workspace/workspace'
import { beforeCorrection, keepCorrection, withoutPicks } from './correction'
import { withMadeAnew } from './made-anew'
import { lineFrom, mostSteps, restOf, restSchema, stored, type DoneRow, type Rest } from './line'
import { madeSince, refusedStep } from './made-since'
import { lastOf, stepOf } from './step'
import { filledText, idSchema as id, textUpTo, whole } from '../../shared/bounded'

/** Rolls that are offered. */
const mostRolls = 30

const correction = z.strictObject({
  batchId: whole(1),
  rolls: z.array(textUpTo(200)).min(1).max(100),
})

/** A step with the command that does it. */
interface Doable {
  step: DoneRow
  command: Command<z.ZodType, unknown>
}

const idsSchema = z.array(filledText(64)).max(1000).catch([])

/** The steps that can be done again, up to the first of which it is not known what it was asked. */
async function doable(steps: readonly DoneRow[], commandNamed: CommandNamed): Promise<Doable[]> {
  const found: Doable[] = []
  for (const step of steps) {
    const command = step.input === null ? undefined : await commandNamed(step.command)
    if (!command) break
    found.push({ step, command })
  }
  return found
}

const someone = z.looseObject({ type: z.string(), id })
const madeSchema = z.looseObject({
  actor: z.looseObject({ type: z.literal('character'), id }),
  target: someone.optional(),
  ally: someone.optional(),
  ward: someone.optional(),
  help: z.array(z.looseObject({ helper: someone })).default([]),
})

/** The character who rolled for a step; null where it is none's roll. */
function actorOf(input: unknown): string | null {
  const made = madeSchema.safeParse(input)
  return made.success ? made.data.actor.id : null
}

/** What somebody is called, of the cast or in a fight; null for nobody who is there still. */
const nameOf = (read: Read, id: string | null): string | null =>
  read.get<{ name: string }>(
    `SELECT name FROM character WHERE id = @id UNION ALL SELECT name FROM npc WHERE id = @id
     UNION ALL SELECT label FROM combatant WHERE id = @id`,
    { id },
  )?.name ?? null

const closingSchema = z.looseObject({ missionId: id })

/** Whether a roll is a move, which has a form of its own, and the mission that it closes, if it does. */
function placeOf({ command, input }: DoneRow): { isMove: boolean; closes: string | null } {
  const closing = command === 'mission.roll' ? closingSchema.safeParse(stored(input)) : undefined
  return { isMove: command === 'move.confirm', closes: closing?.data?.missionId ?? null }
}

const actSchema = z.looseObject({ system: z.string(), act: z.string() })
const actsSchema = z.looseObject({ acts: z.array(actSchema) })

/** Whether a step may have had dice: what an act without any was told is set by hand, and set anew there. */
function mayHaveDice({ command, input }: DoneRow): boolean {
  if (!command.startsWith('act.')) return true
  const asked = stored(input)
  const one = actSchema.safeParse(asked).data
  const acts = one ? [one] : (actsSchema.safeParse(asked).data?.acts ?? [])
  return acts.some(({ system, act }) =>
    ruleSystem(system)?.acts?.some(({ id, figures }) => id === act && figures === 'dice'),
  )
}

/** What was asked of somebody, asked of another character; refuses one who has another part in it. */
function withActor(read: Read, input: unknown, characterId: string): unknown {
  const made = madeSchema.safeParse(input)
  if (!made.success) return undefined
  const { target, ally, ward, help } = made.data
  const others = [target, ally, ward, ...help.map(({ helper }) => helper)]
  if (others.some((each) => each?.id === characterId)) {
    refuse('refusal.hasPart', { name: refOf(read, 'character', characterId).name })
  }
  return { ...(input as object), actor: { type: 'character', id: characterId } }
}

/** Does a step as it was done, with the ids of what it made and at its time or another, but with this input. */
function doAgain({ file }: Workspace, { step, command }: Doable, asked: unknown, at = step.at) {
  const input = file.read((read) => withMadeAnew(read, step.id, asked)).value
  const parsed = command.input.safeParse(input)
  if (!parsed.success) return refuse('refusal.notDoneAgain')
  const ids = idsSchema.parse(stored(step.made) ?? [])
  const { dice_seed: seed, dice_first: first, dice_count: count } = step
  const isAsDrawn = JSON.stringify(asked) === step.input
  const drawn =
    isAsDrawn && seed !== null && first !== null && count !== null
      ? { seed, first, count }
      : undefined
  const { changed } = file.command(
    step.command,
    (read) => command.label(read, parsed.data),
    (write) => command.run(write, parsed.data),
    { input, drawn, at, newId: () => ids.shift() ?? randomUUID() },
  )
  return changed?.tables ?? []
}

/**
 * Does a step again with another roll. Picks that no longer belong to it are dropped where nothing is picked
 * from it now; answers whether they were.
 */
function doOtherwise(workspace: Workspace, ready: Doable, asked: unknown): { dropsPicks?: true } {
  const redo = (input: unknown) => {
    workspace.host.changed({ tables: doAgain(workspace, ready, input), batch: 0 })
  }
  try {
    redo(asked)
    return {}
  } catch (error) {
    const bare = withoutPicks(asked, error)
    if (!bare) throw error
    redo(bare)
    return { dropsPicks: true }
  }
}

/** Why a step is refused, in words; what is no refusal is thrown on. */
function wordsOf(error: unknown): Phrase {
  if (error instanceof Refusal && error.code !== 'failed') return error.words
  if (isMissingReference(error)) return phrase('refusal.gone')
  throw error
}

/** What was done by hand, last of all, where a line was left, and the time of the step it stands in for. */
function doneByHand(read: Read, { after, upTo }: Rest): { at: string; steps: DoneRow[] } {
  const left = read.get<{ at: string }>(
    `SELECT at FROM batch WHERE id = @after AND branch IS NOT NULL AND state = 'undone'`,
    { after },
  )
  if (!left) return { at: '', steps: [] }
  const line = lineFrom(read, upTo + 1)
  return { ...left, steps: line.slice(line.findLastIndex(({ at }) => at <= left.at) + 1) }
}

/** So many milliseconds after a time, for each step has its own; not after `most`, ISO 8601 as both. */
function momentAfter(at: string, by: number, most?: string): string {
  const moment = new Date(Date.parse(at) + by).toISOString()
  return most !== undefined && moment > most ? most : moment
}

/**
 * Does what was done by hand again at the time of the step that it stands in for: along a line no times
 * fall. Where any of it cannot be, it stays as it is. Answers the time that nothing after it lies before.
 */
async function putInTime(workspace: Workspace, rest: Rest, commandNamed: CommandNamed) {
  const { file, host } = workspace
  const { at, steps } = file.read((read) => doneByHand(read, rest)).value
  const next = file.read((read) => restOf(read, rest)).value[0]?.at
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return ''
  const ready = await doable(steps, commandNamed)
  if (ready.length < steps.length || ready.length > mostSteps) return last.at
  const back = (batch: number) => file.history.goTo(batch, (changed) => host.changed(changed))
  if (!(await back(first.parent ?? 0))) return refuse('refusal.notDoneAgain')
  try {
    const tables = ready.flatMap((each, index) =>
      doAgain(workspace, each, stored(each.step.input), momentAfter(at, index, next)),
    )
    host.changed({ tables: [...new Set(tables)], batch: 0 })
    return ''
  } catch (error) {
    await back(last.id)
    wordsOf(error)
    return last.at
  }
}

/**
 * Does steps of a line again, one after the other, up to the first that is refused: `stopped` says which
 * and why, how many are left with it, and how to go on behind it.
 */
async function goOn(
  workspace: Workspace,
  steps: readonly DoneRow[],
  commandNamed: CommandNamed,
  after = '',
) {
  let floor = after
  const ready = await doable(steps, commandNamed)
  const tables = new Set<string>()
  let done = 0
  let why: Phrase | undefined
  try {
    for (const each of ready) {
      const at = floor < each.step.at ? each.step.at : momentAfter(floor, 1)
      if (floor !== '') floor = at
      for (const table of doAgain(workspace, each, stored(each.step.input), at)) tables.add(table)
      done++
    }
  } catch (error) {
    why = wordsOf(error)
  } finally {
    if (tables.size > 0) workspace.host.changed({ tables: [...tables], batch: 0 })
  }
  const at = steps[done]
  const upTo = steps.at(-1)?.id
  if (!at || upTo === undefined) return { done, stopped: null }
  const stopped = {
    ...stepOf(at),
    why: why ?? phrase('refusal.notDoneAgain'),
    left: steps.length - done,
    rest: { after: at.id, upTo, since: workspace.file.read(lastOf).value, isRefused: true },
  }
  return { done, stopped }
}

/** Puts right what was rolled for a step, and does again what came after it. */
export const historyAgain = {
  /**
   * The steps with dice of which it is known what they were asked, newest first, of the last few
   * hundred: each with its rolls as they are typed, and how many steps came after it.
   */
  'history.rolls': query({
    input: z.strictObject({}),
    run(read) {
      const last = read.get<{ id: number | null }>('SELECT max(id) AS id FROM batch')
      const { batch: reach } = read.get<{ batch: number }>(`SELECT ${lastPruned} AS batch`) ?? {
        batch: 0,
      }
      const steps = lineFrom(read, Math.max(reach + 1, (last?.id ?? 0) - mostSteps + 1))
      return steps
        .map((step, index) => {
          const found = mayHaveDice(step) ? rollsWithin(stored(step.input)) : []
          return { step, index, found }
        })
        .filter(({ found }) => found.length > 0)
        .slice(-mostRolls)
        .map(({ step, index, found }) => ({
          id: step.id,
          /** The step before it; 0 for the beginning. */
          before: step.parent ?? 0,
          ...stepOf(step),
          at: step.at,
          rolls: found.map(({ typed }) => typed),
          /** Of each roll whose it is, by name, and of a figure what it is of, by its key. */
          of: found.map(({ figure, who }) => ({ figure, who: nameOf(read, who) })),
          /** The character who rolled; null where it is none’s roll. */
          actor: actorOf(stored(step.input)),
          ...placeOf(step),
          after: steps.length - index - 1,
        }))
        .toReversed()
    },
  }),

  /**
   * What a move was asked, with these rolls in place of its own, so that it can be made anew; null where
   * the step was none, or they are no rolls.
   */
  'history.asked': query({
    input: correction,
    run(read, { batchId, rolls }) {
      const step = read.get<{ input: string | null }>(
        `SELECT input FROM batch WHERE id = @batchId AND command = 'move.confirm'`,
        { batchId },
      )
      const asked = confirmSchema.safeParse(withRolls(stored(step?.input ?? null), rolls))
      return asked.success ? asked.data : null
    },
  }),

  /**
   * Takes a step back with all after it, does it with these rolls, or as the roll of `actor`, another
   * character than made it, and does again what came after it, up
   * to the first step that is refused: `stopped` says which. What was before stays as a branch; `before`
   * is its last step; `dropsPicks` says that what was picked went with the roll that it belonged to. Where the
   * step itself is refused, everything is as it was.
   */
  'history.correct': operation({
    input: correction.extend({ actor: id.optional() }),
    async run(workspace, { batchId, rolls, actor }, commandNamed) {
      const { file, host } = workspace
      const [first, ...after] = file.read((read) => lineFrom(read, batchId)).value
      if (first?.id !== batchId) return refuse('refusal.unknownStep')
      const [ready] = await doable([first], commandNamed)
      const rolled = withRolls(stored(first.input), rolls)
      if (ready && rolled === undefined) return refuse('refusal.rollsInPlace')
      const input =
        actor === undefined ? rolled : file.read((read) => withActor(read, rolled, actor)).value
      if (!ready || input === undefined || after.length >= mostSteps) {
        return refuse('refusal.notDoneAgain')
      }
      const before = after.at(-1)?.id ?? batchId
      const isBack = await file.history.goTo(first.parent ?? 0, (changed) => host.changed(changed))
      if (!isBack) return refuse('refusal.notDoneAgain')
      let dropped: ReturnType<typeof doOtherwise>
      try {
        dropped = doOtherwise(workspace, ready, input)
      } catch (error) {
        await file.history.goTo(before, (changed) => host.changed(changed))
        throw error
      }
      const came = await goOn(workspace, after, commandNamed)
      keepCorrection(workspace, before)
      return { before, ...came, ...dropped }
    },
  }),

  /** How many steps were made by hand since a line was left, and whether they may be some of what is left. */
  'history.madeSince': query({ input: restSchema, run: madeSince }),

  /**
   * Goes on behind a step that could not be done again, or was made anew by hand, with what was left: what
   * was done by hand has the time of that step, which is done itself where it can be by now. Refused where
   * what was done by hand may be some of what is left.
   */
  'history.goOn': operation({
    input: restSchema,
    async run(workspace, rest, commandNamed) {
      if (workspace.file.read((read) => madeSince(read, rest)).value.repeats) {
        return refuse('refusal.madeByHand')
      }
      const before = beforeCorrection(workspace.file, rest.since)
      const refused = workspace.file.read((read) => refusedStep(read, rest)).value
      const floor = await putInTime(workspace, rest, commandNamed)
      if (refused) await goOn(workspace, [refused], commandNamed, floor)
      const steps = workspace.file.read((read) => restOf(read, rest)).value
      const came = await goOn(workspace, steps, commandNamed, floor)
      if (before !== undefined) keepCorrection(workspace, before)
      return came
    },
  }),
}
