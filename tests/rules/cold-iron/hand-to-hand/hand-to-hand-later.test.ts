import { describe, expect, it } from 'vitest'
import { changeState } from '../../../../src/rules/cold-iron/combatant/combatant'
import { board } from '../../../../src/rules/cold-iron/view/board'
import {
  escape,
  firstGrapple,
  goingFor,
  grappling,
  hurt,
  maul,
  pin,
  tackle,
  tag,
} from '../grapple-table'
import { wrestler } from '../wrestlers'
import { kinds, refused, send, the, until } from '../table'

const close = { type: 'step.close' } as const
const a = wrestler('a', 10, { hm: 2, strAdj: 5, db: 8, dbL: -3 })
const b = wrestler('b', 10, { db: 8, strAdj: 5 })
const hand = 'coldIron.handToHand.refused.'

it('CI-158 a grab that nobody has rolled for keeps its step open, as does one that has hold', () => {
  const table = goingFor([a, b], [['a', 'b']])
  expect(refused(table, close)).toBe(`${hand}triesOpen`)
  expect(refused(table, { ...close, override: true })).toBeNull()
  expect(refused(send(table, tag('a')), close)).toBe(`${hand}triesOpen`)
  expect(refused(send(table, tag('a', '12')), close)).toBeNull()
  expect(
    refused(send(table, { type: 'grapple.stop', combatantId: 'a', typed: true }), close),
  ).toBeNull()
  expect(refused(send(table, tag('a'), tackle(['a'])), close)).toBeNull()
})

