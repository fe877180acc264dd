import { phrase } from '../../../shared/phrase'
import { Refusal } from '../../../shared/reply'
import { term, type Term } from '../../../shared/term'
import { progressScore, ranks } from '../../tracks/progress'
import { figureAt } from '../apply'
import type { Ask } from '../ask'
import type { MoveInput } from '../move'
import { swapIn } from '../swap'
import { nameless } from '../tracks'
import type { Cost, MoveData, StatData } from './move-data'
import type { SheetRules } from './sheet-rules'
import { askOf, isAsked, addTo, freshTally, land, makeChanges, type Tally } from './tally'
import { isSo } from './when'

type Settled = Omit<MoveInput, 'dice'>

/** What a stat is called among the answers. */
const nameOf = ({ id, field }: StatData) => id ?? field.split('.').at(-1) ?? field

/** The stats that may be rolled with as things are. */
const statsFor = ({ stats = [] }: MoveData, input: Settled) =>
  stats.filter(({ when }) => isSo(when, input))

const isUsual = (stat: StatData) => stat.isUsual ?? false

/** Which of the move's stats is rolled: the one answered, else the usual or the only one. */
function statOf(data: MoveData, input: Settled): StatData | undefined {
  const stats = statsFor(data, input)
  if (stats.length <= 1) return stats[0]
  const answer = input.answers?.stat
  return stats.find(answer === undefined ? isUsual : (stat) => nameOf(stat) === answer)
}

/** What must still be paid for rolling so; null when nothing must. */
function costOf(data: MoveData, input: Settled): Cost | null {
  const cost = statOf(data, input)?.cost
  return cost && !(cost.unless && isSo(cost.unless, input)) ? cost : null
}

const canPay = ({ field, count }: Cost, { actor }: Settled) => figureAt(actor, field) >= count

/** What is asked before the roll: the stat, and whether a cost that cannot be paid is let go. */
export function openingAsks(data: MoveData, input: Settled): Ask[] {
  const asks: Ask[] = []
  const { words, rule } = data
  const stats = statsFor(data, input)
  const ask = (id: string, who: Ask['who'], label: string, values: string[], at: string): Ask => {
    const kind = { type: 'choice' as const, values: values.map(valueUnder(at)) }
    return { id, rule, who, kind, label: phrase(label) }
  }
  if (stats.length > 1) {
    const usual = stats.find(isUsual)
    asks.push({
      ...ask('stat', 'player', 'runner.ask.stat', stats.map(nameOf), `${words}.stat`),
      ...(usual ? { usual: nameOf(usual) } : {}),
    })
  }
  for (const each of data.asks ?? []) if (isAsked(each, input)) asks.push(askOf(each, words, input))
  asks.push(...trackAsks(data, input))
  const cost = costOf(data, input)
  if (cost && !canPay(cost, input)) {
    asks.push({
      ...ask('unpaid', 'gm', `${words}.unpaid`, ['letGo'], 'runner.ask.unpaid'),
      ...(cost.broughtBy ? { first: cost.broughtBy } : {}),
    })
  }
  return asks
}

/** A track that is to be opened wants a name and a rank. */
function trackAsks({ opens }: MoveData, { tracks }: Settled): Ask[] {
  if (!opens || tracks?.[opens.track]) return []
  const asked = { rule: opens.rule, who: 'gm' as const }
  const values = (opens.ranks ?? ranks).map((value) => ({
    value,
    label: phrase(`tracks.rank.${value}`),
  }))
  return [
    {
      ...asked,
      id: 'trackName',
      label: phrase('runner.ask.trackName'),
      kind: { type: 'text', max: 80 },
    },
    {
      ...asked,
      id: 'trackRank',
      label: phrase('runner.ask.trackRank'),
      kind: { type: 'choice', values },
    },
  ]
}

/** The table with the track that the move opens, where it opens one. */
function withTrack(tally: Tally, { opens }: MoveData): void {
  const { tracks, answers = {} } = tally.input
  const rank = (opens?.ranks ?? ranks).find((each) => each === answers['trackRank'])
  if (!opens || tracks?.[opens.track] || !rank) return
  const name = String(answers['trackName'] ?? '').trim() || nameless
  const { track: purpose, rule, isSecret = false } = opens
  const hidden = isSecret ? { isSecret } : {}
  addTo(tally, { tracks: [{ kind: 'open', purpose, name, rank, rule, ...hidden }] })
  tally.input = { ...tally.input, tracks: { ...tracks, [purpose]: { name, rank, ticks: 0 } } }
}

const valueUnder = (at: string) => (value: string) => ({ value, label: phrase(`${at}.${value}`) })

/** The table when the dice fall: what has landed, the faces that count, what is added to them. */
export interface Opened {
  tally: Tally
  faces: number[]
  added: Term[]
}

/**
 * Declares the move, pays its cost and swaps the pool in (IF-011 takes the value the pool had
 * then). Throws an `invalid` refusal without an actor, or for a swap that is not on offer.
 */
export function opened(data: MoveData, rules: SheetRules, input: MoveInput): Opened {
  if (!input.actor) throw new Refusal(phrase('runner.refused.noActor'), 'invalid')
  const initials = (data.given ?? []).map(({ id, initial }) => [id, initial])
  const given = { ...Object.fromEntries(initials), ...input.given }
  const tally = freshTally({ ...input, given })
  withTrack(tally, data)
  makeChanges(tally, data.opening, rules)
  const cost = costOf(data, tally.input)
  if (cost) {
    const { field, count, rule } = cost
    const due = canPay(cost, tally.input) ? [{ on: 'actor' as const, field, by: -count, rule }] : []
    makeChanges(tally, [...due, ...(cost.marks ?? [])], rules)
  }
  const actor = tally.input.actor ?? {}
  const stat = statOf(data, input)
  const added = [
    ...(stat ? rules.terms(actor, stat.field, tally.input) : []),
    ...scoreTerms(data, input),
    ...givenTerms(data, input),
    ...(input.modifiers ?? []).map(({ text, value, rule: source }) => term(text, value, source)),
    ...(rules.faceTerms?.(actor, input.dice, data.dice) ?? []),
  ]
  const swapped = swapIn(rules.pool, actor, tally.input)
  land(tally, swapped.spent)
  return { tally, faces: swapped.faces, added: [...added, ...swapped.added] }
}

/** Full boxes of the track that is rolled with (IS-041). */
function scoreTerms({ score }: MoveData, { tracks }: MoveInput): Term[] {
  if (!score) return []
  const track = tracks?.[score.track]
  if (!track) return []
  const label = phrase('runner.term.boxes', { track: track.name })
  return [term(label, progressScore(track.ticks), score.rule)]
}

function givenTerms({ given = [], words, rule }: MoveData, input: MoveInput): Term[] {
  const added = given.filter(({ adds, when }) => adds && isSo(when, input))
  return added.map(({ id, initial }) =>
    term(phrase(`${words}.given.${id}`), input.given[id] ?? initial, rule),
  )
}
