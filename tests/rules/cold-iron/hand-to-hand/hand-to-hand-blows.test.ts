import { describe, expect, it } from 'vitest'
import { strike } from '../../../../src/rules/cold-iron/attack/damage'
import { adjustmentsFrom } from '../../../../src/rules/cold-iron/hand-to-hand/adjustments'
import { candidatesOf, pickByDie } from '../../../../src/rules/cold-iron/hand-to-hand/joining/aim'
import {
  attackInGrapple,
  guardInGrapple,
  multipleInGrapple,
} from '../../../../src/rules/cold-iron/hand-to-hand/joining/assault'
import { drawInGrapple } from '../../../../src/rules/cold-iron/hand-to-hand/holding/draw'
import {
  friendsInGrapple,
  hitsFriend,
  multipleAstray,
} from '../../../../src/rules/cold-iron/hand-to-hand/joining/friend-hit'
import {
  bareHands,
  inGrapple,
  isAtHand,
} from '../../../../src/rules/cold-iron/hand-to-hand/holding/grip'
import { joinGrapple, withSide } from '../../../../src/rules/cold-iron/hand-to-hand/membership'
import {
  coveredOnGround,
  helpersParry,
} from '../../../../src/rules/cold-iron/hand-to-hand/parry-for'
import { memberIn } from '../../../../src/rules/cold-iron/hand-to-hand/grapple'
import { resistance } from '../../../../src/rules/cold-iron/hand-to-hand/scene'
import {
  defenceInGrapple,
  sizeBonus,
  strengthBonus,
} from '../../../../src/rules/cold-iron/hand-to-hand/joining/swing-in'
import { weaponDiceText } from '../../../../src/rules/cold-iron/attack/weapon-dice'
import { Refusal } from '../../../../src/shared/reply'
import { addUp, grappleOf, rulesOf, sceneOf, wrestler } from '../wrestlers'
import { fighter, weapon } from '../table'

const people = [wrestler('a', 12), wrestler('b', 8), wrestler('x', 10), wrestler('y', 4)]
const scene = sceneOf(people)
const anyone = { at: 'anyone' } as const

describe('CI-165 an attack in a grapple', () => {
  const grapple = grappleOf(['a'], ['x'])
  const assault = { side: 'a' as const, who: ['a'], aim: anyone }

  it('is HtH against HtH, and hits when it reaches it', () => {
    const hit = attackInGrapple(scene, grapple, assault, '38')
    expect(hit.struck).toMatchObject({ hits: 'foe', candidates: ['x'], frees: false })
    expect(hit.struck.checked).toMatchObject({ total: 10, net: { total: 0 } })
    expect(attackInGrapple(scene, grapple, assault, '37').struck).toMatchObject({
      hits: 'nobody',
      candidates: [],
    })
    expect(memberIn(hit.grapple, 'a')?.deed).toBe('done')
    expect(memberIn(hit.grapple, 'x')?.deed).toBe('none')
  })

  it('is made together, and breaks off a pin (CI-170, CI-173)', () => {
    const both = withSide(grappleOf(['a', 'b'], ['x']), 'a', { pin: { targetId: 'x', count: 2 } })
    const { struck, grapple: after } = attackInGrapple(
      scene,
      both,
      { ...assault, who: ['a', 'b'] },
      '50',
    )
    expect(struck.checked.total).toBe(16)
    expect(after.sides.a.pin).toBeNull()
    expect(after.sides.a.members.map(({ deed }) => deed)).toEqual(['done', 'done'])
  })

  it('meets 4 more when the other side takes full defence, declared or in the grapple', () => {
    expect(resistance(scene, grapple, 'b').total).toBe(10)
    const guarded = guardInGrapple(grapple, ['x'])
    expect(memberIn(guarded, 'x')?.deed).toBe('guard')
    expect(resistance(scene, guarded, 'b').total).toBe(14)
    const declared = sceneOf(people, { x: { tactics: ['fullDefenceVsHtH'] } })
    expect(resistance(declared, grapple, 'b').total).toBe(14)
    expect(resistance(declared, guarded, 'b').total).toBe(14)
  })

  it('counts the senseless only where nobody else is left (CI-167)', () => {
    const down = { damage: 20 }
    const half = sceneOf([
      wrestler('a', 12),
      wrestler('x', 10),
      wrestler('y', 9, { sizHtH: 5 }, down),
    ])
    expect(resistance(half, grappleOf(['a'], ['x', 'y']), 'b').total).toBe(10)
    const all = sceneOf([wrestler('a', 12), wrestler('x', 10, { sizHtH: 2 }, down)])
    expect(resistance(all, grapple, 'b').total).toBe(2)
  })

  it('CI-177 lets the other side leave when it comes to less than 0', () => {
    expect(attackInGrapple(scene, grapple, assault, '025').struck.frees).toBe(true)
    expect(attackInGrapple(scene, grapple, assault, '025').grapple.free).toBe('b')
    const nought = attackInGrapple(scene, grapple, assault, '036')
    expect(nought.struck.checked.total).toBe(0)
    expect([nought.struck.frees, nought.grapple.free]).toEqual([false, null])
    const open = { ...grapple, free: 'a' as const }
    expect(attackInGrapple(scene, open, assault, '025').grapple.free).toBe('a')
  })
})

