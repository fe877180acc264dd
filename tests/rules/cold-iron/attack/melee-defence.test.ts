import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tacticIds, type TacticId } from '../../../../src/rules/cold-iron/actions/tactical'
import {
  boutOf,
  chanceToHit,
  judge,
  resolveAttack,
  type Situation,
} from '../../../../src/rules/cold-iron/turn/attacking/judge'
import { defenceAgainst } from '../../../../src/rules/cold-iron/attack/defence'
import { placesRoundLarge } from '../../../../src/rules/cold-iron/melee/dodge'
import { tagValue } from '../../../../src/rules/cold-iron/hand-to-hand/joining/tag'
import { grappleValue } from '../../../../src/rules/cold-iron/hand-to-hand/value'
import type { AttackType } from '../../../../src/rules/cold-iron/fight-model/attack'
import { findDuel } from '../../../../src/rules/cold-iron/turn/core/fight'
import { sum } from '../../../../src/shared/term'
import { attacksDeclared, fighter, gather, weapon } from '../table'

const fightOf = (attacker: object, defender: object, state: object = {}) =>
  attacksDeclared(gather(fighter('a', attacker), fighter('b', defender, state)), 'moving', [
    'a',
    'b',
  ]).context

function boutIn(attacker: object, defender: object, situation: Situation = {}) {
  const fight = fightOf(attacker, defender)
  const duel = findDuel(fight, '1.a')
  if (!duel) throw new Error('no duel')
  return { duel, bout: boutOf(fight, duel, situation) }
}

const defended = (defender: object, situation: Situation = {}, attacker: object = {}) =>
  boutIn(attacker, defender, situation).bout.defence

const told = ({ terms }: { terms: { value: number; rule: string }[] }) =>
  terms.map(({ value, rule }) => [value, rule])

describe('attack types', () => {
  it('CI-095: 0 hits and -1 misses', () => {
    const { duel, bout } = boutIn({ h: 11 }, { d: 14 })
    expect(judge(bout, duel, 3)).toMatchObject({ net: 0, verdict: 'hit', multiple: 1 })
    expect(judge(bout, duel, 2)).toMatchObject({ net: -1, verdict: 'miss', multiple: 0 })
  })

  it('CI-096: each attack is set against its defences', () => {
    const target = { d: 14, dw: 9, db: 4, dm: 12 }
    const met = (type: AttackType, attacker: object = {}, more: object = {}) => {
      const { bout } = boutIn(
        { h: 11, hs: 10, hw: 8, hm: 7, ...attacker },
        { ...target, ...more },
        { type },
      )
      return [bout.attack.total, bout.defence.total]
    }
    const bow = { weapons: [weapon({ missile: true })] }
    expect([met('H'), met('H', {}, { db: 15 })]).toEqual([
      [11, 14],
      [11, 15],
    ])
    expect(met('Hs')).toEqual([10, 4])
    expect([met('Hw'), met('Hw', {}, { db: 10 })]).toEqual([
      [8, 9],
      [8, 10],
    ])
    expect([met('Hm', bow), met('Hm', bow, { parryMode: 'weapon' })]).toEqual([
      [7, 12],
      [7, 4],
    ])
  })

  it('CI-097: a grab is the missile attack and 6', () => {
    const grab = (hm: object) => tagValue(fighter('a', hm), {}, { desperate: false, tactics: [] })
    expect(grab({ hm: 5 }).total).toBe(11)
    expect(told(grab({}))).toContainEqual([6, 'CI-097'])
  })

  it('CI-098: the game master may choose the type', () => {
    const giant = { h: 20, hs: 12, hw: 13 }
    const target = { d: 14, db: 8, dw: 5 }
    expect(boutIn(giant, target).bout.type).toBe('Hw')
    const { bout } = boutIn(giant, target, { type: 'Hs' })
    expect(bout).toMatchObject({ type: 'Hs', attack: { total: 12 }, defence: { total: 8 } })
  })

  it('CI-098: takes the margin of the formula, whatever the figures', () => {
    const figure = fc.integer({ min: -10, max: 30 })
    fc.assert(
      fc.property(figure, figure, figure, figure, figure, figure, (h, hs, hw, d, db, dw) => {
        const low = { stD: -60 }
        const { bout } = boutIn({ h, hs, hw }, { d, db, dw, ...low })
        const expected = Math.max(Math.min(h - Math.max(d, db), hs - db), hw - Math.max(dw, db))
        expect(bout.attack.total - bout.defence.total).toBe(expected)
      }),
      { numRuns: 60 },
    )
  })
})

