import { describe, expect, it } from 'vitest'
import {
  answersOf,
  rollOf,
  rollsOf,
} from '../../../../src/renderer/systems/cold-iron/fight/movement/movers'
import { fightersOf } from '../../../../src/renderer/systems/cold-iron/fight/fighter'
import { board, type BoardMove } from '../../../../src/rules/cold-iron/view/board'
import { fighter, gather, weapon } from '../../../rules/cold-iron/table'

const bow = weapon({ name: 'Bow', missile: true })

/** A and B, with these weapons in B's hands. */
function fightersWith(...weapons: object[]) {
  const table = gather(fighter('a'), fighter('b', { weapons }))
  return fightersOf(table, board(table))
}

function move(kind: BoardMove['kind'], pursuits: BoardMove['pursuits'] = []): BoardMove {
  return { kind, combatantId: 'b', otherId: 'a', why: { key: 'why' }, pursuits }
}

describe('what can be said about a movement that waits', () => {
  it('CI-116: every pursuit the rules leave, at the one who flees', () => {
    const answers = answersOf(move('pursuit', ['letGo', 'freeAttack']), fightersWith())
    expect(answers.map(({ event }) => event)).toEqual([
      { type: 'move.pursue', combatantId: 'b', fleerId: 'a', pursuit: 'letGo' },
      { type: 'move.pursue', combatantId: 'b', fleerId: 'a', pursuit: 'freeAttack' },
    ])
    // What is struck then, takes the place of what was declared (CI-028).
    expect(answers.map(({ isInstead }) => isInstead)).toEqual([false, true])
  })

  it('CI-183: one who is charged past stands or blocks, with his melee weapon or without', () => {
    const answers = answersOf(move('answer'), fightersWith(bow, weapon()))
    expect(answers.map(({ word }) => word)).toEqual([
      'strikeStanding',
      'stand',
      'strikeBlocking',
      'block',
    ])
    expect(answers.map(({ isInstead }) => isInstead)).toEqual([true, false, true, false])
    expect(answers[0]?.event).toEqual({
      type: 'move.answer',
      combatantId: 'b',
      chargerId: 'a',
      choice: 'stand',
      weapon: 1,
    })
    expect(answers[3]?.event).toMatchObject({ choice: 'block', weapon: null })
  })

  it('CI-183: one without a melee weapon strikes at nobody', () => {
    const words = answersOf(move('answer'), fightersWith(bow)).map(({ word }) => word)
    expect(words).toEqual(['stand', 'block'])
  })

  it.each([
    ['collision', { type: 'move.collide' }],
    ['trip', { type: 'move.tripDown' }],
    ['freeTackle', { type: 'move.freeTackle' }],
  ] as const)('CI-184, CI-187: a %s is said by dice', (kind, more) => {
    expect(answersOf(move(kind), fightersWith())).toEqual([])
    expect(rollOf(move(kind), '50', true)).toEqual({
      combatantId: 'b',
      roll: '50',
      typed: true,
      ...more,
    })
  })

  it('CI-185: who blocks says what of the shields goes into it, and who stands does not', () => {
    const leaning = { lean: 3, againstLean: 2 }
    const answers = answersOf(move('answer'), fightersWith(weapon()), leaning)
    const events = answers.map(({ event }) => event)
    expect(events[2]).toMatchObject({ choice: 'block', weapon: 0, ...leaning })
    expect(events[0]).not.toHaveProperty('lean')
  })

  it('CI-185: a collision takes what is leaned of the shields', () => {
    const event = rollOf(move('collision'), '50', false, { lean: 3, againstLean: 2 })
    expect(event).toMatchObject({ lean: 3, againstLean: 2, typed: false })
    expect(rollOf(move('trip'), '50', true, { lean: 3, againstLean: 2 })).not.toHaveProperty('lean')
  })

  it('CI-183: dice that can be rolled now come before those that wait', () => {
    const why = { key: 'blowsFirst' }
    const moves = [move('pursuit', ['letGo']), move('collision'), move('trip')]
    const rolls = rollsOf(moves, ({ type }) => (type === 'move.collide' ? why : null))
    expect(rolls.map((each) => [each.move.kind, each.refusal])).toEqual([
      ['trip', null],
      ['collision', why],
    ])
    expect(rollsOf([move('answer')], () => null)).toEqual([])
  })

  it('no dice are rolled where a word is wanted', () => {
    expect([move('pursuit'), move('answer')].map((each) => rollOf(each, '50', true))).toEqual([
      null,
      null,
    ])
  })
})
