import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  divideGrapple,
  changeMembers,
  joinGrapple,
  leaveGrapple,
  spendTurn,
  withSide,
} from '../../../../src/rules/cold-iron/hand-to-hand/membership'
import {
  firstSide,
  openTurn,
  waitInGrapple,
} from '../../../../src/rules/cold-iron/hand-to-hand/order'
import {
  memberIn,
  membersOf,
  grappleWith,
  sideIn,
  withGrapple,
} from '../../../../src/rules/cold-iron/hand-to-hand/grapple'
import {
  grappleSchema,
  type Grapple,
} from '../../../../src/rules/cold-iron/fight-model/hand-to-hand'
import {
  breakPin,
  pinInGrapple,
  unpin,
} from '../../../../src/rules/cold-iron/hand-to-hand/holding/pin'
import { canAct, memberValue, readyOf } from '../../../../src/rules/cold-iron/hand-to-hand/scene'
import { Refusal } from '../../../../src/shared/reply'
import { grappleOf, rulesOf, sceneOf, wrestler } from '../wrestlers'

const arrival = (id: string) => ({ id, kept: [], inHand: null })

describe('CI-153 a grapple', () => {
  const grapple = grappleOf(['a', 'b'], ['x'])

  it('has two sides, nobody first in its first turn, and everyone may act', () => {
    expect([sideIn(grapple, 'a'), sideIn(grapple, 'x'), sideIn(grapple, 'nobody')]).toEqual([
      'a',
      'b',
      null,
    ])
    expect(grapple).toMatchObject({ first: null, free: null, manner: 'ground' })
    expect(
      membersOf(grapple).map(({ id, joined, deed, pinned }) => [id, joined, deed, pinned]),
    ).toEqual([
      ['a', 1, 'none', false],
      ['b', 1, 'none', false],
      ['x', 1, 'none', false],
    ])
    expect(grappleSchema.parse(JSON.parse(JSON.stringify(grapple)))).toEqual(grapple)
  })

  it('is over once a side is empty', () => {
    expect(leaveGrapple(grapple, ['x'])).toBeNull()
    expect(leaveGrapple(grapple, ['a', 'b'])).toBeNull()
    expect(leaveGrapple(grapple, ['a'])?.sides.a.members.map(({ id }) => id)).toEqual(['b'])
    expect(leaveGrapple(grapple, [])).toEqual(grapple)
  })

  it('takes nobody who is in another one, or twice', () => {
    const grapples = withGrapple([], 'p', grapple)
    const second = { ...grappleOf(['a'], ['y']), id: 'q' }
    expect(() => withGrapple(grapples, 'q', second)).toThrow(Refusal)
    expect(() => withGrapple([], 'p', joinGrapple(grapple, 'b', arrival('a'), 2))).toThrow(
      'coldIron.handToHand.refused.inAnotherGrapple',
    )
    const apart = withGrapple(grapples, 'q', { ...grappleOf(['c'], ['y']), id: 'q' })
    expect(apart.map(({ id }) => id)).toEqual(['p', 'q'])
    expect(grappleWith(apart, 'y')?.id).toBe('q')
    expect(grappleWith(apart, 'z')).toBeNull()
    const changed = withGrapple(apart, 'p', { ...grapple, manner: 'standing' })
    expect(changed.map(({ id, manner }) => [id, manner])).toEqual([
      ['p', 'standing'],
      ['q', 'ground'],
    ])
    expect(withGrapple(changed, 'p', null).map(({ id }) => id)).toEqual(['q'])
  })

  let made = 0
  type Verb = (grapples: Grapple[]) => Grapple[]
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const verb: fc.Arbitrary<Verb> = fc.oneof(
    fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).map(
      ([one, other]): Verb =>
        (grapples) =>
          withGrapple(grapples, `${one}${other}`, {
            ...grappleOf([one], [other]),
            id: `${one}${other}`,
          }),
    ),
    fc
      .tuple(fc.constantFrom(...ids), fc.constantFrom('a' as const, 'b' as const), fc.nat(2))
      .map(([id, side, at]): Verb => (grapples) => {
        const grapple = grapples[at]
        return grapple
          ? withGrapple(grapples, grapple.id, joinGrapple(grapple, side, arrival(id), 2))
          : grapples
      }),
    fc.subarray(ids).map(
      (gone): Verb =>
        (grapples) =>
          grapples.reduce<Grapple[]>(
            (now, grapple) => withGrapple(now, grapple.id, leaveGrapple(grapple, gone)),
            grapples,
          ),
    ),
    fc.tuple(fc.subarray(ids), fc.nat(2)).map(([stay, at]): Verb => (grapples) => {
      const grapple = grapples[at]
      if (!grapple) return grapples
      const [a, b] = (['a', 'b'] as const).map((side) =>
        grapple.sides[side].members.map(({ id }) => id),
      )
      const pick = (some: string[] | undefined, inside: boolean) =>
        (some ?? []).filter((id) => stay.includes(id) === inside)
      const parts = divideGrapple(
        grapple,
        [
          { a: pick(a, true), b: pick(b, true) },
          { a: pick(a, false), b: pick(b, false) },
        ],
        () => `new${made++}`,
      )
      return parts.reduce(
        (now, part) => withGrapple(now, part.id, part),
        withGrapple(grapples, grapple.id, null),
      )
    }),
  )

  it('whatever happens nobody is in two grapples and no side is empty', () => {
    fc.assert(
      fc.property(fc.array(verb, { maxLength: 25 }), (verbs) => {
        let grapples: Grapple[] = []
        for (const change of verbs) {
          try {
            grapples = change(grapples)
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal)
          }
          const everyone = grapples.flatMap(membersOf).map(({ id }) => id)
          expect(new Set(everyone).size).toBe(everyone.length)
          expect(new Set(grapples.map(({ id }) => id)).size).toBe(grapples.length)
          for (const grapple of grapples) grappleSchema.parse(grapple)
        }
      }),
    )
  })
})

