import { describe, expect, it } from 'vitest'
import { sessionEnd } from '../../../src/rules/dungeon-world/session-end/session-end'
import type { HeldModifier } from '../../../src/rules/moves/modifiers'
import { changesOf } from './acts'
import { travel } from './journey'
import { character, made, notes, npc, owed, told } from './moves/play'

const waiting = (
  id: string,
  value: number,
  kind: HeldModifier['kind'] = 'forward',
): HeldModifier => ({
  ...{ id, value, kind, scope: 'anyRoll', rule: 'DW-039', until: 'nextMove' },
  text: { key: 'modifier.own' },
})

/** The worked examples of the sheet, played. */
describe('the worked examples', () => {
  it('DW-EX-01 DW-001 DW-002 DW-004: what is forward and ongoing adds up to a 7-9', () => {
    const modifiers = [
      { ...waiting('a', 1), rule: 'DW-004' },
      { ...waiting('b', -1, 'ongoing'), rule: 'DW-004' },
    ]
    const actor = { scores: { int: 13 } }
    const run = made('spoutLore', { dice: [3, 4] }, { actor, modifiers })
    expect(run.reading.sum.terms.map(({ value }) => value)).toEqual([7, 1, 1, -1])
    expect(run.reading).toMatchObject({ band: '7-9', sum: { total: 8 } })
    expect(told(run)).toEqual([])
  })

  it('DW-EX-02 DW-003 DW-065: a score of 15 with its debility adds nothing', () => {
    const actor = { scores: { int: 15 }, debilities: ['int'] }
    const { reading } = made('spoutLore', { dice: [3, 4] }, { actor })
    expect(reading.sum.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [7, 'DW-001'],
      [1, 'DW-003'],
      [-1, 'DW-065'],
    ])
  })

  it('DW-EX-03 DW-020: Defend on 7 holds 1', () => {
    const run = made('defend', { dice: [3, 3] }, { actor: { scores: { con: 13 } } })
    expect(run.reading).toMatchObject({ band: '7-9', sum: { total: 7 } })
    expect(told(run)).toEqual(['actor defendHold.count: 0 → 1 (DW-020)'])
  })

  it('DW-EX-04 DW-029 DW-030: Discern Realities on 10', () => {
    const picks = ['lately', 'soon', 'beware']
    const actor = { scores: { wis: 13 } }
    const { reading, outcome } = made('discernRealities', { dice: [5, 4], picks }, { actor })
    expect(reading).toMatchObject({ band: '10+', sum: { total: 10 }, choice: { count: 3 } })
    expect(outcome.modifiers).toMatchObject([{ on: 'actor', value: 1, kind: 'forward' }])
  })

  it('DW-EX-05 DW-013: damage never falls below nothing', () => {
    const answers = { damage: 4, minusDie: 6 }
    const run = made('volley', { dice: [4, 4], picks: ['less'], answers }, { target: npc() })
    expect(run.outcome.told?.at(-1)).toMatchObject({ with: { damage: 0 } })
    expect(told(run)).toEqual([])
  })

  it('DW-EX-06 DW-008: the extra die, less armour', () => {
    const answers = { damage: 7, plusDie: 3 }
    const target = npc({ hp: 20, maxHp: 20, armor: 2 })
    const run = made('hackAndSlash', { dice: [5, 5], picks: ['reckless'], answers }, { target })
    expect(told(run)).toEqual(['target hp: 20 → 12 (DW-008)'])
  })

  it('DW-EX-07 DW-021: redirect, halve and strike back', () => {
    const run = made(
      'guard',
      {
        ...{ given: { incoming: 9 }, answers: { aim: 'ward' } },
        picks: ['a', 'b', 'd'],
      },
      {
        actor: { level: 3, hp: 10, armor: 1, defendHold: { count: 3, ward: '' } },
        target: npc({ hp: 8, maxHp: 8 }),
        ward: character({ hp: 6, armor: 0 }),
      },
    )
    expect(told(run)).toEqual([
      'actor defendHold.count: 3 → 0 (DW-021)',
      'actor hp: 10 → 7 (DW-021)',
      'target hp: 8 → 5 (DW-021)',
    ])
  })

  it('DW-EX-08 DW-039 DW-040: a helper on 8 lifts a 9 to a 10 and is exposed', () => {
    const helper = { dice: [4, 3], given: { bonds: 1 }, picks: ['help'] }
    const help = made('aidOrInterfere', helper, { target: character() })
    expect(help.reading).toMatchObject({ band: '7-9', sum: { total: 8 } })
    expect([owed(help), notes(help)]).toEqual([['contemporary'], ['exposed']])
    const [modifier] = help.outcome.modifiers ?? []
    const modifiers = [{ ...waiting('a', modifier?.value ?? 0) }]
    expect(made('spoutLore', { dice: [5, 4] }).reading.band).toBe('7-9')
    expect(made('spoutLore', { dice: [5, 4] }, { modifiers }).reading).toMatchObject({
      ...{ band: '10+', sum: { total: 10 } },
    })
  })

  it('DW-EX-09 DW-049: 11 on a load of 9 burdens', () => {
    const actor = { load: 9, inventory: [{ name: 'Mail', weight: 11 }] }
    const { reading } = made('spoutLore', { dice: [4, 4] }, { actor })
    expect(reading.sum.terms.at(-1)).toMatchObject({ value: -1, rule: 'DW-049' })
  })

  it('DW-EX-10 DW-051 DW-053: a camp with own food', () => {
    expect(changesOf('makeCamp', { hp: 6, maxHp: 21, rations: 2 }, {})).toEqual([
      'rations: 2 → 1',
      'hp: 6 → 16',
    ])
  })

  it('DW-EX-11 DW-061 DW-062 DW-063: a journey', () => {
    const way = travel(
      {
        trailblazer: { who: 'a', total: 8 },
        scout: { who: 'b', total: 7 },
        quartermaster: { who: 'c', total: 11 },
      },
      5,
      { 'journey.rationScope': 'partyTotal' },
    )
    expect(way.paid).toBe(4)
    expect([way.notes, way.owed]).toEqual([['trail.asExpected', 'scout.none', 'stores.needed'], []])
  })

  it('DW-EX-12 DW-066 DW-067: a party for 300 coins', () => {
    const party = { dice: [3, 4], given: { coins: 300 }, picks: ['untangled'] }
    const run = made('carouse', party, { actor: { coins: 300 } })
    expect(run.reading).toMatchObject({ band: '7-9', sum: { total: 9 }, choice: { count: 1 } })
    expect([told(run), notes(run)]).toEqual([['actor coins: 300 → 0 (DW-066)'], []])
  })

  it('DW-EX-13 DW-074 DW-075: hiring on 10 and taking nobody', () => {
    const given = { pay: 1, goal: 0, share: 1, reputation: 0 }
    const run = made('recruit', { dice: [4, 4], given, picks: ['decline'] })
    expect(run.reading).toMatchObject({ band: '10+', sum: { total: 10 } })
    expect([run.outcome.modifiers ?? [], told(run)]).toEqual([[], []])
  })

  it('DW-EX-14 DW-085 DW-086 DW-087: a session for 3 XP', () => {
    const bonds = [{ with: 'Maro', text: 'He owes me' }]
    const person = { id: 'y', name: 'Ysolt', sheet: character({ xp: 4, bonds }).sheet }
    const { gained, effects } = sessionEnd.settle(
      {
        ...sessionEnd.context.parse(sessionEnd.begin([person])),
        bonds: { y: { at: 0, agreed: true, fresh: null } },
        alignments: { y: false },
        answers: { learned: true, overcame: false, looted: true },
      },
      person,
    )
    expect(gained.total).toBe(3)
    expect(effects).toMatchObject([{ field: 'xp', from: 4, to: 7 }])
  })

  it('DW-EX-15 DW-089 DW-090 DW-093: level 3 to 4 by CON', () => {
    const own = { level: 3, xp: 11, scores: { str: 16, con: 12 }, hp: 14, maxHp: 20 }
    expect(changesOf('levelUp', own, { raise: 'con', move: 'Ward' })).toEqual([
      ...['xp: 11 → 1', 'level: 3 → 4', 'scores.con: 12 → 13', 'maxHp: 20 → 21', 'hp: 14 → 15'],
      'advancedMoves:  → Ward',
      'levelsThisDowntime: 0 → 1',
    ])
  })
})
