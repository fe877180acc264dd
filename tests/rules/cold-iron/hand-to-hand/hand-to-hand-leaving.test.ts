import { describe, expect, it } from 'vitest'
import { dividePile, changeMembers } from '../../../../src/rules/cold-iron/hand-to-hand/membership'
import {
  escapeFromPile,
  escapeValue,
  heldCount,
  holdersOf,
  mayLeaveFreely,
} from '../../../../src/rules/cold-iron/hand-to-hand/holding/escape'
import { memberIn, membersOf } from '../../../../src/rules/cold-iron/hand-to-hand/pile'
import { pileOf, rulesOf, sceneOf, wrestler } from '../scrum'

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
  const pile = pileOf(['a', 'b'], ['x', 'y'])

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
