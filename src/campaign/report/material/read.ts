import { campaignName } from '../../campaign-name'
import { namesForPlayers } from '../../encounter/name-for-players'
import { words } from '../../words'
import { refuse } from '../../../shared/reply'
import { readOnTable } from '../../scene-board/unseen'
import { systemsInPlay } from '../../sheet/sheets'
import type { Read } from '../../file/handles'
import { readOwed } from '../../inbox/read'
import { readableBody } from '../../note/links'
import { noteForPlayers } from '../../note/notes'
import { isHandedOut } from '../../note/write'
import { readPictures } from '../../picture/read'
import { readReminders } from '../../reminder/reminders'
import { readMission, readMissions, type Mission } from '../../mission/read'
import { noAliases, readAliases } from '../../npc/aliases'
import type { Audience, Subject, Wanted } from '../kinds'
import { mayRead } from '../visibility'
import { asIfWithout, isReward } from './as-if-without'
import { readDays } from './days'
import { withFoes } from './foes'
import {
  campaignEntries,
  characterEntries,
  missionEntries,
  sessionEntries,
  together,
  type Entry,
} from './entries'
import {
  fightsOfCampaign,
  fightsOfCharacter,
  fightsOfMission,
  fightsOfSession,
  readFight,
} from './fights'
import { entriesAround, frontOf } from './fronts'
import { readIntroductions } from './introductions'
import { milestonesKnown } from './milestones'
import { readQueued } from './queued'
import { entriesKnown, unseenOf } from './unseen'
import {
  readAppointments,
  readCompany,
  readDeadlines,
  readLetter,
  readLines,
  readOpenStakes,
  readRewards,
} from './rows'
import { readSessions, scenesById, withAttendance } from './sessions'

/** What a report is about, and which rows belong to it. */
export interface Scope extends ReturnType<typeof toldTo> {
  title: string
  missions: Mission[]
  sessionIds: Set<string>
  fights: ReturnType<typeof fightsOfMission>
}

const sessionsIn = (entries: readonly Entry[]) =>
  new Set(entries.flatMap(({ sessionId }) => sessionId ?? []))

/**
 * What happened, and the milestones, as this audience may be told: without those that are their player’s own
 * matter (IF-062), and, for all but the game master, as if no closing roll had been made (IF-071).
 */
function toldTo(read: Read, wanted: Wanted, entries: readonly Entry[]) {
  const known = milestonesKnown(read, wanted, entries)
  return wanted.audience === 'gm'
    ? known
    : { ...known, entries: asIfWithout(known.entries, isReward) }
}

function missionScope(read: Read, wanted: Wanted): Scope {
  const { id } = wanted
  const mission = readMission(read, id)
  const own = missionEntries(read, id)
  const entries = together(own, entriesAround(read, mission, own))
  return {
    ...toldTo(read, wanted, entries),
    title: mission.name,
    missions: [mission],
    sessionIds: sessionsIn(own),
    fights: fightsOfMission(read, id),
  }
}

/** Of an evening, the missions that its readers learn something of; a letter those that players do. */
function sessionScope(read: Read, wanted: Wanted): Scope {
  const { id, audience } = wanted
  const { name } = readSessions(read).find((each) => each.id === id) ?? refuse('refusal.gone')
  const known = toldTo(read, wanted, sessionEntries(read, id))
  const reader = audience === 'gm' ? audience : 'players'
  const readable = known.entries.filter(({ fact }) => mayRead(reader, fact))
  const touched = new Set(readable.flatMap(({ missionId }) => missionId ?? []))
  const missions = readMissions(read, [...touched]).filter(
    ({ status }) => audience === 'gm' || status !== 'drafted',
  )
  const fights = fightsOfSession(read, id)
  return { ...known, title: name, missions, sessionIds: new Set([id]), fights }
}

/** Ids of the missions that a character takes part in, from their briefing on. */
function missionsWith(read: Read, characterId: string): string[] {
  return read
    .all<{ id: string }>(
      `SELECT mission_id AS id FROM participant
       JOIN mission ON mission.id = participant.mission_id AND mission.status <> 'drafted'
       WHERE character_id = @characterId`,
      { characterId },
    )
    .map((row) => row.id)
}

function characterScope(read: Read, wanted: Wanted): Scope {
  const { id } = wanted
  const { name } = readCompany(read).find((each) => each.id === id) ?? refuse('refusal.gone')
  const entries = characterEntries(read, id)
  const missions = readMissions(read, missionsWith(read, id))
  const attended = read.all<{ session_id: string }>(
    'SELECT session_id FROM attendance WHERE character_id = @id AND absent = 0',
    { id },
  )
  const sessionIds = new Set([
    ...attended.map(({ session_id }) => session_id),
    ...sessionsIn(entries),
  ])
  const known = toldTo(read, wanted, entries)
  return { ...known, title: name, missions, sessionIds, fights: fightsOfCharacter(read, id) }
}

/** The missions of the campaign that this audience knows of: one that is a draft is the game master's own. */
function knownMissions(read: Read, audience: Audience): Mission[] {
  const rows = read.all<{ id: string }>(
    `SELECT id FROM mission WHERE status <> 'drafted' OR @isGm ORDER BY position`,
    { isGm: audience === 'gm' ? 1 : 0 },
  )
  return readMissions(
    read,
    rows.map(({ id }) => id),
  )
}

function chronicleScope(read: Read, wanted: Wanted): Scope {
  return {
    ...toldTo(read, wanted, campaignEntries(read)),
    title: campaignName(read),
    missions: knownMissions(read, wanted.audience).filter(({ status }) => status !== 'drafted'),
    sessionIds: new Set(readSessions(read).map(({ id }) => id)),
    fights: fightsOfCampaign(read),
  }
}

