import { describe, expect, it } from 'vitest'
import { beginningOf, witnessesOf } from '../../../../src/renderer/systems/ironsworn/quest/oath'
import { peopleOf, system } from '../../../../src/renderer/systems/ironsworn/people'

const [asta] = peopleOf([
  { id: 'a', name: 'Asta', sheets: { [system]: { bonds: ['Redford', 'Old Hesta'] } } },
  { id: 'm', name: 'Maro', sheets: {} },
])
if (!asta) throw new Error('nobody')

describe('a vow that is sworn', () => {
  it('IS-062 IS-130: to those with a bond first, each once, then to anybody of the cast', () => {
    const npcs = [
      { id: 'k', name: 'Keld' },
      { id: 'h', name: 'Old Hesta' },
    ]
    expect(witnessesOf(asta, npcs).map(({ key, isBonded }) => [key, isBonded])).toEqual([
      ['npc:h', true],
      ['bond:Redford', true],
      ['npc:k', false],
    ])
  })

  it('IS-061 IS-130: opens the runner with all of it settled, and what its track is kept with', () => {
    const quest = { name: 'The bell', rank: 'epic' as const, owner: 'a', others: ['b', 'c'] }
    const to = { name: 'Old Hesta', npcId: 'h', isBonded: true }
    expect(beginningOf('vow', { ...quest, to }, 'Sworn to Old Hesta.')).toEqual({
      ...{ system, move: 'swearAnIronVow', actor: { type: 'character', id: 'a' } },
      ...{
        answers: { trackName: 'The bell', trackRank: 'epic' },
        given: { bond: 1 },
        source: 'Old Hesta',
      },
      opened: {
        about: [
          { type: 'character', id: 'b' },
          { type: 'character', id: 'c' },
          { type: 'npc', id: 'h' },
        ],
        note: 'Sworn to Old Hesta.',
      },
    })
    expect(beginningOf('journey', { ...quest, others: [], to: null }, '')).toMatchObject({
      ...{ move: 'undertakeAJourney', given: { bond: 0 }, opened: { about: [], note: '' } },
    })
  })
})
