import { z } from 'zod'
import { phrase, type Phrase } from '../../../shared/phrase'
import type { FieldList, FieldListsOf } from '../../system/sheet/field-list'
import type { SystemRulings } from '../../system/settings'
import { sheetSchema } from '../combatant/sheet'
import { rangeTableSchema, publishedRanges } from '../fight-model/charts/ranges'
import { wield } from '../gear/wielding'
import { basisOf, knowsStrength } from '../ratings/basis-of'
import { sheetChartsIn } from '../ratings/charts'
import { armouryIn, type Armoury, type WeaponRow } from './armoury'
import { armorCalled, listingOf, weaponOf } from './carried'

/** The weapons of a sheet that may still be being written. */
const ownWeapons = z.object({ weapons: z.array(z.object({ name: z.string() })) })

/** A weapon of the list in the hands of whose sheet this is: their strength counts where it is known (CI-205..207). */
function wielded(row: WeaponRow, armoury: Armoury, charts: SystemRulings['charts'], given: object) {
  const weapon = weaponOf(row)
  const sheet = sheetSchema.safeParse(given).data
  if (!sheet || !knowsStrength(sheet)) return weapon
  const basis = basisOf(sheet, armoury)
  const chart = sheetChartsIn({ charts }).attributes
  const { dice, bonus } = wield({ weapon, listed: listingOf(row), basis, chart })
  return { ...weapon, dice: dice?.value ?? weapon.dice, bonus: bonus.total }
}

const told = (kind: string, gaps: Record<string, string | number>): Phrase =>
  phrase(`coldIron.armoury.figures.${kind}`, gaps)

function listOf<Row extends { name: string }>(
  rows: readonly Row[],
  label: (row: Row) => Phrase,
  brings: (row: Row) => Record<string, unknown>,
): FieldList {
  return {
    isOpen: true,
    options: rows.map((row) => ({
      value: row.name,
      label: label(row),
      // Worked out only for what is chosen: there are many rows, and they are asked for often.
      get brings() {
        return brings(row)
      },
    })),
  }
}

const diceOf = (dice: string | null) => dice ?? '@coldIron.armoury.figures.byStrength'

function thingsOf({ weapons, armours, shields, goods }: Armoury) {
  const heavy = (armor: boolean) => (row: { name: string; encumbrance: number }) => ({
    name: row.name,
    encumbrance: row.encumbrance,
    armor,
  })
  const label = ({ name, encumbrance }: { name: string; encumbrance: number }) =>
    told('goods', { name, encumbrance })
  const those = [...weapons.filter(({ encumbrance }) => encumbrance > 0), ...shields, ...goods]
  return {
    isOpen: true,
    options: [
      ...listOf(armours, label, heavy(true)).options,
      ...listOf(those, label, heavy(false)).options,
    ],
  }
}

/** What the sheet's gear is chosen from, as the campaign has its lists (CI-004). */
export const lists: FieldListsOf = ({ charts }, sheet) => {
  const armoury = armouryIn({ charts })
  const { weapons, armours, shields } = armoury
  const ranges = rangeTableSchema.safeParse(charts.missileRanges).data ?? publishedRanges
  const weapon = ({ name, dice }: Armoury['weapons'][number]) =>
    told('weapon', { name, dice: diceOf(dice) })
  const shield = ({ name, D }: Armoury['shields'][number]) => told('shield', { name, D })
  const own = ownWeapons.safeParse(sheet).data?.weapons ?? []
  return {
    parryWeapon: {
      options: own.map(({ name }, at) => ({
        value: String(at),
        label: phrase('coldIron.named', { name: name === '' ? at + 1 : name }),
      })),
    },
    'armor.name': listOf(
      armours,
      ({ name, T, C }) => told('armour', { name, T, C }),
      ({ name }) => ({ ...armorCalled(name, armoury) }),
    ),
    'shield.name': listOf(shields, shield, ({ name, hp, D }) => ({ name, hp, shieldD: D })),
    'weapons.name': listOf(weapons, weapon, (row) => ({
      ...wielded(row, armoury, charts, sheet),
    })),
    'weapons.rangeRow': {
      options: ranges.rows.map(({ id, name }) => ({
        value: id,
        label: phrase('coldIron.named', { name }),
      })),
    },
    'basis.weapons.name': listOf(weapons, weapon, (row) => ({ ...listingOf(row) })),
    'basis.inHand.shield': listOf(shields, shield, ({ name, D, strReq }) => ({
      name,
      parryMode: 'shield',
      shieldD: D,
      shieldStrReq: strReq,
      shieldStrReqThrown:
        shields.filter((row) => row.D > D).toSorted((a, b) => a.D - b.D)[0]?.strReq ?? strReq,
    })),
    'basis.pack.name': thingsOf(armoury),
  }
}
