import { describe, expect, it } from 'vitest'
import { newsOf } from '../../../../src/rules/cold-iron/turn/journal/tell'
import { combat } from '../../../../src/rules/cold-iron/combat'
import { board, spellPreview } from '../../../../src/rules/cold-iron/view/board'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import type { Moment } from '../../../../src/rules/cold-iron/fight-model/steps'
import {
  mage,
  foe,
  casts,
  began,
  casting,
  castOf,
  rolls,
  saves,
  click,
  why,
  type Spell,
} from '../spell-table'
import { attack, kinds, refused, roll, send, the, until, type Table } from '../table'
import { keys, told } from '../terms'

describe('CI-018 when a spell is rolled', () => {
  it.each<[number, number, Moment]>([
    [1, 1, 'earlySpells'],
    [2, 1, 'lateSpells'],
    [4, 1, 'endOfTurnSpells'],
    [5, 2, 'earlySpells'],
    [6, 2, 'lateSpells'],
    [8, 2, 'endOfTurnSpells'],
  ])('CI-018: level %i at magic level 8 in turn %i, %s', (level, turn, step) => {
    const begun = casting({ level })
    const first = turn === 1 ? begun : until(begun, 'fullDefence')
    for (const each of ['earlySpells', 'lateSpells', 'endOfTurnSpells'] as const) {
      const there = until(first, each)
      if (each !== step) {
        expect(why(there, rolls('50'))).toBe('notDue')
        continue
      }
      expect(there.context.turn).toBe(turn)
      expect(why(there, { type: 'step.close' })).toBe('spellsOpen')
      expect(board(there).actors).toEqual([
        {
          combatantId: 'm',
          why: { key: `coldIron.why.${step}`, with: { spell: 'Fire' } },
          done: false,
        },
      ])
      expect(castOf(send(there, rolls('85')))?.status).toBe('works')
      break
    }
  })

  it('CI-018: one of two turns binds its caster, who may give it up for something else', () => {
    const second = until(casting({ level: 6 }), 'fullDefence')
    expect(second.context.declarations['m']?.kind).toBe('spell')
    const attacks = until(second, 'attacks')
    const changed = send(attacks, attack('m', 'f'))
    expect(changed.context.casts).toEqual([])
    const lost = changed.told.find(({ kind }) => kind === 'spell.lost')
    expect(lost && newsOf(lost)).toEqual({
      ...{ kind: 'spellLost', by: 'm', spell: 'Fire' },
      cause: { key: 'coldIron.spells.cause.givenUp' },
    })
    const back = send(attacks, { type: 'withdraw', combatantId: 'm' })
    expect(back.context.casts).toEqual([])
    expect(kinds(back).slice(-2)).toEqual(['spell.lost', 'declaration.withdrawn'])
  })

  it('CI-018: one taken back in its own turn leaves nothing', () => {
    const table = send(casting({}), { type: 'withdraw', combatantId: 'm' })
    expect([table.context.casts, kinds(table).includes('spell.lost')]).toEqual([[], false])
  })

  it('CI-018: above the own level it holds no step up, and is rolled when the game master says', () => {
    const table = until(casting({ level: 9 }), 'lateSpells')
    expect(castOf(table)?.completion).toBeNull()
    expect(refused(table, { type: 'step.close' })).toBeNull()
    expect(board(table).actors[0]?.why.key).toBe('coldIron.spells.why.ready')
    const later = until(table, 'fullDefence')
    expect(castOf(later)?.status).toBe('waiting')
    const rolled = send(until(later, 'earlySpells'), rolls('50'))
    expect(castOf(rolled)?.completion).toEqual({ turn: 2, step: 'earlySpells' })
  })

  it('CI-018: a turn more takes a turn more, a minute more twelve', () => {
    expect(castOf(casting({ way: 'extraTurn' }))?.completion).toEqual({
      turn: 2,
      step: 'lateSpells',
    })
    expect(castOf(casting({ way: 'extraMinute' }))?.completion?.turn).toBe(13)
  })

  it('CI-021: spells of a whole turn may come before hand-to-hand', () => {
    const table = began(mage(), foe())
    const settings = { ...table.context.settings, hthBeforeFullTurnSpells: false }
    const swapped = { ...table, context: { ...table.context, settings } }
    const there = until(send(swapped, casts({ level: 4 })), 'endOfTurnSpells')
    expect(board(there).spells[0]).toMatchObject({ turn: 1, step: 13, due: true })
    expect(send(there, rolls('50'), { type: 'step.close' }).value).toBe('handToHandFighting')
  })
})

