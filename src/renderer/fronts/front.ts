import type { OutputOf, InputOf } from '../../campaign/api'
import { gmMoveKeys } from '../../rules/fronts/danger-types'
import { nextPortents } from '../../rules/fronts/portents'
import type { Speaker } from '../../shared/words/speaker'

/** A front with its dangers, stakes, cast, moves and missions. */
export type Front = OutputOf<'front.byId'>[number]
/** As much of a front as a list of them shows. */
export type FrontHead = OutputOf<'front.names'>[number]
export type Danger = Front['dangers'][number]
export type Portent = Danger['portents'][number]
export type Stake = Front['stakes'][number]
export type CastEntry = Front['cast'][number]
export type CustomMove = OutputOf<'customMove.list'>[number]
/** How a portent came true: it happened in play, or the GM made it happen. */
export type PortentCause = NonNullable<Portent['done_how']>

/** The moves that the GM makes for a danger of this type, in words. */
export function gmMoveWords(danger: Danger, { t }: Speaker): string[] {
  return gmMoveKeys(danger).map((key) => t(key))
}

/** Every portent of a front that may come true next, in order. */
export function coming(front: Front | undefined): Portent[] {
  return front?.status === 'active' ? front.dangers.flatMap((danger) => nextPortents(danger)) : []
}

/** Whether a portent of a front can come true, in its turn or out of it. */
export function canComeTrue(front: Front | undefined, portentId: string): boolean {
  const active = front?.dangers.filter(({ state }) => state === 'active') ?? []
  return active.some(({ portents }) =>
    portents.some(({ id, done_at }) => id === portentId && done_at === null),
  )
}

/** Whether an item may be changed: what is resolved stays as it was left. */
export function mayChange(fronts: readonly Front[], { id }: { id: string }): boolean {
  const has = (list: readonly { id: string }[]) => list.some((each) => each.id === id)
  const front = fronts.find(
    (each) =>
      each.id === id ||
      has([...each.dangers, ...each.stakes, ...each.customMoves]) ||
      each.dangers.some(({ portents }) => has(portents)),
  )
  const danger = front?.dangers.find((each) => each.id === id || has(each.portents))
  return front?.status === 'active' && (danger === undefined || danger.state === 'active')
}

/** A move of a front's own, as it is written. */
export type MoveFields = InputOf<'customMove.add'>['move']

/** One on which nothing has been written. */
export const blankMove: MoveFields = {
  name: '',
  madeBy: 'player',
  trigger: '',
  stat: '',
  strong: '',
  weak: '',
  miss: '',
  system: '',
}

/** What stands in a move, for its form. */
export function fieldsOf(move: CustomMove): MoveFields {
  const { name, made_by: madeBy, trigger_text: trigger, stat, strong, weak, miss, system } = move
  return { name, madeBy, trigger, stat, strong, weak, miss, system }
}

/** The bands of a roll, each with what comes of it; those that say nothing are left out. */
export function bandsOf({ strong, weak, miss }: CustomMove): { band: string; text: string }[] {
  return [
    { band: 'strong', text: strong },
    { band: 'weak', text: weak },
    { band: 'miss', text: miss },
  ].filter(({ text }) => text !== '')
}
