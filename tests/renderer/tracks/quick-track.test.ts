import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newTrackSchema } from '../../../src/campaign/track/input'
import { quickWords, readQuick } from '../../../src/renderer/tracks/form/quick-track'

const words = {
  ...{ troublesome: 'Troublesome', dangerous: 'Dangerous', formidable: 'Formidable' },
  ...{ extreme: 'Extreme', epic: 'Epic' },
}
const read = (line: string) => readQuick(line, words)

describe('a track in one line', () => {
  it('is a clock by its name and a number of segments', () => {
    expect(read('Flood 6')).toEqual({ kind: 'clock', name: 'Flood', size: 6 })
    expect(read('  The 3 sisters   24 ')).toEqual({
      kind: 'clock',
      name: 'The 3 sisters',
      size: 24,
    })
  })

  it('is a clock of six by its name alone', () => {
    expect(read('Flood')).toEqual({ kind: 'clock', name: 'Flood', size: 6 })
    expect(read('Room101')).toEqual({ kind: 'clock', name: 'Room101', size: 6 })
  })

  it('is points where the number is none of a clock', () => {
    expect(read('Gold 40')).toEqual({ kind: 'points', name: 'Gold', size: 40 })
    expect(read('Luck 1')).toEqual({ kind: 'points', name: 'Luck', size: 1 })
    expect(read('Gold 100')).toMatchObject({ kind: 'points' })
  })

  it('is ranked progress by the word of a rank', () => {
    expect(read('Find the verse DANGEROUS')).toEqual({
      ...{ kind: 'progress', name: 'Find the verse', rank: 'dangerous' },
    })
    expect(read('Epic')).toMatchObject({ kind: 'clock', name: 'Epic' })
  })

  it('is a ladder by its rungs', () => {
    expect(read('Mood: calm > wary > hostile')).toEqual({
      ...{ kind: 'ladder', name: 'Mood', rungs: ['calm', 'wary', 'hostile'] },
    })
  })

  it('is none while it wants a name, a rung or a number that fits', () => {
    for (const line of ['', '   ', 'Mood: calm >', 'calm > wary', 'Flood 0', 'Flood 101']) {
      expect(read(line)).toBeNull()
    }
  })

  it('is one that the campaign takes, whatever is typed', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.tuple(fc.string({ maxLength: 40 }), fc.nat(130)).map(([name, size]) => `${name} ${size}`),
      fc.array(fc.string({ maxLength: 8 })).map((rungs) => `Mood: ${rungs.join(' > ')}`),
    )
    fc.assert(
      fc.property(line, (typed) => {
        const track = read(typed)
        if (track) expect(newTrackSchema.safeParse(track).success).toBe(true)
      }),
    )
  })

  it('says what it would make', () => {
    expect(quickWords({ kind: 'clock', name: 'Flood', size: 6 }, words)).toEqual({
      ...{ key: 'tracks.quick.clock', with: { name: 'Flood', count: 6 } },
    })
    expect(quickWords({ kind: 'progress', name: 'Vow', rank: 'epic' }, words)).toEqual({
      ...{ key: 'tracks.quick.progress', with: { name: 'Vow', rank: 'Epic' } },
    })
  })
})
