import { describe, expect, it } from 'vitest'
import {
  offersFor,
  readLine,
  type Source,
} from '../../../../src/renderer/table/preparation/quick-add'
import { groupsOf, sheetPatch } from '../../../../src/renderer/table/preparation/prep'

describe('a line of the quick-add', () => {
  it.each([
    ['raider', 1, 'raider', '', null],
    ['5 raider', 5, 'raider', '', null],
    ['3x crooked wat', 3, 'crooked wat', '', null],
    ['5 raider @ left bank', 5, 'raider', 'left bank', null],
    ['5 raider t2', 5, 'raider', '', 2],
    ['5 raider @left bank turn 12', 5, 'raider', 'left bank', 12],
    ['5 raider t3 @bank', 5, 'raider', 'bank', 3],
    ['99 raider', 50, 'raider', '', null],
    ['0 raider', 1, 'raider', '', null],
    ['raider t0', 1, 'raider', '', 1],
    ['5', 1, '5', '', null],
    ['tent', 1, 'tent', '', null],
    ['', 1, '', '', null],
  ])('%j is read', (text, quantity, words, group, turn) => {
    const line = readLine(text)
    expect({ ...line, words: line.words.join(' ') }).toEqual({ quantity, words, group, turn })
  })
})

describe('what a line may mean', () => {
  const ash = { type: 'character' as const, id: 'c1', name: 'Ash' }
  const raider = { type: 'npc' as const, id: 'n1', name: 'Raider' }
  const old = { type: 'npc' as const, id: 'n2', name: 'Old Raider' }
  const company = { name: 'The whole company', from: [ash] }
  const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
  const offers = (text: string, all: Source[] = [old, raider, ash]) =>
    offersFor(readLine(text), all, company, contains).map(({ kind, name }) => `${kind} ${name}`)

  it('is the name that begins with it first, plural or not, and no one new of a known name', () => {
    expect(offers('5 raider')).toEqual(['npc Raider', 'npc Old Raider'])
    expect(offers('5 raiders')).toEqual(['npc Raider', 'npc Old Raider', 'new Raiders'])
    expect(offers('old rai')).toEqual(['npc Old Raider', 'new Old rai'])
  })

  it('is the one of exactly that name before others that begin with it', () => {
    const chief = { type: 'npc' as const, id: 'n3', name: 'Raider chief' }
    expect(offers('2 raider', [chief, raider])).toEqual(['npc Raider', 'npc Raider chief'])
    expect(offers('2 Raiders', [chief, raider])[0]).toBe('npc Raider')
  })

  it('is an archetype after those of the cast', () => {
    const rat = { type: 'archetype' as const, id: 'rat', name: 'Raider rat' }
    expect(offers('raider', [rat, raider])).toEqual(['npc Raider', 'archetype Raider rat'])
    expect(offers('2 rat t3', [rat, ash])).toEqual(['archetype Raider rat', 'new Rat'])
  })

  it('is one of the cast without a sheet rather than a namesake', () => {
    const kest = { type: 'npc' as const, id: 'n4', name: 'Kest', isBlank: true }
    expect(offersFor(readLine('kest'), [kest], company, contains)).toEqual([
      { key: 'n4', kind: 'npc', name: 'Kest', from: [{ type: 'npc', id: 'n4' }], isBlank: true },
    ])
  })

  it('is one of the living before the dead, who say that they are', () => {
    const dead = { ...raider, plight: { kind: 'dead' as const, turns: null } }
    expect(offers('raider', [dead, old])).toEqual(['npc Old Raider', 'npc Raider'])
    expect(offersFor(readLine('raider'), [dead], company, contains)[0]).toMatchObject({
      plight: { kind: 'dead' },
    })
  })

  it('is the whole company, but not as a reinforcement', () => {
    expect(offers('company')[0]).toBe('company The whole company')
    expect(offers('company t2')).toEqual(['new Company'])
    expect(offers('ash t2')).toEqual([])
  })

  it('names those it puts in by what they are and their id alone', () => {
    const from = (text: string) =>
      offersFor(readLine(text), [raider, ash], company, contains)[0]?.from
    expect(from('company')).toEqual([{ type: 'character', id: 'c1' }])
    expect(from('raider')).toEqual([{ type: 'npc', id: 'n1' }])
  })

  it('is somebody new when nobody is called so', () => {
    expect(offers('2 marsh troll')).toEqual(['new Marsh troll'])
    expect(offers('')).not.toContain('new ')
  })
})

describe('those of a side', () => {
  const one = (id: string, group: string, side: 'party' | 'foe' = 'foe') => ({
    ...{ id, group, side, label: id, template: null, hasLeft: false, isShown: false, plight: null },
    ...{ figures: [], lacks: [] },
  })

  it('are shown by group, those without one first', () => {
    const groups = groupsOf(
      [one('a', 'Bank'), one('b', ''), one('c', 'Bank'), one('d', '', 'party')],
      'foe',
    )
    expect(groups.map(({ group, members }) => [group, members.map(({ id }) => id)])).toEqual([
      ['', ['b']],
      ['Bank', ['a', 'c']],
    ])
  })
})

describe('a patch of a sheet', () => {
  it('nests dotted paths and keeps those beside each other', () => {
    const figures = [
      { path: 'pt', value: 9 },
      { path: 'armor.T', value: 2 },
      { path: 'armor.C', value: 1 },
    ]
    expect(sheetPatch(figures)).toEqual({ pt: 9, armor: { T: 2, C: 1 } })
    expect(sheetPatch([])).toEqual({})
  })
})
