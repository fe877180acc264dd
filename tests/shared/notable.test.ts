import { describe, expect, it } from 'vitest'
import { wordsSpeaker } from '../../src/rules/words'
import { spellTargets, tellNotable } from '../../src/shared/notable'

const names: Record<string, string> = { a: 'Ann', b: 'Bob', b2: 'Bob', hidden: '' }
const words = wordsSpeaker((key) => expect.fail(key))
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
      { to: 'a', wounds: 3, fatigue: 0, healed: 0 },
      { to: 'b', wounds: 4, fatigue: 2, healed: 0 },
      { to: 'a', wounds: 0, fatigue: 0, healed: 5 },
    ]
    const told = { kind: 'spell' as const, fact: 1, turn: 1, by: 'b', spell: 'Ice', at: ['a'] }
    const tell = (did: typeof harm) =>
      tellNotable(words, { ...told, withstood: [], harm: did }, nameOf)
    const points = '7 points of damage, 2 points of fatigue and 5 points healed'
    expect(tell(harm)).toBe(`Bob worked Ice on Ann: ${points}.`)
    expect(tell(harm.slice(2))).toBe('Bob worked Ice on Ann: 5 points healed.')
    expect(tell([])).toBe('Bob worked Ice on Ann.')
  })
})

describe('a moment worth telling', () => {
  const at = { fact: 1, turn: 1 }

  it('tells a spell that was lost before it was rolled (CI-060, CI-069)', () => {
    const lost = { ...at, kind: 'spellLost' as const, by: 'a', spell: 'Ice', cause: null }
    expect(tellNotable(words, lost, nameOf)).toBe('Ann lost Ice.')
  })

  it('names everybody who brought somebody down, each once, and none where nobody is known', () => {
    const fall = { ...at, kind: 'felled' as const, to: 'a' }
    expect(tellNotable(words, { ...fall, by: ['b', 'b2', 'c'] }, nameOf)).toBe(
      'Ann went down before Bob and c.',
    )
    expect(tellNotable(words, { ...fall, by: [] }, nameOf)).toBe('Ann went down.')
  })
})
