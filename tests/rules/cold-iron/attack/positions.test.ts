import { describe, expect, it } from 'vitest'
import { attackPreview } from '../../../../src/rules/cold-iron/view/board'
import { attack, fighter, gather, send, until, weapon } from '../table'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'

const knife = weapon({ name: 'Knife', reach: 'short' })

/** Defences of `z` against each attacker, in the order they are declared. */
function defences(defender: object, declarations: FightEvent[], attacker: object = {}) {
  const people = ['a', 'b', 'c', 'd', 'e'].map((id) => fighter(id, attacker))
  const opened = send(gather(fighter('z', defender), ...people), { type: 'fight.begin' })
  const table = send(until(opened, 'attacks'), ...declarations)
  return declarations
    .filter((event) => event.type === 'declare' && event.combatantId !== 'z')
    .map((event) => {
      const id = event.type === 'declare' ? event.combatantId : ''
      const seen = attackPreview(table, `1.${id}`)
      return [seen?.position, seen?.defence.total]
    })
}

const four = ['a', 'b', 'c', 'd'].map((id) => attack(id, 'z'))

describe('CI-104 defence by position', () => {
  it.each([
    ['shield', { parryMode: 'shield', d: 14, db: 5 }, [14, 11, 5, 1]],
    ['weapon', { parryMode: 'weapon', d: 14, db: 5 }, [14, 8, 5, 1]],
    ['none', { parryMode: 'none', d: 14, db: 5 }, [5, 5, 1, 1]],
    ['CI-107 large', { parryMode: 'weapon', d: 14, db: 5, large: true }, [14, 14, 5, 1]],
    ['dodge as second', { parryMode: 'weapon', d: 10, db: 5 }, [10, 5, 5, 1]],
    ['CI-106 dodge twice', { parryMode: 'weapon', d: 4, db: 5 }, [5, 5, 1, 1]],
    ['no better dodge', { parryMode: 'shield', d: 5, db: 5 }, [5, 5, 5, 1]],
  ])('%s', (_, defender, expected) => {
    expect(defences(defender, four)).toEqual(expected.map((value, index) => [index + 1, value]))
  })

  it('adds DbL for who does not parry, but against a dagger or a natural weapon', () => {
    const bare = { parryMode: 'none', db: 8, dbL: -3 }
    const claws = weapon({ class: 'natural', reach: 'normal' })
    const only = [attack('a', 'z')]
    expect(defences(bare, only)).toEqual([[1, 5]])
    expect(defences(bare, only, { weapons: [knife] })).toEqual([[1, 8]])
    expect(defences(bare, only, { weapons: [claws] })).toEqual([[1, 8]])
    expect(defences({ ...bare, parryMode: 'weapon', d: 2 }, only)).toEqual([[1, 8]])
  })

  it('uses the strong and the weak defence in the places, too', () => {
    const parrying = { parryMode: 'shield', d: 14, db: 7, dw: 10 }
    expect(defences(parrying, four, { h: 30, hs: 12 }).map(([, value]) => value)).toEqual([
      7, 7, 7, 3,
    ])
    expect(defences(parrying, four, { h: 8, hw: 8 }).map(([, value]) => value)).toEqual([
      10, 7, 7, 3,
    ])
  })
})

describe('CI-105 places', () => {
  const parrying = { parryMode: 'weapon', d: 14, db: 5 }

  it('give the primary defence to whom the defender attacks', () => {
    const declared = [attack('a', 'z'), attack('b', 'z'), attack('c', 'z'), attack('z', 'b')]
    expect(defences(parrying, declared).map(([place]) => place)).toEqual([2, 1, 3])
  })

  it('keep the primary defence for a foe who attacks someone else', () => {
    const declared = [attack('a', 'z'), attack('b', 'z'), attack('z', 'e')]
    expect(defences(parrying, declared).map(([place]) => place)).toEqual([2, 3])
  })

  it('can be set by hand, and the others take what is left', () => {
    const declared = [
      attack('a', 'z'),
      attack('b', 'z', { position: 1 }),
      attack('c', 'z', { position: 4 }),
      attack('d', 'z'),
    ]
    expect(defences(parrying, declared).map(([place]) => place)).toEqual([2, 1, 4, 3])
  })

  it('set by hand win over the foe the defender attacks', () => {
    const declared = [attack('a', 'z'), attack('b', 'z', { position: 1 }), attack('z', 'a')]
    expect(defences(parrying, declared).map(([place]) => place)).toEqual([2, 1])
  })

  it('are four, even for a fifth attacker that the game master lets in (CI-109)', () => {
    const declared = [...four, { ...attack('e', 'z'), override: true as const }]
    expect(defences(parrying, declared).map(([place]) => place)).toEqual([1, 2, 3, 4, 4])
  })

  it('follow the order of declaration, not of the combatants', () => {
    const declared = [attack('c', 'z'), attack('a', 'z')]
    expect(defences(parrying, declared).map(([place]) => place)).toEqual([1, 2])
  })
})
