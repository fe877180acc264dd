import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fightersOf } from '../../../../src/renderer/systems/cold-iron/fight/fighter'
import {
  adjustEvent,
  adjustmentKeys,
  adjustments,
  adjustEvents,
} from '../../../../src/renderer/systems/cold-iron/fight/roster/adjust'
import {
  countUp,
  filtered,
  isDense,
  reordered,
  rosterOf,
} from '../../../../src/renderer/systems/cold-iron/fight/roster/roster'
import { refusalOf } from '../../../../src/rules/cold-iron/turn/refusal'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { sharing } from '../../../../src/shared/data/difference'
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
    const accented = rosterOf(fighters, { ann: 'Élodie’s' })
    expect(labels(filtered(accented, 'elodie'))).toEqual([['party Élodie’s', ['ANN']]])
    expect(filtered(groups, ' ')).toEqual(groups)
  })

  it('is put in another order: one among its group, a group among those with names', () => {
    const named = rosterOf(fighters, { wolf: 'Pack', wolverine: 'Pack', ogre: 'Hill' })
    expect(named.map(({ name }) => name)).toEqual([null, 'Pack', 'Hill'])
    expect(reordered(named, ['bob'], -1)).toEqual(['bob', 'ann'])
    expect(reordered(named, ['ann'], 1)).toEqual(['bob', 'ann'])
    expect(reordered(named, ['ann'], -1)).toBeNull()
    expect(reordered(named, ['wolf', 'wolverine'], 1)).toEqual(['ogre', 'wolf', 'wolverine'])
    expect(reordered(named, ['wolf', 'wolverine'], -1)).toBeNull()
    // A group of one goes past the next group as well.
    expect(reordered(named, ['ogre'], -1)).toEqual(['ogre', 'wolf', 'wolverine'])
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

  it('reaches so many of them as it shall, those who stand first, and lets the fallen lie', () => {
    const mob = ['wolf', 'wolverine', 'bob', 'ann']
    const reached = (...args: Parameters<typeof adjustEvents>) =>
      adjustEvents(...args).map((event) => 'combatantId' in event && event.combatantId)
    expect(reached({ snapshot }, 'real', mob, 4, 1)).toEqual(['bob'])
    expect(reached({ snapshot }, 'fatigue', mob, 4, 3)).toEqual(['bob', 'ann', 'wolverine'])
    expect(reached({ snapshot }, 'leave', mob, 1)).toEqual(['bob', 'ann'])
    expect(reached({ snapshot }, 'leave', ['wolverine'], 1)).toEqual(['wolverine'])
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

describe('a mob of n', () => {
  it('takes and does what n rows take and do, and never reaches more than there are (property)', () => {
    const deed = fc.constantFrom(...adjustments)
    const damages = fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 12 })
    const count = fc.integer({ min: 1, max: 15 })
    fc.assert(
      fc.property(
        damages,
        deed,
        fc.integer({ min: 1, max: 30 }),
        count,
        (hurt, what, points, most) => {
          const mob = hurt.map((damage, at) => fighter(`m${at}`, {}, { damage }, 'foe'))
          const there = send(gather(fighter('ann'), ...mob), begin)
          const ids = mob.map(({ id }) => id)
          const events = adjustEvents({ snapshot: there }, what, ids, points, most)
          const reached = events.flatMap((event) =>
            'combatantId' in event ? [event.combatantId] : [],
          )
          expect(new Set(reached).size).toBe(events.length)
          expect(reached.length).toBeLessThanOrEqual(Math.min(most, ids.length))
          if (refusalOf(there, events[0] ?? begin)) return
          const together = events.reduce((now, event) => send(now, event), there).context.combatants
          for (const [at, each] of mob.entries()) {
            const alone = send(gather(fighter('ann'), each), begin)
            const own = reached.includes(each.id)
              ? send(alone, adjustEvent(what, each.id, points))
              : alone
            expect(together[ids[at] ?? '']?.state).toEqual(own.context.combatants[each.id]?.state)
          }
        },
      ),
    )
  })
})

describe('what has not changed', () => {
  const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

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
