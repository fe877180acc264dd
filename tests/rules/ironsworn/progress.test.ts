import { describe, expect, it } from 'vitest'
import { progressBandOdds } from '../../../src/rules/ironsworn/figures/odds'
import { ironsworn as playing } from '../../../src/rules/ironsworn'
import { made } from './at-table'

describe('progress rolls', () => {
  it.each([
    ...[
      [0, 0, 0, 100],
      [1, 0, 0, 100],
      [2, 1, 18, 81],
      [3, 4, 32, 64],
      [4, 9, 42, 49],
    ],
    ...[
      [5, 16, 48, 36],
      [6, 25, 50, 25],
      [7, 36, 48, 16],
      [8, 49, 42, 9],
      [9, 64, 32, 4],
    ],
    ...[[10, 81, 18, 1]],
  ])('IS-048: of 100 rolls with a score of %i, %i strong, %i weak, %i miss', (score, s, w, m) => {
    expect(progressBandOdds(score * 4 + 3)).toEqual([
      { band: 'strong', share: s / 100 },
      { band: 'weak', share: w / 100 },
      { band: 'miss', share: m / 100 },
    ])
  })

  it('IS-042 IS-043: momentum, stat and adds are out of it', () => {
    const tracks = { vow: { rank: 'epic' as const, ticks: 20 } }
    const run = made(
      'fulfillYourVow',
      [4, 4],
      { answers: { whose: 'self', burden: 'none' } },
      {
        ...{ tracks, actor: { momentum: -5, stats: { heart: 3 } } },
      },
    )
    expect(run.reading).toMatchObject({ band: 'strong', isMatch: true, sum: { total: 5 } })
    expect(playing.moves['fulfillYourVow']?.takesModifiers).toBe(false)
  })

  it('IS-044 IS-045 IS-198: four moves roll progress, each its own, at any score', () => {
    const rolling = Object.values(playing.moves).filter(
      (move) => move.sides?.({ actor: {}, given: {} })?.join() === '10,10',
    )
    expect(rolling.map(({ id, wantsTracks }) => [id, wantsTracks?.[0]?.purpose])).toEqual([
      ['reachYourDestination', 'journey'],
      ['writeYourEpilogue', undefined],
      ['endTheFight', 'foe'],
      ['fulfillYourVow', 'vow'],
    ])
    const tracks = { journey: { rank: 'epic' as const, ticks: 0 } }
    expect(made('reachYourDestination', [1, 1], { picks: ['fail'] }, { tracks }).reading.band).toBe(
      'miss',
    )
  })
})
