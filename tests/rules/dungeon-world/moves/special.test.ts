import { describe, expect, it } from 'vitest'
import { dungeonWorld } from '../../../../src/rules/dungeon-world'
import { movesFor } from '../../../../src/rules/dungeon-world/moves/moves'
import type { HeldModifier } from '../../../../src/rules/moves/modifiers'
import { made, notes, owed, play, says, told } from './play'

describe('Last Breath', () => {
  const dying = { life: 'dying', hp: 0, preparation: 2, scores: { con: 18 } }
  const forward: HeldModifier = {
    ...{ id: 'a', value: 3, kind: 'forward', scope: 'anyRoll', rule: '', until: 'nextMatching' },
    text: { key: 'modifier.own' },
  }

  it('DW-043: nothing at all is added', () => {
    const scene = { actor: { ...dying, load: 0, inventory: [{ name: 'Anvil', weight: 2 }] } }
    const { reading } = made('lastBreath', { dice: [3, 3] }, scene)
    expect(reading.sum.terms).toHaveLength(1)
    const swap = { bonus: 1 }
    expect(play('lastBreath', { dice: [3, 3], swap }, scene)).toBe('runner.refused.swap')
    const waiting = { ...scene, modifiers: [forward] }
    expect(play('lastBreath', { dice: [3, 3] }, waiting)).toBe('runner.refused.modifier')
    const answers = { bargain: 'accept' }
    const usual = { ...scene, settings: { 'lastBreath.modifiers': 'usual' as const } }
    expect(made('lastBreath', { dice: [3, 4], swap, answers }, usual).reading.sum.total).toBe(7)
  })

  it('DW-044 DW-046 DW-047: alive and changed, or marked', () => {
    const alive = made('lastBreath', { dice: [5, 5] }, { actor: dying })
    expect(told(alive)).toEqual(['actor life: dying → alive (DW-044)'])
    expect(notes(alive)).toEqual(['badSpot', 'changed'])
    const marked = made('lastBreath', { dice: [1, 5] }, { actor: dying })
    expect(told(marked)).toEqual([
      'actor xp: 0 → 1 (DW-002)',
      'actor life: dying → marked (DW-046)',
    ])
    expect([owed(marked), notes(marked)]).toEqual([['standard'], ['marked', 'changed']])
  })

  it('DW-045: Death’s offer is taken or refused', () => {
    const scene = { actor: dying }
    expect(play('lastBreath', { dice: [4, 4] }, scene)).toBe('runner.refused.unanswered')
    const taken = made('lastBreath', { dice: [4, 4], answers: { bargain: 'accept' } }, scene)
    expect(told(taken)).toEqual(['actor life: dying → alive (DW-045)'])
    const refused = made('lastBreath', { dice: [4, 4], answers: { bargain: 'refuse' } }, scene)
    expect(told(refused)).toEqual(['actor life: dying → dead (DW-045)'])
  })

  it('DW-043: nobody who is not dying draws it but by the GM’s leave', () => {
    const well = { actor: { life: 'alive', hp: 16, maxHp: 16 } }
    expect(play('lastBreath', { dice: [5, 5] }, well)).toBe('runner.refused.unanswered')
    const answers = { notDying: 'letGo' }
    expect(notes(made('lastBreath', { dice: [5, 5], answers }, well))).toEqual([
      ...['badSpot', 'changed'],
    ])
  })

  it('DW-043: reminds of who is dying', () => {
    const { volley } = movesFor()
    const cautions = (move: typeof volley, life: string) =>
      move?.cautions?.({ actor: { life }, given: {} }).map(({ key }) => key.split('.').at(-1))
    expect(cautions(volley, 'dying')).toEqual(['dying'])
    expect(cautions(volley, 'dead')).toEqual(['dead'])
  })
})

