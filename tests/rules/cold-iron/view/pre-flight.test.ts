import { describe, expect, it } from 'vitest'
import { bodyNotes } from '../../../../src/rules/cold-iron/view/body/body-notes'
import { bodySums } from '../../../../src/rules/cold-iron/view/body/body-sums'
import { preFlight } from '../../../../src/rules/cold-iron/view/declaring/pre-flight'
import type { Combatant } from '../../../../src/rules/cold-iron/combatant/combatant'
import { escape, firstGrapple, grappling, maul } from '../grapple-table'
import { attack, fighter, gather, send, the, until, type Table } from '../table'

const begin = { type: 'fight.begin' } as const
const at = (table: Table) => preFlight({ value: table.value, context: table.context })
const linesOf = (table: Table, id: string) =>
  at(table)
    .filter(({ combatantId }) => combatantId === id)
    .map(({ kind, words, sum }) => [kind, words.key, words.with ?? {}, sum?.total ?? null])
/** The line of somebody who gets no fatigue. */
const rested = ['fatigue', 'coldIron.preFlight.rested', {}, null]

describe('CI-022: the end of the turn before it is closed', () => {
  it('says nothing in any other step', () => {
    const table = send(gather(fighter('a'), fighter('b')), begin)
    expect(at(table)).toEqual([])
    expect(at(until(table, 'endOfTurnSpells'))).toEqual([])
  })

  it('names those who have done nothing, and not those who cannot', () => {
    const table = gather(
      fighter('a'),
      fighter('b', {}, { asleep: true }),
      fighter('c', {}, { damage: 21 }),
    )
    const lines = at(until(send(table, begin), 'upkeep'))
    const unused = lines.filter(({ kind }) => kind === 'unused')
    expect(unused.map((line) => line.combatantId)).toEqual(['a'])
  })

  it('CI-145: does not name one who loads as having done nothing', () => {
    const begun = until(send(gather(fighter('a'), fighter('b')), begin), 'upkeep')
    const declarations = { a: { kind: 'wait', loads: 0 }, b: { kind: 'wait' } } as const
    const end = { ...begun, context: { ...begun.context, declarations } } as unknown as Table
    const unused = at(end).filter(({ kind }) => kind === 'unused')
    expect(unused.map(({ combatantId }) => combatantId)).toEqual(['b'])
  })

  it('CI-164: does not name one who acted in a grapple as having done nothing', () => {
    const begun = until(send(gather(fighter('a'), fighter('b', {}, {}, 'foe')), begin), 'upkeep')
    const side = (id: string, deed: string) => ({
      members: [{ id, deed, kept: [], inHand: null, joined: 1, pinned: false }],
      pin: null,
    })
    const sides = { a: side('a', 'done'), b: side('b', 'none') }
    const whole = { id: 'g', manner: 'standing', mayPullDown: null, first: null, free: null }
    const grapples = [{ ...whole, sides }]
    const handToHand = { ...begun.context.handToHand, grapples }
    const end = { ...begun, context: { ...begun.context, handToHand } } as unknown as Table
    const unused = at(end).filter(({ kind }) => kind === 'unused')
    expect(unused.map(({ combatantId }) => combatantId)).toEqual(['b'])
  })

  it('CI-164, CI-175, CI-177: nor one who acted in a grapple that is over', () => {
    const people = [fighter('a', { htH: 4, hm: 9 }), fighter('b', { htH: 4 }, {}, 'foe')]
    const held = grappling(...(people as [Combatant, Combatant]))
    const unused = (table: Table) =>
      at(until(table, 'upkeep')).flatMap(({ kind, combatantId }) =>
        kind === 'unused' ? [combatantId] : [],
      )
    const next = until(until(held, 'fullDefence'), 'handToHandFighting')
    const grappleId = firstGrapple(next).id
    const missed = send(next, maul(['a'], '012'))
    const left = send(missed, { type: 'grapple.leave', grappleId, who: ['b'] })
    expect(left.context.handToHand.grapples).toEqual([])
    expect(unused(left)).toEqual([])
    const out = send(next, escape(['a'], '9987'))
    expect(out.context.handToHand.grapples).toEqual([])
    expect(unused(out)).toEqual(['b'])
    const tired = send(until(out, 'upkeep'), { type: 'step.close' })
    expect(['a', 'b'].map((id) => the(tired, id).state.tempFatigue)).toEqual([2, 2])
    expect(tired.context.handToHand.acted).toEqual([])
  })

  it('CI-078: says why somebody gets no fatigue of the turn', () => {
    const people = [fighter('a'), fighter('b', {}, { berserk: true }, 'foe'), fighter('c')]
    const begun = until(send(gather(...people), begin), 'attacks')
    const ready = until(send(begun, attack('a', 'b'), attack('b', 'a')), 'normalWeapons')
    const roll = (who: string) =>
      ({ type: 'attack.roll', attackId: `1.${who}`, roll: '30', typed: true }) as const
    const end = until(send(ready, roll('a'), roll('b')), 'upkeep')
    const fatigueOf = (id: string) =>
      linesOf(end, id).flatMap(([kind, key]) => (kind === 'fatigue' ? [key] : []))
    expect(fatigueOf('a')).toEqual(['coldIron.preFlight.tires'])
    expect(fatigueOf('b')).toEqual(['coldIron.preFlight.rages'])
    expect(fatigueOf('c')).toEqual(['coldIron.preFlight.rested'])
    const closed = send(end, { type: 'step.close' })
    expect(['b', 'c'].map((id) => the(closed, id).state.tempFatigue)).toEqual([0, 0])
  })

  it('CI-078: adds up the fatigue that closing books, exactly', () => {
    const begun = until(send(gather(fighter('a'), fighter('b', {}, {}, 'foe')), begin), 'attacks')
    const struck = until(send(begun, attack('a', 'b')), 'normalWeapons')
    const roll = { type: 'attack.roll', attackId: '1.a', roll: '30', typed: true } as const
    const ready = until(send(struck, roll), 'upkeep')
    const closed = send(ready, { type: 'step.close' })
    const tired = the(closed, 'a').state.tempFatigue - the(ready, 'a').state.tempFatigue
    expect(tired).toBe(1)
    expect(linesOf(ready, 'a')).toEqual([['fatigue', 'coldIron.preFlight.tires', { count: 1 }, 1]])
    expect(the(ready, 'a').state.tempFatigue).toBe(0)
  })

  it('CI-063: counts clocks down, with the medic at his side, and tells a death', () => {
    const dying = (deathClock: number, more: object = {}) =>
      until(
        send(gather(fighter('a'), fighter('b', {}, { damage: 31, deathClock, ...more })), begin),
        'upkeep',
      )
    expect(linesOf(dying(6), 'b')).toEqual([
      ['clock', 'coldIron.preFlight.clock', { count: 5, level: 0 }, null],
      rested,
    ])
    expect(linesOf(dying(2, { medicLevel: 6 }), 'b')[0]?.[1]).toBe('coldIron.preFlight.clockTended')
    expect(linesOf(dying(2, { inStasis: true }), 'b')).toEqual([
      ['clock', 'coldIron.preFlight.held', { count: 2, level: 0 }, null],
      rested,
    ])
    expect(linesOf(dying(1), 'b')).toEqual([['death', 'coldIron.preFlight.dies', {}, null]])
    expect(at(dying(1)).map(({ kind }) => kind)).toEqual(['death', 'unused', 'fatigue'])
  })

  it('says what is regained, and the better state it leaves', () => {
    const hurt = fighter('a', { regenPerTurn: 4 }, { damage: 13 })
    const ready = until(send(gather(hurt, fighter('b')), begin), 'upkeep')
    expect(linesOf(ready, 'a')).toEqual([
      ['condition', 'coldIron.preFlight.becomes', { state: '@coldIron.condition.unhurt' }, null],
      ['unused', 'coldIron.preFlight.unused', {}, null],
      ['regeneration', 'coldIron.preFlight.regains', { count: 4, to: 11 }, null],
      rested,
    ])
  })

  it('CI-069: says until when a stun lasts', () => {
    const stun = { stunnedUntil: { turn: 2, step: 11 } }
    const ready = until(send(gather(fighter('a', {}, stun), fighter('b')), begin), 'upkeep')
    expect(linesOf(ready, 'a').at(-1)).toEqual([
      'ends',
      'coldIron.preFlight.stunUntil',
      { turn: 2, step: 11 },
      null,
    ])
  })
})

