import { describe, expect, it } from 'vitest'
import {
  canComeTrue,
  coming,
  gmMoveWords,
  mayChange,
  type Danger,
  type Front,
} from '../../../src/renderer/fronts/front'
import { impulseWords, typeWords } from '../../../src/rules/fronts/danger-words'
import { itemKey, itemOf, itemWords } from '../../../src/renderer/fronts/prep'
import { speaker } from '../../../src/shared/words/speaker'

const words = speaker((key) => key, {})

function danger(id: string, change: Partial<Danger> = {}): Danger {
  return {
    ...{ id, front_id: 'f', name: `danger ${id}`, category: '', subtype: '', impulse: '' },
    ...{ doom_kind: null, doom: '', state: 'active', ordered: true, aftermath: '', cast: [] },
    portents: ['1', '2'].map((each) => ({
      ...{ id: `${id}${each}`, danger_id: id, text: `portent ${id}${each}` },
      ...{ done_how: null, done_cause: null, done_at: null },
    })),
    ...change,
  }
}

function front(id: string, change: Partial<Front> = {}): Front {
  return {
    ...{ id, name: `front ${id}`, kind: 'adventure', description: '', notes: '', aftermath: '' },
    ...{ status: 'active', dangers: [danger('a')], cast: [], customMoves: [], missions: [] },
    stakes: [{ id: `s${id}`, front_id: id, question: `question of ${id}`, answer: null }],
    ...change,
  }
}

describe('what is said of a danger', () => {
  it('comes from the catalogue where its type is known, and from the GM where it is not', () => {
    const known = danger('a', { category: 'horde', subtype: 'humanoidVermin' })
    expect(typeWords(known, words)).toBe(
      'dangerType.horde.name · dangerType.horde.subtypes.humanoidVermin.name',
    )
    expect(impulseWords(known, words)).toBe('dangerType.horde.subtypes.humanoidVermin.impulse')
    expect(gmMoveWords(known, words)).toHaveLength(9)
    const own = danger('a', { category: 'A patron', subtype: 'with a secret' })
    expect(typeWords(own, words)).toBe('A patron · with a secret')
    expect(impulseWords(own, words)).toBe('')
    expect(gmMoveWords(own, words)).toEqual([])
    expect(typeWords(danger('a'), words)).toBe('')
  })

  it('is the impulse as written, before that of the type', () => {
    const change = { category: 'horde', subtype: 'humanoidVermin', impulse: 'To sing' }
    expect(impulseWords(danger('a', change), words)).toBe('To sing')
  })
})

describe('the fronts of the view', () => {
  it('offer what may come true next, while they are in play', () => {
    const dangers = [danger('a'), danger('b', { ordered: false })]
    const ids = (one: Front | undefined) => coming(one).map(({ id }) => id)
    expect(ids(front('f', { dangers }))).toEqual(['a1', 'b1', 'b2'])
    expect(ids(front('f', { dangers, status: 'resolved' }))).toEqual([])
    expect(ids(undefined)).toEqual([])
  })

  it('let any open portent come true, also out of its turn', () => {
    const done = danger('c')
    const portents = done.portents.map((each) => ({ ...each, done_at: '2026-01-01' }))
    const dangers = [danger('a'), danger('b', { state: 'resolved' }), { ...done, portents }]
    const can = (id: string) => canComeTrue(front('f', { dangers }), id)
    expect(['a1', 'a2'].every(can)).toBe(true)
    expect(['b1', 'c1', 'gone'].some(can)).toBe(false)
  })

  it('may be changed as long as neither the front nor the danger is over', () => {
    const dangers = [danger('a'), danger('b', { state: 'resolved' })]
    const active = [front('f', { dangers }), front('g', { dangers: [] })]
    for (const id of ['f', 'a', 'a1', 'sf', 'g', 'sg']) expect(mayChange(active, { id })).toBe(true)
    for (const id of ['b', 'b1', 'gone']) expect(mayChange(active, { id })).toBe(false)
    const over = [front('f', { dangers, status: 'resolved' })]
    for (const id of ['f', 'a', 'a1', 'sf']) expect(mayChange(over, { id })).toBe(false)
  })
})

describe('an item', () => {
  it('has a name that leads back to it, whatever its id', () => {
    for (const id of ['x', 'portent-vane-1', 'a:b']) {
      const item = { type: 'portent' as const, id }
      expect(itemOf(itemKey(item))).toEqual(item)
    }
    for (const key of [undefined, '', 'front', 'endMission', 'cast:front:f']) {
      expect(itemOf(key)).toBeUndefined()
    }
  })

  it('is called what it says', () => {
    const listed = { fronts: [front('f')], heads: [{ id: 'g', name: 'resolved long ago' }] }
    expect(itemWords(listed, { type: 'front', id: 'f' })).toBe('front f')
    expect(itemWords(listed, { type: 'front', id: 'g' })).toBe('resolved long ago')
    expect(itemWords(listed, { type: 'danger', id: 'a' })).toBe('danger a')
    expect(itemWords(listed, { type: 'portent', id: 'a2' })).toBe('portent a2')
    expect(itemWords(listed, { type: 'stake', id: 'sf' })).toBe('question of f')
    expect(itemWords(listed, { type: 'customMove', id: 'gone' })).toBe('')
  })
})
