import { describe, expect, it } from 'vitest'
import { movesFor } from '../../../../src/rules/iron-fist/moves/moves'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { character, made, play, told } from './play'

const swapsOf = (dice: number[], advantageDie: number, settings = {}) =>
  movesFor({ ...defaultSettings, ...settings }).faceDanger?.swaps?.({
    actor: character({ advantageDie }).sheet,
    given: {},
    dice,
    answers: { stat: 'steel' },
  })?.offers
const offers = (...asked: Parameters<typeof swapsOf>) =>
  swapsOf(...asked)?.map(({ swap, total, band, leaves }) => ({ swap, total, band, leaves }))

describe('the Advantage Die', () => {
  it('IF-EX-01 IF-011 stands in for a 2: 5 + 5 + 2 is 12, and it starts again at 1', () => {
    const run = made(
      'manipulate',
      { dice: [2, 5], swap: { die: 0 }, picks: ['three'] },
      { actor: { advantageDie: 5, stats: { charm: 2 } } },
    )
    expect(run.reading).toMatchObject({ band: '10+', sum: { total: 12 } })
    expect(told(run)).toEqual(['actor advantageDie: 5 → 1 (IF-011)'])
  })

  it('IF-011 says afterwards which die it was taken for, or what was added', () => {
    const told = swapsOf([1, 4], 2)?.map((offer) => offer.told)
    expect(told).toEqual([
      { key: 'ironFist.advantageDie.taken', with: { value: 2, face: 1 } },
      { key: 'ironFist.advantageDie.taken', with: { value: 2, face: 4 } },
    ])
    const [bonus] = swapsOf([1, 4], 2, { 'ad.mode': 'bonus' }) ?? []
    expect(bonus?.told).toEqual({ key: 'ironFist.advantageDie.added', with: { bonus: 1 } })
  })

  it('IF-008 IF-011 starts again first and gains after: 4 becomes 1, then 2', () => {
    const run = made(
      'faceDanger',
      { dice: [1, 6], swap: { die: 0 }, answers: { stat: 'steel' } },
      { actor: { advantageDie: 4 } },
    )
    expect(told(run)).toEqual([
      'actor advantageDie: 4 → 1 (IF-011)',
      'actor advantageDie: 1 → 2 (IF-018)',
    ])
  })

  it('IF-011 offers each die that would change, with what it would make of the roll', () => {
    expect(offers([2, 5], 5)).toEqual([{ swap: { die: 0 }, total: 10, band: '10+', leaves: 1 }])
    expect(offers([2, 4], 5)).toEqual([
      { swap: { die: 0 }, total: 9, band: '7-9', leaves: 1 },
      { swap: { die: 1 }, total: 7, band: '7-9', leaves: 1 },
    ])
  })

  it('IF-011 in the bonus mode it is lowered point by point, not below its floor', () => {
    const settings = { 'ad.mode': 'bonus' as const }
    expect(offers([2, 4], 3, settings)).toEqual([
      { swap: { bonus: 1 }, total: 7, band: '7-9', leaves: 2 },
      { swap: { bonus: 2 }, total: 8, band: '7-9', leaves: 1 },
    ])
    const inputs = { dice: [2, 4], swap: { bonus: 2 } }
    const run = made('lie', inputs, { actor: { advantageDie: 3 }, settings })
    expect(run.reading.sum.total).toBe(8)
    expect(told(run)).toEqual(['actor advantageDie: 3 → 1 (IF-011)'])
    expect(
      play('lie', { ...inputs, swap: { bonus: 3 } }, { actor: { advantageDie: 3 }, settings }),
    ).toBe('runner.refused.swap')
  })

  it('IF-011 where it is only counted nothing is offered', () => {
    expect(offers([2, 4], 3, { 'ad.mode': 'trackOnly' })).toBeUndefined()
  })

  it('IF-010 IF-011 a gain at the top and a loss at the floor do nothing', () => {
    const top = made(
      'faceDanger',
      { dice: [6, 6], answers: { stat: 'edge' } },
      { actor: { advantageDie: 6 } },
    )
    expect(told(top)).toEqual([])
    const floor = made(
      'faceDanger',
      { dice: [4, 4], picks: ['a'], answers: { stat: 'edge', price: 'advantage' } },
      { actor: { advantageDie: 1 } },
    )
    expect(told(floor)).toEqual([])
  })
})
