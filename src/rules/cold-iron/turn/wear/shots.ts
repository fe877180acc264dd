import type { Fact } from '../../../../shared/fact'
import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Sum } from '../../../../shared/term'
import type { Combatant, State } from '../../combatant/combatant'
import { shotsLeftOf } from '../../combatant/shooting'
import { mostShots, type Weapon } from '../../combatant/weapon'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import { weaponIn, type Declaration } from '../../fight-model/declaration'
import { breakChance, breaksOn } from '../../missiles/breakage'
import { andThen, factOf, type FightChange } from '../core/change'
import { combatantOf, withState } from '../core/fight'
import type { GmEventOf } from '../gm/events'
import { atIndex, itemOf } from './items'

const { words } = wordsIn('missiles')

type GatherEvent = GmEventOf<'gear.gather'>
type StockEvent = GmEventOf<'gear.stock'>

/**
 * A shot is gone: to be looked for where it can break or is counted (CI-147), and one fewer is left
 * where they are counted.
 */
export function loose(fight: FightContext, { id }: Combatant, index: number): FightChange {
  const shooter = combatantOf(fight, id)
  const weapon = shooter?.sheet.weapons[index]
  if (!shooter || !weapon) return { fight, facts: [] }
  const left = shotsLeftOf(shooter, index)
  if (weapon.ammo === 'none' && left === null) return { fight, facts: [] }
  const { loosed } = shooter.state
  const gone = withState(fight, id, { loosed: atIndex(loosed, index, (loosed[index] ?? 0) + 1) })
  return left === null ? { fight: gone, facts: [] } : supplied(gone, shooter, index, left - 1)
}

/** Shots are looked for; what is neither lost nor broken is there to be shot again (CI-147). */
export function gather(fight: FightContext, event: GatherEvent): FightChange {
  const { combatantId, weapon: index, rolls, lost = 0 } = event
  const owner = combatantOf(fight, combatantId)
  const weapon = owner?.sheet.weapons[index]
  if (!owner || !weapon) return { fight, facts: [] }
  const out = Math.max(0, (owner.state.loosed[index] ?? 0) - lost)
  const count = weapon.ammo === 'none' ? out : rolls.length
  const { chance, broken } = breakageOf(weapon, rolls)
  const still = atIndex(owner.state.loosed, index, Math.max(0, out - count))
  const found = {
    fight: withState(fight, combatantId, { loosed: still }),
    facts: tellGathered(owner, event, { chance, broken, count }),
  }
  const left = shotsLeftOf(owner, index)
  return left === null || count === broken
    ? found
    : andThen(found, (now) => supplied(now, owner, index, left + count - broken))
}

/** How many of those that were found have broken, and why; what is thrown does not break (CI-147). */
function breakageOf({ ammo, breakProtection }: Weapon, rolls: readonly number[]) {
  if (ammo === 'none') return { chance: null, broken: 0 }
  const chance = breakChance(ammo, breakProtection)
  return { chance, broken: rolls.filter((hundred) => breaksOn(chance, hundred)).length }
}

function tellGathered(
  owner: Combatant,
  { weapon, rolls, typed, lost = 0 }: GatherEvent,
  { chance, broken, count }: { chance: Sum | null; broken: number; count: number },
): Fact[] {
  const named = { weapon: nameOf(owner, weapon) }
  const gone = factOf('item.lost', [owner], { with: { ...named, count: lost } })
  const gathered = factOf('item.gathered', [owner], {
    terms: chance?.terms ?? [],
    dice: { faces: rolls, typed },
    with: { ...named, broken, count },
  })
  return [...(lost > 0 ? [gone] : []), ...(count > 0 ? [gathered] : [])]
}

/** So many shots are left, by the game master's word; without a figure the sheet's holds again. */
export function stock(fight: FightContext, { combatantId, weapon, left }: StockEvent): FightChange {
  const owner = combatantOf(fight, combatantId)
  if (!owner) return { fight, facts: [] }
  const listed = left ?? owner.sheet.weapons[weapon]?.shotsCarried ?? null
  if (listed !== null) return supplied(fight, owner, weapon, listed)
  const uncounted = withState(fight, combatantId, withoutCount(owner.state, weapon))
  const named = { weapon: nameOf(owner, weapon) }
  return { fight: uncounted, facts: [factOf('item.uncounted', [owner], { with: named })] }
}

/** Why no shots can be looked for: none was loosed, or each that is found wants a roll (CI-147). */
export function refuseGathering(
  _fight: FightContext,
  { weapon, rolls, lost = 0 }: GatherEvent,
  { sheet, state }: Combatant,
): Phrase | null {
  const count = state.loosed[weapon] ?? 0
  if (count === 0) return words('refused.nothingLoosed')
  if (lost > count) return words('refused.lost', { count })
  const wanted = rollsWanted(sheet.weapons[weapon], count - lost)
  return rolls.length === wanted ? null : words('refused.rolls', { count: wanted })
}

/** Why shots cannot be counted: there is no such weapon, or it neither shoots nor is thrown. */
export function refuseStock(
  _fight: FightContext,
  { weapon }: StockEvent,
  { sheet, label }: Combatant,
): Phrase | null {
  const listed = sheet.weapons[weapon]
  if (!listed) return phrase('coldIron.refused.noWeapon', { who: label })
  return listed.missile ? null : words('refused.noShots', { weapon: listed.name })
}

/** Why a weapon can neither be shot nor made ready: of its shots, which are counted, none is left. */
export function refuseEmpty(combatant: Combatant, declaration: Declaration): Phrase | null {
  const index = weaponIn(declaration)
  const weapon = index === undefined ? undefined : combatant.sheet.weapons[index]
  if (index === undefined || !weapon?.missile || shotsLeftOf(combatant, index) !== 0) return null
  return words('refused.empty', { who: combatant.label, weapon: nameOf(combatant, index) })
}

/** Rolls that looking for so many shots of a weapon takes; at most a hundred are looked for at once. */
export function rollsWanted(weapon: Weapon | undefined, found: number): number {
  return weapon === undefined || weapon.ammo === 'none' ? 0 : Math.min(found, mostRolls)
}

/** As many as are looked for at once. */
const mostRolls = 100

/** What is left is never below 0, whatever the game master lets pass. */
function supplied(
  fight: FightContext,
  owner: Combatant,
  index: number,
  shots: number,
): FightChange {
  const left = Math.min(mostShots, Math.max(0, shots))
  const others = withoutCount(owner.state, index).shotsLeft
  const isAsListed = owner.sheet.weapons[index]?.shotsCarried === left
  const shotsLeft = isAsListed ? others : { ...others, [index]: left }
  const named = { weapon: nameOf(owner, index), count: left }
  return {
    fight: withState(fight, owner.id, { shotsLeft }),
    facts: [factOf('item.left', [owner], { with: named })],
  }
}

function withoutCount({ shotsLeft }: State, index: number): Pick<State, 'shotsLeft'> {
  const others = Object.entries(shotsLeft).filter(([key]) => Number(key) !== index)
  return { shotsLeft: Object.fromEntries(others) }
}

function nameOf(owner: Combatant, index: number): string {
  return itemOf(owner, index)?.name ?? ''
}
