import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ironsworn } from '../../../src/rules/ironsworn'
import {
  blowAhead,
  movesInFight,
  rankHere,
  strongBlow,
} from '../../../src/rules/ironsworn/figures/fight'
import { progressBandOdds } from '../../../src/rules/ironsworn/figures/odds'
import { defaultSettings } from '../../../src/rules/ironsworn/settings'
import { characterSchema, npcSchema } from '../../../src/rules/ironsworn/sheet'
import { oddsOf } from '../../../src/rules/moves/odds'
import { rankNumber, ranks } from '../../../src/rules/tracks/progress'
import { made, miss, strong, told, weak } from './at-table'

const rank = fc.constantFrom(...ranks)
const ticks = fc.integer({ min: 0, max: 40 })
const blows = { answers: { stat: 'iron' } }

/** The share of each band, as counts of all the ways the dice can fall. */
function counted(move: string, input: Parameters<typeof oddsOf>[1], all: number) {
  const found = oddsOf(ironsworn.moves[move] ?? expect.fail(move), input)
  const of = (band: string) => (found.find((each) => each.band === band)?.share ?? 0) * all
  return {
    strong: Math.round(of('strong')),
    weak: Math.round(of('weak')),
    miss: Math.round(of('miss')),
  }
}

describe('a blow before it is rolled', () => {
  it('IS-049 IS-050: says what Strike will mark, whatever the foe, the weapon and the dice', () => {
    const weapon = fc.constantFrom({ name: 'Spear', harm: 2 }, { name: 'Staff', harm: 1 })
    fc.assert(
      fc.property(rank, ticks, weapon, (of, at, held) => {
        const actor = characterSchema.parse({ stats: { iron: 3 }, weapon: held })
        const foe = { rank: of, ticks: at }
        for (const [dice, more] of [
          [strong, strongBlow],
          [weak, 0],
        ] as const) {
          const { outcome } = made('strike', dice, blows, { actor, tracks: { foe } })
          const ahead = blowAhead(actor, foe, more)
          expect(outcome.tracks).toMatchObject([{ kind: 'mark', marks: ahead.harm }])
          expect(ahead.to).toBe(Math.min(40, at + ahead.ticks))
        }
      }),
    )
  })

  it('IS-050: 2 harm on a formidable foe at 10 ticks are 8 ticks, and 18 of 40', () => {
    const spear = characterSchema.parse({ weapon: { name: 'Spear', harm: 2 } })
    expect(blowAhead(spear, { rank: 'formidable', ticks: 10 })).toEqual({
      ...{ harm: 2, ticks: 8, to: 18 },
    })
  })
})

describe('odds on the board', () => {
  it('IS-048: of ending the fight are those of the move itself, counted out over every throw', () => {
    for (let at = 0; at <= 40; at += 1) {
      const foe = { name: 'Foe', rank: 'formidable' as const, ticks: at }
      const shown = progressBandOdds(at).map(({ band, share }) => [band, Math.round(share * 100)])
      expect(counted('endTheFight', { given: {}, actor: {}, tracks: { foe } }, 100)).toEqual(
        Object.fromEntries(shown),
      )
    }
    expect(progressBandOdds(32).map(({ share }) => share)).toEqual([0.49, 0.42, 0.09])
  })

  const falls = [
    ...[
      [0, 55, 190, 355],
      [1, 91, 238, 271],
      [2, 139, 262, 199],
    ],
    ...[
      [3, 199, 262, 139],
      [5, 336, 208, 56],
    ],
  ]

  it('IS-022: of a Strike are those of any action roll, counted out over 600 throws', () => {
    for (const [iron, best, half, none] of falls) {
      const actor = { stats: { iron } }
      expect(counted('strike', { given: {}, actor, ...blows }, 600)).toEqual({
        ...{ strong: best, weak: half, miss: none },
      })
    }
  })
})

