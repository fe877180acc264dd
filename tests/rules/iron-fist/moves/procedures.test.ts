import { describe, expect, it } from 'vitest'
import { conflictFor } from '../../../../src/rules/iron-fist/moves/conflict'
import { helpFor } from '../../../../src/rules/iron-fist/moves/help'
import { milestonesFor } from '../../../../src/rules/iron-fist/moves/milestone'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { made, told } from './play'

describe('Help Someone', () => {
  const { read, max, obtains } = helpFor()

  it.each([
    ['10+', 'step', 'noHelp', 1, null],
    ['sure', 'step', 'noHelp', 1, null],
    ['10+', 'obtain', 'noHelp', 0, null],
    ['7-9', 'step', 'noHelp', 1, 'helper'],
    // What they wanted is got for them at 10+ alone.
    ['7-9', 'obtain', 'noHelp', 1, 'helper'],
    ['6-', 'step', 'noHelp', 0, 'helper'],
    ['6-', 'step', 'worse', -1, 'helped'],
  ] as const)(
    'IF-039..042 %s, for a %s, on a miss %s: %i steps, against %s',
    (band, use, onMiss, step, against) => {
      expect(read({ band, use, onMiss })).toMatchObject({ step, against })
    },
  )

  it('IF-040 IF-041 what they wanted is got for them at 10+ alone, and where the help cannot fail', () => {
    expect(obtains).toEqual(['sure', '10+'])
  })

  it('IF-040 one helper a roll, unless the campaign says more', () => {
    expect(max).toBe(1)
    expect(helpFor({ 'help.max': 2 }).max).toBe(2)
  })

  it('IF-EX-06 IF-041 IF-006 a step makes a 7 to 9 a 10+, and leaves the total', () => {
    const run = made('lie', { dice: [4, 4], shift: 1, picks: ['three'] })
    expect(run.reading).toMatchObject({ band: '10+', sum: { total: 8 } })
  })

  it('IF-006 the total moves to the edge of the band where the campaign says so', () => {
    const settings = { 'step.affectsTotal': true }
    const up = made('lie', { dice: [4, 4], shift: 1, picks: ['three'] }, { settings })
    expect(up.reading.sum.terms.at(-1)).toMatchObject({ value: 2, rule: 'IF-006' })
    expect(up.reading.sum.total).toBe(10)
    const down = made('lie', { dice: [5, 6], shift: -1 }, { settings })
    expect(down.reading).toMatchObject({ band: '7-9', sum: { total: 9 } })
  })
})

describe('Conflict', () => {
  const { read, hasGained, gain } = conflictFor()
  const side = (total: number, gained = false) => ({ total, hasGained: gained })

  it('IF-EX-07 IF-045 IF-046 the winner’s own move gave, so winning gives nothing', () => {
    expect(read(side(11, true), side(9))).toEqual({
      ...{ winner: 'a', pickOrder: ['a', 'b'] },
      gain: { a: 0, b: 0 },
    })
  })

  it('IF-043 IF-044 IF-045 the higher total wins, chooses first and gains one', () => {
    expect(read(side(7), side(8))).toEqual({
      ...{ winner: 'b', pickOrder: ['b', 'a'] },
      gain: { a: 0, b: 1 },
    })
    expect(read(side(8), side(7, true)).gain).toEqual({ a: 1, b: 0 })
  })

  it('IF-045 always, where the campaign says so', () => {
    const always = conflictFor({ ...defaultSettings, 'conflict.adRule': 'always' })
    expect(always.read(side(11, true), side(9)).gain).toEqual({ a: 1, b: 0 })
  })

  it('IF-047 a tie: nobody wins, both choose together, nobody gains', () => {
    expect(read(side(8), side(8))).toEqual({
      ...{ winner: null, pickOrder: 'simultaneous' },
      gain: { a: 0, b: 0 },
    })
    const both = conflictFor({ ...defaultSettings, 'conflict.tieAd': 'both' })
    expect(both.read(side(8), side(8)).gain).toEqual({ a: 1, b: 1 })
  })

  it('IF-045 what the own move gave is a rise of the Advantage Die by it', () => {
    const { effects } = made('faceDanger', { dice: [6, 6], answers: { stat: 'steel' } }).outcome
    expect(hasGained(effects)).toBe(true)
    expect(hasGained(made('lie', { dice: [6, 6], picks: ['three'] }).outcome.effects)).toBe(false)
    const swapped = made('lie', { dice: [3, 3], swap: { die: 0 } }, { actor: { advantageDie: 2 } })
    expect(told(swapped)).toHaveLength(1)
    expect(hasGained(swapped.outcome.effects)).toBe(false)
    const rise = { on: 'actor', field: 'advantageDie', from: 1, to: 2, rule: 'IF-083' } as const
    const others = [
      ...[
        { ...rise, on: 'target' as const },
        { ...rise, field: 'xp' },
        { ...rise, to: 1 },
      ],
      { ...rise, rule: 'IF-102' },
    ]
    expect([hasGained([rise]), others.filter((each) => hasGained([each]))]).toEqual([true, []])
    expect(gain({ advantageDie: 6 }, 1)[0]).toMatchObject({ from: 6, to: 6, rule: 'IF-045' })
  })
})

