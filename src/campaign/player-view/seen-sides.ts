import type { Bearing } from '../../rules/system/fight/bearing'
import { lookAt } from '../../rules/system/fight/bearing'
import { boxTicks, progressScore } from '../../rules/tracks/progress'
import { assertNever } from '../../shared/data/assert-never'
import { phrase } from '../../shared/phrase'
import type { Sight } from '../../shared/sight'
import { inPlay } from '../cast/in-play'
import { readEffects } from '../effect/read'
import type { Read } from '../file/handles'
import type { MemberRef } from '../move/input'
import { readAliases } from '../npc/aliases'
import { ownPools } from '../pool/read'
import { shownOnBoard } from '../scene-board/shown'
import { runningSession } from '../session/read'
import { playRulesOf } from '../setting/play-rules'
import { bearingsOf, isStoryOver } from '../sheet/bearings'
import { systemsInPlay } from '../sheet/sheets'
import { refsOf, tracksWhere, type TrackRow } from '../track/read'
import type { Preferences } from '../workspace/preferences'
import { pointsSeen, seenPool } from './seen-points'
import { tracksKnown } from './seen-tracks'

/** Somebody who takes part, before the game master's word on how much of them is seen. */
interface Taking {
  label: string
  side: 'party' | 'foe'
  level: Sight
  /** Null where nothing counts their harm. */
  bearing: Bearing | null
  /** Whose effects and pools are theirs; null for a pack that is fought on one track. */
  member: MemberRef | null
}

/** Those at the table: everybody in play whose player is here and whose story goes on. */
function company(read: Read, level: Sight): Taking[] {
  const rows = read.all<{ id: string; name: string }>(
    `SELECT character.id, character.name FROM ${inPlay.character} LEFT JOIN attendance
       ON attendance.character_id = character.id AND attendance.session_id = @sessionId
     WHERE coalesce(attendance.absent, 0) = 0 ORDER BY character.position`,
    { sessionId: runningSession(read)?.id ?? null },
  )
  const there = rows.filter(({ id }) => !isStoryOver(read, id))
  return there.map(({ id, name }) => {
    const member = { type: 'character' as const, id }
    const [bearing = null] = bearingsOf(read, member)
    return { label: name, side: 'party', level, bearing, member }
  })
}

/** Whether a foe is fought on a track. */
function isFought(read: Read) {
  const fought = new Map(
    systemsInPlay(read).map(({ id }) => [id, playRulesOf(read, id).foes?.purpose]),
  )
  return ({ system, purpose }: TrackRow) => purpose !== '' && fought.get(system) === purpose
}

/** The tracks on which foes are fought, as far as players know of them. */
function foughtTracks(read: Read) {
  const isFoe = isFought(read)
  return tracksKnown(read).filter(({ track }) => isFoe(track))
}

/** What is left in a foe follows from the progress made against it. */
function bearingOn({ size, value }: TrackRow): Bearing {
  const points = { now: Math.max(0, size - value), most: size }
  const says = phrase('player.progress', { boxes: progressScore(value), of: size / boxTicks })
  return { look: lookAt(points), points, says }
}

/** How much players see of an NPC, where that was said of this one alone; null where it was not. */
export const sightOf = (read: Read, npcId: string) =>
  read.get<{ sight: Sight | null }>('SELECT sight FROM npc WHERE id = @npcId', { npcId })?.sight ??
  null

/** Of a foe that is known by name players see how it stands, where those against them are seen so; no figure. */
const asKnown = (level: Sight): Sight => (level === 'nothing' ? 'nothing' : 'word')

const npcsOn = (read: Read, trackId: string) =>
  refsOf(read, trackId).flatMap(({ type, id }) => (type === 'npc' ? [id] : []))

/** How much players see of what stands on a track: of one that is secret nothing, of a known one a word. */
export function sightOn(read: Read, { id, visibility }: TrackRow, usual: Sight): Sight {
  const [only, ...others] = npcsOn(read, id)
  const own = only !== undefined && others.length === 0 ? sightOf(read, only) : null
  switch (visibility) {
    case 'secret':
      return 'nothing'
    case 'known':
      return asKnown(own ?? usual)
    case 'open':
      return own ?? 'figures'
    default:
      return assertNever(visibility)
  }
}

