import { phrase } from '../../../shared/phrase'
import { measured, rungOf, type Gauge } from '../../system/conversion'
import { sheetSchema, type Sheet } from '../combatant/sheet'
import type { Weapon } from '../combatant/weapon'
import { averageOf } from '../attack/weapon-dice'
import { diceOf } from '../basics/dice-text'
import { adjustmentOf } from '../gear/attributes'
import { armourLadder, blowLadder, pointLadder, ratingsPerSkill } from './ladders'

/** What a blow comes to on average, in points; its bonus counted in full. */
function averageBlow({ dice, bonus }: Weapon): number {
  return averageOf(diceOf(dice)) + bonus
}

/** Blows that tire and do not wound count only where there are no others. */
function realWeapons(weapons: readonly Weapon[]): readonly Weapon[] {
  const wounding = weapons.filter(({ fatigue }) => !fatigue)
  return wounding.length > 0 ? wounding : weapons
}

function skillOf({ h, hs = h, hm = h, d, db }: Sheet) {
  const attack = Math.max(h, hs, hm)
  const defence = Math.max(d, db)
  const label = phrase('coldIron.conversion.gauge.skill', { attack, defence })
  return measured(label, (attack + defence) / ratingsPerSkill)
}

function forceOf(weapons: readonly Weapon[]) {
  const [best] = weapons.toSorted((one, other) => averageBlow(other) - averageBlow(one))
  if (!best) return measured(phrase('coldIron.conversion.gauge.unarmed'), 0)
  const average = averageBlow(best)
  const label = phrase('coldIron.conversion.gauge.force', { name: best.name, average })
  return measured(label, rungOf(blowLadder, average))
}

/** What somebody with these figures amounts to; wounds are left out, for they heal. */
export function gauge(sheet: object): Gauge {
  const known = sheetSchema.parse(sheet)
  const { pt, armor, weapons, strAdj, dex, con, willAdj, alt } = known
  const real = realWeapons(weapons)
  return {
    measures: {
      skill: skillOf(known),
      toughness: measured(
        phrase('coldIron.conversion.gauge.toughness', { count: pt }),
        rungOf(pointLadder, pt),
      ),
      force: forceOf(real),
      armour: measured(
        phrase('coldIron.conversion.gauge.armour', { points: armor.T }),
        rungOf(armourLadder, armor.T),
      ),
    },
    count: 1,
    attacks: real.flatMap((weapon) =>
      weapon.name === ''
        ? []
        : [{ name: weapon.name, force: rungOf(blowLadder, averageBlow(weapon)) }],
    ),
    aptitudes: {
      strength: strAdj,
      quickness: adjustmentOf(dex),
      endurance: adjustmentOf(con),
      presence: willAdj,
      wits: alt,
    },
    lines: { traits: armor.name === '' ? [] : [armor.name], wants: [], deeds: [] },
  }
}
