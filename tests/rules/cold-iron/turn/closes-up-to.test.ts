import { describe, expect, it } from 'vitest'
import type { StepId } from '../../../../src/rules/cold-iron/fight-model/steps'
import { closesUpTo } from '../../../../src/rules/cold-iron/turn/play-on'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { attacksDeclared, fighter, gather, send, until } from '../table'

const people = () => gather(fighter('a', {}, {}, 'party'), fighter('b', {}, {}, 'foe'))
const closes = (count: number): FightEvent[] =>
  Array.from({ length: count }, () => ({ type: 'step.close' }))

describe('going on over several steps', () => {
  it('CI-014: closes one after the other up to the step that is wanted, as the machine does', () => {
    const begun = send(people(), { type: 'fight.begin' })
    const events = closesUpTo(begun, 'attacks')
    expect(events).toEqual(closes(4))
    expect(send(begun, ...events).value).toBe('attacks')
    const order: StepId[] = ['spells', 'movement', 'handToHand']
    for (const [at, step] of order.entries())
      expect(closesUpTo(begun, step)).toEqual(closes(at + 1))
  })

  it('CI-017: goes no further than a step that the rules hold open', () => {
    const declared = attacksDeclared(people(), 'moving', ['a', 'b'])
    const events = closesUpTo(declared, 'upkeep')
    expect(events.length).toBeLessThan(10)
    const there = send(declared, ...events)
    expect(there.value).toBe(until(declared, 'normalWeapons').value)
    expect(there.context.attacks).toMatchObject([{ attackerId: 'a', status: 'waiting' }])
    expect(closesUpTo(there, 'upkeep')).toEqual([])
  })
})
