import type { Move } from '../../rules/moves/move'
import { replay, type Run } from '../../rules/moves/runner/replay'
import type { Person, Stage } from '../../rules/moves/runner/stage'
import type { PlayRules } from '../../rules/system'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { playRulesOf } from '../setting/play-rules'
import { sheetOf } from '../sheet/sheets'
import type { HolderRef, RunRequestInput } from './input'

/** A move of a system by its id, as the campaign reads it; a refusal in words where there is none. */
export function moveOf(
  read: Read,
  { system, move }: Pick<RunRequestInput, 'system' | 'move'>,
): Move {
  return moveIn(playRulesOf(read, system), move)
}

function moveIn({ moves }: PlayRules, move: string): Move {
  const found = Object.hasOwn(moves, move) ? moves[move] : undefined
  return found ?? refuse('refusal.unknownMove', { move })
}

const keyOf = ({ type, id }: HolderRef) => `${type}:${id}`

function personOf(read: Read, holder: HolderRef, system: string): Person {
  return { kind: holder.type, sheet: sheetOf(read, holder.type, holder.id, system) }
}

/**
 * Runs a move again with the sheets as they lie in the file: nothing that the window computed
 * is taken over. `shift` is what help came to. Refuses in the rules' words.
 */
export function runMove(read: Read, request: RunRequestInput, shift: number): Run {
  const { system, move, actor, target, ally, fight } = request
  const { given, answers, dice, typed, swap, picks, fewer, followUps } = request
  const rules = playRulesOf(read, system)
  moveIn(rules, move)
  const present = [actor, target, ally].flatMap((holder) => (holder ? [holder] : []))
  const people = present.map((each) => [keyOf(each), personOf(read, each, system)])
  const stage: Stage = { moves: rules.moves, people: Object.fromEntries(people) }
  const run = replay(stage, {
    move,
    actor: actor ? keyOf(actor) : null,
    target: target ? keyOf(target) : null,
    ...(ally ? { ally: keyOf(ally) } : {}),
    ...(fight === undefined ? {} : { fight }),
    inputs: { given, answers, dice, typed, swap, picks, fewer, followUps, shift },
  })
  return 'key' in run ? refuse(run.key, run.with) : run
}
