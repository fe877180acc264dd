import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getInitialSnapshot, transition } from 'xstate'
import type { EndEvent } from '../../../src/rules/dungeon-world/session-end/context'
import { sessionEnding } from '../../../src/rules/dungeon-world/session-end/machine'
import { sessionEnd } from '../../../src/rules/dungeon-world/session-end/session-end'
import { character } from './moves/play'

const bonds = [
  { with: 'Maro', text: 'He owes me his life' },
  { with: 'Tamsin', text: 'She hides something', resolved: true },
]
const ysolt = { id: 'y', name: 'Ysolt', sheet: character({ xp: 4, bonds }).sheet }
const maro = { id: 'm', name: 'Maro', sheet: character({ alignment: 'Good' }).sheet }
const input = sessionEnd.context.parse(sessionEnd.begin([ysolt, maro]))

/** Says one thing after another; answers where it stands, and how often the machine said no. */
function told(events: readonly EndEvent[]) {
  let snapshot = getInitialSnapshot(sessionEnding, input as never)
  let refused = 0
  for (const event of events) {
    const no = sessionEnd.refusal(String(snapshot.value), snapshot.context, event)
    expect(snapshot.can(event)).toBe(no === null)
    if (no) refused += 1
    else snapshot = transition(sessionEnding, snapshot, event)[0]
  }
  return { stage: snapshot.value, context: snapshot.context, refused }
}

const fresh = { with: 'Brannoch', text: 'I will teach him' }
const name: EndEvent = { type: 'bond.name', characterId: 'y', at: 0, agreed: true, fresh }
const on: EndEvent = { type: 'step.on' }
const answer = (question: 'learned' | 'overcame' | 'looted', yes: boolean): EndEvent => ({
  ...{ type: 'question.answer', question, yes },
})

describe('the end of a session', () => {
  it('DW-085 DW-086 DW-087 DW-088: bonds, alignment, three questions, then XP', () => {
    const { stage, context, refused } = told([
      ...[name, on],
      { type: 'alignment.mark', characterId: 'm', fulfilled: true },
      ...[on, answer('learned', true), answer('overcame', false), answer('looted', true)],
      { type: 'xp.mark' },
    ])
    expect([stage, refused]).toEqual(['marked', 0])
    const gain = sessionEnd.settle(context, ysolt)
    expect(gain.gained.terms.map(({ rule }) => rule)).toEqual(['DW-085', 'DW-087', 'DW-087'])
    expect(gain.effects).toEqual([{ on: 'actor', field: 'xp', from: 4, to: 7, rule: 'DW-088' }])
    expect(gain.patch).toEqual({
      bonds: [{ ...bonds[0], resolved: true }, bonds[1], fresh],
    })
    expect(gain.told).toHaveLength(2)
    const other = sessionEnd.settle(context, maro)
    expect([other.gained.total, other.patch, other.told]).toEqual([3, {}, []])
  })

  it('DW-085: without the other’s word there is no XP and no new bond', () => {
    const lone: EndEvent = { ...name, agreed: false }
    expect(told([lone]).refused).toBe(1)
    const { context, refused } = told([{ ...lone, fresh: null }])
    expect(refused).toBe(0)
    const gain = sessionEnd.settle(context, ysolt)
    expect([gain.gained.total, gain.patch]).toEqual([0, {}])
  })

  it('DW-085: names only a bond that is open, and of somebody who is there', () => {
    expect(told([{ ...name, at: 1 }]).refused).toBe(1)
    expect(told([{ ...name, at: 5 }]).refused).toBe(1)
    expect(told([{ ...name, characterId: 'x' }]).refused).toBe(1)
    expect(told([name, { type: 'bond.leave', characterId: 'y' }]).context.bonds).toEqual({})
  })

  it('DW-086 DW-087: comes in its order, and XP waits for all three answers', () => {
    expect(told([{ type: 'alignment.mark', characterId: 'm', fulfilled: true }]).refused).toBe(1)
    expect(told([on, on, answer('learned', true), { type: 'xp.mark' }])).toMatchObject({
      ...{ stage: 'questions', refused: 1 },
    })
    expect(told([on, on, { type: 'step.back' }, { type: 'step.back' }]).stage).toBe('bonds')
  })

  it('DW-088: whatever is said, everybody gains 0 to 5, and the machine agrees with the rules', () => {
    const who = fc.constantFrom('y', 'm', 'x')
    const yes = fc.boolean()
    const event: fc.Arbitrary<EndEvent> = fc.oneof(
      fc.constantFrom<EndEvent>(on, { type: 'step.back' }, { type: 'xp.mark' }),
      fc.record({
        ...{ type: fc.constant('bond.name' as const), characterId: who, at: fc.nat(2) },
        ...{ agreed: yes, fresh: fc.constantFrom(null, fresh) },
      }),
      fc.record({ type: fc.constant('bond.leave' as const), characterId: who }),
      fc.record({
        ...{ type: fc.constant('alignment.mark' as const), characterId: who, fulfilled: yes },
      }),
      fc.record({
        type: fc.constant('question.answer' as const),
        ...{ question: fc.constantFrom('learned', 'overcame', 'looted'), yes },
      }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { context } = told(events)
        for (const person of [ysolt, maro]) {
          const { total } = sessionEnd.settle(context, person).gained
          expect(total).toBeGreaterThanOrEqual(0)
          expect(total).toBeLessThanOrEqual(5)
        }
      }),
    )
  })
})
