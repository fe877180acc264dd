import { describe, expect, it } from 'vitest'
import { board } from '../../../../../src/rules/cold-iron/view/board'
import { gearOf } from '../../../../../src/rules/cold-iron/view/body/gear-lines'
import type { Declaration } from '../../../../../src/rules/cold-iron/fight-model/declaration'
import { parryHelpers } from '../../../../../src/rules/cold-iron/view/declaring/helpers'
import { withoutDeclarations } from '../../../../../src/rules/cold-iron/view/declaring/hidden'
import { leansOn, moversOn, reachersFor } from '../../../../../src/rules/cold-iron/view/movers'
import {
  adjustChoices,
  prospectOf,
  wayChoices,
} from '../../../../../src/rules/cold-iron/view/odds/prospects'
import { declares, facing, says } from '../../moves-table'
import { attack, fighter, gather, refused, send, until, weapon } from '../../table'

const no = (key: string) => `coldIron.moves.refused.${key}`
const foe = (id: string, sheet: object = {}, state: object = {}) => fighter(id, sheet, state, 'foe')
const walk = (hexes: number) => ({ kind: 'move', movement: { way: 'walk', hexes } }) as const

/** R runs as many hexes by A and B, his foes, and C, who is of his side; C has said nothing more. */
function running(hexes = 8, state: object = {}) {
  const people = [fighter('a'), fighter('b'), foe('r', { maFull: 8 }, state), foe('c')]
  return until(declares(facing(people), 'r', walk(hexes)), 'moving')
}

describe('who moves, and what can still be said of it', () => {
  it('CI-028: somebody under way may go otherwise, one who said no way may not', () => {
    const declared = declares(
      declares(facing([fighter('a'), foe('r', { maFull: 8 })]), 'r', walk(8)),
      'a',
      {
        kind: 'move',
      },
    )
    const movers = moversOn(until(declared, 'moving'))
    expect(
      movers.map(({ combatantId, movement, fixed }) => [combatantId, movement, fixed?.key]),
    ).toEqual([
      ['a', null, no('notMoving')],
      ['r', { way: 'walk', hexes: 8 }, undefined],
    ])
    expect(moversOn(until(declared, 'attacks')).every(({ fixed }) => fixed !== null)).toBe(true)
  })

  it('CI-187: one hex is no run, two are', () => {
    const passing = (hexes: number) => moversOn(running(hexes))[0]?.passing?.key
    expect(passing(1)).toBe(no('noRunner'))
    expect(passing(2)).toBeUndefined()
  })

  it('CI-187: his foes come first, and whoever has acted says so', () => {
    const reachers = (table: ReturnType<typeof running>) =>
      reachersFor(table, 'r').map(({ combatantId, refusal }) => [combatantId, refusal?.key])
    expect(reachers(running())).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['c', undefined],
    ])
    const trip = { type: 'move.trip', combatantId: 'a', runnerId: 'r', roll: '022' } as const
    expect(reachers(send(running(), { ...trip, typed: true }))[0]).toEqual(['a', no('acted')])
    const gone = send(running(), { type: 'leave', combatantId: 'b' })
    expect(reachers(gone).map(([id]) => id)).toEqual(['a', 'c'])
  })

  it('CI-028: other ways are judged as the change they are', () => {
    const table = running()
    const refusals = new Map(
      adjustChoices(table, 'r').map(({ way, refusal }) => [way, refusal?.key]),
    )
    expect(refusals.get('flee')).toBeUndefined()
    expect(refusals.get('charge')).toBe(no('way'))
    expect(refusals.get('through')).toBe(no('begun'))
    expect(adjustChoices(table, 'a')).toEqual([])
    const early = wayChoices(table, 'r', { kind: 'move' })
    expect(early.every(({ refusal }) => refusal !== null)).toBe(true)
  })
})

describe('who is heard in step 6', () => {
  it('CI-017: those who move, done when they no longer can', () => {
    const seen = (table: ReturnType<typeof running>) =>
      board(table).actors.map(({ combatantId, done }) => [combatantId, done])
    const table = running()
    expect(seen(table)).toEqual([['r', false]])
    const senseless = { type: 'damage', combatantId: 'r', points: 25, kind: 'real' } as const
    expect(seen(send(table, senseless))).toEqual([['r', true]])
  })

  it('CI-187: who has fled or charged trips nobody any more', () => {
    const busy = (movement: object) => {
      const people = [fighter('a'), fighter('b'), foe('r', { maFull: 8 }), foe('c')]
      const gone = { kind: 'move', movement } as never
      const table = declares(
        declares(facing(people, ['a', 'c'], ['c', 'a']), 'r', walk(8)),
        'a',
        gone,
      )
      const trip = { combatantId: 'a', runnerId: 'r', roll: '50', typed: true } as const
      return refused(until(table, 'moving'), { type: 'move.trip', ...trip })
    }
    expect(busy({ way: 'flee', hexes: 2 })).toBe(no('acted'))
    expect(busy({ way: 'walk', hexes: 1 })).toBeNull()
  })
})

