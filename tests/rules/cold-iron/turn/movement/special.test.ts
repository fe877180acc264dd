import { describe, expect, it } from 'vitest'
import { actionOf } from '../../../../../src/rules/cold-iron/actions/action-rows'
import { castingWith } from '../../../../../src/rules/cold-iron/actions/act'
import { tacticalTerms } from '../../../../../src/rules/cold-iron/actions/stacking'
import { conditionOf } from '../../../../../src/rules/cold-iron/body/condition'
import { FieldError } from '../../../../../src/rules/cold-iron/basics/field-error'
import { defaultSettings } from '../../../../../src/rules/cold-iron/settings'
import {
  berserkTraits,
  calming,
  mindSpellOn,
  refuseBerserker,
} from '../../../../../src/rules/cold-iron/special/berserk'
import {
  berserkFatigue,
  berserkReserveTurns,
  berserkState,
} from '../../../../../src/rules/cold-iron/special/berserk-body'
import { hitsAsMagic, weaponSave } from '../../../../../src/rules/cold-iron/special/champion'
import {
  collide,
  isCollision,
  leanedParry,
  mostShieldBonus,
  moveThroughModifiers,
  refuseShieldBonus,
  tripOutcome,
} from '../../../../../src/rules/cold-iron/special/move-through'
import { fighter } from '../../table'

const values = ({ terms }: { terms: { value: number }[] }) => terms.map(({ value }) => value)

describe('move-through', () => {
  it('CI-183: standing -4 and full, blocking +3 for both, and then they collide', () => {
    const sides = (choice: 'stand' | 'block') => {
      const { charger, defender } = moveThroughModifiers(choice)
      return [charger.total, defender.total]
    }
    expect(sides('stand')).toEqual([-4, 0])
    expect(sides('block')).toEqual([3, 3])
    expect(isCollision('block', true)).toBe(true)
    expect(isCollision('block', false)).toBe(false)
    expect(isCollision('stand', true)).toBe(false)
  })

  it('CI-184: 0 knocks aside, 7 throws down, -7 throws the charger down', () => {
    const at = (htH: number) => collide({ htH }, { htH: 10 }, '50')
    const read = (htH: number) => {
      const { aside, defenderFalls, chargerFalls } = at(htH)
      return [aside, defenderFalls, chargerFalls]
    }
    expect(read(10)).toEqual([true, false, false])
    expect(read(9)).toEqual([false, false, false])
    expect(read(16)).toEqual([true, false, false])
    expect(read(17)).toEqual([true, true, false])
    expect(read(4)).toEqual([false, false, false])
    expect(read(3)).toEqual([false, false, true])
  })

  it('CI-185: half a shield, rounded up, and the parry is that much worse', () => {
    expect([2, 3, 4, 5].map((D) => mostShieldBonus(D, true))).toEqual([1, 2, 2, 3])
    expect(mostShieldBonus(5, false)).toBe(0)
    expect(refuseShieldBonus(3, 5, true)).toBeNull()
    expect(refuseShieldBonus(4, 5, true)?.with).toEqual({ most: 3 })
    expect(refuseShieldBonus(-1, 5, true)).not.toBeNull()
    expect(refuseShieldBonus(1, 5, false)).not.toBeNull()
    expect([leanedParry(3).total, leanedParry(0).terms.length]).toEqual([-3, 0])
    const leaning = collide({ htH: 8, shieldBonus: 3 }, { htH: 10, shieldBonus: 2 }, '50')
    expect(values(leaning.net)).toEqual([8, 3, 0, -10, -2])
    expect(() => mostShieldBonus(-1, true)).toThrow(FieldError)
  })

  it('CI-186: the giant of HtH 17 comes to 7 with a roll of 35', () => {
    const { net, defenderFalls } = collide({ htH: 17 }, { htH: 7 }, '35')
    expect(net.total).toBe(7)
    expect(net.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [17, 'CI-184'],
      [-3, 'CI-007'],
      [-7, 'CI-184'],
    ])
    expect(defenderFalls).toBe(true)
  })

  it('CI-187: grab and tackle fell the runner; the grab alone lets him tackle', () => {
    expect([
      tripOutcome(-1, 5),
      tripOutcome(0, 0),
      tripOutcome(0, -1),
      tripOutcome(3, null),
    ]).toEqual(['nothing', 'runnerFalls', 'freeTackle', 'freeTackle'])
  })

  it('CI-188: what casting beside it costs stands in the table of actions', () => {
    const evade = actionOf('evade')
    expect(evade && castingWith(evade, 'open')).toEqual({ sr: -6, d: 2, dm: 2 })
    expect(actionOf('moveThrough')?.casting).toBeNull()
  })
})

