import { figureAt } from '../../rules/moves/apply'
import { withoutLinks } from '../../shared/note/note-text'
import { capitalized } from '../../shared/spelling'
import { picturesIn, replacePictures, writePicture } from '../../shared/pictures'
import { Refusal, refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { readAliases } from '../npc/aliases'
import { missionInPlay } from '../mission/in-play'
import { readMission } from '../mission/read'
import { noteForPlayers } from '../note/notes'
import { isHandedOut } from '../note/write'
import { imageOf } from '../picture/bytes'
import { pictureById, type portrayed } from '../picture/read'
import { placeRef } from '../place/ref'
import { readDays } from '../report/material/days'
import { readMaterial } from '../report/material/read'
import { recapAlone } from '../report/model/recap/recap'
import { lastEnded, runningScene } from '../session/read'
import { playRulesOf } from '../setting/play-rules'
import { refOf } from '../sheet/land'
import { sheetsOf, systemsInPlay } from '../sheet/sheets'
import type { Preferences } from '../workspace/preferences'
import { words } from '../words'
import { seenMove } from './seen-move'
import { seenTrack } from './seen-tracks'
import type { Stage } from './stage'

/** What the window of players asks a picture by: what it is made of, since an id may be telling. */
function pictureHash(read: Read, pictureId: string): string | undefined {
  return read.get<{ hash: string }>('SELECT hash FROM picture WHERE id = @pictureId', { pictureId })
    ?.hash
}

/** The same of the picture on a card; null where there is none. */
function hashOnCard(
  read: Read,
  type: (typeof portrayed)[number],
  id: string | null,
): string | null {
  const picture = read.get<{ hash: string }>(
    `SELECT hash FROM picture JOIN ${type} AS card ON card.picture_id = picture.id WHERE card.id = @id`,
    { id },
  )
  return picture?.hash ?? null
}

/** A text with its pictures as the window of players asks for them. */
const withPictures = (read: Read, text: string) =>
  replacePictures(text, ({ name, id }) =>
    writePicture({ name, id: pictureHash(read, id) ?? 'gone' }),
  )

/** What the rules keep in sight of everybody while a mission is played, of those who were sent. */
function seenFigures(read: Read, sent: readonly { id: string; name: string }[]) {
  const sheets = new Map(sent.map(({ id }) => [id, sheetsOf(read, 'character', id)]))
  return systemsInPlay(read).flatMap(({ id: system }) =>
    (playRulesOf(read, system).missionFigures ?? []).flatMap(({ field, label }) => {
      const people = sent.flatMap(({ id, name }) => {
        const sheet = sheets.get(id)?.[system]
        return sheet ? [{ name, value: figureAt(sheet, field) }] : []
      })
      return people.length > 0 ? [{ label, people }] : []
    }),
  )
}

/** The mission that was reported last, or given up. */
const lastOver = (read: Read) =>
  read.get<{ id: string }>(
    `SELECT mission.id FROM live_fact JOIN mission ON mission.id = live_fact.mission_id
     WHERE kind IN ('mission.reported', 'mission.abandoned')
       AND mission.status IN ('reporting', 'closed') ORDER BY live_fact.id DESC LIMIT 1`,
  )?.id

/**
 * A mission as those know it who were or will be sent: the wanted one, else the one in play, or the last that
 * was. How it ended is everybody's.
 */
function seenMission(read: Read, wantedId: string | undefined) {
  const missionId =
    wantedId ?? missionInPlay(read) ?? lastOver(read) ?? refuse('refusal.noMissionInPlay')
  const mission = readMission(read, missionId)
  const { name, client, brief, objectives, deadline_day: day, participants } = mission
  const { status, outcome } = mission
  if (status === 'drafted') refuse('refusal.notBriefed')
  const days = readDays(read)
  return {
    deadline: day === null || !days.isKept ? null : days.dateOf(day),
    name,
    client,
    brief: withoutLinks(withPictures(read, brief)),
    objectives: objectives
      .filter(({ secret }) => secret === 0)
      .map(({ text, state }) => ({ text: withoutLinks(text), state })),
    figures: status === 'underWay' ? seenFigures(read, participants) : [],
    outcome,
  }
}

/** The session that ended last as the players' report tells it in short, sentence by sentence. */
function seenRecap(read: Read) {
  const { id } = lastEnded(read) ?? refuse('refusal.noSessionEnded')
  const recap = recapAlone(readMaterial(read, { subject: 'recap', id, audience: 'players' }), words)
  if (!recap || recap.sentences.length === 0) refuse('refusal.nothingToRecap')
  return { session: recap.title, sentences: recap.sentences }
}

/** The scene by its name, where it is, and how it is there. */
function seenScene(read: Read) {
  const { name, place, place_id: placeId, mood } = runningScene(read) ?? refuse('refusal.noScene')
  return { name, place: place ?? '', mood, pictureId: hashOnCard(read, 'place', placeId) }
}

/** Who is to be heard while something is played, by name and face; nobody, where nobody was named. */
function seenSpotlight(read: Read, characterId: string | undefined) {
  if (characterId === undefined) return {}
  const { name, pictureId } = seenPerson(read, { type: 'character', id: characterId })
  return { spotlight: { name, pictureId } }
}

/** How it is where they are, in the line that the game master wrote for players; nothing without one. */
function seenMood(read: Read) {
  const mood = runningScene(read)?.mood
  return mood ? { mood } : {}
}

/** What players may read of somebody or of a place, which stands alone here and in brackets elsewhere. */
function lineOf(read: Read, type: 'character' | 'npc' | 'place', id: string): string {
  const column = type === 'character' ? 'description' : 'known'
  const row = read.get<{ line: string }>(`SELECT ${column} AS line FROM ${type} WHERE id = @id`, {
    id,
  })
  return capitalized(row?.line ?? '')
}

/** Somebody by name and face, with what players know of them: an NPC by the alias, if they have one. */
function seenPerson(read: Read, { type, id }: Extract<Stage, { kind: 'person' }>['of']) {
  const { name } = refOf(read, type, id)
  const label = readAliases(read).labelOf(type === 'npc' ? id : null, name)
  return { name: label, line: lineOf(read, type, id), pictureId: hashOnCard(read, type, id) }
}

/** The players' part of a note, under its title or its own heading. */
function seenNote(read: Read, stage: Extract<Stage, { kind: 'handout' }>) {
  const { title, heading, body } = noteForPlayers(read, stage.noteId)
  if (stage.isHandedOut && !isHandedOut(read, stage.noteId)) refuse('refusal.gone')
  if (body.trim() === '') refuse('refusal.nothingForPlayers', { title })
  return { heading, body: withPictures(read, body) }
}

function seen(read: Read, stage: Stage, sight: Preferences['sight']) {
  switch (stage.kind) {
    case 'moment':
      return { kind: 'moment', ...seenSpotlight(read, stage.spotlight), ...seenMood(read) } as const
    case 'scene':
      return { kind: 'scene', ...seenScene(read) } as const
    case 'mission':
      return { kind: 'mission', ...seenMission(read, stage.missionId) } as const
    case 'move':
      return { kind: 'move', ...seenMove(read, sight) } as const
    case 'recap':
      return { kind: 'recap', ...seenRecap(read) } as const
    case 'handout':
      return { kind: 'handout', ...seenNote(read, stage) } as const
    case 'person':
      return { kind: 'person', ...seenPerson(read, stage.of) } as const
    case 'place': {
      const { name } = placeRef(read, stage.placeId)
      const pictureId = hashOnCard(read, 'place', stage.placeId)
      const line = lineOf(read, 'place', stage.placeId)
      return { kind: 'place', name, line, pictureId } as const
    }
    case 'track':
      return { kind: 'track', track: seenTrack(read, stage.trackId) } as const
    case 'picture':
    case 'map':
      // Its name is the game master's own as well.
      return { kind: stage.kind, pictureId: pictureById(read, stage.pictureId).hash } as const
    default:
      return stage
  }
}

/**
 * A stage as players see it, every field named, and nobody by a name that players do not know. Refuses in
 * words where what it is to show is not there. `sight` is how much of each side they see.
 */
export function seenStage(read: Read, stage: Stage, sight: Preferences['sight']) {
  return readAliases(read).inData(seen(read, stage, sight))
}

/**
 * The same for one that was shown before: what is gone since leaves the curtain, and the spotlight on
 * somebody who is gone leaves what is played.
 */
export function seenStageStill(read: Read, stage: Stage, sight: Preferences['sight']) {
  try {
    return seenStage(read, stage, sight)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return stage.kind === 'moment'
      ? { kind: 'moment' as const, mood: '' }
      : ({ kind: 'curtain' } as const)
  }
}

/** The pictures that stand on a stage. */
function picturesOn(seen: ReturnType<typeof seenStageStill>): string[] {
  switch (seen.kind) {
    case 'moment': {
      const pictureId = 'spotlight' in seen ? seen.spotlight?.pictureId : undefined
      return pictureId ? [pictureId] : []
    }
    case 'picture':
    case 'map':
    case 'person':
    case 'place':
    case 'scene':
      return seen.pictureId === null ? [] : [seen.pictureId]
    case 'handout':
      return picturesIn(seen.body)
    case 'mission':
      return picturesIn(seen.brief)
    default:
      return []
  }
}

/** What a picture shows, for those who see it on the stage; null for any other. */
export function seenPicture(
  read: Read,
  stage: Stage,
  { pictureId, sight }: { pictureId: string; sight: Preferences['sight'] },
): string | null {
  return picturesOn(seenStageStill(read, stage, sight)).includes(pictureId)
    ? imageOf(read, pictureId)
    : null
}