describe('a grapple in its later turns', () => {
  const grappleTurn = (first = a, second = b) =>
    until(send(grappling(first, second), close), 'handToHandFighting')

  it('CI-153 keeps its members from moving and striking outside', () => {
    const declaring = until(until(grappling(a, b), 'fullDefence'), 'attacks')
    const declare = (declaration: object) =>
      refused(declaring, { type: 'declare', combatantId: 'a', declaration } as never)
    expect(declare({ kind: 'move' })).toBe(`${hand}inGrapple`)
    expect(declare({ kind: 'attack', targetId: 'b', weapon: 0 })).toBe(`${hand}inGrapple`)
    expect(declare({ kind: 'handToHand', targetId: 'b' })).toBe(`${hand}inGrapple`)
    expect(declare({ kind: 'spell', name: 'Light' })).toBeNull()
    expect(refused(declaring, { type: 'rouse', combatantId: 'a' })).toBe(
      'coldIron.refused.cannotRise',
    )
  })

  it('CI-078 tires whoever is in it for a turn, though they do nothing', () => {
    const begun = grappleTurn()
    const before = the(begun, 'a').state.tempFatigue
    const next = until(begun, 'fullDefence')
    expect(['a', 'b'].map((id) => the(next, id).state.tempFatigue)).toEqual([
      before + 1,
      before + 1,
    ])
  })

  it('CI-164 lets the stronger side attack first, and what it floors strikes no more', () => {
    const strong = wrestler('a', 14, { hm: 2, strAdj: 9 })
    const table = grappleTurn(strong, b)
    expect(firstGrapple(table).first).toBe('a')
    expect(refused(table, maul(['b'], '89'))).toBe(`${hand}otherSideFirst`)
    const hit = send(table, maul(['a'], '50'))
    expect(refused(hit, maul(['b'], '89'))).toBeNull()
    const serial = hit.context.handToHand.serial
    const light = send(hit, hurt(hit, serial, [4, 5]))
    expect(refused(light, maul(['b'], '89'))).toBeNull()
    const heavy = send(hit, hurt(hit, serial, [5, 5]))
    expect(the(heavy, 'b').state.stunnedUntil).toBeNull()
    expect(refused(heavy, maul(['b'], '89'))).toBe(`${hand}cannotAct`)
    const waiting = send(table, { type: 'grapple.wait', grappleId: 'grapple1' })
    expect(refused(waiting, maul(['b'], '89'))).toBeNull()
    expect(refused(waiting, { type: 'grapple.wait', grappleId: 'grapple1' })).toBe(
      `${hand}nobodyFirst`,
    )
  })

  it('CI-164 CI-077 who is made to blink by the side that came first acts the worse for it', () => {
    const strong = wrestler('a', 14, { hm: 2, strAdj: 9 })
    const hurtBefore = send(grappleTurn(strong, b), {
      ...{ type: 'damage', combatantId: 'b', points: 12, kind: 'fatigue' },
    })
    const attack = (table: typeof hurtBefore) => board(table).grapples[0]?.sides.b.attack?.total
    const hit = send(hurtBefore, maul(['a'], '50'))
    expect(attack(hit)).toBe(10)
    const struck = send(hit, hurt(hit, hit.context.handToHand.serial, [4, 5]))
    expect(attack(struck)).toBe(7)
  })

  it('CI-164 the other side comes first where one who is struck senseless before step 13 leaves it the stronger', () => {
    const weak = (id: string) => wrestler(id, 6, { hm: 2 })
    const begun = goingFor(
      [weak('c'), weak('d'), b],
      [
        ['c', 'b'],
        ['d', 'b'],
      ],
    )
    const held = send(begun, tag('c'), tag('d'), tackle(['c', 'd']), close)
    const struck = until(until(held, 'fullDefence'), 'normalWeapons')
    expect(firstGrapple(struck).first).toBe('a')
    const points = the(struck, 'c').sheet.pt + 1
    const felled = send(struck, { type: 'damage', combatantId: 'c', points, kind: 'real' })
    expect(the(felled, 'c').state.dead).toBe(false)
    const table = until(felled, 'handToHandFighting')
    expect(firstGrapple(table).first).toBe('b')
    expect(refused(table, maul(['d'], '50'))).toBe(`${hand}otherSideFirst`)
  })

  it('CI-164 equal sides strike at once', () => {
    expect(board(grappleTurn()).grapples[0]?.sides.a.attack?.total).toBe(10)
    expect(firstGrapple(grappleTurn()).first).toBeNull()
  })

  it('CI-165 full defence adds 4 and takes the turn', () => {
    const guarded = send(grappleTurn(), {
      type: 'grapple.guard',
      grappleId: 'grapple1',
      who: ['b'],
    })
    expect(board(guarded).grapples[0]?.sides.b).toMatchObject({
      attack: null,
      defence: { total: 14 },
    })
    expect(refused(guarded, maul(['b'], '50'))).toBe(`${hand}cannotAct`)
    expect(kinds(send(guarded, maul(['a'], '72'))).at(-1)).toBe('grapple.missed')
  })

  it('CI-173 pins after three turns, and damage begins anew', () => {
    let table = grappleTurn()
    for (let turn = 0; turn < 2; turn++) {
      table = until(send(table, pin(['a'], 'b', '77'), close), 'handToHandFighting')
    }
    expect(firstGrapple(table).sides.a.pin).toEqual({ targetId: 'b', count: 2 })
    const told = table.told.filter(({ kind }) => kind === 'grapple.pinning')
    expect(told.map((each) => each.with?.['count'])).toEqual([1, 2])
    expect(kinds(send(table, pin(['a'], 'b', '76'))).at(-1)).toBe('grapple.pinMissed')
    const pinned = send(table, pin(['a'], 'b', '77'))
    expect(kinds(pinned).at(-1)).toBe('grapple.pinned')
    const next = until(send(pinned, close), 'handToHandFighting')
    expect(refused(next, maul(['b'], '50'))).toBe(`${hand}cannotAct`)
    expect(refused(next, escape(['b'], '50'))).toBe(`${hand}cannotAct`)
    expect(refused(next, pin(['a'], 'b', '77'))).toBe(`${hand}pinnedAlready`)
    const loose = send(next, { type: 'grapple.unpin', grappleId: 'grapple1', combatantId: 'b' })
    expect(refused(loose, maul(['b'], '50'))).toBeNull()
    const fought = send(table, maul(['b'], '50'))
    const struck = send(fought, hurt(fought, fought.context.handToHand.serial, [1]))
    expect(firstGrapple(struck).sides.a.pin).not.toBeNull()
    expect(firstGrapple(send(struck, close)).sides.a.pin).toBeNull()
  })

  it('CI-175 sets those who get out on their feet when the step closes', () => {
    const out = send(grappleTurn(), escape(['b'], '67'))
    expect(out.context.handToHand.grapples).toEqual([])
    expect(kinds(out).slice(-2)).toEqual(['grapple.escaped', 'grapple.over'])
    const closed = send(out, close)
    expect([the(closed, 'a').state.onGround, the(closed, 'b').state.onGround]).toEqual([
      true,
      false,
    ])
    const stuck = send(grappleTurn(), escape(['b'], '66')).told.at(-1)
    expect(stuck).toMatchObject({ kind: 'grapple.stuck', about: [{ id: 'b' }], with: { who: 'B' } })
  })

  it('CI-177 lets a side leave that the other let go, and it stays on the ground', () => {
    const leave = { type: 'grapple.leave' as const, grappleId: 'grapple1', who: ['b'] }
    expect(refused(grappleTurn(), leave)).toBe(`${hand}notFree`)
    const slipped = send(grappleTurn(), maul(['a'], '049'))
    const gone = send(slipped, leave, close)
    expect(gone.context.handToHand.grapples).toEqual([])
    expect(the(gone, 'b').state.onGround).toBe(true)
  })

  it('is left by the dead, and over without a side', () => {
    const struck = until(until(grappleTurn(), 'fullDefence'), 'normalWeapons')
    const { combatants } = struck.context
    const killed = changeState(the(struck, 'b'), { dead: true })
    const table = {
      ...struck,
      context: { ...struck.context, combatants: { ...combatants, b: killed } },
    }
    expect(firstGrapple(table).sides.b.members).toHaveLength(1)
    expect(send(table, close).context.handToHand.grapples).toEqual([])
  })
})
