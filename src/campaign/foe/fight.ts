import type { Rank } from '../../rules/tracks/progress'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { presentRef } from '../cast/present'
import type { Read, Write } from '../file/handles'
import { missionInPlay } from '../mission/in-play'
import { landEffects, refOf } from '../sheet/land'
import { charactersWith, sheetOf } from '../sheet/sheets'
import { editTrack, linkTrack } from '../track/change'
import { openTracksFor, refsOf, trackById, type TrackRow } from '../track/read'
import { foeRules } from './field'
import type { endings, leavings } from './input'
import { because, recordFoe } from './record'

/** A foe that is fought: an open ranked track kept for it; a refusal in words when it is not. */
export function foeOnBoard(read: Read, trackId: string): TrackRow & { rank: Rank } {
  const track = trackById(read, trackId)
  const { system, purpose, state, rank } = track
  const isFoe = system !== '' && purpose === foeRules(read, system).purpose
  if (!isFoe || rank === null || state !== 'open') return refuse('refusal.foe.gone')
  return { ...track, rank }
}

/** The ids of the tracks of every foe of a system that is fought, in order. */
function foesFought(read: Read, system: string): string[] {
  const { purpose } = foeRules(read, system)
  return openTracksFor(read, system, purpose)
    .filter(({ rank }) => rank !== null)
    .map(({ id }) => id)
}

const refTo = ({ id, name }: TrackRow): Ref => ({ type: 'track', id, name })

/** Sets a character against one foe and no other; several may be set against the same. */
export function faceFoe(write: Write, trackId: string, characterId: string): void {
  const foe = foeOnBoard(write, trackId)
  const who = presentRef(write, 'character', characterId)
  const faced = foesFought(write, foe.system).filter((each) =>
    refsOf(write, each).some(({ id }) => id === characterId),
  )
  if (faced.length === 1 && faced[0] === trackId) return
  const about = { type: 'character' as const, id: characterId }
  for (const each of faced) linkTrack(write, each, about, false)
  linkTrack(write, trackId, about, true)
  recordFoe(write, { kind: 'foe.faced', secret: true, about: [who, refTo(foe)] })
}

/** A foe is a rank harder or easier in this fight; its ticks stay. Refuses at either end. */
export function shiftFoe(write: Write, trackId: string, by: 1 | -1, reason: string): void {
  const foe = foeOnBoard(write, trackId)
  const from = foe.rank
  const to = foeRules(write, foe.system).shifted(from, by)
  if (to === from) refuse('refusal.foe.noFurther')
  editTrack(write, { trackId, rank: to }, { tellsRank: false })
  recordFoe(write, {
    kind: 'foe.shifted',
    secret: true,
    about: [refTo(foe)],
    with: { was: `@tracks.rank.${from}`, is: `@tracks.rank.${to}` },
    ...because(reason),
  })
}

type Leaving = (typeof leavings)[number]
const states: Record<Leaving, 'done' | 'forsaken'> = {
  out: 'done',
  fled: 'forsaken',
  spared: 'done',
}

/** A foe leaves the fight: its track is closed. */
export function leaveFoe(write: Write, trackId: string, how: Leaving): void {
  const foe = foeOnBoard(write, trackId)
  editTrack(write, { trackId, state: states[how] })
  recordFoe(write, {
    kind: 'foe.left',
    // Of an open one players read what became of its track.
    secret: foe.visibility !== 'known',
    about: [refTo(foe)],
    with: { how: `@foes.leaving.${how}` },
  })
}

type Ending = (typeof endings)[number]
const statesAtEnd: Record<Ending, 'done' | 'forsaken' | 'failed'> = {
  won: 'done',
  parted: 'forsaken',
  fled: 'forsaken',
  lost: 'failed',
}

/**
 * A fight is over: every foe's track is closed, and nobody is in it any more. Players learn how
 * it ended and nothing of who was fought.
 */
export function endFight(write: Write, system: string, how: Ending): void {
  const rules = foeRules(write, system)
  const cause = phrase(`foes.ending.${how}`)
  const place = { missionId: missionInPlay(write) }
  const foes = foesFought(write, system)
  const leaving = charactersWith(write, system).flatMap((id) => {
    const sheet = sheetOf(write, 'character', id, system)
    const effects = rules.over(sheet)
    return effects.length > 0 ? [{ id, sheet, effects }] : []
  })
  if (foes.length + leaving.length === 0) refuse('refusal.foe.noFight')
  const about = leaving.slice(0, 8).map(({ id }) => refOf(write, 'character', id))
  recordFoe(write, { kind: 'foe.fightOver', secret: false, about, with: { how: `@${cause.key}` } })
  for (const trackId of foes) editTrack(write, { trackId, state: statesAtEnd[how] })
  for (const { id, sheet, effects } of leaving) {
    const member = { type: 'character' as const, id }
    landEffects(write, { member, system, sheet, effects, cause }, place)
  }
}
