import type { Basis, ListedWeapon } from '../combatant/basis'
import { armorSchema, type Armor, type Sheet } from '../combatant/sheet'
import { weaponSchema, type Weapon } from '../combatant/weapon'
import type { Armoury, WeaponRow } from './armoury'

/** A weapon of the lists as a sheet has it, before anybody's strength is counted. */
export function weaponOf(row: WeaponRow): Weapon {
  const { name, missile, crit, fatigue, vsT, hp, rangeRow, loadTurns, ammo, reach } = row
  return weaponSchema.parse({
    ...{ name, class: row.class, reach, missile, crit, fatigue, vsT, hp },
    ...{ rangeRow, loadTurns, ammo },
    ...(row.dice === null ? {} : { dice: row.dice }),
    hands: row.strReq1H === null && row.strReq2H !== null ? 2 : 1,
    strReq: row.strReq1H ?? row.strReq2H ?? 0,
  })
}

/** The same as figures are worked out from it. */
export function listingOf({ name, dice, strReq1H, strReq2H }: WeaponRow): ListedWeapon {
  return { name, dice, strReq1H, strReq2H, bonus: 0, parry: 'byClass', shots: 'plain' }
}

/** Armour of the lists as a sheet has it; the bare sheet's where there is none of that name. */
export function armorCalled(name: string, { armours }: Armoury): Armor {
  const row = armours.find((each) => each.name === name)
  if (!row) return armorSchema.parse({})
  const { T, C, hpGrace, hpSteps, altDay, altAsleep } = row
  return armorSchema.parse({ name, T, C, hpGrace, hpSteps, altDay, altAsleep })
}

/**
 * A sheet with the gear that is named where its figures come from and that it does not have yet:
 * weapons of the lists, armour that is worn where it names none, the shield in hand (CI-004).
 */
export function equipped(sheet: Sheet, basis: Basis, armoury: Armoury): Sheet {
  const missing = basis.weapons.flatMap(({ name }) => {
    const isThere = sheet.weapons.some((own) => own.name === name)
    return isThere ? [] : armoury.weapons.filter((row) => row.name === name).slice(0, 1)
  })
  const worn = basis.pack.find(({ name }) => armoury.armours.some((row) => row.name === name))
  const isBare = sheet.armor.name === '' && sheet.armor.T === 0
  const shield = armoury.shields.find(({ name }) => name === basis.inHand.shield)
  return {
    ...sheet,
    weapons: [...sheet.weapons, ...missing.map(weaponOf)].slice(0, 30),
    ...(worn && isBare ? { armor: armorCalled(worn.name, armoury) } : {}),
    ...(shield && sheet.shield.name === '' ? { shield: { name: shield.name, hp: shield.hp } } : {}),
  }
}
