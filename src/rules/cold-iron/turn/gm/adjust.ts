import { phrase, type Phrase } from '../../../../shared/phrase'
import { currentHitPoints } from '../../body/condition'
import { eighths, fatigueLevel } from '../../body/fatigue'
import { grappleWith } from '../../hand-to-hand/grapple'
import type { FightContext } from '../../fight-model/context'
import type { GmEventOf } from './events'
import { combatantOf, withState } from '../core/fight'
import { factOf, andThen, type FactDetails, type FightChange } from '../core/change'
import { hurtBy } from '../body/hurt'
import { byHand, updateClocks } from '../core/update-clocks'

/** Turns the dial; the fight goes on as it stands. */
export function setDial(fight: FightContext, { dial }: GmEventOf<'automation.set'>): FightChange {
  const words = { dial: `coldIron.dial.${dial}` }
  return { fight: { ...fight, dial }, facts: [factOf('dial.set', [], { with: words })] }
}

/**
 * Damage by the game master's hand, or by what works on somebody: at once, outside the order of steps.
 * Fatigue is daily.
 */
export function damage(
  fight: FightContext,
  { combatantId, points, kind, from }: GmEventOf<'damage'>,
): FightChange {
  const state = combatantOf(fight, combatantId)?.state
  if (!state) return { fight, facts: [] }
  const real = kind === 'real'
  const hurt = real ? hurtBy(state, points, 0) : hurtBy(state, 0, points)
  const noted = withState(fight, combatantId, { hurt })
  const why = from
    ? { cause: phrase('coldIron.cause.effect', { words: from.words }), dice: from.dice }
    : { cause: byHand() }
  return real
    ? setDamage(noted, combatantId, state.damage + points, why)
    : setFatigue(noted, combatantId, state.dailyFatigueEighths + eighths * points, why)
}

/** Healing by the game master's hand, up to full hit points. */
export function heal(fight: FightContext, { combatantId, points }: GmEventOf<'heal'>): FightChange {
  const state = combatantOf(fight, combatantId)?.state
  if (!state) return { fight, facts: [] }
  return setDamage(fight, combatantId, Math.max(0, state.damage - points), { cause: byHand() })
}

/** Wakes one who was knocked out by a blow, and gets one who lies on the ground up, unless a grapple holds them. */
export function rouse(fight: FightContext, { combatantId }: GmEventOf<'rouse'>): FightChange {
  const combatant = combatantOf(fight, combatantId)
  if (!combatant) return { fight, facts: [] }
  const lies =
    grappleWith(fight.handToHand.grapples, combatantId) !== null && combatant.state.onGround
  const roused = withState(fight, combatantId, { knockedOut: false, onGround: lies })
  const told = { fight: roused, facts: [factOf('combatant.roused', [combatant])] }
  return andThen(told, (now) => updateClocks(fight, now, byHand))
}

/** Why harm is done: its cause, and the dice that gave it where there were any. */
type Why = Pick<FactDetails, 'dice'> & { cause: Phrase }

function setDamage(fight: FightContext, id: string, points: number, why: Why): FightChange {
  const hurt = withState(fight, id, { damage: points })
  const [before, after] = [combatantOf(fight, id), combatantOf(hurt, id)]
  if (!before || !after) return { fight, facts: [] }
  const fact = factOf('hitPoints.changed', [after], {
    from: currentHitPoints(before),
    to: currentHitPoints(after),
    ...why,
  })
  return andThen({ fight: hurt, facts: [fact] }, (now) => updateClocks(fight, now, () => why.cause))
}

function setFatigue(
  fight: FightContext,
  id: string,
  dailyFatigueEighths: number,
  why: Why,
): FightChange {
  const tired = withState(fight, id, { dailyFatigueEighths })
  const [before, after] = [combatantOf(fight, id), combatantOf(tired, id)]
  if (!before || !after) return { fight, facts: [] }
  const fact = factOf('fatigue.taken', [after], {
    from: fatigueLevel(before.state) / eighths,
    to: fatigueLevel(after.state) / eighths,
    ...why,
  })
  return andThen({ fight: tired, facts: [fact] }, (now) =>
    updateClocks(fight, now, () => why.cause),
  )
}
