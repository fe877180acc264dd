import { describe, expect, it } from 'vitest'
import {
  dangerCategories,
  doomKinds,
  gmMoveKeys,
  knownCategory,
  subtypeKey,
} from '../../../src/rules/fronts/danger-types'
import { english, type Catalogue } from '../../../src/shared/words'

function wordsAt(key: string): string | Catalogue | undefined {
  return key
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
      english,
    )
}

describe('the types of dangers', () => {
  it('have as many subtypes and moves as the model says', () => {
    const counts = dangerCategories.map(({ id, subtypes, moves }) => [
      id,
      subtypes.length,
      moves.length,
    ])
    expect(counts).toEqual([
      ['organization', 6, 8],
      ['planar', 6, 8],
      ['arcane', 6, 7],
      ['horde', 4, 9],
      ['place', 6, 10],
    ])
  })

  it('use every id once, and have no words without an id', () => {
    const known = dangerCategories.map(({ id, subtypes, moves }) => [
      id,
      { subtypes: [...subtypes].sort(), moves: [...moves].sort() },
    ])
    const keysAt = (key: string) => Object.keys(wordsAt(key) ?? {}).sort()
    const said = keysAt('dangerType').map((id) => [
      id,
      {
        subtypes: keysAt(`dangerType.${id}.subtypes`),
        moves: keysAt(`dangerType.${id}.moves`),
      },
    ])
    expect(said).toEqual(known.sort())
  })

  it.each(dangerCategories)('$id speaks: every name, impulse and move', ({ id, subtypes }) => {
    expect(wordsAt(`dangerType.${id}.name`)).toBeTypeOf('string')
    for (const subtype of subtypes) {
      const key = subtypeKey({ category: id, subtype }) ?? ''
      expect(wordsAt(`${key}.name`)).toBeTypeOf('string')
      expect(wordsAt(`${key}.impulse`)).toMatch(/^To .*\.$/)
    }
    const moves = gmMoveKeys({ category: id, subtype: '' }).map(wordsAt)
    expect(moves.every((words) => typeof words === 'string')).toBe(true)
    expect(new Set(moves).size).toBe(moves.length)
  })

  it('leave room for a type of the GM’s own', () => {
    const own = { category: 'A town with a memory', subtype: 'cult' }
    expect(knownCategory(own)).toBeUndefined()
    expect(subtypeKey(own)).toBeUndefined()
    expect(gmMoveKeys(own)).toEqual([])
    expect(subtypeKey({ category: 'horde', subtype: 'cult' })).toBeUndefined()
  })

  it('lead to one of six dooms, each with a name', () => {
    expect(doomKinds).toHaveLength(6)
    for (const kind of doomKinds) expect(wordsAt(`doomKind.${kind}`)).toBeTypeOf('string')
  })
})
