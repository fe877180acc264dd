import { describe, expect, it } from 'vitest'
import {
  canStep,
  findTracks,
  nextVisibility,
  pressOf,
  stepWords,
  toneOf,
  tracksAbout,
  valueWords,
  type Track,
} from '../../../src/renderer/tracks/track'

const flood: Track = {
  ...{ id: 'flood', name: 'Flood', note: '', kind: 'clock', size: 6, value: 2, rank: null },
  ...{ visibility: 'secret', sight: 'figures', odds: null, system: '', purpose: '', state: 'open' },
  ...{ rungs: [], about: [{ type: 'npc', id: 'hob', name: 'Hob' }], triggers: [], heads: null },
  ...{ start: 0, returns: 'never', thresholds: [], means: null },
}
const vow: Track = { ...flood, id: 'vow', name: 'Vow', kind: 'progress', size: 40, rank: 'epic' }

describe('a track on the screen', () => {
  it('says how far it is by what it is', () => {
    expect(valueWords(flood)).toEqual({ key: 'tracks.value', with: { value: 2, size: 6 } })
    expect(valueWords({ ...vow, value: 11 })).toMatchObject({ with: { value: 11, score: 2 } })
    const ladder = { ...flood, kind: 'ladder' as const, size: 3, rungs: ['Calm', 'Wary', 'Hot'] }
    expect(valueWords(ladder)).toMatchObject({ with: { rung: 'Wary', value: 2 } })
    expect(valueWords({ ...ladder, value: 0 })).toMatchObject({ key: 'tracks.noRung' })
  })

  it('is gold once it is full, or means something; a pool that starts full is only whole', () => {
    const mana: Track = { ...flood, kind: 'points', value: 6, start: 6 }
    expect(toneOf(mana)).toBe('ember')
    expect(toneOf({ ...mana, start: 0 })).toBe('gold')
    expect(toneOf({ ...mana, value: 1, means: 'weary' })).toBe('gold')
    expect(valueWords({ ...mana, value: 1, means: 'weary' })).toEqual({
      key: 'tracks.means',
      with: { value: 1, size: 6, words: 'weary' },
    })
  })

  it('steps by one, or by a mark where it has a rank', () => {
    expect(pressOf(flood, 1)).toEqual({ by: 1 })
    expect(pressOf(vow, -1)).toEqual({ marks: -1 })
  })

  it('says what a step has come to, also when it came to nothing', () => {
    expect(stepWords(flood, { from: 2, to: 3 }).key).toBe('tracks.said')
    expect(stepWords(flood, { from: 5, to: 6 }).key).toBe('tracks.saidFull')
    expect(stepWords(flood, { from: 6, to: 6 }).key).toBe('tracks.isFull')
    expect(stepWords(flood, { from: 0, to: 0 }).key).toBe('tracks.isEmpty')
  })

  it('cannot step past its ends, nor while it is put away', () => {
    expect([canStep(flood, 1), canStep({ ...flood, value: 6 }, 1)]).toEqual([true, false])
    expect(canStep({ ...flood, value: 0 }, -1)).toBe(false)
    expect(canStep({ ...flood, state: 'done' }, 1)).toBe(false)
  })

  it('is turned from the game master’s alone to everybody’s, and back', () => {
    expect(nextVisibility('secret')).toBe('known')
    expect(nextVisibility('known')).toBe('open')
    expect(nextVisibility('open')).toBe('secret')
  })

  it('is found by its name and by what it is about, those under way first', () => {
    const done: Track = { ...vow, id: 'old', state: 'done' }
    expect(findTracks([done, flood, vow], 'HOB').map(({ id }) => id)).toEqual([
      ...['flood', 'vow', 'old'],
    ])
    expect(findTracks([done, flood], 'flo').map(({ id }) => id)).toEqual(['flood'])
    expect(findTracks([flood], 'siege')).toEqual([])
  })

  it('stands on the cards of what it is about while it is under way', () => {
    const done: Track = { ...flood, id: 'old', state: 'done' }
    expect(tracksAbout([flood, done], 'npc', 'hob')).toEqual([flood])
    expect(tracksAbout([flood], 'character', 'hob')).toEqual([])
  })
})
