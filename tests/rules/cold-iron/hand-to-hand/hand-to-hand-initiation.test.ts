import { describe, expect, it } from 'vitest'
import { defenceAgainst } from '../../../../src/rules/cold-iron/attack/defence'
import {
  asInitiator,
  footingValue,
  keptOutBy,
  multipleToKeepOut,
  checkFooting,
  type SwingAtInitiator,
} from '../../../../src/rules/cold-iron/hand-to-hand/joining/keep-out'
import {
  joiningTackle,
  joiningTag,
  checkTag,
  tagDefence,
  tagValue,
} from '../../../../src/rules/cold-iron/hand-to-hand/joining/tag'
import {
  answersOf,
  checkTackle,
  tackleDefence,
  tackleValue,
  type Tackler,
} from '../../../../src/rules/cold-iron/hand-to-hand/joining/tackle'
import { addUp, rulesOf, wrestler, plainPosture } from '../wrestlers'
import { fighter, weapon } from '../table'

const dagger = weapon({ class: 'fencing', reach: 'short' })
const claw = weapon({ class: 'natural', reach: 'normal' })

describe('CI-155 an initiator defends himself', () => {
  const initiator = fighter('a', { d: 14, db: 6, dbL: -3, stD: -5 })
  const plain: SwingAtInitiator = {
    byTarget: true,
    weapon: weapon(),
    lastAttackTotal: null,
    aborted: false,
  }
  const against = (swing: Partial<SwingAtInitiator>, position: 1 | 2 | 3 | 4 = 1) => {
    const all = { ...plain, ...swing }
    const stance = { position, fullDefence: false, desperate: false }
    return defenceAgainst(asInitiator(initiator, all), 'H', all.weapon, stance).total
  }

  it('with Dodge and what a long weapon takes off, never with a parry', () => {
    expect(against({})).toBe(3)
    expect(asInitiator(initiator, plain).sheet.d).toBe(14)
  })

  it('with plain Dodge against a dagger, a natural weapon, or a guard given up (CI-027)', () => {
    expect(against({ weapon: dagger })).toBe(6)
    expect(against({ weapon: claw })).toBe(6)
    expect(against({ aborted: true })).toBe(6)
  })

  it('with plain Dodge against one whose last swing came to less than 0', () => {
    expect(against({ lastAttackTotal: -1 })).toBe(6)
    expect(against({ lastAttackTotal: 0 })).toBe(3)
  })

  it('against anyone else with Dodge, or Dodge - 4 in the third and fourth place', () => {
    const others = [1, 2, 3, 4] as const
    expect(others.map((place) => against({ byTarget: false }, place))).toEqual([6, 6, 2, 2])
  })
})

describe('CI-156 an initiator is kept out', () => {
  const sword = weapon()
  const hit = (multiple: number, more: object = {}) => ({
    multiple,
    weapon: sword,
    floored: false,
    ...more,
  })
  const man = fighter('a')

  it.each([
    [0, 3],
    [5, 4],
    [7, 5],
    [10, 5],
    [-1, 3],
    [-5, 2],
    [-10, 1],
    [-20, 1],
  ])('a size bonus of %i needs %i times', (bonus, needed) => {
    expect(multipleToKeepOut(bonus)).toBe(needed)
    const initiator = fighter('a', { sizHtH: bonus })
    expect(keptOutBy(initiator, hit(needed), false)).toBe('multiples')
    expect(keptOutBy(initiator, hit(needed - 1), false)).toBeNull()
  })

  it('by a stun always, by a dagger or a fencing weapon by nothing else', () => {
    expect(keptOutBy(man, hit(1, { floored: true }), false)).toBe('floored')
    for (const light of [
      dagger,
      weapon({ class: 'fencing' }),
      weapon({ class: 'sword', reach: 'short' }),
    ]) {
      expect(keptOutBy(man, hit(9, { weapon: light }), false)).toBeNull()
      expect(keptOutBy(man, hit(1, { weapon: light, floored: true }), false)).toBe('floored')
    }
    expect(keptOutBy(man, hit(3, { weapon: claw }), false)).toBe('multiples')
  })

  it('not when he was not hit, and never berserk', () => {
    expect(keptOutBy(man, null, false)).toBeNull()
    expect(keptOutBy(man, hit(9, { floored: true }), true)).toBeNull()
  })
})

describe('CI-157 an initiator who thinks better of it', () => {
  const nimble = fighter('a', { dex: 14, unarmedLevel: 2 })

  it('stays up with more than 20, with more than 25 when he was kept out', () => {
    const value = footingValue(nimble, false)
    expect([value.total, rulesOf(value)]).toEqual([16, ['CI-157', 'CI-157']])
    expect(checkFooting(value, false, '77')).toMatchObject({ falls: false })
    expect(checkFooting(value, false, '73')).toMatchObject({ falls: true })
    expect(rulesOf(checkFooting(value, false, '73').checked.net).at(-1)).toBe('CI-157')
    expect(checkFooting(value, true, '933')).toMatchObject({ falls: false })
    expect(checkFooting(value, true, '912')).toMatchObject({ falls: true })
  })

  it('feels his wounds, but not in desperation', () => {
    const hurt = fighter('a', { dex: 14 }, { damage: 11 })
    expect(footingValue(hurt, false).total).toBe(11)
    expect(footingValue(hurt, true).total).toBe(14)
  })
})

