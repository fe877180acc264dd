import { describe, expect, it } from 'vitest'
import { characterSchema } from '../../../src/rules/dungeon-world/sheet'
import { does, isOffered, notesOf, rulesOf } from './acts'

describe('what is done with no dice', () => {
  it('DW-021 DW-043: damage goes off hit points, less armour, down to dying', () => {
    expect(does('hurt', { hp: 8, armor: 2 }, { points: 5 })).toMatchObject({
      changes: ['hp: 8 → 5'],
    })
    expect(does('hurt', { hp: 8, armor: 2 }, { points: 8, isDirect: true })).toMatchObject({
      changes: ['hp: 8 → 0', 'life: alive → dying'],
      notes: ['dying'],
    })
    const pierced = (piercing: number) => does('hurt', { hp: 9, armor: 2 }, { points: 5, piercing })
    expect(pierced(1)).toMatchObject({ changes: ['hp: 9 → 5'] })
    expect(pierced(4)).toMatchObject({ changes: ['hp: 9 → 4'] })
    expect(does('hurt', { hp: 0, life: 'alive' }, { points: 1 })).toMatchObject({
      changes: ['life: alive → dying'],
    })
    expect(does('hurt', { hp: 0, life: 'alive', armor: 2 }, { points: 2 })).toMatchObject({
      changes: [],
    })
    expect(does('hurtNpc', { hp: 3, armor: 1 }, { points: 9 })).toMatchObject({
      ...{ changes: ['hp: 3 → 0'], notes: ['down'] },
    })
  })

  it('DW-021 damage to a group says how much it was, what armour kept off, and what is left of the one who is hit', () => {
    const group = { hp: 6, maxHp: 6, count: 4, armor: 2 }
    const taken = (points: number) => {
      const [first] = notesOf('hurtNpc', group, { points })
      return [first?.key, first?.with]
    }
    const key = 'dungeonWorld.hurt.note.taken'
    expect(taken(5)).toEqual([key, { total: 3, off: 2, hp: 6, left: 3 }])
    expect(taken(9)).toEqual([key, { total: 7, off: 2, hp: 6, left: 0 }])
    expect(taken(1)).toEqual([key, { total: 0, off: 1, hp: 6, left: 6 }])
  })

  it('DW-053 DW-043: hit points are given back up to the maximum, and to nobody who is dying', () => {
    const own = { hp: 5, maxHp: 12 }
    expect(does('heal', own, { points: 4 })).toMatchObject({ changes: ['hp: 5 → 9'] })
    expect(does('heal', own, { points: 9 })).toMatchObject({ changes: ['hp: 5 → 12'] })
    expect(does('heal', { hp: 12, maxHp: 12 }, { points: 1 })).toBe('whole')
    expect(does('heal', { ...own, hp: 0, life: 'dying' }, { points: 1 })).toBe('lastBreath')
    expect(does('healNpc', { hp: 0, maxHp: 6 }, { points: 9 })).toMatchObject({
      changes: ['hp: 0 → 6'],
    })
    const at = (hp: number, life: string) => isOffered('heal', { hp, maxHp: 12, life })
    expect([at(5, 'alive'), at(12, 'alive'), at(0, 'dying')]).toEqual([true, false, false])
  })

  it('DW-051 DW-052 DW-053: a camp begins a new downtime', () => {
    const own = { hp: 2, maxHp: 11, rations: 1, levelsThisDowntime: 1 }
    expect(does('makeCamp', own, {})).toMatchObject({
      changes: ['rations: 1 → 0', 'hp: 2 → 7', 'levelsThisDowntime: 1 → 0'],
    })
    expect(does('makeCamp', { hp: 2, maxHp: 11 }, {})).toMatchObject({ notes: ['noRation'] })
  })

  it('DW-021: nobody stands guard any longer who settles in for a camp', () => {
    const own = { hp: 9, maxHp: 9, rations: 1, defendHold: { count: 2, ward: 'Maro' } }
    expect(does('makeCamp', own, {})).toMatchObject({
      changes: ['rations: 1 → 0', 'defendHold.count: 2 → 0', 'defendHold.ward: Maro → '],
    })
  })

  it('DW-043: whoever is dying or dead rests no more', () => {
    const resting = (life: string) =>
      ['makeCamp', 'recover'].map((id) => isOffered(id, { hp: 0, maxHp: 9, life }))
    expect(['alive', 'marked'].map(resting)).toEqual([
      [true, true],
      [true, true],
    ])
    expect(['dying', 'dead'].map(resting)).toEqual([
      [false, false],
      [false, false],
    ])
  })

  it('DW-064 DW-065: recovering lets go of as many debilities as the days allow', () => {
    const own = { hp: 2, maxHp: 9, debilities: ['str', 'wis'] }
    expect(does('recover', own, { days: 3, heal: ['wis'] })).toMatchObject({
      changes: ['hp: 2 → 9', 'debilities: wis → '],
    })
    expect(does('recover', own, { days: 3, heal: ['str', 'wis'] })).toBe('tooMany')
    expect(does('recover', own, { days: 4, healer: true, heal: ['str', 'wis'] })).toMatchObject({
      changes: ['hp: 2 → 9', 'debilities: str → ', 'debilities: wis → '],
    })
    expect(does('recover', own, { days: 3, heal: ['cha'] })).toBe('notThere')
    expect(does('debility', own, { stat: 'str' })).toMatchObject({
      changes: ['debilities: str → '],
    })
  })

  it('DW-065: recovering says how many debilities more the days let go of', () => {
    const own = { hp: 2, maxHp: 9, debilities: ['str', 'wis', 'cha'] }
    const left = (input: object) => notesOf('recover', own, input).map((each) => each.with)
    expect(left({ days: 7 })).toEqual([{ count: 2 }])
    expect(left({ days: 30, healer: true, heal: ['str'] })).toEqual([{ count: 2 }])
    expect(left({ days: 3, heal: ['str'] })).toEqual([])
    expect(left({ days: 2 })).toEqual([])
  })

  it('DW-089 DW-090 DW-091 DW-092 DW-093: a level, once a downtime', () => {
    const own = { level: 3, xp: 21, scores: { con: 12, str: 18 }, hp: 14, maxHp: 20 }
    const input = { raise: 'con', move: 'Cleave', wizard: true, spell: 'Light' }
    const risen = does('levelUp', own, input)
    expect(risen).toMatchObject({
      changes: [
        ...['xp: 21 → 11', 'level: 3 → 4', 'scores.con: 12 → 13', 'maxHp: 20 → 21'],
        ...['hp: 14 → 15', 'advancedMoves:  → Cleave', 'spells:  → Light'],
        'levelsThisDowntime: 0 → 1',
      ],
    })
    // Nobody learns while their life hangs on their last breath.
    const at = (life: string) => isOffered('levelUp', { ...own, life })
    expect(['alive', 'marked', 'dying', 'dead'].map(at)).toEqual([true, true, false, false])
    const again = { ...own, levelsThisDowntime: 1 }
    expect(does('levelUp', again, input)).toBe('oncePerDowntime')
    expect(does('levelUp', again, { ...input, downtime: 'new' })).toMatchObject({ notes: [] })
    expect(does('levelUp', again, input, { 'levelUp.perDowntime': 2 })).toMatchObject({ notes: [] })
    expect(does('levelUp', own, { ...input, downtime: 'none' })).toBe('time')
    expect(does('levelUp', { ...own, xp: 9 }, input)).toBe('xp')
    expect(does('levelUp', own, { ...input, raise: 'str' })).toBe('statMax')
    expect(does('levelUp', own, { ...input, raise: '' })).toBe('raise')
    expect(does('levelUp', own, { ...input, move: ' ' })).toBe('move')
    expect(does('levelUp', own, { ...input, spell: '' })).toBe('spell')
    expect(does('levelUp', own, { ...input, spell: '', wizard: false })).toMatchObject({
      notes: [],
    })
    expect(does('levelUp', { ...own, level: 10 }, input)).toMatchObject({ notes: ['high'] })
  })

  it('DW-083: leisure of a week or more brings preparation', () => {
    expect(does('bolster', { preparation: 2 }, { days: 30 })).toMatchObject({
      changes: ['preparation: 2 → 5'],
    })
    expect(does('bolster', {}, { days: 6 })).toBe('short')
  })

  it('DW-048 DW-050: things are taken along, left behind, and taken up again', () => {
    const taken = does('takeItem', {}, { name: 'Rope', weight: 1 })
    expect(taken).toMatchObject({ changes: ['inventory:  → Rope (1)'] })
    const inventory = [{ name: 'Rope', weight: 1, tags: [] }]
    if (typeof taken === 'string' || !taken) throw new Error(taken)
    expect(characterSchema.parse(taken.sheet).inventory).toEqual(inventory)
    expect(does('takeItem', { inventory }, { name: 'Rope' })).toBe('known')
    expect(does('leaveItem', { inventory }, { name: 'Rope' })).toMatchObject({
      changes: ['leftBehind:  → Rope'],
    })
    expect(does('leaveItem', {}, { name: 'Rope' })).toBe('notCarried')
    // Whether it was armour no item says: the figure is the game master's to set.
    const armoured = does('leaveItem', { inventory, armor: 2 }, { name: 'Rope' })
    expect(armoured).toMatchObject({ notes: ['armor'] })
    expect(does('takeItem', { inventory, leftBehind: ['Rope'] }, { name: 'Rope' })).toMatchObject({
      changes: ['leftBehind: Rope → '],
    })
  })

  it('DW-085: a bond is written with whoever it is with', () => {
    const written = does('writeBond', {}, { who: 'Sigrid', text: 'She saved me: twice' })
    if (typeof written === 'string' || !written) throw new Error(written)
    expect(characterSchema.parse(written.sheet).bonds).toEqual([
      { with: 'Sigrid', text: 'She saved me: twice', resolved: false },
    ])
  })

  it('DW-020: the guard ends with its holds', () => {
    const own = { defendHold: { count: 2, ward: 'the gate' } }
    expect(does('endGuard', own, {})).toMatchObject({
      changes: ['defendHold.count: 2 → 0', 'defendHold.ward: the gate → '],
    })
    expect(does('endGuard', {}, {})).toBe('noHold')
  })

  it('DW-003: figures are set by hand, and only those that are given', () => {
    const set = { scores: { str: 16 }, maxHp: 20, className: 'Fighter' }
    expect(does('setFigures', {}, set)).toMatchObject({
      changes: ['className:  → Fighter', 'maxHp: 10 → 20', 'scores.str: 10 → 16'],
    })
    // A score has its rule; what the game master writes has none.
    expect(rulesOf('setFigures', {}, { xp: 6, load: 12, scores: { cha: 15 } })).toEqual({
      ...{ xp: '', load: '', 'scores.cha': 'DW-003' },
    })
    expect(does('setNpc', {}, { hp: 6, instinct: 'to hoard' })).toMatchObject({
      changes: ['hp: 3 → 6', 'instinct:  → to hoard'],
    })
  })

  it.each(['d4d10', 'd', '2d', 'd8+'])('DW-008: “%s” is not written as a damage die', (die) => {
    expect(does('setFigures', {}, { damageDie: die })).toBe('die')
  })

  it.each(['', 'd8', '2d6+1', 'b[2d8]', 'd10 and d4'])('DW-008: “%s” is', (damageDie) => {
    expect(does('setFigures', {}, { damageDie })).toMatchObject({
      changes: damageDie === '' ? [] : [`damageDie:  → ${damageDie}`],
    })
  })
})
