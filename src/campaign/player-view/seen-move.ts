import type { Move } from '../../rules/moves/move'
import { rollChanges, sidesOfMove, type Fact, type Ref } from '../../shared/fact'
import type { Sight } from '../../shared/sight'
import { capitalized } from '../../shared/spelling'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { readAliases } from '../npc/aliases'
import { entriesBetween } from '../report/material/entries'
import { withFoes } from '../report/material/foes'
import { entriesKnown, unseenOf } from '../report/material/unseen'
import { othersIn } from '../report/model/timeline/move-story'
import { readOnTable } from '../scene-board/unseen'
import { playRulesOf } from '../setting/play-rules'
import { systemsInPlay } from '../sheet/sheets'
import { tracksWhere, type TrackRow } from '../track/read'
import type { Preferences } from '../workspace/preferences'
import { sightOf, sightOn } from './seen-sides'

/** The move that landed last as the reports for players tell it; a refusal in words where they know of none. */
function lastMoveKnown(read: Read): Fact {
  const made = read.get<{ id: number }>(
    `SELECT id FROM live_fact WHERE kind = 'move.made' ORDER BY id DESC LIMIT 1`,
  )
  if (!made) refuse('refusal.noMoveYet')
  // What it did to a foe on a track says whom it was against.
  const since = entriesBetween(read, ['move', 'track', 'foe'], made.id, null)
  const move = withFoes(read, 'players', since).filter(({ id }) => id === made.id)
  const sight = {
    unseenIn: unseenOf(read),
    onTable: readOnTable(read),
    aliases: readAliases(read),
  }
  const open = move.filter(({ fact }) => !fact.secret)
  return entriesKnown(read, open, sight).entries[0]?.fact ?? refuse('refusal.noMoveYet')
}

/** The move of a game in play that a fact tells of; undefined for one that is written by hand. */
const madeIn = (read: Read, { cause }: Fact): Move | undefined =>
  systemsInPlay(read)
    .flatMap(({ id }) => Object.values(playRulesOf(read, id).moves))
    .find(({ title }) => title.key === cause?.key)

/** Whether players see an NPC in figures: as is said of that one alone, or of all who are against them. */
const isInFigures = (read: Read, npcId: string, usual: Sight): boolean =>
  (sightOf(read, npcId) ?? usual) === 'figures'

/** Those whose figures make the sum of a move. */
const summed = (read: Read, fact: Fact): Ref[] =>
  madeIn(read, fact)?.sumsTarget ? fact.about.filter(({ type }) => type === 'npc') : []

/** The tracks whose progress is the sum of a move: what was told names them, secret ones by their ids. */
function summedTracks(read: Read, fact: Fact): TrackRow[] {
  const purpose = madeIn(read, fact)?.sumsTrack
  if (purpose === undefined) return []
  const { track = '', secretTracks = '' } = fact.with ?? {}
  return tracksWhere(
    read,
    `purpose = @purpose AND (name = @name OR id IN (SELECT value FROM json_each(@ids)))`,
    { purpose, name: String(track), ids: JSON.stringify(String(secretTracks).split(' ')) },
  )
}

/** Whether players see every figure that makes the sum of a move: together with the dice it would tell them. */
const isSumSeen = (read: Read, fact: Fact, usual: Sight): boolean =>
  summed(read, fact).every(({ id }) => isInFigures(read, id, usual)) &&
  summedTracks(read, fact).every((track) => sightOn(read, track, usual) === 'figures')

/** The dice of a move, what they came to and the band; a move without dice has none of them. */
function rollOf({ dice, with: own }: Fact) {
  const faces = dice?.faces ?? []
  return faces.length > 0
    ? { faces, total: Number(own?.['total'] ?? 0), band: String(own?.['band'] ?? '') }
    : { faces, total: null, band: '' }
}

/**
 * The move that landed last, as players may know of it: who made it, on whom, the dice, what was spent on them or
 * who helped, and what they came to. Dice, that and total are left out where the sum is made of figures that players do not see, of an NPC or of a
 * track.
 */
export function seenMove(read: Read, { foe }: Preferences['sight']) {
  const fact = lastMoveKnown(read)
  const whom = othersIn(fact)
  const track = String(fact.with?.['track'] ?? '')
  return {
    who: capitalized(sidesOfMove(fact).doer?.name ?? ''),
    title: fact.cause ?? null,
    whom: [...new Set(whom)],
    // Which vow or journey it was about, a foe being named already; a secret one is not named in what was told.
    track: whom.includes(track) ? '' : track,
    chosen: fact.chosen ?? [],
    changes: rollChanges(fact),
    ...rollOf(fact),
    ...(isSumSeen(read, fact, foe) ? {} : { faces: [], total: null, changes: [] }),
  }
}
