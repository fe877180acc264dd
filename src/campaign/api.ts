import type { z } from 'zod'
import type { Reply } from '../shared/reply'
import type { Changed } from './file/history'
import { campaignApi } from './desk/campaign'
import { filesApi } from './desk/files'
import { preferencesApi } from './desk/preferences'
import { characterApi } from './character/api'
import { encounterApi } from './encounter/api'
import { frontApi } from './front/api'
import { historyApi } from './history/api'
import { journalApi } from './journal/api'
import { endingApi } from './mission/ending'
import { missionApi } from './mission/api'
import { moveApi } from './move/api'
import { npcApi } from './npc/api'
import { placeApi } from './place/api'
import { playApi } from './play/api'
import { reportApi } from './report/api'
import { tableViewApi } from './table-view/api'

/** Every command, query and operation there is. What is not here cannot be called. */
export const api = {
  ...campaignApi,
  ...filesApi,
  ...preferencesApi,
  ...historyApi,
  ...journalApi,
  ...playApi,
  ...characterApi,
  ...npcApi,
  ...placeApi,
  ...moveApi,
  ...frontApi,
  ...missionApi,
  ...endingApi,
  ...encounterApi,
  ...reportApi,
  ...tableViewApi,
}

/** The API as windows see it. */
export type Api = typeof api
/** The names a window may call. */
export type ApiName = keyof Api
/** What a call takes. */
export type InputOf<Name extends ApiName> = z.input<Api[Name]['input']>
/** What a call gives. */
export type OutputOf<Name extends ApiName> = Awaited<ReturnType<Api[Name]['run']>>

/** What the preload script hands to a page: one way to ask, one way to be told. */
export interface Bridge {
  call(name: string, input: unknown): Promise<Reply<unknown>>
  onChanged(listener: (change: Changed | 'all') => void): void
}