describe('defences', () => {
  it('CI-099: dodge is used when it is better, with what the place takes off it', () => {
    expect(defended({ d: 6, db: 9 })).toMatchObject({ total: 9, means: 'dodge' })
    expect(defended({ d: 9, db: 9 })).toMatchObject({ total: 9, means: 'parry' })
  })

  it('CI-100: one who does not move has StD, and SizHtH hand to hand', () => {
    const asleep = fighter('b', { htH: 9, sizHtH: 2 }, { asleep: true })
    const plain = { desperate: false, tactics: [] }
    expect(grappleValue(asleep, [], plain, 'hthDefence').total).toBe(2)
    const still = defended({ stD: -7 }, { defender: ['stationary', 'height'] })
    expect(still).toMatchObject({ total: -7, means: 'stillness' })
    expect(told(still)).toEqual([[-7, 'CI-100']])
  })

  it('CI-101: height adds 2 to parry and dodge, not to a shield against missiles', () => {
    const above: Situation = { defender: ['height'] }
    expect(told(defended({}, above))).toEqual([
      [14, 'CI-104'],
      [2, 'CI-101'],
    ])
    expect(defended({ parryMode: 'none', db: 4 }, above).total).toBe(6)
    const bow = { hm: 5, weapons: [weapon({ missile: true })] }
    expect(defended({ dm: 10, db: 4 }, above, bow).total).toBe(10)
    expect(defended({ dm: 10, db: 9 }, above, bow)).toMatchObject({ total: 11, means: 'dodge' })
  })

  it('CI-102: who is surprised on the move has Dodge - 4 against everything', () => {
    const surprised: Situation = { defender: ['surprisedMoving'] }
    expect(told(defended({ d: 14, db: 5 }, surprised))).toEqual([
      [5, 'CI-099'],
      [-4, 'CI-102'],
    ])
    const bow = { hm: 5, weapons: [weapon({ missile: true })] }
    expect(defended({ dm: 14, db: 5 }, surprised, bow).total).toBe(1)
  })

  it('CI-102: and never -4 twice, for crowding is of the same group', () => {
    const stance = { fullDefence: false, desperate: false, tactics: ['surprisedMoving'] as const }
    const last = defenceAgainst(fighter('b', { db: 5 }), 'H', weapon(), { ...stance, position: 4 })
    expect(told(last)).toEqual([
      [5, 'CI-099'],
      [-4, 'CI-104'],
    ])
  })

  it('CI-105: an attack that cannot be parried is dodged', () => {
    expect(defended({ d: 14, db: 5 }, { dodgeOnly: true })).toMatchObject({
      total: 5,
      means: 'dodge',
    })
  })

  it('CI-108: a large creature dodges freely before it and at -4 behind', () => {
    const horse = { large: true, parryMode: 'none', db: 6 }
    expect(defended(horse, { side: 'front' }).total).toBe(6)
    expect(defended(horse, { side: 'behind' }).total).toBe(2)
    expect(defended({ ...horse, large: false }, { side: 'behind' }).total).toBe(6)
    expect(defended({ ...horse, parryMode: 'shield', d: 4 }, { side: 'behind' }).total).toBe(6)
    const third = { position: 4, fullDefence: false, desperate: false, side: 'front' } as const
    expect(defenceAgainst(fighter('b', horse), 'H', weapon(), third).total).toBe(6)
    expect(placesRoundLarge(false)).toEqual({ front: 3, behind: 3 })
    expect(placesRoundLarge(true)).toEqual({ front: 2, behind: 2 })
  })

  it('CI-235: starting hand-to-hand leaves Dodge with DbL, or without when unhindered', () => {
    const grappler = { d: 14, db: 5, dbL: -3 }
    expect(told(defended(grappler, { defender: ['initiateHtH'] }))).toEqual([
      [5, 'CI-099'],
      [-3, 'CI-104'],
    ])
    expect(told(defended(grappler, { defender: ['initiateHtHUnhindered'] }))).toEqual([
      [5, 'CI-099'],
    ])
    const bare = { ...grappler, parryMode: 'none' }
    expect(defended(bare, { defender: ['initiateHtH'] }).total).toBe(2)
  })

  it('CI-237: no combination of tactics takes a defence below StD', () => {
    fc.assert(
      fc.property(fc.subarray([...tacticIds]), fc.constantFrom('H', 'Hs', 'Hm'), (ids, type) => {
        const stance = { position: 4, fullDefence: false, desperate: false, tactics: ids } as const
        const body = fighter('b', { d: 3, db: 2, dm: 3, stD: -4 })
        const { total, terms } = defenceAgainst(body, type, weapon(), stance)
        expect(total).toBeGreaterThanOrEqual(-4)
        expect(terms.reduce((all, { value }) => all + value, 0)).toBe(total)
      }),
    )
  })
})

