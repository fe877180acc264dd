import { describe, expect, it } from 'vitest'
import { npcSchema } from '../../../src/rules/iron-fist/npc'
import { characterSchema } from '../../../src/rules/iron-fist/sheet'

describe('a blank sheet', () => {
  it('IF-003 IF-011 of a character: all figures 0, the Advantage Die at 1', () => {
    expect(characterSchema.parse({})).toEqual({
      stats: { steel: 0, edge: 0, charm: 0, shadow: 0, brains: 0 },
      counters: { health: 0, spirit: 0, equipment: 0 },
      counterMax: { health: 3, spirit: 3, equipment: 3 },
      advantageDie: 1,
      xp: 0,
      conditions: [],
      debilities: [],
      dying: false,
      playbook: '',
      gear: { weapons: [], armors: [], mount: 'none' },
      gearHolds: 0,
      rest: { shortUsed: false, sleepUsed: false },
      pendingAd: 'none',
      guard: 0,
      ammoMarkedForFight: '',
      notes: '',
    })
  })

  it('IF-107 of an NPC: an unhurt minion', () => {
    expect(npcSchema.parse({})).toEqual({
      kind: 'minion',
      harmSuffered: 0,
      armor: 0,
      shield: 0,
      attacks: [],
      customMoves: [],
      status: 'active',
      otherProtection: { value: 0, blocksAp: false },
      requiresFaceDeath: false,
      attitude: 0,
      bodies: {},
      notes: '',
    })
  })
})

describe('a sheet of before', () => {
  it('IF-003 still reads, what it lacked at its default', () => {
    const old = {
      stats: { steel: 2, edge: -1, charm: 0, shadow: -1, brains: 1 },
      counters: { health: 2, spirit: 1, equipment: 1 },
      xp: 3,
    }
    expect(characterSchema.parse(old)).toMatchObject({ ...old, gearHolds: 0, dying: false })
  })

  it('IF-116 takes a bare text for a debility', () => {
    const { debilities } = characterSchema.parse({ debilities: ['Lame'] })
    expect(debilities).toEqual([{ text: 'Lame', takenAt: '' }])
  })
})

describe('a sheet refuses', () => {
  it.each([
    ['IF-003 a counter below -9', { counters: { health: -10 } }],
    ['IF-003 a counter above +9', { counters: { spirit: 10 } }],
    ['IF-003 a stat out of range', { stats: { steel: 10 } }],
    ['IF-011 an Advantage Die below 0', { advantageDie: -1 }],
    ['IF-011 an Advantage Die of 13', { advantageDie: 13 }],
    ['half a point', { counters: { health: 0.5 } }],
    ['IF-072 the same condition twice', { conditions: ['debt', 'debt'] }],
    ['a condition nobody knows', { conditions: ['sleepy'] }],
    ['IF-116 a debility without words', { debilities: [{ text: '' }] }],
    ['endless text', { debilities: [{ text: 'x'.repeat(121) }] }],
    ['an unknown field', { stat: {} }],
    ['an unknown stat', { stats: { strength: 1 } }],
  ])('of a character: %s', (_, sheet) => {
    expect(characterSchema.safeParse(sheet).success).toBe(false)
  })

  it.each([
    ['negative harm suffered', { harmSuffered: -1 }],
    ['an unknown kind', { kind: 'gang' }],
    ['negative armour', { armor: -1 }],
    ['an attack without a name', { attacks: [{ name: '', harm: 2 }] }],
    ['a misspelt attack', { attacks: [{ name: 'Axe', damage: 2 }] }],
    ['endless text', { customMoves: ['x'.repeat(2001)] }],
  ])('of an NPC: %s', (_, sheet) => {
    expect(npcSchema.safeParse(sheet).success).toBe(false)
  })
})
