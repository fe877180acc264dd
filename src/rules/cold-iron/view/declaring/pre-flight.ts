import { transition } from 'xstate'
import { factSchema, type Fact } from '../../../../shared/fact'
import type { Phrase } from '../../../../shared/phrase'
import { sum, type Sum } from '../../../../shared/term'
import type { Combatant } from '../../combatant/combatant'
import { conditionOf, currentHitPoints, isSenseless, stunLasts } from '../../body/condition'
import { wordsIn } from '../../describe'
import { grappleWith, memberIn } from '../../hand-to-hand/grapple'
import { isIdle, isPresent } from '../../turn/body/ability'
import type { FightContext, FightSnapshot } from '../../fight-model/context'
import { combatantOf, everyone } from '../../turn/core/fight'
import { fightMachine } from '../../turn/machine'
import { stepOf } from '../../fight-model/steps'
import { calmingIn } from '../moves'

const { words } = wordsIn('preFlight')

/** What the end of a turn brings, the gravest first. */
const kinds = ['death', 'clock', 'condition', 'unused', 'regeneration', 'fatigue', 'ends'] as const
export type PreFlightKind = (typeof kinds)[number]

/** One thing that closing the turn does to somebody, or finds undone. */
interface PreFlightLine {
  kind: PreFlightKind
  combatantId: string
  words: Phrase
  /** Where a figure comes from; null where nothing is added up. */
  sum: Sum | null
}

/**
 * What closing the last step of the turn will do (CI-022): regeneration, fatigue, clocks and
 * deaths, states that end, and who has not used this turn. It lets the machine close the step and
 * reads what came of it, so that it says what will happen; nothing is changed. Empty in any other
 * step, and while the step cannot be closed.
 */
export function preFlight(snapshot: FightSnapshot): PreFlightLine[] {
  const value = stepOf(snapshot.value)
  if (value !== 'upkeep') return []
  const before = snapshot.context
  const now = fightMachine.resolveState({ value, context: before })
  const [next, actions] = transition(fightMachine, now, { type: 'step.close' })
  if (next.context.turn === before.turn) return []
  const told = (actions as readonly { type: string; params?: unknown }[])
    .filter(({ type }) => type === 'record')
    .map(({ params }) => factSchema.parse(params))
  const lines = everyone(before).flatMap((was) => linesOf(before, next.context, was, told))
  return lines.sort((left, right) => kinds.indexOf(left.kind) - kinds.indexOf(right.kind))
}

function linesOf(
  before: FightContext,
  after: FightContext,
  was: Combatant,
  told: readonly Fact[],
): PreFlightLine[] {
  const is = combatantOf(after, was.id)
  if (!is || was.state.dead || !isPresent(was)) return []
  return [
    ...bodyLines(was, is),
    ...figureLines(was, is, told),
    ...(is.state.dead ? [] : restedLines(was, told)),
    ...endLines(after, was, is),
    ...(isUnused(before, was) ? [line('unused', was, words('unused'))] : []),
  ]
}

/** Deaths, clocks, and bodies that are in another state afterwards. */
function bodyLines(was: Combatant, is: Combatant): PreFlightLine[] {
  if (is.state.dead) return [line('death', was, words('dies'))]
  const { deathClock, inStasis, medicLevel } = is.state
  if (deathClock !== null) {
    const key = inStasis ? 'held' : medicLevel > 0 ? 'clockTended' : 'clock'
    return [line('clock', was, words(key, { count: deathClock, level: medicLevel }))]
  }
  const condition = conditionOf(is)
  if (condition === conditionOf(was)) return []
  return [line('condition', was, words('becomes', { state: `@coldIron.condition.${condition}` }))]
}

/** Points that come and go, as the facts add them up. */
function figureLines(was: Combatant, is: Combatant, told: readonly Fact[]): PreFlightLine[] {
  const gained = currentHitPoints(is) - currentHitPoints(was)
  const regained =
    gained > 0
      ? [line('regeneration', was, words('regains', { count: gained, to: currentHitPoints(is) }))]
      : []
  const tired = told.filter(
    ({ kind, about }) => kind === 'fatigue.taken' && about[0]?.id === was.id,
  )
  return [
    ...regained,
    ...tired.map(({ terms = [] }) => {
      const figure = sum(terms)
      return { ...line('fatigue', was, words('tires', { count: figure.total })), sum: figure }
    }),
  ]
}

/** Why somebody gets no fatigue of this turn (CI-078): who reads that others do looks for them. */
function restedLines(was: Combatant, told: readonly Fact[]): PreFlightLine[] {
  const isTired = told.some(
    ({ kind, about }) => kind === 'fatigue.taken' && about[0]?.id === was.id,
  )
  if (isTired) return []
  return [line('fatigue', was, words(was.state.berserk ? 'rages' : 'rested'))]
}

/** Stuns that end now or in the turn to come, rage that may end (CI-194), and sleepers who wake. */
function endLines(after: FightContext, was: Combatant, is: Combatant): PreFlightLine[] {
  const { stunnedUntil } = was.state
  const lasts = stunLasts(is.state.stunnedUntil, { turn: after.turn, step: 1 })
  const stun = stunnedUntil
    ? [line('ends', was, lasts ? words('stunUntil', stunnedUntil) : words('stunOver'))]
    : []
  const calms = calmingIn(after, is.id)
  const calm = calms ? [line('ends', was, calms)] : []
  const wakes = was.state.asleep && !is.state.asleep
  return [...stun, ...calm, ...(wakes ? [line('ends', was, words('wakes'))] : [])]
}

/** Someone who could have done something this turn, and has done nothing. */
function isUnused(fight: FightContext, who: Combatant): boolean {
  const declared = fight.declarations[who.id]
  // Who waits may load meanwhile (CI-145), and has done something then.
  const idle = !declared || (declared.kind === 'wait' && declared.loads === undefined)
  const struck = fight.attacks.some(({ attackerId }) => attackerId === who.id)
  // What is done in a grapple is declared to nobody (CI-164).
  const grapple = grappleWith(fight.handToHand.grapples, who.id)
  const isBusy = grapple !== null && memberIn(grapple, who.id)?.deed !== 'none'
  const grappled = isBusy || fight.handToHand.acted.includes(who.id)
  return (
    idle && !struck && !grappled && !isSenseless(who) && !who.state.asleep && !isIdle(fight, who)
  )
}

function line(kind: PreFlightKind, { id }: Combatant, said: Phrase): PreFlightLine {
  return { kind, combatantId: id, words: said, sum: null }
}
