import { describe, expect, it } from 'vitest'
import { byKind, wayTo } from '../../../src/renderer/sessions/running/loose-ends'
import { daysOf } from '../../../src/renderer/sessions/session'
import { scopeOf } from '../../../src/renderer/sessions/log'

const open = { id: 'x', name: 'X', missionId: null, day: null }

describe('what is still open', () => {
  it('stands together by kind, in the order it came', () => {
    const ends = [
      { ...open, kind: 'fight' as const, id: '1' },
      { ...open, kind: 'milestone' as const, id: '2' },
      { ...open, kind: 'fight' as const, id: '3' },
    ]
    expect(byKind(ends).map(({ kind, ends: each }) => [kind, each.map(({ id }) => id)])).toEqual([
      ['fight', ['1', '3']],
      ['milestone', ['2']],
    ])
  })

  it('leads to where it is settled', () => {
    expect(wayTo({ ...open, kind: 'owedMove' })).toEqual({ action: 'inbox.open' })
    expect(wayTo({ ...open, kind: 'fight', id: 'f' })).toEqual({
      route: { name: 'table', query: { encounter: 'f' } },
    })
    expect(wayTo({ ...open, kind: 'deadline', missionId: 'm' })).toEqual({
      route: { name: 'missions', query: { mission: 'm' } },
    })
    expect(wayTo({ ...open, kind: 'dying', member: 'npc', id: 'n' })).toEqual({
      route: { name: 'cast', query: { npc: 'n' } },
    })
    expect(wayTo({ ...open, kind: 'milestone' })).toEqual({
      route: { name: 'missions', query: {} },
    })
  })
})

describe('the days of a session', () => {
  const words = { t: (key: string, gaps = {}) => `${key} ${JSON.stringify(gaps)}` }

  const days = { date: (day: number) => `the ${String(day + 1)}th`, today: 9 }

  it('go by their dates, and run to today while it is going on', () => {
    expect(daysOf(words, days, { first_day: 0, last_day: 0 })).toBe('the 1th')
    expect(daysOf(words, days, { first_day: 2, last_day: 4 })).toBe(
      'sessions.days {"from":"the 3th","to":"the 5th"}',
    )
    expect(daysOf(words, days, { first_day: 2, last_day: null })).toBe(
      'sessions.days {"from":"the 3th","to":"the 10th"}',
    )
  })
})

describe('a group of a log', () => {
  it('is asked for by what the log is of, and what it falls into', () => {
    expect(scopeOf({ sessionId: 's' }, 'scene', null)).toEqual({ sessionId: 's', sceneId: null })
    expect(scopeOf({ sessionId: null }, 'mission', 'm')).toEqual({
      ...{ sessionId: null, missionId: 'm' },
    })
    expect(scopeOf({ missionId: 'm' }, 'session', 's')).toEqual({ missionId: 'm', sessionId: 's' })
  })
})
