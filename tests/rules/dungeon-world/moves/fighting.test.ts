import { describe, expect, it } from 'vitest'
import { dungeonWorld } from '../../../../src/rules/dungeon-world'
import { movesFor } from '../../../../src/rules/dungeon-world/moves/moves'
import { defaultSettings } from '../../../../src/rules/dungeon-world/settings'
import { character, made, notes, npc, owed, play, told } from './play'

const strong = { scores: { str: 16, dex: 13 } }
const miss = 'actor xp: 0 → 1 (DW-002)'

describe('Hack and Slash', () => {
  it('DW-007: rolls with STR', () => {
    const { reading } = made(
      'hackAndSlash',
      { dice: [3, 3], answers: { damage: 4 } },
      { actor: strong },
    )
    expect(reading.sum.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [6, 'DW-001'],
      [2, 'DW-003'],
    ])
    expect(reading.band).toBe('7-9')
  })

  it('DW-008: 10+ deals damage and nothing comes back, or 1d6 more and a blow', () => {
    const scene = { actor: strong, target: npc({ hp: 12, maxHp: 12, armor: 2 }) }
    const clean = made(
      'hackAndSlash',
      { dice: [5, 5], picks: ['clean'], answers: { damage: 7 } },
      scene,
    )
    expect(told(clean)).toEqual(['target hp: 12 → 7 (DW-008)'])
    expect(owed(clean)).toEqual([])
    const inputs = { dice: [5, 5], picks: ['reckless'] }
    expect(play('hackAndSlash', { ...inputs, answers: { damage: 7 } }, scene)).toBe(
      'runner.refused.unanswered',
    )
    const reckless = made('hackAndSlash', { ...inputs, answers: { damage: 7, plusDie: 3 } }, scene)
    expect(told(reckless)).toEqual(['target hp: 12 → 4 (DW-008)'])
    expect(owed(reckless)).toEqual(['contemporary'])
  })

  it('DW-009: 7-9 deals damage and is attacked; a character with nothing left is dying', () => {
    const target = character({ hp: 5, armor: 1 })
    const run = made('hackAndSlash', { dice: [4, 3], answers: { damage: 9 } }, { target })
    expect(told(run)).toEqual(['target hp: 5 → 0 (DW-009)', 'target life: alive → dying (DW-043)'])
    expect(owed(run)).toEqual(['contemporary'])
    expect(notes(run)).toEqual(['enemyAttacks'])
    expect(run.outcome.told).toMatchObject([
      { key: 'dungeonWorld.note.dying', with: { damage: 8 } },
    ])
    const settings = { 'hp.zeroIsDying': false }
    const spared = made(
      'hackAndSlash',
      { dice: [4, 3], answers: { damage: 9 } },
      { target, settings },
    )
    expect(told(spared)).toHaveLength(1)
  })

  it('DW-009: damage is what the dice of the sheet can show, and no more', () => {
    const dealt = (damage: number, damageDie: string) =>
      play('hackAndSlash', { dice: [4, 3], answers: { damage } }, { actor: { damageDie } })
    for (const [dice, least, most] of [
      ['d6', 1, 6],
      ['d10', 1, 10],
      ['2d6+1', 3, 13],
    ] as const) {
      expect(dealt(most, dice)).toMatchObject({ outcome: {} })
      expect(dealt(least, dice)).toMatchObject({ outcome: {} })
      expect(dealt(most + 1, dice)).toBe('runner.refused.unanswered')
      expect(dealt(least - 1, dice)).toBe('runner.refused.unanswered')
    }
  })

  it('DW-009: the question names the dice of the sheet, or says that it names none', () => {
    const asked = (own: object) =>
      movesFor(defaultSettings)['hackAndSlash']?.after?.(
        { actor: dungeonWorld.sheets.character.parse(own), dice: [4, 3], given: {} },
        [],
      )
    const [label, unwritten] = ['dungeonWorld.ask.damage', 'dungeonWorld.ask.unwritten']
    expect(asked({ damageDie: 'd6' })).toMatchObject([
      { label: { key: label }, kind: { dice: 'd6', min: 1, max: 6 } },
    ])
    expect(asked({ damageDie: 'the better of two d8' })).toMatchObject([
      { label: { key: label }, kind: { dice: 'the better of two d8', min: 1, max: 99 } },
    ])
    expect(asked({})).toMatchObject([{ label: { key: unwritten }, kind: { min: 1, max: 99 } }])
  })

  it('DW-009: dice of damage that are written in another way show 99 at most', () => {
    const dealt = (damage: number) =>
      play(
        'hackAndSlash',
        { dice: [4, 3], answers: { damage } },
        { actor: { damageDie: 'the better of two d8' } },
      )
    expect(dealt(99)).toMatchObject({ outcome: { notes: [{}, { with: { damage: 99 } }] } })
    expect(dealt(100)).toBe('runner.refused.unanswered')
  })

  it('DW-009: with nobody named the damage is told', () => {
    const run = made('hackAndSlash', { dice: [4, 3], answers: { damage: 9 } })
    expect(told(run)).toEqual([])
    expect(run.outcome.notes.at(-1)).toMatchObject({ with: { damage: 9 } })
  })

  it('DW-010 DW-014 DW-018 DW-027 DW-037 DW-073 DW-082: a miss is XP and a GM move', () => {
    const each = ['hackAndSlash', 'volley', 'spoutLore', 'supply', 'outstandingWarrants']
    for (const move of each) {
      const run = made(move, { dice: [1, 1] })
      expect([move, told(run), owed(run)]).toEqual([move, [miss], ['standard']])
    }
    const defied = made('defyDanger', { dice: [1, 1], answers: { stat: 'int' } })
    const parley = made('parley', { dice: [1, 1] }, { target: npc() })
    for (const run of [defied, parley]) {
      expect([told(run), owed(run)]).toEqual([[miss], ['standard']])
    }
    const settings = { xpOnMiss: false, gmMoveOnMiss: false }
    const bare = made('hackAndSlash', { dice: [1, 1] }, { settings })
    expect([told(bare), owed(bare)]).toEqual([[], []])
  })
})

