import { describe, expect, it } from 'vitest'
import { character, made, npc, play, told } from './play'

const steel = { stat: 'steel' }

describe('Face Danger', () => {
  it('IF-016 IF-017 asks which of the five stats is rolled', () => {
    expect(play('faceDanger', { dice: [3, 4] })).toBe('runner.refused.unanswered')
    for (const stat of ['steel', 'edge', 'charm', 'shadow', 'brains']) {
      const { reading } = made(
        'faceDanger',
        { dice: [3, 2], answers: { stat } },
        { actor: { stats: { [stat]: 1 } } },
      )
      expect(reading).toMatchObject({ band: '6-', sum: { total: 6 } })
    }
    expect(play('faceDanger', { dice: [3, 4], answers: { stat: 'health' } })).toBe(
      'runner.refused.unanswered',
    )
  })

  it('IF-018 10+ raises the Advantage Die by one', () => {
    expect(told(made('faceDanger', { dice: [5, 5], answers: steel }))).toEqual([
      'actor advantageDie: 1 → 2 (IF-018)',
    ])
  })

  it('IF-019 an opponent may stand firm: the harm is marked, or something big is lost', () => {
    const scene = { target: npc({ armor: 1 }) }
    const inputs = { dice: [5, 5], given: { harm: 3, ap: 1 } }
    const firm = made('faceDanger', { ...inputs, answers: { ...steel, yield: 'takesHarm' } }, scene)
    expect(told(firm)).toContain('target harmSuffered: 0 → 3 (IF-107)')
    const loses = made(
      'faceDanger',
      { ...inputs, answers: { ...steel, yield: 'losesMuch' } },
      scene,
    )
    expect(told(loses)).toHaveLength(1)
    expect(loses.outcome.notes).toHaveLength(1)
    const yields = made('faceDanger', { ...inputs, answers: { ...steel, yield: 'yields' } }, scene)
    expect(told(yields)).toHaveLength(1)
    expect(play('faceDanger', { ...inputs, answers: steel }, scene)).toBe(
      'runner.refused.unanswered',
    )
  })

  it('IF-019 the harm is the actor’s own: there is some unless it is settled otherwise', () => {
    const inputs = { dice: [5, 5], answers: { ...steel, yield: 'takesHarm' } }
    expect(told(made('faceDanger', inputs, { target: npc() }))).toContain(
      'target harmSuffered: 0 → 3 (IF-107)',
    )
  })

  it('IF-019 IF-120 a character who stands firm rolls to suffer the harm', () => {
    const run = made(
      'faceDanger',
      { dice: [5, 5], given: { harm: 2 }, answers: { ...steel, yield: 'takesHarm' } },
      { target: character() },
    )
    expect(run.outcome.leadsTo).toEqual([
      { oneOf: ['sufferHarm'], by: 'target', given: { harm: 2, ap: 0 }, rule: 'IF-120' },
    ])
  })

  it('IF-020 on 7 to 9 the opposition picks, the GM where nobody opposes', () => {
    const inputs = { dice: [4, 3], answers: steel, picks: ['b'] }
    const who = (scene = {}) => made('faceDanger', inputs, scene).reading.choice?.who
    expect(who({ target: npc() })).toBe('opposition')
    expect(who()).toBe('gm')
    expect(who({ settings: { 'faceDanger.noOpposition': 'playerPicks' } })).toBe('player')
  })

  it('IF-020 IF-009 of its five prices the first costs a point of the Advantage Die', () => {
    const price = (pick: string) =>
      told(
        made(
          'faceDanger',
          { dice: [4, 3], picks: [pick], answers: steel },
          { actor: { advantageDie: 3 } },
        ),
      )
    expect(price('a')).toEqual(['actor advantageDie: 3 → 2 (IF-009)'])
    for (const pick of ['b', 'c', 'd', 'e']) expect(price(pick)).toEqual([])
  })

  it('IF-021 IF-005 6 or less: nothing changes and the GM owes a move', () => {
    const { outcome } = made('faceDanger', { dice: [1, 5], answers: steel })
    expect(outcome).toMatchObject({ effects: [], gmMoves: [{ due: 'standard', against: 'actor' }] })
  })
})