describe('a load', () => {
  const carrying = (weight: number) => ({
    load: 9,
    inventory: [
      { name: 'Mail', weight: weight - 1 },
      { name: 'Rope', weight: 1 },
      { name: 'Chalk', weight: 0 },
    ],
  })

  it('DW-048 DW-049: up to the load nothing, up to 2 above it -1', () => {
    const total = (weight: number) =>
      made('spoutLore', { dice: [4, 4] }, { actor: carrying(weight) }).reading.sum.total
    expect([total(9), total(10), total(11)]).toEqual([8, 7, 7])
  })

  it('DW-050: beyond that something is shed, and this roll is at -1', () => {
    const scene = { actor: carrying(12) }
    expect(play('spoutLore', { dice: [4, 4] }, scene)).toBe('runner.refused.unanswered')
    const run = made('spoutLore', { dice: [4, 4], answers: { load: 'shed:Mail' } }, scene)
    expect(run.reading.sum.total).toBe(7)
    expect(told(run)).toEqual(['actor leftBehind:  → Mail (DW-050)'])
    const chalk = { dice: [4, 4], answers: { load: 'shed:Chalk' } }
    expect(play('spoutLore', chalk, scene)).toBe('runner.refused.unanswered')
  })

  it('DW-050: or the move fails with no dice, and marks no XP', () => {
    const scene = { actor: carrying(12) }
    const run = made('spoutLore', { dice: [], answers: { load: 'fail' } }, scene)
    expect(run.reading).toMatchObject({ band: '6-', sum: { total: 0, terms: [] } })
    expect([told(run), owed(run), notes(run)]).toEqual([[], ['standard'], ['failed']])
    expect(play('spoutLore', { dice: [4, 4], answers: { load: 'fail' } }, scene)).toBe(
      'runner.refused.dice',
    )
    const settings = { 'encumbrance.autoFailXp': true }
    const taught = made(
      'spoutLore',
      { dice: [], answers: { load: 'fail' } },
      { ...scene, settings },
    )
    expect(told(taught)).toEqual(['actor xp: 0 → 1 (DW-002)'])
  })
})

