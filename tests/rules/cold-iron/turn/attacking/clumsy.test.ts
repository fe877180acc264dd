import { describe, expect, it } from 'vitest'
import { bodyNotes } from '../../../../../src/rules/cold-iron/view/body/body-notes'
import { board, attackPreview } from '../../../../../src/rules/cold-iron/view/board'
import { declareForAll } from '../../../../../src/rules/cold-iron/view/declaring/bulk'
import {
  attack,
  attacksDeclared,
  fighter,
  gather,
  kinds,
  refused,
  roll,
  send,
  the,
  until,
  weapon,
} from '../../table'

const sword = weapon({ name: 'Sword' })
const dagger = weapon({ name: 'Dagger', reach: 'short' })
/** A fight in which a's sword comes to just this total, with the digits 030 (-13). */
const fumbling = (total: number, sheet: object = {}) =>
  attacksDeclared(
    gather(
      fighter('a', { h: total + 13, weapons: [sword], ...sheet }, {}, 'foe'),
      fighter('b', { d: 40 }),
    ),
    'normalWeapons',
    ['a', 'b'],
  )
const fumbled = (total: number, sheet: object = {}) => {
  const table = fumbling(total, sheet)
  return send(table, roll(table, 'a', '030'), { type: 'step.close' })
}
const nextTurn = (total: number, sheet: object = {}) => until(fumbled(total, sheet), 'attacks')
const noted = (table: ReturnType<typeof fumbling>) =>
  bodyNotes(the(table, 'a'))
    .filter(({ isGrave }) => isGrave)
    .map(({ id }) => id)

describe('CI-130: what a fumble does to the weapon', () => {
  const solid = { weapons: [weapon({ name: 'Sword', dice: '1d6', hp: 60 })] }
  const clumsy = (total: number, sheet: object = solid) => {
    const table = fumbling(total, sheet)
    return send(table, roll(table, 'a', '030'))
  }
  const crit = (digits: string) =>
    ({ type: 'attack.wearCrit', attackId: '1.a', roll: digits, typed: true }) as const
  const dice = (...faces: number[]) =>
    ({ type: 'attack.wear', attackId: '1.a', dice: faces, typed: true }) as const
  const wanted = (table: ReturnType<typeof fumbling>) => board(table).queue[0]?.wear?.fumble
  const taken = (table: ReturnType<typeof fumbling>) =>
    the(send(table, { type: 'step.close' }), 'a').state.weaponDamage[0]

  it('is asked for: how hard first (CI-126), then so many damage rolls', () => {
    const now = clumsy(-7)
    expect(wanted(now)).toEqual({ multiple: null, rolls: 1 })
    expect(refused(now, { type: 'step.close' })).toBe('coldIron.refused.attacksOpen')
    expect(refused(now, dice(4))).toBe('coldIron.refused.critFirst')
    expect(refused(now, crit('9'))).toMatch(/roll/)
    // A chance of +5 is triple where nothing protects.
    const rolled = send(now, crit('77'))
    expect(wanted(rolled)).toEqual({ multiple: 3, rolls: 3 })
    expect(refused(rolled, crit('77'))).toBe('coldIron.refused.attack.needsWear')
    expect(refused(rolled, dice(4))).toBe('coldIron.refused.dice')
    expect(taken(send(rolled, dice(4, 5, 6)))).toBe(15)
  })

  it('is twenty times its damage where it breaks, and five times more for each random crit', () => {
    const broken = send(clumsy(-12), crit('50'), dice(2))
    expect(taken(broken)).toBe(40)
    expect(taken(send(clumsy(-12), crit('67'), dice(2)))).toBe(50)
    expect(kinds(send(clumsy(-12), crit('67'), dice(3), { type: 'step.close' }))).toContain(
      'item.destroyed',
    )
  })

  it('is none of a weapon whose wear nobody follows, and may be left out', () => {
    expect(wanted(clumsy(-7, {}))).toBeUndefined()
    const left = send(clumsy(-7), { type: 'attack.pass', attackId: '1.a' })
    expect(kinds(left).at(-1)).toBe('wear.fumbleLeftOut')
    expect(taken(left) ?? 0).toBe(0)
  })
})

