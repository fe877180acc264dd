import type { InputOf, OutputOf } from '../../campaign/api'

type PageInput = InputOf<'log.page'>

/** Which log is on the screen: of a session, of what lies outside any, or of a mission. */
export type LogOf = { sessionId: string | null } | { missionId: string }
/** A part of a log, with how much it holds. */
export type LogGroup = OutputOf<'log.groups'>[number]
/** What a log can be narrowed to. */
export type Family = NonNullable<PageInput['family']>
/** Which facts belong to one group of a log. */
export type GroupScope = Pick<PageInput, 'sessionId' | 'sceneId' | 'missionId' | 'family' | 'about'>
export type LogFact = OutputOf<'log.steps'>[number]

export const families: readonly Family[] = ['notes', 'moves', 'fights', 'story', 'people']

export type GroupedBy = 'scene' | 'mission' | 'session'

/** What a group of this log is asked by. */
export function scopeOf(log: LogOf, by: GroupedBy, group: string | null): GroupScope {
  if ('missionId' in log) return { missionId: log.missionId, sessionId: group }
  return by === 'mission'
    ? { sessionId: log.sessionId, missionId: group }
    : { sessionId: log.sessionId, sceneId: group }
}

/** A line of a log, or a fold of small steps. */
export type LogItem = OutputOf<'log.page'>['items'][number]

const sessionOf = (item: LogItem) => (item.type === 'fact' ? item.entry : item).sessionId

/** The items of a page in runs of one session each, in their order; null is outside any. */
export function bySession(items: readonly LogItem[]) {
  const runs: { key: string; sessionId: string | null; items: LogItem[] }[] = []
  for (const item of items) {
    const sessionId = sessionOf(item)
    const last = runs.at(-1)
    if (last?.sessionId === sessionId) last.items.push(item)
    // What lies outside may stand between several sessions.
    else runs.push({ key: `${runs.length}`, sessionId, items: [item] })
  }
  return runs
}
