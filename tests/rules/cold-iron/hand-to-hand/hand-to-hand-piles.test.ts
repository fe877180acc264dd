import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dividePile,
  changeMembers,
  joinPile,
  leavePile,
  spendTurn,
  withSide,
} from '../../../../src/rules/cold-iron/hand-to-hand/membership'
import { firstSide, openTurn, waitInPile } from '../../../../src/rules/cold-iron/hand-to-hand/order'
import {
  memberIn,
  membersOf,
  pileWith,
  sideIn,
  withPile,
} from '../../../../src/rules/cold-iron/hand-to-hand/pile'
import { pileSchema, type Pile } from '../../../../src/rules/cold-iron/fight-model/scrum'
import {
  breakPin,
  pinInPile,
  unpin,
} from '../../../../src/rules/cold-iron/hand-to-hand/holding/pin'
import { canAct, memberValue, readyOf } from '../../../../src/rules/cold-iron/hand-to-hand/scene'
import { Refusal } from '../../../../src/shared/reply'
import { pileOf, rulesOf, sceneOf, wrestler } from '../scrum'

const arrival = (id: string) => ({ id, kept: [], inHand: null })

describe('CI-153 a pile', () => {
  const pile = pileOf(['a', 'b'], ['x'])

  it('has two sides, nobody first in its first turn, and everyone may act', () => {
    expect([sideIn(pile, 'a'), sideIn(pile, 'x'), sideIn(pile, 'nobody')]).toEqual(['a', 'b', null])
    expect(pile).toMatchObject({ first: null, free: null, manner: 'ground' })
    expect(
      membersOf(pile).map(({ id, joined, deed, pinned }) => [id, joined, deed, pinned]),
    ).toEqual([
      ['a', 1, 'none', false],
      ['b', 1, 'none', false],
      ['x', 1, 'none', false],
    ])
    expect(pileSchema.parse(JSON.parse(JSON.stringify(pile)))).toEqual(pile)
  })

  it('is over once a side is empty', () => {
    expect(leavePile(pile, ['x'])).toBeNull()
    expect(leavePile(pile, ['a', 'b'])).toBeNull()
    expect(leavePile(pile, ['a'])?.sides.a.members.map(({ id }) => id)).toEqual(['b'])
    expect(leavePile(pile, [])).toEqual(pile)
  })

  it('takes nobody who is in another one, or twice', () => {
    const piles = withPile([], 'p', pile)
    const second = { ...pileOf(['a'], ['y']), id: 'q' }
    expect(() => withPile(piles, 'q', second)).toThrow(Refusal)
    expect(() => withPile([], 'p', joinPile(pile, 'b', arrival('a'), 2))).toThrow(
      'coldIron.handToHand.refused.inAnotherPile',
    )
    const apart = withPile(piles, 'q', { ...pileOf(['c'], ['y']), id: 'q' })
    expect(apart.map(({ id }) => id)).toEqual(['p', 'q'])
    expect(pileWith(apart, 'y')?.id).toBe('q')
    expect(pileWith(apart, 'z')).toBeNull()
    const changed = withPile(apart, 'p', { ...pile, manner: 'standing' })
    expect(changed.map(({ id, manner }) => [id, manner])).toEqual([
      ['p', 'standing'],
      ['q', 'ground'],
    ])
    expect(withPile(changed, 'p', null).map(({ id }) => id)).toEqual(['q'])
  })

  let made = 0
  type Verb = (piles: Pile[]) => Pile[]
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const verb: fc.Arbitrary<Verb> = fc.oneof(
    fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).map(
      ([one, other]): Verb =>
        (piles) =>
          withPile(piles, `${one}${other}`, { ...pileOf([one], [other]), id: `${one}${other}` }),
    ),
    fc
      .tuple(fc.constantFrom(...ids), fc.constantFrom('a' as const, 'b' as const), fc.nat(2))
      .map(([id, side, at]): Verb => (piles) => {
        const pile = piles[at]
        return pile ? withPile(piles, pile.id, joinPile(pile, side, arrival(id), 2)) : piles
      }),
    fc.subarray(ids).map(
      (gone): Verb =>
        (piles) =>
          piles.reduce<Pile[]>((now, pile) => withPile(now, pile.id, leavePile(pile, gone)), piles),
    ),
    fc.tuple(fc.subarray(ids), fc.nat(2)).map(([stay, at]): Verb => (piles) => {
      const pile = piles[at]
      if (!pile) return piles
      const [a, b] = (['a', 'b'] as const).map((side) =>
        pile.sides[side].members.map(({ id }) => id),
      )
      const pick = (some: string[] | undefined, inside: boolean) =>
        (some ?? []).filter((id) => stay.includes(id) === inside)
      const parts = dividePile(
        pile,
        [
          { a: pick(a, true), b: pick(b, true) },
          { a: pick(a, false), b: pick(b, false) },
        ],
        () => `new${made++}`,
      )
      return parts.reduce(
        (now, part) => withPile(now, part.id, part),
        withPile(piles, pile.id, null),
      )
    }),
  )

  it('whatever happens nobody is in two piles and no side is empty', () => {
    fc.assert(
      fc.property(fc.array(verb, { maxLength: 25 }), (verbs) => {
        let piles: Pile[] = []
        for (const change of verbs) {
          try {
            piles = change(piles)
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal)
          }
          const everyone = piles.flatMap(membersOf).map(({ id }) => id)
          expect(new Set(everyone).size).toBe(everyone.length)
          expect(new Set(piles.map(({ id }) => id)).size).toBe(piles.length)
          for (const pile of piles) pileSchema.parse(pile)
        }
      }),
    )
  })
})

