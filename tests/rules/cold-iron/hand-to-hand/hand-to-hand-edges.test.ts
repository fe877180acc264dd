import { describe, expect, it } from 'vitest'
import type { Combatant } from '../../../../src/rules/cold-iron/combatant/combatant'
import { holdersOf } from '../../../../src/rules/cold-iron/hand-to-hand/holding/escape'
import { keptTerms } from '../../../../src/rules/cold-iron/hand-to-hand/holding/kept'
import { keepableOf } from '../../../../src/rules/cold-iron/turn/hand-to-hand/people'
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
import { declares } from '../moves-table'
import { grappleOf, sceneOf, wrestler } from '../wrestlers'
import { refused, roll, send, the, until, weapon, type Table } from '../table'

const close = { type: 'step.close' } as const
const hand = 'coldIron.handToHand.refused.'
const dagger = weapon({ name: 'Dirk', class: 'fencing', reach: 'short' })
const a = wrestler('a', 14, { hm: 2, strAdj: 5, weapons: [dagger] })
const b = wrestler('b', 10, { db: 8, strAdj: 5 })
const c = wrestler('c', 10, { hm: 2, strAdj: 5 })
const keep = {
  type: 'grapple.keep' as const,
  combatantId: 'a',
  kept: [{ item: 'dagger' as const }],
}
const handToHand = (table: Table) => until(send(table, close), 'handToHandFighting')

describe('CI-169 what can be held on to', () => {
  const offered = (sheet: object, state: object, trackItemDamage = true) => {
    const { context } = goingFor([wrestler('a', 14, sheet, state), b], [['a', 'b']])
    const fight = { ...context, settings: { ...context.settings, trackItemDamage } }
    const person = fight.combatants['a']
    return person && keepableOf(fight, person).map(({ kept }) => kept.item)
  }
  const claws = weapon({ name: 'Claws', class: 'natural' })
  const sheet = {
    weapons: [dagger, weapon({ name: 'Axe', class: 'axe', hp: 20 }), claws],
    ...{ parryMode: 'shield', shieldD: 4, shield: { name: 'Buckler', hp: 12 } },
  }

  it('is each weapon but natural ones, and the shield one parries with', () => {
    expect(offered(sheet, {})).toEqual(['dagger', 'axe', 'shield'])
    expect(offered({ ...sheet, parryMode: 'none' }, {})).toEqual(['dagger', 'axe'])
  })

  it('CI-130 CI-216: is nothing that lies on the ground, and nothing that is destroyed', () => {
    expect(offered(sheet, { dropped: [0] })).toEqual(['axe', 'shield'])
    const worn = { shieldDamage: 12, weaponDamage: [0, 20] }
    expect(offered(sheet, worn)).toEqual(['dagger'])
    expect(offered(sheet, worn, false)).toEqual(['dagger', 'axe', 'shield'])
  })
})