describe('berserk and hurried fumbles', () => {
  const fury: readonly TacticId[] = ['berserk']

  it('CI-131: base 10 and a chance of -12 come to +2 and fumble at -6', () => {
    const { duel, bout } = boutIn({ h: 10 }, {}, { attacker: fury })
    expect(bout.attack.total - 12).toBe(2)
    expect(told({ terms: bout.fumble })).toEqual([[-8, 'CI-131']])
    expect(judge(bout, duel, -12)).toMatchObject({ total: 2, verdict: 'fumble' })
    const { fumbleTerms } = resolveAttack(bout, duel, '039', true)
    expect(sum(fumbleTerms ?? []).total).toBe(-6)
    expect(judge(bout, duel, -11).verdict).toBe('fumble')
    expect(judge(bout, duel, -10).verdict).toBe('miss')
  })

  it('CI-155: a swing is bad by what the attack came to, and not by the sum of a fumble', () => {
    const { duel, bout } = boutIn({ h: 10 }, {}, { attacker: fury })
    expect(judge(bout, duel, -12).fumbles).toEqual(['failsOutright', 'dodgeOnlyNextTurn'])
    expect(judge(bout, duel, -14)).toMatchObject({ total: 0 })
    expect(judge(bout, duel, -14).fumbles).not.toContain('openToGrabs')
    expect(judge(bout, duel, -15).fumbles).toContain('openToGrabs')
  })

  it('CI-193: the +4 is lost on one who dodges, and the fumble counts -4 all the same', () => {
    const { bout } = boutIn({ h: 10 }, { parryMode: 'none', db: 4 }, { attacker: fury })
    expect(bout.attack.total).toBe(10)
    expect(told({ terms: bout.fumble })).toEqual([[-4, 'CI-131']])
    expect(boutIn({ h: 10 }, {}, { attacker: fury }).bout.attack.total).toBe(14)
  })

  it('CI-132: a hurried shot counts its penalty for the fumble alone', () => {
    const archer = { hm: 8, weapons: [weapon({ missile: true })] }
    const { duel, bout } = boutIn(archer, { dm: -9, db: -9, stD: -9 }, { fumblePenalty: -4 })
    expect(bout.attack.total).toBe(8)
    expect(told({ terms: bout.fumble })).toEqual([[-4, 'CI-132']])
    expect(judge(bout, duel, -9)).toMatchObject({ total: -1, net: 8, verdict: 'fumble' })
    expect(judge(bout, duel, -8)).toMatchObject({ total: 0, verdict: 'hit' })
    expect(chanceToHit(bout, duel.attack)).toBe(-8)
    expect(boutIn(archer, {}).bout.fumble).toEqual([])
  })

  it('CI-129: situational modifiers are part of what fumbles', () => {
    const { duel, bout } = boutIn({ h: 11 }, {}, { attacker: ['doubleSwing'] })
    expect(bout.attack.total).toBe(5)
    expect(judge(bout, duel, -10).verdict).toBe('fumble')
    expect(judge(bout, duel, -9).verdict).toBe('miss')
  })
})
