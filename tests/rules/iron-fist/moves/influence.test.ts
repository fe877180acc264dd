import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../../src/rules/iron-fist'
import { isOutcome } from '../../../../src/rules/moves/outcome'
import { outcomeOf } from '../../../../src/rules/moves/move'
import type { HoldUse, MoveHolds } from '../../../../src/rules/moves/holds'
import { movesFor } from '../../../../src/rules/iron-fist/moves/moves'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { character, made, npc, play, told } from './play'

const moves = movesFor()

function holdsOf(id: string, settings = {}): MoveHolds {
  const holds = movesFor({ ...defaultSettings, ...settings })[id]?.holds
  if (!holds) throw new Error(`${id} gives no holds`)
  return holds
}

const use = (option: string, rest: Partial<HoldUse> = {}): HoldUse => ({
  ...{ option, isHeavy: false, isGranted: true, answers: {} },
  ...rest,
})

const against = (own: object = {}, other: object = {}) => ({
  actor: character(own).sheet,
  target: character(other).sheet,
  targetKind: 'character' as const,
})

describe('Manipulate, Lie and Deceive, Perception', () => {
  it.each([
    ['manipulate', 'charm', 'IF-023'],
    ['lie', 'shadow', 'IF-028'],
    ['perception', 'brains', 'IF-033'],
  ])('IF-001 IF-003 IF-023 IF-028 IF-033 %s rolls two dice and %s (%s)', (move, stat) => {
    const { reading } = made(move, { dice: [3, 4] }, { actor: { stats: { [stat]: 2 } } })
    expect(reading.sum.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [7, 'IF-001'],
      [2, 'IF-003'],
    ])
  })

  it('IF-EX-02 IF-024 IF-012 IF-008 a total of 10: two holds, and the Advantage Die 2 becomes 3', () => {
    const run = made(
      'manipulate',
      { dice: [5, 4], picks: ['two'] },
      { actor: { advantageDie: 2, stats: { charm: 1 } } },
    )
    expect(run.reading).toMatchObject({ band: '10+', sum: { total: 10 } })
    expect(run.outcome).toMatchObject({
      holds: [{ of: 'manipulate', count: 2, owner: 'actor', rule: 'IF-012' }],
      gmMoves: [],
    })
    expect(told(run)).toEqual(['actor advantageDie: 2 → 3 (IF-008)'])
  })

  it.each(['manipulate', 'lie', 'perception'])(
    'IF-012 IF-029 %s on 10+ may take three holds instead',
    (move) => {
      const run = made(move, { dice: [6, 6], picks: ['three'] })
      expect(run.outcome.holds).toMatchObject([{ count: 3 }])
      expect(run.outcome.effects).toEqual([])
      expect(play(move, { dice: [6, 6], picks: ['two', 'three'] })).toBe('runner.refused.count')
    },
  )

  it.each([
    ['manipulate', [4, 3], 1, []],
    ['manipulate', [1, 3], 0, ['standard']],
    ['lie', [4, 3], 1, []],
    ['lie', [3, 3], 0, ['standard']],
    ['perception', [4, 5], 1, []],
  ])('IF-012 IF-024 IF-029 %s with %j gives %i holds and owes %j', (move, dice, count, owed) => {
    const { holds, gmMoves } = made(move, { dice }).outcome
    expect(holds.reduce((all, each) => all + each.count, 0)).toBe(count)
    expect(gmMoves.map(({ due }) => due)).toEqual(owed)
  })

  it('IF-024 on 7 to 9 they may name a condition', () => {
    const { notes } = made('manipulate', { dice: [4, 4] }).outcome
    expect(notes.map(({ key }) => key)).toEqual(['ironFist.manipulate.note.condition'])
  })

  it('IF-EX-04 IF-034 Perception on a miss still gives one hold, and the GM moves', () => {
    const run = made('perception', { dice: [1, 3] }, { actor: { advantageDie: 3 } })
    expect(run.reading).toMatchObject({ band: '6-', sum: { total: 4 } })
    expect(run.outcome).toMatchObject({ holds: [{ count: 1 }], gmMoves: [{ due: 'standard' }] })
    expect(run.outcome.effects).toEqual([])
  })

  it('IF-038 on a miss a character who was watched gets a hold in return, an NPC does not', () => {
    const owners = (target: ReturnType<typeof npc>) =>
      made('perception', { dice: [1, 3] }, { target }).outcome.holds.map(({ owner }) => owner)
    expect(owners(character())).toEqual(['actor', 'target'])
    expect(owners(npc())).toEqual(['actor'])
  })

  it.each([
    ['manipulate', 'IF-025', 7],
    ['lie', 'IF-030', 6],
    ['gearAndAmmo', 'IF-051', 4],
    ['gearAndAmmo', 'IF-052', 2],
    ['perception', 'IF-035', 1],
  ])('IF-025 IF-030 IF-035 IF-051 IF-052 the holds of %s buy by %s: %i', (move, rule, count) => {
    const options = moves[move]?.holds?.options.filter((option) => option.rule === rule)
    expect(options).toHaveLength(count)
  })

  it.each([
    ['IF-036', ['way', 'hiding', 'weakness', 'threat', 'edge', 'ownWeakness', 'overlooked']],
    ['IF-037', ['truth', 'wish', 'intention', 'expects', 'reaction']],
  ])('IF-036 IF-037 the samples of %s cost a hold each and cannot be refused', (rule, ids) => {
    const holds = holdsOf('perception')
    const samples = holds.options.filter((option) => option.rule === rule)
    expect(samples.map(({ id }) => id)).toEqual(ids)
    const held = { count: 2, isPaid: false }
    for (const { id } of samples) {
      expect(holds.spend(held, use(id), against())).toMatchObject({ count: 1, effects: [] })
      expect(holds.spend(held, use(id, { isGranted: false }), against())).toEqual({
        key: 'hold.refused.sure',
      })
    }
  })

  it('IF-022 IF-027 IF-032 when they are made is for reading, and stands with each of them', () => {
    const rules = ['manipulate', 'lie', 'perception'].map((id) => moves[id]?.rule)
    expect(rules).toEqual(['IF-022', 'IF-027', 'IF-032'])
    const told = (ironFist.rules ?? []).filter(({ id }) => rules.includes(id))
    expect(told.map(({ kind }) => kind)).toEqual(['reference', 'reference', 'reference'])
  })

  it('IF-EX-05 IF-013 IF-025 IF-026 a weighty request granted, a second refused', () => {
    const holds = holdsOf('manipulate')
    const heavy = holds.spend({ count: 3, isPaid: false }, use('a', { isHeavy: true }), against())
    expect(heavy).toEqual({
      ...{ count: 1, isPaid: true },
      effects: [{ on: 'target', field: 'xp', from: 0, to: 1, rule: 'IF-026' }],
    })
    const refused = holds.spend(
      { count: 1, isPaid: true },
      use('b', { isGranted: false }),
      against({ advantageDie: 3 }),
    )
    expect(refused).toEqual({
      ...{ count: 0, isPaid: true },
      effects: [{ on: 'actor', field: 'advantageDie', from: 3, to: 4, rule: 'IF-026' }],
    })
  })

  it('IF-013 IF-025 a weighty request with one hold left is refused', () => {
    const spent = holdsOf('manipulate').spend(
      { count: 1, isPaid: false },
      use('a', { isHeavy: true }),
      against(),
    )
    expect(spent).toEqual({ key: 'hold.refused.tooFew', with: { cost: 2, left: 1 } })
  })

  it('IF-026 XP once a roll, or for every hold where the campaign says so', () => {
    const second = (id: string) => holdsOf('manipulate', { 'manipulate.xp': id })
    const held = { count: 2, isPaid: true }
    expect(second('oncePerRoll').spend(held, use('b'), against())).toMatchObject({ effects: [] })
    expect(second('perHold').spend(held, use('b'), against())).toMatchObject({
      effects: [{ field: 'xp', from: 0, to: 1 }],
    })
  })

  it('IF-026 a refused hold is spent, or kept where the campaign says so', () => {
    const no = use('b', { isGranted: false })
    const left = (isSpent: boolean) =>
      holdsOf('lie', { 'holds.rejectedIsSpent': isSpent }).spend(
        { count: 2, isPaid: false },
        no,
        against(),
      )
    expect(left(true)).toMatchObject({ count: 1 })
    expect(left(false)).toMatchObject({ count: 2 })
  })

  it('IF-031 a lie that a character believes pays 1 XP, one seen through the Advantage Die', () => {
    const holds = holdsOf('lie')
    const held = { count: 2, isPaid: false }
    expect(holds.spend(held, use('a'), against())).toMatchObject({
      effects: [{ on: 'target', field: 'xp', rule: 'IF-031' }],
    })
    expect(holds.spend(held, use('a', { isGranted: false }), against())).toMatchObject({
      effects: [{ on: 'actor', field: 'advantageDie', rule: 'IF-031' }],
    })
  })

  it('IF-025 an NPC thinks better of the actor by a degree, and gains no XP', () => {
    const sides = { actor: {}, target: npc({ attitude: 1 }).sheet, targetKind: 'npc' as const }
    expect(holdsOf('manipulate').spend({ count: 1, isPaid: false }, use('e'), sides)).toEqual({
      ...{ count: 0, isPaid: false },
      effects: [{ on: 'target', field: 'attitude', from: 1, to: 2, rule: 'IF-025' }],
    })
  })

  it('IF-035 a question of one’s own without an answer costs nothing; a sample cannot be refused', () => {
    const holds = holdsOf('perception')
    const held = { count: 1, isPaid: false }
    const no = { isGranted: false }
    expect(holds.spend(held, use('own', no), against())).toMatchObject({ count: 1, effects: [] })
    for (const sample of ['threat', 'truth']) {
      expect(holds.spend(held, use(sample, no), against())).toEqual({ key: 'hold.refused.sure' })
      expect(holds.options.find(({ id }) => id === sample)?.isSure).toBe(true)
    }
  })

  it('IF-038 the target gains 1 XP with the last hold, spent or dropped, and only once', () => {
    const holds = holdsOf('perception')
    const xp = { on: 'target', field: 'xp', from: 0, to: 1, rule: 'IF-038' }
    expect(holds.spend({ count: 2, isPaid: false }, use('truth'), against())).toMatchObject({
      effects: [],
    })
    expect(holds.spend({ count: 1, isPaid: false }, use('wish'), against())).toMatchObject({
      ...{ effects: [xp], isPaid: true },
    })
    expect(holds.drop({ count: 2, isPaid: false }, against())).toEqual([xp])
    expect(holds.drop({ count: 2, isPaid: true }, against())).toEqual([])
    expect(holdsOf('lie').drop({ count: 2, isPaid: false }, against())).toEqual([])
  })

  it('IF-014 with the last hold nothing is left to spend', () => {
    const holds = holdsOf('lie')
    const last = holds.spend({ count: 1, isPaid: true }, use('f'), against())
    expect(last).toEqual({ count: 0, isPaid: true, effects: [] })
    expect(holds.spend({ count: 0, isPaid: true }, use('f'), against())).toHaveProperty('key')
  })

  it('IF-012 nothing follows before two or three are picked', () => {
    const move = moves.manipulate
    if (!move) throw new Error('no such move')
    const outcome = outcomeOf(move, { actor: character().sheet, given: {}, dice: [6, 6] }, [])
    expect(isOutcome(outcome)).toBe(false)
  })
})