describe('the success roll of a turn', () => {
  const rate = (table: Table) => spellPreview(table, '1.spell.m')
  const late = (spell: Partial<Spell>, sheet: object = {}, state: object = {}) =>
    until(casting(spell, sheet, state), 'lateSpells')

  it('CI-004: 8 and talent 3, less level 2: 9, and −9 is enough', () => {
    const seen = rate(late({}))
    expect(seen?.ability.total).toBe(9)
    expect(told(seen?.ability ?? null)).toEqual([
      [8, 'CI-004'],
      [3, 'CI-004'],
      [-2, 'CI-004'],
      [0, 'CI-004'],
    ])
    expect([seen?.neededCA, seen?.neededRoll]).toEqual([-9, '088'])
    expect(castOf(send(late({}), rolls('088')))?.rolls[0]).toMatchObject({ net: 0, success: true })
    const failed = send(late({}), rolls('087'))
    expect(castOf(failed)).toMatchObject({ status: 'failed', rolls: [{ chance: -10, net: -1 }] })
    expect(kinds(failed).at(-1)).toBe('spell.failed')
    expect(refused(failed, { type: 'step.close' })).toBeNull()
  })

  it.each<[string, Partial<Spell>, object, object, number]>([
    ['CI-233: half a move', { way: 'halfMove' }, {}, {}, -3],
    ['CI-025: a full guard', { way: 'fullMove' }, {}, {}, -6],
    ['CI-142: 25 hexes', { range: 25 }, {}, {}, 0],
    ['CI-142: 26 hexes', { range: 26 }, {}, {}, -3],
    ['CI-142: 51 hexes with enhanced vision', { range: 51 }, { enhancedVision: true }, {}, -6],
    ['CI-061: blinking', {}, {}, { damage: 11 }, -3],
    ['CI-221: load', {}, { loadSr: -2 }, {}, -2],
    ['CI-004: mana put in', { extraMp: 4 }, {}, {}, 4],
    ['CI-004: a detection slipped in', { slippedDetection: true }, {}, {}, -2],
  ])('%s', (_, spell, sheet, state, change) => {
    expect(rate(late(spell, sheet, state))?.ability.total).toBe(9 + change)
  })

  it('CI-004: two off a point of damage or two of fatigue of this turn, one of the last', () => {
    const hurts = (points: number, kind: 'real' | 'fatigue'): FightEvent => ({
      type: 'damage',
      combatantId: 'm',
      points,
      kind,
    })
    const hurt = send(late({}), hurts(3, 'real'), hurts(5, 'fatigue'))
    expect(rate(hurt)?.ability.total).toBe(9 - 2 * (3 + 2))
    const next = until(
      send(casting({ level: 6 }), hurts(3, 'real'), hurts(5, 'fatigue')),
      'fullDefence',
    )
    const second = until(next, 'lateSpells')
    expect(keys(rate(second)?.ability ?? null)).toContain('hurtBefore')
    expect(rate(second)?.ability.total).toBe(8 + 3 - 6 - (3 + 2))
    expect(
      the(until(send(second, { type: 'spell.pass', castId: '1.spell.m' }), 'fullDefence'), 'm')
        .state.hurt,
    ).toEqual({
      damage: 0,
      fatigue: 0,
      lastDamage: 0,
      lastFatigue: 0,
    })
  })

  it('CI-230: mana is spent with the roll, whether it works or not', () => {
    const before = late({ cost: 3, extraMp: 2, saveMp: 1 })
    expect(the(before, 'm').state.mpUsed).toBe(0)
    const after = send(before, rolls('00045'))
    expect([castOf(after)?.status, the(after, 'm').state.mpUsed]).toEqual(['failed', 6])
    expect(after.told.at(-1)).toMatchObject({ kind: 'mana.spent', from: 10, to: 4 })
  })

  it('CI-231: an undisturbed cast once is not cast again', () => {
    const after = send(late({}), rolls('50'))
    expect(why(after, rolls('50'))).toBe('status.works')
    expect(why(send(late({}), rolls('087')), rolls('50'))).toBe('status.failed')
  })
})

describe('what a declaration of magic is refused for', () => {
  const table = began(mage(), foe())
  it.each<[string, Partial<Spell>, string | null]>([
    ['a target that is not there', { targets: ['x'] }, 'noTarget'],
    ['himself as a target', { targets: ['m'] }, null],
    ['CI-142: 50 hexes', { range: 50 }, null],
    ['CI-142: 51 hexes', { range: 51 }, 'tooFar'],
    ['CI-004: mana to succeed up to his level', { extraMp: 8 }, null],
    ['CI-004: mana to succeed beyond his level', { extraMp: 9 }, 'tooMuchMana'],
    ['CI-230: all his mana', { cost: 2, extraMp: 8 }, null],
    ['CI-230: a point more', { cost: 3, extraMp: 8 }, 'noMana'],
    ['CI-019: an item he has not', { item: 2 }, 'noItem'],
    ['CI-019: his item', { item: 0 }, null],
  ])('%s', (_, spell, words) => {
    expect(why(table, casts(spell))).toBe(words)
  })

  it('CI-194: rage', () => {
    const raging = began(mage({}, { berserk: true }), foe())
    expect(why(raging, casts({}))).toBe('noSpells')
    expect(why(until(raging, 'earlySpells'), click(0))).toBe('noSpells')
  })
})

