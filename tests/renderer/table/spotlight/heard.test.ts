import { describe, expect, it } from 'vitest'
import { minutesSince } from '../../../../src/renderer/table/spotlight/heard'

const at = (text: string) => Date.parse(text)

describe('the minutes since somebody was heard', () => {
  it('are whole ones, and never fewer than none', () => {
    const since = '2026-11-03T20:00:00.000Z'
    expect(minutesSince(since, at('2026-11-03T20:34:59.000Z'))).toBe(34)
    expect(minutesSince(since, at('2026-11-03T20:00:59.000Z'))).toBe(0)
    // A clock that was put back must not tell of a time to come.
    expect(minutesSince(since, at('2026-11-03T19:00:00.000Z'))).toBe(0)
  })
})