describe('CI-164 the order', () => {
  const people = [wrestler('a', 8), wrestler('b', 8), wrestler('x', 13)]

  it('is by HtH together, equal sides at once', () => {
    const scene = sceneOf(people)
    expect(firstSide(scene, grappleOf(['a'], ['x']))).toBe('b')
    expect(firstSide(scene, grappleOf(['a', 'b'], ['x']))).toBe('a')
    expect(
      firstSide(sceneOf([wrestler('a', 8), wrestler('x', 8)]), grappleOf(['a'], ['x'])),
    ).toBeNull()
  })

  it('is set anew each turn, when everyone may act again and nothing stands open', () => {
    const grapple = spendTurn({ ...grappleOf(['a'], ['x']), free: 'b' }, ['a'])
    const next = openTurn(sceneOf(people), grapple)
    expect(next).toMatchObject({ first: 'b', free: null })
    expect(memberIn(next, 'a')?.deed).toBe('none')
    expect(waitInGrapple(next).first).toBeNull()
  })

  it('lets act whoever is awake, not stunned, not pinned, and has his turn', () => {
    const grapple = grappleOf(['a'], ['x'])
    const scene = (state: object) => sceneOf([wrestler('a', 8, {}, state), wrestler('x', 8)])
    expect(canAct(scene({}), grapple, 'a')).toBe(true)
    expect(canAct(scene({ damage: 20 }), grapple, 'a')).toBe(false)
    expect(canAct(scene({ stunnedUntil: { turn: 2, step: 13 } }), grapple, 'a')).toBe(false)
    expect(canAct(scene({ stunnedUntil: { turn: 2, step: 12 } }), grapple, 'a')).toBe(true)
    expect(canAct(scene({}), spendTurn(grapple, ['a']), 'a')).toBe(false)
    expect(canAct(scene({}), spendTurn(grapple, ['a'], 'guard'), 'a')).toBe(false)
    expect(canAct(scene({}), changeMembers(grapple, ['a'], { pinned: true }), 'a')).toBe(false)
    expect(canAct(scene({}), grapple, 'nobody')).toBe(false)
    const [alone] = grapple.sides.a.members
    const gone = { ...scene({}), people: {} }
    expect(alone && memberValue(gone, grapple, alone, 'hth')).toEqual({ total: 0, terms: [] })
    const floored = {
      ...scene({}),
      struck: (_: Grapple, id: string) =>
        id === 'a' ? wrestler('a', 10, {}, { knockedOut: true }) : undefined,
    }
    expect(readyOf(floored, grapple, 'a')).toEqual([])
    expect(readyOf(floored, grapple, 'b')).toEqual(['x'])
  })
})

