import { isAnswered, type Ask } from '../../../src/rules/moves/ask'
import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import { inputOf, moveOf, type Stage } from '../../../src/rules/moves/runner/stage'
import { given } from './scene'

/** A run whose questions are all answered, and the answers that lead there, in words. */
export interface Branch {
  context: RunContext
  said: string[]
}

type AsksOf = (context: RunContext) => Ask[]

/** Every choice; words and numbers are not told apart, so any will do. What nothing waits for is left out first. */
function valuesOf({ kind, isAside }: Ask): (string | number)[] {
  if (isAside) return ['', 'words']
  if (kind.type === 'choice') return kind.values.map(({ value }) => value)
  return kind.type === 'text' ? ['words'] : [Math.min(kind.max, Math.max(kind.min, 4))]
}

const answered = (context: RunContext, { id }: Ask, value: string | number) =>
  given(context, { answers: { ...context.inputs.answers, [id]: value } })

/** A text may be left out by the rules; here it is written. */
const isOpen = (ask: Ask, { inputs: { answers } }: RunContext) =>
  !Object.hasOwn(answers, ask.id) || !isAnswered(ask, answers)

/**
 * Every answer to every question, each once: the first answers to all of them lead, then each of
 * the others comes with the first answers to the rest, and with all that it asks in its turn.
 */
function branchesOf(context: RunContext, asksOf: AsksOf, said: string[] = []): Branch[] {
  const [ask, ...rest] = asksOf(context).filter((each) => isOpen(each, context))
  if (!ask) return [{ context, said }]
  return valuesOf(ask).flatMap((value, at) => {
    const next = answered(context, ask, value)
    const isNamed = ask.kind.type === 'choice' || (ask.isAside && value !== '')
    const name = isNamed ? [`${ask.who}: ${ask.id} = ${value}`] : []
    const settled = at === 0 ? next : withFirst(next, rest, asksOf)
    return branchesOf(settled, asksOf, [...said, ...name])
  })
}

/** The first answers to some questions, as far as they are still asked. */
function withFirst(start: RunContext, asks: readonly Ask[], asksOf: AsksOf): RunContext {
  return asks.reduce((context, { id }) => {
    const ask = asksOf(context).find((each) => each.id === id)
    const [value] = ask ? valuesOf(ask) : []
    return ask && value !== undefined ? answered(context, ask, value) : context
  }, start)
}

/** All that may be answered before the roll; the first branch is the plain one. */
export function branchesBefore(stage: Stage, context: RunContext): Branch[] {
  return branchesOf(context, (at) => moveOf(stage, at)?.before?.(inputOf(stage, at)) ?? [])
}

/** All that may be answered once the picks are taken; the first branch is the plain one. */
export function branchesAfter(stage: Stage, context: RunContext): Branch[] {
  return branchesOf(
    context,
    (at) => moveOf(stage, at)?.after?.(inputOf(stage, at), at.inputs.picks) ?? [],
  )
}