describe('what leads in a fight', () => {
  const leading = (sheet: object, ticks?: number) =>
    movesInFight(characterSchema.parse(sheet), defaultSettings, ticks).leading

  it('IS-096 IS-097: in control one strikes, otherwise one reacts; outside one enters', () => {
    expect(leading({})).toEqual(['enterTheFray', 'drawTheCircle'])
    expect(leading({ initiative: 'me' })).toEqual(['strike', 'secureAnAdvantage'])
    expect(leading({ initiative: 'foe' })).toEqual(['clash', 'faceDanger', 'turnTheTide'])
  })

  it('IS-191: a fight may end after a strong hit, whoever is in control', () => {
    const strong = (initiative: string) => ({ initiative, lastOutcome: 'strong' })
    expect(leading(strong('me'), 16)[0]).toBe('endTheFight')
    expect(leading(strong('foe'), 16)[0]).toBe('endTheFight')
    expect(leading({ initiative: 'me', lastOutcome: 'weak' })).not.toContain('endTheFight')
    expect(leading({ lastOutcome: 'strong' })).not.toContain('endTheFight')
  })

  it('IS-121 IS-191: to bear what is suffered decides nothing: to end the fight comes last, unwarned', () => {
    const endured = { initiative: 'me', lastOutcome: 'endured' } as const
    expect(leading(endured, 40)).toEqual(['strike', 'secureAnAdvantage', 'endTheFight'])
    const companion = { assets: { Hound: { type: 'companion', health: { value: 4, max: 4 } } } }
    const actor = { initiative: 'foe', ...companion }
    for (const [move, given] of [
      ['companionEndureHarm', { harm: 1 }],
      ['endureHarm', { harm: 1 }],
      ['endureStress', { stress: 1 }],
    ] as const) {
      const picks = move === 'companionEndureHarm' ? [] : ['momentum']
      const run = made(move, strong, { given, picks }, { actor })
      expect(told(run)).toContain('actor lastOutcome: none → endured')
    }
    const cautions = ironsworn.moves['endTheFight']?.cautions?.({
      ...{ actor: characterSchema.parse(endured), given: {} },
    })
    expect(cautions).toEqual([])
  })

  it('IS-048 IS-191: the next blow comes first while to end it misses more likely than not', () => {
    const strong = { initiative: 'me', lastOutcome: 'strong' }
    expect(leading(strong, 6)).toEqual(['strike', 'secureAnAdvantage', 'endTheFight'])
    expect(leading(strong, 15)[0]).toBe('strike')
    expect(leading(strong)[0]).toBe('strike')
  })

  it('IS-190: the tide that has turned leads no more, unless the campaign lets it turn again', () => {
    const turned = characterSchema.parse({ initiative: 'foe', tideUsed: true })
    expect(movesInFight(turned, defaultSettings).leading).not.toContain('turnTheTide')
    const again = { ...defaultSettings, 'tide.oncePerFight': false }
    expect(movesInFight(turned, again).leading).toContain('turnTheTide')
  })

  it('IS-097: every move of a fight stays possible, once, in one list or the other', () => {
    const sheet = fc.record({
      initiative: fc.constantFrom('me', 'foe'),
      lastOutcome: fc.constantFrom('none', 'strong', 'endured', 'weak', 'miss'),
      tideUsed: fc.boolean(),
    })
    fc.assert(
      fc.property(sheet, (each) => {
        const { leading: first, others } = movesInFight(
          characterSchema.parse(each),
          defaultSettings,
        )
        expect([...first, ...others].sort()).toEqual([
          ...['clash', 'endTheFight', 'faceDanger', 'secureAnAdvantage', 'strike', 'turnTheTide'],
        ])
      }),
    )
  })

  it('IS-146 IS-150: a rank in a fight is its own and what the fight adds', () => {
    expect(rankHere('dangerous', 'extreme')).toMatchObject({
      ...{ total: rankNumber('extreme'), terms: [{ value: 2 }, { value: 2, rule: 'IS-150' }] },
    })
    expect(rankHere('epic', 'epic').terms).toHaveLength(1)
  })
})

describe('a price that a foe has a hand in', () => {
  const given = (run: ReturnType<typeof made>) => run.outcome.leadsTo.map((each) => each.given)
  const foe = { rank: 'extreme' as const, ticks: 0 }

  it('IS-052: comes with what its rank deals; with nobody there, with nothing', () => {
    expect(given(made('strike', miss, blows, { tracks: { foe } }))).toEqual([
      { harm: 4, stress: 4 },
    ])
    expect(given(made('clash', weak, blows, { tracks: { foe } }))).toEqual([{ harm: 4, stress: 4 }])
    expect(
      given(made('faceDanger', miss, { answers: { stat: 'edge' } }, { tracks: { foe } })),
    ).toEqual([{ harm: 4, stress: 4 }])
    expect(given(made('strike', miss, blows))).toEqual([{}])
    const answers = { stat: 'wits', trackName: 'A bear', trackRank: 'formidable' }
    expect(given(made('enterTheFray', miss, { answers }))).toEqual([{ harm: 3, stress: 3 }])
  })

  it('IS-052: of an NPC without a track, its own rank', () => {
    const move = ironsworn.moves['faceDanger'] ?? expect.fail('no such move')
    const on = { target: npcSchema.parse({ rank: 'epic' }), targetKind: 'npc' as const }
    const outcome = move.outcome?.(
      { ...on, actor: {}, given: {}, dice: miss, answers: { stat: 'edge' } },
      [],
    )
    expect(outcome).toMatchObject({ leadsTo: [{ oneOf: ['payThePrice'], given: { harm: 5 } }] })
  })

  it('IS-053 IS-135: hurts or frightens as much as was settled, two when nobody is sure', () => {
    const price = (pick: string, inputs = {}) =>
      given(made('payThePrice', [], { picks: [pick], ...inputs }))
    expect(price('harm', { given: { harm: 4 } })).toEqual([{ harm: 4 }])
    expect(price('stress', { given: { harm: 4, stress: 3 } })).toEqual([{ stress: 3 }])
    expect(price('table', { given: { harm: 4, stress: 3 } })).toEqual([{ harm: 4, stress: 3 }])
    expect(price('harm')).toEqual([{ harm: 2 }])
  })

  it('IS-141: a row that hurts says how much, too', () => {
    const rows = Array.from(
      { length: 100 },
      (_, at) =>
        made('rollPrice', [at + 1], {
          given: { harm: 5, stress: 4 },
          answers: { loss: 'story' },
        }).outcome.leadsTo,
    ).flat()
    const of = (move: string) => rows.filter(({ oneOf }) => oneOf[0] === move)
    expect(of('endureHarm').length).toBeGreaterThan(0)
    for (const each of of('endureHarm')) expect(each.given).toEqual({ harm: 5 })
    expect(of('endureStress').length).toBeGreaterThan(0)
    for (const each of of('endureStress')) expect(each.given).toEqual({ stress: 4 })
  })
})