describe('watch and town', () => {
  it('DW-057: a moment late, nobody is readier for it: no bonus, no XP, and no GM move', () => {
    const late = made('takeWatch', { dice: [3, 4] })
    expect(late.reading).toMatchObject({ band: '7-9', choice: null })
    expect([told(late), late.outcome.modifiers ?? [], owed(late)]).toEqual([[], [], []])
    expect(says(late)).toEqual(['late'])
  })

  it('DW-055 DW-056 DW-058: the camp is ready, or surprised', () => {
    const ready = made('takeWatch', { dice: [5, 5] })
    expect(ready.outcome.modifiers).toMatchObject([{ on: 'everyone', value: 1 }])
    const surprised = made('takeWatch', { dice: [1, 1] })
    expect([says(surprised), owed(surprised)]).toEqual([['surprised'], ['standard']])
  })

  it('DW-066 DW-067 DW-068: coins are spent, and the hundreds beyond the first added', () => {
    const scene = { actor: { coins: 350 } }
    const party = { dice: [3, 4], given: { coins: 300 } }
    const run = made('carouse', { ...party, picks: ['friend'] }, scene)
    expect(run.reading.sum.total).toBe(9)
    expect(told(run)).toEqual(['actor coins: 350 → 50 (DW-066)'])
    expect([owed(run), notes(run)]).toEqual([['optional'], ['mayEntangle']])
    const clear = made('carouse', { ...party, picks: ['untangled'] }, scene)
    expect([owed(clear), notes(clear)]).toEqual([[], []])
    const never = { ...scene, settings: { 'carouse.entangle': 'never' as const } }
    expect(owed(made('carouse', { ...party, picks: ['friend'] }, never))).toEqual([])
  })

  it('DW-067: three choices, which differ unless the campaign lets them repeat', () => {
    const scene = { actor: { coins: 100 } }
    const twice = { dice: [5, 5], picks: ['friend', 'friend', 'untangled'] }
    expect(play('carouse', twice, scene)).toBe('runner.refused.twice')
    expect(
      made('carouse', twice, { ...scene, settings: { 'carouse.distinct': false } }),
    ).toBeTruthy()
    const missed = made('carouse', { dice: [1, 1], picks: ['untangled'] }, scene)
    expect(notes(missed)).toEqual(['outOfHand'])
  })

  it('DW-066: a purse that holds less is for the GM to let pass', () => {
    const party = { dice: [3, 4], given: { coins: 200 }, picks: ['untangled'] }
    const scene = { actor: { coins: 50 } }
    expect(play('carouse', party, scene)).toBe('runner.refused.unanswered')
    const paid = made('carouse', { ...party, answers: { unpaid: 'letGo' } }, scene)
    expect(told(paid)).toEqual(['actor coins: 50 → 0 (DW-066)'])
    expect(play('carouse', { ...party, given: { coins: 99 } }, scene)).toBe('runner.refused.step')
  })

  it('DW-069: what a place has anyway is bought with no roll, and is for reading', () => {
    const rule = dungeonWorld.rules?.find(({ id }) => id === 'DW-069')
    expect(rule?.kind).toBe('reference')
    expect(Object.values(dungeonWorld.moves).map((move) => move.rule)).not.toContain('DW-069')
  })

  it('DW-070 DW-071 DW-072: special wares are found, or there are options', () => {
    expect(says(made('supply', { dice: [5, 5] }))).toEqual(['fair'])
    expect(notes(made('supply', { dice: [4, 4] }))).toEqual(['options'])
  })

  it('DW-074 DW-075 DW-076 DW-077 DW-078: each offer adds 1, and sending away costs', () => {
    const given = { pay: 1, goal: 0, share: 1, reputation: 0 }
    const modifiers = (dice: number[], pick: string, scene = {}) =>
      made('recruit', { dice, given, picks: [pick], answers: { cast: 'untold' } }, scene).outcome
        .modifiers ?? []
    expect(made('recruit', { dice: [4, 4], given, picks: ['decline'] }).reading.sum.total).toBe(10)
    expect(modifiers([4, 4], 'decline')).toEqual([])
    const away = [{ value: -1, scope: ['recruit'], until: 'nextMatching' }]
    expect(modifiers([3, 3], 'sendNear')).toMatchObject(away)
    expect(modifiers([1, 1], 'sendUnsuited')).toMatchObject(away)
    expect(modifiers([1, 1], 'unsuited')).toEqual([])
    const narrow = { settings: { 'recruit.awayBands': 'missOnly' } }
    expect(modifiers([3, 3], 'sendNear', narrow)).toEqual([])
    expect(modifiers([1, 1], 'sendUnsuited', narrow)).toMatchObject(away)
  })

  it('DW-075 DW-076 DW-077: whoever is taken along may join the cast, able at something and for a price', () => {
    const hired = (dice: number[], pick: string, answers = {}) =>
      made('recruit', { dice, picks: [pick], answers }).outcome.joins ?? []
    const answers = {
      cast: 'joins',
      name: ' Mother Ilse ',
      skill: 'reading tracks',
      cost: '2 coins a day',
    }
    const sheet = { hireling: true, skill: 'reading tracks', cost: '2 coins a day' }
    for (const [dice, pick] of [
      ...[[[5, 5], 'choose'] as const, [[4, 4], 'settle'] as const, [[1, 1], 'unsuited'] as const],
    ]) {
      expect(hired([...dice], pick, answers)).toMatchObject([{ name: 'Mother Ilse', sheet }])
      expect(hired([...dice], pick, { ...answers, cast: 'untold' })).toEqual([])
    }
    for (const [dice, pick] of [...[[[5, 5], 'decline'] as const, [[4, 4], 'sendNear'] as const]]) {
      expect(hired([...dice], pick, answers)).toEqual([])
    }
  })

  it('DW-079 DW-080 DW-081: known again, and the GM picks a complication', () => {
    expect(says(made('outstandingWarrants', { dice: [5, 5] }))).toEqual(['recognised'])
    const run = made('outstandingWarrants', { dice: [4, 4], picks: ['price'] })
    expect(run.reading.choice).toMatchObject({ who: 'gm', count: 1 })
    expect(says(run)).toEqual(['recognised'])
  })

  it('DW-084: a point of preparation is +1, and only one a roll', () => {
    const scene = { actor: { preparation: 2 } }
    const run = made('supply', { dice: [5, 4], swap: { bonus: 1 } }, scene)
    expect(run.reading.band).toBe('10+')
    expect(told(run)).toEqual(['actor preparation: 2 → 1 (DW-084)'])
    expect(play('supply', { dice: [5, 4], swap: { bonus: 2 } }, scene)).toBe('runner.refused.swap')
    expect(play('supply', { dice: [5, 4], swap: { bonus: 1 } })).toBe('runner.refused.swap')
  })
})