describe('CI-173 a pin', () => {
  const scene = sceneOf([wrestler('a', 10), wrestler('x', 10), wrestler('y', 0)])
  const attempt = { side: 'a' as const, who: ['a'], targetId: 'x' }
  const tries = (grapple: Grapple, ...rolls: string[]) =>
    rolls.reduce((now, roll) => pinInGrapple(scene, now, attempt, roll).grapple, grapple)
  const grapple = grappleOf(['a'], ['x'])

  it('holds after three in a row by 5 or more', () => {
    const twice = tries(grapple, '77', '77')
    expect(twice.sides.a.pin).toEqual({ targetId: 'x', count: 2 })
    const { grapple: held, outcome } = pinInGrapple(scene, twice, attempt, '77')
    expect(outcome).toMatchObject({ count: 3, pinned: true, frees: false })
    expect(held.sides.a.pin).toBeNull()
    expect(memberIn(held, 'x')?.pinned).toBe(true)
    expect(memberIn(held, 'a')).toMatchObject({ pinned: false, deed: 'done' })
  })

  it('begins anew below 5, and with another target', () => {
    expect(tries(grapple, '77', '73').sides.a.pin).toBeNull()
    expect(tries(grapple, '77', '76', '77').sides.a.pin).toEqual({ targetId: 'x', count: 1 })
    const both = grappleOf(['a'], ['x', 'y'])
    const once = withSide(both, 'a', { pin: { targetId: 'y', count: 2 } })
    expect(pinInGrapple(scene, once, attempt, '951').outcome).toMatchObject({
      count: 1,
      pinned: false,
    })
  })

  it('holds at once by 12', () => {
    expect(pinInGrapple(scene, grapple, attempt, '964').outcome).toMatchObject({
      pinned: true,
      count: 3,
    })
    expect(pinInGrapple(scene, grapple, attempt, '951').outcome).toMatchObject({
      pinned: false,
      count: 1,
    })
  })

  it('means one of several for 4, and lets the others go below 0 (CI-177)', () => {
    const { outcome } = pinInGrapple(scene, grappleOf(['a'], ['x', 'y']), attempt, '50')
    expect(outcome.checked.total).toBe(6)
    expect(rulesOf(outcome.checked.net)).toContain('CI-168')
    const bad = pinInGrapple(scene, grapple, attempt, '049')
    expect([bad.outcome.checked.total, bad.outcome.frees, bad.grapple.free]).toEqual([
      -1,
      true,
      'b',
    ])
    expect(pinInGrapple(scene, grapple, attempt, '067')).toMatchObject({
      outcome: { checked: { total: 0 }, frees: false },
      grapple: { free: null },
    })
  })

  it('fails once one of those who try it is damaged', () => {
    const twice = tries(grapple, '77', '77')
    expect(breakPin(twice, 'a').sides.a.pin).toBeNull()
    expect(breakPin(twice, 'x')).toEqual(twice)
    expect(breakPin(twice, 'nobody')).toEqual(twice)
  })

  it('ends with whoever was to be pinned', () => {
    const both = withSide(grappleOf(['a'], ['x', 'y']), 'a', { pin: { targetId: 'x', count: 1 } })
    expect(leaveGrapple(both, ['x'])?.sides.a.pin).toBeNull()
    expect(leaveGrapple(both, ['y'])?.sides.a.pin).toEqual({ targetId: 'x', count: 1 })
  })

  it('CI-174 keeps from acting until it is let go', () => {
    const held = changeMembers(grapple, ['x'], { pinned: true })
    expect(canAct(scene, held, 'x')).toBe(false)
    expect(canAct(scene, unpin(held, 'x'), 'x')).toBe(true)
  })
})
