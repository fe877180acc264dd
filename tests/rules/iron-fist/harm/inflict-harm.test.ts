import { describe, expect, it } from 'vitest'
import { inflictHarmFor } from '../../../../src/rules/iron-fist/harm/inflict-harm'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'
import type { MoveInput } from '../../../../src/rules/moves/move'
import { Refusal } from '../../../../src/shared/reply'

const inflictHarm = inflictHarmFor()

function blow(target: object, harm: number, dice: number[], rest: Partial<MoveInput> = {}) {
  return { actor: { advantageDie: 2 }, target, given: { harm, ap: 0 }, dice, ...rest }
}

describe('Inflict Harm', () => {
  it('IF-EX-10 IF-108 IF-109 IF-110 a minion, two lesser picks', () => {
    const input = blow({ kind: 'minion', harmSuffered: 2 }, 3, [2, 3])
    const reading = inflictHarm.read(input)
    // One settles it, or two lesser ones: two at most.
    expect(reading).toMatchObject({
      band: '10+',
      gmMove: null,
      choice: { who: 'player', count: 2, upTo: true },
    })
    expect(reading.sum.total).toBe(10)
    expect(reading.sum.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [5, 'IF-108'],
      [2, 'IF-107'],
      [3, 'IF-103'],
    ])
    expect(inflictHarm.effects(input, ['wound', 'edge'])).toEqual([
      { on: 'target', field: 'harmSuffered', from: 2, to: 6, rule: 'IF-107' },
      { on: 'actor', field: 'advantageDie', from: 2, to: 3, rule: 'IF-110' },
    ])
  })

  it('IF-EX-11 IF-108 IF-110 a monster, one die, the GM picks the wound', () => {
    const input = blow({ kind: 'monster', harmSuffered: 1 }, 2, [4])
    expect(inflictHarm.diceCount(input)).toBe(1)
    const reading = inflictHarm.read(input)
    expect(reading).toMatchObject({ band: '7-9', gmMove: 'standard' })
    expect(reading.sum.total).toBe(7)
    expect(reading.choice).toMatchObject({ who: 'gm', count: 1 })
    expect(reading.choice?.picks.map(({ id }) => id)).toEqual([
      ...['wound', 'edge', 'panic', 'disarm', 'deprive'],
    ])
    expect(inflictHarm.effects(input, ['wound'])).toEqual([
      { on: 'target', field: 'harmSuffered', from: 1, to: 4, rule: 'IF-107' },
    ])
  })

  it.each([
    ['minion', 2],
    ['relevant', 1],
    ['monster', 1],
    ['demon', 1],
  ])('IF-108 a %s takes %i dice', (kind, count) => {
    expect(inflictHarm.diceCount({ target: { kind }, given: {} })).toBe(count)
  })

  it.each([
    [1, '6-'],
    [2, '7-9'],
    [4, '7-9'],
    [5, '10+'],
  ])('IF-002 a roll of 5 with Harm Suffered %i is a %s', (harmSuffered, band) => {
    const input = blow({ kind: 'demon', harmSuffered }, 0, [5])
    expect(inflictHarm.read(input).band).toBe(band)
  })

  it('IF-103 IF-107 armour and shield lessen the harm, its piercing part gets through', () => {
    const target = { armor: 2, shield: 1, harmSuffered: 1 }
    const input = blow(target, 2, [1, 1], { given: { harm: 2, ap: 1 } })
    expect(inflictHarm.effects(input, [])).toEqual([
      { on: 'target', field: 'harmSuffered', from: 1, to: 2, rule: 'IF-107' },
    ])
  })

  it.each([
    ['dead', 'dead'],
    ['out', 'out'],
  ])('IF-109 on 10+ one pick of %s settles it', (pick, status) => {
    const input = blow({ harmSuffered: 1 }, 0, [6, 6])
    expect(inflictHarm.effects(input, [pick])).toEqual([
      { on: 'target', field: 'status', from: 'active', to: status, rule: 'IF-109' },
    ])
  })

  it('IF-110 panic shows in the status', () => {
    const input = blow({}, 1, [4, 4])
    expect(inflictHarm.effects(input, ['panic'])).toContainEqual({
      on: 'target',
      field: 'status',
      from: 'active',
      to: 'panicked',
      rule: 'IF-110',
    })
  })

  it('IF-111 on 6- there is nothing to pick and the GM moves first; the harm stays', () => {
    const input = blow({}, 3, [1, 1])
    expect(inflictHarm.read(input)).toMatchObject({ band: '6-', choice: null, gmMove: 'first' })
    expect(inflictHarm.effects(input, [])).toHaveLength(1)
    expect(inflictHarm.effects(input, ['wound'])).toHaveProperty('key')
  })

  it('IF-011 an Advantage Die at 6 gains nothing', () => {
    const input = blow({}, 0, [4, 4], { actor: { advantageDie: 6 } })
    expect(inflictHarm.effects(input, ['edge'])).toEqual([])
  })

  it('IF-106 harm by circumstance: the GM picks, and nobody gains an edge', () => {
    const input: MoveInput = { target: {}, given: { harm: 5, ap: 0 }, dice: [3, 3] }
    expect(inflictHarm.read(input).choice?.who).toBe('gm')
    expect(inflictHarm.effects(input, ['wound', 'edge'])).toHaveProperty('key')
    expect(inflictHarm.effects(input, ['wound', 'panic'])).toHaveLength(2)
  })

  it('IF-110 disarmed is the other way to be shaken, and not on top of it', () => {
    const input = blow({}, 0, [4, 4])
    expect(inflictHarm.effects(input, ['disarm'])).toEqual([
      { on: 'target', field: 'status', from: 'active', to: 'disarmed', rule: 'IF-110' },
    ])
    const strong = blow({}, 0, [6, 6])
    expect(inflictHarm.effects(strong, ['panic', 'disarm'])).toHaveProperty('key')
    expect(inflictHarm.effects(strong, ['deprive', 'disarm'])).toHaveProperty('key')
    // What they were deprived of is the story’s: no sheet holds it.
    expect(inflictHarm.effects(strong, ['wound', 'deprive'])).toHaveLength(1)
  })

  it('IF-103 other protection counts, and a ward stops piercing harm too', () => {
    const guarded = (blocksAp: boolean) => ({ otherProtection: { value: 2, blocksAp } })
    const through = (target: object) =>
      inflictHarm.read(blow(target, 0, [1, 1], { given: { harm: 1, ap: 2 } })).sum.terms[2]?.value
    expect(through(guarded(false))).toBe(2)
    expect(through(guarded(true))).toBe(1)
  })

  it('IF-107 of a group one body is hit, and harm does not pass on to another', () => {
    const group = { harmSuffered: 4, bodies: { 1: { harmSuffered: 1 } } }
    const input = blow(group, 2, [2, 2], { answers: { body: '1' } })
    expect(inflictHarm.before?.(input).map(({ id }) => id)).toEqual(['body'])
    expect(inflictHarm.before?.(blow({}, 2, []))).toEqual([])
    expect(inflictHarm.read(input).sum.total).toBe(7)
    expect(inflictHarm.effects(input, ['panic'])).toEqual([
      { on: 'target', field: 'bodies.1.harmSuffered', from: 1, to: 3, rule: 'IF-107' },
      { on: 'target', field: 'bodies.1.status', from: 'active', to: 'panicked', rule: 'IF-110' },
    ])
    expect(() => inflictHarm.read({ ...input, answers: { body: '2' } })).toThrow(Refusal)
  })

  it('IF-120 is never rolled against a character', () => {
    const input = blow(characterSchema.parse({}), 3, [6, 6])
    expect(() => inflictHarm.read(input)).toThrow(Refusal)
    expect(() => inflictHarm.read({ ...blow({}, 3, [6]), targetKind: 'character' })).toThrow(
      Refusal,
    )
  })

  it('IF-110 who is down already cannot panic', () => {
    const input = blow({ status: 'out' }, 1, [4, 4])
    expect(inflictHarm.effects(input, ['panic'])).toHaveProperty('key')
  })

  it('IF-109 who is out of it may still be killed, and no blow betters how the dead stand', () => {
    const down = blow({ bodies: { 1: { status: 'out' } } }, 6, [4, 4], { answers: { body: '1' } })
    expect(inflictHarm.effects(down, ['out'])).toHaveProperty('key')
    expect(inflictHarm.effects(down, ['dead'])).toContainEqual(
      expect.objectContaining({ field: 'bodies.1.status', from: 'out', to: 'dead' }),
    )
    const dead = blow({ bodies: { 1: { status: 'dead' } } }, 6, [4, 4], { answers: { body: '1' } })
    expect(inflictHarm.effects(dead, ['out'])).toHaveProperty('key')
    expect(inflictHarm.effects(dead, ['dead'])).toEqual([
      { on: 'target', field: 'bodies.1.harmSuffered', from: 0, to: 6, rule: 'IF-107' },
    ])
    const standing = blow({}, 6, [4, 4])
    expect(inflictHarm.effects(standing, ['out'])).not.toHaveProperty('key')
  })
})