describe('CI-168 whom it hits', () => {
  const grapple = grappleOf(['a'], ['x', 'y'])
  const totalOf = (aim: Parameters<typeof candidatesOf>[0], foes = grapple) =>
    attackInGrapple(scene, foes, { side: 'a', who: ['a'], aim }, '50').struck.checked.total

  it('costs 4 to mean one of several, 2 to leave one out, and nothing against one alone', () => {
    expect(totalOf(anyone)).toBe(12)
    expect(totalOf({ at: 'one', id: 'x' })).toBe(8)
    expect(totalOf({ at: 'allBut', id: 'x' })).toBe(10)
    expect(totalOf({ at: 'one', id: 'x' }, grappleOf(['a'], ['x']))).toBe(12)
  })

  it('is for dice to say among several', () => {
    expect(candidatesOf(anyone, ['x', 'y'])).toEqual(['x', 'y'])
    expect(candidatesOf({ at: 'one', id: 'y' }, ['x', 'y'])).toEqual(['y'])
    expect(candidatesOf({ at: 'allBut', id: 'y' }, ['x', 'y'])).toEqual(['x'])
    expect([pickByDie(['x', 'y'], 1), pickByDie(['x', 'y'], 2)]).toEqual(['x', 'y'])
    for (const die of [0, 3, 1.5]) expect(() => pickByDie(['x', 'y'], die)).toThrow(Refusal)
  })
})

describe('CI-162 arrivals', () => {
  const old = grappleOf(['a'], ['x'])
  const grapple = joinGrapple(old, 'a', { id: 'b', kept: [], inHand: null }, 2)

  it('hit one of their own below 0, when they attack by themselves', () => {
    const alone = { side: 'a' as const, who: ['b'], aim: anyone }
    expect(attackInGrapple(scene, grapple, alone, '088').struck).toMatchObject({
      hits: 'friend',
      candidates: ['a'],
      checked: { total: -1 },
    })
    expect(attackInGrapple(scene, grapple, alone, '12').struck.hits).toBe('nobody')
    const together = { ...alone, who: ['a', 'b'] }
    expect(attackInGrapple(scene, grapple, together, '0082').struck).toMatchObject({
      hits: 'nobody',
      frees: false,
    })
    expect(attackInGrapple(scene, grapple, together, '0054').struck).toMatchObject({
      hits: 'nobody',
      frees: true,
    })
  })
})

