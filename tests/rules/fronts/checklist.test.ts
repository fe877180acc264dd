import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checklist,
  type PreparedDanger,
  type PreparedFront,
} from '../../../src/rules/fronts/checklist'
import { doomKinds } from '../../../src/rules/fronts/danger-types'
import { danger, front, portents } from './prepared'

/** The warnings about a front, by the last word of their keys. */
function warnings(one: PreparedFront, others: PreparedFront[] = []): string[] {
  return checklist(one, [one, ...others]).map(({ words }) => words.key.replace('frontCheck.', ''))
}

const withDanger = (change: Partial<PreparedDanger>) =>
  warnings(front('f', { dangers: [danger('a', change), danger('b')] }))

const stakes = (count: number, answer: string | null = null) =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, answer }))

describe('the checklist of a front', () => {
  it('says nothing about a front as advised, of either kind', () => {
    expect(warnings(front('f'))).toEqual([])
    expect(warnings(front('f', { kind: 'campaign' }))).toEqual([])
  })

  it.each([
    [0, ['fewDangers']],
    [1, ['fewDangers']],
    [2, []],
    [3, []],
    [4, ['manyDangers']],
  ])('wants two or three dangers: %i', (count, expected) => {
    const dangers = Array.from({ length: count }, (_, index) => danger(`d${index}`))
    expect(warnings(front('f', { dangers }))).toEqual(expected)
  })

  it.each([
    [0, ['noStakes']],
    [1, []],
    [3, []],
    [4, ['manyStakes']],
  ])('wants one to three stakes: %i', (count, expected) => {
    expect(warnings(front('f', { stakes: stakes(count) }))).toEqual(expected)
  })

  it.each([
    ['adventure' as const, 0, ['fewPortents']],
    ['adventure' as const, 1, []],
    ['adventure' as const, 3, []],
    ['adventure' as const, 4, ['manyPortents']],
    ['campaign' as const, 2, ['fewPortents']],
    ['campaign' as const, 3, []],
    ['campaign' as const, 5, []],
    ['campaign' as const, 6, ['manyPortents']],
  ])('wants portents by the kind of front: %s, %i', (kind, count, expected) => {
    const dangers = [danger('a', { portents: portents(count) }), danger('b')]
    expect(warnings(front('f', { kind, dangers }))).toEqual(expected)
  })

  it('wants a type, an impulse and a doom of every danger that still threatens', () => {
    expect(withDanger({ category: '' })).toEqual(['noType'])
    expect(withDanger({ impulse: '' })).toEqual(['noImpulse'])
    expect(withDanger({ doom_kind: null })).toEqual(['noDoomKind'])
    expect(withDanger({ doom: '' })).toEqual(['noDoom'])
    expect(withDanger({ state: 'resolved', category: '', doom: '', portents: [] })).toEqual([])
  })

  it('takes the impulse of a known subtype for one', () => {
    expect(withDanger({ impulse: '', category: 'horde', subtype: 'humanoidVermin' })).toEqual([])
  })

  it('says which danger wants a look, and where', () => {
    const [advice] = checklist(
      front('f', { dangers: [danger('a'), danger('b', { doom: '' })] }),
      [],
    )
    expect(advice).toMatchObject({ part: 'doom', dangerId: 'b', words: { with: { danger: 'b' } } })
  })

  it('wants the change written down once every portent came true', () => {
    expect(withDanger({ portents: portents(2, 2) })).toEqual(['doomDue'])
    expect(withDanger({ portents: portents(2, 2), state: 'resolved' })).toEqual([])
  })

  it('wants a description, and somebody in the cast of the front or a danger', () => {
    expect(warnings(front('f', { description: '' }))).toEqual(['noDescription'])
    expect(warnings(front('f', { cast: [] }))).toEqual(['noCast'])
    const dangers = [danger('a', { cast: [1] }), danger('b')]
    expect(warnings(front('f', { cast: [], dangers }))).toEqual([])
  })

  it('wants one campaign front and at most two adventure fronts in play', () => {
    const campaign = (id: string) => front(id, { kind: 'campaign' })
    expect(warnings(campaign('f'), [campaign('g')])).toEqual(['manyCampaign'])
    expect(warnings(campaign('f'), [front('g'), front('h')])).toEqual([])
    expect(warnings(front('f'), [front('g')])).toEqual([])
    expect(warnings(front('f'), [front('g'), front('h')])).toEqual(['manyAdventure'])
    expect(warnings(front('f'), [front('g'), front('h', { status: 'resolved' })])).toEqual([])
  })

  it('wants every question answered at the end, and not before', () => {
    const over = [danger('a', { state: 'resolved' }), danger('b', { state: 'resolved' })]
    expect(warnings(front('f', { dangers: over }))).toEqual(['stakesOpen'])
    expect(warnings(front('f', { dangers: over, stakes: stakes(2, 'Yes') }))).toEqual([])
    expect(warnings(front('f', { status: 'resolved', description: '' }))).toEqual(['stakesOpen'])
    const half = [danger('a', { state: 'resolved' }), danger('b')]
    expect(warnings(front('f', { dangers: half }))).toEqual([])
  })

  it('never throws, always says where, and falls silent for any front as advised', () => {
    const text = fc.constantFrom('', 'something')
    const anyDanger = fc.record<PreparedDanger>({
      id: fc.string(),
      name: fc.string(),
      state: fc.constantFrom('active', 'resolved', 'moved'),
      ordered: fc.boolean(),
      category: fc.constantFrom('', 'horde', 'place', 'my own'),
      subtype: fc.constantFrom('', 'shadowland', 'my own'),
      impulse: text,
      doom_kind: fc.option(fc.constantFrom(...doomKinds)),
      doom: text,
      cast: fc.array(fc.nat()),
      portents: fc
        .tuple(fc.nat(7), fc.nat(7))
        .map(([count, done]) => portents(count, Math.min(count, done))),
    })
    const anyFront = fc.record<PreparedFront>({
      id: fc.string(),
      name: fc.string(),
      kind: fc.constantFrom('campaign', 'adventure'),
      status: fc.constantFrom('active', 'resolved'),
      description: text,
      cast: fc.array(fc.nat()),
      stakes: fc.array(fc.record({ id: fc.string(), answer: fc.option(text) }), { maxLength: 5 }),
      dangers: fc.array(anyDanger, { maxLength: 5 }),
    })
    fc.assert(
      fc.property(fc.array(anyFront, { maxLength: 4 }), (fronts) => {
        for (const one of fronts) {
          for (const { words, part, dangerId } of checklist(one, fronts)) {
            expect(words.key).toMatch(/^frontCheck\.\w+$/)
            expect(part).not.toBe('')
            if (dangerId !== undefined) expect(one.dangers.map(({ id }) => id)).toContain(dangerId)
          }
        }
      }),
    )
    const advised = fc.record({
      kind: fc.constantFrom('campaign' as const, 'adventure' as const),
      dangers: fc.integer({ min: 2, max: 3 }),
      stakes: fc.integer({ min: 1, max: 3 }),
    })
    fc.assert(
      fc.property(advised, ({ kind, dangers, stakes: questions }) => {
        const ideal = front('f', {
          kind,
          dangers: Array.from({ length: dangers }, (_, index) => danger(`d${index}`)),
          stakes: stakes(questions),
        })
        expect(warnings(ideal)).toEqual([])
      }),
    )
  })

  it('IF-134 says only what play asks for where no game advises how fronts are made', () => {
    const bare = { category: '', subtype: '', impulse: '', doom_kind: null, doom: '' }
    const parts = (one: PreparedFront) =>
      checklist(one, [one], { isAdvised: false }).map(({ words }) => words.key)
    expect(parts(front('f', { dangers: [danger('a', bare)], description: '', cast: [] }))).toEqual(
      [],
    )
    expect(
      parts(front('f', { dangers: [danger('a', { portents: portents(2, 2) }), danger('b')] })),
    ).toEqual(['frontCheck.doomDue'])
  })
})