describe('fighters of high level', () => {
  it('CI-189: from level 6 blows count as magic, missiles never', () => {
    expect([5, 6, 9].map((level) => hitsAsMagic(level, false))).toEqual([false, true, true])
    expect(hitsAsMagic(9, true)).toBe(false)
    expect(() => hitsAsMagic(-1, false)).toThrow(FieldError)
  })

  it('CI-190: a quarter, half, all of the save', () => {
    const saves = [5, 6, 7, 8, 12].map((level) => weaponSave(level, 10)?.total ?? null)
    expect(saves).toEqual([null, 3, 5, 10, 10])
    expect(weaponSave(6, 10)?.terms.map(({ value }) => value)).toEqual([10, -7])
    expect(weaponSave(8, 10)?.terms).toHaveLength(1)
    expect(weaponSave(6, 1)?.total).toBe(0)
    expect(() => weaponSave(6, 1.5)).toThrow(FieldError)
  })
})

describe('berserkers', () => {
  it('CI-192: +4 to hit and HtH, -1 to every defence, and blows do not stun', () => {
    const figures = ['hit', 'hth', 'hthDefence', 'hm', 'd', 'db', 'dm'] as const
    const changed = figures.map((figure) => tacticalTerms(figure, ['berserk'])[0]?.value ?? 0)
    expect(changed).toEqual([4, 4, 4, 0, -1, -1, -1])
    const hurt = tacticalTerms('hit', ['berserk', 'blinking', 'doubleBlinking'])
    expect(hurt.map(({ value }) => value)).toEqual([4])
    expect(Object.values(berserkTraits)).toEqual([false, false, false])
  })

  it('CI-194: no flight, delay, spells, missiles or mere defence', () => {
    const why = (intent: Parameters<typeof refuseBerserker>[0]) =>
      refuseBerserker(intent)?.key.split('.').at(-1) ?? null
    expect(why({ kind: 'attack' })).toBeNull()
    expect(why({ kind: 'handToHand' })).toBeNull()
    expect(why({ kind: 'move' })).toBeNull()
    expect(why({ kind: 'move', flees: true })).toBe('noFlight')
    expect(why({ kind: 'wait' })).toBe('noDelay')
    expect(why({ kind: 'spell' })).toBe('noSpells')
    expect(why({ kind: 'fullDefence' })).toBe('noFullDefence')
    expect(why({ kind: 'attack', missile: true })).toBe('noMissiles')
  })

  it('CI-194: comes out of it when all have fled, or may by Control Emotion', () => {
    const when = (fled: number, controlEmotion = false) => calming({ all: 3, fled, controlEmotion })
    expect([when(3), when(2), when(2, true), when(3, true)]).toEqual([
      'mayCalm',
      'fightsOn',
      'mayTrySpell',
      'mayCalm',
    ])
  })

  it('CI-195: 3 fatigue a turn, and collapse only beyond three times Pt', () => {
    expect([0, 1, 7].map((turns) => berserkFatigue(turns).total)).toEqual([0, 3, 21])
    const tired = (eighths: number) =>
      conditionOf(fighter('a', {}, { berserk: true, dailyFatigueEighths: eighths }))
    expect([tired(480), tired(481)]).toEqual(['unhurt', 'unconscious'])
    expect(() => berserkFatigue(-1)).toThrow(FieldError)
  })

  it.each([
    [20, 1, 'fighting'],
    [20, 0, 'safeReserve'],
    [20, -2, 'safeReserve'],
    [20, -3, 'magicReserve'],
    [20, -5, 'magicReserve'],
    [20, -6, 'dead'],
    [16, -2, 'safeReserve'],
    [16, -4, 'magicReserve'],
    [16, -5, 'dead'],
    [7, -1, 'magicReserve'],
    [7, -2, 'dead'],
  ])('CI-196: Pt %i with %i left is %s', (pt, current, state) => {
    expect(berserkState(pt, current)).toBe(state)
  })

  it('CI-196: the time to be tended is halved', () => {
    expect(berserkReserveTurns(defaultSettings)).toBe(360)
    expect(berserkReserveTurns({ reserveTurns: 5 })).toBe(2)
    expect(() => berserkState(0, 0)).toThrow(FieldError)
  })

  it('CI-197: fear and demoralize fail, the others wait', () => {
    const on = (done: boolean) =>
      ['Fear', 'DEMORALIZE', 'Entrancement', 'Paranoia', 'Light'].map((name) =>
        mindSpellOn(name, done),
      )
    expect(on(false)).toEqual(['none', 'none', 'delayed', 'delayed', 'full'])
    expect(on(true)).toEqual(['none', 'none', 'full', 'full', 'full'])
  })
})
