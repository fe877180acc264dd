import { phrase } from '../../../shared/phrase'
import { applyEffects, figureAt } from '../../moves/apply'
import { compareBands, type AnyBand, type Effect } from '../../moves/effect'
import {
  isGoneAfter,
  isTakenByItself,
  type HeldModifier,
  type ModifierGrant,
} from '../../moves/modifiers'
import type { FollowUp } from '../../moves/outcome'
import { runInputsSchema, type RunContext } from '../../moves/runner/inputs'
import { judge, type Run, type RunRequest } from '../../moves/runner/replay'
import { modifiersOffered, readingOf, sidesOf, swapsOf, type Stage } from '../../moves/runner/stage'
import type { HeldTrack, TrackChange } from '../../moves/tracks'
import type { JourneyEnd, JourneyOf, JourneyRules, JourneyTactics } from '../../system/journey'
import { progressScore, ticksOf } from '../../tracks/progress'
import { progressTicks } from '../../tracks/track'

/** What a journey can cost, and where it is read. */
const costFields = {
  supply: 'supply',
  health: 'health.value',
  spirit: 'spirit.value',
} as const
type Cost = keyof typeof costFields

/** The moves that plain tactics can make; what else comes out of a journey is somebody's to decide. */
const playable = [
  'undertakeAJourney',
  'reachYourDestination',
  'payThePrice',
  'endureHarm',
  'endureStress',
  'outOfSupply',
]

/** A journey that makes itself: by the same judges and changes as moves at the table. */
class Journey {
  legs = 0
  closed: Extract<TrackChange, { kind: 'close' }>['state'] | null = null
  lastBand: AnyBand = 'told'
  #sheet: object
  #party: object
  #modifiers: HeldModifier[]
  #track: HeldTrack
  #grants = 0
  readonly #of: JourneyOf

  constructor(of: JourneyOf) {
    const { sheet, party, modifiers, track } = of.start
    this.#of = of
    this.#sheet = sheet
    this.#party = party
    this.#modifiers = [...modifiers]
    this.#track = track
  }

  get boxes(): number {
    return progressScore(this.#track.ticks)
  }

  /** What is left of what a journey can cost. */
  left(cost: Cost): number {
    return figureAt(cost === 'supply' ? this.#party : this.#sheet, costFields[cost])
  }

  /**
   * Makes a move, and those that come out of it. Answers whether all of them could be made: what the
   * rules do not take so is not for plain tactics.
   */
  *make(move: string, given: Record<string, number> = {}): Generator<RunRequest, boolean, void> {
    if (!playable.includes(move)) return false
    const stage = this.#stage()
    const at = this.#settle(stage, move, given)
    const run = judge(stage, at)
    if (!run) return false
    yield { move, actor: at.actor, target: null, inputs: at.inputs }
    this.#land(move, at, run)
    for (const followUp of run.outcome.leadsTo) {
      const isMade = yield* this.#follow(followUp)
      if (!isMade) return false
    }
    return true
  }

  *#follow({ oneOf: [move, ...others], given }: FollowUp): Generator<RunRequest, boolean, void> {
    if (move === undefined || others.length > 0) return false
    // What supplies cannot give is taken from momentum: that has no floor that stops it (IS-128).
    const shared = move === 'outOfSupply' ? { ...given, momentum: given['points'] ?? 0 } : given
    return yield* this.make(move, shared)
  }

  #stage(): Stage {
    const { moves, start } = this.#of
    const person = { kind: 'character' as const, sheet: this.#sheet, modifiers: this.#modifiers }
    return {
      moves,
      people: { [start.leader]: person },
      tracks: { [start.trackId]: this.#track },
      party: this.#party,
    }
  }

  /** All that is settled, rolled, burned and picked for a move. */
  #settle(stage: Stage, move: string, given: Record<string, number>): RunContext {
    const { leader, trackId } = this.#of.start
    const purposes = stage.moves[move]?.wantsTracks?.map(({ purpose }) => purpose) ?? []
    const blank: RunContext = {
      move,
      actor: leader,
      target: null,
      ally: null,
      ward: null,
      fight: null,
      inputs: runInputsSchema.parse({
        given,
        typed: false,
        tracks: purposes.includes('journey') ? { journey: trackId } : {},
      }),
    }
    const taken = modifiersOffered(stage, blank).filter((each) => isTakenByItself(each, null))
    const dice = sidesOf(stage, blank).map((most) => 1 + this.#of.draw(most))
    const modifiers = taken.map(({ id }) => id)
    const cast = { ...blank, inputs: { ...blank.inputs, dice, modifiers } }
    const swap = this.#swapFor(stage, cast)
    const rolled = swap ? { ...cast, inputs: { ...cast.inputs, swap } } : cast
    const picks = this.#picksFor(stage, rolled)
    return { ...rolled, inputs: { ...rolled.inputs, picks } }
  }

  /** What is burned for the roll, where that helps and is wanted (IS-028). */
  #swapFor(stage: Stage, at: RunContext) {
    const { burn } = this.#of.tactics
    const plain = readingOf(stage, at)
    if (burn === 'never' || !plain || (burn === 'miss' && plain.band !== 'miss')) return null
    const [best] = (swapsOf(stage, at)?.offers ?? [])
      .filter(({ band }) => compareBands(band, plain.band) < 0)
      .sort((one, other) => compareBands(one.band, other.band))
    return best?.swap ?? null
  }

  /** What is picked: as the tactics say, else the first that may be. */
  #picksFor(stage: Stage, at: RunContext): string[] {
    const choice = readingOf(stage, at)?.choice
    if (!choice) return []
    const wanted = wantedBy(this.#of.tactics, at.move)
    const open = choice.picks.filter(({ barred }) => !barred).map(({ id }) => id)
    const first = open.filter((id) => id === wanted)
    return [...first, ...open].slice(0, choice.count)
  }

  #land(move: string, { inputs }: RunContext, { reading, outcome }: Run): void {
    if (move === 'undertakeAJourney') this.legs++
    this.lastBand = reading.band
    const on = (side: Effect['on']) => outcome.effects.filter((effect) => effect.on === side)
    this.#sheet = applyEffects(this.#sheet, on('actor'))
    this.#party = applyEffects(this.#party, on('party'))
    this.#modifiers = this.#modifiers.filter(
      (each) => !isGoneAfter(each, inputs.modifiers.includes(each.id)),
    )
    for (const grant of outcome.modifiers ?? []) this.#grant(grant)
    for (const change of outcome.tracks ?? []) this.#advance(change)
  }

  #grant({ on, ...modifier }: ModifierGrant): void {
    if (on !== 'actor' && on !== 'everyone') return
    this.#grants++
    this.#modifiers.push({ ...modifier, id: `dry-${this.#grants}` })
  }

  #advance(change: TrackChange): void {
    const { rank, ticks } = this.#track
    if (change.kind === 'close') this.closed = change.state
    if (change.kind === 'set') {
      this.#track = { ...this.#track, ticks: change.ticks, rank: change.rank }
    }
    if (change.kind === 'mark') {
      const marked = Math.min(progressTicks, Math.max(0, ticks + ticksOf(rank, change.marks)))
      this.#track = { ...this.#track, ticks: marked }
    }
  }
}

