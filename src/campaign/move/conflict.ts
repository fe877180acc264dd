import { z } from 'zod'
import type { ConflictRules } from '../../rules/moves/conflict'
import type { Run } from '../../rules/moves/runner/replay'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { FactPlace, Read, Write } from '../file/handles'
import { landEffects, refOf } from '../sheet/land'
import { knownSystem, sheetOf } from '../sheet/sheets'
import { runSchema, type RunRequestInput } from './input'
import { landRun } from './land-run'
import { runMove } from './run'

const name = z.string().min(1).max(40)
const pickSchema = z.strictObject({ move: name, pick: name })

function rulesOf(system: string): ConflictRules {
  return knownSystem(system).conflict ?? refuse('refusal.noConflict')
}

function sidesOf(read: Read, input: { a: RunRequestInput; b: RunRequestInput }) {
  const { a, b } = input
  const isPair = a.actor?.type === 'character' && b.actor?.type === 'character'
  if (!isPair || a.actor?.id === b.actor?.id || a.system !== b.system)
    refuse('refusal.twoInConflict')
  const rules = rulesOf(a.system)
  const runs = { a: runMove(read, a, 0), b: runMove(read, b, 0) }
  const side = ({ reading, outcome }: Run) => ({
    total: reading.sum.total,
    hasGained: rules.hasGained(outcome.effects),
  })
  return { rules, runs, read: rules.read(side(runs.a), side(runs.b)) }
}

function gain(
  write: Write,
  { actor, system }: RunRequestInput,
  by: number,
  place: FactPlace,
): void {
  if (!actor || by === 0) return
  const sheet = sheetOf(write, actor.type, actor.id, system)
  const effects = rulesOf(system).gain(sheet, by)
  landEffects(
    write,
    { holder: actor, system, sheet, effects, cause: phrase('cause.conflict') },
    place,
  )
}

const input = z.strictObject({
  a: runSchema,
  b: runSchema,
  missionId: z.string().max(64).optional(),
})

export const conflictApi = {
  /** Two characters against each other: both moves land, and the winner gains (IF-043 to IF-047). */
  'move.confirmConflict': command({
    input,
    label: (read, { a, b }) =>
      phrase('history.conflict', {
        one: a.actor ? refOf(read, a.actor.type, a.actor.id).name : '',
        other: b.actor ? refOf(read, b.actor.type, b.actor.id).name : '',
      }),
    run: (write, { a, b, missionId }) => {
      const { runs, read } = sidesOf(write, { a, b })
      // Only a loser may take fewer picks, where the winner's leave no sense in them (IF-046).
      if ((a.fewer && read.winner !== 'b') || (b.fewer && read.winner !== 'a')) {
        refuse('refusal.fewerPicks')
      }
      const place = { missionId: missionId ?? null }
      const inOrder = read.winner === 'b' ? (['b', 'a'] as const) : (['a', 'b'] as const)
      for (const side of inOrder) landRun(write, { a, b }[side], runs[side], place)
      gain(write, a, read.gain.a, place)
      gain(write, b, read.gain.b, place)
      return { winner: read.winner, pickOrder: read.pickOrder }
    },
  }),

  /** Two picks cancel each other: the GM says so once, and it is remembered (IF-046). */
  'move.markContradiction': command({
    input: z.strictObject({ system: name, one: pickSchema, other: pickSchema }),
    label: () => phrase('history.contradiction'),
    run: (write, { system, one, other }) => {
      write.run(
        `INSERT INTO contradiction (system, one_move, one_pick, other_move, other_pick)
         VALUES (@system, @oneMove, @onePick, @otherMove, @otherPick) ON CONFLICT DO NOTHING`,
        {
          system,
          ...{ oneMove: one.move, onePick: one.pick },
          ...{ otherMove: other.move, otherPick: other.pick },
        },
      )
    },
  }),

  /** The pairs of picks that the GM found to cancel each other. */
  'move.contradictions': query({
    input: z.strictObject({ system: name }),
    run: (read, { system }) =>
      read.all<{ one_move: string; one_pick: string; other_move: string; other_pick: string }>(
        `SELECT one_move, one_pick, other_move, other_pick FROM contradiction
         WHERE system = @system ORDER BY one_move, one_pick, other_move, other_pick`,
        { system },
      ),
  }),
}
