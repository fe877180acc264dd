import type { ModifierGrant } from '../../../rules/moves/modifiers'
import type { Outcome } from '../../../rules/moves/outcome'
import type { HeldTrack, TrackChange } from '../../../rules/moves/tracks'
import { boxTicks, ticksOf } from '../../../rules/tracks/progress'
import { advance, progressTicks } from '../../../rules/tracks/track'
import { assertNever } from '../../../shared/data/assert-never'
import { phrase, type Phrase } from '../../../shared/phrase'
import type { AnyBand } from '../../../rules/moves/effect'
import type { RunRead } from '../run/read-run'
import { formatNumber, signed } from '../../composables/format/figures'
import type { Tone } from '../../parts/tone'

/** What is known of the tracks of a purpose. */
interface TracksKnown {
  /** The track that was chosen, as it is now. */
  trackOf: (purpose: string) => HeldTrack
  /** The names of all others that are open. */
  othersOf: (purpose: string) => readonly string[]
  /** The names of those whose one is that is opened. */
  ownersOf: (purpose: string) => readonly string[]
}

/** What becomes of the tracks of a move, in words. */
export function trackWords(
  { tracks = [] }: Outcome,
  { trackOf, othersOf, ownersOf }: TracksKnown,
): { key: string; words: Phrase }[] {
  return tracks
    .flatMap((change) =>
      change.kind === 'close' && change.isAll
        ? othersOf(change.purpose).map((name) => closing(name, change))
        : [wordsOf(change, trackOf(change.purpose), ownersOf(change.purpose))],
    )
    .map((words, index) => ({ key: `${index}`, words }))
}

const closing = (name: string, { state }: Extract<TrackChange, { kind: 'close' }>) =>
  phrase('modifier.track.closes', { name, state: `@tracks.state.${state}` })

function wordsOf(
  change: TrackChange,
  { name, rank, ticks }: HeldTrack,
  owners: readonly string[],
): Phrase {
  switch (change.kind) {
    case 'open':
      return phrase(owners.length > 0 ? 'modifier.track.opensFor' : 'modifier.track.opens', {
        name: change.name,
        rank: `@tracks.rank.${change.rank}`,
        owners: owners.join(', '),
      })
    case 'mark': {
      const { to } = advance({ size: progressTicks, value: ticks }, ticksOf(rank, change.marks))
      return phrase('modifier.track.marks', {
        name,
        from: ticks,
        to,
        fromBoxes: formatNumber(ticks / boxTicks),
        toBoxes: formatNumber(to / boxTicks),
      })
    }
    case 'set':
      return phrase('modifier.track.sets', {
        name,
        ticks: change.ticks,
        rank: `@tracks.rank.${change.rank}`,
      })
    case 'close':
      return closing(name, change)
    default:
      return assertNever(change)
  }
}

/** Says of a move that it has landed, and on whom; where it is on nobody, who made it. */
export function landedWords(
  move: string,
  { actor, target }: { actor?: string | undefined; target?: string | undefined },
): Phrase {
  if (target !== undefined) return phrase('move.landed.on', { move, name: target })
  return actor === undefined
    ? phrase('move.landed.byNobody', { move })
    : phrase('move.landed.by', { move, name: actor })
}

/** What waits on somebody from now on, and what does no more, in words. */
export function modifierWords(
  { outcome: { modifiers = [] }, ended }: { outcome: Outcome; ended: RunRead['ended'] },
  nameOf: (on: string) => string,
  say: (words: Phrase) => string,
): { key: string; words: Phrase }[] {
  const wordsFor = (
    key: string,
    on: string,
    { value, text }: Pick<ModifierGrant, 'value' | 'text'>,
  ) => phrase(key, { name: nameOf(on), value: signed(value), text: say(text) })
  return [
    ...ended.map(({ on, modifier }) => wordsFor('modifier.ends', on, modifier)),
    ...modifiers.map(({ on, ...grant }) => wordsFor('modifier.gets', on, grant)),
  ].map((words, index) => ({ key: `${index}`, words }))
}

/** The colour beside each band's words. */
export const bandTones: Record<AnyBand, Tone> = {
  '10+': 'moss',
  '7-9': 'gold',
  '6-': 'blood',
  strong: 'moss',
  weak: 'gold',
  miss: 'blood',
  told: 'neutral',
}
