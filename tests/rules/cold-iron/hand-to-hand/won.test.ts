import { describe, expect, it } from 'vitest'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { firstGrapple, goingFor, grappling, pin, tackle, tag } from '../grapple-table'
import { wrestler } from '../wrestlers'
import { kinds, refused, send, the, until, weapon, type Table } from '../table'

const close = { type: 'step.close' } as const
const sword = { weapons: [weapon()] }
const a = wrestler('a', 10, { hm: 2, strAdj: 5, db: 8, ...sword })
const b = wrestler('b', 10, { db: 8, ...sword })
const c = wrestler('c', 6, { hm: 2 })

/** Somebody struck down to their magic reserve: senseless, and alive. */
function felled(table: Table, combatantId: string): Table {
  const points = the(table, combatantId).sheet.pt + 1
  return send(table, { type: 'damage', combatantId, points, kind: 'real' })
}

/** Two against one, in step 13. */
function twoOnOne(): Table {
  const pairs: [string, string][] = [
    ['a', 'b'],
    ['c', 'b'],
  ]
  return send(goingFor([a, b, c], pairs), tag('a'), tag('c'), tackle(['a', 'c']))
}

describe('CI-176 whoever has no opponent left who could act', () => {
  it('is out of the grapple when hand-to-hand closes, on the ground, and may move next turn', () => {
    const won = send(felled(grappling(a, b), 'b'), close)
    expect(won.context.handToHand.grapples).toEqual([])
    expect(kinds(won)).toContain('grapple.over')
    expect(the(won, 'a').state).toMatchObject({ onGround: true, dropped: [0], dead: false })
    expect(the(won, 'b').state).toMatchObject({ onGround: true, dropped: [0], dead: false })
    const next = until(until(won, 'fullDefence'), 'movement')
    const rises = { kind: 'move', actions: ['standUp'] } as const
    expect(refused(next, { type: 'declare', combatantId: 'a', declaration: rises })).toBeNull()
    expect(board(next).grapples).toEqual([])
  })

  it('lies also where fatigue at the end of the turn takes the last of them', () => {
    const late = until(grappling(a, b), 'upkeep')
    expect(firstGrapple(late).manner).toBe('ground')
    expect(send(felled(late, 'b'), close).context.handToHand.grapples).toEqual([])
  })

  it('stays on their feet where the grapple stayed up', () => {
    const begun = send(goingFor([a, b], [['a', 'b']]), tag('a'))
    const up = send(begun, tackle(['a'], '9987', { manner: 'standing' }))
    const won = send(felled(up, 'b'), close)
    expect(won.context.handToHand.grapples).toEqual([])
    expect(the(won, 'a').state.onGround).toBe(false)
  })

  it('fights on against one who is awake, while a senseless comrade lies with them', () => {
    const fighting = send(felled(twoOnOne(), 'c'), close)
    expect(firstGrapple(fighting).sides.a.members.map(({ id }) => id)).toEqual(['a', 'c'])
    const won = send(felled(twoOnOne(), 'b'), close)
    expect(won.context.handToHand.grapples).toEqual([])
    const lost = send(felled(felled(twoOnOne(), 'a'), 'c'), close)
    expect(lost.context.handToHand.grapples).toEqual([])
  })

  it('CI-174: does not count a pinned one among those, and earlier steps leave the blow to step 13', () => {
    const held = grappling(a, b)
    const down = send(held, pin(['a'], 'b', '9987'), close)
    expect(firstGrapple(down).sides.b.members[0]?.pinned).toBe(true)
    const early = until(felled(until(send(held, close), 'fullDefence'), 'b'), 'handToHandFighting')
    expect(firstGrapple(early).sides.b.members).toHaveLength(1)
    expect(send(early, close).context.handToHand.grapples).toEqual([])
  })
})
