import { phrase, type Phrase } from '../../../../shared/phrase'
import { term } from '../../../../shared/term'
import { wearFromCocking } from '../../missiles/readiness'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import type { GmEventOf } from '../gm/events'
import { combatantOf, withState } from '../core/fight'
import { factOf, type FightChange } from '../core/change'
import { atIndex, itemOf, withDamage } from './items'

const { words } = wordsIn('missiles')

type CockEvent = GmEventOf<'gear.cock'>

/**
 * A crossbow has stood cocked so long in all: beyond an hour it takes damage and loses Vst unless it
 * was made for it (CI-146). What earlier minutes have cost is not taken again.
 */
export function cock(
  fight: FightContext,
  { combatantId, weapon, minutes }: CockEvent,
): FightChange {
  const owner = combatantOf(fight, combatantId)
  const listed = owner?.sheet.weapons[weapon]
  if (!owner || !listed) return { fight, facts: [] }
  const { state } = owner
  const named = { weapon: itemOf(owner, weapon)?.name ?? '' }
  const others = Object.entries(state.cocked).filter(([index]) => Number(index) !== weapon)
  if (minutes === null) {
    const down = withState(fight, combatantId, { cocked: Object.fromEntries(others) })
    return { fight: down, facts: [factOf('item.letDown', [owner], { with: named })] }
  }
  const { everReady } = listed
  const costs = (stood: number) => wearFromCocking({ minutes: stood, everReady }, listed.vsT).damage
  const points = Math.max(0, costs(minutes) - costs(state.cocked[weapon] ?? 0))
  const lost = (state.vsTLost[weapon] ?? 0) + points
  const vsT = Math.max(0, listed.vsT - lost)
  const worn = withState(fight, combatantId, {
    cocked: Object.fromEntries([...others, [String(weapon), minutes]]),
    ...withDamage(state, weapon, (state.weaponDamage[weapon] ?? 0) + points),
    vsTLost: atIndex(state.vsTLost, weapon, Math.min(lost, listed.vsT)),
  })
  const cost = term(words('term.stoodCocked', { minutes }), points, 'CI-146')
  const details = { terms: points > 0 ? [cost] : [], with: { ...named, minutes, points, vsT } }
  return { fight: worn, facts: [factOf('item.cocked', [owner], details)] }
}

/** Why a weapon cannot be cocked or let down: it is no crossbow (CI-146). */
export function refuseCocking(
  fight: FightContext,
  { combatantId, weapon }: CockEvent,
): Phrase | null {
  const owner = combatantOf(fight, combatantId)
  const listed = owner?.sheet.weapons[weapon]
  if (!owner || !listed) return phrase('coldIron.refused.noWeapon', { who: owner?.label ?? '' })
  return listed.class === 'crossbow' ? null : words('refused.noCrossbow', { weapon: listed.name })
}
