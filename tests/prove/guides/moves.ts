import { partySheetOf } from '../../../src/campaign/party/sheet'
import { modifiersOf } from '../../../src/campaign/effect/read'
import { playRulesOf } from '../../../src/campaign/setting/play-rules'
import { charactersWith, sheetOf } from '../../../src/campaign/sheet/sheets'
import { heldTrack } from '../../../src/campaign/move/tracks'
import { ruleSystems } from '../../../src/rules'
import type { Ask } from '../../../src/rules/moves/ask'
import type { Move } from '../../../src/rules/moves/move'
import {
  runInputsSchema,
  type RunContext,
  type RunInputs,
} from '../../../src/rules/moves/runner/inputs'
import {
  openAfter,
  openBefore,
  picksRefused,
  readingOf,
  sidesOf,
  type Stage,
} from '../../../src/rules/moves/runner/stage'
import type { PlayRules } from '../../../src/rules/system/system'
import { fromSchema } from '../support/inputs'
import { ask, members, without, type Guides, type MemberRef, type Scene } from './scene'

const keyOf = ({ type, id }: MemberRef) => `${type}:${id}`

const rulesOf = (scene: Scene, system: string): PlayRules =>
  ask(scene, (read) => playRulesOf(read, system))

/** A system that has something; the first of all where none has it. */
function systemWith(scene: Scene, has: (rules: PlayRules) => boolean): string {
  const all = ruleSystems.map(({ id }) => id)
  return scene.chance.of(all.filter((id) => has(rulesOf(scene, id)))) ?? all[0] ?? ''
}

/** Who takes part in a move. */
interface Parts {
  actor?: MemberRef
  target?: MemberRef
  ally?: MemberRef
  ward?: MemberRef
}

function partsOf(scene: Scene, system: string, move: Move, given: Parts): Parts {
  const { chance } = scene
  const [actor, ally, ...others] = chance.some(members(scene, system, 'character'), 9)
  const foes = members(scene, system, ...(move.targetKinds ?? []))
  const wantsTarget = move.needs?.includes('target') ?? chance.oneIn(2)
  const target = wantsTarget ? chance.of(foes) : undefined
  const ward = chance.of(others)
  return {
    ...(actor ? { actor } : {}),
    ...(target ? { target } : {}),
    ...(move.wantsAlly && ally ? { ally } : {}),
    ...(move.standsBefore && ward ? { ward } : {}),
    ...given,
  }
}

/** All that the move may reach, as the campaign holds it. */
function stageOf(scene: Scene, system: string, moves: PlayRules['moves'], parts: Parts): Stage {
  const present = Object.values(parts) as MemberRef[]
  return ask(scene, (read) => {
    const company = charactersWith(read, system).map((id): MemberRef => ({ type: 'character', id }))
    const people = [...present, ...company].map((each) => [
      keyOf(each),
      {
        kind: each.type,
        sheet: sheetOf(read, each.type, each.id, system),
        modifiers: each.type === 'character' ? modifiersOf(read, each.id, system) : [],
      },
    ])
    const tracks = read
      .all<{ id: string }>(
        `SELECT id FROM track WHERE kind = 'progress' AND rank IS NOT NULL AND state = 'open'`,
      )
      .map(({ id }) => [id, heldTrack(read, id)])
    const party = partySheetOf(read, system)
    return {
      moves,
      people: Object.fromEntries(people),
      tracks: Object.fromEntries(tracks),
      ...(party ? { party } : {}),
    }
  })
}

function answerTo({ chance }: Scene, { kind }: Ask): string | number {
  if (kind.type === 'choice') return chance.of(kind.values)?.value ?? ''
  if (kind.type === 'number') return chance.between(kind.min, kind.max)
  return 'As it was said'
}

/** Answers what is asked until nothing is, or until it seems to have no end. */
function answerAll(scene: Scene, asks: () => readonly Ask[], inputs: RunInputs): void {
  for (let round = 0; round < 8; round++) {
    const [open] = asks()
    if (!open) return
    inputs.answers[open.id] = answerTo(scene, open)
  }
}

/** Picks of what is offered until the rules take it, or until it seems that they never will. */
function pickSome({ chance }: Scene, stage: Stage, context: RunContext): void {
  const choice = readingOf(stage, context)?.choice
  for (let round = 0; choice && round < 12; round++) {
    const offered = choice.picks.filter(({ barred }) => !barred).map(({ id }) => id)
    context.inputs.picks = choice.distinct
      ? chance.some(offered, choice.count)
      : Array.from({ length: choice.count }, () => chance.of(offered) ?? '')
    if (picksRefused(stage, context) === null) break
  }
}

/** Tracks for a move by what each is kept for. */
function tracksFor(scene: Scene, system: string, move: Move): Record<string, string> {
  const known = ask(scene, (read) =>
    read.all<{ id: string; purpose: string }>(
      `SELECT id, purpose FROM track WHERE state = 'open' AND rank IS NOT NULL AND system = @system`,
      { system },
    ),
  )
  const taken = (move.wantsTracks ?? []).flatMap(({ purpose }) => {
    const track = scene.chance.of(known.filter((each) => each.purpose === purpose))
    return track ? [[purpose, track.id]] : []
  })
  return Object.fromEntries(taken) as Record<string, string>
}