describe('what a body strip says beside its points', () => {
  const keys = (state: object, sheet: object = {}) =>
    bodyNotes(fighter('a', sheet, state)).map(({ id, words }) => [id, words.key.split('.').at(-1)])

  it('is nothing as long as nothing is out of the ordinary', () => {
    expect(keys({})).toEqual([])
  })

  it('CI-065, CI-069: names stun, flags that are not as usual, and desperation', () => {
    const state = {
      stunnedUntil: { turn: 3, step: 11 },
      berserk: true,
      helmetOn: false,
      prepTurns: 2,
      formation: 'line',
      desperationInBattle: 1,
    }
    expect(keys(state)).toEqual([
      ['stun', 'stun'],
      ['berserk', 'on'],
      ['formation', 'formation'],
      ['helmetOn', 'off'],
      ['prepTurns', 'figure'],
      ['desperation', 'desperation'],
    ])
  })

  it('CI-216, CI-230: names worn gear and mana left', () => {
    const notes = bodyNotes(
      fighter(
        'a',
        { mpMax: 30, shield: { name: 'Buckler', hp: 12 } },
        { mpUsed: 8, shieldDamage: 5, armorDamage: 3 },
      ),
    )
    expect(notes.map(({ words }) => words.with)).toEqual([
      { points: 3 },
      { item: 'Buckler', left: 7, hp: 12 },
      { left: 22, most: 30 },
    ])
  })

  it('CI-059, CI-065, CI-076, CI-078: adds its figures up', () => {
    const sums = bodySums(
      fighter(
        'a',
        { desperationMax: 3 },
        {
          damage: 7,
          tempFatigue: 4,
          dailyFatigueEighths: 11,
          desperationInBattle: 1,
        },
      ),
    )
    expect(sums.map(({ id, sum }) => [id, sum.total, sum.terms.map((each) => each.value)])).toEqual(
      [
        ['hitPoints', 13, [20, -7]],
        ['fatigue', 12.375, [7, 4, 1.375]],
        ['desperation', 2, [3, -1]],
      ],
    )
  })
})
