import { z } from 'zod'
import type { Effect, Move, MoveInput } from '../../rules/moves/move'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Write } from '../file/handles'
import { recordOwedMove } from './owed'
import { landEffects, refOf } from '../sheet/land'
import { knownSystem, sheetOf } from '../sheet/sheets'

const holder = z.strictObject({
  type: z.enum(['character', 'npc']),
  id: z.string().min(1).max(64),
})
type HolderRef = z.infer<typeof holder>

const input = z.strictObject({
  system: z.string().min(1).max(40),
  move: z.string().min(1).max(40),
  actor: holder.optional(),
  target: holder.optional(),
  given: z.record(z.string().max(40), z.number().int().min(-100).max(100)),
  dice: z.array(z.number().int().min(1).max(100)).max(20),
  typed: z.boolean(),
  picks: z.array(z.string().max(40)).max(10),
  missionId: z.string().max(64).optional(),
})
type Input = z.infer<typeof input>

function moveOf({ system, move }: Input): Move {
  const { moves } = knownSystem(system)
  const found = Object.hasOwn(moves, move) ? moves[move] : undefined
  return found ?? refuse('refusal.unknownMove', { move })
}

const isPhrase = (answer: Effect[] | Phrase): answer is Phrase => !Array.isArray(answer)

function confirm(write: Write, request: Input): void {
  const move = moveOf(request)
  const { system } = request
  const sheetFor = (on: HolderRef | undefined) => on && sheetOf(write, on.type, on.id, system)
  const actor = sheetFor(request.actor)
  const target = sheetFor(request.target)
  const moveInput: MoveInput = {
    given: request.given,
    dice: request.dice,
    ...(actor ? { actor } : {}),
    ...(target ? { target } : {}),
  }
  const { sum, band, gmMove } = move.read(moveInput)
  const effects = move.effects(moveInput, request.picks)
  if (isPhrase(effects)) refuse(effects.key, effects.with)
  const place = { missionId: request.missionId ?? null }
  const about = [request.actor, request.target].flatMap((ref) =>
    ref ? [refOf(write, ref.type, ref.id)] : [],
  )
  write.record(
    {
      kind: 'move.made',
      secret: false,
      about,
      cause: move.title,
      terms: sum.terms,
      dice: { faces: request.dice, typed: request.typed },
      with: { total: sum.total, band },
    },
    place,
  )
  if (gmMove) recordOwedMove(write, gmMove, about, move.title, place)
  const land = (holder: HolderRef | undefined, sheet: object | undefined, on: Effect['on']) => {
    if (!holder || !sheet) return
    const own = effects.filter((effect) => effect.on === on)
    landEffects(write, { holder, system, sheet, effects: own, cause: move.title }, place)
  }
  land(request.actor, actor, 'actor')
  land(request.target, target, 'target')
}

export const moveApi = {
  /** Applies a move after its picks: its effects and its facts in one batch. */
  'move.confirm': command({
    input,
    label: (read, request) =>
      request.target
        ? phrase('history.moveOn', {
            move: `@${moveOf(request).title.key}`,
            name: refOf(read, request.target.type, request.target.id).name,
          })
        : moveOf(request).title,
    run: confirm,
  }),
}
