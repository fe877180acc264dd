import { phrase, type Phrase } from '../../../../shared/phrase'
import { term } from '../../../../shared/term'
import { breakChance, breaksOn } from '../../missiles/breakage'
import { wearFromCocking } from '../../missiles/readiness'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import type { GmEventOf } from '../gm/events'
import { combatantOf, withState } from '../core/fight'
import { factOf, type FightChange } from '../core/change'
import { itemOf, withDamage } from './items'

const { words } = wordsIn('missiles')

type CockEvent = GmEventOf<'gear.cock'>
type GatherEvent = GmEventOf<'gear.gather'>

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
    vsTLost: at(state.vsTLost, weapon, Math.min(lost, listed.vsT)),
  })
  const cost = term(words('term.stoodCocked', { minutes }), points, 'CI-146')
  const details = { terms: points > 0 ? [cost] : [], with: { ...named, minutes, points, vsT } }
  return { fight: worn, facts: [factOf('item.cocked', [owner], details)] }
}

/** Shots are looked for; the dice say which of them broke (CI-147). */
export function gather(fight: FightContext, event: GatherEvent): FightChange {
  const { combatantId, weapon, rolls, typed } = event
  const owner = combatantOf(fight, combatantId)
  const listed = owner?.sheet.weapons[weapon]
  if (!owner || !listed || listed.ammo === 'none') return { fight, facts: [] }
  const chance = breakChance(listed.ammo, listed.breakProtection)
  const broken = rolls.filter((hundred) => breaksOn(chance, hundred)).length
  const found = withState(fight, combatantId, { loosed: at(owner.state.loosed, weapon, 0) })
  const details = {
    terms: chance.terms,
    dice: { faces: rolls, typed },
    with: { weapon: itemOf(owner, weapon)?.name ?? '', broken, count: rolls.length },
  }
  return { fight: found, facts: [factOf('item.gathered', [owner], details)] }
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

/** Why no shots can be looked for: none was loosed, or each wants a roll of its own (CI-147). */
export function refuseGathering(
  fight: FightContext,
  { combatantId, weapon, rolls }: GatherEvent,
): Phrase | null {
  const count = combatantOf(fight, combatantId)?.state.loosed[weapon] ?? 0
  if (count === 0) return words('refused.nothingLoosed')
  const wanted = Math.min(count, mostRolls)
  return rolls.length === wanted ? null : words('refused.rolls', { count: wanted })
}

/** As many as are looked for at once. */
const mostRolls = 100

function at(list: readonly number[], index: number, value: number): number[] {
  const length = Math.max(list.length, index + 1)
  return Array.from({ length }, (_, place) => (place === index ? value : (list[place] ?? 0)))
}
