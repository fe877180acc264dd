import { describe, expect, it } from 'vitest'
import { ruleSystem } from '../../src/rules'
import { progressBandOdds } from '../../src/rules/ironsworn/figures/odds'
import type { HeldModifier } from '../../src/rules/moves/modifiers'
import type { AnyBand } from '../../src/rules/moves/effect'
import type { Move, MoveInput } from '../../src/rules/moves/move'
import { oddsOf, oddsWithHelp, oddsWithSwap, type BandOdds } from '../../src/rules/moves/odds'
import { chanceOfYes, likelihoods, readAnswer } from '../../src/rules/oracles/yes-no'

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)
const six = upTo(6)
const ten = upTo(10)

type Counted = Partial<Record<AnyBand, number>>

/** Counts every throw, each read by hand. */
function countEach<Throw>(throws: readonly Throw[], read: (each: Throw) => AnyBand): Counted {
  const found: Counted = {}
  for (const each of throws) found[read(each)] = (found[read(each)] ?? 0) + 1 / throws.length
  return found
}

function expectOdds(odds: readonly BandOdds[], counted: Counted): void {
  const fromBest = ['10+', 'strong', '7-9', 'weak', '6-', 'miss'].filter((band) => band in counted)
  expect(odds.map(({ band }) => band)).toEqual(fromBest)
  for (const { band, share } of odds) expect(share).toBeCloseTo(counted[band] ?? -1, 9)
}

function moveOf(system: string, id: string): Move {
  const move = ruleSystem(system)?.moves[id]
  if (!move) throw new Error(`${system} ${id}`)
  return move
}

const sheetOf = (system: string, own: object) =>
  ruleSystem(system)?.sheets.character.parse(own) ?? {}

const pairs = six.flatMap((one) => six.map((other) => one + other))
const byTotal = (total: number): AnyBand => (total >= 10 ? '10+' : total >= 7 ? '7-9' : '6-')
const challenges = ten.flatMap((one) => ten.map((other) => [one, other] as const))
const action = six.flatMap((die) => challenges.map((pair) => [die, ...pair] as const))
const byBeaten = (score: number, dice: readonly number[]): AnyBand =>
  (['miss', 'weak', 'strong'] as const)[dice.filter((die) => die < score).length] ?? 'miss'

