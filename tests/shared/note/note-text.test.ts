import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  linksIn,
  noteSections,
  readLink,
  replaceLinks,
  tableNamed,
  writeLink,
} from '../../../src/shared/note/note-text'

describe('links of a note', () => {
  it('are names, or settled by type and id', () => {
    expect(
      linksIn('[[Wend]] and [[ npc ]] [[npc:a-1|Old Wend]] [[nobody:1|x]] [[]] [[a\nb]]'),
    ).toEqual([
      { name: 'Wend' },
      { name: 'npc' },
      { type: 'npc', id: 'a-1', name: 'Old Wend' },
      { name: 'nobody:1|x' },
    ])
  })

  it('are dice to be rolled where they say so, and lead nowhere', () => {
    expect(linksIn('[[roll 2d6+1]] [[Roll  d%]] [[roll call]] [[roll 3]] [[rolled d6]]')).toEqual([
      { name: '2d6+1', isRoll: true },
      { name: 'd%', isRoll: true },
      { name: 'roll call' },
      { name: 'roll 3' },
      { name: 'rolled d6' },
    ])
    expect(writeLink({ name: '2d6+1', isRoll: true })).toBe('[[roll 2d6+1]]')
  })

  it('name a table to roll on, where they are no dice', () => {
    const named = (inner: string) => tableNamed(readLink(inner))
    expect(named('roll Sky omens')).toBe('Sky omens')
    for (const inner of ['roll 2d6', 'Rolls', 'roll', 'npc:a|roll Sky', 'Sky']) {
      expect(named(inner)).toBeUndefined()
    }
  })

  it('are read as they were written, and stay where they stand', () => {
    const link = fc.oneof(
      fc.record({
        name: fc.stringMatching(/^[A-Za-z ']{1,20}$/).map((name) => name.trim() || 'x'),
      }),
      fc.record({
        type: fc.constantFrom('npc' as const, 'note' as const),
        id: fc.uuid(),
        name: fc.stringMatching(/^[A-Za-z]{1,20}$/),
      }),
    )
    fc.assert(
      fc.property(link, fc.string(), (one, around) => {
        expect(readLink(writeLink(one).slice(2, -2))).toEqual(one)
        const text = `${around.replaceAll(/[[\]]/g, '')} ${writeLink(one)} end`
        expect(replaceLinks(text, writeLink)).toBe(text)
      }),
    )
  })
})

describe('sections of a note', () => {
  it('are cut where they open and close', () => {
    expect(noteSections('a\n:::gm\nb\n:::\nc')).toEqual([
      { secret: false, text: 'a' },
      { secret: true, text: 'b' },
      { secret: false, text: 'c' },
    ])
  })

  it('begin behind other words of a line as well, and may end in it', () => {
    const cut = (body: string) =>
      noteSections(body).map(({ secret, text }) => `${secret ? 'gm' : 'all'}: ${text}`)
    expect(cut('The abbey. :::gm\nThe abbot lies.\n:::\nIt rains.')).toEqual([
      'all: The abbey.',
      'gm: \nThe abbot lies.',
      'all: It rains.',
    ])
    expect(cut('The abbey. ::: gm the abbot lies')).toEqual([
      'all: The abbey.',
      'gm: the abbot lies',
    ])
    expect(cut('The abbey. :::gm the abbot lies :::\nIt rains.')).toEqual([
      'all: The abbey.',
      'gm: the abbot lies',
      'all: It rains.',
    ])
  })

  it('never let a secret line out, whatever lies around it', () => {
    const line = fc.constantFrom('text', '', ':::gm', ':::', ':::note', '> :::gm', '- x', '```')
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (before, after) => {
        const body = [...before, ':::gm', 'SECRET', ...after].join('\n')
        const open = noteSections(body).filter(({ secret }) => !secret)
        expect(open.map(({ text }) => text).join('\n')).not.toContain('SECRET')
      }),
    )
  })
})
