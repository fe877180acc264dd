import after from './en/after.json'
import app from './en/app.json'
import campaign from './en/campaign.json'
import conversion from './en/conversion.json'
import dice from './en/dice.json'
import groupMoves from './en/group-moves.json'
import handed from './en/handed.json'
import inbox from './en/inbox.json'
import milestones from './en/milestones.json'
import cast from './en/cast.json'
import charts from './en/charts.json'
import dangerTypes from './en/danger-types.json'
import foes from './en/foes.json'
import fronts from './en/fronts.json'
import harm from './en/harm.json'
import missions from './en/missions.json'
import moves from './en/moves.json'
import settings from './en/settings.json'
import prep from './en/prep.json'
import runner from './en/runner.json'
import tracks from './en/tracks.json'
import calendar from './en/calendar.json'
import sessionEnd from './en/session-end.json'
import sessions from './en/sessions.json'
import reports from './en/reports.json'
import notes from './en/notes.json'
import search from './en/search.json'
import oracles from './en/oracles.json'
import outOfPlay from './en/out-of-play.json'
import quests from './en/quests.json'
import systems from './en/systems.json'
import systemsInPlay from './en/systems-in-play.json'
import table from './en/table.json'
import strike from './en/strike.json'
import tools from './en/tools.json'

/** A catalogue: message keys to messages, nested as deep as it reads well. */
export interface Catalogue {
  [key: string]: string | Catalogue
}

/** Joins catalogues into one; where two speak under the same key, the later one is heard. */
export function joinCatalogues(...catalogues: Catalogue[]): Catalogue {
  const joined: Catalogue = {}
  for (const catalogue of catalogues) {
    for (const [key, said] of Object.entries(catalogue)) {
      const before = joined[key]
      joined[key] =
        typeof said === 'object' && typeof before === 'object' ? joinCatalogues(before, said) : said
    }
  }
  return joined
}

/** The app's own words in English. Rule systems bring theirs. */
export const english: Catalogue = joinCatalogues(
  app,
  after,
  campaign,
  groupMoves,
  handed,
  conversion,
  dice,
  inbox,
  milestones,
  table,
  cast,
  charts,
  dangerTypes,
  foes,
  fronts,
  harm,
  missions,
  moves,
  prep,
  settings,
  strike,
  tools,
  runner,
  tracks,
  calendar,
  sessionEnd,
  sessions,
  reports,
  notes,
  search,
  oracles,
  quests,
  outOfPlay,
  systems,
  systemsInPlay,
)
