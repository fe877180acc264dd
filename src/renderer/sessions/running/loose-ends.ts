import type { RouteLocationRaw } from 'vue-router'
import type { LooseEnd } from '../session'

/** What leads to a thing that is still open: an action of the app, or a view. */
export type MovementKind = { action: string } | { route: RouteLocationRaw }

/** The card of somebody; `member`: whether they are a character or an NPC. */
const cardOf = (id: string, member: LooseEnd['member'] = 'character'): MovementKind => ({
  route: { name: 'cast', query: { [member]: id } },
})

/** What is settled by an action of the app, wherever one is. */
const settledBy = {
  owedMove: 'inbox.open',
  offeredMove: 'inbox.open',
  queuedMove: 'move.next',
  reminder: 'reminder.open',
  appointment: 'calendar.open',
  sessionEnd: 'sessionEnd.open',
  proposal: 'track.open',
} as const

const isByAction = (kind: LooseEnd['kind']): kind is keyof typeof settledBy =>
  Object.hasOwn(settledBy, kind)

/** Where a thing that is still open is settled. */
export function wayTo({ kind, id, member, missionId }: LooseEnd): MovementKind {
  if (isByAction(kind)) return { action: settledBy[kind] }
  switch (kind) {
    case 'dying':
    case 'unknown':
      return cardOf(id, member)
    case 'fight':
      return { route: { name: 'table', query: { encounter: id } } }
    case 'milestone':
    case 'reporting':
    case 'deadline':
      return { route: { name: 'missions', query: missionId ? { mission: missionId } : {} } }
  }
}

/** Things of one kind stand together, in the order they came. */
export function byKind(ends: readonly LooseEnd[]): { kind: LooseEnd['kind']; ends: LooseEnd[] }[] {
  const kinds = [...new Set(ends.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, ends: ends.filter((end) => end.kind === kind) }))
}
