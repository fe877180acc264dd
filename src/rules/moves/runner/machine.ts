import { assign, setup } from 'xstate'
import { type RunContext, type RunInputs } from './inputs'
import {
  chipsOffered,
  isRoll,
  missingTracks,
  moveOf,
  openAfter,
  openBefore,
  outcomeOn,
  picksRefused,
  readingOf,
  swapsOf,
  type Stage,
} from './stage'

/** What the table does with a move. */
export type RunEvent =
  | {
      type: 'move.choose'
      move: string
      actor: string | null
      target: string | null
      ally?: string
      fight?: string
    }
  | { type: 'figure.settle'; id: string; value: number }
  | { type: 'ask.answer'; id: string; value: string | number }
  | { type: 'chips.take'; chips: string[] }
  | { type: 'track.take'; purpose: string; track: string }
  | { type: 'dice.lie'; faces: number[]; typed: boolean }
  | { type: 'pool.swap'; swap: NonNullable<RunInputs['swap']> }
  | { type: 'help.step'; by: number }
  | { type: 'result.read' }
  | { type: 'picks.take'; picks: string[]; fewer?: boolean }
  | { type: 'followUps.order'; keep: number[] }
  | { type: 'move.confirm' }
  | { type: 'back' }

const blank: RunInputs = {
  given: {},
  dice: [],
  typed: true,
  chips: [],
  tracks: {},
  shift: 0,
  picks: [],
  fewer: false,
  answers: {},
}

const freshContext: RunContext = {
  ...{ move: null, actor: null, target: null, ally: null, fight: null },
  inputs: blank,
}

const withInputs = (context: RunContext, inputs: Partial<RunInputs>): RunContext => ({
  ...context,
  inputs: { ...context.inputs, ...inputs },
})

/** The run without what came after the roll: another roll is another move. */
function withoutRoll(context: RunContext): RunContext {
  const { given, answers, chips, tracks } = context.inputs
  return { ...context, inputs: { ...blank, given, answers, chips, tracks } }
}

/**
 * One move on its way (IF-004): chosen, settled, rolled, adjusted, picked, asked about,
 * confirmed. Everything it lets through is asked of the rules with what was collected, so the
 * same inputs run the same way on either side of the window. Pure; the stage is handed in.
 */
