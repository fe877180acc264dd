import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cancelsUpTo,
  changeMomentum,
  counted,
  canGain,
  momentumLimits,
} from '../../../src/rules/ironsworn/figures/momentum'
import { characterSchema, debilitySchema } from '../../../src/rules/ironsworn/sheet'
import { applyEffects } from '../../../src/rules/moves/apply'
import { made, oddsOfAction, play, rolled, strong, told } from './at-table'

const die = fc.integer({ min: 1, max: 10 })
const marked = fc.subarray([...debilitySchema.options])
const roll = fc.record({
  dice: fc.tuple(fc.integer({ min: 1, max: 6 }), die, die),
  stat: fc.integer({ min: 0, max: 5 }),
  adds: fc.integer({ min: 0, max: 4 }),
  momentum: fc.integer({ min: -6, max: 10 }),
  debilities: marked,
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
    const burn = (momentum: number, one: number, other: number) =>
      rolled({ dice: [4, one, other], stat: 2, momentum }).burn
    expect(burn(7, 5, 6)).toEqual({ band: 'strong', leaves: 2, cancels: [1, 2] })
    expect(burn(8, 5, 7)).toEqual({ band: 'strong', leaves: 2, cancels: [1, 2] })
    // The 5 is beaten and the 7 is no lower than momentum: nothing to gain.
    expect(burn(7, 5, 7)).toBeNull()
    expect(burn(7, 5, 4)).toBeNull()
    expect(burn(0, 5, 7)).toBeNull()
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

  it('IS-028: the adviser says what a burn makes of a roll and what it leaves', () => {
    const at = { stat: 2, momentum: 6 }
    expect(rolled({ ...at, dice: [2, 5, 8] }).burn).toEqual({
      ...{ band: 'weak', leaves: 2, cancels: [1] },
    })
    expect(rolled({ ...at, dice: [2, 9, 8] }).burn).toBeNull()
    fc.assert(
      fc.property(roll, (each) => {
        const order = ['miss', 'weak', 'strong']
        const { band = '', burn } = rolled(each)
        if (burn) expect(order.indexOf(burn.band)).toBeGreaterThan(order.indexOf(band))
      }),
    )
  })

  it('IS-028: burning wherever it helps turns misses into hits', () => {
    expect(oddsOfAction(2)['miss']).toBe(199)
    const burning = oddsOfAction(2, 8)
    // What is left are the falls with both dice at 8 or more.
    expect(burning['miss']).toBe(6 * 9)
    expect(Object.values(burning).reduce((all, each) => all + each, 0)).toBe(600)
  })

  it.each([-6, -5, -4, -3, -2, -1])(
    'IS-031: %i takes the die that shows its figure, no other',
    (momentum) => {
      const gone = [1, 2, 3, 4, 5, 6].filter(
        (face) => rolled({ dice: [face, 1, 1], stat: 3, momentum }).score === 3,
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

  it('IS-034 IS-170: a debility takes momentum down with its maximum, clearing gives nothing back', () => {
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

  it('IS-075: a cleared debility gives maximum and reset back at once, and no momentum', () => {
    const actor = { debilities: ['wounded'], momentum: 9 }
    const healed = made('heal', strong, { answers: { patient: 'self' } }, { actor })
    expect(told(healed)).toEqual(['actor debilities: wounded → '])
    const after = characterSchema.parse(
      applyEffects(characterSchema.parse(actor), healed.outcome.effects),
    )
    expect(after.momentum).toBe(9)
    const gain = (sheet: object) =>
      told(made('faceDanger', [6, 1, 2], { answers: { stat: 'iron' } }, { actor: sheet }))
    expect([gain(actor), gain(after)]).toEqual([[], ['actor momentum: 9 → 10']])
    const leaves = (debilities: string[]) =>
      rolled({ dice: [1, 5, 8], stat: 1, momentum: 9, debilities }).burn?.leaves
    expect([leaves(['wounded']), leaves(after.debilities)]).toEqual([1, 2])
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