describe('CI-166 weapons in a grapple', () => {
  const { sheet } = fighter('a')
  const dagger = weapon({
    name: 'Dagger',
    class: 'fencing',
    reach: 'short',
    crit: 'blunt',
    dice: '1d4',
  })

  it('a dagger or short sword does 1d12 with its bonus, sharp', () => {
    expect(inGrapple(dagger, sheet)).toMatchObject({ dice: '1d12', crit: 'sharp' })
    expect(weaponDiceText(inGrapple({ ...dagger, bonus: 1 }, sheet))).toBe('1d12+1')
    expect(inGrapple(weapon({ reach: 'short' }), sheet).dice).toBe('1d12')
    expect(inGrapple(weapon(), sheet).dice).toBe('1d6')
  })

  it('CI-122 bare hands are fatigue, blunt, and sharp from the fourth level', () => {
    expect(bareHands(0, 3)).toMatchObject({ dice: '1d3', crit: 'blunt', fatigue: true })
    expect(bareHands(5, 4)).toMatchObject({ dice: '1d8', crit: 'sharp' })
    expect([bareHands(9, 0)?.dice, bareHands(20, 0)?.dice]).toEqual(['2d6', '2d6'])
    expect([bareHands(-4, 0)?.dice, bareHands(-8, 0)]).toEqual(['1d2-1', null])
    const hands = bareHands(0, 0) ?? weapon()
    expect(strike(fighter('x'), hands, [[3]])).toMatchObject({ fatigue: 3, wounds: 0 })
  })

  it('blunt and sharp count their multiples from the margin and the armour', () => {
    const target = fighter('x', { armor: { T: 6, C: 2 } })
    const checked = (net: number) => ({ chance: 0, net })
    const hands = bareHands(0, 0) ?? weapon()
    expect([6, 7, 12, 13].map((net) => multipleInGrapple(checked(net), hands, target))).toEqual([
      1, 2, 2, 3,
    ])
    expect(
      [6, 7, 10, 11].map((net) =>
        multipleInGrapple(checked(net), inGrapple(dagger, sheet), target),
      ),
    ).toEqual([1, 2, 2, 3])
  })

  it('are at hand when natural, drawn, or held on to', () => {
    const claw = weapon({ class: 'natural' })
    const bow = weapon({ class: 'bow', missile: true })
    const armed = fighter('a', { weapons: [dagger, weapon(), claw, bow] })
    const at = (index: number, inHand: number | null, kept: 'sword' | 'dagger' | 'other' | null) =>
      isAtHand(armed, index, { inHand, kept: kept ? [{ item: kept }] : [] })
    expect([at(0, null, null), at(0, 0, null), at(0, null, 'dagger')]).toEqual([false, true, false])
    expect([at(1, null, null), at(1, null, 'sword')]).toEqual([false, true])
    expect([at(2, null, null), at(3, 3, 'other'), at(9, null, null)]).toEqual([true, false, false])
  })

  it('drawing one takes an HtH roll instead of an attack', () => {
    const grapple = grappleOf(['a'], ['x'])
    const drawing = { side: 'a' as const, who: 'a', weapon: 0 }
    const drawn = drawInGrapple(scene, grapple, drawing, '38')
    expect(drawn.checked.success).toBe(true)
    expect(memberIn(drawn.grapple, 'a')).toMatchObject({ inHand: 0, deed: 'done' })
    expect(memberIn(drawInGrapple(scene, grapple, drawing, '37').grapple, 'a')).toMatchObject({
      inHand: null,
      deed: 'done',
    })
  })
})