describe('what a fumble makes of whoever fumbles', () => {
  it('CI-130: no action next turn holds for declarations of one and of many, and is shown', () => {
    const table = nextTurn(-8)
    expect(table.context.turn).toBe(2)
    expect(noted(table)).toEqual(['idle'])
    expect(refused(table, attack('a', 'b'))).toBe('coldIron.refused.fumbled')
    const plan = { kind: 'attack', targets: ['b'] } as const
    expect(declareForAll(table, ['a'], plan)).toEqual([])
    expect(board(table).actors.map(({ combatantId }) => combatantId)).not.toContain('a')
  })

  it('CI-130: it is over in the turn after', () => {
    const later = until(until(nextTurn(-8), 'upkeep'), 'attacks')
    expect(later.context.turn).toBe(3)
    expect(noted(later)).toEqual([])
    expect(refused(later, attack('a', 'b'))).toBeNull()
  })

  it('CI-130: the game master may allow it all the same', () => {
    const event = { ...attack('a', 'b'), override: true }
    expect(refused(nextTurn(-8), event as ReturnType<typeof attack>)).toBeNull()
  })

  it('CI-017, CI-130: it waits for the step to close', () => {
    const table = fumbling(-10)
    const rolled = send(table, roll(table, 'a', '030'))
    expect(the(rolled, 'a').state).toMatchObject({ dropped: [], idleTurn: null })
    expect(the(fumbled(-10), 'a').state).toMatchObject({ dropped: [0], idleTurn: 2 })
  })

  it('CI-130: a weapon that was dropped strikes nobody until it is picked up; another does', () => {
    const table = until(until(nextTurn(-10, { weapons: [sword, dagger] }), 'upkeep'), 'attacks')
    expect(noted(table)).toEqual(['dropped0'])
    expect(refused(table, attack('a', 'b'))).toBe('coldIron.refused.dropped')
    const [all] = declareForAll(table, ['a'], { kind: 'attack', targets: ['b'] })
    expect(all?.declaration).toMatchObject({ weapon: 1 })
    const taken = send(table, { type: 'gear.hold', combatantId: 'a', weapon: 0, held: true })
    expect(kinds(taken).at(-1)).toBe('item.takenUp')
    expect(refused(taken, attack('a', 'b'))).toBeNull()
  })

  it('CI-130, CI-231: one move picks it up', () => {
    const moving = until(until(nextTurn(-11), 'upkeep'), 'movement')
    const movement = { way: 'walk', hexes: 0, action: 'pickUp' } as const
    const stooping = send(moving, {
      type: 'declare',
      combatantId: 'a',
      declaration: { kind: 'move', movement },
    })
    const after = until(stooping, 'earlySpells')
    expect(the(after, 'a').state.dropped).toEqual([])
    expect(kinds(after)).toContain('item.takenUp')
  })

  it('CI-130: what one parries with is not ready once it is dropped', () => {
    const table = nextTurn(-10, { parryMode: 'weapon', d: 9, db: 2 })
    const struck = until(send(table, attack('b', 'a')), 'normalWeapons')
    expect(attackPreview(struck, '2.b')?.defence).toMatchObject({ means: 'dodge' })
  })

  it('CI-130: after some fumbles one only dodges for a turn', () => {
    const table = nextTurn(-6, { d: 9, db: 2 })
    expect(noted(table)).toEqual(['dodge'])
    const struck = until(send(table, attack('b', 'a')), 'normalWeapons')
    expect(attackPreview(struck, '2.b')?.defence).toMatchObject({ means: 'dodge' })
    expect(refused(table, attack('a', 'b'))).toBeNull()
  })

  it('CI-130: a fall leaves them on the ground; claws are never dropped', () => {
    expect(the(fumbled(-15), 'a').state.onGround).toBe(true)
    const claws = { weapons: [weapon({ name: 'Claws', class: 'natural' })] }
    expect(the(fumbled(-10, claws), 'a').state.dropped).toEqual([])
  })

  it('CI-130: by hand a weapon is let fall once, and held once', () => {
    const table = gather(fighter('a', { weapons: [sword] }), fighter('b'))
    const hold = (held: boolean, index = 0) =>
      ({ type: 'gear.hold', combatantId: 'a', weapon: index, held }) as const
    expect(refused(table, hold(true))).toBe('coldIron.refused.held')
    expect(refused(table, hold(false, 4))).toBe('coldIron.refused.noWeapon')
    const bare = send(table, hold(false))
    expect(kinds(bare)).toEqual(['item.dropped'])
    expect(refused(bare, hold(false))).toBe('coldIron.refused.dropped')
  })
})
