import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Combatant, State } from '../../combatant/combatant'
import { isLaunched, type Weapon } from '../../combatant/weapon'
import { loadTurnsFor, readinessOf, type Readiness } from '../../missiles/readiness'
import { wordsIn } from '../../describe'
import { unableIn } from '../body/ability'
import type { FightContext } from '../../fight-model/context'
import { isLoading, type Declaration } from '../../fight-model/declaration'
import { combatantOf, duelsOf, withState } from '../core/fight'
import { factOf, forEach, type FightChange } from '../core/change'
import { isDropped } from '../wear/held'
import { itemOf } from '../wear/items'
import { loose } from '../wear/shots'

const { words } = wordsIn('missiles')

/** Turns of preparation that went into a weapon (CI-145). */
export function preparedFor({ state }: Combatant, index: number): number {
  return state.prepWeapon === null || state.prepWeapon === index ? state.prepTurns : 0
}

/** Turns one shot of a weapon takes this user, that of the shot included (CI-145, CI-146). */
export function loadTurnsOf({ sheet }: Combatant, weapon: Weapon): number {
  const { loadTurns, strReq, largeTurns } = weapon
  const isKnown = sheet.str > 0 && strReq > 0
  const strength = isKnown ? { str: sheet.str, strReq } : { str: 0, strReq: 1 }
  return loadTurnsFor({ loadTurns, largeTurns, ...strength })
}

/** How ready a weapon is for a shot; what is shot is known from the class, and a sling from its row. */
export function readinessIn(combatant: Combatant, index: number): Readiness {
  const weapon = combatant.sheet.weapons[index]
  if (!weapon) return 'normal'
  const { class: kind, rangeRow, tripod } = weapon
  const launched = kind === 'bow' || kind === 'crossbow' ? kind : 'thrown'
  return readinessOf({
    kind: rangeRow === 'sling' ? 'sling' : launched,
    prepTurns: preparedFor(combatant, index),
    loadTurns: loadTurnsOf(combatant, weapon),
    cocked: combatant.state.cocked[index] !== undefined,
    tripod,
  })
}

/** Why a weapon cannot be loaded, or made ready: it needs nothing of the kind (CI-145). */
export function refuseLoading(
  { sheet, label }: Combatant,
  declaration: Declaration,
): Phrase | null {
  if (declaration.kind !== 'wait' || declaration.loads === undefined) return null
  const weapon = sheet.weapons[declaration.loads]
  if (!weapon) return phrase('coldIron.refused.noWeapon', { who: label })
  return isLaunched(weapon) ? null : words('refused.notLoadable', { weapon: weapon.name })
}

/** Why a shot cannot go: its crossbow is not loaded (CI-145). */
export function refuseUnloaded(combatant: Combatant, index: number): Phrase | null {
  const weapon = combatant.sheet.weapons[index]
  if (!weapon?.missile || readinessIn(combatant, index) !== 'notLoaded') return null
  const left = loadTurnsOf(combatant, weapon) - 1 - preparedFor(combatant, index)
  return words('refused.notLoaded', { weapon: weapon.name, count: left })
}

/** A turn spent loading, at its end (CI-145). */
export function loadOn(fight: FightContext, combatant: Combatant): FightChange {
  const { id, sheet } = combatant
  const declaration = fight.declarations[id]
  const index = declaration && isLoading(declaration) ? declaration.loads : undefined
  const weapon = index === undefined ? undefined : sheet.weapons[index]
  // What fell out of their hands meanwhile is no readier.
  const isInHand = index !== undefined && !isDropped(combatant, index)
  if (!isInHand || !weapon || unableIn(fight, combatant, 'upkeep')) {
    return { fight, facts: [] }
  }
  const turns = Math.min(999, preparedFor(combatant, index) + 1)
  const wanted = loadTurnsOf(combatant, weapon) - 1
  const spent = withState(fight, id, { prepTurns: turns, prepWeapon: index })
  const isCocked = weapon.class === 'crossbow' && turns >= wanted
  const named = { weapon: itemOf(combatant, index)?.name ?? '' }
  const details = { with: { ...named, turns, wanted: Math.max(1, wanted) } }
  if (!isCocked) return { fight: spent, facts: [factOf('item.prepared', [combatant], details)] }
  const cocked = { ...combatant.state.cocked, [index]: combatant.state.cocked[index] ?? 0 }
  const loaded = withState(spent, id, { cocked })
  return { fight: loaded, facts: [factOf('item.loaded', [combatant], { with: named })] }
}

/** What the shots of a step leave: weapons that are empty, and shots that are gone (CI-145, CI-147). */
export function emptyAfter(fight: FightContext): FightChange {
  const shots = duelsOf(fight).filter(({ step, attack }) => step === 'missiles' && attack.result)
  return forEach(fight, shots, (now, { attack: { attackerId, weapon } }) => {
    const shooter = combatantOf(now, attackerId)
    if (!shooter) return { fight: now, facts: [] }
    return loose(withState(now, shooter.id, unloaded(shooter, weapon)), shooter, weapon)
  })
}

function unloaded({ sheet, state }: Combatant, index: number): Partial<State> {
  const cocked = Object.fromEntries(
    Object.entries(state.cocked).filter(([key]) => Number(key) !== index),
  )
  const prepared = isLaunched(sheet.weapons[index]) ? { prepTurns: 0, prepWeapon: null } : {}
  return { cocked, ...prepared }
}