describe('CI-166 CI-175 what nobody holds on to', () => {
  const axe = weapon({ name: 'Axe', class: 'axe', hp: 20 })
  const claws = weapon({ name: 'Claws', class: 'natural' })
  const armed = wrestler('a', 14, {
    ...{ hm: 2, strAdj: 5, weapons: [dagger, axe, claws], db: 0, dodge: 4, d: 9 },
    ...{ parryMode: 'shield', shieldD: 4, shield: { name: 'Buckler', hp: 12 } },
  })
  const begun = () => send(goingFor([armed, b], [['a', 'b']]), tag('a'), tackle(['a']))
  const held = (table: Table) => {
    const { dropped, shieldReady } = the(table, 'a').state
    return { dropped, shieldReady }
  }

  it('falls when hand-to-hand was fought: all but daggers and natural weapons, the shield too', () => {
    expect(held(begun())).toEqual({ dropped: [], shieldReady: true })
    const closed = send(begun(), close)
    expect(held(closed)).toEqual({ dropped: [1], shieldReady: false })
    const fellOf = ({ told }: Table) =>
      told.filter(({ kind, about }) => kind === 'item.dropped' && about[0]?.id === 'a')
    expect(fellOf(closed).map(({ with: own }) => own?.['item'])).toEqual(['Axe', 'Buckler'])
    // Once, and no more in the turns after.
    expect(fellOf(send(handToHand(begun()), close))).toHaveLength(2)
  })

  it('CI-169: what is held on to stays in hand, until it is let go of', () => {
    const kept = [{ item: 'axe' as const }, { item: 'shield' as const, D: 4 }]
    const both = send(begun(), { ...keep, kept }, close)
    expect(held(both)).toEqual({ dropped: [], shieldReady: true })
    const later = until(both, 'handToHandFighting')
    const loosed = send(later, { ...keep, kept: kept.slice(1) }, close)
    expect(held(loosed)).toEqual({ dropped: [1], shieldReady: true })
  })

  it('CI-160 CI-166: who was pulled down after a blow of their own may hold on, until they act there', () => {
    const armedB = wrestler('b', 10, { db: 8, strAdj: 5, weapons: [axe] })
    const ready = until(goingFor([a, armedB], [['a', 'b']], [['b', 'a']]), 'normalWeapons')
    const struck = until(send(ready, roll(ready, 'b', '12')), 'handToHandFighting')
    const down = send(struck, tag('a'), tackle(['a']))
    expect(refused(down, maul(['b'], '50'))).toBe(`${hand}cannotAct`)
    const holdOn = { ...keep, combatantId: 'b', kept: [{ item: 'axe' as const }] }
    expect(the(send(down, close), 'b').state.dropped).toEqual([0])
    expect(the(send(down, holdOn, close), 'b').state.dropped).toEqual([])
    // Whoever has fought in it with their full HtH holds on to nothing afterwards.
    const fought = send(down, maul(['a'], '12'))
    expect(refused(fought, { ...keep })).toBe(`${hand}cannotAct`)
    expect(refused(fought, holdOn)).toBeNull()
  })

  it('CI-169: of two alike only the one that is held on to stays, and costs its own −4', () => {
    const sheet = { hm: 2, strAdj: 5, weapons: [axe, axe] }
    const twice = send(
      goingFor([wrestler('a', 14, sheet), b], [['a', 'b']]),
      ...[tag('a'), tackle(['a'])],
    )
    const second = [{ item: 'axe' as const, weapon: 1 }]
    expect(held(send(twice, { ...keep, kept: second }, close)).dropped).toEqual([0])
    const both = [{ item: 'axe' as const, weapon: 0 }, ...second]
    expect(held(send(twice, { ...keep, kept: both }, close)).dropped).toEqual([])
    expect(keptTerms(both).map(({ value }) => value)).toEqual([-4, -4])
  })

  const stooping = { way: 'walk', hexes: 0, action: 'pickUp' } as const
  const stoops = (table: Table) => {
    const next = until(table, 'fullDefence')
    const declared = declares(next, 'a', { kind: 'move', movement: stooping })
    return send(until(declared, 'moving'), close)
  }

  it('CI-231: is picked up one by one, the shield last', () => {
    const out = send(handToHand(begun()), escape(['a'], '9987'), close)
    const once = stoops(out)
    expect(held(once)).toEqual({ dropped: [], shieldReady: false })
    expect(held(stoops(once))).toEqual({ dropped: [], shieldReady: true })
  })

  it('CI-231: a weapon to parry with is ready once it is the one picked up, and no other before it', () => {
    const sheet = { weapons: [axe, axe], parryMode: 'weapon', parryWeapon: 1 }
    const fencer = wrestler('a', 14, { hm: 2, strAdj: 5, ...sheet })
    const tackled = send(goingFor([fencer, b], [['a', 'b']]), tag('a'), tackle(['a']))
    const out = send(handToHand(tackled), escape(['a'], '9987'), close)
    expect(held(out)).toEqual({ dropped: [0, 1], shieldReady: false })
    const once = stoops(out)
    expect(held(once)).toEqual({ dropped: [1], shieldReady: false })
    expect(held(stoops(once))).toEqual({ dropped: [], shieldReady: true })
  })
})

