import { describe, expect, it } from 'vitest'
import { spellTargets, tellSpell } from '../../src/shared/notable-spell'

const names: Record<string, string> = { a: 'Ann', b: 'Bob', b2: 'Bob', hidden: '' }
const nameOf = (id: string) => names[id] ?? id

describe('a spell worth telling', () => {
  it.each([
    [['a'], [], { at: 'Ann', kind: 'spell' }],
    [['a', 'b', 'b2', 'hidden'], ['c'], { at: 'Ann and Bob', kind: 'spell' }],
    [[], ['b', 'b2'], { at: 'Bob', kind: 'spellWithstood' }],
    [['hidden'], ['a'], { at: '', kind: 'spellAlone' }],
    [[], ['hidden'], { at: '', kind: 'spellAlone' }],
    [[], [], { at: '', kind: 'spellAlone' }],
  ])('on %j, withstood by %j, is told as %j', (at, withstood, told) => {
    expect(spellTargets({ at, withstood }, nameOf)).toEqual(told)
  })

  it('counts its points first', () => {
    const told = { at: ['a'], withstood: [], harm: [{ points: 3 }, { points: 4 }] }
    expect(tellSpell(told, nameOf)).toEqual({ at: 'Ann', kind: 'spellHarm', count: 7 })
    expect(tellSpell({ ...told, harm: [] }, nameOf)).toMatchObject({ kind: 'spell', count: 0 })
  })
})