describe('Milestones', () => {
  const { awardedTo, exchanges, effects, asks } = milestonesFor()
  const claim = (own: object = {}) => ({
    ...{ kind: 'mission' as const, gm: 'confirmed' as const, claimants: ['ada'] },
    ...{ agreedOn: null, objections: 0 },
    ...own,
  })

  it('IF-059 nobody has one before the GM confirms', () => {
    expect(awardedTo(claim())).toBe('ada')
    expect(awardedTo(claim({ gm: 'pending' }))).toBeNull()
    expect(awardedTo(claim({ gm: 'denied' }))).toBeNull()
  })

  it('IF-061 several claim it: all must agree, and a single objection leaves it to nobody', () => {
    const two = { claimants: ['ada', 'bo'] }
    expect(awardedTo(claim(two))).toBeNull()
    expect(awardedTo(claim({ ...two, agreedOn: 'bo' }))).toBe('bo')
    expect(awardedTo(claim({ ...two, agreedOn: 'bo', objections: 1 }))).toBeNull()
    expect(awardedTo(claim({ objections: 1 }))).toBeNull()
    expect(awardedTo(claim({ ...two, agreedOn: 'cy' }))).toBeNull()
  })

  it('IF-062 a personal one needs the GM alone', () => {
    expect(awardedTo(claim({ kind: 'personal', objections: 2 }))).toBe('ada')
  })

  it('IF-060 IF-007 buys XP, Spirit, Equipment, or a point on the mission’s roll', () => {
    expect(exchanges.map(({ id }) => id)).toEqual(['xp', 'spirit', 'equipment', 'missionRoll'])
    expect(effects({}, 'xp', {})).toEqual([
      { on: 'actor', field: 'xp', from: 0, to: 1, rule: 'IF-060' },
    ])
    expect(effects({ counters: { spirit: 3 } }, 'spirit', {})).toMatchObject([{ from: 3, to: 3 }])
    expect(effects({}, 'missionRoll', {})).toEqual([])
  })

  it('IF-060 a point of Equipment may clear a condition: the player says', () => {
    const sheet = { counters: { equipment: -1 }, conditions: ['debt'] }
    expect(effects(sheet, 'equipment', {})).toHaveProperty('key', 'runner.refused.unanswered')
    expect(effects(sheet, 'equipment', { 'clear.milestone': 'debt' })).toMatchObject([
      { field: 'counters.equipment', from: -1, to: 0 },
      { field: 'conditions', from: 'debt', to: '' },
    ])
  })

  it('IF-060 IF-076 asks which condition goes with the rise, and nothing where none is awake', () => {
    const sheet = { counters: { equipment: -1 }, conditions: ['debt', 'tainted'] }
    const [ask, ...more] = asks(sheet, 'equipment')
    expect(more).toEqual([])
    expect(ask).toMatchObject({ id: 'clear.milestone', rule: 'IF-076', who: 'player' })
    const values = ask?.kind.type === 'choice' ? ask.kind.values.map(({ value }) => value) : []
    expect(values).toEqual(['none', 'debt'])
    expect(asks({ counters: { equipment: -1 } }, 'equipment')).toEqual([])
    expect(asks(sheet, 'xp')).toEqual([])
    expect(asks(sheet, 'missionRoll')).toEqual([])
  })
})
