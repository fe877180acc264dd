import { expect, it } from 'vitest'
import {
  landedWords,
  modifierWords,
  trackWords,
} from '../../../src/renderer/moves/outcome/outcome-words'
import { words } from '../../../src/campaign/words'
import type { HeldModifier, ModifierGrant } from '../../../src/rules/moves/modifiers'
import type { Outcome } from '../../../src/rules/moves/outcome'
import { phrase } from '../../../src/shared/phrase'

const nothing: Outcome = { effects: [], holds: [], gmMoves: [], leadsTo: [], notes: [] }
const close = { kind: 'close', purpose: 'foe', state: 'done', rule: 'IS-121' } as const

it('IS-095: names every track that ends with the one that was chosen', () => {
  const outcome = { ...nothing, tracks: [close, { ...close, isAll: true }] }
  const trackOf = () => ({ name: 'Raider', rank: 'dangerous' as const, ticks: 12 })
  const said = (others: string[]) =>
    trackWords(outcome, { trackOf, othersOf: () => others, ownersOf: () => [] }).map(
      ({ words }) => words.with?.['name'],
    )
  expect(said(['Wolf', 'Gull'])).toEqual(['Raider', 'Wolf', 'Gull'])
  expect(said([])).toEqual(['Raider'])
})

it('IS-046: says whose a track is that is opened', () => {
  const open = { kind: 'open', purpose: 'journey', name: 'The isles', rank: 'dangerous' } as const
  const outcome = { ...nothing, tracks: [{ ...open, rule: 'IS-108' }] }
  const trackOf = () => ({ name: 'The isles', rank: 'dangerous' as const, ticks: 0 })
  const said = (owners: string[]) =>
    trackWords(outcome, { trackOf, othersOf: () => [], ownersOf: () => owners }).map(
      ({ words: each }) => words.say(each),
    )
  expect(said(['Brynn', 'Kara'])).toEqual(['A track is opened: The isles, Dangerous (Brynn, Kara)'])
  expect(said([])).toEqual(['A track is opened: The isles, Dangerous'])
})

it('says on whom a move has landed, and who made it where it is on nobody', () => {
  const said = (people: Parameters<typeof landedWords>[1]) =>
    words.say(landedWords('Volley', people))
  expect(said({ actor: 'Wren', target: 'Brand' })).toBe('Volley on Brand has landed.')
  expect(said({ actor: 'Wren' })).toBe('Wren: Volley has landed.')
  expect(said({})).toBe('Volley has landed.')
})

it('IS-107: says what ends with a move before what waits from now on', () => {
  const prepared: HeldModifier = {
    ...{ id: 'camp', value: 1, kind: 'forward', scope: ['undertakeAJourney'] },
    ...{ text: phrase('ironsworn.makeCamp.modifier.camp'), rule: 'IS-107', until: 'nextMatching' },
  }
  const ready: ModifierGrant = {
    ...{ on: 'actor', value: 1, kind: 'forward', scope: 'anyRoll', until: 'nextMove' },
    ...{ text: phrase('ironsworn.secureAnAdvantage.modifier.next'), rule: 'IS-103' },
  }
  const said = modifierWords(
    {
      outcome: { ...nothing, modifiers: [ready] },
      ended: [{ on: 'character:kara', modifier: prepared }],
    },
    (on) => (on === 'actor' ? 'Brynn' : 'Kara'),
    (text) => words.say(text),
  ).map((each) => words.say(each.words))
  expect(said[0]).toBe('+1 of Kara ends: Prepared in camp')
  expect(said[1]).toMatch(/^Brynn has \+1 waiting: /)
})
