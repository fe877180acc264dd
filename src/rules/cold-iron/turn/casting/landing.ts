import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Sum } from '../../../../shared/term'
import type { Laid } from '../../../system/fight/combat'
import type { Combatant, State } from '../../combatant/combatant'
import { currentHitPoints } from '../../body/condition'
import { eighths, fatigueLevel } from '../../body/fatigue'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, isFoeOf, withFought, withState } from '../core/fight'
import { andThen, forEach, factOf, type FightChange } from '../core/change'
import { placeOf } from '../core/place'
import type { StepId } from '../../fight-model/steps'
import type { Cast, Landing } from '../../fight-model/cast'
import { hurtBy } from '../body/hurt'
import { effectOn, isInVain } from './effect-on'
import { castsOf, findCast, withCast } from './casts'
import type { FightEvent } from '../events'
import type { SpellEventOf } from './events'

/** Sets down what a spell does to a target; it waits for its step to close (CI-017). */
export function setEffect(
  fight: FightContext,
  { castId, targetId, kind, points, ...more }: SpellEventOf<'spell.effect'>,
): FightChange {
  const found = findCast(fight, castId)
  if (!found) return { fight, facts: [] }
  const shock = {
    stuns: more.stuns === true,
    knocksOut: more.knocksOut === true,
    ...(more.sleeps && { sleeps: more.sleeps }),
    ...(more.lasts && { lasts: true as const }),
  }
  const met = { energy: more.energy ?? null, empathic: more.empathic === true }
  const effect = { targetId, kind, points, ...shock, ...met }
  const effects = [...found.cast.effects, effect]
  const set = withCast(fight, castId, { effects })
  const fights = harms(effect) || (kind !== 'heal' && isFoeOf(fight, found.caster, targetId))
  return { fight: fights ? withFought(set, [targetId]) : set, facts: laidOn(fight, found, effect) }
}

/** That a spell lies on somebody whom it was not aimed at, and does nothing else to them. */
function laidOn(
  fight: FightContext,
  { cast, caster }: NonNullable<ReturnType<typeof findCast>>,
  effect: Cast['effects'][number],
): FightChange['facts'] {
  const target = combatantOf(fight, effect.targetId)
  const isTold = cast.targets.includes(effect.targetId) || doesMore({ ...effect, cast })
  if (!target || isTold) return []
  const about = target.id === caster.id ? [target] : [target, caster]
  return [factOf('spell.laid', about, { cause: causeOf(caster, cast) })]
}

/** Whether what a spell does is done against somebody, whoever casts it. */
function harms({ kind, points, stuns, knocksOut, sleeps }: Cast['effects'][number]): boolean {
  return (kind !== 'heal' && points > 0) || stuns || knocksOut || sleeps === true
}

/** What a spell lays on somebody that lasts, and whose spell it is; null for an event that lays nothing. */
export function laidBy(fight: FightContext, event: FightEvent): Laid | null {
  if (event.type !== 'spell.effect' || !event.lasts) return null
  const found = findCast(fight, event.castId)
  return found && { on: event.targetId, ...event.lasts, cause: causeOf(found.caster, found.cast) }
}

/** What lasts of a spell has been laid already, and all else of it has nothing to land. */
function doesMore({ points, stuns, knocksOut, sleeps, lasts }: Landing): boolean {
  return !lasts || points > 0 || stuns || knocksOut || sleeps === true
}

/** What waits to land, harm before healing. */
export function landings(fight: FightContext): Landing[] {
  const all = castsOf(fight)
    .flatMap((cast) => cast.effects.map((effect) => ({ ...effect, cast })))
    .filter(doesMore)
  const heals = (each: Landing) => each.kind === 'heal'
  return [...all.filter((each) => !heals(each)), ...all.filter(heals)]
}

/** Everything spells do in a step, at its close (CI-017, CI-075). */
export function landEffects(fight: FightContext, step: StepId): FightChange {
  const landing = landings(fight)
  const cleared = fight.casts.map(withoutEffects)
  return forEach({ ...fight, casts: cleared }, landing, (now, each) => land(now, each, step))
}

function withoutEffects(cast: Cast): Cast {
  return cast.effects.length === 0 ? cast : { ...cast, effects: [] }
}

function land(fight: FightContext, landing: Landing, step: StepId): FightChange {
  const before = combatantOf(fight, landing.targetId)
  if (!before) return { fight, facts: [] }
  const { stuns, knocksOut, sleeps = false } = landing
  const shock: Partial<State> = {
    ...(stuns ? { stunnedUntil: { turn: fight.turn + 1, step: placeOf(fight, step) } } : {}),
    ...(knocksOut ? { knockedOut: true } : {}),
    ...(sleeps ? { asleep: true, wakeTurns: 0 } : {}),
    ...(stuns || knocksOut || sleeps ? { onGround: true } : {}),
  }
  const { body, points, price } = effectOn(before, landing)
  const struck = withState(fight, before.id, { ...body.state, ...shock })
  const landed = { fight: struck, facts: tell(fight, struck, before, landing, points) }
  return andThen(landed, (now) => pay(now, landing.cast, price))
}

/** Who heals by empathy takes the wounds they give points for (CI-083). */
function pay(fight: FightContext, cast: Cast, price: Sum): FightChange {
  const healer = combatantOf(fight, cast.casterId)
  if (!healer || price.total === 0) return { fight, facts: [] }
  const { damage } = healer.state
  const hurt = hurtBy(healer.state, price.total, 0)
  const paid = withState(fight, healer.id, { damage: damage + price.total, hurt })
  const from = currentHitPoints(healer)
  const figures = { from, to: from - price.total, with: { points: price.total } }
  const details = { ...figures, cause: causeOf(healer, cast), terms: price.terms }
  return { fight: paid, facts: [factOf('hitPoints.changed', [healer], details)] }
}

function tell(
  fight: FightContext,
  after: FightContext,
  was: Combatant,
  landing: Landing,
  points: Sum,
) {
  const { kind, cast } = landing
  const is = combatantOf(after, was.id)
  const caster = combatantOf(fight, cast.casterId)
  if (!is || !caster) return []
  const cause = causeOf(caster, cast)
  const tired = kind === 'fatigue'
  const from = tired ? fatigueLevel(was.state) / eighths : currentHitPoints(was)
  const to = tired ? fatigueLevel(is.state) / eighths : currentHitPoints(is)
  const about = caster.id === is.id ? [is] : [is, caster]
  const details = { from, to, cause, terms: points.terms, with: { points: points.total } }
  // It may do something else to them: stun them, say.
  if (from === to)
    return [factOf(isInVain(was, landing) ? 'spell.inVain' : 'spell.struck', about, { cause })]
  return [factOf(tired ? 'fatigue.taken' : 'hitPoints.changed', about, details)]
}

/** The spells that land on somebody, or that they pay for by empathy, as a cause; null for none. */
export function spellCause(fight: FightContext, id: string): Phrase | null {
  const landed = landings(fight).filter(
    ({ targetId, empathic, cast }) => targetId === id || (empathic && cast.casterId === id),
  )
  const casts = [...new Set(landed.map(({ cast }) => cast))]
  const [cast, ...others] = casts
  const caster = cast && combatantOf(fight, cast.casterId)
  if (!caster) return null
  if (others.length > 0) return phrase('coldIron.spells.cause.spells', { count: casts.length })
  return causeOf(caster, cast)
}

/** A spell as the cause of what it does. */
export function causeOf({ label }: Combatant, { name }: Cast): Phrase {
  return phrase('coldIron.spells.cause.spell', { caster: label, spell: name })
}
