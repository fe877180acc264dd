import { describe, expect, it } from 'vitest'
import {
  fightersOf,
  foeAgainst,
  foesOf,
  ownRank,
  priceOwedBy,
} from '../../../../src/renderer/systems/ironsworn/fight/fight-board'
import { system } from '../../../../src/renderer/systems/ironsworn/people'

type Track = Parameters<typeof foesOf>[0][number]

const track = (id: string, more: Partial<Track> = {}): Track => ({
  ...{ id, name: id, note: '', kind: 'progress', size: 40, value: 9, rank: 'dangerous' },
  ...{ visibility: 'secret', sight: 'figures', odds: null, system, purpose: 'foe', state: 'open' },
  ...{ rungs: [], about: [], triggers: [], heads: null },
  ...{ start: 0, returns: 'never', thresholds: [], means: null },
  ...more,
})
const hob = {
  id: 'npc-hob',
  name: 'Hob',
  sheets: { [system]: { rank: 'troublesome', drives: ['Bread'] } },
}
const about = [
  { type: 'npc' as const, id: 'npc-hob', name: 'Hob' },
  { type: 'character' as const, id: 'asta', name: 'Asta' },
]

describe('the fight board', () => {
  it('shows the open tracks of foes alone, with who they are and who stands against them', () => {
    const others = [
      track('done', { state: 'done' }),
      track('vow', { purpose: 'vow' }),
      track('elsewhere', { system: 'other' }),
      track('unranked', { rank: null }),
    ]
    expect(foesOf([track('a', { about }), ...others, track('b')], [hob])).toMatchObject([
      {
        ...{ id: 'a', ticks: 9, facedBy: ['asta'] },
        kinds: [
          { id: 'npc-hob', name: 'Hob', rank: 'troublesome', drives: ['Bread'], tactics: [] },
        ],
      },
      { id: 'b', facedBy: [], kinds: [] },
    ])
  })

  it('IS-195: has every kind of a mixed pack, and the rank of the hardest', () => {
    const wolf = { id: 'npc-wolf', name: 'Wolf', sheets: { [system]: { rank: 'dangerous' } } }
    const both = [...about, { type: 'npc' as const, id: 'npc-wolf', name: 'Wolf' }]
    const [pack] = foesOf([track('a', { about: both })], [hob, wolf])
    expect(pack?.kinds.map(({ name }) => name)).toEqual(['Hob', 'Wolf'])
    expect(pack && ownRank(pack)).toBe('dangerous')
    expect(ownRank({ kinds: [] })).toBeNull()
  })

  it('means the foe that a character is set against, else the first', () => {
    const foes = foesOf([track('b'), track('a', { about })], [])
    expect(foeAgainst(foes, 'asta')?.id).toBe('a')
    expect(foeAgainst(foes, 'brand')?.id).toBe('b')
    expect(foeAgainst([], 'asta')).toBeUndefined()
  })

  it('IS-119: a blow pays the price that its own fighter owes, and no other move', () => {
    const queued = (id: string, who: string, move: string) => ({
      ...{ id, system, oneOf: [move], given: {}, answers: {}, tracks: {}, missionId: null },
      ...{ actor: { type: 'character' as const, id: who }, target: null, cause: { key: 'a' } },
    })
    const queue = [
      queued('a', 'brand', 'payThePrice'),
      queued('b', 'asta', 'endureStress'),
      queued('c', 'asta', 'payThePrice'),
    ]
    expect(priceOwedBy(queue, 'asta')?.id).toBe('c')
    expect(priceOwedBy(queue.slice(0, 2), 'asta')).toBeUndefined()
  })

  it('has no place for the dead, nor for those without a sheet', () => {
    const member = (id: string, sheets: Record<string, object>) => ({ id, name: id, sheets })
    const all = [
      member('asta', { [system]: {} }),
      member('brand', { [system]: { status: 'dead' } }),
      member('maro', {}),
    ]
    expect(fightersOf(all).map(({ id }) => id)).toEqual(['asta'])
  })
})
