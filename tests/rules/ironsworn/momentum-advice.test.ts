import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ironsworn } from '../../../src/rules/ironsworn'
import { characterSchema, debilitySchema } from '../../../src/rules/ironsworn/sheet'
import { made, miss, strong } from './at-table'

const { faceDanger, fulfillYourVow, askTheOracle, payThePrice } = ironsworn.moves

function offerOf(sheet: object, dice: number[]) {
  const actor = characterSchema.parse(sheet)
  return faceDanger?.swaps?.({ actor, dice, given: {}, answers: { stat: 'iron' } }) ?? null
}

const ten = fc.integer({ min: 1, max: 10 })
const rolls = fc.record({
  dice: fc.tuple(fc.integer({ min: 1, max: 6 }), ten, ten),
  iron: fc.integer({ min: 1, max: 3 }),
  momentum: fc.integer({ min: -6, max: 10 }),
  debilities: fc.uniqueArray(fc.constantFrom(...debilitySchema.options), { maxLength: 4 }),
})

const bands = ['miss', 'weak', 'strong'] as const
const beaten = (score: number, dice: number[]) =>
  bands[dice.filter((die) => score > die).length] ?? 'miss'

/** What the document says of a burn, worked out beside the code that plays it. */
function byHand(dice: readonly number[], iron: number, momentum: number, marked: number) {
  const [die = 0, ...challenge] = dice
  const score = Math.min(10, (momentum < 0 && die === -momentum ? 0 : die) + iron)
  const cancels = (face: number) => momentum > 0 && face < momentum
  const from = beaten(score, challenge)
  const to = beaten(
    score,
    challenge.map((face) => (cancels(face) ? 0 : face)),
  )
  return { from, to, helps: to !== from, leaves: Math.max(0, 2 - marked) }
}

describe('the momentum adviser in the runner', () => {
  it('IS-015 IS-028 IS-029 IS-031 IS-167: offers a burn where it helps, says what it leaves, and only there', () => {
    const seen = { helped: 0, not: 0 }
    fc.assert(
      fc.property(rolls, ({ dice, iron, momentum, debilities }) => {
        const advice = byHand(dice, iron, momentum, debilities.length)
        const offer = offerOf({ stats: { iron }, momentum, debilities }, [...dice])
        if (!advice.helps) {
          seen.not += 1
          expect(offer).toBeNull()
          return
        }
        seen.helped += 1
        expect(offer?.value).toBe(momentum)
        expect(offer?.offers).toMatchObject([{ band: advice.to, leaves: advice.leaves }])
        expect(offer?.offers[0]?.says?.with).toMatchObject({
          ...{ from: `@move.band.${advice.from}`, to: `@move.band.${advice.to}`, value: momentum },
        })
      }),
      { numRuns: 600 },
    )
    expect(Math.min(seen.helped, seen.not)).toBeGreaterThan(40)
  })

  it.each([
    [[], '+2', 'none'],
    [['shaken'], '+1', 'one'],
    [['shaken', 'maimed'], '0', 'many'],
  ])('IS-025 IS-029: with %j it goes back to %s', (debilities, leaves, why) => {
    const says = offerOf({ stats: { iron: 1 }, momentum: 6, debilities }, [1, 5, 9])?.offers[0]
      ?.says
    expect(says).toEqual({
      key: 'ironsworn.burn.says',
      with: {
        ...{ value: 6, faces: '5', from: '@move.band.miss', to: '@move.band.weak' },
        ...{ leaves, why: `@ironsworn.burn.reset.${why}` },
      },
    })
  })

  it('IS-015 IS-028 IS-030: before the roll it says how far a burn reaches, on action rolls alone', () => {
    const ahead = (move: typeof faceDanger, momentum: number) =>
      move?.ahead?.({ actor: characterSchema.parse({ momentum }), given: {} }) ?? null
    expect(ahead(faceDanger, 6)).toEqual({
      key: 'ironsworn.burn.ahead',
      with: { value: 6, most: 5 },
    })
    expect(ahead(faceDanger, 10)?.with).toEqual({ value: 10, most: 9 })
    for (const momentum of [1, 0, -4]) expect(ahead(faceDanger, momentum)).toBeNull()
    expect(ahead(fulfillYourVow, 8)).toBeNull()
    // Stress that spirit does not hold is taken from momentum before the roll (IS-126).
    const strained = characterSchema.parse({ momentum: 6, spirit: { value: 0 } })
    const endured = ironsworn.moves['endureStress']
    expect(endured?.ahead?.({ actor: strained, given: { stress: 2 } })?.with).toEqual({
      ...{ value: 4, most: 3 },
    })
    expect(ahead(askTheOracle, 8)).toBeNull()
  })
})

describe('what a match asks', () => {
  const by = { answers: { stat: 'iron' } }

  it('IS-017 IS-169: names the tables that may answer, by what came of the roll', () => {
    const [one] = strong
    const hit = made('faceDanger', [one ?? 1, 2, 2], by)
    expect(hit.reading.cue).toEqual({
      ...{ words: { key: 'ironsworn.match.strong' }, rule: 'IS-017' },
      tables: ['classic/oracles/action_and_theme/action', 'classic/oracles/action_and_theme/theme'],
    })
    expect(made('faceDanger', [1, 9, 9], by).reading.cue?.tables[0]).toMatch(/pay_the_price$/)
    expect(made('faceDanger', miss, by).reading.cue).toBeUndefined()
    const actor = { momentum: 10 }
    const burned = made('faceDanger', [1, 9, 9], { ...by, swap: { cancels: [1, 2] } }, { actor })
    expect(burned.reading).toMatchObject({ band: 'strong', isMatch: true })
    expect(burned.reading.cue?.words.key).toBe('ironsworn.match.strong')
  })

  it('IS-135 IS-141: a price that is owed can be rolled on its table', () => {
    expect(payThePrice?.byTable).toBe('rollPrice')
    expect(ironsworn.moves[payThePrice?.byTable ?? '']?.sides?.({ given: {} })).toEqual([100])
  })
})
