import { ranks, type Rank } from '../../../rules/tracks/progress'
import { sizesOf } from '../../../rules/tracks/track'
import { phrase, type Phrase } from '../../../shared/phrase'
import type { NewTrack } from '../track'

/** What a name alone makes: a clock of this many segments. */
const usualSize = 6
const { clock, points, ladder } = sizesOf

function ladderOf(line: string): NewTrack | null {
  const [name = '', steps] = line.split(':', 2)
  const rungs = (steps ?? '')
    .split('>')
    .map((rung) => rung.trim())
    .filter((rung) => rung !== '')
  if (name.trim() === '' || rungs.length < ladder.min || rungs.length > ladder.max) return null
  return { kind: 'ladder', name: name.trim(), rungs }
}

function rankedOf(line: string, words: Record<Rank, string>): NewTrack | null {
  for (const rank of ranks) {
    const word = words[rank].toLowerCase()
    const name = line.slice(0, -word.length).trim()
    if (name !== '' && line.toLowerCase().endsWith(` ${word}`)) {
      return { kind: 'progress', name, rank }
    }
  }
  return null
}

/**
 * Reads one line as a new track: `Flood 6` is a clock, `Gold 40` points, `Vow dangerous` ranked
 * progress, `Mood: calm > wary > hostile` a ladder. `words` are the ranks as the table says them.
 * Null while it makes none.
 */
export function readQuick(line: string, words: Record<Rank, string>): NewTrack | null {
  const text = line.trim()
  if (text.includes('>')) return ladderOf(text)
  const ranked = rankedOf(text, words)
  if (ranked) return ranked
  const [, name = text, digits] = /^(.*\S)\s+(\d{1,3})$/.exec(text) ?? []
  if (name === '') return null
  const size = digits === undefined ? usualSize : Number(digits)
  if (size >= clock.min && size <= clock.max) return { kind: 'clock', name, size }
  if (size >= points.min && size <= points.max) return { kind: 'points', name, size }
  return null
}

/** What a line would make, in words. */
export function quickWords(track: NewTrack, words: Record<Rank, string>): Phrase {
  const { name } = track
  switch (track.kind) {
    case 'clock':
    case 'points':
      return phrase(`tracks.quick.${track.kind}`, { name, count: track.size })
    case 'ladder':
      return phrase('tracks.quick.ladder', { name, count: track.rungs.length })
    case 'progress': {
      const { rank = null } = track
      return phrase('tracks.quick.progress', { name, rank: rank === null ? '' : words[rank] })
    }
  }
}
