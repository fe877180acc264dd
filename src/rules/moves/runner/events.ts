import type { RunContext, RunInputs } from './inputs'

/** What the table does with a move. */
export type RunEvent =
  | {
      type: 'move.choose'
      move: string
      actor: string | null
      target: string | null
      ally?: string
      ward?: string
      fight?: string
    }
  | { type: 'figure.settle'; id: string; value: number }
  | { type: 'source.take'; source: string }
  | { type: 'ask.answer'; id: string; value: string | number }
  | { type: 'modifiers.take'; modifiers: string[] }
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
  modifiers: [],
  tracks: {},
  shift: 0,
  picks: [],
  fewer: false,
  answers: {},
}

/** Nothing is chosen yet. */
export const freshContext: RunContext = {
  move: null,
  actor: null,
  target: null,
  ally: null,
  ward: null,
  fight: null,
  inputs: blank,
}

const withInputs = (context: RunContext, inputs: Partial<RunInputs>): RunContext => ({
  ...context,
  inputs: { ...context.inputs, ...inputs },
})

/** The run without what came after the roll: another roll is another move. */
export function withoutRoll(context: RunContext): RunContext {
  const { given, source, answers, modifiers, tracks } = context.inputs
  return { ...context, inputs: { ...blank, given, source, answers, modifiers, tracks } }
}

/** The run without its picks: they can be taken anew. */
export function withoutPicks(context: RunContext): RunContext {
  return withInputs(context, { picks: [] })
}

/** The run with what the table has just done in it. Whether it may is asked of the rules before. */
export function collected(context: RunContext, event: RunEvent): RunContext {
  const { given, answers, tracks } = context.inputs
  switch (event.type) {
    case 'move.choose': {
      const { move, actor, target, ally = null, ward = null, fight = null } = event
      return { ...freshContext, move, actor, target, ally, ward, fight }
    }
    case 'figure.settle':
      return withInputs(context, { given: { ...given, [event.id]: event.value } })
    case 'source.take':
      return withInputs(context, { source: event.source })
    case 'ask.answer':
      return withInputs(context, { answers: { ...answers, [event.id]: event.value } })
    case 'modifiers.take':
      return withInputs(context, { modifiers: event.modifiers })
    case 'track.take':
      return withInputs(context, { tracks: { ...tracks, [event.purpose]: event.track } })
    default:
      return rolled(context, event)
  }
}

type BeforeRoll =
  'move.choose' | 'figure.settle' | 'source.take' | 'ask.answer' | 'modifiers.take' | 'track.take'

/** The dice as they lie, and what is done with what they say. */
function rolled(context: RunContext, event: Exclude<RunEvent, { type: BeforeRoll }>): RunContext {
  switch (event.type) {
    case 'dice.lie':
      return withInputs(context, { dice: event.faces, typed: event.typed })
    case 'pool.swap':
      return withInputs(context, { swap: event.swap })
    case 'help.step':
      return withInputs(context, { shift: event.by })
    case 'picks.take':
      return withInputs(context, { picks: event.picks, fewer: event.fewer ?? false })
    case 'followUps.order':
      return withInputs(context, { followUps: event.keep })
    case 'result.read':
    case 'move.confirm':
    case 'back':
      return context
  }
}
