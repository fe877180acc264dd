import type { Move } from '../../rules/moves/move'
import { replay, type Run } from '../../rules/moves/runner/replay'
import type { Person, Stage } from '../../rules/moves/runner/stage'
import type { PlayRules } from '../../rules/system/system'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { writtenMove } from '../custom-move/read'
import { playRulesOf } from '../setting/play-rules'
import { modifiersOf } from '../effect/read'
import { isNameInPlay } from '../cast/in-play'
import { partySheetOf } from '../party/sheet'
import { absentees } from '../session/read'
import { charactersWith, sheetOf } from '../sheet/sheets'
import type { MemberRef, RunRequestInput } from './input'
import { heldTrack } from './tracks'

/** A move of a system by its id, as the campaign reads it; a refusal in words where there is none. */
export function moveOf(
  read: Read,
  { system, move }: Pick<RunRequestInput, 'system' | 'move'>,
): Move {
  return moveIn(read, playRulesOf(read, system), system, move)
}

function moveIn(read: Read, rules: PlayRules, system: string, move: string): Move {
  const found = Object.hasOwn(rules.moves, move) ? rules.moves[move] : undefined
  const written = found ? undefined : writtenMove(read, system, move)
  return (
    found ?? (written && rules.writtenMove?.(written)) ?? refuse('refusal.unknownMove', { move })
  )
}

const keyOf = ({ type, id }: MemberRef) => `${type}:${id}`

function personOf(read: Read, member: MemberRef, system: string): Person {
  const sheet = sheetOf(read, member.type, member.id, system)
  const modifiers = member.type === 'character' ? modifiersOf(read, member.id, system) : []
  return { kind: member.type, sheet, modifiers }
}

/** All that a run may reach: those who take part, or everybody where the move is for all. */
function stageOf(read: Read, rules: PlayRules, request: RunRequestInput): Stage {
  const { system, move, actor, target, ally, ward, tracks } = request
  const made = moveIn(read, rules, system, move)
  const company = made.wantsCompany ? charactersWith(read, system) : []
  const present = [actor, target, ally, ward].flatMap((member) => (member ? [member] : []))
  const all = [...present, ...company.map((id): MemberRef => ({ type: 'character', id }))]
  const absent = made.wantsCompany ? absentees(read) : []
  const people = all.map((each) => {
    const isAbsent = each.type === 'character' && absent.includes(each.id)
    return [keyOf(each), { ...personOf(read, each, system), isAbsent }]
  })
  const held = [...new Set(Object.values(tracks))].map((id) => [id, heldTrack(read, id)])
  const party = partySheetOf(read, system)
  return {
    moves: { ...rules.moves, [move]: made },
    people: Object.fromEntries(people),
    tracks: Object.fromEntries(held),
    ...(party ? { party } : {}),
    isPerson: (name) => isNameInPlay(read, name),
    ...(rules.hasLeft ? { hasLeft: rules.hasLeft } : {}),
  }
}

/**
 * Runs a move again with the sheets as they lie in the file: nothing that the window computed
 * is taken over. `shift` is what help came to. Refuses in the rules' words.
 */
export function runMove(read: Read, request: RunRequestInput, shift: number): Run {
  const { system, move, actor, target, ally, ward, fight } = request
  const { given, source, answers, modifiers, tracks } = request
  const { dice, typed, swap, picks, fewer, followUps } = request
  const stage = stageOf(read, playRulesOf(read, system), request)
  const run = replay(stage, {
    move,
    actor: actor ? keyOf(actor) : null,
    target: target ? keyOf(target) : null,
    ...(ally ? { ally: keyOf(ally) } : {}),
    ...(ward ? { ward: keyOf(ward) } : {}),
    ...(fight === undefined ? {} : { fight }),
    inputs: {
      given,
      source,
      answers,
      modifiers,
      tracks,
      dice,
      typed,
      swap,
      picks,
      fewer,
      followUps,
      shift,
    },
  })
  return 'key' in run ? refuse(run.key, run.with) : run
}
