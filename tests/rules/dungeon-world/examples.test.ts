import { describe, expect, it } from 'vitest'
import { endOfSession } from '../../../src/rules/dungeon-world/advance/experience'
import { levelUp } from '../../../src/rules/dungeon-world/advance/level-up'
import { aid } from '../../../src/rules/dungeon-world/aid'
import { makeCamp } from '../../../src/rules/dungeon-world/body/camp'
import { encumbrance } from '../../../src/rules/dungeon-world/body/encumbrance'
import { damage } from '../../../src/rules/dungeon-world/damage'
import { defendSpend } from '../../../src/rules/dungeon-world/defend'
import { readMove } from '../../../src/rules/dungeon-world/moves/table'
import { modifier, roll } from '../../../src/rules/dungeon-world/roll'
import { carouse } from '../../../src/rules/dungeon-world/town/carouse'
import { recruit } from '../../../src/rules/dungeon-world/town/recruit'
import { journey } from '../../../src/rules/dungeon-world/travel/journey'

/** The worked examples of the sheet: every field of each answer, and nothing besides. */
describe('the worked examples', () => {
  it('DW-EX-01 DW-001 DW-002: modifiers add up to a 7-9', () => {
    expect(roll({ dice: [3, 4], modifier: 1, forward: 1, ongoing: -1 })).toEqual({
      ...{ total: 8, band: '7-9', xp: 0 },
    })
  })

  it('DW-EX-02 DW-003: a score of 15 with its debility adds nothing', () => {
    expect(modifier({ score: 15, debility: true })).toEqual({ modifier: 0 })
  })

  it('DW-EX-03 DW-020: Defend on 7 holds 1', () => {
    expect(readMove({ move: 'defend', dice: [3, 3], modifier: 1 })).toEqual({
      ...{ total: 7, band: '7-9', xp: 0, hold: 1 },
    })
  })

  it('DW-EX-04 DW-029 DW-030: Discern Realities on 10', () => {
    expect(readMove({ move: 'discernRealities', dice: [5, 4], modifier: 1 })).toEqual({
      ...{ total: 10, band: '10+', xp: 0, questions: 3, forward: 1 },
    })
  })

  it('DW-EX-05 DW-013: damage never falls below nothing', () => {
    expect(damage({ base: 4, minusDie: 6 })).toEqual({ damage: 0 })
  })

  it('DW-EX-06 DW-008: the extra die, less armour', () => {
    expect(damage({ base: 7, plusDie: 3, armor: 2 })).toEqual({ damage: 8 })
  })

  it('DW-EX-07 DW-021: redirect, halve and strike back', () => {
    expect(
      defendSpend({
        ...{ hold: 3, level: 3, incoming: 9, aimedAt: 'ward', spends: ['a', 'b', 'd'] },
        ...{ selfArmor: 1, wardArmor: 0 },
      }),
    ).toEqual({
      ...{ allowed: true, holdLeft: 0, toSelf: 3, toWard: 0, toAttacker: 3, allyForward: 0 },
    })
  })

  it('DW-EX-08 DW-040: a helper on 8 lifts a 9 to a 10 and is exposed', () => {
    expect(aid({ dice: [4, 3], bonds: 1, choice: 1, otherTotal: 9 })).toEqual({
      ...{ allowed: true, total: 8, band: '7-9', otherTotal: 10, otherBand: '10+' },
      ...{ exposed: true, xp: 0 },
    })
  })

  it('DW-EX-09 DW-049: 11 on a load of 9 burdens', () => {
    expect(encumbrance({ load: 9, weight: 11 })).toEqual({
      ...{ tier: 'burdened', modifier: -1, autoFail: false, weightAfter: 11 },
    })
  })

  it('DW-EX-10 DW-051 DW-053: a camp with own food', () => {
    expect(makeCamp({ hp: 6, maxHp: 21, rations: 2, ownFood: true, slept: true })).toEqual({
      ...{ hp: 16, rations: 1, flag: null },
    })
  })

  it('DW-EX-11 DW-061 DW-062 DW-063: a journey', () => {
    const totals = { trailblazer: 8, scout: 7, quartermaster: 11 }
    expect(journey({ totals, rationsRequired: 5 })).toEqual({
      bands: { trailblazer: '7-9', scout: '7-9', quartermaster: '10+' },
      ...{ rationsRequired: 4, faster: false, surprise: 'none', gmMoves: [] },
    })
  })

  it('DW-EX-12 DW-066 DW-067: a party for 300 coins', () => {
    expect(carouse({ coins: 300, dice: [3, 4] })).toEqual({
      ...{ allowed: true, bonus: 2, total: 9, band: '7-9', choices: 1, outOfHand: false },
    })
  })

  it('DW-EX-13 DW-074 DW-075: hiring on 10 and taking nobody', () => {
    const offers = { pay: true, goal: false, share: true, reputation: false }
    expect(recruit({ offers, dice: [4, 4], turnAway: true })).toEqual({
      ...{ bonus: 2, total: 10, band: '10+', nextForward: 0, xp: 0 },
    })
  })

  it('DW-EX-14 DW-085 DW-086 DW-087: a session for 3 XP', () => {
    expect(
      endOfSession({ xp: 4, bondAgreed: true, alignment: false, answers: [true, false, true] }),
    ).toEqual({ gained: 3, xp: 7 })
  })

  it('DW-EX-15 DW-089 DW-090 DW-093: level 3 to 4 by CON', () => {
    expect(
      levelUp({
        ...{ level: 3, xp: 11, downtime: true, scores: { str: 16, con: 12 }, hp: 14, maxHp: 20 },
        ...{ wizard: false, raise: 'con' },
      }),
    ).toEqual({
      ...{ allowed: true, level: 4, xp: 1, scores: { str: 16, con: 13 }, hp: 15, maxHp: 21 },
      newSpells: 0,
    })
  })
})