describe('CI-178 struck at from outside', () => {
  const charts = adjustmentsFrom()
  const rule = { bonus2Rule: 'adjOfDifference' as const }
  const even = { size: 10, htH: 10 }
  const defence = (
    sheet: object,
    own = even,
    other = even,
    state: object = {},
    desperate = false,
  ) => {
    const value = defenceInGrapple(fighter('x', sheet, state), own, other, charts, rule, desperate)
    expect(addUp(value)).toBe(value.total)
    return value
  }

  it('has half of Dodge without size, and 6 at least', () => {
    expect(defence({ db: 20 }).total).toBe(10)
    expect(defence({ db: 15 }).total).toBe(8)
    expect(defence({ db: 15, sizD: -1 }).total).toBe(8)
    expect(defence({ db: 18, sizD: 3 }).total).toBe(8)
    expect(defence({ db: 12 })).toMatchObject({ total: 6, terms: [{ rule: 'CI-178' }] })
    expect(defence({ db: 4 }).terms.map(({ value }) => value)).toEqual([2, 4])
  })

  it('CI-179 is better for the smaller side and worse for the larger', () => {
    expect(sizeBonus(10, 40, charts)).toBe(4)
    expect(sizeBonus(40, 10, charts)).toBe(-4)
    expect(sizeBonus(10, 10, charts)).toBe(0)
    expect(defence({ db: 20 }, { size: 10, htH: 10 }, { size: 40, htH: 10 }).total).toBe(14)
    expect(defence({ db: 20 }, { size: 40, htH: 10 }, { size: 10, htH: 10 }).total).toBe(6)
  })

  it('CI-180 is better for a side 12 HtH stronger, and half of that worse for the weaker', () => {
    const bonus = (own: number, other: number) => strengthBonus(own, other, charts, rule)
    expect([bonus(21, 10), bonus(22, 10), bonus(10, 22), bonus(10, 21)]).toEqual([0, 1, -1, 0])
    expect([bonus(30, 10), bonus(10, 30)]).toEqual([5, -3])
    const other = { bonus2Rule: 'differenceOfAdj' as const }
    expect(strengthBonus(30, 10, charts, other)).toBe(8)
    expect(strengthBonus(10, 30, charts, other)).toBe(-4)
    expect(strengthBonus(11, 0, charts, other)).toBe(0)
    expect(strengthBonus(12, 0, charts, other)).toBe(9)
    expect(defence({ db: 20 }, { size: 10, htH: 30 }, even).total).toBe(15)
    expect(rulesOf(defence({ db: 20 }, { size: 10, htH: 30 }, even))).toEqual(['CI-178', 'CI-180'])
  })

  it('feels stun and wounds, and never falls below standing still', () => {
    expect(defence({ db: 20 }, even, even, { stunnedUntil: { turn: 2, step: 11 } }).total).toBe(6)
    expect(defence({ db: 20 }, even, even, { damage: 11 }).total).toBe(7)
    expect(defence({ db: 20 }, even, even, { damage: 11 }, true).total).toBe(10)
    expect(defence({ db: 20, stD: 12 }).total).toBe(12)
    expect(defence({ db: 20, stD: -3 }, even, even, { damage: 20 }).total).toBe(-3)
  })
})

describe('CI-181 hitting a friend', () => {
  it('happens at 0 and below, before any defence', () => {
    expect([hitsFriend(1), hitsFriend(0), hitsFriend(-3)]).toEqual([false, true, true])
  })

  it('may hit everyone who was not meant', () => {
    expect(friendsInGrapple(anyone, ['a'], ['x', 'y'])).toEqual(['a'])
    expect(friendsInGrapple({ at: 'one', id: 'x' }, ['a'], ['x', 'y'])).toEqual(['a', 'y'])
    expect(friendsInGrapple({ at: 'allBut', id: 'x' }, ['a'], ['x', 'y'])).toEqual(['a', 'x'])
  })

  it('CI-126 counts its multiples by a new roll, protection on every step', () => {
    const clad = fighter('a', { armor: { T: 6, C: 2 } })
    const rolls = ['73', '77', '85', '84']
    expect(rolls.map((roll) => multipleAstray(clad, roll))).toEqual([1, 2, 3, 2])
    expect(multipleAstray(fighter('a'), '67')).toBe(2)
    expect(multipleAstray(fighter('a'), '66')).toBe(1)
  })
})

describe('CI-182 parrying for others', () => {
  it('is a third of each helper’s parry, and 2 more of one who does nothing else', () => {
    const helper = (d: number, onlyDefends = false) => ({ name: 'Ann', d, onlyDefends })
    expect(helpersParry([helper(14)]).total).toBe(5)
    expect(helpersParry([helper(13)]).total).toBe(4)
    expect(helpersParry([helper(13, true)]).total).toBe(6)
    expect(helpersParry([helper(14), helper(13, true)]).total).toBe(11)
    expect(helpersParry([]).total).toBe(0)
    expect(helpersParry([helper(14)]).terms[0]?.label.with).toEqual({ who: 'Ann' })
    expect(coveredOnGround(12, [helper(14)])).toMatchObject({ total: 13 })
    expect(rulesOf(coveredOnGround(12, [helper(14)]))).toEqual(['CI-182', 'CI-182', 'CI-182'])
  })
})
