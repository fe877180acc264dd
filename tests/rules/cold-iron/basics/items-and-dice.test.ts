import { describe, expect, it } from 'vitest'
import { readDice, writeDice } from '../../../../src/rules/cold-iron/basics/dice-text'
import { FieldError } from '../../../../src/rules/cold-iron/basics/field-error'
import {
  isDestroyed,
  itemDamage,
  shieldWear,
  weaponWear,
  type Striking,
} from '../../../../src/rules/cold-iron/gear/item-wear'
import {
  comesInQuality,
  elvenEncumbrance,
  qualityHitPoints,
  qualityKindSchema,
  qualityName,
  qualityOf,
  qualityParry,
} from '../../../../src/rules/cold-iron/gear/quality'
import { stopBlow } from '../../../../src/rules/cold-iron/body/armour'
import {
  averageOf,
  averageRows,
  diceForAverage,
  weaponDice,
  weaponDiceText,
} from '../../../../src/rules/cold-iron/attack/weapon-dice'
import { weapon } from '../table'

describe('CI-209, CI-217: quality', () => {
  it('CI-209: brings what its kind allows', () => {
    expect(qualityOf('melee')).toMatchObject({ hit: 1, parry: 1, damage: 1, hpTimes: 1.5 })
    expect(qualityOf('thrown')).toMatchObject({ hit: 1, parry: 1, damage: 1, hm: 1 })
    expect(qualityOf('bow')).toEqual({ kind: 'bow', rangeTimes: 1.2, hpTimes: 1.5 })
    expect(qualityOf('crossbow').rangeTimes).toBe(1.2)
    expect(qualityOf('ammunition').choice).toEqual({ damage: 1, hm: 1 })
    expect(qualityOf('shortBlade').damageInHtH).toBe(1)
    const none = qualityKindSchema.options.filter((kind) => !comesInQuality(kind))
    expect(none).toEqual(['sling', 'slingBullet', 'armour'])
    expect(qualityName('bow').key).toBe('coldIron.gear.quality.bow')
  })

  it('CI-209: a parry counts the quality of what parries, never both', () => {
    const parry = (mode: 'shield' | 'weapon' | 'none', weaponFine: boolean, shieldFine: boolean) =>
      qualityParry(mode, { weapon: weaponFine, shield: shieldFine }).total
    expect([parry('shield', true, true), parry('weapon', true, true)]).toEqual([1, 1])
    expect([parry('shield', true, false), parry('weapon', false, true)]).toEqual([0, 0])
    expect(parry('none', true, true)).toBe(0)
  })

  it('CI-217: one and a half times the hit points, .5 up', () => {
    expect([10, 11, 1].map((hp) => qualityHitPoints(hp, 'melee').total)).toEqual([15, 17, 2])
    expect(qualityHitPoints(11, 'bow').terms.map(({ value }) => value)).toEqual([11, 6])
    expect(qualityHitPoints(11, 'shield').terms.map(({ value }) => value)).toEqual([11])
    expect(() => qualityHitPoints(-1, 'melee')).toThrow(FieldError)
  })

  it('CI-209: an elven bow weighs four fifths', () => {
    expect([50, 52, 53].map(elvenEncumbrance)).toEqual([40, 42, 42])
  })
})