export function moveRunner(stage: Stage) {
  const swapped = (context: RunContext, event: RunEvent) =>
    event.type === 'pool.swap' ? withInputs(context, { swap: event.swap }) : context
  const picked = (context: RunContext, event: RunEvent) =>
    event.type === 'picks.take'
      ? withInputs(context, { picks: event.picks, fewer: event.fewer ?? false })
      : context
  return setup({
    types: { context: {} as RunContext, events: {} as RunEvent },
    guards: {
      isKnown: ({ event }) =>
        event.type === 'move.choose' &&
        Object.hasOwn(stage.moves, event.move) &&
        (stage.moves[event.move]?.needs ?? []).every((side) => event[side] !== null) &&
        [event.actor, event.target, event.ally ?? null].every(
          (id) => id === null || Object.hasOwn(stage.people, id),
        ),
      isSettled: ({ context, event }) =>
        event.type === 'dice.lie' &&
        openBefore(stage, context).length === 0 &&
        missingTracks(stage, context).length === 0 &&
        isRoll(stage, context, event.faces),
      isOffered: ({ context, event }) => {
        if (event.type !== 'pool.swap') return false
        const wanted = JSON.stringify(event.swap)
        const offers = swapsOf(stage, context)?.offers ?? []
        return offers.some(({ swap }) => JSON.stringify(swap) === wanted)
      },
      isGiven: ({ context, event }) => {
        if (event.type !== 'figure.settle') return false
        const asked = moveOf(stage, context)?.given.find(({ id }) => id === event.id)
        return asked !== undefined && event.value >= asked.min && event.value <= asked.max
      },
      areHeld: ({ context, event }) => {
        if (event.type !== 'chips.take') return false
        const held = chipsOffered(stage, context)
        return event.chips.every((id) => held.some((chip) => chip.id === id))
      },
      isWanted: ({ context, event }) =>
        event.type === 'track.take' &&
        Object.hasOwn(stage.tracks ?? {}, event.track) &&
        (moveOf(stage, context)?.wantsTracks ?? []).some(
          ({ purpose }) => purpose === event.purpose,
        ),
      isLegal: ({ context, event }) => picksRefused(stage, picked(context, event)) === null,
      offersNothing: ({ context }) => readingOf(stage, context)?.choice === null,
      isAllAnswered: ({ context }) => openAfter(stage, context).length === 0,
      isDecided: ({ context }) => {
        const outcome = outcomeOn(stage, context)
        return outcome !== null && 'effects' in outcome
      },
    },
    actions: {
      choose: assign(({ event }) =>
        event.type === 'move.choose'
          ? {
              ...freshContext,
              ...{ move: event.move, actor: event.actor, target: event.target },
              ...{ ally: event.ally ?? null, fight: event.fight ?? null },
            }
          : freshContext,
      ),
      settle: assign(({ context, event }) =>
        event.type === 'figure.settle'
          ? withInputs(context, { given: { ...context.inputs.given, [event.id]: event.value } })
          : context,
      ),
      answer: assign(({ context, event }) =>
        event.type === 'ask.answer'
          ? withInputs(context, { answers: { ...context.inputs.answers, [event.id]: event.value } })
          : context,
      ),
      takeChips: assign(({ context, event }) =>
        event.type === 'chips.take' ? withInputs(context, { chips: event.chips }) : context,
      ),
      takeTrack: assign(({ context, event }) =>
        event.type === 'track.take'
          ? withInputs(context, {
              tracks: { ...context.inputs.tracks, [event.purpose]: event.track },
            })
          : context,
      ),
      lay: assign(({ context, event }) =>
        event.type === 'dice.lie'
          ? withInputs(context, { dice: event.faces, typed: event.typed })
          : context,
      ),
      swap: assign(({ context, event }) => swapped(context, event)),
      step: assign(({ context, event }) =>
        event.type === 'help.step' ? withInputs(context, { shift: event.by }) : context,
      ),
      pick: assign(({ context, event }) => picked(context, event)),
      order: assign(({ context, event }) =>
        event.type === 'followUps.order' ? withInputs(context, { followUps: event.keep }) : context,
      ),
      liftDice: assign(({ context }) => withoutRoll(context)),
      dropPicks: assign(({ context }) => withInputs(context, { picks: [] })),
    },
  }).createMachine({
    id: 'moveRunner',
    context: freshContext,
    initial: 'choosing',
    states: {
      choosing: {
        on: { 'move.choose': { target: 'settling', guard: 'isKnown', actions: 'choose' } },
      },
      settling: {
        on: {
          'figure.settle': { guard: 'isGiven', actions: 'settle' },
          'ask.answer': { actions: 'answer' },
          'chips.take': { guard: 'areHeld', actions: 'takeChips' },
          'track.take': { guard: 'isWanted', actions: 'takeTrack' },
          'dice.lie': { target: 'adjusting', guard: 'isSettled', actions: 'lay' },
          back: 'choosing',
        },
      },
      adjusting: {
        on: {
          'pool.swap': { guard: 'isOffered', actions: 'swap' },
          'help.step': { actions: 'step' },
          'result.read': 'picking',
          back: { target: 'settling', actions: 'liftDice' },
        },
      },
      picking: {
        always: { target: 'asking', guard: 'offersNothing' },
        on: {
          'picks.take': { target: 'asking', guard: 'isLegal', actions: 'pick' },
          back: 'adjusting',
        },
      },
      asking: {
        always: { target: 'confirming', guard: 'isAllAnswered' },
        on: {
          'ask.answer': { actions: 'answer' },
          back: { target: 'adjusting', actions: 'dropPicks' },
        },
      },
      confirming: {
        on: {
          'followUps.order': { actions: 'order' },
          'move.confirm': { target: 'confirmed', guard: 'isDecided' },
          back: { target: 'adjusting', actions: 'dropPicks' },
        },
      },
      confirmed: { type: 'final' },
    },
  })
}
