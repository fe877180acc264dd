import type { Armoury } from '../armoury/armoury'
import { listingOf } from '../armoury/carried'
import { basisSchema, type Basis, type Item, type ListedWeapon } from '../combatant/basis'
import type { Sheet } from '../combatant/sheet'
import type { Weapon } from '../combatant/weapon'
import { attributeChart } from '../gear/attributes'
import { kindOf, qualityOf } from '../gear/quality'

/** The lowest score that gives an adjustment (CI-004). */
export function scoreOf(adj: number): number {
  const row = attributeChart.from.find((each) => each.adj >= adj) ?? attributeChart.from.at(-1)
  return row?.score ?? 1
}

/** Whether a sheet says how strong somebody is, so that their strength may be in its figures. */
export function knowsStrength({ basis, str }: Sheet): boolean {
  return basis !== null || str > 0
}

/**
 * What a sheet was worked out from; where it was not yet, what its figures let one guess. A weapon
 * that came since joins it, and the load with it.
 */
export function basisOf(sheet: Sheet, armoury: Armoury): Basis {
  const basis = sheet.basis ?? guess(sheet)
  const isListed = ({ name }: Weapon) => basis.weapons.some((each) => each.name === name)
  const more = sheet.weapons.filter((each) => each.name !== '' && !isListed(each))
  const worn = sheet.basis ? [] : [sheet.armor.name, sheet.shield.name]
  return {
    ...basis,
    weapons: [...basis.weapons, ...more.map((weapon) => listedAs(weapon, armoury))],
    pack: [...basis.pack, ...loadOf([...worn, ...more.map(({ name }) => name)], basis, armoury)],
  }
}

/** What things of the lists weigh, but for those that are carried already (CI-220). */
function loadOf(names: readonly string[], { pack }: Basis, armoury: Armoury): Item[] {
  const { armours, shields, weapons } = armoury
  return names.flatMap((name) => {
    const row = [...armours, ...shields, ...weapons].find((each) => each.name === name)
    if (!row || row.encumbrance === 0 || pack.some((each) => each.name === name)) return []
    const { encumbrance } = row
    const armor = armours.some((each) => each.name === name)
    return [{ name, encumbrance, armor, onPerson: true, elven: false }]
  })
}

function guess(sheet: Sheet): Basis {
  const {
    str,
    strAdj,
    fighterLevel,
    dex,
    con,
    will,
    talAdj,
    siz,
    unarmedLevel,
    pml,
    parryMode,
    shieldD,
  } = sheet
  const score = (value: number) => Math.min(999, Math.max(1, value))
  return basisSchema.parse({
    scores: {
      str: str > 0 ? score(str) : scoreOf(strAdj),
      dex: score(dex),
      con: score(con),
      will: score(will),
      tal: scoreOf(talAdj),
    },
    build: { siz: score(siz) },
    levels: { fighter: fighterLevel, unarmed: unarmedLevel, passiveMagic: pml },
    inHand: { parryMode, shieldD },
  })
}

/**
 * A weapon of the sheet as the campaign's list has it; one that is on no list as it may stand on
 * one: what quality adds is taken off again (CI-209).
 */
function listedAs(weapon: Weapon, { weapons }: Armoury): ListedWeapon {
  const row = weapons.find((each) => each.name === weapon.name)
  if (row) return listingOf(row)
  const fine = weapon.quality ? (qualityOf(kindOf(weapon)).damage ?? 0) : 0
  const { name, dice, bonus } = weapon
  return {
    name,
    dice,
    bonus: Math.max(-30, bonus - fine),
    strReq1H: null,
    strReq2H: null,
    parry: 'byClass',
    shots: 'plain',
  }
}
