import { readSheet } from '../../../../src/rules/cold-iron/combatant/combatant'
import { readDice } from '../../../../src/rules/cold-iron/basics/dice-text'
import { wield, type Wielded } from '../../../../src/rules/cold-iron/gear/wielding'
import { carriesFarther } from '../../../../src/rules/cold-iron/gear/quality'
import { limitsOf } from '../../../../src/rules/cold-iron/missiles/range'
import { bookCharts } from '../../../../src/rules/cold-iron/ratings/charts'
import { averageOf, weaponDiceText } from '../../../../src/rules/cold-iron/attack/weapon-dice'
import { one, type Figures, type Given, type GivenWeapon, type Step } from '../case'
import { givenOf } from '../derive'
import { sheetOf, weaponOn } from '../people'
import { bodyIn } from './rest'
import type { Table } from '../table'
import { adjOf, basisFor, workedFor } from '../worked'

/** Somebody with a weapon and a shield of a step. */
function handling(table: Table, step: Step): { given: Given; step: Step } {
  const given = givenOf(table, one(step.by ?? step.on))
  const { weaponReq, shieldReq, strReq, dice, hands, quality } = step
  const own = given.weapon
  if (!own) throw new Error('there is no weapon')
  const req = weaponReq ?? strReq
  const weapon = {
    ...own,
    ...(typeof dice === 'string' ? { dice } : {}),
    ...(hands === 1 || hands === 2 ? { hands } : {}),
    ...(typeof req === 'number' ? { strReq1H: req } : {}),
    quality: quality === true || own.quality,
    ...(step['use'] === 'melee' ? { class: 'axe' } : {}),
  } as GivenWeapon
  const shield = shieldReq === undefined ? given.shield : { D: 4, strReq: shieldReq }
  const parryMode = shieldReq === undefined ? given.parryMode : 'shield'
  return { given: { ...given, weapon, shield, parryMode }, step }
}

/** The weapon in hand, as the sheet works it out. */
function inHand({ given, step }: { given: Given; step: Step }): {
  wielded: Wielded
  sheet: object
} {
  const weapons = given.weapon ? [weaponOn(given.weapon)] : []
  const sheet = readSheet(sheetOf(given, weapons))
  const basis = basisFor(given)
  const [weapon, listed] = [sheet.weapons[0], basis.weapons[0]]
  if (!weapon || !listed) throw new Error('there is no weapon')
  const own = { ...listed, bonus: Number(step['bonus'] ?? 0) }
  const wielded = wield({ weapon, listed: own, basis, chart: bookCharts.attributes })
  return { wielded, sheet }
}

/** What somebody needs to use a weapon, and whether he can (CI-205). */
export function strengthCheck(table: Table, step: Step): Figures {
  const { wielded } = inHand(handling(table, step))
  const { required, refused } = wielded
  return {
    required: required?.total,
    requiredAdj: required && adjOf(required.total),
    usable: refused === null,
    strengthDamage: byStrength(wielded),
  }
}

function byStrength({ bonus }: Wielded): number {
  return bonus.terms
    .filter(({ rule }) => rule === 'CI-206')
    .reduce((all, { value }) => all + value, 0)
}

/** Dice of a weapon in somebody's hands (CI-206, CI-209, CI-210, CI-218). */
export function damageDice(table: Table, step: Step): Figures {
  const held = handling(table, step)
  const { wielded, sheet } = inHand(held)
  const [weapon] = readSheet(sheet).weapons
  if (!weapon) throw new Error('there is no weapon')
  const own = { ...weapon, dice: wielded.dice?.value ?? weapon.dice, bonus: wielded.bonus.total }
  const dice = weaponDiceText(own)
  const read = readDice(dice)
  return {
    usable: wielded.refused === null,
    strengthDamage: byStrength(wielded),
    average: read && averageOf(read),
    dice,
  }
}

/** The hexes each column of the range table reaches to (CI-141, CI-144). */
export async function rangeLimits(table: Table, step: Step): Promise<Figures> {
  const { sheet } = await bodyIn(table, one(step.on))
  const weapon = sheet.weapons.find(({ rangeRow }) => rangeRow !== null)
  if (!weapon) throw new Error(`step ${step.n} has nothing to shoot with`)
  const { enhancedVision } = sheet
  const rangeRow = weapon.rangeRow ?? ''
  return { limits: limitsOf({ rangeRow, quality: carriesFarther(weapon), enhancedVision }) }
}

/** The sheet of somebody with a pack: what it comes to, and what it takes off (CI-220..223). */
export function loaded(given: Given, step: Partial<Step>) {
  const sheet = sheetOf(given, [])
  const bare = workedFor(sheet, basisFor({ ...given, items: [] }))
  const basis = basisFor(given, step)
  return { sheet: { ...sheet, basis }, basis, bare, worked: workedFor(sheet, basis) }
}
