import { z } from 'zod'
import type { ConflictRules } from '../../rules/moves/together/conflict'
import type { Run } from '../../rules/moves/runner/replay'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { FactPlace, Read, Write } from '../file/handles'
import { landEffects, refOf } from '../sheet/land'
import { onlyRecords, playRulesOf } from '../setting/play-rules'
import { sheetOf } from '../sheet/sheets'
import { contradictionApi, refuseContradiction, type TakenPick } from './contradiction'
import { landHelp, refuseHelpers } from './help'
import { helpedRunSchema, type HelpedRunInput, type RunRequestInput } from './input'
import { landRun } from './land-run'
import { runMove } from './run'
import { textUpTo } from '../../shared/bounded'

function rulesOf(read: Read, system: string): ConflictRules {
  return playRulesOf(read, system).conflict ?? refuse('refusal.noConflict')
}

interface Sides<Side> {
  a: Side
  b: Side
}

/** Lets the help of either side land; answers the steps that each has by it (IF-039). */
function landHelpOf(write: Write, { a, b }: Sides<HelpedRunInput>, place: FactPlace) {
  const isPair = a.actor?.type === 'character' && b.actor?.type === 'character'
  if (!isPair || a.actor?.id === b.actor?.id || a.system !== b.system)
    refuse('refusal.twoInConflict')
  refuseHelpers([...a.help, ...b.help], [a.actor, b.actor])
  return { a: landHelp(write, a, place), b: landHelp(write, b, place) }
}

function sidesOf(read: Read, { a, b }: Sides<RunRequestInput>, steps: Sides<number>) {
  const rules = rulesOf(read, a.system)
  const runs = { a: runMove(read, a, steps.a), b: runMove(read, b, steps.b) }
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
  if (!actor || by === 0 || onlyRecords(write, system)) return
  const sheet = sheetOf(write, actor.type, actor.id, system)
  const effects = rulesOf(write, system).gain(sheet, by)
  landEffects(
    write,
    { member: actor, system, sheet, effects, cause: phrase('cause.conflict') },
    place,
  )
}

function takenIn({ move, picks }: RunRequestInput, { reading }: Run): TakenPick[] {
  const offered = reading.choice?.picks ?? []
  return offered
    .filter(({ id }) => picks.includes(id))
    .map(({ id, label }) => ({ move, pick: id, label: label.key }))
}

const input = z.strictObject({
  a: helpedRunSchema,
  b: helpedRunSchema,
  missionId: textUpTo(64).optional(),
})

export const conflictApi = {
  ...contradictionApi,

  /** Two characters against each other: both moves land, and the winner gains (IF-043 to IF-047). */
  'move.confirmConflict': command({
    input,
    label: (read, { a, b }) =>
      phrase('history.conflict', {
        one: a.actor ? refOf(read, a.actor.type, a.actor.id).name : '',
        other: b.actor ? refOf(read, b.actor.type, b.actor.id).name : '',
      }),
    run: (write, { a, b, missionId }) => {
      const place = { missionId: missionId ?? null }
      const { runs, read } = sidesOf(write, { a, b }, landHelpOf(write, { a, b }, place))
      // Only a loser may take fewer picks, where the winner's leave no sense in them (IF-046).
      if ((a.fewer && read.winner !== 'b') || (b.fewer && read.winner !== 'a')) {
        refuse('refusal.fewerPicks')
      }
      if (read.winner !== null) {
        const taken = { a: takenIn(a, runs.a), b: takenIn(b, runs.b) }
        const loser = read.winner === 'a' ? 'b' : 'a'
        refuseContradiction(write, a.system, taken[read.winner], taken[loser])
      }
      const inOrder = read.winner === 'b' ? (['b', 'a'] as const) : (['a', 'b'] as const)
      for (const side of inOrder) landRun(write, { a, b }[side], runs[side], place)
      gain(write, a, read.gain.a, place)
      gain(write, b, read.gain.b, place)
      return { winner: read.winner, pickOrder: read.pickOrder }
    },
  }),
}
