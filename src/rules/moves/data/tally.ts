import { phrase } from '../../../shared/phrase'
import { figureAt, valueAt } from '../apply'
import type { Answers, Ask } from '../ask'
import type { ModifierGrant } from '../modifiers'
import type { Effect } from '../effect'
import type { MoveInput } from '../move'
import type { Outcome } from '../outcome'
import { everybody, sheetOn, withEffects } from '../sides'
import type {
  AskData,
  Change,
  ModifierData,
  Consequence,
  Procedure,
  MoveData,
  SideChange,
} from './move-data'
import type { SheetRules } from './sheet-rules'
import { isForAlly } from './ally'
import { isSo, resolveValue, noneOfThem } from './when'

/** What has followed so far, the sheets as they have become, and what is still to be asked. */
export interface Tally {
  outcome: Outcome
  asks: Ask[]
  procedures: Procedure[]
  input: MoveInput
}

/** Nothing has followed yet. */
export function freshTally(input: MoveInput): Tally {
  const outcome: Outcome = { effects: [], holds: [], gmMoves: [], leadsTo: [], notes: [] }
  return { outcome, asks: [], procedures: [], input }
}

/** Lets effects land on the tally's sheets and keeps them. What changes nothing is left out. */
export function land(tally: Tally, effects: readonly Effect[]): void {
  const real = effects.filter(({ from, to }) => from !== to)
  tally.input = withEffects(tally.input, real)
  tally.outcome.effects.push(...real)
}

/** Makes changes one after the other, each on the sheet as the one before left it. */
export function makeChanges(
  tally: Tally,
  changes: readonly Change[] | undefined,
  rules: SheetRules,
): void {
  const answers: Answers = tally.input.answers ?? {}
  for (const change of (changes ?? []).flatMap((each) => onEachSide(each, tally.input))) {
    const sheet = sheetOn(tally.input, change.on)
    if (!sheet || !isSo(change.when, tally.input)) continue
    const key = keyOf(change, tally.asks)
    const valued = withValue(change, tally.input)
    if (!valued) continue
    const { effects, asks, leadsTo = [] } = rules.change(sheet, valued, answers, key, tally.input)
    land(tally, effects)
    tally.asks.push(...asks)
    tally.outcome.leadsTo.push(...leadsTo)
  }
}

/** A change to a value as it stands at this table; null where there is none. */
function withValue(change: SideChange, input: MoveInput): SideChange | null {
  if (change.to === undefined) return change
  const to = resolveValue(change.to, input)
  return typeof to === 'string' ? { ...change, to } : null
}

/** A change with its figure worked out, once for each side that it is on. */
function onEachSide(change: Change, input: MoveInput): SideChange[] {
  const { on } = change
  const sides = on === 'everyone' ? everybody(input) : [on]
  return sides.map((side) => ({ ...multiplied(change, input), on: side }))
}

function multiplied(change: Change, { given }: MoveInput): Change {
  if (change.times === undefined) return change
  return { ...change, by: change.by * figureAt(given, change.times) }
}

/** Tells the questions of a change from those of another change of the same field. */
function keyOf({ on, field }: SideChange, asks: readonly Ask[]): string {
  const base = `${on}.${field}`
  const before = asks.filter(({ id }) => id.includes(base)).length
  return before === 0 ? base : `${base}.${before + 1}`
}

/** Adds what follows from a band, a pick or an answer, and what its own questions bring. */
export function follow(
  tally: Tally,
  consequence: Consequence,
  rule: string,
  { data, rules }: { data: MoveData; rules: SheetRules },
): void {
  makeChanges(tally, consequence.changes, rules)
  giveHolds(tally, consequence, rule, data.id)
  const { outcome } = tally
  const { gmMove, leadsTo = [], procedures = [], asks = [] } = consequence
  const wordsOf = (all: readonly string[] = []) =>
    all.map((note) => phrase(`${data.words}.note.${note}`))
  if (gmMove) outcome.gmMoves.push({ due: gmMove, against: 'actor', rule })
  for (const { oneOf, by = 'actor', given = {}, answers } of leadsTo) {
    outcome.leadsTo.push({
      ...{ oneOf: [...oneOf], by, given: settled(given, tally.input), rule },
      ...(answers ? { answers: answeredHere(answers, tally.input) } : {}),
    })
  }
  tally.procedures.push(...procedures)
  addTo(tally, waiting(consequence, data.words, tally.input))
  outcome.notes.push(...wordsOf(consequence.notes))
  addTo(tally, { told: wordsOf(consequence.says) })
  for (const ask of asks) {
    if (!isAsked(ask, tally.input)) continue
    tally.asks.push(askOf(ask, data.words, tally.input))
    followAnswer(tally, ask, { data, rules })
  }
}

