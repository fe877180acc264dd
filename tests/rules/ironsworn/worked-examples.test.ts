import { describe, expect, it } from 'vitest'
import { blowAhead, strongBlow } from '../../../src/rules/ironsworn/figures/fight'
import { changeMomentum, momentumLimits } from '../../../src/rules/ironsworn/figures/momentum'
import { packRank, questXp, recommit } from '../../../src/rules/ironsworn/figures/progress'
import { sufferTrack } from '../../../src/rules/ironsworn/figures/suffer'
import { askOracle } from '../../../src/rules/ironsworn/oracle/ask-oracle'
import { characterSchema } from '../../../src/rules/ironsworn/sheet'
import { applyEffects } from '../../../src/rules/moves/apply'
import { progressScore } from '../../../src/rules/tracks/progress'
import { made, open, rolled, told, worked } from './at-table'
import { wordsAt } from './published'
import { marked } from './track'

describe('the worked examples of the inventory', () => {
  it('W01 IS-011 IS-012 IS-015: 11 counts 10, and does not beat a 10', () => {
    expect(rolled({ dice: [6, 10, 4], stat: 3, adds: 2 })).toEqual({
      ...{ band: 'weak', score: 10, isMatch: false, burn: null },
    })
  })

  it('W02 IS-028 IS-029: momentum 6 cancels the 5, not the 8', () => {
    expect(rolled({ dice: [2, 5, 8], stat: 2, momentum: 6 })).toEqual({
      ...{ band: 'miss', score: 4, isMatch: false },
      burn: { band: 'weak', leaves: 2, cancels: [1] },
    })
  })

  it('W03 IS-028 IS-025 IS-168 IS-102: burned to 1 by one debility, and 1 more for the strong hit', () => {
    const run = made(
      'faceDanger',
      [3, 7, 6],
      { swap: { cancels: [1, 2] }, answers: { stat: 'iron' } },
      { actor: { stats: { iron: 2 }, momentum: 8, debilities: ['shaken'] } },
    )
    expect(run.reading).toMatchObject({ band: 'strong', sum: { total: 5 } })
    expect(told(run)).toEqual(['actor momentum: 8 → 1', 'actor momentum: 1 → 2'])
  })

  it('W04 IS-031: −3 cancels a 3; the score is stat and adds', () => {
    expect(rolled({ dice: [3, 2, 5], stat: 2, adds: 1, momentum: -3 })).toEqual({
      ...{ band: 'weak', score: 3, isMatch: false, burn: null },
    })
  })

  it('W05 IS-015 IS-016 IS-028: two tens are a matched miss, whatever momentum', () => {
    expect(rolled({ dice: [6, 10, 10], stat: 3, adds: 3, momentum: 10 })).toEqual({
      ...{ band: 'miss', score: 10, isMatch: true, burn: null },
    })
  })

  it('W06 IS-037 IS-041 IS-042 IS-014: three milestones, then a progress roll', () => {
    expect(marked('dangerous', 0, 3)).toEqual({ ticks: 24, score: 6 })
    const tracks = { vow: { rank: 'dangerous' as const, ticks: 26 } }
    const run = made('fulfillYourVow', [5, 6], { answers: { whose: 'self' } }, { tracks })
    expect(run.reading).toMatchObject({ band: 'weak', sum: { total: 6 } })
    expect(run.reading.isMatch ?? false).toBe(false)
  })

  it('W07 IS-118 IS-049 IS-050: sword and one more on an extreme foe', () => {
    const sword = { weapon: { name: 'Sword', harm: 2 } }
    const blow = blowAhead(characterSchema.parse(sword), { rank: 'extreme', ticks: 11 }, strongBlow)
    expect(blow).toEqual({ harm: 3, ticks: 6, to: 17 })
    expect(progressScore(17)).toBe(4)
    const run = made(
      'strike',
      [3, 1, 2],
      { answers: { stat: 'iron' } },
      {
        actor: { ...sword, initiative: 'foe' },
        tracks: { foe: { rank: 'extreme', ticks: 11 } },
      },
    )
    expect(worked(run)).toEqual(['foe 3'])
    expect(told(run)).toContain('actor initiative: foe → me')
  })

  it('W08 IS-121 IS-041: 33 ticks are 8 and beat 3 and 7; others are left', () => {
    const tracks = { foe: { rank: 'dangerous' as const, ticks: 33 } }
    const run = made('endTheFight', [3, 7], { answers: { others: 'remain' } }, { tracks })
    expect(run.reading).toMatchObject({ band: 'strong', sum: { total: 8 } })
    expect(worked(run)).toEqual(['foe done'])
    expect(told(run)).toContain('actor initiative: none → me')
  })

  it('W09 IS-123 IS-052: 2 harm on 3 health, then the higher of 1 and iron 2', () => {
    const run = made(
      'endureHarm',
      [4, 5, 9],
      { given: { harm: 2 } },
      {
        actor: { health: { value: 3 }, stats: { iron: 2 }, momentum: 3 },
      },
    )
    expect(run.reading).toMatchObject({ band: 'weak', sum: { total: 6 } })
    expect(told(run)).toEqual(['actor health.value: 3 → 1'])
    expect(sufferTrack({ value: 3, amount: 2, momentum: 3, debilities: [] })).toEqual({
      ...{ value: 1, momentum: 3, overflow: 0 },
    })
  })

  it('W10 IS-123 IS-139 IS-024 IS-025: 3 harm on 1 health, a miss, and wounded', () => {
    const actor = { health: { value: 1 }, stats: { iron: 1 }, momentum: 2 }
    const run = made('endureHarm', [1, 6, 2], { given: { harm: 3 }, picks: ['wounded'] }, { actor })
    expect(run.reading).toMatchObject({ band: 'miss', sum: { total: 2 } })
    expect(told(run)).toEqual([
      'actor health.value: 1 → 0',
      'actor momentum: 2 → 0',
      'actor momentum: 0 → -1',
      'actor debilities:  → wounded',
    ])
    const after = characterSchema.parse(
      applyEffects(characterSchema.parse(actor), run.outcome.effects),
    )
    expect(momentumLimits(after.debilities)).toEqual({ max: 9, reset: 1 })
    const inputs = { given: { harm: 3 } }
    expect(open('endureHarm', [1, 6, 2], inputs, { actor })).toEqual(['wounded', 'maimed', 'table'])
  })

  it('W11 IS-032 IS-129 IS-171: one point reaches −6, two clear 8 ticks', () => {
    expect(changeMomentum(-5, -3, [])).toEqual({ momentum: -6, overflow: 2 })
    const tracks = { setback: { rank: 'formidable' as const, ticks: 18 } }
    const inputs = { picks: ['progress'], given: { points: 2 } }
    expect(worked(made('faceASetback', [], inputs, { tracks }))).toEqual(['setback -2'])
    expect(marked('formidable', 18, -2)).toEqual({ ticks: 10, score: 2 })
  })

  it('W12 IS-108 IS-059 IS-046: one mark and one supply for the whole party', () => {
    const run = made(
      'undertakeAJourney',
      [1, 1, 9],
      {},
      {
        actor: { momentum: 4, stats: { wits: 2 } },
        others: { b: { momentum: 0 }, c: { momentum: -2 } },
        tracks: { journey: { rank: 'dangerous', ticks: 8 } },
      },
    )
    expect(run.reading.band).toBe('weak')
    expect(told(run)).toEqual(['party supply: 5 → 4'])
    expect(worked(run)).toEqual(['journey 1'])
    expect(marked('dangerous', 8, 1)).toEqual({ ticks: 16, score: 4 })
  })

  it('W13 IS-111 IS-074 IS-177: mended, and consort lost again by a missed focus', () => {
    const actor = {
      ...{ health: { value: 0 }, spirit: { value: 2 }, momentum: 1, debilities: ['wounded'] },
    }
    const answers = { 'actor.0': 'consort', 'actor.1': 'mend' }
    const stay = made('sojourn', [1, 1, 9], { given: { bond: 1 }, answers }, { actor })
    expect(stay.reading.band).toBe('weak')
    expect(told(stay)).toEqual([
      'actor debilities: wounded → ',
      'actor health.value: 0 → 1',
      'actor spirit.value: 2 → 4',
    ])
    const [focus] = stay.outcome.leadsTo
    expect(focus).toMatchObject({ oneOf: ['sojournFocus'], given: { consort: 2 } })
    const after = applyEffects(characterSchema.parse(actor), stay.outcome.effects)
    const lost = made(
      'sojournFocus',
      [1, 9, 10],
      { given: { ...focus?.given }, answers: { which: 'consort' } },
      { actor: after },
    )
    expect(told(lost)).toEqual(['actor spirit.value: 4 → 2'])
    expect(momentumLimits([])).toEqual({ max: 10, reset: 2 })
  })

  it('W14 IS-132 IS-088 IS-047: one less than 3; one box left, one rank harder', () => {
    expect(questXp('formidable', 'weak')).toBe(2)
    expect(recommit('formidable', 22)).toEqual({ rank: 'extreme', ticks: 4 })
  })

  it('W15 IS-143 IS-144 IS-162 IS-150: odds, ranks and a pack', () => {
    expect([25, 26, 55].map((roll) => askOracle('likely', roll))).toEqual([
      { answer: 'no', match: false },
      { answer: 'yes', match: false },
      { answer: 'yes', match: true },
    ])
    expect([93, 94, 100].map((roll) => wordsAt('challenge_rank', roll))).toEqual([
      ...['Extreme', 'Epic', 'Epic'],
    ])
    expect(packRank('troublesome', 4)).toEqual({ rank: 'dangerous' })
  })
})
