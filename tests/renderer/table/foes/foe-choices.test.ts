import { describe, expect, it } from 'vitest'
import { ruleSystems } from '../../../../src/rules'
import { foeChoices, offeredFoes } from '../../../../src/renderer/table/foes/foe-choices'

const [system, rules] =
  ruleSystems.flatMap(({ id, foes }) => (foes ? [[id, foes] as const] : []))[0] ?? expect.fail()
const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
const cast = [
  { id: 'npc-hob', name: 'Grey Hob', sheets: { [system]: { rank: 'epic', count: 3 } } },
  { id: 'npc-else', name: 'Elsewhere', sheets: { other: {} } },
]
const all = foeChoices(rules, system, cast)
const offered = (typed: string) => offeredFoes(all, typed, 'formidable', contains)

describe('foes to choose from', () => {
  it('are the cast with a sheet of the system first, as they are, then the library', () => {
    expect(all[0]).toEqual({
      ...{ key: 'npc-hob', name: 'Grey Hob', rank: 'epic', count: 3 },
      source: { from: 'cast', npcId: 'npc-hob' },
    })
    expect(all).toHaveLength(1 + rules.library.length)
    expect(all.some(({ name }) => name === 'Elsewhere')).toBe(false)
  })

  it('IS-148: have whoever has come out of the library once, as the cast has them', () => {
    const wolf = { id: 'npc-wolf', name: 'ash wolf', sheets: { [system]: { rank: 'epic' } } }
    const wolves = foeChoices(rules, system, [wolf]).filter(({ name }) => /^ash wolf$/i.test(name))
    expect(wolves.map(({ source }) => source.from)).toEqual(['cast'])
  })

  it('end with what was taken in from files, by its rank and where it is from', () => {
    const cards = [
      { id: 'hills/hob', name: 'Hob', category: 'extreme', source: 'Hills' },
      { id: 'hills/imp', name: 'Imp', category: 'no rank', source: 'Hills' },
    ]
    expect(foeChoices(rules, system, cast, cards).slice(-2)).toEqual([
      {
        ...{ key: 'card hills/hob', name: 'Hob', rank: 'extreme', count: 1, origin: 'Hills' },
        source: { from: 'card', cardId: 'hills/hob' },
      },
      {
        ...{ key: 'card hills/imp', name: 'Imp', rank: 'dangerous', count: 1, origin: 'Hills' },
        source: { from: 'card', cardId: 'hills/imp' },
      },
    ])
  })

  it('hold what is typed, and end with someone new of that name and rank', () => {
    expect(offered('wyv').map(({ name, source }) => `${name} ${source.from}`)).toEqual([
      ...['Wyvern library', 'wyv new'],
    ])
    expect(offered(' Marsh thing ').at(-1)?.source).toEqual({
      ...{ from: 'new', name: 'Marsh thing', rank: 'formidable' },
    })
  })

  it('offer nobody new for a name that is taken, or for none', () => {
    expect(offered('WYVERN').map(({ source }) => source.from)).toEqual(['library'])
    expect(offered('').some(({ source }) => source.from === 'new')).toBe(false)
  })
})