/** Foes on tracks of their own: open ones as far as they come, of known ones no more than a word. */
function onTracks(read: Read, usual: Sight): (Taking & { trackId: string; npcIds: string[] })[] {
  return foughtTracks(read).map(({ id: trackId, track }) => {
    const npcIds = npcsOn(read, track.id)
    const level = sightOn(read, track, usual)
    const { name: label } = track
    return { label, side: 'foe', level, bearing: bearingOn(track), member: null, trackId, npcIds }
  })
}

/** NPCs on the table whom the game master shows, each body of theirs; not those fought on a track. */
function onBoard(read: Read, level: Sight, elsewhere: ReadonlySet<string>): Taking[] {
  const aliases = readAliases(read)
  const shown = shownOnBoard(read).filter((id) => !elsewhere.has(id))
  return shown.flatMap((id) => {
    const npc = read.get<{ name: string; sight: Sight | null }>(
      'SELECT name, sight FROM npc WHERE id = @id',
      { id },
    )
    if (!npc) return []
    const member = { type: 'npc' as const, id }
    const bearings = bearingsOf(read, member)
    return bearings.map((bearing, at): Taking => {
      const name = bearings.length > 1 ? `${npc.name} ${at + 1}` : npc.name
      const label = aliases.labelOf(id, name)
      return { label, side: 'foe', level: npc.sight ?? level, bearing, member }
    })
  })
}

/** Those against them whom players see, on tracks and on the table. */
function againstThem(read: Read, level: Sight) {
  const fought = onTracks(read, level)
  const elsewhere = new Set(fought.flatMap(({ npcIds }) => npcIds))
  return { fought, against: [...fought, ...onBoard(read, level, elsewhere)] }
}

/**
 * Where those stand of whom players see nobody: on the table, or on tracks of their own. Nowhere, once one
 * of them is shown.
 */
export function unshownFoes(read: Read): ('board' | 'tracks')[] {
  if (againstThem(read, 'nothing').against.length > 0) return []
  const onTable = read.get('SELECT 1 FROM scene_presence')
  const secret = tracksWhere(read, `state = 'open' AND visibility = 'secret'`)
  return [
    ...(onTable ? (['board'] as const) : []),
    ...(secret.some(isFought(read)) ? (['tracks'] as const) : []),
  ]
}

/**
 * A fight without turns as players see it, every field named: who is at the table, and those against them
 * whom the game master shows; null while that is nobody and none of the company is said to fight. Where nobody has a turn, whoever is to be heard
 * acts. Nobody's id is told, and who has an alias goes by it.
 */
export function seenSides(read: Read, sight: Preferences['sight'], spotlight?: string) {
  const { fought, against } = againstThem(read, sight.foe)
  const party = company(read, sight.party)
  if (against.length === 0 && !party.some(({ bearing }) => bearing?.fights)) return null
  const effects = readEffects(read).filter((effect) => effect.shown && effect.figure === null)
  const people = [...party, ...against].map((each, at) => {
    const { label, side, level, bearing, member } = each
    const pools = member ? ownPools(read, member) : []
    return {
      ...{ id: `person-${at + 1}`, label, side },
      look: level === 'nothing' || !bearing ? null : bearing.look,
      points: bearing ? pointsSeen(level, bearing.points, bearing.says) : null,
      acts: member?.type === 'character' && member.id === spotlight,
      pools: pools.filter(({ visibility }) => visibility === 'open').map(seenPool),
      effects: [
        ...(bearing?.fights && level !== 'nothing' ? [bearing.fights] : []),
        ...effects
          .filter(({ bearer }) => bearer.type === member?.type && bearer.id === member.id)
          .map(({ text }) => text),
      ],
    }
  })
  return readAliases(read).inData({
    ...{ name: '', moment: null, steps: 0, people },
    // Whoever merely stands on the table fights nobody: a track or a rule says who does.
    isFight: fought.length > 0 || [...party, ...against].some(({ bearing }) => bearing?.fights),
    tracks: fought.map(({ trackId }) => trackId),
  })
}
