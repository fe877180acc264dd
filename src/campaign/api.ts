import type { z } from 'zod'
import type { Drawn } from '../shared/dice/drawn'
import type { Difference } from '../shared/data/difference'
import type { Answered, Reply } from '../shared/reply'
import type { WindowRole } from './define'
import type { Changed } from './file/history'
import { actApi } from './act/api'
import { agendaApi } from './agenda/api'
import { calendarApi } from './calendar/api'
import { appointmentApi } from './calendar/appointments'
import { campaignApi } from './workspace/campaign'
import { filesApi } from './workspace/files'
import { formatApi } from './workspace/format-api'
import { firstNoteApi } from './workspace/first-note'
import { lookApi } from './workspace/look'
import { preferencesApi } from './workspace/preferences'
import { tourApi } from './workspace/tour'
import { programApi } from './workspace/program'
import { castApi } from './cast/api'
import { effectApi } from './effect/api'
import { tickApi } from './effect/tick'
import { characterApi } from './character/api'
import { conditionApi } from './condition/api'
import { conversionApi } from './conversion/api'
import type { contentApi } from './content/api'
import { customMoveApi } from './custom-move/api'
import { draftApi } from './draft/api'
import { encounterActApi } from './encounter/act'
import { combatantsApi } from './encounter/combatants'
import { encounterCommands } from './encounter/commands'
import { figuresApi } from './encounter/figures'
import { nameForPlayersApi } from './encounter/name-for-players'
import { encounterQueries } from './encounter/queries'
import { timelineApi } from './encounter/timeline'
import type { exchangeApi } from './exchange/api'
import { foeApi } from './foe/api'
import { frontApi } from './front/api'
import { groupMoveApi } from './group-move/api'
import { historyApi } from './history/api'
import { holdApi } from './hold/api'
import { poolApi } from './hold/pool'
import { inboxApi } from './inbox/api'
import { journalApi } from './journal/api'
import { logApi } from './journal/log'
import { closingCommands } from './mission/closing-commands'
import { missionCommands } from './mission/commands'
import { missionLifeApi } from './mission/life'
import { objectiveApi } from './mission/objectives'
import { missionPeopleApi } from './mission/people'
import { missionQueries } from './mission/queries'
import { rewardApi } from './mission/rewards'
import { milestoneApi } from './milestone/api'
import { moveApi } from './move/api'
import { mentionApi } from './mention/api'
import { noteApi } from './note/api'
import { handedOutApi } from './note/handed-out'
import { candidateApi } from './note/mentions'
import { notesApi } from './note/notes'
import { conflictApi } from './move/conflict'
import { queueApi } from './move/queue'
import { lastSystemApi } from './move/last-system'
import { moveTracksApi } from './move/tracks'
import { npcApi } from './npc/api'
import { partyApi } from './party/api'
import { oddsApi } from './odds/api'
import { oracleApi } from './oracle/api'
import { homebrewApi } from './oracle/homebrew'
import { pictureApi } from './picture/api'
import { placeApi } from './place/api'
import { memberPoolApi } from './pool/api'
import { playApi } from './play/api'
import { reminderApi } from './reminder/api'
import type { reportApi } from './report/api'
import { sceneBoardApi } from './scene-board/api'
import { sceneApi } from './session/scene'
import { sessionApi } from './session/api'
import { sessionEndApi } from './session-end/api'
import { searchApi } from './search/api'
import { settingApi } from './setting/api'
import { sheetApi } from './sheet/api'
import { spotlightApi } from './spotlight/api'
import { systemApi } from './system/api'
import type { printApi } from './print/api'
import { playerViewApi } from './player-view/api'
import { tieApi } from './tie/api'
import { trackApi } from './track/api'
import { toolApi } from './tool/api'
import { variantApi } from './variant/api'

