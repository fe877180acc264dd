import { getInitialSnapshot, transition, type SnapshotFrom } from 'xstate'
import { phrase, type Phrase } from '../../../shared/phrase'
import { unanswered } from '../ask'
import type { AnyBand } from '../effect'
import type { Reading } from '../move'
import { isOutcome, type Outcome } from '../outcome'
import type { RunContext, RunInputs } from './inputs'
import type { RunEvent } from './events'
import { moveRunner } from './machine'
import {
  answersTold,
  isWrongActor,
  isWrongTarget,
  missingTracks,
  openAfter,
  openBefore,
  outcomeOn,
  picksRefused,
  readingOf,
  swapTold,
  type Stage,
} from './stage'

/** Who makes which move on whom, and all that was collected for it. */
export interface RunRequest {
  move: string
  actor: string | null
  target: string | null
  ally?: string
  ward?: string
  fight?: string
  inputs: RunInputs
}

/** A run brought to its end: how the roll was read, and what follows. */
export interface Run {
  reading: Reading<AnyBand>
  outcome: Outcome
  /** What was swapped into the roll and what it made of it. */
  swapped?: Phrase
  /** What was answered after the picks, as far as it is a turn of the story. */
  answered?: Phrase[]
  /** The band that it would have had without the help that moved it. */
  unhelped?: AnyBand
}

type RunSnapshot = SnapshotFrom<ReturnType<typeof moveRunner>>

/**
 * Runs a move again from what was collected, event by event through the machine. A phrase says
 * why it does not come through; nothing in the inputs is taken on trust.
 */
export function replay(stage: Stage, request: RunRequest): Run | Phrase {
  const machine = moveRunner(stage)
  let snapshot: RunSnapshot = getInitialSnapshot(machine)
  for (const event of eventsOf(request)) {
    if (isNothing(event) && snapshot.value !== 'picking') continue
    if (!snapshot.can(event)) return whyNot(stage, snapshot.context, event)
    snapshot = transition(machine, snapshot, event)[0]
  }
  const reading = readingOf(stage, snapshot.context)
  const outcome = outcomeOn(stage, snapshot.context)
  if (snapshot.value !== 'confirmed' || !reading || !outcome) {
    return phrase('runner.refused.step')
  }
  if (!isOutcome(outcome)) return outcome
  const swapped = swapTold(stage, snapshot.context)
  const alone = withoutHelp(stage, snapshot.context)
  return {
    ...{ reading, outcome, answered: answersTold(stage, snapshot.context) },
    ...(swapped ? { swapped } : {}),
    ...(alone && alone.band !== reading.band ? { unhelped: alone.band } : {}),
  }
}

function withoutHelp(stage: Stage, context: RunContext): Reading<AnyBand> | null {
  return readingOf(stage, { ...context, inputs: { ...context.inputs, shift: 0 } })
}

/**
 * What a run comes to of which everything is settled, by the judges that the machine asks at each of its
 * steps; null where one of them refuses it. A dry run asks so, thousands of times.
 */
export function judge(stage: Stage, context: RunContext): Run | null {
  const isReady =
    openBefore(stage, context).length === 0 && missingTracks(stage, context).length === 0
  const reading = isReady ? readingOf(stage, context) : null
  if (!reading || picksRefused(stage, context) || openAfter(stage, context).length > 0) return null
  const outcome = outcomeOn(stage, context)
  return outcome && isOutcome(outcome) ? { reading, outcome } : null
}

/** No picks, where none are on offer. */
const isNothing = (event: RunEvent) => event.type === 'picks.take' && event.picks.length === 0

function eventsOf({ move, actor, target, ally, ward, fight, inputs }: RunRequest): RunEvent[] {
  const { given, source, answers, modifiers, tracks } = inputs
  const { dice, typed, swap, shift, picks, fewer, followUps } = inputs
  const answered = Object.entries(answers).map(([id, value]): RunEvent => ({
    type: 'ask.answer',
    id,
    value,
  }))
  return [
    {
      type: 'move.choose',
      move,
      actor,
      target,
      ...(ally === undefined ? {} : { ally }),
      ...(ward === undefined ? {} : { ward }),
      ...(fight === undefined ? {} : { fight }),
    },
    ...Object.entries(given).map(([id, value]): RunEvent => ({ type: 'figure.settle', id, value })),
    ...answered,
    ...(source === undefined ? [] : [{ type: 'source.take' as const, source }]),
    ...Object.entries(tracks).map(([purpose, track]): RunEvent => ({
      type: 'track.take',
      purpose,
      track,
    })),
    ...(modifiers.length > 0 ? [{ type: 'modifiers.take' as const, modifiers }] : []),
    { type: 'dice.lie', faces: dice, typed },
    ...(swap ? [{ type: 'pool.swap' as const, swap }] : []),
    ...(shift === 0 ? [] : [{ type: 'help.step' as const, by: shift }]),
    { type: 'result.read' },
    { type: 'picks.take', picks, fewer },
    ...(followUps ? [{ type: 'followUps.order' as const, keep: followUps }] : []),
    { type: 'move.confirm' },
  ]
}

function whyNotChosen(stage: Stage, chosen: RunEvent & { type: 'move.choose' }) {
  if (isWrongActor(stage, chosen)) return 'actor'
  return isWrongTarget(stage, chosen) ? 'target' : 'unknown'
}

function whyNot(stage: Stage, context: RunContext, event: RunEvent): Phrase {
  const { answers } = context.inputs
  switch (event.type) {
    case 'move.choose':
      return phrase(`runner.refused.${whyNotChosen(stage, event)}`)
    case 'modifiers.take':
      return phrase('runner.refused.modifier')
    case 'track.take':
      return phrase('runner.refused.track')
    case 'dice.lie':
      return (
        unanswered(openBefore(stage, context), answers) ??
        trackRefusal(stage, context) ??
        phrase('runner.refused.dice', { count: event.faces.length })
      )
    case 'figure.settle':
    case 'source.take':
      return phrase('runner.refused.step')
    case 'pool.swap':
      return phrase('runner.refused.swap')
    case 'picks.take':
      return (
        picksRefused(stage, { ...context, inputs: { ...context.inputs, picks: event.picks } }) ??
        phrase('runner.refused.nothingToPick')
      )
    default:
      return (
        unanswered(openAfter(stage, context), answers) ??
        picksRefused(stage, context) ??
        phrase('runner.refused.step')
      )
  }
}

/** Names the first track that is still wanted; null when there is none. */
function trackRefusal(stage: Stage, context: RunContext): Phrase | null {
  const [open] = missingTracks(stage, context)
  return open ? phrase('runner.refused.trackWanted', { track: `@${open.label.key}` }) : null
}
