import { expect, it } from 'vitest'
import { trackWords } from '../../../src/renderer/moves/outcome/outcome-words'
import type { Outcome } from '../../../src/rules/moves/outcome'

const nothing: Outcome = { effects: [], holds: [], gmMoves: [], leadsTo: [], notes: [] }
const close = { kind: 'close', purpose: 'foe', state: 'done', rule: 'IS-121' } as const

it('IS-095: names every track that ends with the one that was chosen', () => {
  const outcome = { ...nothing, tracks: [close, { ...close, isAll: true }] }
  const trackOf = () => ({ name: 'Raider', rank: 'dangerous' as const, ticks: 12 })
  const said = (others: string[]) =>
    trackWords(outcome, trackOf, () => others).map(({ words }) => words.with?.['name'])
  expect(said(['Wolf', 'Gull'])).toEqual(['Raider', 'Wolf', 'Gull'])
  expect(said([])).toEqual(['Raider'])
})
