import { assign, setup } from 'xstate'
import { collected, freshContext, withoutPicks, withoutRoll, type RunEvent } from './events'
import type { RunContext } from './inputs'
import {
  inputOf,
  modifiersOffered,
  isRoll,
  isWrongActor,
  isWrongTarget,
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

/**
 * One move on its way (IF-004): chosen, settled, rolled, adjusted, picked, asked about,
 * confirmed. Everything it lets through is asked of the rules with what was collected, so the
 * same inputs run the same way on either side of the window. Pure; the stage is handed in.
 */
export function moveRunner(stage: Stage) {
  return setup({
    types: { context: {} as RunContext, events: {} as RunEvent },
    guards: {
      isKnown: ({ event }) =>
        event.type === 'move.choose' &&
        Object.hasOwn(stage.moves, event.move) &&
        (stage.moves[event.move]?.needs ?? []).every((side) => event[side] !== null) &&
        [event.actor, event.target, event.ally ?? null, event.ward ?? null].every(
          (id) => id === null || Object.hasOwn(stage.people, id),
        ) &&
        !isWrongActor(stage, event) &&
        !isWrongTarget(stage, event),
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
      isAtHand: ({ context, event }) => {
        if (event.type !== 'source.take') return false
        const sources = moveOf(stage, context)?.sources?.(inputOf(stage, context))
        return sources?.offers.some(({ id }) => id === event.source) ?? false
      },
      areHeld: ({ context, event }) => {
        if (event.type !== 'modifiers.take') return false
        const held = modifiersOffered(stage, context)
        return event.modifiers.every((id) => held.some((modifier) => modifier.id === id))
      },
      isWanted: ({ context, event }) =>
        event.type === 'track.take' &&
        Object.hasOwn(stage.tracks ?? {}, event.track) &&
        (moveOf(stage, context)?.wantsTracks ?? []).some(
          ({ purpose }) => purpose === event.purpose,
        ),
      isLegal: ({ context, event }) => picksRefused(stage, collected(context, event)) === null,
      offersNothing: ({ context }) => readingOf(stage, context)?.choice === null,
      isAllAnswered: ({ context }) => openAfter(stage, context).length === 0,
      isDecided: ({ context }) => {
        const outcome = outcomeOn(stage, context)
        return outcome !== null && 'effects' in outcome
      },
    },
    actions: {
      collect: assign(({ context, event }) => collected(context, event)),
      liftDice: assign(({ context }) => withoutRoll(context)),
      dropPicks: assign(({ context }) => withoutPicks(context)),
    },
  }).createMachine({
    id: 'moveRunner',
    context: freshContext,
    initial: 'choosing',
    states: {
      choosing: {
        on: { 'move.choose': { target: 'settling', guard: 'isKnown', actions: 'collect' } },
      },
      settling: {
        on: {
          'figure.settle': { guard: 'isGiven', actions: 'collect' },
          'source.take': { guard: 'isAtHand', actions: 'collect' },
          'ask.answer': { actions: 'collect' },
          'modifiers.take': { guard: 'areHeld', actions: 'collect' },
          'track.take': { guard: 'isWanted', actions: 'collect' },
          'dice.lie': { target: 'adjusting', guard: 'isSettled', actions: 'collect' },
          back: 'choosing',
        },
      },
      adjusting: {
        on: {
          'pool.swap': { guard: 'isOffered', actions: 'collect' },
          'help.step': { actions: 'collect' },
          'result.read': 'picking',
          back: { target: 'settling', actions: 'liftDice' },
        },
      },
      picking: {
        always: { target: 'asking', guard: 'offersNothing' },
        on: {
          'picks.take': { target: 'asking', guard: 'isLegal', actions: 'collect' },
          back: 'adjusting',
        },
      },
      asking: {
        always: { target: 'confirming', guard: 'isAllAnswered' },
        on: {
          'ask.answer': { actions: 'collect' },
          back: { target: 'adjusting', actions: 'dropPicks' },
        },
      },
      confirming: {
        on: {
          'followUps.order': { actions: 'collect' },
          'move.confirm': { target: 'confirmed', guard: 'isDecided' },
          back: { target: 'adjusting', actions: 'dropPicks' },
        },
      },
      confirmed: { type: 'final' },
    },
  })
}