describe('CI-158 the tag', () => {
  const grabber = fighter('a', { hm: 5 })
  const value = (approach: object) => tagValue(grabber, approach, plainPosture)

  it('CI-097 is Hm + 6', () => {
    expect(value({}).total).toBe(11)
    expect(rulesOf(value({}))).toEqual(['CI-096', 'CI-097'])
    expect(tagValue(fighter('a'), {}, plainPosture).total).toBe(6)
    expect(tagValue(fighter('a', { hm: 5 }, { damage: 11 }), {}, plainPosture).total).toBe(8)
  })

  it('is 4 better from behind, 4 worse after a full move or having stood up', () => {
    expect(value({ behind: true }).total).toBe(15)
    expect(value({ fullMove: true }).total).toBe(7)
    expect(value({ standingUp: true }).total).toBe(7)
    const all = value({ behind: true, fullMove: true, standingUp: true })
    expect(all.total).toBe(7)
    expect(addUp(all)).toBe(7)
    expect(value({ behind: false }).terms).toHaveLength(2)
  })

  it('goes against Dodge, whatever the shield, with 4 more in full defence (CI-026)', () => {
    const target = fighter('b', { d: 20, db: 7, dbL: -3 })
    expect(tagDefence(target, false, plainPosture).total).toBe(7)
    expect(tagDefence(target, true, plainPosture).total).toBe(11)
    const swinging = { desperate: false, tactics: ['doubleSwing' as const] }
    expect(tagDefence(target, false, swinging).total).toBe(1)
    const guarding = { desperate: false, tactics: ['fullDefenceVsHtH' as const] }
    expect(tagDefence(target, true, guarding).total).toBe(11)
    expect(tagDefence(fighter('b', { stD: -4 }, { damage: 20 }), true, plainPosture).total).toBe(-4)
  })

  it('succeeds when it reaches the Dodge', () => {
    const against = tagDefence(fighter('b', { db: 14 }), false, plainPosture)
    expect(checkTag(value({}), against, '67')).toMatchObject({ grabs: true, falls: false })
    expect(checkTag(value({}), against, '66')).toMatchObject({ grabs: false, falls: false })
  })

  it('CI-163 of -10 or less in all makes him fall, whatever the Dodge', () => {
    const soft = tagDefence(fighter('b', { db: -5, stD: -30 }), false, plainPosture)
    const low = checkTag(value({}), soft, '00082')
    expect(low).toMatchObject({ checked: { total: -10 }, falls: true, grabs: false })
    expect(checkTag(value({}), soft, '0013').falls).toBe(false)
  })
})

describe('CI-159 the tackle', () => {
  const tackler = (id: string, htH: number, more: Partial<Tackler> = {}): Tackler => ({
    combatant: wrestler(id, htH),
    approach: {},
    kept: [],
    posture: plainPosture,
    ...more,
  })
  const adding = { settings: { multipleHtHMode: 'formula' as const } }

  it('is HtH against HtH', () => {
    const value = tackleValue([tackler('a', 9)], adding)
    const against = tackleDefence(wrestler('b', 12), [], plainPosture)
    expect(checkTackle(value, against, '67')).toMatchObject({ success: true, total: 12 })
    expect(checkTackle(value, against, '66').success).toBe(false)
  })

  it('is 4 better from behind, 4 worse having stood up; a full move does not matter', () => {
    const value = (approach: object) => tackleValue([tackler('a', 9, { approach })], adding)
    expect(value({ behind: true }).total).toBe(13)
    expect(value({ standingUp: true }).total).toBe(5)
    expect(value({ fullMove: true }).total).toBe(9)
    expect(rulesOf(value({ fullMove: true }))).toEqual(['CI-096'])
    expect(rulesOf(value({ behind: true }))).toEqual(['CI-096', 'CI-159'])
  })

  it('of several is their HtH together (CI-170), each as he comes', () => {
    const all = [
      tackler('a', 8, { approach: { behind: true } }),
      tackler('b', 8),
      tackler('c', 9, { kept: [{ item: 'sword' }] }),
    ]
    expect(tackleValue(all, adding)).toMatchObject({ total: 18 })
  })

  it.each([
    [[], 12],
    [['fullDefenceVsHtH'], 16],
    [['doubleSwing'], 9],
    [['doubleSwingLoose'], 6],
    [['tripleSwing'], 3],
    [['tripleSwingLoose'], -6],
  ] as const)('CI-137 a target of HtH 12 with %o holds %i', (tactics, held) => {
    const posture = { desperate: false, tactics }
    expect(tackleDefence(wrestler('b', 12), [], posture).total).toBe(held)
  })
})

describe('CI-160 and CI-161: what the tackled may still do', () => {
  it.each([
    ['ground', false, false, true, false],
    ['ground', true, false, false, false],
    ['ground', false, true, false, false],
    ['standing', false, false, true, true],
    ['standing', true, false, false, true],
    ['standing', false, true, false, false],
    ['knockDown', false, false, true, true],
    ['knockDown', true, false, false, false],
    ['knockDown', false, true, false, false],
  ] as const)(
    '%s, has attacked %s, full defence %s: attacks %s, pulls down %s',
    (manner, hasAttacked, fullDefence, attacks, pullsDown) => {
      expect(answersOf(manner, { hasAttacked, fullDefence })).toEqual({ attacks, pullsDown })
    },
  )
})

describe('CI-162 joining a grapple', () => {
  const joiner = wrestler('a', 3, { hm: 1 })

  it('needs a tag of 6 and HtH of 0 in all', () => {
    const tag = (roll: string) =>
      checkTag(tagValue(joiner, {}, plainPosture), joiningTag(), roll).grabs
    expect([tag('44'), tag('43')]).toEqual([true, false])
    const tackle = (roll: string) =>
      checkTackle(tackleDefence(joiner, [], plainPosture), joiningTackle(), roll).success
    expect([tackle('33'), tackle('32')]).toEqual([true, false])
    expect([rulesOf(joiningTag()), rulesOf(joiningTackle())]).toEqual([['CI-162'], ['CI-162']])
  })
})