/** What an open table asks, at once or soon: every command, query and operation but those of `laterRooms`. */
export const api = {
  ...campaignApi,
  ...filesApi,
  ...lookApi,
  ...formatApi,
  ...preferencesApi,
  ...tourApi,
  ...firstNoteApi,
  ...programApi,
  ...historyApi,
  ...journalApi,
  ...logApi,
  ...sessionApi,
  ...agendaApi,
  ...sceneApi,
  ...sceneBoardApi,
  ...spotlightApi,
  ...playApi,
  ...characterApi,
  ...npcApi,
  ...sheetApi,
  ...conversionApi,
  ...systemApi,
  ...pictureApi,
  ...placeApi,
  ...calendarApi,
  ...appointmentApi,
  ...moveApi,
  ...moveTracksApi,
  ...lastSystemApi,
  ...castApi,
  ...tieApi,
  ...effectApi,
  ...tickApi,
  ...partyApi,
  ...actApi,
  ...queueApi,
  ...conflictApi,
  ...groupMoveApi,
  ...holdApi,
  ...poolApi,
  ...memberPoolApi,
  ...inboxApi,
  ...reminderApi,
  ...milestoneApi,
  ...foeApi,
  ...frontApi,
  ...customMoveApi,
  ...missionQueries,
  ...missionCommands,
  ...missionLifeApi,
  ...objectiveApi,
  ...missionPeopleApi,
  ...rewardApi,
  ...closingCommands,
  ...sessionEndApi,
  ...encounterQueries,
  ...encounterCommands,
  ...encounterActApi,
  ...combatantsApi,
  ...figuresApi,
  ...nameForPlayersApi,
  ...timelineApi,
  ...oddsApi,
  ...conditionApi,
  ...noteApi,
  ...notesApi,
  ...handedOutApi,
  ...candidateApi,
  ...mentionApi,
  ...searchApi,
  ...settingApi,
  ...toolApi,
  ...variantApi,
  ...playerViewApi,
  ...trackApi,
  ...draftApi,
  ...oracleApi,
  ...homebrewApi,
}

const exchange = async () => (await import('./exchange/api')).exchangeApi

/**
 * The rest, by what its names begin with: documents, spreadsheets and content from elsewhere, whose
 * libraries are larger than all else. A room is loaded when something in it is called for the first time.
 */
export const laterRooms: Readonly<Record<string, () => Promise<object>>> = {
  content: async () => (await import('./content/api')).contentApi,
  thing: exchange,
  library: exchange,
  import: exchange,
  export: exchange,
  print: async () => (await import('./print/api')).printApi,
  report: async () => (await import('./report/api')).reportApi,
}

/** The API as windows see it. What is neither in `api` nor in a later room cannot be called. */
export type Api = typeof api &
  typeof contentApi &
  typeof exchangeApi &
  typeof printApi &
  typeof reportApi
/** The names a window may call. */
export type ApiName = keyof Api
/** What a call takes. */
export type InputOf<Name extends ApiName> = z.input<Api[Name]['input']>
/** What a call gives. */
export type OutputOf<Name extends ApiName> = Awaited<ReturnType<Api[Name]['run']>>

/** One thing asked of the program, or told to it. */
export interface Call {
  name: string
  input: unknown
  /** Where the app's own dice in it came from. */
  drawn?: Drawn | undefined
  /** The number of the answer to it that the page holds, 0 for none; absent where it keeps none. */
  holds?: number
}

/** What is sent of an answer that the page keeps: the whole, or what is other than in the one it holds. */
export type Sent =
  | (Reply<unknown> & { number?: number })
  | (Omit<Answered<unknown>, 'value'> & {
      /** Null where it is equal. */
      difference: Difference | null
      number: number
    })

/** What the preload script hands to a page: one way to ask, one way to be told. */
export interface Bridge {
  /** What the window is for. Main decides it when it opens the window. */
  role: WindowRole
  call(name: string, input: unknown, drawn?: Drawn): Promise<Reply<unknown>>
  /** Calls of one moment; their replies come together, in the same order. */
  callAll(calls: Call[]): Promise<Sent[]>
  onChanged(listener: (change: Changed | 'all') => void): void
}
