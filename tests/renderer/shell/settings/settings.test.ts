import { describe, expect, it } from 'vitest'
import {
  findChoices,
  describeValue,
  type ChoiceNow,
} from '../../../../src/renderer/shell/settings/settings'
import type { Phrase } from '../../../../src/shared/phrase'

const say = ({ key }: Phrase) => key

function decision(id: string, more: Partial<ChoiceNow> = {}): ChoiceNow {
  return {
    id,
    group: { key: 'The fight' },
    title: { key: `Title of ${id}` },
    reason: { key: 'Because' },
    rule: 'CI-001',
    kind: { type: 'boolean' },
    value: true,
    usual: true,
    changed: false,
    ...more,
  }
}

const all = [
  decision('helmets', { rule: 'CI-052' }),
  decision('sleep', { group: { key: 'Bodies' }, reason: { key: 'Two tables disagree' } }),
  decision('wear', { rule: 'CI-216' }),
]
const found = (query: string) =>
  findChoices(all, query, say).map(({ title, decisions }) => [title, decisions.map(({ id }) => id)])

describe('finding a rule', () => {
  it('shows everything under its headings until something is asked for', () => {
    const everything = [
      ['The fight', ['helmets', 'wear']],
      ['Bodies', ['sleep']],
    ]
    expect(found('')).toEqual(everything)
    expect(found('  ')).toEqual(everything)
  })

  it('takes every word, in any order, from title, reason, heading and rule', () => {
    expect(found('ci-052')).toEqual([['The fight', ['helmets']]])
    expect(found('TABLES two')).toEqual([['Bodies', ['sleep']]])
    expect(found('fight because')).toEqual([['The fight', ['helmets', 'wear']]])
    expect(found('fight bodies')).toEqual([])
  })
})

describe('a value in words', () => {
  const values = [{ value: 'table', label: { key: 'by the table' } }]
  it.each([
    [decision('a'), true, 'setting.on'],
    [decision('a'), false, 'setting.off'],
    [decision('a', { kind: { type: 'number', min: 0, max: 9 } }), 0, '0'],
    [decision('a', { kind: { type: 'number', min: 0, max: 9 } }), null, 'setting.none'],
    [decision('a', { kind: { type: 'choice', values } }), 'table', 'by the table'],
    [decision('a', { kind: { type: 'choice', values } }), 'gone', 'setting.none'],
  ])('%# says %s', (given, value, words) => {
    expect(describeValue(given, value, say)).toBe(words)
  })
})