describe('CI-164 the order', () => {
  const people = [wrestler('a', 8), wrestler('b', 8), wrestler('x', 13)]

  it('is by HtH together, equal sides at once', () => {
    const scene = sceneOf(people)
    expect(firstSide(scene, pileOf(['a'], ['x']))).toBe('b')
    expect(firstSide(scene, pileOf(['a', 'b'], ['x']))).toBe('a')
    expect(
      firstSide(sceneOf([wrestler('a', 8), wrestler('x', 8)]), pileOf(['a'], ['x'])),
    ).toBeNull()
  })

  it('is set anew each turn, when everyone may act again and nothing stands open', () => {
    const pile = spendTurn({ ...pileOf(['a'], ['x']), free: 'b' }, ['a'])
    const next = openTurn(sceneOf(people), pile)
    expect(next).toMatchObject({ first: 'b', free: null })
    expect(memberIn(next, 'a')?.deed).toBe('none')
    expect(waitInPile(next).first).toBeNull()
  })

  it('lets act whoever is awake, not stunned, not pinned, and has his turn', () => {
    const pile = pileOf(['a'], ['x'])
    const scene = (state: object) => sceneOf([wrestler('a', 8, {}, state), wrestler('x', 8)])
    expect(canAct(scene({}), pile, 'a')).toBe(true)
    expect(canAct(scene({ damage: 20 }), pile, 'a')).toBe(false)
    expect(canAct(scene({ stunnedUntil: { turn: 2, step: 13 } }), pile, 'a')).toBe(false)
    expect(canAct(scene({ stunnedUntil: { turn: 2, step: 12 } }), pile, 'a')).toBe(true)
    expect(canAct(scene({}), spendTurn(pile, ['a']), 'a')).toBe(false)
    expect(canAct(scene({}), spendTurn(pile, ['a'], 'guard'), 'a')).toBe(false)
    expect(canAct(scene({}), changeMembers(pile, ['a'], { pinned: true }), 'a')).toBe(false)
    expect(canAct(scene({}), pile, 'nobody')).toBe(false)
    const [alone] = pile.sides.a.members
    const gone = { ...scene({}), people: {} }
    expect(alone && memberValue(gone, alone, 'hth')).toEqual({ total: 0, terms: [] })
    const floored = { ...scene({}), downed: (_: Pile, id: string) => id === 'a' }
    expect(readyOf(floored, pile, 'a')).toEqual([])
    expect(readyOf(floored, pile, 'b')).toEqual(['x'])
  })
})

