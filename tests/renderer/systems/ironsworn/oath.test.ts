import { describe, expect, it } from 'vitest'
import type { OutputOf } from '../../../../src/campaign/api'
import { startOf } from '../../../../src/renderer/moves/run/run-draft'
import { useMoveRun } from '../../../../src/renderer/moves/run/use-move-run'
import type { MovePerson } from '../../../../src/renderer/moves/sides/people'
import { ironsworn } from '../../../../src/rules/ironsworn'
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
        tracks: { vow: '' },
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

  it('IS-108: a journey that is set out on is none that is open', () => {
    const { sheets, moves, id } = ironsworn
    const person: MovePerson = {
      ...{ type: 'character', id: 'a', key: 'character:a', name: 'Asta' },
      sheet: sheets.character.parse({}),
    }
    const road = { purpose: 'journey', rank: 'dangerous', ticks: 20, owners: [], lastUsed: 3 }
    const tracks = [{ ...road, id: 'road', system: id, name: 'Road' }]
    const quest = { name: 'The sea', rank: 'epic' as const, owner: 'a', others: [], to: null }
    const table = () => ({
      ...{ system: id, moves, people: [person] },
      tracks: tracks as unknown as OutputOf<'move.tracks'>,
    })
    const run = useMoveRun(table, startOf(beginningOf('journey', quest, '')))
    run.typeDice([6, 2, 3])
    run.take(['resources'])
    expect(run.tracks.value).toEqual({})
    expect(run.request.value).toMatchObject({
      answers: { trackName: 'The sea', trackRank: 'epic' },
      tracks: {},
    })
  })
})
