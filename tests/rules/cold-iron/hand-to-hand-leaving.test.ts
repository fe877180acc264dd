import { describe, expect, it } from 'vitest'
import { choosingSide, groupsOf } from '../../../src/rules/cold-iron/hand-to-hand/break-up'
import { dividePile } from '../../../src/rules/cold-iron/hand-to-hand/divide'
import {
  escapeFromPile,
  escapeValue,
  heldCount,
  holdersOf,
  mayLeaveFreely,
} from '../../../src/rules/cold-iron/hand-to-hand/escape'
import { changeMembers, joinPile } from '../../../src/rules/cold-iron/hand-to-hand/membership'
import { memberIn, membersOf } from '../../../src/rules/cold-iron/hand-to-hand/pile'
import { Refusal } from '../../../src/shared/reply'
import { pileOf, rulesOf, sceneOf, wrestler } from './scrum'

const arrival = (id: string) => ({ id, kept: [], inHand: null })
const named = (place: number) => `q${place}`

describe('CI-175 getting out', () => {
  const scene = sceneOf([wrestler('a', 10), wrestler('b', 8), wrestler('x', 9), wrestler('y', 4)])
  const escape = { side: 'a' as const, who: ['a', 'b'] }

  it('is HtH - 3 against theirs; a success frees all who tried', () => {
    const alone = { side: 'a' as const, who: ['a'] }
    const pile = pileOf(['a'], ['x'])
    expect(escapeValue(scene, pile, alone).total).toBe(7)
    expect(rulesOf(escapeValue(scene, pile, alone))).toEqual(['CI-096', 'CI-175'])
    expect(escapeFromPile(scene, pile, alone, '62')).toMatchObject({
      pile: null,
      outcome: { freed: ['a'], checked: { success: true } },
    })
    const stuck = escapeFromPile(scene, pile, alone, '61')
    expect(stuck.outcome).toMatchObject({ freed: [], checked: { success: false } })
    expect(stuck.pile && memberIn(stuck.pile, 'a')?.deed).toBe('done')
    const three = pileOf(['a', 'b'], ['x'])
    const out = escapeFromPile(scene, three, alone, '89')
    expect(out.pile?.sides.a.members.map(({ id }) => id)).toEqual(['b'])
  })

  it('CI-176 each opponent holds one in, of his choice only when he is the better', () => {
    const one = pileOf(['a', 'b'], ['x'])
    expect(holdersOf(scene, one, escape)).toEqual([{ holderId: 'x', choices: ['b'] }])
    expect(heldCount(scene, one, escape)).toBe(1)
    const failed = escapeFromPile(scene, one, escape, '12', ['b'])
    expect(failed.outcome).toMatchObject({ freed: ['a'], checked: { success: false } })
    expect(failed.pile && membersOf(failed.pile).map(({ id }) => id)).toEqual(['b', 'x'])
    const two = pileOf(['a', 'b'], ['x', 'y'])
    expect(holdersOf(scene, two, escape)).toEqual([
      { holderId: 'x', choices: ['b'] },
      { holderId: 'y', choices: [] },
    ])
    expect(escapeFromPile(scene, two, escape, '12', []).outcome.freed).toEqual([])
    expect(heldCount(scene, two, escape)).toBe(2)
    expect(holdersOf(scene, pileOf(['a', 'b'], ['y', 'x']), escape)[0]?.holderId).toBe('x')
  })

  it('CI-176 nobody is held by the pinned or the senseless', () => {
    const pinned = changeMembers(pileOf(['a', 'b'], ['x', 'y']), ['x'], { pinned: true })
    expect(heldCount(scene, pinned, escape)).toBe(1)
    const asleep = sceneOf([wrestler('a', 10), wrestler('x', 9, {}, { damage: 20 })])
    expect(heldCount(asleep, pileOf(['a'], ['x']), { side: 'a', who: ['a'] })).toBe(0)
  })

  it('CI-177 needs no roll once the others let go, or know nothing any more', () => {
    const pile = pileOf(['a'], ['x'])
    expect(mayLeaveFreely(scene, pile, 'a')).toBe(false)
    expect(mayLeaveFreely(scene, { ...pile, free: 'a' }, 'a')).toBe(true)
    expect(mayLeaveFreely(scene, { ...pile, free: 'a' }, 'b')).toBe(false)
    const asleep = sceneOf([wrestler('a', 10), wrestler('x', 9, {}, { damage: 20 })])
    expect(mayLeaveFreely(asleep, pile, 'a')).toBe(true)
    expect(mayLeaveFreely(asleep, pile, 'b')).toBe(false)
  })
})

