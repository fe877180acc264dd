import { z } from 'zod'
import type { GroupMove } from '../../rules/moves/together/group-move'
import { refuse } from '../../shared/reply'
import { advance, spanSchema } from '../calendar/advance'
import { command } from '../define'
import type { FactPlace, Read, Write } from '../file/handles'
import { runSchema } from '../move/input'
import { landRun } from '../move/land-run'
import { recordOwedMove } from '../move/owed'
import { runMove } from '../move/run'
import { remind } from '../reminder/reminders'
import { landEffects, refOf } from '../sheet/land'
import { onlyRecords, playRulesOf } from '../setting/play-rules'
import { sheetOf } from '../sheet/sheets'
import { filledText, idSchema as id, textUpTo, whole } from '../../shared/bounded'

const name = filledText(40)

const groupInput = z.strictObject({
  system: name,
  groupMove: name,
  /** Who has which role, with the roll made for it; a role left out is nobody's. */
  roles: z.record(
    name,
    runSchema.omit({ system: true, move: true, actor: true }).extend({ characterId: id }),
  ),
  /** Everybody who comes along, those with a role among them. */
  along: z.array(id).min(1).max(12),
  given: z.record(name, whole(0, 999)).default({}),
  /** How much time goes by on the way, as the table says; none where nobody says so. */
  lasts: spanSchema.optional(),
  missionId: textUpTo(64).optional(),
})
type GroupInput = z.infer<typeof groupInput>

function groupMoveOf(read: Read, { system, groupMove }: Pick<GroupInput, 'system' | 'groupMove'>) {
  const found = playRulesOf(read, system).groupMoves?.find((each) => each.id === groupMove)
  return found ?? refuse('refusal.unknownMove', { move: groupMove })
}

/** Refuses strangers, roles that the move does not have, and two roles for one. */
function check({ roles: known }: GroupMove, { roles, along }: GroupInput): void {
  const who = Object.values(roles).map(({ characterId }) => characterId)
  const isKnown = Object.keys(roles).every((role) => known.some(({ id: each }) => each === role))
  if (!isKnown) refuse('refusal.unknownRole')
  if (new Set(who).size < who.length) refuse('refusal.oneRoleEach')
  if (who.some((each) => !along.includes(each))) refuse('refusal.notAlong')
}

/** Lets everyone's own roll land, in the order of the roles; answers their totals. */
function landRolls(write: Write, move: GroupMove, input: GroupInput, place: FactPlace) {
  const rolls = move.roles.map(({ id: role, label, told }) => {
    const given = input.roles[role]
    if (!given) return [role, null] as const
    const { characterId, ...inputs } = given
    const actor = { type: 'character' as const, id: characterId }
    const request = { ...inputs, system: input.system, move: move.move, actor }
    const run = runMove(write, request, 0)
    const { total } = run.reading.sum
    const part = { move: move.title, role: label, told: told?.(total) }
    landRun(write, { ...request, part }, run, place)
    return [role, { who: characterId, total }] as const
  })
  return Object.fromEntries(rolls)
}

function confirm(write: Write, input: GroupInput) {
  const place = { missionId: input.missionId ?? null }
  const move = groupMoveOf(write, input)
  check(move, input)
  const { system, along, given } = input
  const refs = along.map((who) => refOf(write, 'character', who))
  for (const { id: who, name: called } of refs) {
    const left = playRulesOf(write, system).hasLeft?.(sheetOf(write, 'character', who, system))
    if (left) refuse('refusal.hasLeft', { name: called })
  }
  const roles = landRolls(write, move, input, place)
  const sheets = Object.fromEntries(
    along.map((who) => [who, sheetOf(write, 'character', who, system)]),
  )
  const { effects, gmMoves, notes, keeps } = move.together({ sheets, roles, given })
  write.record(
    {
      kind: 'groupMove.made',
      secret: false,
      about: refs.slice(0, 8),
      cause: move.title,
      with: { names: refs.map(({ name: who }) => who).join(', ') },
    },
    place,
  )
  const records = onlyRecords(write, system)
  remind(write, records ? notes : keeps, refs, place)
  const passed = input.lasts ? advance(write, { ...input.lasts, doing: 'travel' }) : null
  if (records) return { notes, passed }
  for (const who of along) {
    const member = { type: 'character' as const, id: who }
    const sheet = sheets[who]
    if (!sheet) continue
    const own = effects[who] ?? []
    landEffects(write, { member, system, sheet, effects: own, cause: move.title }, place)
  }
  for (const { who, cause } of gmMoves) {
    const about = who === null ? [] : [refOf(write, 'character', who)]
    recordOwedMove(write, 'standard', about, cause, place)
  }
  return { notes, passed }
}

export const groupMoveApi = {
  /** A move that several make together: every roll and all that comes of it, in one batch. */
  'groupMove.confirm': command({
    input: groupInput,
    label: (read, input) => groupMoveOf(read, input).title,
    run: confirm,
  }),
}