describe('odds before the roll, against every throw counted by hand', () => {
  const spout = moveOf('dungeon-world', 'spoutLore')
  const modifiers = [
    { int: 3, modifier: -3 },
    { int: 12, modifier: 0 },
    { int: 18, modifier: 3 },
  ]

  it.each(modifiers)('DW-002: 2d6 with $modifier', ({ int, modifier }) => {
    const actor = sheetOf('dungeon-world', { scores: { int } })
    expectOdds(
      oddsOf(spout, { actor, given: {} }),
      countEach(pairs, (total) => byTotal(total + modifier)),
    )
  })

  it.each([-2, 1])('2d6 with %i held for the roll', (value) => {
    const actor = sheetOf('dungeon-world', { scores: { int: 12 } })
    const modifier: HeldModifier = {
      ...{ id: 'a', value, kind: 'forward', scope: 'anyRoll', until: 'nextMatching' },
      ...{ text: { key: 'modifier.own' }, rule: '' },
    }
    expectOdds(
      oddsOf(spout, { actor, given: {}, modifiers: [modifier] }),
      countEach(pairs, (total) => byTotal(total + value)),
    )
  })

  it.each([
    { shift: 1, after: { '10+': '10+', '7-9': '10+', '6-': '7-9' } },
    { shift: -1, after: { '10+': '7-9', '7-9': '6-', '6-': '6-' } },
  ])('IF-039: 2d6 helped by $shift', ({ shift, after }) => {
    const actor = sheetOf('dungeon-world', { scores: { int: 12 } })
    const read = (total: number): AnyBand => after[byTotal(total) as keyof typeof after] as AnyBand
    expectOdds(oddsOf(spout, { actor, given: {}, shift }), countEach(pairs, read))
  })

  const danger = moveOf('ironsworn', 'faceDanger')
  const input = (momentum: number, iron: number, adds: number): Omit<MoveInput, 'dice'> => ({
    actor: sheetOf('ironsworn', { stats: { iron }, momentum }),
    ...{ given: { adds }, answers: { stat: 'iron' } },
  })
  const scoreOf = (die: number, plus: number, momentum: number) =>
    Math.min(10, plus + (momentum < 0 && -momentum === die ? 0 : die))

  it.each([
    [2, 1, 0],
    [0, 3, 2],
    [-3, 2, 0],
    [-6, 3, 4],
  ])(
    'IS-012 IS-022 IS-031: an action roll with momentum %i, iron %i and %i',
    (momentum, iron, adds) => {
      expectOdds(
        oddsOf(danger, input(momentum, iron, adds)),
        countEach(action, ([die, ...dice]) => byBeaten(scoreOf(die, iron + adds, momentum), dice)),
      )
    },
  )

  it.each([
    [3, 1, 0],
    [6, 2, 1],
    [10, 3, 4],
  ])(
    'IS-015 IS-028 IS-167: with burning wherever it helps, momentum %i, iron %i and %i',
    (momentum, iron, adds) => {
      const left = (dice: readonly number[]) => dice.map((die) => (die < momentum ? 0 : die))
      const counted = countEach(action, ([die, ...dice]) =>
        byBeaten(scoreOf(die, iron + adds, momentum), left(dice)),
      )
      const burning = oddsWithSwap(danger, input(momentum, iron, adds))
      expect(burning?.label.key).toBe('ironsworn.field.momentum')
      expectOdds(burning?.odds ?? [], counted)
    },
  )

  it.each([1, 0, -2])('IS-028: with momentum %i there is nothing to burn', (momentum) => {
    expect(oddsWithSwap(danger, input(momentum, 2, 0))).toBeNull()
  })

  const fulfil = moveOf('ironsworn', 'fulfillYourVow')

  it.each([0, 7, 12, 23, 39, 40])('IS-042 IS-043 IS-048: a progress roll on %i ticks', (ticks) => {
    const tracks = { vow: { name: 'A vow', rank: 'epic' as const, ticks } }
    const counted = countEach(challenges, (dice) => byBeaten(Math.floor(ticks / 4), dice))
    const at = { ...input(8, 2, 0), tracks }
    expectOdds(oddsOf(fulfil, at), counted)
    expect(oddsWithSwap(fulfil, at)).toBeNull()
    for (const { band, share } of progressBandOdds(ticks)) {
      expect(share).toBeCloseTo(counted[band] ?? 0, 9)
    }
  })

  const weigh = (system: string, move: Move, at: Omit<MoveInput, 'dice'>, helpers = 0) =>
    oddsWithHelp(move, at, { ahead: ruleSystem(system)?.helpAhead ?? [], helpers })

  it('IF-040 IF-042 IF-006: help that comes is a step up, one that fails a step down', () => {
    const perception = moveOf('iron-fist', 'perception')
    const at = { actor: sheetOf('iron-fist', { stats: { brains: 1 } }), given: {} }
    const up = { '10+': '10+', '7-9': '10+', '6-': '7-9' } as const
    const down = { '10+': '7-9', '7-9': '6-', '6-': '6-' } as const
    const [helped, failed, ...others] = weigh('iron-fist', perception, at)
    const stepped = (by: typeof up | typeof down) =>
      countEach(pairs, (total) => by[byTotal(total + 1) as keyof typeof up])
    expectOdds(helped?.odds ?? [], stepped(up))
    expectOdds(failed?.odds ?? [], stepped(down))
    expect([helped?.rule, failed?.rule, others]).toEqual(['IF-040', 'IF-042', []])
  })

  it('IF-039: as many helpers as the campaign lets count, and no more', () => {
    const perception = moveOf('iron-fist', 'perception')
    const at = { actor: sheetOf('iron-fist', {}), given: {} }
    expect(weigh('iron-fist', perception, at, 1)).toEqual([])
    const decided = ruleSystem('iron-fist')?.rulesFor?.({
      settings: { 'help.max': 2 },
      charts: {},
    })
    const [twice] = oddsWithHelp(
      perception,
      { ...at, shift: 1 },
      {
        ahead: decided?.helpAhead ?? [],
        helpers: 1,
      },
    )
    expect(twice?.odds).toEqual([{ band: '10+', share: 1 }])
  })

  it('DW-039: help adds 1, hindrance takes 2 off, and each counts once', () => {
    const actor = sheetOf('dungeon-world', { scores: { int: 12 } })
    const [helped, hindered, ...others] = weigh('dungeon-world', spout, { actor, given: {} })
    expectOdds(
      helped?.odds ?? [],
      countEach(pairs, (total) => byTotal(total + 1)),
    )
    expectOdds(
      hindered?.odds ?? [],
      countEach(pairs, (total) => byTotal(total - 2)),
    )
    expect(others).toEqual([])
    const held: HeldModifier = {
      ...{ id: 'a', value: 1, kind: 'forward', scope: 'anyRoll', until: 'nextMove' },
      ...{ text: { key: 'modifier.own' }, rule: 'DW-039' },
    }
    const [only, ...more] = weigh('dungeon-world', spout, { actor, given: {}, modifiers: [held] })
    expectOdds(
      only?.odds ?? [],
      countEach(pairs, (total) => byTotal(total + 1 - 2)),
    )
    expect(more).toEqual([])
  })

  it('DW-043: nobody helps with a Last Breath', () => {
    const actor = sheetOf('dungeon-world', { life: 'dying' })
    const death = moveOf('dungeon-world', 'lastBreath')
    expect(weigh('dungeon-world', death, { actor, given: {} })).toEqual([])
  })

  it('IS-115: an ally’s aid adds 1 to an action roll, and nothing to a progress roll', () => {
    const [aided, ...others] = weigh('ironsworn', danger, input(2, 1, 0))
    expectOdds(
      aided?.odds ?? [],
      countEach(action, ([die, ...dice]) => byBeaten(scoreOf(die, 2, 2), dice)),
    )
    expect(others).toEqual([])
    const tracks = { vow: { name: 'A vow', rank: 'epic' as const, ticks: 23 } }
    expect(weigh('ironsworn', fulfil, { ...input(2, 1, 0), tracks })).toEqual([])
  })

  it('IS-143: a yes of the oracle, at each likelihood', () => {
    const yeses = { almostCertain: 90, likely: 75, fiftyFifty: 50, unlikely: 25, smallChance: 10 }
    for (const likelihood of likelihoods) {
      const answers = upTo(100).map((roll) => readAnswer(likelihood, roll).answer)
      expect(answers.filter((answer) => answer === 'yes')).toHaveLength(yeses[likelihood])
      expect(chanceOfYes(likelihood)).toBe(yeses[likelihood])
    }
  })
})
