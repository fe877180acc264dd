import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { burnAdvice, cancelsUpTo } from '../../../src/rules/ironsworn/figures/burn-advice'
import {
  changeMomentum,
  counted,
  canGain,
  momentumLimits,
} from '../../../src/rules/ironsworn/figures/momentum'
import { actionOdds, progressOdds } from '../../../src/rules/ironsworn/figures/odds'
import {
  actionRoll,
  outcomeOf,
  progressRoll,
  reroll,
  type Challenge,
} from '../../../src/rules/ironsworn/figures/rolls'
import { neighbours, percentile, reversed } from '../../../src/rules/ironsworn/oracle/lookup'
import { characterSchema, debilitySchema } from '../../../src/rules/ironsworn/sheet'
import { ironsworn as playing } from '../../../src/rules/ironsworn'
import { made, play, strong, told } from './at-table'

const calm = { momentum: 0, debilities: [] }
const die = fc.integer({ min: 1, max: 10 })
const challenge = fc.tuple(die, die)
const marked = fc.subarray([...debilitySchema.options])
const roll = fc.record({
  actionDie: fc.integer({ min: 1, max: 6 }),
  stat: fc.integer({ min: 0, max: 5 }),
  adds: fc.integer({ min: 0, max: 4 }),
  challenge,
  momentum: fc.integer({ min: -6, max: 10 }),
  debilities: marked,
})

describe('dice and outcomes', () => {
  it('IS-008: an action roll is a d6 and two d10; a d10 goes to 10, a d6 to 6', () => {
    const at = { answers: { stat: 'edge' } }
    expect(made('faceDanger', [6, 10, 1], { ...at, picks: ['momentum'] }).reading.band).toBe('weak')
    expect(play('faceDanger', [7, 1, 1], at)).toBe('runner.refused.dice')
    expect(play('faceDanger', [6, 11, 1], at)).toBe('runner.refused.dice')
  })

  it('IS-009: tens and units; 0 and 0 are 100, 0 and 5 are 5', () => {
    expect([percentile(0, 0), percentile(0, 5), percentile(9, 9)]).toEqual([100, 5, 99])
  })

  it.each([
    ['faceDanger', [6, 10, 10]],
    ['endTheFight', [10, 10]],
    ['askTheOracle', [100]],
    ['turnTheTide', []],
  ])('IS-010: %s takes dice of %j sides', (id, sides) => {
    expect(made('faceDanger', strong, { answers: { stat: 'edge' } })).toBeDefined()
    const { moves } = playing
    expect(moves[id]?.sides?.({ actor: {}, given: {} })).toEqual(sides)
  })

  it('IS-011 IS-018 IS-093: die, stat and every add count, cut at 10 after all of them', () => {
    expect(
      actionRoll({ ...calm, actionDie: 4, stat: 2, adds: 1, challenge: [6, 7] }),
    ).toMatchObject({ actionScore: 7, outcome: 'weak' })
    const run = made('gatherInformation', [2, 9, 9], { given: { bond: 1, adds: 2 } })
    expect(run.reading.sum.total).toBe(6)
  })

  it('IS-012 IS-013 IS-014 IS-015: never above 10, ties to the die, a 10 stands', () => {
    fc.assert(
      fc.property(roll, (at) => {
        const { actionScore, outcome, match, burn } = actionRoll(at)
        expect(actionScore).toBeLessThanOrEqual(10)
        if (at.challenge.every((each) => each === 10)) expect(outcome).toBe('miss')
        if (at.challenge.includes(10)) expect(burn.outcome ?? outcome).not.toBe('strong')
        if (match) expect(outcome).not.toBe('weak')
      }),
    )
    expect(outcomeOf(5, [5, 4])).toBe('weak')
    expect(outcomeOf(5, [5, 5])).toBe('miss')
  })

  it('IS-016 IS-017 IS-169: a match is a cue for the GM, and stays one after a burn', () => {
    const inputs = { answers: { stat: 'iron' } }
    const plain = made('faceDanger', [1, 4, 4], inputs, { actor: { momentum: 6 } })
    expect(plain.outcome).toMatchObject({
      gmMoves: [{ due: 'optional', rule: 'IS-017' }],
      notes: [{ key: 'ironsworn.match.miss' }],
    })
    const swap = { cancels: [1, 2] }
    const burnt = made('faceDanger', [1, 4, 4], { ...inputs, swap }, { actor: { momentum: 6 } })
    expect(burnt.outcome.notes).toEqual([{ key: 'ironsworn.match.strong' }])
    expect(made('faceDanger', [1, 4, 5], inputs).outcome.gmMoves).toEqual([])
  })

  it('IS-019: any of the three dice are thrown once more; the others lie', () => {
    expect(reroll([1, 8, 9], [6, null, 2])).toEqual([6, 8, 2])
  })

  it('IS-020 IS-168: momentum is reset before the outcome moves it: 8 to 2, then 3', () => {
    const run = made(
      'faceDanger',
      [3, 7, 6],
      { answers: { stat: 'iron' }, swap: { cancels: [1, 2] } },
      { actor: { momentum: 8 } },
    )
    expect(told(run)).toEqual(['actor momentum: 8 → 2', 'actor momentum: 2 → 3'])
  })

  it.each([
    [0, 55, 190, 355, 15, 45],
    [1, 91, 238, 271, 21, 39],
    [2, 139, 262, 199, 27, 33],
    [3, 199, 262, 139, 33, 27],
    [4, 271, 238, 91, 39, 21],
    [5, 336, 208, 56, 44, 16],
  ])('IS-022: of 600 rolls with %i, %i strong, %i weak, %i miss', (adds, s, w, m, ms, mm) => {
    expect(actionOdds({ adds })).toEqual({
      ...{ all: 600, strong: s, weak: w, miss: m, matchedStrong: ms, matchedMiss: mm },
    })
  })

  it('IS-156: the row above and below, and the dice the other way round', () => {
    expect([37, 5, 100, 10].map(reversed)).toEqual([73, 50, 100, 1])
    const rows = neighbours('turning_point/challenge_rank', 30).map(({ min }) => min)
    expect(rows).toEqual([1, 56])
    expect(neighbours('turning_point/challenge_rank', 100).map(({ min }) => min)).toEqual([81])
  })
})