describe('CI-173 a pin', () => {
  const scene = sceneOf([wrestler('a', 10), wrestler('x', 10), wrestler('y', 0)])
  const attempt = { side: 'a' as const, who: ['a'], targetId: 'x' }
  const tries = (pile: Pile, ...rolls: string[]) =>
    rolls.reduce((now, roll) => pinInPile(scene, now, attempt, roll).pile, pile)
  const pile = pileOf(['a'], ['x'])

  it('holds after three in a row by 5 or more', () => {
    const twice = tries(pile, '77', '77')
    expect(twice.sides.a.pin).toEqual({ targetId: 'x', count: 2 })
    const { pile: held, outcome } = pinInPile(scene, twice, attempt, '77')
    expect(outcome).toMatchObject({ count: 3, pinned: true, frees: false })
    expect(held.sides.a.pin).toBeNull()
    expect(memberIn(held, 'x')?.pinned).toBe(true)
    expect(memberIn(held, 'a')).toMatchObject({ pinned: false, deed: 'done' })
  })

  it('begins anew below 5, and with another target', () => {
    expect(tries(pile, '77', '73').sides.a.pin).toBeNull()
    expect(tries(pile, '77', '76', '77').sides.a.pin).toEqual({ targetId: 'x', count: 1 })
    const both = pileOf(['a'], ['x', 'y'])
    const once = withSide(both, 'a', { pin: { targetId: 'y', count: 2 } })
    expect(pinInPile(scene, once, attempt, '951').outcome).toMatchObject({
      count: 1,
      pinned: false,
    })
  })

  it('holds at once by 12', () => {
    expect(pinInPile(scene, pile, attempt, '964').outcome).toMatchObject({ pinned: true, count: 3 })
    expect(pinInPile(scene, pile, attempt, '951').outcome).toMatchObject({
      pinned: false,
      count: 1,
    })
  })

  it('means one of several for 4, and lets the others go below 0 (CI-177)', () => {
    const { outcome } = pinInPile(scene, pileOf(['a'], ['x', 'y']), attempt, '50')
    expect(outcome.checked.total).toBe(6)
    expect(rulesOf(outcome.checked.net)).toContain('CI-168')
    const bad = pinInPile(scene, pile, attempt, '049')
    expect([bad.outcome.checked.total, bad.outcome.frees, bad.pile.free]).toEqual([-1, true, 'b'])
    expect(pinInPile(scene, pile, attempt, '067')).toMatchObject({
      outcome: { checked: { total: 0 }, frees: false },
      pile: { free: null },
    })
  })

  it('fails once one of those who try it is damaged', () => {
    const twice = tries(pile, '77', '77')
    expect(breakPin(twice, 'a').sides.a.pin).toBeNull()
    expect(breakPin(twice, 'x')).toEqual(twice)
    expect(breakPin(twice, 'nobody')).toEqual(twice)
  })

  it('ends with whoever was to be pinned', () => {
    const both = withSide(pileOf(['a'], ['x', 'y']), 'a', { pin: { targetId: 'x', count: 1 } })
    expect(leavePile(both, ['x'])?.sides.a.pin).toBeNull()
    expect(leavePile(both, ['y'])?.sides.a.pin).toEqual({ targetId: 'x', count: 1 })
  })

  it('CI-174 keeps from acting until it is let go', () => {
    const held = changeMembers(pile, ['x'], { pinned: true })
    expect(canAct(scene, held, 'x')).toBe(false)
    expect(canAct(scene, unpin(held, 'x'), 'x')).toBe(true)
  })
})
