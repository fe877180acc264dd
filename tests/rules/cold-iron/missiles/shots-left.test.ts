import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carry } from '../../../../src/rules/cold-iron/aftermath/carried'
import { readFigures } from '../../../../src/rules/cold-iron/aftermath/figures'
import { recovery } from '../../../../src/rules/cold-iron/aftermath/recovery'
import { combat } from '../../../../src/rules/cold-iron/combat'
import { enterFight } from '../../../../src/rules/cold-iron/combatant/combatant'
import { shotsLeftOf } from '../../../../src/rules/cold-iron/combatant/shooting'
import { fightEventSchema, type FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { labelOf } from '../../../../src/rules/cold-iron/turn/journal/label'
import { missilesOf } from '../../../../src/rules/cold-iron/view/body/gear-lines'
import {
  begun,
  fighter,
  force,
  refused,
  roll,
  send,
  the,
  until,
  weapon,
  type Table,
} from '../table'
import { hasWords } from '../words'

const bow = {
  name: 'Bow',
  class: 'bow',
  missile: true,
  rangeRow: 'hunters-bow',
  ammo: 'arrow',
} as const
const javelin = { name: 'Javelin', class: 'thrown', missile: true } as const

function archers(given: object, state: object = {}): Table {
  const shooter = { hm: 12, weapons: [weapon(given), weapon()] }
  return begun(fighter('a', shooter, state), fighter('b', { dm: 30 }))
}

const stock = (left: number | null, index = 0): FightEvent => ({
  ...{ type: 'gear.stock', combatantId: 'a', weapon: index, left },
})
const find = (lost: number, ...rolls: number[]): FightEvent => ({
  ...{ type: 'gear.gather', combatantId: 'a', weapon: 0, lost, rolls, typed: true },
})
const shoot = (override = false): FightEvent =>
  fightEventSchema.parse({
    type: 'declare',
    combatantId: 'a',
    declaration: { kind: 'attack', targetId: 'b', weapon: 0 },
    ...(override && { override }),
  })
const load: FightEvent = {
  type: 'declare',
  combatantId: 'a',
  declaration: { kind: 'wait', loads: 0 },
}
/** One shot, which misses, and on to the next turn. */
function shot(table: Table, override = false): Table {
  const aimed = until(send(until(table, 'attacks'), shoot(override)), 'missiles')
  return until(send(aimed, roll(aimed, 'a', '15')), 'fullDefence')
}
const left = (table: Table) => shotsLeftOf(the(table, 'a'), 0)
const loosed = (table: Table) => the(table, 'a').state.loosed[0] ?? 0
const last = (table: Table) => table.told.findLast(({ kind }) => kind.startsWith('item.'))

describe('CI-147: shots that are counted', () => {
  it('a shot takes one, and is told', () => {
    const once = shot(archers({ ...bow, shotsCarried: 20 }))
    expect([left(once), loosed(once)]).toEqual([19, 1])
    expect(last(once)).toMatchObject({
      kind: 'item.left',
      about: [{ id: 'a' }],
      with: { weapon: 'Bow', count: 19 },
    })
    expect(left(shot(once))).toBe(18)
  })

  it('the shot of an attack that was let go stays', () => {
    const aimed = until(
      send(until(archers({ ...bow, shotsCarried: 20 }), 'attacks'), shoot()),
      'missiles',
    )
    const kept = send(aimed, { type: 'attack.pass', attackId: `${aimed.context.turn}.a` })
    expect(left(until(kept, 'fullDefence'))).toBe(20)
  })

  it('what nobody counts is not counted', () => {
    const once = shot(archers(bow))
    expect([left(once), loosed(once)]).toEqual([null, 1])
    expect(once.told.some(({ kind }) => kind === 'item.left')).toBe(false)
    const thrown = shot(archers(javelin))
    expect([left(thrown), loosed(thrown), the(thrown, 'a').state.shotsLeft]).toEqual([null, 0, {}])
  })

  it('an empty quiver neither shoots nor is made ready, unless the game master says so', () => {
    const empty = shot(archers({ ...bow, shotsCarried: 1 }))
    expect(left(empty)).toBe(0)
    const declaring = until(empty, 'attacks')
    expect(refused(declaring, shoot())).toBe('coldIron.missiles.refused.empty')
    expect(refused(declaring, load)).toBe('coldIron.missiles.refused.empty')
    const sword = { kind: 'attack', targetId: 'b', weapon: 1 } as const
    expect(refused(declaring, { ...load, declaration: sword })).toBeNull()
    const anyway = shot(empty, true)
    expect([left(anyway), loosed(anyway)]).toEqual([0, 2])
  })

  it.each([
    [0, [5, 6], 19, 1],
    [1, [6], 19, 0],
    [1, [5], 18, 1],
    [2, [], 18, 0],
  ] as const)('of two arrows %i are lost, rolls are %j: %i left', (lost, rolls, now, broken) => {
    const twice = shot(shot(archers({ ...bow, shotsCarried: 20 })))
    const found = send(twice, find(lost, ...rolls))
    expect([left(found), loosed(found)]).toEqual([now, 0])
    const told = (kind: string) => found.told.find((fact) => fact.kind === kind)?.with
    expect(told('item.lost')?.['count'] ?? 0).toBe(lost)
    const gathered = { weapon: 'Bow', broken, count: rolls.length }
    expect(told('item.gathered')).toEqual(rolls.length > 0 ? gathered : undefined)
  })

  it('no more are lost than were loosed, and each that is found has its roll', () => {
    const twice = shot(shot(archers({ ...bow, shotsCarried: 20 })))
    expect(refused(twice, find(3))).toBe('coldIron.missiles.refused.lost')
    expect(refused(twice, find(1))).toBe('coldIron.missiles.refused.rolls')
    expect(refused(twice, find(1, 50, 50))).toBe('coldIron.missiles.refused.rolls')
    expect(refused(send(twice, find(2)), find(0))).toBe('coldIron.missiles.refused.nothingLoosed')
  })

  it('looks for a hundred at once, and for the rest after that', () => {
    const many = archers({ ...bow, shotsCarried: 9 }, { loosed: [120] })
    const hundred = Array.from({ length: 100 }, () => 99)
    const found = send(many, find(0, ...hundred))
    expect([left(found), loosed(found)]).toEqual([109, 20])
  })

  it('what is thrown does not break and has no roll', () => {
    const thrown = shot(shot(archers({ ...javelin, shotsCarried: 3 })))
    expect([left(thrown), loosed(thrown)]).toEqual([1, 2])
    expect(refused(thrown, find(0, 1, 1))).toBe('coldIron.missiles.refused.rolls')
    const found = send(thrown, find(1))
    expect([left(found), loosed(found)]).toEqual([2, 0])
  })

  it('the game master counts them at any time, and leaves off counting', () => {
    const counted = send(archers(bow), stock(12))
    expect(left(counted)).toBe(12)
    expect(last(counted)).toMatchObject({ kind: 'item.left', with: { count: 12 } })
    const uncounted = send(counted, stock(null))
    expect([left(uncounted), last(uncounted)?.kind]).toEqual([null, 'item.uncounted'])
    const listed = send(archers({ ...bow, shotsCarried: 20 }), stock(3), stock(null))
    expect([left(listed), last(listed)?.with?.['count']]).toEqual([20, 20])
    expect(the(listed, 'a').state.shotsLeft).toEqual({})
    expect(refused(listed, stock(3, 1))).toBe('coldIron.missiles.refused.noShots')
    expect(refused(listed, stock(3, 7))).toBe('coldIron.refused.noWeapon')
    expect(hasWords(labelOf(stock(3), () => 'A').key)).toBe(true)
  })

  it('stand on the card of whoever shoots or throws', () => {
    const lines = (given: object) => missilesOf(the(archers(given), 'a'))
    expect(lines({ ...bow, shotsCarried: 20 })).toMatchObject([{ left: 20 }])
    expect(lines(javelin)).toMatchObject([{ left: null, readiness: 'normal', wanted: 0 }])
    expect(lines({})).toEqual([])
  })
})

describe('shots between fights', () => {
  it('what is left is carried, what was not looked for is not', () => {
    const twice = shot(shot(archers({ ...bow, shotsCarried: 20 })))
    const carried = carry(the(twice, 'a'))
    expect(carried).toMatchObject({ shotsLeft: { 0: 18 } })
    const next = archers({ ...bow, shotsCarried: 20 }, enterFight(carried ?? {}))
    expect([left(next), loosed(next)]).toEqual([18, 0])
    const found = carry(the(send(twice, find(0, 99, 99)), 'a'))
    expect(found?.shotsLeft ?? {}).toEqual({})
  })

  it('are as on the sheet again where the game master says so', () => {
    const state = carry(the(shot(archers({ ...bow, shotsCarried: 20 })), 'a'))
    expect(readFigures(state).shotsUsed).toBe(1)
    const sheet = { weapons: [{ ...bow, shotsCarried: 20 }] }
    const person = { id: 'a', name: 'A', sheet: combat.sheetFrom(sheet), state }
    const rulings = { settings: {}, charts: {} }
    const filled = recovery.set(person, { shotsUsed: 0 }, rulings)
    expect(filled).toMatchObject({ changes: [{ figure: 'shotsUsed', from: 1, to: 0 }] })
    expect(
      'state' in filled && filled.state && 'shotsLeft' in filled.state
        ? filled.state.shotsLeft
        : {},
    ).toEqual({})
  })
})

const step = fc.oneof(
  fc.record({ do: fc.constant('shoot' as const), override: fc.boolean() }),
  fc.record({
    do: fc.constant('find' as const),
    lost: fc.nat(4),
    hundred: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({
    do: fc.constant('stock' as const),
    left: fc.option(fc.nat(3)),
  }),
)

describe('over any walk of shots', () => {
  it('the count is never below 0, and no shot comes from nowhere', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.array(step, { maxLength: 12 }), (shotsCarried, steps) => {
        let table = archers({ ...bow, shotsCarried })
        /** Shots there are in all: in the quiver, and lying about. */
        let all = shotsCarried
        for (const each of steps) {
          const before = left(table) ?? 0
          if (each.do === 'shoot') {
            const isEmpty = refused(until(table, 'attacks'), shoot()) !== null
            expect(isEmpty).toBe(before === 0)
            if (isEmpty && !each.override) continue
            table = shot(table, each.override)
            if (isEmpty) all++
          } else if (each.do === 'find') {
            const lost = Math.min(each.lost, loosed(table))
            const rolls = Array.from({ length: loosed(table) - lost }, () => each.hundred)
            const event = find(lost, ...rolls)
            if (refused(table, event) !== null) continue
            table = send(table, event)
            all -= lost + (each.hundred <= 5 ? rolls.length : 0)
          } else {
            table = force(table, stock(each.left))
            all += (each.left ?? shotsCarried) - before
          }
          expect(left(table)).toBeGreaterThanOrEqual(0)
          expect((left(table) ?? 0) + loosed(table)).toBe(all)
        }
      }),
      { numRuns: 60, seed: 2026 },
    )
  })
})
