import { describe, expect, it } from 'vitest'
import {
  divideGrapple,
  changeMembers,
} from '../../../../src/rules/cold-iron/hand-to-hand/membership'
import {
  escapeFromGrapple,
  escapeValue,
  heldCount,
  holdersOf,
  mayLeaveFreely,
} from '../../../../src/rules/cold-iron/hand-to-hand/holding/escape'
import { memberIn, membersOf } from '../../../../src/rules/cold-iron/hand-to-hand/grapple'
import { grappleOf, rulesOf, sceneOf, wrestler } from '../wrestlers'

const named = (place: number) => `q${place}`

describe('CI-175 getting out', () => {
  const scene = sceneOf([wrestler('a', 10), wrestler('b', 8), wrestler('x', 9), wrestler('y', 4)])
  const escape = { side: 'a' as const, who: ['a', 'b'] }

  it('is HtH - 3 against theirs; a success frees all who tried', () => {
    const alone = { side: 'a' as const, who: ['a'] }
    const grapple = grappleOf(['a'], ['x'])
    expect(escapeValue(scene, grapple, alone).total).toBe(7)
    expect(rulesOf(escapeValue(scene, grapple, alone))).toEqual(['CI-096', 'CI-175'])
    expect(escapeFromGrapple(scene, grapple, alone, '62')).toMatchObject({
      grapple: null,
      outcome: { freed: ['a'], checked: { success: true } },
    })
    const stuck = escapeFromGrapple(scene, grapple, alone, '61')
    expect(stuck.outcome).toMatchObject({ freed: [], checked: { success: false } })
    expect(stuck.grapple && memberIn(stuck.grapple, 'a')?.deed).toBe('done')
    const three = grappleOf(['a', 'b'], ['x'])
    const out = escapeFromGrapple(scene, three, alone, '89')
    expect(out.grapple?.sides.a.members.map(({ id }) => id)).toEqual(['b'])
  })

  it('CI-176 each opponent holds one in, of his choice only when he is the better', () => {
    const one = grappleOf(['a', 'b'], ['x'])
    expect(holdersOf(scene, one, escape)).toEqual([{ holderId: 'x', choices: ['b'] }])
    expect(heldCount(scene, one, escape)).toBe(1)
    const failed = escapeFromGrapple(scene, one, escape, '12', ['b'])
    expect(failed.outcome).toMatchObject({ freed: ['a'], checked: { success: false } })
    expect(failed.grapple && membersOf(failed.grapple).map(({ id }) => id)).toEqual(['b', 'x'])
    const two = grappleOf(['a', 'b'], ['x', 'y'])
    expect(holdersOf(scene, two, escape)).toEqual([
      { holderId: 'x', choices: ['b'] },
      { holderId: 'y', choices: [] },
    ])
    expect(escapeFromGrapple(scene, two, escape, '12', []).outcome.freed).toEqual([])
    expect(heldCount(scene, two, escape)).toBe(2)
    expect(holdersOf(scene, grappleOf(['a', 'b'], ['y', 'x']), escape)[0]?.holderId).toBe('x')
  })

  it('CI-176 nobody is held by the pinned or the senseless', () => {
    const pinned = changeMembers(grappleOf(['a', 'b'], ['x', 'y']), ['x'], { pinned: true })
    expect(heldCount(scene, pinned, escape)).toBe(1)
    const asleep = sceneOf([wrestler('a', 10), wrestler('x', 9, {}, { damage: 20 })])
    expect(heldCount(asleep, grappleOf(['a'], ['x']), { side: 'a', who: ['a'] })).toBe(0)
  })

  it('CI-177 needs no roll once the others let go, or know nothing any more', () => {
    const grapple = grappleOf(['a'], ['x'])
    expect(mayLeaveFreely(scene, grapple, 'a')).toBe(false)
    expect(mayLeaveFreely(scene, { ...grapple, free: 'a' }, 'a')).toBe(true)
    expect(mayLeaveFreely(scene, { ...grapple, free: 'a' }, 'b')).toBe(false)
    const asleep = sceneOf([wrestler('a', 10), wrestler('x', 9, {}, { damage: 20 })])
    expect(mayLeaveFreely(asleep, grapple, 'a')).toBe(true)
    expect(mayLeaveFreely(asleep, grapple, 'b')).toBe(false)
  })
})

describe('CI-172 breaking up', () => {
  const grapple = grappleOf(['a', 'b'], ['x', 'y'])

  it('makes a grapple of each group that has two sides', () => {
    const parts = divideGrapple(
      grapple,
      [
        { a: ['a'], b: ['x'] },
        { a: ['b'], b: ['y'] },
      ],
      named,
    )
    expect(parts.map(({ id }) => id)).toEqual(['p', 'q1'])
    expect(
      divideGrapple(grapple, [{ a: ['a', 'b'], b: ['x'] }], named).flatMap(membersOf),
    ).toHaveLength(3)
    expect(divideGrapple(grapple, [{ a: ['a', 'b'], b: [] }], named)).toEqual([])
  })
})