/** What is open: whatever is due first comes first. */
function boardScope(read: Read, wanted: Wanted): Scope {
  const dueIn = ({ deadline_day: day }: Mission) => day ?? Infinity
  const missions = knownMissions(read, wanted.audience)
    .filter(({ status }) => status !== 'closed')
    .toSorted((one, other) => (dueIn(one) < dueIn(other) ? -1 : dueIn(one) > dueIn(other) ? 1 : 0))
  const title = campaignName(read)
  return { ...toldTo(read, wanted, []), title, missions, sessionIds: new Set(), fights: [] }
}

const scopes: Record<Subject, (read: Read, wanted: Wanted) => Scope> = {
  mission: missionScope,
  session: sessionScope,
  recap: sessionScope,
  character: characterScope,
  saga: characterScope,
  chronicle: chronicleScope,
  board: boardScope,
}

/** What a report is about, and which rows belong to it, as this audience knows of it. */
export const readScope = (read: Read, wanted: Wanted): Scope => scopes[wanted.subject](read, wanted)

/** The notes that were handed out in these facts, and are still: as players may have them, each once. */
function readHandouts(read: Read, entries: readonly Entry[]) {
  const ids = entries.flatMap(({ fact }) =>
    fact.kind === 'note.handedOut' ? fact.about.slice(0, 1).map(({ id }) => id) : [],
  )
  return [...new Set(ids)]
    .filter((id) => isHandedOut(read, id))
    .map((id) => noteForPlayers(read, id))
}

/**
 * What each fight is headed with: its name, or, where that is the game master's own, its number among those
 * of the report that have none, in the order they began.
 */
function titlesOf(
  read: Read,
  fights: Scope['fights'],
  nameOf: (fight: { id: string; name: string }) => string,
): Map<string, string> {
  const unnamed = fights.filter((fight) => nameOf(fight) === '').map(({ id }) => id)
  const { t } = words
  if (unnamed.length > 1) {
    const begun = read
      .all<{ id: string }>(
        `SELECT encounter_id AS id FROM live_fact WHERE kind = 'fight.begun'
         GROUP BY encounter_id ORDER BY min(id)`,
      )
      .map(({ id }) => id)
    unnamed.sort((one, other) => begun.indexOf(one) - begun.indexOf(other))
  }
  return new Map(
    fights.map((fight) => {
      const number = unnamed.indexOf(fight.id) + 1
      const own = unnamed.length > 1 ? t('report.fight.numbered', { number }) : t('player.fight')
      return [fight.id, nameOf(fight) || own]
    }),
  )
}

/**
 * Everything a report is reduced from. Facts that this audience may not read are left out here, so
 * that nothing after it can tell them.
 */
export function readMaterial(read: Read, wanted: Wanted) {
  const { audience } = wanted
  const { entries, milestones, fights, missions, sessionIds, title } = readScope(read, wanted)
  const allSessions = readSessions(read)
  const aliases = audience === 'gm' ? noAliases : readAliases(read)
  const nameOf = audience === 'gm' ? ({ name }: { name: string }) => name : namesForPlayers(read)
  const fought = fights.filter(({ status }) => status === 'over')
  const titles = titlesOf(read, fought, nameOf)
  const onTable = readOnTable(read)
  const allowed = withFoes(read, audience, entries).filter(
    ({ fact }) => mayRead(audience, fact) && !aliases.hides(fact),
  )
  const unseenIn = audience === 'gm' ? null : unseenOf(read)
  const { inData, entries: told } = unseenIn
    ? entriesKnown(read, allowed, { unseenIn, onTable, aliases })
    : { ...noAliases, entries: allowed }
  const readable = (text: string) => readableBody(read, text)
  return {
    wanted,
    aliases,
    title,
    missions: missions.map((mission) => ({
      ...mission,
      brief: readable(mission.brief),
      objectives: mission.objectives.filter(({ secret }) => audience === 'gm' || secret === 0),
      secret: readable(mission.secret),
    })),
    campaign: campaignName(read),
    introductions: readIntroductions(read, wanted),
    entries: told,
    /** Whether an NPC stood on the table before everybody's eyes when something happened. */
    isSeen: onTable.isSeen,
    /** Whether several games are played: of a figure it has to be said whose it is. */
    isMixed: systemsInPlay(read).length > 1,
    fights: fought.map((fight) => ({
      ...readFight(read, fight, unseenIn?.(fight.id) ?? null),
      name: titles.get(fight.id) ?? '',
    })),
    /** What each fight is called; empty for one that has no name for this audience. */
    encounters: new Map(fights.map((fight) => [fight.id, nameOf(fight)])),
    /** Fights that still run, by their names; empty for one that has no name for this audience. */
    unfinished: fights.filter(({ status }) => status === 'running').map(nameOf),
    sessions: allSessions
      .filter((session) => sessionIds.has(session.id))
      .map((session) => withAttendance(read, session))
      .map((session) => ({ ...session, summary: readable(session.summary) })),
    scenes: new Map([...scenesById(read)].map(([id, scene]) => [id, inData(scene)])),
    company: readCompany(read).map((person) => ({
      ...person,
      description: readable(person.description),
      secret: readable(person.secret),
    })),
    pictures: readPictures(read),
    handouts: readHandouts(read, told),
    milestones: inData(milestones),
    rewards: readRewards(
      read,
      missions.map((mission) => mission.id),
    ),
    deadlines: readDeadlines(read),
    owed: readOwed(read),
    queued: readQueued(read),
    reminders: readReminders(read),
    stakes: readOpenStakes(read),
    appointments: readAppointments(read),
    frontOf: frontOf(read),
    days: readDays(read),
    letter: readLetter(read),
    lines: readLines(read, audience),
  }
}
export type Material = ReturnType<typeof readMaterial>
