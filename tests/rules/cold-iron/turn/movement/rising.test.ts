import { describe, expect, it } from 'vitest'
import type { Movement } from '../../../../../src/rules/cold-iron/fight-model/movement'
import { declares, facing, refusedTo } from '../../moves-table'
import { attackPreview } from '../../../../../src/rules/cold-iron/view/board'
import { attack, fighter, kinds, send, the, until } from '../../table'
import { hasWords } from '../../words'

const lying = { onGround: true, inCovers: true, helmetOn: false }
const camp = (state: object = lying, sheet: object = {}) =>
  facing([
    fighter('a', { maFull: 8, armor: { T: 4, C: 2 }, ...sheet }, state),
    fighter('b', {}, {}, 'foe'),
  ])
const rises = (...rising: NonNullable<Movement['rising']>) =>
  ({ kind: 'move', movement: { way: 'walk', hexes: 0, action: 'wakeUp', rising } }) as const

describe('CI-051: getting up in play', () => {
  it('takes half a turn each: out of the covers and to the feet', () => {
    const up = until(declares(camp(), 'a', rises('leaveCovers', 'standUp')), 'earlySpells')
    expect(the(up, 'a').state).toMatchObject({ inCovers: false, onGround: false, helmetOn: false })
    expect(kinds(up).filter((kind) => kind === 'move.rose')).toHaveLength(2)
    expect(kinds(up)).not.toContain('move.stopped')
    expect(hasWords('fact.move.rose')).toBe(true)
  })

  it('a helmet goes on in place of one of the two', () => {
    const out = until(declares(camp(), 'a', rises('leaveCovers', 'donHelmet')), 'earlySpells')
    expect(the(out, 'a').state).toMatchObject({ inCovers: false, onGround: true, helmetOn: true })
  })

  it.each([
    [lying, rises('standUp'), 'inCovers'],
    [{ onGround: true }, rises('standUp', 'donHelmet'), 'helmetOn'],
    [{ onGround: true, helmetOn: false }, rises('readyWeapon'), 'onGround'],
    [{}, rises('standUp'), 'standing'],
  ] as const)('of %j not %j: %s', (state, declaration, why) => {
    expect(refusedTo(camp(state), 'a', declaration)).toBe(`coldIron.alertness.refused.${why}`)
  })

  it('CI-231: who stands up with a weapon made ready parries with it at -10 this turn', () => {
    const standing = {
      kind: 'move',
      movement: { way: 'walk', hexes: 0, action: 'standUpReady' },
    } as const
    const sheet = { parryMode: 'weapon', d: 20, db: 6 }
    const table = declares(camp({ onGround: true, shieldReady: false }, sheet), 'a', standing)
    const struck = send(until(table, 'attacks'), attack('b', 'a'))
    expect(attackPreview(struck, '1.b')?.defence.total).toBe(10)
    const up = the(until(struck, 'earlySpells'), 'a').state
    expect(up).toMatchObject({ onGround: false, shieldReady: true })
  })

  it('CI-231: what is made ready is in hand from then on', () => {
    const draws = { kind: 'move', movement: { way: 'walk', hexes: 0, action: 'readyOne' } } as const
    const drawn = (parryMode: string) =>
      the(
        until(declares(camp({ shieldReady: false }, { parryMode }), 'a', draws), 'earlySpells'),
        'a',
      )
    expect(drawn('weapon').state.shieldReady).toBe(true)
    expect(drawn('shield').state.shieldReady).toBe(false)
  })

  it('CI-050, CI-051: a sleeper who wakes lies in the covers', () => {
    const asleep = camp({ asleep: true, wakeTurns: 1 })
    const woken = the(until(asleep, 'fullDefence'), 'a').state
    expect(woken).toMatchObject({ asleep: false, onGround: true, inCovers: true })
  })

  it('CI-231: mounting takes one turn more', () => {
    const mounts = { kind: 'move', movement: { way: 'walk', hexes: 2, action: 'mount' } } as const
    const once = until(declares(camp({}), 'a', mounts), 'fullDefence')
    expect(the(once, 'a').state.mounted).toBe(false)
    const twice = until(declares(once, 'a', mounts), 'earlySpells')
    expect(the(twice, 'a').state.mounted).toBe(true)
    expect(kinds(twice)).toContain('move.mounted')
  })
})