describe('CI-212: damage to items', () => {
  const blow = (weaponClass: Striking['weaponClass'], damage: number, vsT = 0): Striking => ({
    weaponClass,
    damage,
    vsT,
  })

  it('CI-212: by class of weapon', () => {
    const rows = itemDamage.map((row) => [
      row.weaponClass,
      row.vsShield,
      row.deliberateVsShield,
      row.vsWeapon,
    ])
    expect(rows.slice(0, 4)).toEqual([
      ['sword', 1, 2, 1],
      ['axe', 2, 4, 0.5],
      ['spear', 0.75, 1.5, 0],
      ['arrow', 0.75, 1.5, 0],
    ])
    expect(rows.slice(6, 12)).toEqual([
      ['staff', 0, 0, 0],
      ['club', 0, 0, 0],
      ['mace', 0.5, 1, 0.5],
      ['lance', 2, 4, 0],
      ['siegeBolt', 2, 4, 0],
      ['fencing', 0, 0, 0],
    ])
  })

  it('CI-213: a miss wears the shield, a hit or a fumble does not', () => {
    const worn = (verdict: 'hit' | 'miss' | 'fumble') =>
      shieldWear(blow('sword', 7), { verdict, deliberate: false }).total
    expect([worn('miss'), worn('hit'), worn('fumble')]).toEqual([7, 0, 0])
    const missed = { verdict: 'miss', deliberate: false } as const
    expect(shieldWear(blow('axe', 5, 2), missed).total).toBe(14)
    expect(shieldWear(blow('spear', 6), missed).total).toBe(5)
    expect(shieldWear(blow('mace', 5), missed).total).toBe(3)
    expect(shieldWear(blow('staff', 9), missed).terms).toEqual([])
    expect(shieldWear(blow('sword', 7), missed, undefined, []).total).toBe(0)
    expect(() => shieldWear(blow('sword', -1), missed)).toThrow(FieldError)
  })

  it('CI-214: aimed at the shield, all but a fumble wears it by the second column', () => {
    const worn = (verdict: 'hit' | 'miss' | 'fumble') =>
      shieldWear(blow('sword', 7), { verdict, deliberate: true })
    expect([worn('hit').total, worn('miss').total, worn('fumble').total]).toEqual([14, 14, 0])
    expect(worn('hit').terms[0]).toMatchObject({
      rule: 'CI-214',
      label: { with: { damage: 7, vsT: 0, factor: 2 } },
    })
  })

  it('CI-215: weapons wear each other on a miss', () => {
    const worn = (verdict: 'hit' | 'miss' | 'fumble') =>
      weaponWear(blow('axe', 6, 1), verdict).total
    expect([worn('miss'), worn('hit'), worn('fumble')]).toEqual([4, 0, 0])
    expect(weaponWear(blow('sword', 6), 'miss').terms[0]?.rule).toBe('CI-215')
    expect(weaponWear(blow('spear', 6), 'miss').total).toBe(0)
  })

  it('CI-216: destroyed at its hit points, and the setting switches wear off', () => {
    const broken = (damageTaken: number, hp = 10) => isDestroyed({ hp, damageTaken })
    expect([broken(9), broken(10), broken(11), broken(5, 0)]).toEqual([false, true, true, false])
    const off = { trackItemDamage: false }
    const missed = { verdict: 'miss', deliberate: false } as const
    expect(shieldWear(blow('sword', 7), missed, off).total).toBe(0)
    expect(weaponWear(blow('sword', 7), 'miss', off).total).toBe(0)
  })

  it('CI-211: Vst goes through armour, and is damage to items', () => {
    expect(stopBlow(9, { T: 6, C: 3 }, 2, 0).byArmour).toBe(4)
    expect(weaponWear(blow('sword', 6, 2), 'miss').total).toBe(8)
  })
})

describe('CI-218: average to dice', () => {
  it('CI-210: bonuses move the average', () => {
    expect(weaponDiceText(weapon({ dice: '1d6', bonus: 1 }))).toBe('1d8')
    expect(weaponDiceText(weapon({ dice: '3d6', bonus: 13 }))).toBe('5d8')
    expect(weaponDiceText(weapon({ dice: '3d6', bonus: 13 }), 'trueMeans')).toBe('5d8+1')
    expect(weaponDice(weapon({ dice: '3d6', bonus: 15 }), 'trueMeans').plus).toBe(3)
  })

  it('CI-218: 48 rows in halves, each with dice of its mean, alternatives too', () => {
    expect(averageRows.map(({ avg }) => avg)).toEqual(
      Array.from({ length: 48 }, (_, index) => 2.5 + index / 2),
    )
    for (const { dice, alt, mean } of averageRows) {
      for (const text of alt ? [dice, alt] : [dice]) {
        const read = readDice(text)
        expect(read && averageOf(read), text).toBe(mean)
        expect(read && writeDice(read)).toBe(text)
      }
    }
  })

  it('CI-218: four rows roll a point less than they say, and the setting puts them right', () => {
    const off = averageRows.filter(({ avg, mean }) => avg !== mean)
    expect(off.map(({ avg, dice, mean }) => [avg, dice, mean])).toEqual([
      [22.5, '5d8-1', 21.5],
      [23.5, '5d8', 22.5],
      [24.5, '5d8+1', 23.5],
      [25.5, '5d8+2', 24.5],
    ])
    for (const { avg } of averageRows) {
      const read = readDice(diceForAverage(avg, 'trueMeans') ?? '')
      expect(read && averageOf(read)).toBe(avg)
    }
    expect(diceForAverage(24.5)).toBe('5d8+1')
    expect(diceForAverage(7.5)).toBe('1d12+1')
  })

  it('CI-219: outside the table there are no dice', () => {
    expect([2, 26.5, 3.25].map((avg) => diceForAverage(avg))).toEqual([null, null, null])
    expect([2, 26.5].map((avg) => diceForAverage(avg, 'trueMeans'))).toEqual([null, null])
  })
})