/** Figures of a move that follows, with those that were settled here put in. */
function settled(
  figures: Readonly<Record<string, number | string>>,
  { given }: MoveInput,
): Record<string, number> {
  const known = Object.entries(figures).flatMap(([name, figure]): [string, number][] => {
    const value = typeof figure === 'number' ? figure : given[figure]
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(known)
}

/** Answers of a move that follows, with those that were given here put in. */
function answeredHere(
  answers: Readonly<Record<string, string>>,
  input: MoveInput,
): Record<string, string> {
  const known = Object.entries(answers).flatMap(([id, answer]): [string, string][] => {
    const value = resolveValue(answer, input)
    return value === undefined ? [] : [[id, String(value)]]
  })
  return Object.fromEntries(known)
}

/** Adds what the answer to a question brings. */
export function followAnswer(
  tally: Tally,
  { id, rule, answers }: AskData,
  of: { data: MoveData; rules: SheetRules },
): void {
  const answer = tally.input.answers?.[id]
  const brought = typeof answer === 'string' ? answers[answer] : undefined
  if (brought) follow(tally, brought, rule, of)
}

/** The modifiers that a consequence gives, and what it does to the tracks that were named. */
function waiting({ modifiers = [], tracks = [] }: Consequence, words: string, input: MoveInput) {
  return {
    modifiers: modifiers.map((modifier) => grantOf(modifier, words)),
    tracks: tracks.filter(({ purpose }) => input.tracks?.[purpose] !== undefined),
  }
}

function grantOf({ id, scope, ...modifier }: ModifierData, words: string): ModifierGrant {
  const judged = typeof scope === 'string' ? scope : [...scope]
  return { ...modifier, scope: judged, text: phrase(`${words}.modifier.${id}`) }
}

/** Adds modifiers and tracks to what has followed, and who was lacking. */
export function addTo({ outcome }: Tally, more: Partial<Outcome>): void {
  for (const key of ['modifiers', 'tracks', 'told', 'sums', 'lacks'] as const) {
    const added = more[key] ?? []
    if (added.length > 0) Object.assign(outcome, { [key]: [...(outcome[key] ?? []), ...added] })
  }
}

/** Only a character can hold something over the actor. */
function giveHolds(
  { outcome, input }: Tally,
  { holds = 0, targetHolds = 0 }: Consequence,
  rule: string,
  of: string,
): void {
  if (holds > 0) outcome.holds.push({ of, count: holds, owner: 'actor', rule })
  if (targetHolds > 0 && isSo({ target: 'character' }, input)) {
    outcome.holds.push({ of, count: targetHolds, owner: 'target', rule })
  }
}

type Settled = Omit<MoveInput, 'dice'>

/** What a list of the actor's sheet holds. */
function listOf(path: string, { actor }: Settled): string[] {
  const list = valueAt(actor, path)
  return Array.isArray(list) ? list.map(String) : []
}

/** Whether there is anything to ask: of an empty list there is not. */
export function isAsked({ when, listed }: AskData, input: Settled): boolean {
  return isSo(when, input) && (listed === undefined || listOf(listed, input).length > 0)
}

/** A question of a move's data, with its words. */
export function askOf(data: AskData, words: string, input: Settled): Ask {
  const { id, rule, who, isTold, isOfWhom, only } = data
  const kind = kindOf(data, words, input)
  // Where all but one are left out, there is nothing to choose.
  const [one, ...others] = only && kind.type === 'choice' ? kind.values : []
  return {
    id,
    rule,
    who,
    ...(isTold ? { isTold } : {}),
    ...(isOfWhom ? { isOfWhom } : {}),
    ...(one && others.length === 0 ? { usual: one.value } : {}),
    label: phrase(`${words}.ask.${id}.label`),
    kind,
  }
}

function kindOf(
  { id, text, isNeeded, listed, only, answers }: AskData,
  words: string,
  input: Settled,
): Ask['kind'] {
  if (text !== undefined) return { type: 'text', max: text, isNeeded }
  const told = Object.entries(answers)
    .filter(([value, brought]) => isSo(only?.[value], input) && (input.ally || !isForAlly(brought)))
    .map(([value]) => ({ value, label: phrase(`${words}.ask.${id}.${value}`) }))
  if (listed === undefined) return { type: 'choice', values: told }
  const held = listOf(listed, input).map((name) => ({
    value: name,
    label: phrase('runner.said', { words: name }),
  }))
  const none = { value: noneOfThem, label: phrase(`${words}.ask.${id}.none`) }
  return { type: 'choice', values: [...held, none] }
}
