import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../src/rules/iron-fist'
import {
  milestonesOf,
  spendable,
  stateOf,
  wouldGoTo,
  type Milestone,
} from '../../../src/renderer/missions/milestones/milestone'

const ada = { id: 'ada', name: 'Ada' }
const bo = { id: 'bo', name: 'Bo' }

function milestone(change: Partial<Milestone> = {}): Milestone {
  return {
    ...{ id: 'm', system: 'iron-fist', kind: 'mission', mission_id: 'toll', deed: 'Rang it' },
    ...{ openly: 0, gm: 'pending', agreed_on: null, awarded_to: null, exchanged_for: null },
    ...{ claimants: [ada], objectors: [] },
    ...change,
  }
}

const held = { gm: 'confirmed', awarded_to: 'ada' } as const

describe('a milestone', () => {
  it('IF-059 to IF-061 stands where the GM and the players left it', () => {
    expect(stateOf(milestone())).toBe('pending')
    expect(stateOf(milestone({ gm: 'denied' }))).toBe('denied')
    expect(stateOf(milestone({ gm: 'confirmed' }))).toBe('nobody')
    expect(stateOf(milestone(held))).toBe('held')
    expect(stateOf(milestone({ ...held, exchanged_for: 'xp' }))).toBe('spent')
  })

  it('is shown at its mission; a personal one of no mission at each', () => {
    const all = [
      milestone({ id: 'its own' }),
      milestone({ id: 'of another', mission_id: 'bell' }),
      milestone({ id: 'personal', kind: 'personal', mission_id: null }),
      milestone({ id: 'of none', mission_id: null }),
    ]
    expect(milestonesOf(all, { id: 'toll' }).map(({ id }) => id)).toEqual(['its own', 'personal'])
  })

  it('IF-060 IF-068 can be spent on the roll of its mission by its member, once; a personal one of none on any', () => {
    const all = [
      milestone({ ...held, id: 'held' }),
      milestone({ ...held, id: 'spent', exchanged_for: 'missionRoll' }),
      milestone({ ...held, id: 'of another', mission_id: 'bell' }),
      milestone({ id: 'pending' }),
      milestone({ ...held, id: 'of Bo', awarded_to: 'bo' }),
      milestone({ ...held, id: 'personal', kind: 'personal', mission_id: null }),
      milestone({ ...held, id: 'of none', mission_id: null }),
    ]
    expect(spendable(all, 'toll', ada).map(({ id }) => id)).toEqual(['held', 'personal'])
  })

  it('IF-061 IF-062 goes to whom the rules would give it', () => {
    const rules = ironFist.milestones
    if (!rules) throw new Error('the system knows no milestones')
    const both = { claimants: [ada, bo] }
    expect(wouldGoTo(rules, milestone(), null)).toBe('ada')
    expect(wouldGoTo(rules, milestone(both), null)).toBeNull()
    expect(wouldGoTo(rules, milestone(both), 'bo')).toBe('bo')
    expect(wouldGoTo(rules, milestone({ objectors: [bo] }), 'ada')).toBeNull()
    expect(wouldGoTo(rules, milestone({ kind: 'personal', objectors: [bo] }), null)).toBe('ada')
  })
})
