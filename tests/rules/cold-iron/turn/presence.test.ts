import { describe, expect, it } from 'vitest'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { combat } from '../../../../src/rules/cold-iron/combat'
import {
  attacksDeclared,
  attack,
  fighter,
  gather,
  kinds,
  refused,
  roll,
  send,
  the,
  weapon,
} from '../table'
import { faces, force, until } from '../table'
import { firstGrapple, grappling, goingFor, tag } from '../grapple-table'

const leave = (combatantId: string) => ({ type: 'leave' as const, combatantId })
const comeBack = (combatantId: string) => ({ type: 'return' as const, combatantId })

const a = fighter('a')
const b = fighter('b', { d: 0, db: 0 }, {}, 'foe')
const c = fighter('c', {}, {}, 'foe')

describe('one who has left the fight', () => {
  it('CI-029: declares nothing and nobody declares at him', () => {
    const fight = send(until(send(gather(a, b, c), { type: 'fight.begin' }), 'attacks'), leave('b'))
    expect(the(fight, 'b').state.gone).toBe(true)
    expect(refused(fight, attack('a', 'b'))).toBe('coldIron.refused.gone')
    expect(refused(fight, attack('b', 'a'))).toBe('coldIron.refused.gone')
    expect(refused(fight, attack('a', 'c'))).toBeNull()
    expect(board(fight).actors.map(({ combatantId }) => combatantId)).toEqual(['a', 'c'])
    expect(kinds(fight).at(-1)).toBe('combatant.left')
  })

  it('CI-017: neither his open attack nor the one at him keeps a step open', () => {
    const struck = attacksDeclared(gather(a, b, c), 'normalWeapons', ['a', 'b'], ['b', 'c'])
    expect(refused(struck, { type: 'step.close' })).toBe('coldIron.refused.attacksOpen')
    const left = send(struck, leave('b'))
    expect(left.context.attacks.map(({ status }) => status)).toEqual(['passed', 'passed'])
    expect(left.context.declarations).toEqual({ a: expect.anything() })
    expect(left.told.filter(({ kind }) => kind === 'attack.passed')).toHaveLength(2)
    expect(refused(left, { type: 'step.close' })).toBeNull()
  })

  it('CI-017: a hit that waits for its damage is let go, a blow that was struck still lands', () => {
    const struck = attacksDeclared(gather(a, b, c), 'normalWeapons', ['a', 'b'])
    const hit = send(struck, roll(struck, 'a', '89'))
    expect(send(hit, leave('b')).context.attacks[0]?.status).toBe('passed')
    const multiple = hit.context.attacks[0]?.result?.multiple ?? 0
    const dealt = send(hit, faces(hit, 'a', ...Array.from({ length: multiple }, () => [6])))
    const gone = send(dealt, leave('b'))
    expect(gone.context.attacks.map(({ status }) => status)).toEqual(['resolved'])
    const landed = send(gone, { type: 'step.close' })
    expect(the(landed, 'b').state.damage).toBeGreaterThan(0)
  })

  it('CI-153: is out of his grapple, and a grapple with nobody left on a side is over', () => {
    const grapple = grappling(a, b)
    expect(firstGrapple(grapple).sides.b.members.map(({ id }) => id)).toEqual(['b'])
    const left = send(grapple, leave('b'))
    expect(left.context.handToHand.grapples).toEqual([])
    expect(kinds(left)).toContain('grapple.over')
  })

  it('CI-150: a stray shot that has found them is let go', () => {
    const bow = weapon({ name: 'Bow', class: 'bow', missile: true, dice: '1d6', vsT: 1 })
    const archer = fighter('a', { hm: 2, weapons: [bow] })
    const begun = until(send(gather(archer, b, c), { type: 'fight.begin' }), 'attacks')
    const shooting = until(
      send(begun, {
        type: 'declare',
        combatantId: 'a',
        declaration: { kind: 'attack', targetId: 'c', weapon: 0, intoMelee: true },
      }),
      'missiles',
    )
    const astray = send(shooting, roll(shooting, 'a', '30'))
    const hitId = board(astray).hits[0]?.hitId ?? ''
    const near = send(astray, { type: 'stray.near', hitId, near: [{ id: 'b', distance: 2 }] })
    const found = send(near, { type: 'grapple.target', hitId, roll: '50', typed: true })
    expect(found.context.handToHand.hits.map(({ targetId }) => targetId)).toEqual(['b'])
    expect(send(found, leave('b')).context.handToHand.hits.map(({ status }) => status)).toEqual([
      'passed',
    ])
    expect(send(found, leave('c')).context.handToHand.hits.map(({ status }) => status)).not.toEqual(
      ['passed'],
    )
  })

  it('CI-154: nobody goes for him any more', () => {
    const movement = goingFor([a, b, c], [['a', 'b']])
    const left = send(movement, leave('b'))
    expect(left.context.declarations).toEqual({})
    expect(refused(left, tag('a'))).toBe('coldIron.handToHand.refused.notTrying')
  })

  it('CI-112: takes up no place before a target in formation', () => {
    const d = fighter('d', {}, { formation: 'circleInHex' }, 'foe')
    const [x, y] = [fighter('x'), fighter('y')]
    const begun = until(send(gather(x, y, a, d), { type: 'fight.begin' }), 'attacks')
    const one = send(begun, attack('x', 'd'))
    const full = refused(one, attack('y', 'd')) === null ? send(one, attack('y', 'd')) : one
    expect(refused(full, attack('a', 'd'))).not.toBeNull()
    const left = send(full, leave('x'))
    expect(refused(left, attack('a', 'd'))).toBeNull()
  })

  it('comes back as he was, and neither goes nor comes twice', () => {
    const begun = send(gather(a, b), { type: 'fight.begin' })
    expect(refused(begun, comeBack('b'))).toBe('coldIron.refused.present')
    expect(refused(begun, leave('nobody'))).toBe('coldIron.refused.noCombatant')
    const left = send(begun, leave('b'))
    expect(refused(left, leave('b'))).toBe('coldIron.refused.gone')
    expect(force(left, leave('b'))).toEqual(left)
    const back = send(left, comeBack('b'))
    expect(the(back, 'b')).toEqual(the(begun, 'b'))
    expect(kinds(back).slice(-2)).toEqual(['combatant.left', 'combatant.returned'])
  })

  it('does not make a fight of nobody: one in which all have left cannot begin', () => {
    const ready = gather({ ...a, state: { ...a.state, gone: true } })
    expect(refused(ready, { type: 'fight.begin' })).toBe('coldIron.refused.nobody')
    expect(refused(gather(a), { type: 'fight.begin' })).toBeNull()
  })
})

