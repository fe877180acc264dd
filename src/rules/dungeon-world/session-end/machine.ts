import { assign, setup } from 'xstate'
import type { EndContext, EndEvent } from './context'
import { endRefusal } from './refusal'

/** Without one of the entries. */
function without<Value>(entries: Record<string, Value>, gone: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => id !== gone))
}

/**
 * The end of a session (DW-085 to DW-087): bonds, then alignment, then the three questions, then
 * XP for everybody. Pure; one may step back until XP is marked.
 */
export const sessionEnding = setup({
  types: {
    context: {} as EndContext,
    events: {} as EndEvent,
    input: {} as EndContext,
  },
  guards: {
    isAllowed: ({ context, event }) => endRefusal(context, event) === null,
  },
  actions: {
    nameBond: assign(({ context, event }) => {
      if (event.type !== 'bond.name') return {}
      const { at, agreed, fresh } = event
      return { bonds: { ...context.bonds, [event.characterId]: { at, agreed, fresh } } }
    }),
    leaveBond: assign(({ context, event }) =>
      event.type === 'bond.leave' ? { bonds: without(context.bonds, event.characterId) } : {},
    ),
    markAlignment: assign(({ context, event }) =>
      event.type === 'alignment.mark'
        ? { alignments: { ...context.alignments, [event.characterId]: event.fulfilled } }
        : {},
    ),
    answerQuestion: assign(({ context, event }) =>
      event.type === 'question.answer'
        ? { answers: { ...context.answers, [event.question]: event.yes } }
        : {},
    ),
  },
}).createMachine({
  id: 'sessionEnd',
  context: ({ input }) => input,
  initial: 'bonds',
  states: {
    bonds: {
      on: {
        'bond.name': { guard: 'isAllowed', actions: 'nameBond' },
        'bond.leave': { guard: 'isAllowed', actions: 'leaveBond' },
        'step.on': 'alignment',
      },
    },
    alignment: {
      on: {
        'alignment.mark': { guard: 'isAllowed', actions: 'markAlignment' },
        'step.on': 'questions',
        'step.back': 'bonds',
      },
    },
    questions: {
      on: {
        'question.answer': { guard: 'isAllowed', actions: 'answerQuestion' },
        'xp.mark': { guard: 'isAllowed', target: 'marked' },
        'step.back': 'alignment',
      },
    },
    marked: { type: 'final' },
  },
})
