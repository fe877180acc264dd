import { expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { rollNames, whyOtherwise } from '../../../src/renderer/shell/history/correct-words'
import { ironFist } from '../../../src/rules/iron-fist'

const { engage, sufferHarm } = ironFist.moves
const actor = ironFist.sheets.character.parse({})
const said = (why: object) => words.say(whyOtherwise(why as never))

it('IF-080 IF-081: says what a roll asks with its dice put right, whichever game refuses it', () => {
  // One pick was enough for a 7–9 (IF-081).
  const refused = engage?.picksRefused?.({ actor, given: { harm: 3 }, dice: [6, 6] }, ['a'])
  expect(said(refused ?? {})).toBe('As things stand now, 2 must be picked.')
  const one = engage?.picksRefused?.({ actor, given: { harm: 3 }, dice: [4, 4] }, ['a', 'b'])
  expect(said(one ?? {})).toBe('As things stand now, one must be picked.')
  const other = sufferHarm?.picksRefused?.({ actor, given: { harm: 1 }, dice: [6, 6] }, ['hurts'])
  expect(said(other ?? {})).toBe('As things stand now, what was picked is not on offer.')
  const none = engage?.picksRefused?.({ actor, given: { harm: 3 }, dice: [1, 1] }, ['a'])
  expect(said(none ?? {})).toBe(
    'As the roll stands now, nothing is picked from it: what was picked before no longer belongs to it.',
  )
})

it('leaves every other reason as it is', () => {
  expect(whyOtherwise({ key: 'refusal.gone' })).toEqual({ key: 'refusal.gone' })
})

it('several rolls are named by whose they are and what of, and those alike by their numbers', () => {
  const names = (...of: [string | null, string | null][]) =>
    rollNames(
      words,
      of.map(([who, figure]) => ({ who, figure })),
    )
  expect(names(['Maro', null], ['Maro', 'damage'], ['Hob', null])).toEqual([
    'Maro: what the dice showed',
    'Maro: damage',
    'Hob: what the dice showed',
  ])
  expect(names([null, null], [null, null], [null, 'harm'], ['Maro', 'stat'])).toEqual([
    'What the dice showed, no. 1',
    'What the dice showed, no. 2',
    'Harm',
    'Maro: a figure',
  ])
})
