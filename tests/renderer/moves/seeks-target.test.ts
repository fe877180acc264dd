import { expect, it } from 'vitest'
import type { MovePerson } from '../../../src/renderer/moves/sides/people'
import { useMoveRun } from '../../../src/renderer/moves/run/use-move-run'
import { dungeonWorld } from '../../../src/rules/dungeon-world'
import { ironFist } from '../../../src/rules/iron-fist'
import type { HeldModifier } from '../../../src/rules/moves/modifiers'

const { id: system, moves, sheets } = dungeonWorld

function member(type: MovePerson['type'], id: string): MovePerson {
  const sheet =
    type === 'npc' ? sheets.npc.parse({ hp: 12, maxHp: 12 }) : sheets.character.parse({})
  return { type, id, key: `${type}:${id}`, name: id, sheet }
}

/** Somebody in the party's pay. */
const sellsword = { ...member('npc', 'sellsword'), sheet: sheets.npc.parse({ hireling: true }) }
const people = [
  member('character', 'ysolt'),
  ...[member('npc', 'ghouls'), member('npc', 'ogre'), sellsword],
]

/** Holds of Defend that Ysolt spends, who wrote down that she guards this one. */
function guarding(ward: string, start: object = {}) {
  const sheet = sheets.character.parse({ defendHold: { count: 3, ward } })
  const ysolt: MovePerson = { ...member('character', 'ysolt'), name: 'Ysolt', sheet }
  const others = [
    { ...member('character', 'maro'), name: 'Maro' },
    { ...member('character', 'maroa'), name: 'Maroa' },
    { ...member('npc', 'sexton'), name: 'The old sexton' },
  ]
  const cast = [ysolt, ...others]
  return useMoveRun(() => ({ system, moves, people: cast }), { move: 'guard', ...start })
}

/** A move of Ysolt’s with these on the table. */
function begun(move: string, present: string[]) {
  const run = useMoveRun(() => ({ system, moves, people, present }), { move })
  run.seekTarget()
  expect(run.draft.value.target).toBeNull()
  run.cast('actor', 'character:ysolt')
  run.seekTarget()
  return run
}

it.each([
  ['hackAndSlash', ['ghouls'], false, 'npc:ghouls'],
  ['volley', ['ghouls'], false, 'npc:ghouls'],
  ['hackAndSlash', ['ghouls', 'ogre'], true, null],
  ['hackAndSlash', ['sellsword', 'ghouls'], false, 'npc:ghouls'],
  ['hackAndSlash', ['sellsword'], false, null],
  ['hackAndSlash', [], false, null],
  ['defyDanger', ['ghouls'], false, null],
])(
  'DW-007 DW-011 %s with %j on the table asks on whom: %s, is on %s',
  (move, present, seeks, on) => {
    const { seeksTarget, draft } = begun(move, present)
    expect([seeksTarget.value, draft.value.target]).toEqual([seeks, on])
  },
)

it.each([
  ['engage', ['sentry'], false, 'npc:sentry'],
  ['engage', ['sentry', 'hound'], true, null],
  ['takeYourShot', ['sentry'], false, 'npc:sentry'],
  ['takeYourShot', ['sentry', 'hound'], true, null],
  ['takeYourShot', [], false, null],
  ['defend', ['sentry', 'hound'], false, null],
  ['faceDeath', ['sentry', 'hound'], true, null],
  ['manipulate', ['sentry', 'hound'], true, null],
  ['lie', ['sentry', 'hound'], true, null],
  ['lie', [], true, null],
  ['faceDeath', [], false, null],
  ['perception', ['sentry', 'hound'], false, null],
])(
  'IF-022 IF-027 IF-078 IF-090 IF-097 %s with %j on the table asks on whom: %s, is on %s',
  (move, present, seeks, on) => {
    const sheet = ironFist.sheets.npc.parse({})
    const foes = ['sentry', 'hound'].map((id) => ({ ...member('npc', id), sheet }))
    const fist = ironFist.sheets.character.parse({ gearHolds: 1 })
    const cast = [{ ...member('character', 'ysolt'), sheet: fist }, ...foes]
    const { id, moves: played } = ironFist
    const run = useMoveRun(() => ({ system: id, moves: played, people: cast, present }), { move })
    run.cast('actor', 'character:ysolt')
    run.seekTarget()
    expect([run.seeksTarget.value, run.draft.value.target]).toEqual([seeks, on])
  },
)

