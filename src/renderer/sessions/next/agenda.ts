import type { OutputOf } from '../../../campaign/api'
import type { Phrase } from '../../../shared/phrase'
import type { SearchType } from '../../../shared/search-types'
import type { Sought } from '../../shell/search/whereabouts'

export type Agenda = OutputOf<'agenda.read'>
/** Something that wants thought before the next session. */
export type AgendaItem = Agenda['items'][number]
/** A line of the game master's own. */
export type AgendaLine = Agenda['lines'][number]
export type AgendaList = AgendaLine['list']

/** What an item is called: by its own name, or by the words it came with. */
export function itemName({ name }: AgendaItem, say: (words: Phrase) => string): string {
  return typeof name === 'string' ? name : say(name)
}

/** What of the checklist stands under one heading. */
export const agendaGroups = {
  open: [
    ...(['owedMove', 'offeredMove', 'queuedMove', 'reminder'] as const),
    ...(['fight', 'milestone', 'proposal', 'stake'] as const),
  ],
  dates: ['deadline', 'appointment'],
  fronts: ['portent', 'doom', 'track'],
  missions: ['mission', 'preparedFight'],
  promises: ['vow'],
  people: ['npc'],
} as const satisfies Record<string, readonly AgendaItem['kind'][]>
export type AgendaGroupId = keyof typeof agendaGroups

/** The headings under which there is something, each with what has not been put aside. */
export function grouped(items: readonly AgendaItem[]) {
  const groups = Object.entries(agendaGroups) as [AgendaGroupId, readonly AgendaItem['kind'][]][]
  return groups
    .map(([id, kinds]) => ({
      id,
      items: items.filter(({ kind, state }) => kinds.includes(kind) && state !== 'aside'),
    }))
    .filter((group) => group.items.length > 0)
}

/** What is settled by an action of the program, wherever one stands. */
const byAction = {
  owedMove: 'inbox.open',
  offeredMove: 'inbox.open',
  queuedMove: 'move.next',
  reminder: 'reminder.open',
  proposal: 'track.open',
  appointment: 'calendar.open',
} as const satisfies Partial<Record<AgendaItem['kind'], string>>

/** As what the others are gone to. */
const byType: Record<Exclude<AgendaItem['kind'], keyof typeof byAction>, SearchType> = {
  fight: 'encounter',
  preparedFight: 'encounter',
  milestone: 'mission',
  deadline: 'mission',
  mission: 'mission',
  stake: 'stake',
  portent: 'portent',
  doom: 'danger',
  track: 'track',
  vow: 'track',
  npc: 'npc',
}

const isByAction = (kind: AgendaItem['kind']): kind is keyof typeof byAction => kind in byAction

/** Where a thing is settled: an action of the program, or a place in it. */
export function wayTo({ kind, id, missionId, frontId }: AgendaItem): { action: string } | Sought {
  if (isByAction(kind)) return { action: byAction[kind] }
  const type = byType[kind]
  return {
    type,
    id: type === 'mission' ? (missionId ?? id) : id,
    home: frontId === null ? null : { type: 'front', id: frontId },
  }
}
