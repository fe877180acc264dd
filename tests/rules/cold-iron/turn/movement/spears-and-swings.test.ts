import { describe, expect, it } from 'vitest'
import type { TacticId } from '../../../../../src/rules/cold-iron/actions/tactical'
import { tacticalTerms } from '../../../../../src/rules/cold-iron/actions/stacking'
import {
  chargeDice,
  isCrampedSpear,
  refuseSecondRank,
  setSpearDice,
  type Charge,
} from '../../../../../src/rules/cold-iron/melee/spear'
import {
  isClosePacked,
  refuseSwings,
  swingPlaces,
} from '../../../../../src/rules/cold-iron/melee/swings'
import { diceOfMultiple } from '../../../../../src/rules/cold-iron/attack/weapon-dice'
import { facing, refusedTo } from '../../moves-table'
import { fighter, weapon } from '../../table'

describe('spears', () => {
  it('CI-133: strike from the second rank beside the gap, once a turn', () => {
    const thrust = { weaponClass: 'spear', besideGap: true, struckAt: 0 } as const
    const why = (change: object) =>
      refuseSecondRank({ ...thrust, ...change })
        ?.key.split('.')
        .at(-1)
    expect(refuseSecondRank(thrust)).toBeNull()
    expect(why({ weaponClass: 'sword' })).toBe('noSpear')
    expect(why({ besideGap: false })).toBe('notAtGap')
    expect(why({ struckAt: 1 })).toBe('oneThroughLine')
  })

  it('CI-134: a two-handed spear in a cramped place defends at -4', () => {
    const spear = weapon({ class: 'spear', hands: 2 })
    expect(isCrampedSpear(spear, true)).toBe(true)
    expect(isCrampedSpear(spear, false)).toBe(false)
    expect(isCrampedSpear({ ...spear, hands: 1 }, true)).toBe(false)
    expect(isCrampedSpear({ ...spear, class: 'staff' }, true)).toBe(false)
    expect(tacticalTerms('d', ['crampedSpear']).map(({ value }) => value)).toEqual([-4])
  })

  it('CI-135: a charge adds 1d6, on a horse 2d6', () => {
    const charge: Charge = {
      weaponClass: 'spear',
      hexesThisTurn: 6,
      movedLastTurn: 4,
      straight: true,
      maFull: 10,
      mounted: false,
    }
    const dice = (change: Partial<Charge>) => chargeDice({ ...charge, ...change }).total
    expect([dice({}), dice({ hexesThisTurn: 5 }), dice({ straight: false })]).toEqual([1, 0, 0])
    expect([dice({ mounted: true }), dice({ mounted: true, weaponClass: 'lance' })]).toEqual([2, 2])
    expect([dice({ weaponClass: 'lance' }), dice({ weaponClass: 'sword', mounted: true })]).toEqual(
      [0, 0],
    )
    expect(dice({ maFull: 0 })).toBe(0)
    expect(diceOfMultiple(weapon({ dice: '1d8' }), 2)).toEqual([
      { count: 1, sides: 8, plus: 0 },
      { count: 2, sides: 6, plus: 0 },
    ])
    expect(diceOfMultiple(weapon({ dice: '1d8' }), 0)).toHaveLength(1)
  })

  it('CI-136: a set spear adds 1d6 against a man, 2d6 against a horse', () => {
    const set = (attackerMounted: boolean, spearSet = true) =>
      setSpearDice('spear', { spearSet, attackerMounted }).total
    expect([set(false), set(true), set(true, false)]).toEqual([1, 2, 0])
    expect(setSpearDice('sword', { spearSet: true, attackerMounted: true }).total).toBe(0)
  })
})

describe('swings', () => {
  it('CI-137: penalties to hit, to defend, and against a tackle', () => {
    const figures = (id: TacticId) =>
      (['hit', 'd', 'db', 'dm', 'hthVsTackle', 'hth'] as const).map(
        (figure) => tacticalTerms(figure, [id])[0]?.value ?? 0,
      )
    expect(figures('fightNormally')).toEqual([0, 0, 0, 0, 0, 0])
    expect(figures('doubleSwing')).toEqual([-6, -6, -6, -6, -3, 0])
    expect(figures('doubleSwingLoose')).toEqual([-12, -12, -12, -12, -6, 0])
    expect(figures('tripleSwing')).toEqual([-18, -18, -18, -18, -9, 0])
    expect(figures('tripleSwingLoose')).toEqual([-36, -36, -36, -36, -18, 0])
  })

  it('CI-138: close packed are two in a hex, or who tries to grab', () => {
    const foe = (sharesHex: boolean, initiatesHtH: boolean) => ({
      id: 'x',
      sharesHex,
      initiatesHtH,
    })
    expect(isClosePacked([foe(true, false), foe(false, true)])).toBe(true)
    expect(isClosePacked([foe(true, false), foe(false, false)])).toBe(false)
    expect(isClosePacked([])).toBe(false)
  })

  it('CI-139: every target faces the primary defence', () => {
    const targets = ['x', 'y'].map((id) => ({ id, sharesHex: true, initiatesHtH: false }))
    expect([...swingPlaces(targets)]).toEqual([
      ['x', 1],
      ['y', 1],
    ])
  })

  it('CI-140: one to three', () => {
    expect([1, 2, 3].map(refuseSwings)).toEqual([null, null, null])
    for (const swings of [0, 4, 1.5]) expect(refuseSwings(swings)?.with).toEqual({ most: 3 })
  })
})

describe('CI-231 what is done beside an attack', () => {
  const table = facing([fighter('a'), fighter('b', {}, {}, 'foe')])
  const striking = (action: string) => {
    const movement = { way: 'walk' as const, hexes: 0, action }
    return refusedTo(table, 'a', { kind: 'attack', targetId: 'b', weapon: 0, movement })
  }
  const grabbing = (action: string) => {
    const movement = { way: 'walk' as const, hexes: 0, action }
    return refusedTo(table, 'a', { kind: 'handToHand', targetId: 'b', movement })
  }

  it.each(['evade', 'readyTwo', 'pickUp', 'crawl', 'mount', 'wakeUp'])(
    '%s leaves no attack, and no grab',
    (action) => {
      expect(striking(action)).toBe('coldIron.moves.refused.noAttacks')
      expect(grabbing(action)).toBe('coldIron.moves.refused.noAttacks')
    },
  )

  it('readying one weapon leaves it, at -6', () => {
    expect(striking('readyOne')).toBeNull()
    expect(striking('attack')).toBeNull()
  })
})
