import { describe, expect, it } from 'vitest'
import { nouns } from '../../../src/campaign/exchange/shape/shape'
import { shapes } from '../../../src/campaign/exchange/shape/shapes'
import { words } from '../../../src/campaign/words'
import { wordsOfField } from '../../../src/renderer/library/field-words'

const said = (...[noun, path]: Parameters<typeof wordsOfField>) =>
  wordsOfField(noun, path)
    .map((each) => words.say(each))
    .join(' · ')

describe('a field that differs', () => {
  it.each([
    ['npc', 'description', 'What is said of them'],
    ['place', 'description', 'What is seen there'],
    ['mission', 'deadlineDay', 'Deadline'],
    ['front', 'dangers', 'Dangers'],
    ['npc', 'sheets.cold-iron.armor.T', 'Cold Iron · Armour T'],
    ['npc', 'sheets.iron-fist.harmSuffered', 'Iron Fist · Harm Suffered'],
  ] as const)(
    'of a %s, %s, is called as forms call it, or by plain words: %s',
    (noun, path, is) => {
      expect(said(noun, path)).toBe(is)
    },
  )

  it('has words, whatever it is', () => {
    const all = nouns.flatMap((noun) => {
      const { fields, parts = {}, ownParts = {} } = shapes[noun]
      return Object.keys({ ...fields, ...parts, ...ownParts }).map((name) => said(noun, name))
    })
    expect(all.filter((each) => !/^[\p{Lu}\d]/u.test(each))).toEqual([])
  })
})
