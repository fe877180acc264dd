import type { Effect, Obligation } from '../../rules/moves/move'
import type { FollowUp } from '../../rules/moves/outcome'
import type { Run } from '../../rules/moves/runner/replay'
import type { Ref } from '../../shared/fact'
import type { Phrase } from '../../shared/phrase'
import type { FactPlace, Write } from '../file/handles'
import { landEffects, refOf } from '../sheet/land'
import { sheetOf } from '../sheet/sheets'
import { grantHold } from './grant-hold'
import type { HolderRef, RunRequestInput } from './input'
import { recordOwedMove } from './owed'
import { moveOf } from './run'

/** Writes down that a move was made, and everything that follows from it. */
export function landRun(write: Write, request: RunRequestInput, run: Run, place: FactPlace): void {
  const { reading, outcome } = run
  const { title } = moveOf(request)
  const about = refsOf(write, request)
  write.record(
    {
      kind: 'move.made',
      secret: false,
      about,
      cause: title,
      terms: reading.sum.terms,
      dice: { faces: request.dice, typed: request.typed },
      with: { total: reading.sum.total, band: reading.band },
    },
    place,
  )
  const picked = keptPicks(run, request.picks)
  for (const { due } of outcome.gmMoves)
    recordOwedMove(write, due, about, title, place, picked[due])
  for (const side of ['actor', 'target', 'ally'] as const) {
    landOn(write, request, side, outcome.effects, place)
  }
  for (const grant of outcome.holds) grantHold(write, request, grant)
  outcome.leadsTo.forEach((followUp) => queue(write, request, followUp, title, place))
}

/** The ones a move is about, the actor first. */
function refsOf(write: Write, { actor, target }: RunRequestInput): Ref[] {
  return [actor, target].flatMap((ref) => (ref ? [refOf(write, ref.type, ref.id)] : []))
}

/** Only what happens at the same moment could contradict a pick (IF-005). */
function keptPicks(
  { reading }: Run,
  ids: readonly string[],
): Partial<Record<Obligation, Phrase[]>> {
  const picks = reading.choice?.picks ?? []
  return {
    contemporary: picks.filter(({ id }) => ids.includes(id)).map(({ label }) => label),
  }
}

function landOn(
  write: Write,
  request: RunRequestInput,
  side: Effect['on'],
  effects: readonly Effect[],
  place: FactPlace,
): void {
  const holder = request[side]
  if (!holder) return
  const own = effects.filter(({ on }) => on === side)
  // Read again: a character may be helper and helped, or act on itself.
  const sheet = sheetOf(write, holder.type, holder.id, request.system)
  const { system } = request
  landEffects(write, { holder, system, sheet, effects: own, cause: moveOf(request).title }, place)
}

function queue(
  write: Write,
  request: RunRequestInput,
  { oneOf, by, given }: FollowUp,
  cause: Phrase,
  place: FactPlace,
): void {
  const who: HolderRef | undefined = request[by]
  const whom = by === 'target' ? request.actor : request.target
  const { last } = write.get<{ last: number | null }>(
    'SELECT max(position) AS last FROM queued_move',
  ) ?? { last: null }
  write.run(
    `INSERT INTO queued_move (id, position, system, one_of, given, actor, target, cause, mission_id)
     VALUES (@id, @position, @system, @oneOf, @given, @actor, @target, @cause, @missionId)`,
    {
      id: write.newId(),
      position: (last ?? -1) + 1,
      system: request.system,
      oneOf: JSON.stringify(oneOf),
      given: JSON.stringify(given),
      actor: who ? JSON.stringify(who) : null,
      target: whom ? JSON.stringify(whom) : null,
      cause: JSON.stringify(cause),
      missionId: place.missionId ?? null,
    },
  )
}
