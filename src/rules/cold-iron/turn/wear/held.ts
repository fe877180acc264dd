import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Combatant, State } from '../../combatant/combatant'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, withState } from '../core/fight'
import { factOf, type FightChange } from '../core/change'
import type { ItemId } from '../../fight-model/wear'
import type { GmEventOf } from '../gm/events'
import { isBroken, itemOf, parryItem } from './items'

/** Whether somebody has let a weapon fall and not picked it up since (CI-130). */
export function isDropped({ state }: Combatant, weapon: number): boolean {
  return state.dropped.includes(weapon)
}

/** Whether somebody can use a weapon: it neither lies on the ground nor is destroyed (CI-130, CI-216). */
export function isAtHand(fight: FightContext, combatant: Combatant, weapon: number): boolean {
  return !isDropped(combatant, weapon) && !isBroken(fight, combatant, weapon)
}

/** Why a weapon cannot be used, if any is meant: it lies on the ground. */
export function refuseDropped(combatant: Combatant, weapon: number | undefined): Phrase | null {
  return weapon !== undefined && isDropped(combatant, weapon)
    ? phrase('coldIron.refused.dropped', {
        who: combatant.label,
        weapon: nameOf(combatant, weapon),
      })
    : null
}

/**
 * State of one whose weapon is out of their hand. What they parried with is not ready any more, until
 * they have something else ready.
 */
export function withDropped(combatant: Combatant, weapon: number): Partial<State> {
  const { dropped } = combatant.state
  if (dropped.includes(weapon)) return {}
  const parried = parryItem(combatant) === weapon
  return { dropped: [...dropped, weapon], ...(parried && { shieldReady: false }) }
}

/** Lets a weapon or a shield fall. */
export function letFall(fight: FightContext, owner: Combatant, item: ItemId): FightChange {
  const state = item === 'shield' ? { shieldReady: false } : withDropped(owner, item)
  return {
    fight: withState(fight, owner.id, state),
    facts: [factOf('item.dropped', [owner], { with: { item: nameOf(owner, item) } })],
  }
}

/** Whoever stoops for a weapon has the one that was dropped first (CI-231). */
export function takeUp(fight: FightContext, owner: Combatant): FightChange {
  const [weapon] = owner.state.dropped
  return weapon === undefined ? { fight, facts: [] } : hold(fight, owner, weapon)
}

/** A weapon let fall, or back in hand, by the game master's word. */
export function setHeld(
  fight: FightContext,
  { combatantId, weapon, held }: GmEventOf<'gear.hold'>,
): FightChange {
  const owner = combatantOf(fight, combatantId)
  if (!owner) return { fight, facts: [] }
  return held ? hold(fight, owner, weapon) : letFall(fight, owner, weapon)
}

/** Why a weapon cannot be let fall or picked up: it is not there, or that is so already. */
export function refuseHolding(
  _fight: FightContext,
  { weapon, held }: GmEventOf<'gear.hold'>,
  owner: Combatant,
): Phrase | null {
  const who = owner.label
  if (!owner.sheet.weapons[weapon]) return phrase('coldIron.refused.noWeapon', { who })
  if (isDropped(owner, weapon) === held) return null
  const key = held ? 'coldIron.refused.held' : 'coldIron.refused.dropped'
  return phrase(key, { who, weapon: nameOf(owner, weapon) })
}

function hold(fight: FightContext, owner: Combatant, weapon: number): FightChange {
  const parried = parryItem(owner) === weapon
  const change = {
    dropped: owner.state.dropped.filter((each) => each !== weapon),
    ...(parried && { shieldReady: true }),
  }
  return {
    fight: withState(fight, owner.id, change),
    facts: [factOf('item.takenUp', [owner], { with: { item: nameOf(owner, weapon) } })],
  }
}

function nameOf(owner: Combatant, item: ItemId): string {
  return itemOf(owner, item)?.name ?? ''
}
