import { expect, it } from 'vitest'
import type { MovePerson } from '../../../src/renderer/moves/runner/people'
import { useMoveRun } from '../../../src/renderer/moves/runner/use-move-run'
import { dungeonWorld } from '../../../src/rules/dungeon-world'

const { id: system, moves, sheets } = dungeonWorld

function member(type: MovePerson['type'], id: string): MovePerson {
  const sheet =
    type === 'npc' ? sheets.npc.parse({ hp: 12, maxHp: 12 }) : sheets.character.parse({})
  return { type, id, key: `${type}:${id}`, name: id, sheet }
}

const people = [member('character', 'ysolt'), member('npc', 'ghouls'), member('npc', 'ogre')]

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
  ['hackAndSlash', [], false, null],
  ['defyDanger', ['ghouls'], false, null],
])(
  'DW-007 DW-011 %s with %j on the table asks on whom: %s, is on %s',
  (move, present, seeks, on) => {
    const { seeksTarget, draft } = begun(move, present)
    expect([seeksTarget.value, draft.value.target]).toEqual([seeks, on])
  },
)

it('DW-007 nobody of the cast is an answer to on whom it is', () => {
  const run = begun('hackAndSlash', ['ghouls', 'ogre'])
  run.cast('target', null)
  expect(run.seeksTarget.value).toBe(false)
})
