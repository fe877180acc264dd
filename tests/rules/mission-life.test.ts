import fc from 'fast-check'
import { getInitialSnapshot, transition, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { missionGaps } from '../../src/rules/missions/gaps'
import { missionLife, type MissionEvent } from '../../src/rules/missions/life'

const closeWith = (participants: string[], rolled: string[]): MissionEvent => ({
  type: 'mission.close',
  participants,
  rolled,
})

type Life = SnapshotFrom<typeof missionLife>

function after(...events: MissionEvent[]): Life {
  return events.reduce<Life>(
    (snapshot, event) => transition(missionLife, snapshot, event)[0],
    getInitialSnapshot(missionLife),
  )
}

const brief: MissionEvent = { type: 'mission.brief' }
const begin: MissionEvent = { type: 'mission.begin' }
const report: MissionEvent = { type: 'mission.report', outcome: 'uncertain' }
const abandon: MissionEvent = { type: 'mission.abandon' }

const reopen = (hadBegun: boolean): MissionEvent => ({ type: 'mission.reopen', hadBegun })

describe('a mission', () => {
  it('starts as a draft without an outcome', () => {
    expect(after().value).toBe('drafted')
    expect(after().context).toEqual({ outcome: null })
  })

  it('goes from draft to briefed to under way to reporting to closed', () => {
    expect(after(brief).value).toBe('briefed')
    expect(after(brief, begin).value).toBe('underWay')
    expect(after(brief, begin, report).value).toBe('reporting')
    const closed = after(brief, begin, report, closeWith(['ada', 'bo'], ['bo', 'ada']))
    expect(closed.value).toBe('closed')
    expect(closed.context).toEqual({ outcome: 'uncertain' })
    for (const event of [brief, begin, report, abandon, reopen(true), reopen(false)]) {
      expect(closed.can(event)).toBe(false)
    }
  })

  it('may begin as a draft: that briefs it too', () => {
    expect(after(begin).value).toBe('underWay')
  })

  it('IF-063 stays open while anyone who took part has not rolled', () => {
    const reporting = after(begin, report)
    expect(reporting.can(closeWith(['ada', 'bo'], ['ada']))).toBe(false)
    expect(reporting.can(closeWith(['ada', 'bo'], ['ada', 'bo']))).toBe(true)
  })

  it('IF-063 asks for no roll of one that was given up: nothing was completed or reported', () => {
    for (const before of [[brief], [brief, begin], [begin]]) {
      const closed = after(...before, abandon)
      expect(closed.value).toBe('closed')
      expect(closed.context).toEqual({ outcome: 'abandoned' })
    }
  })

  it('goes on where it was given up, with no outcome', () => {
    const briefed = after(brief, abandon, reopen(false))
    expect([briefed.value, briefed.context.outcome]).toEqual(['briefed', null])
    const underWay = after(begin, abandon, reopen(true))
    expect([underWay.value, underWay.context.outcome]).toEqual(['underWay', null])
    expect(underWay.can(reopen(true))).toBe(false)
  })

  it('is not given up as a draft, nor once it was reported', () => {
    expect(after().can(abandon)).toBe(false)
    expect(after(begin, report).can(abandon)).toBe(false)
  })

  it('takes no step out of its order', () => {
    expect(after().can(report)).toBe(false)
    expect(after(brief).can(brief)).toBe(false)
    expect(after(brief).can(report)).toBe(false)
    expect(after(begin).can(begin)).toBe(false)
    expect(after(begin).can(brief)).toBe(false)
    expect(after(begin).can(closeWith([], []))).toBe(false)
    expect(after(begin, report).can(report)).toBe(false)
  })

  const event = fc.constantFrom<MissionEvent>(
    ...[brief, begin, report, abandon],
    { type: 'mission.report', outcome: 'success' },
    closeWith(['ada'], []),
    closeWith(['ada'], ['ada']),
  )
  const order = ['drafted', 'briefed', 'underWay', 'reporting', 'closed']

  it('only ever goes forward, whatever is tried, and has an outcome once it was reported', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let life = after()
        for (const each of events) {
          const allowed = life.can(each)
          const [next] = transition(missionLife, life, each)
          const [from, to] = [life, next].map(({ value }) => order.indexOf(value))
          if (allowed) expect(to).toBeGreaterThan(from ?? 0)
          else expect(next.value).toBe(life.value)
          const isTold = next.value === 'reporting' || next.value === 'closed'
          expect(next.context.outcome === null).toBe(!isTold)
          life = next
        }
      }),
    )
  })

  it('survives member stored as plain JSON', () => {
    const { value, context } = after(begin, report)
    const stored: unknown = JSON.parse(JSON.stringify({ value, context }))
    const restored = missionLife.resolveState(stored as { value: string; context: typeof context })
    expect(restored.can(closeWith(['ada'], ['ada']))).toBe(true)
    expect(restored.context).toEqual({ outcome: 'uncertain' })
  })
})

describe('what a mission lacks', () => {
  const whole = {
    brief: 'Go',
    client: 'Wend',
    reward: '',
    objectives: 1,
    participants: 4,
    rewards: 1,
  }

  it('is nothing where all is written down, the reward in words or in pieces', () => {
    expect(missionGaps(whole)).toEqual([])
    expect(missionGaps({ ...whole, rewards: 0, reward: 'Silver' })).toEqual([])
  })

  it('is told with what matters most first', () => {
    const nothing = {
      brief: '',
      client: '',
      reward: '',
      objectives: 0,
      participants: 0,
      rewards: 0,
    }
    expect(missionGaps(nothing)).toEqual([
      ...['objectives', 'participants', 'brief', 'client', 'reward'],
    ])
    expect(missionGaps({ ...whole, participants: 0 })).toEqual(['participants'])
  })
})