/** A run of a move as a window would have collected it: who, what was settled, rolled and picked. */
export function runOf(scene: Scene, system: string, moveId: string, given: Parts = {}): object {
  const { chance } = scene
  const { moves } = rulesOf(scene, system)
  const move = moves[moveId]
  if (!move) return { system, move: moveId }
  const parts = partsOf(scene, system, move, given)
  if (move.needs?.some((part) => !parts[part])) return { system, move: moveId }
  const stage = stageOf(scene, system, moves, parts)
  const inputs = runInputsSchema.parse({ tracks: tracksFor(scene, system, move) })
  for (const { id, min, max, initial } of move.given) {
    inputs.given[id] = chance.oneIn(2) ? initial : chance.between(min, Math.min(max, min + 9))
  }
  const context: RunContext = {
    ...{ move: moveId, fight: null, inputs },
    actor: parts.actor ? keyOf(parts.actor) : null,
    target: parts.target ? keyOf(parts.target) : null,
    ally: parts.ally ? keyOf(parts.ally) : null,
    ward: parts.ward ? keyOf(parts.ward) : null,
  }
  answerAll(scene, () => openBefore(stage, context), inputs)
  inputs.dice = sidesOf(stage, context).map((sides) => chance.between(1, sides))
  pickSome(scene, stage, context)
  answerAll(scene, () => openAfter(stage, context), inputs)
  return { system, move: moveId, ...parts, ...without(inputs, 'shift') }
}

function anyMove(scene: Scene, system: string): string {
  const { moves } = rulesOf(scene, system)
  const whole = Object.values(moves).filter(({ isPart }) => !isPart)
  return scene.chance.of(whole)?.id ?? ''
}

/** An act on somebody who has the sheet for it, what it must know drawn from its own schema. */
function anAct(scene: Scene): object {
  const system = systemWith(scene, ({ acts = [] }) => acts.length > 0)
  const act = scene.chance.of(rulesOf(scene, system).acts ?? [])
  if (!act) return scene.drawn
  const input = scene.chance.draw(fromSchema(act.input, 'input', scene.ids))
  return { system, act: act.id, member: scene.chance.of(members(scene, system, act.on)), input }
}

/** The same act on several who have the sheet for it, of one kind. */
function actTogether(scene: Scene): object {
  const { member, ...act } = anAct(scene) as { member?: MemberRef; system: string }
  if (!member) return scene.drawn
  return { ...act, members: scene.chance.some(members(scene, act.system, member.type), 3) }
}

function groupMove(scene: Scene): object {
  const { chance } = scene
  const system = systemWith(scene, ({ groupMoves = [] }) => groupMoves.length > 0)
  const move = chance.of(rulesOf(scene, system).groupMoves ?? [])
  const people = chance.some(members(scene, system, 'character'), 6)
  const roles = (move?.roles ?? []).flatMap(({ id }, at) => {
    const actor = people[at]
    if (!actor || !move || chance.oneIn(5)) return []
    const run = without(runOf(scene, system, move.move, { actor }), 'system', 'move', 'actor')
    return [[id, { ...run, characterId: actor.id }]]
  })
  const given = (move?.given ?? []).map(({ id, min, max }) => [id, chance.between(min, max)])
  return {
    ...{ system, groupMove: move?.id ?? '', along: people.map(({ id }) => id) },
    ...{ roles: Object.fromEntries(roles), given: Object.fromEntries(given) },
  }
}

function conflict(scene: Scene): object {
  const system = systemWith(scene, ({ conflict: rules }) => rules !== undefined)
  const [one, other] = scene.chance.some(members(scene, system, 'character'), 2)
  if (!one || !other) return scene.drawn
  return {
    a: runOf(scene, system, anyMove(scene, system), { actor: one }),
    b: runOf(scene, system, anyMove(scene, system), { actor: other }),
  }
}

async function spendHold(scene: Scene): Promise<object> {
  const hold = scene.chance.of(await scene.table.run('hold.list', {}))
  if (!hold) return scene.drawn
  return { ...scene.drawn, holdId: hold.id, option: scene.chance.of(hold.options)?.id ?? '' }
}

function spendPool(scene: Scene): object {
  const pools = ruleSystems.flatMap(({ id: system }) =>
    Object.values(rulesOf(scene, system).moves).flatMap((move) =>
      move.holds?.pool ? [{ system, move: move.id, options: move.holds.options }] : [],
    ),
  )
  const pool = scene.chance.of(pools)
  if (!pool) return scene.drawn
  const { system, move, options } = pool
  const characterId = scene.chance.of(members(scene, system, 'character'))?.id ?? ''
  return { system, move, characterId, option: scene.chance.of(options)?.id ?? '' }
}

/** Moves, acts, and what comes of them. */
export const moveGuides: Guides = {
  'move.confirm': (scene) => {
    const system = systemWith(scene, ({ moves }) => Object.keys(moves).length > 0)
    return runOf(scene, system, anyMove(scene, system))
  },
  'move.confirmConflict': conflict,
  'groupMove.confirm': groupMove,
  'act.perform': anAct,
  'act.performTogether': actTogether,
  'act.performAll': (scene) => {
    const system = systemWith(scene, ({ moves }) => Object.keys(moves).length > 0)
    const [actor = null] = scene.chance.some(members(scene, system, 'character'), 1)
    const next = { system, move: anyMove(scene, system), given: {}, actor, target: null }
    return { title: 'harm', acts: [anAct(scene)].slice(scene.chance.below(2)), leadsTo: [next] }
  },
  'move.reorderQueue': async (scene) => {
    const queue = await scene.table.run('move.queue', {})
    const order = queue.map(({ id }) => id)
    return { order: scene.chance.some(order, order.length) }
  },
  'hold.spend': spendHold,
  'hold.spendPool': spendPool,
  'hold.dropPool': (scene) => without(spendPool(scene), 'option'),
  'inbox.settle': ({ drawn }) => ({ ...drawn, portentId: undefined }),
}
