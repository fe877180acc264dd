import { describe, expect, it } from 'vitest'
import { sharing } from '../../../../src/renderer/composables/structural-sharing'
import { fightersOf } from '../../../../src/renderer/systems/cold-iron/fight/fighter'
import {
  adjustmentKeys,
  adjustments,
  adjustEvents,
} from '../../../../src/renderer/systems/cold-iron/fight/roster/adjust'
import {
  countUp,
  filtered,
  isDense,
  rosterOf,
} from '../../../../src/renderer/systems/cold-iron/fight/roster/roster'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { fighter, gather, send } from '../../../rules/cold-iron/table'

const begin = { type: 'fight.begin' } as const
const table = send(
  gather(
    fighter('ann'),
    fighter('bob', {}, { damage: 3 }),
    fighter('wolf', {}, { dead: true }, 'foe'),
    fighter('wolverine', {}, { knockedOut: true }, 'foe'),
    fighter('ogre', {}, { damage: 2, gone: true }, 'foe'),
  ),
  begin,
)
const snapshot = { value: table.value, context: table.context }
const fighters = fightersOf(snapshot, board(snapshot))
const groups = rosterOf(fighters, { wolf: 'Pack', wolverine: 'Pack' })
const labels = (found: typeof groups) =>
  found.map(({ key, members }) => [key, members.map(({ label }) => label)])

describe('the roster', () => {
  it('stands by side and group, those without a group first', () => {
    expect(labels(groups)).toEqual([
      ['party', ['ANN', 'BOB']],
      ['foe', ['OGRE']],
      ['foe Pack', ['WOLF', 'WOLVERINE']],
    ])
  })

  it('is found by all words typed, in name or group', () => {
    expect(labels(filtered(groups, ' wol PACK '))).toEqual([['foe Pack', ['WOLF', 'WOLVERINE']]])
    expect(labels(filtered(groups, 'wolv'))).toEqual([['foe Pack', ['WOLVERINE']]])
    expect(filtered(groups, 'troll')).toEqual([])
    expect(filtered(groups, ' ')).toEqual(groups)
  })

  it('counts each once', () => {
    expect(countUp(fighters)).toEqual({ up: 2, down: 1, dead: 1, gone: 1 })
  })

  it('has narrow lines where rows of two do not fit', () => {
    expect([12, 13].map((count) => isDense(count, 2, 40))).toEqual([false, true])
    expect(isDense(60, 4, Infinity)).toBe(false)
  })
})

describe('the hand for several', () => {
  it('has a key of its own for each deed', () => {
    expect(new Set(adjustments.map((deed) => adjustmentKeys[deed])).size).toBe(adjustments.length)
  })

  it('hurts all but the dead', () => {
    const events = adjustEvents({ snapshot }, 'real', ['ann', 'wolf', 'wolverine'], 4)
    expect(events).toEqual([
      { type: 'damage', combatantId: 'ann', points: 4, kind: 'real' },
      { type: 'damage', combatantId: 'wolverine', points: 4, kind: 'real' },
    ])
  })

  it('heals those who are hurt, and asks with the first when nobody is', () => {
    const healed = adjustEvents({ snapshot }, 'heal', ['ann', 'bob'], 2)
    expect(healed).toEqual([{ type: 'heal', combatantId: 'bob', points: 2 }])
    expect(adjustEvents({ snapshot }, 'heal', ['ann'], 2)).toHaveLength(1)
  })

  it('lets only those leave who are there', () => {
    expect(adjustEvents({ snapshot }, 'leave', ['ogre', 'ann'], 1)).toEqual([
      { type: 'leave', combatantId: 'ann' },
    ])
    expect(adjustEvents({ snapshot }, 'return', ['ogre', 'ann'], 1)).toEqual([
      { type: 'return', combatantId: 'ogre' },
    ])
  })
})

describe('what has not changed', () => {
  const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

  it('keeps its identity, and what has changed does not', () => {
    const before = { a: { n: [1, { x: 2 }] }, b: { y: null } }
    expect(sharing(before, copy(before))).toBe(before)
    const after = sharing(before, { a: { n: [1, { x: 3 }] }, b: { y: null } })
    expect(after).toEqual({ a: { n: [1, { x: 3 }] }, b: { y: null } })
    expect(after.b).toBe(before.b)
    expect(after.a).not.toBe(before.a)
  })

  it('is told from what is shorter, longer, or has other keys', () => {
    expect(sharing([1, 2], [1])).toEqual([1])
    expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(sharing({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
    expect(sharing<unknown>({ a: 1 }, null)).toBeNull()
    expect(sharing<unknown>([1], { 0: 1 })).toEqual({ 0: 1 })
  })

  it('leaves the other fighters the same when one is hurt', () => {
    const hurt = send(table, { type: 'damage', combatantId: 'ann', points: 4, kind: 'real' })
    const context = sharing(snapshot.context, copy(hurt.context))
    const next = { value: hurt.value, context }
    const after = fightersOf(next, sharing(board(snapshot), board(next)), fighters)
    expect(after.map((each, index) => each === fighters[index])).toEqual([
      false,
      true,
      true,
      true,
      true,
    ])
    expect(after[0]?.body.current).toBe(16)
  })
})
