import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FightEvent } from '../../../../../src/rules/cold-iron/turn/events'
import {
  mountOf,
  mountsFor,
  riderOf,
} from '../../../../../src/rules/cold-iron/turn/movement/riding'
import { everyone } from '../../../../../src/rules/cold-iron/turn/core/fight'
import { declares, facing, pursues, refusedTo } from '../../moves-table'
import { fighter, force, kinds, refused, send, the, until, weapon, type Table } from '../../table'

const no = (key: string) => `coldIron.moves.refused.${key}`
const rides = (combatantId: string, mountId: string | null): FightEvent => ({
  type: 'ride',
  combatantId,
  mountId,
})
const hurts = (combatantId: string, points: number): FightEvent => ({
  type: 'damage',
  combatantId,
  points,
  kind: 'real',
})

const maro = fighter('maro', { maFull: 8, maHorse: 12, weapons: [weapon({ class: 'spear' })] })
const bay = fighter('bay', { maFull: 20, maBroken: 10, large: true, pt: 30 })
const foe = fighter('foe', {}, {}, 'foe')

/** Maro on the bay, and a foe who engages the horse. */
function riding(): Table {
  return send(facing([maro, bay, foe], ['foe', 'bay']), rides('maro', 'bay'))
}

const flight = { kind: 'move', movement: { way: 'flee', hexes: 20 } } as const
const out = { kind: 'move', movement: { way: 'flee', hexes: 20, out: true } } as const
const close = { type: 'step.close' } as const

describe('a rider and their mount', () => {
  it('CI-231: go as far as the mount goes, on good ground and on broken', () => {
    const far = (hexes: number, broken = false) =>
      ({ kind: 'move', movement: { way: 'flee', hexes, broken } }) as const
    expect(refusedTo(riding(), 'maro', far(20))).toBeNull()
    expect(refusedTo(riding(), 'maro', far(21))).toBe(no('tooFar'))
    expect(refusedTo(riding(), 'maro', far(11, true))).toBe(no('tooFar'))
    expect(refusedTo(send(riding(), rides('maro', null)), 'maro', far(9))).toBe(no('tooFar'))
  })

  it('CI-135: charge with two dice after a full move of the mount', () => {
    const charge = (hexes: number) =>
      ({
        kind: 'attack',
        targetId: 'foe',
        weapon: 0,
        movement: { way: 'charge', hexes },
      }) as const
    const free = send(riding(), { type: 'move.engage', from: 'foe', to: 'bay', engaged: false })
    expect(refusedTo(free, 'maro', charge(19))).toBe(no('noCharge'))
    expect(refusedTo(free, 'maro', charge(20))).toBeNull()
  })

  it('CI-101, CI-117: stand higher, and leave those on foot freely', () => {
    const fleeing = until(declares(riding(), 'maro', flight), 'moving')
    expect(the(fleeing, 'maro').state.mounted).toBe(true)
    expect(refused(fleeing, pursues('foe', 'maro', 'freeAttack'))).toContain('riderLeaves')
  })

  it('CI-116: whoever engages the mount engages the rider, and both get away together', () => {
    const fleeing = until(declares(riding(), 'maro', flight), 'moving')
    const away = send(fleeing, pursues('foe', 'maro', 'letGo'), close)
    expect(kinds(away)).toContain('move.fled')
    expect(away.context.moves.engagements).toEqual([])
  })

  it('CI-116: leave the fight together, and come back together', () => {
    const gone = send(until(declares(riding(), 'maro', out), 'moving'), close)
    expect([the(gone, 'maro').state.gone, the(gone, 'bay').state.gone]).toEqual([true, true])
    const back = send(gone, { type: 'return', combatantId: 'maro' })
    expect([the(back, 'maro').state.gone, the(back, 'bay').state.gone]).toEqual([false, false])
    expect(mountOf(back.context, the(back, 'maro'))?.id).toBe('bay')
    const taken = send(back, { type: 'leave', combatantId: 'maro' })
    expect(the(taken, 'bay').state.gone).toBe(true)
  })

  it('CI-231: the mount goes nowhere by itself', () => {
    expect(refusedTo(riding(), 'bay', flight)).toBe(no('ridden'))
    expect(refusedTo(riding(), 'bay', { kind: 'attack', targetId: 'foe', weapon: 0 })).toBeNull()
  })

  it('CI-060: one who is down parts them: the rider is on foot, the mount without a rider', () => {
    const fallen = send(riding(), hurts('bay', 30))
    expect(the(fallen, 'maro').state).toMatchObject({ mounted: false, mountId: null })
    expect(kinds(fallen).at(-1)).toBe('move.unseated')
    const struck = send(riding(), hurts('maro', 20))
    expect(riderOf(struck.context, 'bay')).toBeNull()
    expect(kinds(struck).at(-1)).toBe('move.riderless')
    const led = send(riding(), { type: 'leave', combatantId: 'bay' })
    expect(the(led, 'maro').state).toMatchObject({ mounted: false, gone: false })
    const set = send(riding(), {
      type: 'state.set',
      combatantId: 'maro',
      flags: { mounted: false },
    })
    expect(the(set, 'maro').state.mountId).toBeNull()
  })

  it('CI-108: only one at a time, and only on what is as large as a horse', () => {
    const tib = fighter('tib')
    const table = send(facing([maro, tib, bay, foe]), rides('maro', 'bay'))
    expect(refused(table, rides('tib', 'bay'))).toBe(no('ridden'))
    expect(refused(table, rides('tib', 'foe'))).toBe(no('noMount'))
    expect(refused(table, rides('bay', 'bay'))).toBe(no('noMount'))
    expect(refused(table, rides('maro', 'bay'))).toBe(no('ridesAlready'))
    expect(refused(table, rides('tib', null))).toBe(no('rides'))
    expect(mountsFor(table.context, the(table, 'maro')).map(({ id }) => id)).toEqual(['bay'])
    expect(mountsFor(table.context, the(table, 'tib'))).toEqual([])
  })

  it('CI-108: however they mount, fall, leave and return, each has one rider who is up', () => {
    const people = [
      ...['a', 'b'].map((id) => fighter(id)),
      ...['x', 'y'].map((id) => fighter(id, { large: true })),
    ]
    const id = fc.constantFrom('a', 'b', 'x', 'y')
    const event = fc.oneof(
      fc.record({
        type: fc.constant('ride' as const),
        combatantId: id,
        mountId: fc.option(id),
      }),
      fc.record({
        type: fc.constantFrom('leave' as const, 'return' as const, 'rouse' as const),
        combatantId: id,
      }),
      id.map((combatantId) => hurts(combatantId, 21)),
      id.map((combatantId): FightEvent => ({ type: 'heal', combatantId, points: 30 })),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let table = facing(people)
        for (const each of events) {
          if (refused(table, each) === null) table = force(table, each)
          const riders = everyone(table.context).filter(({ state }) => state.mountId !== null)
          const mounts = riders.map((rider) => mountOf(table.context, rider))
          expect(new Set(mounts.map((mount) => mount?.id)).size).toBe(riders.length)
          for (const [index, rider] of riders.entries()) {
            expect(rider.state.mounted).toBe(true)
            expect(mounts[index]?.sheet.large).toBe(true)
            expect(mounts[index]?.state.gone).toBe(rider.state.gone)
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})
