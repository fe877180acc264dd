import { describe, expect, it } from 'vitest'
import { attackPreview } from '../../../../src/rules/cold-iron/view/board'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { goingFor, tackle, tag } from '../grapple-table'
import { facing } from '../moves-table'
import { attack, fighter, kinds, refused, roll, send, until, type Table } from '../table'
import { told } from '../terms'

describe('CI-130 grabs that fumble', () => {
  const grabbing = () => goingFor([fighter('a', { hm: 2, maFull: 8 }), fighter('b')], [['a', 'b']])
  const rows = (table: Table) =>
    table.told.filter(({ kind }) => kind === 'fumble.row').map((fact) => fact.with?.['row'])

  it.each<[string, object, number, string[]]>([
    ['25', {}, 3, []],
    // Nobody is held yet who could break free (CI-177).
    ['049', {}, -3, []],
    ['049', { fullMove: true }, -7, ['slowedNextTurn', 'fallsAtFullMove']],
    ['27', { fullMove: true }, 0, ['slowedNextTurn']],
  ])('CI-130: %s with %j comes to %d', (digits, how, total, expected) => {
    const table = send(grabbing(), tag('a', digits, how))
    expect(table.told.find(({ kind }) => kind.startsWith('grapple.tag'))?.with?.['total']).toBe(
      total,
    )
    expect(rows(table)).toEqual(expected)
    expect(kinds(table).includes('grapple.fell')).toBe(expected.includes('fallsAtFullMove'))
  })

  it('CI-130: a full-speed grab at 0 or less halves the movement of the next turn', () => {
    const next = until(send(grabbing(), tag('a', '27', { fullMove: true })), 'movement')
    const go = (hexes: number) =>
      ({
        type: 'declare',
        combatantId: 'a',
        declaration: { kind: 'move', movement: { way: 'walk', hexes } },
      }) as const
    expect(next.context.moves.slowed).toEqual(['a'])
    expect(refused(next, go(4))).toBeNull()
    expect(refused(next, go(5))).toBe('coldIron.moves.refused.tooFar')
    expect(until(next, 'fullDefence').context.moves.slowed).toEqual([])
  })
})

describe('CI-182 parrying for others', () => {
  const cover = (combatantId: string, attackId = '1.a'): FightEvent => ({
    type: 'parry.cover',
    combatantId,
    attackId,
  })
  /** b lies on the ground; c and e stand by him. */
  const lying = (state: object = { onGround: true }, ownD = 9, helperD = 14) => {
    const people = [
      fighter('a'),
      fighter('b', { d: ownD }, state, 'foe'),
      fighter('c', { d: helperD }, {}, 'foe'),
      fighter('e', { d: 11 }, {}, 'foe'),
    ]
    const declared = send(until(facing(people), 'attacks'), attack('a', 'b'), attack('e', 'a'))
    return until(declared, 'normalWeapons')
  }

  it('CI-182: D less 4 and a third of each helper', () => {
    const table = send(lying(), cover('c'), cover('e'))
    expect(told(attackPreview(table, '1.a')?.defence ?? null)).toEqual([
      [9, 'CI-182'],
      [-4, 'CI-182'],
      [5, 'CI-182'],
      [4, 'CI-182'],
    ])
    expect(kinds(table).at(-1)).toBe('move.covered')
  })

  it.each([
    ['CI-182', undefined, [5]],
    ['CI-024', { kind: 'fullDefence' }, [6]],
    ['CI-137', { kind: 'attack', targetId: 'a', weapon: 0, option: 'doubleSwing' }, [3]],
  ] as const)(
    'CI-182, %s: a third of the parry as it is this turn',
    (_rule, declaration, thirds) => {
      const table = send(lying({ onGround: true }, 20), cover('c'))
      const { context } = table
      const declarations = { ...context.declarations, ...(declaration && { c: declaration }) }
      const changed = { ...table, context: { ...context, declarations } }
      const [, , ...others] = told(attackPreview(changed as typeof table, '1.a')?.defence ?? null)
      expect(others.map(([value]) => value)).toEqual(thirds)
    },
  )

  it('CI-022 CI-078: whoever parries for another has defended, and tires', () => {
    const fought = (table: Table) => table.context.combatants['c']?.state.fought
    const covered = send(lying(), cover('c'))
    expect(fought(covered)).toBe(false)
    expect(fought(send(covered, roll(covered, 'a', '12')))).toBe(true)
  })

  it('CI-182: a parry that betters nothing is told as well', () => {
    const alone = attackPreview(lying({ onGround: true }, 9, 1), '1.a')?.defence
    const covered = attackPreview(send(lying({ onGround: true }, 9, 1), cover('c')), '1.a')?.defence
    expect(told(covered ?? null)).toEqual([...told(alone ?? null), [0, 'CI-182']])
  })

  it('CI-182: in a grapple it adds to what is there', () => {
    const people = [
      fighter('a', { htH: 12, hm: 10 }, {}, 'foe'),
      fighter('b'),
      fighter('c'),
      fighter('d', {}, {}, 'foe'),
    ]
    const grappled = send(goingFor(people, [['a', 'b']]), tag('a'), tackle(['a']))
    const next = until(until(grappled, 'fullDefence'), 'attacks')
    const table = until(send(next, attack('d', 'b')), 'normalWeapons')
    const alone = attackPreview(table, '2.d')?.defence
    const covered = attackPreview(send(table, cover('c', '2.d')), '2.d')?.defence
    expect(told(covered ?? null)).toEqual([...told(alone ?? null), [5, 'CI-182'], [2, 'CI-182']])
    expect(refused(table, cover('a', '2.d'))).toBe('coldIron.moves.refused.notHisSide')
  })

  it('CI-182: once a turn, for his own side, before the blow, for one who is down', () => {
    const table = lying()
    const no = (key: string) => `coldIron.moves.refused.${key}`
    expect(refused(send(table, cover('c')), cover('c'))).toBe(no('onceParried'))
    expect(refused(table, cover('a', '1.e'))).toBe(no('notHisSide'))
    expect(refused(lying({}), cover('c'))).toBe(no('standsHimself'))
    expect(refused(table, cover('b'))).toBe(no('notHisSide'))
    expect(refused(send(table, roll(table, 'a', '12')), cover('c'))).toBe(no('noParry'))
    expect(refused(table, cover('c', '1.x'))).toBe('coldIron.refused.noAttack')
  })
})
