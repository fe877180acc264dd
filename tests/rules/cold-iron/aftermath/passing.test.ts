import { describe, expect, it } from 'vitest'
import { person, recovery, rest, sheet } from '../resting'

const pass = (state: Parameters<typeof person>[0], minutes: number) =>
  recovery.pass([person(state)], minutes, { settings: {}, charts: {} })

describe('time that passes for those nobody helps', () => {
  it('CI-063: takes the turns that are left, twelve to the minute', () => {
    expect(pass({ damage: 40, deathClock: 30 }, 2)).toMatchObject([
      { state: { deathClock: 6, dead: false }, changes: [] },
    ])
  })

  it('CI-063: ends a life whose turns are gone', () => {
    expect(pass({ damage: 40, deathClock: 24 }, 2)).toMatchObject([
      { state: { deathClock: null, dead: true }, changes: [{ figure: 'dead', from: 0, to: 1 }] },
    ])
  })

  it('CI-063: stands still in stasis, and for those in no danger', () => {
    expect(pass({ damage: 40, deathClock: 4, inStasis: true }, 480)).toEqual([])
    expect(pass({ damage: 3 }, 480)).toEqual([])
    expect(pass({ dead: true }, 480)).toEqual([])
  })

  it('tells how it stands with somebody', () => {
    const plight = (state: Parameters<typeof person>[0]) =>
      recovery.plightOf(sheet, person(state).state)
    expect(plight({})).toBeNull()
    expect(plight({ damage: 3 })).toBeNull()
    expect(plight({ dead: true })).toEqual({ kind: 'dead', turns: null })
    expect(plight({ damage: 40, deathClock: 6 })).toEqual({ kind: 'dying', turns: 6 })
    expect(plight({ damage: 26 })).toEqual({ kind: 'down', turns: null })
  })

  it('says how long a rest is', () => {
    expect(recovery.lengthOf(rest({ minutes: 10, nights: 2 }))).toEqual({ minutes: 10, nights: 2 })
  })
})