describe('CI-172 breaking up', () => {
  const people = [
    wrestler('a', 10, { siz: 12 }),
    wrestler('b', 8),
    wrestler('x', 9),
    wrestler('y', 7),
  ]
  const scene = sceneOf(people)
  const pile = pileOf(['a', 'b'], ['x', 'y'])
  const sure = (...others: string[]) => ({ with: others, roll: '9987' })
  const luckless = (...others: string[]) => ({ with: others, roll: '0035' })
  const groups = (wishes: object, groupDice: Record<string, number> = {}) =>
    groupsOf(scene, pile, { wishes: wishes as never, tieDie: 1, groupDice })

  it('begins with the higher HtH, the better man, the more, the larger, then dice', () => {
    const first = (a: object[], b: object[], die = 2) => {
      const named = (some: object[], side: string) =>
        some.map((each, at) => {
          const { htH = 8, siz = 10 } = each as { htH?: number; siz?: number }
          return wrestler(`${side}${at}`, htH, { siz })
        })
      const [ours, theirs] = [named(a, 'a'), named(b, 'b')]
      const ids = [ours, theirs].map((some) => some.map(({ id }) => id))
      return choosingSide(sceneOf([...ours, ...theirs]), pileOf(ids[0] ?? [], ids[1] ?? []), die)
    }
    expect(first([{ htH: 9 }], [{}])).toBe('a')
    expect(first([{ htH: 8 }, { htH: 8 }], [{ htH: 14 }])).toBe('b')
    expect(first([{ htH: 14 }, { htH: -20 }], [{ htH: 14 }])).toBe('a')
    expect(first([{}], [{ siz: 11 }])).toBe('b')
    expect(first([{}], [{}], 1)).toBe('a')
    expect(first([{}], [{}], 2)).toBe('b')
    expect(() => first([{}], [{}], 3)).toThrow(Refusal)
  })

  it('keeps together who wants each other, without a roll', () => {
    expect(
      groups({ a: luckless('x'), x: luckless('a'), b: luckless('y'), y: luckless('b') }),
    ).toEqual([
      { a: ['a'], b: ['x'] },
      { a: ['b'], b: ['y'] },
    ])
  })

  it('lets the first side roll, then those it left over, then dice decide', () => {
    expect(groups({ a: sure('x'), b: sure('y') })).toHaveLength(2)
    expect(groups({ a: sure('x'), y: sure('b') })).toEqual([
      { a: ['a'], b: ['x'] },
      { a: ['b'], b: ['y'] },
    ])
    expect(groups({ a: sure('y'), b: luckless('x') })).toEqual([{ a: ['a', 'b'], b: ['x', 'y'] }])
    const split = { a: sure('x'), b: sure('y') }
    const third = joinPile(pile, 'b', arrival('z'), 1)
    const withThird = groupsOf(sceneOf([...people, wrestler('z', 1)]), third, {
      wishes: split,
      tieDie: 1,
      groupDice: { z: 2 },
    })
    expect(withThird).toEqual([
      { a: ['a'], b: ['x'] },
      { a: ['b'], b: ['y', 'z'] },
    ])
  })

  it('asks the best man of a side first', () => {
    const late = pileOf(['b', 'a'], ['x', 'y'])
    const wishes = { a: sure('x', 'y'), b: luckless('x') }
    expect(groupsOf(scene, late, { wishes, tieDie: 1, groupDice: {} })).toEqual([
      { a: ['b', 'a'], b: ['x', 'y'] },
    ])
  })

  it('stays one pile when nobody gets his wish', () => {
    expect(groups({})).toEqual([{ a: ['a', 'b'], b: ['x', 'y'] }])
    expect(groups({ a: luckless('x'), b: luckless('y') })).toHaveLength(1)
    expect(groups({ a: sure('nobody') })).toHaveLength(1)
  })

  it('makes a pile of each group that has two sides', () => {
    const parts = dividePile(
      pile,
      [
        { a: ['a'], b: ['x'] },
        { a: ['b'], b: ['y'] },
      ],
      named,
    )
    expect(parts.map(({ id }) => id)).toEqual(['p', 'q1'])
    expect(dividePile(pile, [{ a: ['a', 'b'], b: ['x'] }], named).flatMap(membersOf)).toHaveLength(
      3,
    )
    expect(dividePile(pile, [{ a: ['a', 'b'], b: [] }], named)).toEqual([])
  })
})
