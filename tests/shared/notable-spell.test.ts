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

  it('CI-083: tells wounds, fatigue and what was healed each as what it is', () => {
    const harm = [
      { wounds: 3, fatigue: 0, healed: 0 },
      { wounds: 4, fatigue: 2, healed: 0 },
      { wounds: 0, fatigue: 0, healed: 5 },
    ]
    const told = { at: ['a'], withstood: [], harm }
    const tell = (each: typeof told) => tellSpell(each, nameOf, (deed, count) => `${deed} ${count}`)
    const points = 'wounds 7, fatigue 2 and healed 5'
    expect(tell(told)).toEqual({ at: 'Ann', kind: 'spellHarm', points })
    expect(tell({ ...told, harm: harm.slice(2) }).points).toBe('healed 5')
    expect(tell({ ...told, harm: [] })).toMatchObject({ kind: 'spell', points: '' })
  })
})
