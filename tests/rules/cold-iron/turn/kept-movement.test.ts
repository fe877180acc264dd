import { describe, expect, it } from 'vitest'
import type { Declaration } from '../../../../src/rules/cold-iron/fight-model/declaration'
import {
  joinedBy,
  keptMovement,
} from '../../../../src/rules/cold-iron/view/declaring/kept-movement'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { repeatOf } from '../../../../src/rules/cold-iron/view/declaring/repeating'
import { declares, facing, says } from '../moves-table'
import { fighter, refused, send, until, weapon } from '../table'

const runner = fighter('a', { maFull: 8, maBroken: 4 })
const foe = fighter('x', {}, {}, 'foe')
const strike = { kind: 'attack', targetId: 'x', weapon: 0 } as const
const walk = (hexes: number) => ({ way: 'walk', hexes }) as const
const walks = (hexes: number): Declaration => ({ kind: 'move', movement: walk(hexes) })

describe('a movement that was declared before an attack', () => {
  const after = (moves: Declaration, ...pairs: [string, string][]) =>
    until(declares(facing([runner, foe], ...pairs), 'a', moves), 'attacks')

  it('CI-231: stays whole where half of the movement is enough for it', () => {
    expect(keptMovement(after(walks(4)), 'a', strike)).toEqual(walk(4))
  })

  it('CI-231: is as long as goes with the attack, and keeps where it goes', () => {
    const said = { ...walks(8), note: 'the bridge' } as Declaration
    expect(keptMovement(after(said), 'a', strike)).toEqual({ ...walk(4), note: 'the bridge' })
  })

  it('CI-231: is two hexes at the most with a shot from a bow', () => {
    const bow = weapon({ name: 'Bow', class: 'bow', missile: true })
    const archer = fighter('a', { hm: 5, maFull: 8, maBroken: 4, weapons: [bow] })
    const table = until(declares(facing([archer, foe]), 'a', walks(8)), 'attacks')
    expect(keptMovement(table, 'a', strike)).toEqual(walk(2))
  })

  it('CI-116, CI-231: does not stay where the two do not go together', () => {
    const flees: Declaration = { kind: 'move', movement: { way: 'flee', hexes: 8 } }
    expect(keptMovement(after(flees, ['x', 'a']), 'a', strike)).toBeNull()
  })

  it('CI-023: goes with what is declared again', () => {
    const first = send(until(facing([runner, foe]), 'attacks'), says('a', strike))
    const struck = send(until(first, 'normalWeapons'), { type: 'attack.pass', attackId: '1.a' })
    const second = declares(until(struck, 'fullDefence'), 'a', walks(3))
    const again = repeatOf(until(second, 'attacks'), 'a')
    expect(again?.event.declaration).toEqual({ ...strike, movement: walk(3) })
  })

  it('CI-135, CI-231: whoever may strike at the end of it is asked among the attacks, and nobody else', () => {
    const asked = (moves: Declaration) =>
      board(after(moves))
        .actors.filter(({ done }) => !done)
        .map(({ combatantId }) => combatantId)
    expect(asked(walks(4))).toEqual(['a', 'x'])
    expect(asked(walks(8))).toEqual(['x'])
    expect(asked({ kind: 'move', movement: { ...walk(2), out: true } })).toEqual(['x'])
    const spearman = fighter('a', { maFull: 8, weapons: [weapon({ class: 'spear' })] })
    const running = until(declares(facing([spearman, foe]), 'a', walks(8)), 'attacks')
    expect(board(running).actors[0]).toMatchObject({ combatantId: 'a', done: false })
    expect(keptMovement(running, 'a', strike)).toEqual({ way: 'charge', hexes: 8 })
    expect(
      refused(running, says('a', { ...strike, movement: { way: 'charge', hexes: 8 } })),
    ).toBeNull()
    const struck = send(after(walks(4)), says('a', { ...strike, movement: walk(4) }))
    expect(board(struck).actors[0]).toMatchObject({ combatantId: 'a', done: true })
  })

  it('CI-023: is none where none was declared', () => {
    const waiting = until(facing([runner, foe]), 'attacks')
    expect(keptMovement(waiting, 'a', strike)).toBeNull()
  })
})

describe('a movement that is declared after something else', () => {
  it('CI-231: goes with the attack as far as half of it, and takes its place beyond', () => {
    const struck = send(until(facing([runner, foe]), 'attacks'), says('a', strike))
    expect(joinedBy(struck, 'a', walk(4))).toEqual({ ...strike, movement: walk(4) })
    expect(joinedBy(struck, 'a', walk(5))).toBeNull()
  })

  it('CI-024: goes with full defence for two hexes, which stays that of the first step', () => {
    const guarding = declares(facing([runner, foe]), 'a', { kind: 'fullDefence' })
    const moving = until(guarding, 'movement')
    const joined = joinedBy(moving, 'a', walk(2))
    expect(joined).toEqual({ kind: 'fullDefence', movement: walk(2) })
    expect(joinedBy(moving, 'a', walk(3))).toBeNull()
    const { context } = send(moving, says('a', joined ?? { kind: 'wait' }))
    expect(context.declarations['a']).toMatchObject({ kind: 'fullDefence', answer: false })
  })

  it('CI-024: full defence is declared by nobody else after the first step', () => {
    const moving = until(facing([runner, foe]), 'movement')
    expect(refused(moving, says('a', { kind: 'fullDefence' }))).toBe(
      'coldIron.refused.fullDefenceFirst',
    )
  })
})
