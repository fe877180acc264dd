import type { ApiName, InputOf, Sent } from '../campaign/api'

type Question = { [Name in ApiName]: { name: Name; input: InputOf<Name> } }[ApiName]

/** The questions that are put without anything. */
type Bare = {
  [Name in ApiName]: InputOf<Name> extends Record<string, never> ? Name : never
}[ApiName]

const bare: Bare[] = [
  'calendar.read',
  'campaign.current',
  'character.everybody',
  'character.list',
  'condition.list',
  'customMove.list',
  'effect.list',
  'encounter.countOver',
  'file.formatChange',
  'file.parted',
  'file.recent',
  'history.jump',
  'history.next',
  'history.pruningProgress',
  'hold.list',
  'inbox.list',
  'move.queue',
  'party.sheets',
  'play.phase',
  'playerView.turned',
  'program.notice',
  'reminder.list',
  'sample.firstNote',
  'sceneBoard.list',
  'session.current',
  'setting.read',
  'spotlight.read',
  'system.list',
  'tour.current',
  'track.list',
  'track.proposals',
  'variant.list',
]

/** What the table asks as soon as it stands there. One that it asks no more only costs its answer. */
const ofTable: Question[] = [
  ...bare.map((name) => ({ name, input: {} }) as Question),
  { name: 'effect.bearers', input: { npcId: null } },
  { name: 'encounter.list', input: { over: 20, ids: [] } },
  { name: 'journal.recent', input: { limit: 20 } },
  { name: 'mission.inPlay', input: { wanted: [] } },
  { name: 'npc.byId', input: { ids: [] } },
]

/** Whether this is the game master’s page, and begins with the table. */
const isTable =
  typeof window === 'object' &&
  window.ironTable.role === 'gm' &&
  window.location.hash.startsWith('#/table')

/**
 * What a page that begins with the table asks first of all, while the rest of its script runs: the program
 * answers meanwhile, and the first that is drawn is whole. To be loaded before everything else.
 */
export const askedFirst: readonly Question[] = isTable ? ofTable : []

/** One that was asked first: its answer, and when it was asked for on the page's clock. */
export interface Asked {
  sent: Promise<Sent>
  at: number
}

const waiting = new Map<string, Asked>()

const keyOf = (name: ApiName, input: unknown) => JSON.stringify([name, input])

/** The answer to a question that was asked first, once: who asks again asks anew. */
export function takeAskedFirst(name: ApiName, input: unknown): Asked | undefined {
  const key = keyOf(name, input)
  const asked = waiting.get(key)
  waiting.delete(key)
  return asked
}

if (isTable) {
  const at = performance.now()
  const all = window.ironTable.callAll(askedFirst.map((question) => ({ ...question, holds: 0 })))
  for (const [index, { name, input }] of askedFirst.entries()) {
    const sent = all.then((replies) => replies[index] as Sent)
    waiting.set(keyOf(name, input), { sent, at })
  }
  // What was answered before a change is not true any more.
  window.ironTable.onChanged(() => waiting.clear())
}