describe('CI-185 shields in a collision', () => {
  const leans = (charger: object, defender: object, state: object = {}) =>
    leansOn(gather(fighter('a', charger, state), foe('b', defender)).context, 'a', 'b')

  it('CI-185: half the D of each, rounded up', () => {
    expect(leans({ shieldD: 4 }, { shieldD: 5 })).toEqual({
      charger: { most: 2, refusal: null },
      defender: { most: 3, refusal: null },
    })
  })

  it('CI-185: none between two sizes, and none without a shield at hand', () => {
    const apart = leans({ shieldD: 4, large: true }, { shieldD: 5 })
    expect(apart?.charger).toMatchObject({ most: 0, refusal: { key: no('otherSize') } })
    expect(apart?.defender).toMatchObject({ most: 0, refusal: { key: no('otherSize') } })
    const bare = leans({ shieldD: 4 }, { shieldD: 5 }, { shieldReady: false })
    expect(bare?.charger).toMatchObject({ most: 0, refusal: { key: no('noShieldToLean') } })
    expect(bare?.defender.most).toBe(3)
    expect(leansOn(gather(fighter('a')).context, 'a', 'nobody')).toBeNull()
  })
})

describe('CI-182 who parries for another', () => {
  function struck(state: object, weapons: object[] = [weapon()]) {
    const people = [
      fighter('a', { weapons, hm: 8 }),
      foe('x', {}, state),
      foe('y'),
      foe('z', { parryMode: 'none' }),
    ]
    const declaring = until(send(gather(...people), { type: 'fight.begin' }), 'attacks')
    const declared = send(declaring, attack('a', 'x'))
    return until(
      declared,
      weapons[0] && 'missile' in weapons[0] && weapons[0].missile ? 'missiles' : 'normalWeapons',
    )
  }

  it('CI-182: those of his side, each with why he cannot', () => {
    const helpers = parryHelpers(struck({ onGround: true }), '1.a')
    expect(helpers.map(({ combatantId, refusal }) => [combatantId, refusal?.key])).toEqual([
      ['y', undefined],
      ['z', no('cannotParry')],
    ])
  })

  it('CI-116, CI-182: who only dodges, lies or grapples hears that, and not that nothing is at hand', () => {
    const reasonOf = (state: object, declaration: Declaration | null) => {
      const people = [
        fighter('a', { hm: 8 }),
        foe('x', {}, { onGround: true }),
        foe('y', {}, state),
      ]
      const moving = until(send(gather(...people), { type: 'fight.begin' }), 'movement')
      const said = declaration ? send(moving, says('y', declaration)) : moving
      const table = until(send(until(said, 'attacks'), attack('a', 'x')), 'normalWeapons')
      return parryHelpers(table, '1.a').find(({ combatantId }) => combatantId === 'y')?.refusal?.key
    }
    const flees: Declaration = { kind: 'move', movement: { way: 'flee', hexes: 4 } }
    expect(reasonOf({}, flees)).toBe(no('onlyDodges'))
    expect(reasonOf({ dodgeTurn: 1 }, null)).toBe(no('onlyDodges'))
    expect(reasonOf({ onGround: true }, null)).toBe(no('parriesLying'))
    expect(reasonOf({ shieldReady: false }, null)).toBe(no('cannotParry'))
  })

  it('CI-182: nobody for one who stands, and nobody against a shot', () => {
    expect(parryHelpers(struck({}), '1.a')).toEqual([])
    const bow = weapon({ name: 'Bow', class: 'bow', missile: true })
    expect(parryHelpers(struck({ onGround: true }, [bow]), '1.a')).toEqual([])
    expect(parryHelpers(struck({ onGround: true }), 'nobody')).toEqual([])
  })
})

describe('what somebody carries', () => {
  it('CI-216: everything whose wear is followed, with what it has taken', () => {
    const sheet = {
      shield: { name: 'Round shield', hp: 12 },
      weapons: [weapon({ hp: 0 }), weapon({ name: 'Axe', hp: 9 })],
    }
    const worn = fighter('a', sheet, { shieldDamage: 3, weaponDamage: [0, 9] })
    expect(gearOf(worn)).toEqual([
      { item: 'shield', name: 'Round shield', hp: 12, damage: 3 },
      { item: 1, name: 'Axe', hp: 9, damage: 9 },
    ])
    expect(gearOf(fighter('b'))).toEqual([])
  })
})

describe('declarations nobody may see yet', () => {
  it('CI-026: do not tell by the odds', () => {
    const people = [fighter('a'), foe('x')]
    const begun = send(gather(...people), { type: 'fight.begin' })
    const guarded = until(send(begun, says('x', { kind: 'fullDefence' })), 'attacks')
    const plain = until(begun, 'attacks')
    const defence = (table: Parameters<typeof prospectOf>[0]) =>
      prospectOf(table, 'a', { kind: 'attack', targetId: 'x', weapon: 0 })?.defence.total
    expect(defence(guarded)).toBeGreaterThan(defence(plain) ?? 0)
    expect(defence(withoutDeclarations(guarded, ['x', 'a']))).toBe(defence(plain))
    expect(withoutDeclarations(plain, ['x'])).toEqual({
      value: plain.value,
      context: plain.context,
    })
  })
})