describe('what a campaign asks of the fight', () => {
  it('CI-014: knows the turn and the step, and neither before nor after the fight', () => {
    const { context } = gather(a)
    expect(combat.momentOf({ value: 'ready', context })).toBeNull()
    expect(combat.momentOf({ value: 'over', context: { ...context, turn: 3 } })).toBeNull()
    expect(combat.momentOf({ value: 'upkeep', context: { ...context, turn: 3 } })).toMatchObject({
      turn: 3,
      step: 15,
    })
    expect(
      combat.momentOf({ value: 'fullDefence', context: { ...context, turn: 1 } }),
    ).toMatchObject({ turn: 1, step: 1 })
    expect(combat.stepsInTurn).toBe(15)
  })

  it('CI-021: counts steps as the campaign orders them', () => {
    const { context } = gather(a)
    const swapped = { ...context.settings, hthBeforeFullTurnSpells: false }
    const at = (settings: typeof swapped) =>
      combat.momentOf({ value: 'handToHandFighting', context: { ...context, turn: 1, settings } })
        ?.step
    expect([at(context.settings), at(swapped)]).toEqual([13, 14])
  })

  it('names events for leaving and coming back, and who has left', () => {
    expect(combat.event.parse(combat.leaving('b'))).toEqual(leave('b'))
    expect(combat.event.parse(combat.returning('b'))).toEqual(comeBack('b'))
    expect(combat.hasLeft(a.state)).toBe(false)
    expect(combat.hasLeft({ ...a.state, gone: true })).toBe(true)
  })
})