describe('momentum', () => {
  it('IS-023 IS-032 IS-171: it stays within −6 and its maximum, and loses nothing on the way', () => {
    expect(characterSchema.parse({}).momentum).toBe(2)
    fc.assert(
      fc.property(roll, fc.integer({ min: -12, max: 12 }), ({ momentum, debilities }, by) => {
        const { max } = momentumLimits(debilities)
        const from = Math.min(max, momentum)
        const after = changeMomentum(from, by, debilities)
        expect(after.momentum).toBeGreaterThanOrEqual(-6)
        expect(after.momentum).toBeLessThanOrEqual(max)
        if (by < 0) expect(from + by).toBe(after.momentum - after.overflow)
        expect(after.overflow).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('IS-024 IS-025: 10 and 2, 9 and 1, then 0; with all eight the maximum is 2', () => {
    const limits = [0, 1, 2, 8].map((count) =>
      momentumLimits(debilitySchema.options.slice(0, count)),
    )
    expect(limits).toEqual([
      ...[
        { max: 10, reset: 2 },
        { max: 9, reset: 1 },
        { max: 8, reset: 0 },
        { max: 2, reset: 0 },
      ],
    ])
  })

  it('IS-026: at the maximum a gain does nothing and is not on offer', () => {
    expect(changeMomentum(9, 2, ['wounded'])).toEqual({ momentum: 9, overflow: 0 })
    expect(canGain(9, ['wounded'])).toBe(false)
    const inputs = { answers: { stat: 'wits' }, picks: ['momentum'] }
    expect(play('secureAnAdvantage', strong, inputs, { actor: { momentum: 10 } })).toBe(
      'ironsworn.barred',
    )
    expect(
      told(made('faceDanger', strong, { answers: { stat: 'wits' } }, { actor: { momentum: 10 } })),
    ).toEqual([])
  })

  it('IS-028 IS-029 IS-167: only above 0, only dice below it, and a beaten die stays beaten', () => {
    const at = { actionDie: 4, stat: 2, adds: 0, debilities: [] }
    expect(actionRoll({ ...at, momentum: 7, challenge: [5, 6] }).burn).toMatchObject({
      ...{ legal: true, cancels: [true, true], outcome: 'strong', improves: true },
    })
    expect(actionRoll({ ...at, momentum: 7, challenge: [5, 7] }).burn.cancels).toEqual([
      true,
      false,
    ])
    expect(actionRoll({ ...at, momentum: 7, challenge: [5, 4] }).burn).toMatchObject({
      ...{ legal: true, improves: false, outcome: 'strong' },
    })
    expect(actionRoll({ ...at, momentum: 0, challenge: [5, 7] }).burn.legal).toBe(false)
    expect(cancelsUpTo(7)).toBe(6)
    expect(cancelsUpTo(-2)).toBe(0)
  })

  it('IS-028 IS-030: the runner offers a burn where it helps, and never on a progress roll', () => {
    const tracks = { foe: { rank: 'epic' as const, ticks: 8 } }
    const actor = { momentum: 9 }
    const cancels = { swap: { cancels: [0, 1] }, answers: { others: 'over' } }
    expect(play('endTheFight', [5, 6], cancels, { tracks, actor })).toBe('runner.refused.swap')
    const idle = { swap: { cancels: [1, 2] }, answers: { stat: 'edge' } }
    expect(play('faceDanger', [6, 1, 2], idle, { actor })).toBe('runner.refused.swap')
  })

  it('IS-028: the adviser says what a burn makes of a roll and what it costs', () => {
    const at = { actionDie: 2, stat: 2, adds: 0, momentum: 6, debilities: [] }
    expect(burnAdvice({ ...at, challenge: [5, 8] })).toEqual({
      ...{ isLegal: true, helps: true, from: 'miss', to: 'weak', costs: 4, leaves: 2 },
    })
    expect(burnAdvice({ ...at, challenge: [9, 8] })).toMatchObject({ helps: false, costs: 0 })
    fc.assert(
      fc.property(roll, (each) => {
        const advice = burnAdvice(each)
        const order = ['miss', 'weak', 'strong']
        expect(order.indexOf(advice.to)).toBeGreaterThanOrEqual(order.indexOf(advice.from))
        expect(advice.helps).toBe(advice.to !== advice.from)
      }),
    )
  })

  it('IS-028: burning wherever it helps turns misses into hits', () => {
    const plain = actionOdds({ adds: 2, momentum: 8 })
    const burning = actionOdds({ adds: 2, momentum: 8, burning: true })
    expect(plain.miss).toBe(199)
    // What is left are the falls with both dice at 8 or more.
    expect(burning.miss).toBe(6 * 9)
    expect(burning.strong + burning.weak + burning.miss).toBe(600)
  })

  it.each([-6, -5, -4, -3, -2, -1])(
    'IS-031: %i takes the die that shows its figure, no other',
    (momentum) => {
      const at = { stat: 3, adds: 0, challenge: [1, 1] as Challenge, momentum, debilities: [] }
      const gone = [1, 2, 3, 4, 5, 6].filter(
        (face) => actionRoll({ ...at, actionDie: face }).actionDieCancelled,
      )
      expect(gone).toEqual([-momentum])
      const run = made(
        'faceDanger',
        [-momentum, 9, 9],
        { answers: { stat: 'iron' } },
        {
          actor: { momentum, stats: { iron: 3 } },
        },
      )
      expect(run.reading.sum.total).toBe(3)
    },
  )

  it('IS-027 IS-033: a loss the GM rules goes down by what he says, and no further than −6', () => {
    const inputs = { picks: ['momentum'], given: { points: 2 } }
    expect(told(made('payThePrice', [], inputs))).toEqual(['actor momentum: 2 → 0'])
    const deep = made('payThePrice', [], inputs, { actor: { momentum: -5 } })
    expect(told(deep)).toEqual(['actor momentum: -5 → -6'])
    expect(deep.outcome.leadsTo).toEqual([
      { oneOf: ['faceASetback'], by: 'actor', given: { points: 1 }, rule: 'IS-032' },
    ])
  })

  it('IS-034 IS-075 IS-170: a debility takes momentum down with its maximum, clearing gives nothing back', () => {
    const actor = { health: { value: 0 }, momentum: 10 }
    const run = made('endureHarm', [1, 9, 9], { given: { harm: 0 }, picks: ['maimed'] }, { actor })
    expect(told(run)).toEqual(['actor momentum: 10 → 9', 'actor debilities:  → maimed'])
    const lenient = { settings: { 'debility.clampsMomentum': false } }
    const full = { health: { value: 0 }, momentum: 10, debilities: [] }
    const kept = made(
      'endureHarm',
      [1, 9, 9],
      { given: { harm: 0 }, picks: ['maimed'] },
      { actor: full, ...lenient },
    )
    expect(told(kept)).toContain('actor debilities:  → maimed')
    const twice = { health: { value: 0 }, momentum: 9, debilities: ['wounded'] }
    const both = made(
      'endureHarm',
      [1, 9, 10],
      { given: { harm: 0 }, picks: ['maimed'] },
      { actor: twice },
    )
    expect(told(both)).toEqual(['actor momentum: 9 → 8', 'actor debilities:  → maimed'])
  })

  it('IS-211: a debility that an asset leaves out does not count', () => {
    const sheet = characterSchema.parse({
      debilities: ['maimed', 'wounded'],
      uncounted: ['maimed'],
    })
    expect(momentumLimits(counted(sheet))).toEqual({ max: 9, reset: 1 })
    expect(characterSchema.parse({ health: { value: 4, max: 4 } }).health.max).toBe(4)
    expect(characterSchema.safeParse({ health: { value: 5, max: 4 } }).success).toBe(false)
  })
})

describe('progress rolls', () => {
  it.each([
    ...[
      [0, 0, 0, 100],
      [1, 0, 0, 100],
      [2, 1, 18, 81],
      [3, 4, 32, 64],
      [4, 9, 42, 49],
    ],
    ...[
      [5, 16, 48, 36],
      [6, 25, 50, 25],
      [7, 36, 48, 16],
      [8, 49, 42, 9],
      [9, 64, 32, 4],
    ],
    ...[[10, 81, 18, 1]],
  ])('IS-048: of 100 rolls with a score of %i, %i strong, %i weak, %i miss', (score, s, w, m) => {
    expect(progressOdds(score * 4)).toMatchObject({ all: 100, strong: s, weak: w, miss: m })
  })

  it('IS-042 IS-043: momentum, stat and adds are out of it', () => {
    expect(progressRoll({ ticks: 26, challenge: [6, 5] })).toEqual({
      ...{ progressScore: 6, outcome: 'weak', match: false },
    })
    const tracks = { vow: { rank: 'epic' as const, ticks: 20 } }
    const run = made(
      'fulfillYourVow',
      [4, 4],
      { answers: { whose: 'self', burden: 'none' } },
      {
        ...{ tracks, actor: { momentum: -5, stats: { heart: 3 } } },
      },
    )
    expect(run.reading).toMatchObject({ band: 'strong', isMatch: true, sum: { total: 5 } })
    expect(playing.moves['fulfillYourVow']?.takesChips).toBe(false)
  })

  it('IS-044 IS-045 IS-198: four moves roll progress, each its own, at any score', () => {
    const rolling = Object.values(playing.moves).filter(
      (move) => move.sides?.({ actor: {}, given: {} })?.join() === '10,10',
    )
    expect(rolling.map(({ id, wantsTracks }) => [id, wantsTracks?.[0]?.purpose])).toEqual([
      ['reachYourDestination', 'journey'],
      ['writeYourEpilogue', undefined],
      ['endTheFight', 'foe'],
      ['fulfillYourVow', 'vow'],
    ])
    const tracks = { journey: { rank: 'epic' as const, ticks: 0 } }
    expect(made('reachYourDestination', [1, 1], { picks: ['fail'] }, { tracks }).reading.band).toBe(
      'miss',
    )
  })
})
