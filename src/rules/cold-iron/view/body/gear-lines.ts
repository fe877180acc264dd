import type { Combatant } from '../../combatant/combatant'
import { shotsLeftOf, weaponNow } from '../../combatant/shooting'
import type { Readiness } from '../../missiles/readiness'
import { itemOf } from '../../turn/wear/items'
import { isLaunched } from '../../combatant/weapon'
import { loadTurnsOf, preparedFor, readinessIn } from '../../turn/declaring/loading'
import type { ItemId } from '../../fight-model/wear'

/** A shield or weapon whose wear is followed. */
export interface GearLine {
  item: ItemId
  name: string
  /** Damage that destroys it, and what it has taken (CI-216). */
  hp: number
  damage: number
}

/** Everything a combatant carries whose wear is followed: the shield, then their weapons. */
export function gearOf(combatant: Combatant): GearLine[] {
  const ids: ItemId[] = ['shield', ...combatant.sheet.weapons.keys()]
  return ids.flatMap((item) => {
    const now = itemOf(combatant, item)
    if (!now || now.hp === 0) return []
    return [{ item, name: now.name, hp: now.hp, damage: now.damageTaken }]
  })
}

/** The weapons somebody has let fall (CI-130), by their index. */
export function fallenOf(combatant: Combatant): { weapon: number; name: string }[] {
  return combatant.state.dropped.map((weapon) => ({
    weapon,
    name: itemOf(combatant, weapon)?.name ?? '',
  }))
}

/** A weapon that is shot, and how ready it is. */
export interface MissileLine {
  weapon: number
  name: string
  readiness: Readiness
  /** Turns spent on it, and turns it takes before that of the shot (CI-145, CI-146). */
  prepared: number
  wanted: number
  isCrossbow: boolean
  cocked: boolean
  minutes: number
  /** What is left of its Vst (CI-146). */
  vsT: number
  /** Shots loosed and not looked for yet (CI-147). */
  loosed: number
  /** Shots left; null where nobody counts them. */
  left: number | null
}

/** All that somebody carries to shoot or throw, and whatever else has shots to be looked for. */
export function missilesOf(combatant: Combatant): MissileLine[] {
  const { sheet, state } = combatant
  return sheet.weapons.flatMap((listed, weapon) => {
    const loosed = state.loosed[weapon] ?? 0
    if (!listed.missile && loosed === 0) return []
    const wanted = loadTurnsOf(combatant, listed) - 1
    return {
      weapon,
      name: itemOf(combatant, weapon)?.name ?? '',
      readiness: readinessIn(combatant, weapon),
      prepared: preparedFor(combatant, weapon),
      wanted: isLaunched(listed) ? wanted : 0,
      isCrossbow: listed.class === 'crossbow',
      cocked: state.cocked[weapon] !== undefined,
      minutes: state.cocked[weapon] ?? 0,
      vsT: weaponNow(combatant, weapon)?.vsT ?? 0,
      loosed,
      left: shotsLeftOf(combatant, weapon),
    }
  })
}
