import { describe, expect, it } from 'vitest'
import { dungeonWorld } from '../../../src/rules/dungeon-world'
import { ironFist } from '../../../src/rules/iron-fist'
import { ironsworn } from '../../../src/rules/ironsworn'
import {
  bearingIn,
  beatenIn,
  foesFirst,
  presentFirst,
} from '../../../src/renderer/moves/sides/people'

const hero = { type: 'character', id: 'ysolt' } as const
const npc = (id: string) => ({ type: 'npc', id }) as const
const cast = [hero, npc('emer'), npc('vit'), npc('gardener')]

describe('on whom a move may be', () => {
  it('names those on the table first, in the order they were put there', () => {
    const ids = presentFirst(cast, ['gardener', 'vit']).map(({ id }) => id)
    expect(ids).toEqual(['gardener', 'vit', 'ysolt', 'emer'])
  })

  it('DW-007: names the foes of a blow before the players’ characters, in the order they have', () => {
    expect(foesFirst(cast).map(({ id }) => id)).toEqual(['emer', 'vit', 'gardener', 'ysolt'])
    const { hackAndSlash, parley } = dungeonWorld.moves
    expect([hackAndSlash?.isBlow, parley?.isBlow]).toEqual([true, undefined])
  })

  it('loses and doubles nobody, whoever is on the table', () => {
    expect(presentFirst(cast, [])).toEqual(cast)
    expect(presentFirst(cast, ['ysolt', 'gone']).map(({ id }) => id)).toEqual(
      cast.map(({ id }) => id),
    )
  })
})

describe('who is out of a fight', () => {
  it('IS-118: a foe whose track is done, and who is fought on no other', () => {
    const track = (state: 'open' | 'done' | 'forsaken', ...ids: string[]) => ({
      ...{ system: 'ironsworn', purpose: 'foe', state },
      about: ids.map((id) => ({ type: 'npc' as const, id })),
    })
    const tracks = [track('done', 'wolf', 'bear'), track('open', 'bear'), track('forsaken', 'elk')]
    expect(beatenIn(tracks, 'ironsworn', 'foe')).toEqual(['wolf'])
    expect(beatenIn(tracks, 'ironsworn', 'vow')).toEqual([])
    expect(beatenIn(tracks, 'dungeon-world', 'foe')).toEqual([])
  })
})

describe('how those bear up who take part in a move', () => {
  const person = (type: 'character' | 'npc', id: string, name: string, sheet: object) => ({
    ...{ type, id, key: `${type}:${id}`, name, sheet },
  })
  const said = (
    system: typeof ironsworn,
    people: Parameters<typeof bearingIn>[1],
    asksWhich?: string,
  ) =>
    bearingIn(system, people, asksWhich).map(({ name, says }) => [
      name,
      says.map(({ key, with: gaps }) => [key, gaps]),
    ])

  it('DW-007: says hit points and armour, of several alike those of the one who is hit next', () => {
    const ysolt = person('character', 'ysolt', 'Ysolt', { hp: 14, maxHp: 22, armor: 2 })
    const bandits = person('npc', 'b', 'Bandits', { hp: 2, maxHp: 6, count: 3, armor: 1 })
    expect(said(dungeonWorld, [ysolt, bandits])).toEqual([
      [
        'Ysolt',
        [
          ['dungeonWorld.bearing.hp', { hp: 14, maxHp: 22 }],
          ['dungeonWorld.bearing.armor', { armor: 2 }],
        ],
      ],
      [
        'Bandits',
        [
          ['dungeonWorld.bearing.hp', { hp: 2, maxHp: 6 }],
          ['dungeonWorld.bearing.armor', { armor: 1 }],
        ],
      ],
    ])
  })

  it('IF-107: says of a group who stands next, and nothing where it is asked which of them is meant', () => {
    const bodies = { 1: { harmSuffered: 2 }, 2: { harmSuffered: 1 } }
    const gang = person('npc', 'gang', 'Gang', { harmSuffered: 6, status: 'dead', bodies })
    expect(said(ironFist, [gang])).toEqual([['Gang', [['ironFist.bearing.harm', { value: 2 }]]]])
    expect(said(ironFist, [gang], 'npc:gang')).toEqual([])
    const alone = person('npc', 'alone', 'Alone', { harmSuffered: 3 })
    expect(said(ironFist, [alone], 'npc:alone')).toHaveLength(1)
  })

  it('IS-057 IS-058: goes by the game of the move, and leaves out whose sheet counts no harm', () => {
    const asta = person('character', 'asta', 'Asta', { health: { value: 3, max: 5 } })
    const foe = person('npc', 'foe', 'The raider', {})
    expect(said(ironsworn, [asta, foe])).toEqual([
      [
        'Asta',
        [
          ['ironsworn.bearing.health', { value: 3 }],
          ['ironsworn.bearing.spirit', { value: 5 }],
        ],
      ],
    ])
  })
})
