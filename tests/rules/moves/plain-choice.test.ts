import { describe, expect, it } from 'vitest'
import { onlyAnswer, type Ask } from '../../../src/rules/moves/ask'
import type { Choice } from '../../../src/rules/moves/effect'
import { onlyPicks } from '../../../src/rules/moves/picks'
import { phrase } from '../../../src/shared/phrase'

const label = phrase('test')
const pick = (id: string, barred = false) => ({
  ...{ id, label, rule: 'IF-004' },
  ...(barred ? { barred: label } : {}),
})
const choice = (more: Partial<Choice>): Choice => ({
  ...{ who: 'player', count: 1, distinct: true, picks: [] },
  ...more,
})
const ask = (kind: Ask['kind']): Ask => ({ id: 'a', label, rule: 'IF-004', who: 'gm', kind })

describe('what leaves no choice', () => {
  it('picks all that must be picked, and nothing where some are left', () => {
    expect(onlyPicks(choice({ picks: [pick('one')] }))).toEqual(['one'])
    expect(onlyPicks(choice({ count: 2, picks: [pick('one'), pick('two')] }))).toEqual([
      'one',
      'two',
    ])
    expect(onlyPicks(choice({ picks: [pick('one'), pick('two')] }))).toBeNull()
    expect(onlyPicks(choice({ picks: [pick('one'), pick('two', true)] }))).toEqual(['one'])
  })

  it('picks one again where picks need not differ, and nothing where fewer will do', () => {
    expect(onlyPicks(choice({ count: 2, distinct: false, picks: [pick('one')] }))).toEqual([
      'one',
      'one',
    ])
    const both = [pick('one'), pick('two')]
    expect(onlyPicks(choice({ count: 2, distinct: false, picks: both }))).toBeNull()
    expect(onlyPicks(choice({ upTo: true, picks: [pick('one')] }))).toBeNull()
  })

  it('answers a question with one answer, and no other', () => {
    expect(onlyAnswer(ask({ type: 'choice', values: [{ value: 'x', label }] }))).toBe('x')
    const values = ['x', 'y'].map((value) => ({ value, label }))
    expect(onlyAnswer(ask({ type: 'choice', values }))).toBeUndefined()
    expect(onlyAnswer(ask({ type: 'number', min: 2, max: 2 }))).toBe(2)
    expect(onlyAnswer(ask({ type: 'number', min: 0, max: 2 }))).toBeUndefined()
    expect(onlyAnswer(ask({ type: 'text', max: 80 }))).toBeUndefined()
  })
})