describe('Volley', () => {
  it('DW-011 DW-012: rolls with DEX, and 10+ deals damage', () => {
    const scene = { actor: strong, target: npc({ hp: 9, maxHp: 9 }) }
    const run = made('volley', { dice: [5, 4], answers: { damage: 4 } }, scene)
    expect(run.reading.sum.total).toBe(10)
    expect(told(run)).toEqual(['target hp: 9 → 5 (DW-012)'])
  })

  it('DW-013: 7-9 picks the price of the shot', () => {
    const scene = { actor: { ammo: 2 }, target: npc({ hp: 9, maxHp: 9 }) }
    const shot = { dice: [4, 4], answers: { damage: 4, minusDie: 6 } }
    const danger = made('volley', { ...shot, picks: ['danger'] }, scene)
    expect([told(danger), owed(danger)]).toEqual([['target hp: 9 → 5 (DW-013)'], ['contemporary']])
    const less = made('volley', { ...shot, picks: ['less'] }, scene)
    expect(told(less)).toEqual([])
    const ammo = made('volley', { ...shot, picks: ['ammo'] }, scene)
    expect(told(ammo)).toEqual(['actor ammo: 2 → 1 (DW-013)', 'target hp: 9 → 5 (DW-013)'])
    expect(play('volley', { ...shot, picks: ['danger', 'ammo'] }, scene)).toBe(
      'runner.refused.count',
    )
  })

  it('DW-013: several shots need ammo, unless the campaign lets that go', () => {
    const shot = { dice: [4, 4], picks: ['ammo'], answers: { damage: 4 } }
    expect(play('volley', shot)).toBe('dungeonWorld.volley.barred.ammo')
    expect(told(made('volley', shot, { settings: { 'volley.noAmmo': 'ignore' } }))).toEqual([])
  })
})
