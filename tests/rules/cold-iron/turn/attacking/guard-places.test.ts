import { describe, expect, it } from 'vitest'
import { attackPreview } from '../../../../../src/rules/cold-iron/view/board'
import type { FightEvent } from '../../../../../src/rules/cold-iron/turn/events'
import { engages, facing } from '../../moves-table'
import { attack, fighter, send, until } from '../../table'

const behind = (from: string): FightEvent => ({
  type: 'declare',
  combatantId: from,
  declaration: { kind: 'attack', targetId: 'z', weapon: 0, behind: true },
})
const before = (from: string) => attack(from, 'z')

/** Place and defence of `z` against each attacker, in order of declaration. */
function met(sheet: object, declared: FightEvent[], ...set: FightEvent[]) {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => fighter(id, {}, {}, 'foe'))
  const target = fighter('z', { d: 14, db: 5, stD: -9, ...sheet })
  const table = send(until(send(facing([target, ...people]), ...set), 'attacks'), ...declared)
  return declared.flatMap((event) => {
    if (event.type !== 'declare' || event.combatantId === 'z') return []
    const seen = attackPreview(table, `1.${event.combatantId}`)
    return [[seen?.position, seen?.defence.total]]
  })
}

describe('CI-105: who can only be dodged leaves the parries to those in front', () => {
  it('from behind, whoever declared first', () => {
    const shield = met({}, [behind('a'), before('b'), before('c'), before('d')])
    expect(shield).toEqual([
      [3, 5],
      [1, 14],
      [2, 11],
      [4, 1],
    ])
    const weapon = met({ parryMode: 'weapon' }, [behind('a'), before('b'), before('c')])
    expect(weapon).toEqual([
      [3, 5],
      [1, 14],
      [2, 8],
    ])
  })

  it('one he does not engage, by the word of the game master (CI-118)', () => {
    const unseen = engages('z', 'a', false)
    expect(met({}, [before('a'), before('b'), before('c')], unseen)).toEqual([
      [3, 5],
      [1, 14],
      [2, 11],
    ])
  })

  it('and takes the second place where nobody else is parried there', () => {
    expect(met({}, [behind('a'), before('b')])).toEqual([
      [2, 5],
      [1, 14],
    ])
    expect(met({}, [behind('a'), behind('c'), before('b')])).toEqual([
      [2, 5],
      [3, 5],
      [1, 14],
    ])
  })

  it('but never the primary defence against the one he attacks', () => {
    expect(met({}, [behind('a'), before('b'), attack('z', 'e')])).toEqual([
      [3, 5],
      [2, 11],
    ])
    expect(met({}, [before('b'), before('c'), behind('a'), attack('z', 'c')])).toEqual([
      [2, 11],
      [1, 14],
      [3, 5],
    ])
  })

  it('CI-106: two free dodges and no more, when nobody at all is parried', () => {
    expect(met({}, [behind('a'), behind('b'), behind('c'), behind('d')])).toEqual([
      [1, 5],
      [2, 5],
      [3, 1],
      [4, 1],
    ])
  })

  it('makes no difference to one who parries with nothing', () => {
    expect(met({ parryMode: 'none' }, [behind('a'), before('b'), before('c')])).toEqual([
      [1, 5],
      [2, 5],
      [3, 1],
    ])
  })
})

describe('CI-105, CI-139: only two are parried, whomever he swings at', () => {
  const swings = (targetId: string, ...alsoAt: string[]): FightEvent => {
    const option = alsoAt.length > 1 ? 'tripleSwing' : 'doubleSwing'
    const declaration = { kind: 'attack', targetId, weapon: 0, option, alsoAt } as const
    return { type: 'declare', combatantId: 'z', declaration }
  }
  const strong = { d: 24, db: 15, stD: -40 }

  it('both swung at face the primary defence, the third is dodged, and the fourth at -4', () => {
    const four = [before('c'), before('a'), before('b'), before('d')]
    const defence = [
      [3, 9],
      [1, 18],
      [1, 18],
      [4, 5],
    ]
    expect(met(strong, [...four, swings('a', 'b')])).toEqual(defence)
    expect(met({ ...strong, parryMode: 'weapon' }, [...four, swings('a', 'b')])).toEqual(defence)
  })

  it('three swung at leave the fourth place to the next', () => {
    const declared = ['d', 'a', 'b', 'c'].map(before)
    const places = met(strong, [...declared, swings('a', 'b', 'c')]).map(([place]) => place)
    expect(places).toEqual([4, 1, 1, 1])
  })

  it('while one of them strikes at somebody else, the second parry is there for another', () => {
    expect(met(strong, [before('c'), before('a'), swings('a', 'b')])).toEqual([
      [2, 15],
      [1, 18],
    ])
  })

  it('CI-106: two dodges are free for one who parries with nothing', () => {
    const three = ['c', 'a', 'b'].map(before)
    const bare = met({ ...strong, parryMode: 'none' }, [...three, swings('a', 'b')])
    expect(bare.map(([, total]) => total)).toEqual([5, 9, 9])
  })
})

describe('CI-108: a large creature that does not parry', () => {
  const horse = { parryMode: 'none', large: true, db: 6 }

  it('dodges three before it freely, and everybody behind it at -4', () => {
    const front = ['a', 'b', 'c'].map(before)
    expect(met(horse, front).map(([, total]) => total)).toEqual([6, 6, 6])
    const both = [behind('d'), ...front, behind('e'), behind('f')]
    expect(met(horse, both).map(([, total]) => total)).toEqual([2, 6, 6, 6, 2, 2])
  })

  it('has room for three in front: the fourth comes from behind', () => {
    const four = ['a', 'b', 'c', 'd'].map(before)
    expect(met(horse, four).map(([, total]) => total)).toEqual([6, 6, 6, 2])
  })
})