describe('CI-164 who is struck out by the side that comes first', () => {
  const struck = (state: object, how: object, ...dice: number[][]) =>
    struckOf(wrestler('b', 10, { db: 8, strAdj: 5 }, state), how, ...dice)
  const struckOf = (worn: Combatant, how: object, ...dice: number[][]) => {
    const start = send(goingFor([a, worn], [['a', 'b']]), keep, tag('a'), tackle(['a']))
    const hit = send(handToHand(start), maul(['a'], '27', how))
    return refused(send(hit, hurt(hit, hit.context.handToHand.serial, ...dice)), maul(['b'], '89'))
  }

  it('CI-166 by a dagger wound that drops him, though it does not stun', () => {
    expect(struck({ damage: 15 }, { weapon: 0 }, [5])).toBe(`${hand}cannotAct`)
    expect(struck({ damage: 15 }, { weapon: 0 }, [4])).toBeNull()
  })

  it('by fatigue beyond three times his hit points', () => {
    expect(struck({ tempFatigue: 54 }, {}, [5])).toBe(`${hand}cannotAct`)
    expect(struck({ tempFatigue: 54 }, {}, [4])).toBeNull()
  })

  it('CI-071 CI-192: by fatigue of all his hit points at once, though a berserker is not stunned', () => {
    const raging = wrestler('b', 4, { db: 8, strAdj: 5, pt: 5 }, { berserk: true })
    expect(struckOf(raging, {}, [5])).toBe(`${hand}cannotAct`)
    expect(struckOf(raging, {}, [4])).toBeNull()
  })

  it('is he alone, and not his companions', () => {
    const pairs: [string, string][] = [
      ['b', 'a'],
      ['c', 'a'],
    ]
    const strong = wrestler('a', 30, { strAdj: 9 })
    const both = [wrestler('b', 16, { hm: 9 }), wrestler('c', 10, { hm: 9 })]
    const start = goingFor([strong, ...both], pairs)
    const grappled = handToHand(send(start, tag('b'), tag('c'), tackle(['b', 'c'], '99999912')))
    expect(firstGrapple(grappled).first).toBe('b')
    const hit = send(grappled, maul(['a'], '67', { aim: { at: 'one', id: 'b' } }))
    const { serial, hits } = hit.context.handToHand
    const faces = Array<number[]>(hits[0]?.multiple ?? 0).fill([6, 6])
    const down = send(hit, hurt(hit, serial, ...faces))
    expect(refused(down, maul(['b'], '50'))).toBe(`${hand}cannotAct`)
    expect(refused(down, maul(['c'], '50'))).toBeNull()
  })
})

describe('CI-173 a blow that does nothing', () => {
  it('does not break off a pin', () => {
    const clad = wrestler('a', 10, { hm: 2, armor: { T: 3, C: 1 } })
    const grappled = handToHand(grappling(clad, b))
    const pinning = send(grappled, pin(['a'], 'b', '77'), maul(['b'], '50'))
    const { serial } = pinning.context.handToHand
    const soft = send(pinning, hurt(pinning, serial, [3]), close)
    expect(firstGrapple(soft).sides.a.pin).toEqual({ targetId: 'b', count: 1 })
    const hard = send(pinning, hurt(pinning, serial, [4]), close)
    expect(firstGrapple(hard).sides.a.pin).toBeNull()
  })
})

describe('CI-176 holding', () => {
  it('leaves no choice between equals', () => {
    const scene = sceneOf([wrestler('a', 10), wrestler('x', 10)])
    const holders = holdersOf(scene, grappleOf(['a'], ['x']), { side: 'a', who: ['a'] })
    expect(holders).toEqual([{ holderId: 'x', choices: [] }])
  })

  it('tells who got out', () => {
    const out = send(handToHand(grappling(b, c)), escape(['c'], '9970'))
    expect(out.told.find(({ kind }) => kind === 'grapple.escaped')?.about).toMatchObject([
      { id: 'c' },
    ])
  })
})

describe('CI-159 and CI-162: who tackles with whom', () => {
  it('is those of one target, and into a grapple one alone', () => {
    const d = wrestler('d', 10, { hm: 2 })
    const e = wrestler('e', 10, { hm: 2 })
    const start = goingFor(
      [a, b, c, d, e],
      [
        ['a', 'b'],
        ['c', 'b'],
        ['d', 'b'],
        ['e', 'c'],
      ],
    )
    const held = send(start, ...['a', 'c', 'd', 'e'].map((id) => tag(id)))
    expect(refused(held, tackle(['a', 'e']))).toBe(`${hand}oneTarget`)
    const grappled = send(held, tackle(['a']))
    expect(refused(grappled, tackle(['c', 'd']))).toBe(`${hand}joinAlone`)
    expect(refused(grappled, tackle(['c']))).toBeNull()
  })
})

describe('CI-168 leaving one of two out', () => {
  it('leaves the other', () => {
    const start = goingFor(
      [a, b, c],
      [
        ['a', 'b'],
        ['c', 'b'],
      ],
    )
    const grappled = send(start, tag('a'), tag('c'), tackle(['a', 'c']))
    const aim = { aim: { at: 'allBut', id: 'a' } }
    const hit = send(grappled, maul(['b'], '9970', aim))
    expect(hit.context.handToHand.hits[0]).toMatchObject({ candidates: ['c'], targetId: 'c' })
  })
})
