import { getInitialSnapshot, transition, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { missionLife, type MissionEvent } from '../../src/rules/mission-life'

const closeWith = (participants: string[], rolled: string[]): MissionEvent => ({
  type: 'mission.close',
  participants,
  rolled,
})

function after(...events: MissionEvent[]): SnapshotFrom<typeof missionLife> {
  return events.reduce(
    (snapshot, event) => transition(missionLife, snapshot, event)[0],
    getInitialSnapshot(missionLife),
  )
}

describe('a mission', () => {
  const begin: MissionEvent = { type: 'mission.begin' }
  const report: MissionEvent = { type: 'mission.report', outcome: 'uncertain' }

  it('starts as a draft without an outcome', () => {
    expect(after().value).toBe('drafted')
    expect(after().context).toEqual({ outcome: null })
  })

  it('goes from draft to under way to reporting to closed', () => {
    expect(after(begin).value).toBe('underWay')
    expect(after(begin, report).value).toBe('reporting')
    const closed = after(begin, report, closeWith(['ada', 'bo'], ['bo', 'ada']))
    expect(closed.value).toBe('closed')
    expect(closed.status).toBe('done')
    expect(closed.context).toEqual({ outcome: 'uncertain' })
  })

  it('IF-063 stays open while anyone who took part has not rolled', () => {
    const reporting = after(begin, report)
    expect(reporting.can(closeWith(['ada', 'bo'], ['ada']))).toBe(false)
    expect(reporting.can(closeWith(['ada', 'bo'], ['ada', 'bo']))).toBe(true)
  })

  it('takes no step out of its order', () => {
    expect(after().can(report)).toBe(false)
    expect(after(begin).can(begin)).toBe(false)
    expect(after(begin).can(closeWith([], []))).toBe(false)
    expect(after(begin, report).can(report)).toBe(false)
  })

  it('survives being stored as plain JSON', () => {
    const { value, context } = after(begin, report)
    const stored: unknown = JSON.parse(JSON.stringify({ value, context }))
    const restored = missionLife.resolveState(stored as { value: string; context: typeof context })
    expect(restored.can(closeWith(['ada'], ['ada']))).toBe(true)
    expect(restored.context).toEqual({ outcome: 'uncertain' })
  })
})
