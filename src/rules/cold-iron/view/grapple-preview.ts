import type { Fact } from '../../../shared/fact'
import { sum, type Sum } from '../../../shared/term'
import { shareBetween, smallestRoll } from '../basics/chance'
import type { FightSnapshot } from '../fight-model/context'
import type { GrappleEvent } from '../turn/hand-to-hand/events'
import type { MoveEvent } from '../turn/movement/events'
import { changeAt } from '../turn/records'
import type { BandId, OddsBand } from './odds/odds'

/** What is rolled hand to hand, or of a movement: a collision, or somebody reached for (CI-184, CI-187). */
type BodyEvent = GrappleEvent | MoveEvent

/** Such a roll before its dice. */
export interface GrapplePreview {
  /** What it brings less what it has to reach. */
  margin: Sum
  neededCA: number
  /** Smallest roll that gives it; null when no dice reach it. */
  neededRoll: string | null
  odds: OddsBand[]
}

/** Any finished roll: what it adds is taken out of the figure again. */
const anyRoll = '50'

/** Nets that count, lowest first: a pin holds a little from 5, at once from 12 (CI-173). */
const pinBands: readonly [BandId, number][] = [
  ['works', 5],
  ['double', 12],
]
/** One who stops short needs more than the figure (CI-157). */
const stopBands: readonly [BandId, number][] = [['works', 1]]
/** Everything else need only reach it (CI-009). */
const checkBands: readonly [BandId, number][] = [['works', 0]]

/**
 * What a roll of hand-to-hand fighting, or of a movement, needs (CI-010), and how likely it is; null for an event that
 * rolls nothing. The figures are those the event itself would be settled with.
 */
export function grapplePreview(snapshot: FightSnapshot, event: BodyEvent): GrapplePreview | null {
  if (!('roll' in event) || event.roll === undefined) return null
  const terms = grappleFacts(snapshot, { ...event, roll: anyRoll })[0]?.terms
  if (!terms) return null
  const margin = sum(terms.filter(({ rule }) => rule !== 'CI-007'))
  const starts = bandsOf(event).map(([id, net]) => ({ id, from: net - margin.total }))
  const neededCA = starts[0]?.from ?? 0
  const odds = starts.map(({ id, from }, index) => ({
    id,
    share: shareBetween(from, starts[index + 1]?.from ?? null),
    fromRoll: smallestRoll(from),
  }))
  const fails: OddsBand = { id: 'fails', share: shareBetween(null, neededCA), fromRoll: null }
  return { margin, neededCA, neededRoll: smallestRoll(neededCA), odds: [fails, ...odds] }
}

/** What such an event would tell if it were sent now; nothing is changed. */
export function grappleFacts({ context }: FightSnapshot, event: BodyEvent): Fact[] {
  const step = event.type.startsWith('grapple.') ? 'handToHandFighting' : 'moving'
  return changeAt(step, context, event).facts
}

function bandsOf({ type }: BodyEvent): readonly [BandId, number][] {
  if (type === 'grapple.pin') return pinBands
  return type === 'grapple.stop' ? stopBands : checkBands
}