/** What tactics pick in a move; undefined where they say nothing of it. */
function wantedBy({ pace, price, astray }: JourneyTactics, move: string | null) {
  if (move === 'undertakeAJourney') return pace
  if (move === 'payThePrice') return price
  return move === 'reachYourDestination' ? astray : undefined
}

/** Whether so little is left that they turn back. */
function turnsBack(journey: Journey, { turnBack, turnBackAt }: JourneyTactics): boolean {
  return turnBack !== 'never' && journey.left(turnBack) <= turnBackAt
}

/** How a journey stands before its next move; null while it goes on. */
function endOf(journey: Journey, { tactics, mostLegs }: JourneyOf): JourneyEnd['end'] | null {
  if (journey.closed === 'done') return journey.lastBand === 'strong' ? 'arrived' : 'hazard'
  if (journey.closed !== null) return 'failed'
  if (turnsBack(journey, tactics)) return 'turnedBack'
  return journey.legs >= mostLegs ? 'cut' : null
}

/**
 * Makes a journey to its end: legs (IS-108) until enough boxes are full, then the arrival (IS-109), and
 * where that fails another start (IS-047) or none.
 */
function* play(of: JourneyOf): Generator<RunRequest, JourneyEnd, void> {
  const journey = new Journey(of)
  const costs = Object.keys(costFields) as Cost[]
  const before = costs.map((cost) => journey.left(cost))
  let end = endOf(journey, of)
  while (end === null) {
    const isNear = journey.boxes >= of.tactics.arriveAt
    const isMade = yield* journey.make(isNear ? 'reachYourDestination' : 'undertakeAJourney')
    end = isMade ? endOf(journey, of) : 'undecided'
  }
  const spent = costs.map((cost, at) => [cost, (before[at] ?? 0) - journey.left(cost)] as const)
  return { end, legs: journey.legs, spent: Object.fromEntries(spent) }
}

/** Journeys that make themselves. */
export const journeyRules: JourneyRules = {
  purpose: 'journey',
  costs: Object.keys(costFields).map((id) => ({
    id,
    label: phrase(`ironsworn.journey.cost.${id}`),
  })),
  leavesOut: phrase('ironsworn.journey.leavesOut'),
  play,
}