it.each(['manipulate', 'lie'])('IF-022 IF-027 the holds of %s are over somebody', (move) => {
  const { id, moves: played } = ironFist
  const actor = { ...member('character', 'ysolt'), sheet: ironFist.sheets.character.parse({}) }
  const guard = { ...member('npc', 'guard'), sheet: ironFist.sheets.npc.parse({}) }
  const table = { system: id, moves: played, people: [actor, guard] }
  const run = useMoveRun(() => table, { move, actor: actor.key })
  run.cast('target', null)
  run.typeDice([4, 4])
  expect(run.wanted.value?.key).toBe('moves.sayOverWhom')
  expect(run.request.value).toBeNull()
  run.tellAbout('the ferryman')
  expect(run.request.value).toMatchObject({ about: 'the ferryman' })
  run.tellAbout('')
  run.cast('target', guard.key)
  expect(run.request.value).toMatchObject({ target: { id: 'guard' } })
  // A miss holds nothing over anybody.
  run.cast('target', null)
  run.typeDice([1, 1])
  expect(run.request.value).not.toBeNull()
})

it('DW-007 nobody of the cast is an answer to on whom it is', () => {
  const run = begun('hackAndSlash', ['ghouls', 'ogre'])
  run.cast('target', null)
  expect(run.seeksTarget.value).toBe(false)
})

it.each([
  ['maro', 'character:maro'],
  ['Maroa', 'character:maroa'],
  ['the old sexton at the bridge', 'npc:sexton'],
  ['sexton', 'npc:sexton'],
  ['Maroa and the old sexton', null],
  ['the bridge', null],
  ['Ysolt', null],
  ['', null],
])('DW-019 whoever guards “%s” spends holds before %s', (written, ward) => {
  const run = guarding(written)
  expect(run.ward.value).toBeUndefined()
  run.cast('actor', 'character:ysolt')
  expect(run.ward.value?.key ?? null).toBe(ward)
})

it('DW-021 the armour and hit points of whom a sheet says is guarded count, and another may be named', () => {
  const run = guarding('sexton', {
    ...{ actor: 'character:ysolt', given: { incoming: 9 }, picks: ['b'] },
    answers: { aim: 'ward' },
  })
  const hurt = () => run.read.value.outcome?.effects.filter(({ on }) => on === 'ward')
  expect(hurt()).toMatchObject([{ field: 'hp', from: 12, to: 8 }])
  expect(run.request.value?.ward).toEqual({ type: 'npc', id: 'sexton' })
  run.cast('ward', 'character:maro')
  expect(run.request.value?.ward).toEqual({ type: 'character', id: 'maro' })
  run.cast('ward', null)
  expect(hurt()).toEqual([])
  expect(run.request.value?.ward).toBeUndefined()
  // Whoever strikes is not whom one stands before.
  const other = guarding('sexton', { actor: 'character:ysolt', target: 'npc:sexton' })
  expect(other.ward.value).toBeUndefined()
})

it('DW-004 DW-021 takes a forward against somebody on a roll against that one, and on no other', () => {
  const against: HeldModifier = {
    ...{ id: 'opened', value: 1, kind: 'forward', rule: 'DW-021', until: 'nextMatching' },
    ...{ scope: { against: 'npc:ogre' }, text: { key: 'dungeonWorld.guard.modifier.opening' } },
  }
  const [ysolt, ...foes] = people
  const cast = ysolt ? [{ ...ysolt, modifiers: [against] }, ...foes] : []
  const table = { system, moves, people: cast }
  const start = { move: 'volley', actor: 'character:ysolt', target: 'npc:ogre' }
  const run = useMoveRun(() => table, start)
  const taken = () => run.modifiers.value.map(({ isTaken }) => isTaken)
  run.typeDice([3, 3])
  expect([taken(), run.read.value.reading?.sum.total]).toEqual([[true], 7])
  run.cast('target', 'npc:ghouls')
  expect([taken(), run.read.value.reading?.sum.total]).toEqual([[false], 6])
  // The game master may think otherwise, and says so of this target alone.
  run.takeModifier('opened', true)
  expect(taken()).toEqual([true])
  run.cast('target', 'npc:ogre')
  run.takeModifier('opened', false)
  expect(taken()).toEqual([false])
  run.cast('target', 'npc:ghouls')
  expect(taken()).toEqual([true])
  run.cast('target', null)
  expect(taken()).toEqual([false])
  // Made anew it is as it was, and on another it is judged anew.
  const again = useMoveRun(() => table, { ...start, target: 'npc:ghouls', modifiers: ['opened'] })
  expect(again.modifiers.value[0]?.isTaken).toBe(true)
  again.cast('target', null)
  expect(again.modifiers.value[0]?.isTaken).toBe(false)
})
