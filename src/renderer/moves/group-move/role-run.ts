import type { InputOf } from '../../../campaign/api'
import { applyEffects } from '../../../rules/moves/apply'
import type { Effect } from '../../../rules/moves/effect'
import type { GroupMove, GroupOutcome } from '../../../rules/moves/together/group-move'
import type { MoveRun } from '../run/use-move-run'

/** A role's part of the command. */
export type RoleRequest = InputOf<'groupMove.confirm'>['roles'][string]

/** How far a role has come: nobody has it, its dice are still to lie, or its roll is made. */
export type RoleRun =
  | { state: 'nobody' }
  | { state: 'waiting'; who: string }
  | {
      state: 'rolled'
      who: string
      total: number
      /** What the roll itself does to who made it. */
      effects: readonly Effect[]
      request: RoleRequest
    }

/** How far the roll for a role has come. */
export function roleRunOf({ actor, read, request: made }: MoveRun): RoleRun {
  const who = actor.value?.id
  if (who === undefined) return { state: 'nobody' }
  const total = read.value.reading?.sum.total
  if (!made.value || total === undefined) return { state: 'waiting', who }
  const effects = read.value.outcome?.effects.filter(({ on }) => on === 'actor') ?? []
  const { given, dice, typed, swap, answers, picks, fewer, modifiers } = made.value
  const request = { given, dice, typed, swap, answers, picks, fewer, modifiers, characterId: who }
  return { state: 'rolled', who, total, effects, request }
}

/** Who came along, as the rules know them. */
export interface Traveller {
  id: string
  sheet: object
}

/** What would come of the move as far as it is known; null while a roll is still to be made. */
export function preview(
  move: GroupMove,
  runs: Readonly<Record<string, RoleRun>>,
  along: readonly Traveller[],
  given: Readonly<Record<string, number>>,
): GroupOutcome | null {
  const known = move.roles.map(({ id }) => [id, runs[id] ?? { state: 'nobody' }] as const)
  if (known.some(([, { state }]) => state === 'waiting') || along.length === 0) return null
  const rolled = (who: string) =>
    known.flatMap(([, run]) => (run.state === 'rolled' && run.who === who ? run.effects : []))
  const outcome = move.together({
    sheets: Object.fromEntries(along.map(({ id, sheet }) => [id, applyEffects(sheet, rolled(id))])),
    roles: Object.fromEntries(
      known.map(([id, run]) => [
        id,
        run.state === 'rolled' ? { who: run.who, total: run.total } : null,
      ]),
    ),
    given,
  })
  const effects = along.map(({ id }) => [id, [...rolled(id), ...(outcome.effects[id] ?? [])]])
  return { ...outcome, effects: Object.fromEntries(effects) }
}

/** The roles as the command takes them: those nobody has are left out. */
export function requests(runs: Readonly<Record<string, RoleRun>>): Record<string, RoleRequest> {
  return Object.fromEntries(
    Object.entries(runs).flatMap(([id, run]) =>
      run.state === 'rolled' ? [[id, run.request] as const] : [],
    ),
  )
}