describe('CI-232 the guard of one who casts', () => {
  it.each<[Spell['way'], number]>([
    [undefined, 14 - 8],
    ['standingStill', 14 - 8],
    ['halfMove', 14 - 4],
    ['fullMove', 14],
  ])('CI-233: cast by %s it is D %i', (way, defence) => {
    const spell = way ? { way } : {}
    const table = send(until(casting(spell), 'attacks'), attack('f', 'm'))
    const next = send(until(table, 'lateSpells'), rolls('50'))
    const struck = send(until(next, 'normalWeapons'), roll(next, 'f', '50'))
    const result = struck.context.attacks[0]?.result
    expect(result?.net).toBe(11 - defence)
  })
})

describe('CI-019 charged items', () => {
  const early = until(began(mage(), foe()), 'earlySpells')

  it('CI-019: one in each of the three steps, and no fourth', () => {
    expect(why(until(early, 'lateSpells'), click(1))).toBe('otherStep')
    const first = send(early, click(0), rolls('85', '1.item1.m'))
    expect(why(first, click(1))).toBe('otherStep')
    const second = send(until(first, 'lateSpells'), click(1), rolls('85', '1.item2.m'))
    const third = send(until(second, 'endOfTurnSpells'), click(1), rolls('85', '1.item3.m'))
    expect(why(third, click(1))).toBe('allClicksUsed')
    expect(third.context.casts.map(({ completion }) => completion?.step)).toEqual([
      'earlySpells',
      'lateSpells',
      'endOfTurnSpells',
    ])
    const next = until(third, 'earlySpells')
    expect([why(next, click(1)), next.context.turn]).toEqual([null, 2])
  })

  it('CI-019: works at the level of the item, and takes its charge with the roll', () => {
    const used = send(early, click(0))
    expect(spellPreview(used, '1.item1.m')?.ability.total).toBe(6 - 2)
    expect(the(used, 'm').state.chargesUsed).toEqual({})
    const rolled = send(used, rolls('67', '1.item1.m'))
    expect(the(rolled, 'm').state.chargesUsed).toEqual({ 0: 1 })
    expect(why(until(rolled, 'lateSpells'), click(0))).toBe('noCharge')
  })

  it('CI-019: one declared is the first, and leaves the guard alone', () => {
    const declared = send(began(mage(), foe()), casts({ name: 'Wand', item: 0, targets: ['f'] }))
    const table = until(declared, 'earlySpells')
    expect(castOf(table)).toMatchObject({ name: 'Wand', level: 2, targets: ['f'] })
    expect(why(table, click(1))).toBe('otherStep')
    expect(board(early).charges).toEqual([
      { combatantId: 'm', item: 0, name: 'Wand' },
      { combatantId: 'm', item: 1, name: 'Ring' },
    ])
    expect(board(table).charges).toEqual([])
  })
})

describe('a save against a spell whose people are named only when it works', () => {
  const aims = (...targets: string[]): FightEvent => ({
    ...{ type: 'spell.aim', castId: '1.spell.m', targets },
  })
  const works = (spell: Partial<Spell>) => send(until(casting(spell), 'earlySpells'), rolls('85'))

  it('is rolled by each of them before anything is done to them', () => {
    const table = works({ level: 1, save: 'mental' })
    expect(castOf(table)?.status).toBe('works')
    expect(castOf(table)?.targets).toEqual([])
    const aimed = send(table, aims('f'))
    expect(castOf(aimed)?.status).toBe('saves')
    expect(why(aimed, { type: 'step.close' })).toBe('spellsOpen')
    expect(aimed.told.flatMap((fact) => combat.tell(fact) ?? []).at(-1)).toEqual({
      ...{ kind: 'aimed', who: 'f', spell: { by: 'm', name: 'Fire' } },
    })
    const saved = send(aimed, saves('50'))
    expect(castOf(saved)).toMatchObject({ status: 'works', targets: ['f'] })
    expect(castOf(saved)?.saves).toHaveLength(1)
  })

  it('is asked of nobody twice, of nobody who is not there, and not where there is none', () => {
    const table = works({ level: 1, save: 'mental' })
    expect(why(table, aims('nobody'))).toBe('noSave')
    expect(why(table, aims('f', 'f'))).toBe('noSave')
    expect(why(send(send(table, aims('f')), saves('50')), aims('f'))).toBe('noSave')
    expect(why(works({ level: 1 }), aims('f'))).toBe('noSave')
    expect(why(until(casting({ level: 1, save: 'mental' }), 'earlySpells'), aims('f'))).toBe(
      'status.waiting',
    )
  })
})
