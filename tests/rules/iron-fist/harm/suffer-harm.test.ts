import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sufferHarmFor } from '../../../../src/rules/iron-fist/harm/suffer-harm'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'
import { applyEffects } from '../../../../src/rules/moves/apply'
import type { MoveInput } from '../../../../src/rules/moves/move'
import { isOutcome } from '../../../../src/rules/moves/outcome'
import { Refusal } from '../../../../src/shared/reply'

const sufferHarm = sufferHarmFor()

const keep = { instead: 'keep' }

function blow(health: number, harm: number, dice: number[], rest: Partial<MoveInput> = {}) {
  const actor = { counters: { health }, advantageDie: 2 }
  return { actor, given: { harm }, dice, ...rest }
}

const ids = (input: MoveInput) => sufferHarm.read(input).choice?.picks.map(({ id }) => id)
const barred = (input: MoveInput) =>
  sufferHarm
    .read(input)
    .choice?.picks.filter((pick) => pick.barred)
    .map(({ id }) => id)

describe('Suffer Harm', () => {
  it('IF-EX-12 IF-112 IF-114 the offer is taken: counted as 2, Health ends at -1', () => {
    const input = blow(1, 3, [6, 4])
    const reading = sufferHarm.read(input)
    expect(reading).toMatchObject({
      band: '7-9',
      gmMove: null,
      choice: { who: 'player', count: 1 },
    })
    expect(reading.sum.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [10, 'IF-112'],
      [-2, 'IF-112'],
    ])
    expect(reading.sum.total).toBe(8)
    expect(sufferHarm.effects(input, ['offerTaken'])).toEqual([
      { on: 'actor', field: 'counters.health', from: 1, to: -1, rule: 'IF-112' },
    ])
  })

  it('IF-113 on 10+ not so bad: the die down, 1 harm less; or strike back: the die up', () => {
    const input = blow(2, 1, [5, 4])
    expect(ids(input)).toEqual(['notSoBad', 'strikeBack', 'debility'])
    expect(sufferHarm.effects(input, ['notSoBad'])).toEqual([
      { on: 'actor', field: 'advantageDie', from: 2, to: 1, rule: 'IF-113' },
    ])
    expect(sufferHarm.effects(input, ['strikeBack'])).toEqual([
      { on: 'actor', field: 'counters.health', from: 2, to: 1, rule: 'IF-112' },
      { on: 'actor', field: 'advantageDie', from: 2, to: 3, rule: 'IF-113' },
    ])
  })

  it('IF-113 at its minimum the die cannot fall, so the softer option is barred', () => {
    const input = { ...blow(2, 1, [5, 5]), actor: { counters: { health: 2 }, advantageDie: 1 } }
    expect(barred(input)).toEqual(['notSoBad'])
    expect(sufferHarm.effects(input, ['notSoBad'])).toHaveProperty(
      'key',
      'ironFist.sufferHarm.refused.adAtMinimum',
    )
    const lenient = sufferHarmFor({ ...defaultSettings, 'sufferHarm.adMinBlocksA': false })
    expect(lenient.effects(input, ['notSoBad'])).toEqual([])
  })

  it('IF-114 an offer turned down: the harm stays and the die falls', () => {
    const input = blow(0, 1, [4, 4])
    expect(sufferHarm.effects(input, ['offerTurnedDown'])).toEqual([
      { on: 'actor', field: 'counters.health', from: 0, to: -1, rule: 'IF-112' },
      { on: 'actor', field: 'advantageDie', from: 2, to: 1, rule: 'IF-114' },
    ])
    expect(sufferHarm.effects(input, ['hurts'])).toHaveLength(1)
  })

  it('IF-115 on 6- the GM picks one; bleeding marks Unstable, deadly only at Health -3', () => {
    const input = blow(1, 3, [3, 3], { answers: keep })
    expect(sufferHarm.read(input)).toMatchObject({ band: '6-', choice: { who: 'gm', count: 1 } })
    expect(barred(input)).toEqual(['deadly'])
    expect(sufferHarm.effects(input, ['deadly'])).toHaveProperty('key')
    expect(sufferHarm.effects(input, ['bleeding'])).toContainEqual({
      ...{ on: 'actor', field: 'conditions', from: '', to: 'unstable', rule: 'IF-115' },
    })
    const last = blow(0, 3, [3, 3], { answers: keep })
    expect(barred(last)).toEqual([])
    expect(sufferHarm.effects(last, ['deadly'])).toContainEqual({
      ...{ on: 'actor', field: 'dying', from: 'off', to: 'on', rule: 'IF-115' },
    })
    expect(sufferHarm.effects(last, ['serious'])).toHaveLength(1)
    expect(sufferHarm.effects(last, ['frightening'])).toHaveLength(1)
  })

  it.each([
    [9, '6-'],
    [10, '7-9'],
    [12, '7-9'],
  ])('IF-002 IF-112 dice of %i at Health -3 are a %s', (dice, band) => {
    expect(sufferHarm.read(blow(0, 3, [6, dice - 6])).band).toBe(band)
  })

  it('IF-121 between characters the other player picks on 6-', () => {
    const input: MoveInput = { ...blow(0, 1, [1, 1]), targetKind: 'character' }
    expect(sufferHarm.read(input).choice?.who).toBe('opposition')
  })

  it('IF-112 what protection stops is no harm: no roll, nothing marked', () => {
    const armored = { gear: { armors: [{ armorId: 'heavy-armor' }] } }
    const input = { actor: armored, given: { harm: 2 }, dice: [] }
    expect(sufferHarm.diceCount(input)).toBe(0)
    expect(sufferHarm.read(input)).toMatchObject({ band: 'told', choice: null })
    expect(sufferHarm.effects(input, [])).toEqual([])
    const strict = sufferHarmFor({ ...defaultSettings, 'sufferHarm.atZero': 'roll' })
    expect(strict.diceCount(input)).toBe(2)
    expect(sufferHarm.diceCount({ ...input, given: { harm: 3 } })).toBe(2)
    expect(() => sufferHarm.read({ ...input, given: { harm: 3 } })).toThrow(Refusal)
  })

  it('IF-103 IF-104 worn armour, cover, other hits and what moves take off all count', () => {
    const actor = { gear: { armors: [{ armorId: 'light-armor' }, { armorId: 'shield' }] } }
    const harm = (given: Record<string, number>) =>
      sufferHarm.read({ actor, given: { harm: 0, ...given }, dice: [6, 6] }).sum
    expect(harm({ harm: 4 }).terms[1]?.value).toBe(-2)
    expect(harm({ harm: 4, other: 1 }).terms[1]?.value).toBe(-1)
    expect(harm({ harm: 4, ap: 1 }).terms[1]?.value).toBe(-3)
    expect(harm({ more: 2 }).terms[1]?.value).toBe(-2)
    expect(harm({ more: 2, less: 1 }).terms[1]?.value).toBe(-1)
    expect(harm({ harm: 3, more: 1, less: 1 }).terms[1]?.value).toBe(-1)
  })

  it('IF-118 a debility after the roll: the harm stays, no consequence, and it stands alone', () => {
    const input = blow(3, 3, [5, 5])
    expect(sufferHarm.outcome?.(input, ['debility'])).toEqual({
      effects: [{ on: 'actor', field: 'counters.health', from: 3, to: 0, rule: 'IF-112' }],
      sums: [expect.objectContaining({ total: 3 })],
      notes: [{ key: 'ironFist.debility.write' }],
      ...{ holds: [], gmMoves: [], leadsTo: [] },
    })
    const unasked = { ...input, answers: { instead: 'debility' } }
    expect(sufferHarm.effects(unasked, ['strikeBack'])).toHaveLength(2)
    const onMiss = { ...defaultSettings, 'debilities.afterRollScope': 'missOnly' as const }
    const picks = sufferHarmFor(onMiss).read(input).choice?.picks
    expect(picks?.map(({ id }) => id)).toEqual(['notSoBad', 'strikeBack'])
    const own = { ...defaultSettings, 'sufferHarm.missChooser': 'player' as const }
    const two = sufferHarmFor({ ...own, 'sufferHarm.missPicks': 2 })
    const miss = blow(1, 3, [1, 1])
    expect(two.effects(miss, ['debility', 'serious'])).toHaveProperty('key')
    expect(two.effects(miss, ['bleeding', 'serious'])).toHaveLength(2)
    expect(two.effects(miss, ['debility'])).toHaveLength(1)
  })

  it('IF-103 IF-113 says how the harm that lands comes about, less what a pick takes off', () => {
    const landed = (pick: string) => {
      const outcome = sufferHarm.outcome?.(blow(3, 3, [5, 5]), [pick])
      return outcome && isOutcome(outcome) ? outcome.sums?.map(({ total }) => total) : null
    }
    expect(landed('strikeBack')).toEqual([3])
    expect(landed('notSoBad')).toEqual([2])
  })

  it.each([undefined, 'character' as const])(
    'IF-116 IF-118 IF-121 on 6- another picks what happens (against a %s), and the sufferer a debility in its place',
    (targetKind) => {
      const input = { ...blow(1, 3, [1, 1]), ...(targetKind ? { targetKind } : {}) }
      expect(ids(input)).toEqual(['serious', 'frightening', 'bleeding', 'deadly'])
      expect(sufferHarm.effects(input, ['debility'])).toHaveProperty('key')
      expect(sufferHarm.after?.(input, ['bleeding'])).toMatchObject([
        { id: 'instead', who: 'player', rule: 'IF-118' },
      ])
      expect(sufferHarm.effects(input, ['bleeding'])).toMatchObject({
        key: 'runner.refused.unanswered',
      })
      const keeps = { ...input, answers: { instead: 'keep' } }
      expect(sufferHarm.effects(keeps, ['bleeding'])).toMatchObject([
        { field: 'counters.health', from: 1, to: -2 },
        { field: 'conditions', to: 'unstable' },
      ])
      const takes = { ...input, answers: { instead: 'debility', debility: 'Lame' } }
      expect(sufferHarm.after?.(takes, ['bleeding']).map(({ id }) => id)).toEqual([
        'instead',
        'debility',
      ])
      expect(sufferHarm.effects(takes, ['bleeding'])).toMatchObject([
        { field: 'counters.health', from: 1, to: -2 },
        { field: 'debilities', to: 'Lame', rule: 'IF-116' },
      ])
    },
  )

  it('IF-117 a debility taken before harm is marked stands in its place: no roll, and no harm', () => {
    const asked = blow(1, 3, [])
    expect(sufferHarm.before?.(asked)).toMatchObject([
      { id: 'inPlace', who: 'player', rule: 'IF-117', isAside: true, kind: { type: 'text' } },
    ])
    expect(sufferHarm.diceCount(asked)).toBe(2)
    const takes = { ...asked, answers: { inPlace: ' Lame ' } }
    expect(sufferHarm.diceCount(takes)).toBe(0)
    expect(sufferHarm.read(takes)).toMatchObject({ band: 'told', choice: null })
    expect(sufferHarm.after?.(takes, [])).toEqual([])
    expect(sufferHarm.effects(takes, [])).toMatchObject([
      { field: 'debilities', from: '', to: 'Lame', rule: 'IF-116' },
    ])
    const dying = { ...takes, actor: { ...takes.actor, dying: true } }
    expect(sufferHarm.effects(dying, [])).toHaveLength(2)
    const known = { ...takes, actor: { debilities: [{ text: 'Lame' }] } }
    expect(sufferHarm.effects(known, [])).toHaveProperty('key', 'ironFist.debility.refused.known')
    // What was said and taken back again says nothing of one that is taken after the roll.
    const after = { instead: 'debility', debility: 'Blind', inPlace: '' }
    expect(
      sufferHarm.effects({ ...asked, dice: [1, 1], answers: after }, ['serious']),
    ).toContainEqual(expect.objectContaining({ field: 'debilities', to: 'Blind' }))
    // There is nothing to take it for where no harm gets through, nor one to take beyond the most.
    expect(sufferHarm.before?.({ ...asked, given: { harm: 0 } })).toEqual([])
    const most = { ...defaultSettings, 'debilities.max': 0 }
    expect(sufferHarmFor(most).before?.(asked)).toEqual([])
    expect(sufferHarmFor(most).diceCount(takes)).toBe(2)
  })

  it('IF-116 no debility beyond the most a campaign allows', () => {
    const settings = { ...defaultSettings, 'debilities.max': 1 }
    const actor = { debilities: [{ text: 'Lame' }] }
    const input = { actor, given: { harm: 1 }, dice: [6, 6] }
    expect(sufferHarmFor(settings).effects(input, ['debility'])).toHaveProperty('key')
    expect(sufferHarm.effects(input, ['debility'])).toHaveLength(1)
    const miss = { ...input, dice: [1, 1] }
    expect(sufferHarmFor(settings).after?.(miss, ['serious'])).toEqual([])
    expect(sufferHarmFor(settings).effects(miss, ['serious'])).toHaveLength(1)
  })

  it('IF-114 far below the floor 1 less changes nothing, unless taken off the mark', () => {
    const input = blow(0, 5, [6, 6])
    expect(sufferHarm.read(input).sum.total).toBe(9)
    expect(sufferHarm.effects(input, ['offerTaken'])).toMatchObject([{ from: 0, to: -3 }])
    const marked = sufferHarmFor({ ...defaultSettings, 'sufferHarm.clamp': 'fromMarked' })
    expect(marked.effects(input, ['offerTaken'])).toMatchObject([{ from: 0, to: -2 }])
  })

  it('IF-115 the one who picks on 6- and how many are decisions', () => {
    const settings = {
      ...defaultSettings,
      'sufferHarm.missChooser': 'player' as const,
      'sufferHarm.missPicks': 3,
      'sufferHarm.mortalAt': -2,
    }
    const { choice } = sufferHarmFor(settings).read(blow(0, 2, [1, 1]))
    expect(choice).toMatchObject({ who: 'player', count: 3 })
    expect(choice?.picks.filter((pick) => pick.barred)).toEqual([])
  })
})

describe('whatever befalls a character', () => {
  const six = fc.integer({ min: 1, max: 6 })
  const counter = fc.integer({ min: -3, max: 3 })
  const points = fc.integer({ min: 0, max: 10 })

  it('IF-003 IF-112 Health and the die stay within bounds, and the harm is no more than dealt', () => {
    const blows = fc.record({
      actor: fc.record({ counters: fc.record({ health: counter }), advantageDie: six }),
      given: fc.record({ harm: points, ap: points, less: points }),
      dice: fc.tuple(six, six),
    })
    fc.assert(
      fc.property(blows, fc.nat(), ({ actor, given, dice }, pick) => {
        const before = characterSchema.parse(actor)
        const input = { actor: before, given, dice: [...dice], answers: keep }
        const { choice } = sufferHarm.read(input)
        const open = choice?.picks.filter((each) => !each.barred) ?? []
        const picked = open[pick % Math.max(1, open.length)]
        const effects = sufferHarm.effects(input, picked ? [picked.id] : [])
        if (!Array.isArray(effects)) throw new Error('refused')
        const after = characterSchema.parse(applyEffects(before, effects))
        const dealt = Math.max(0, given.harm + given.ap - given.less)
        expect(after.counters.health).toBeLessThanOrEqual(before.counters.health)
        expect(after.counters.health).toBeGreaterThanOrEqual(
          Math.max(-3, before.counters.health - dealt),
        )
        expect(Math.abs(after.advantageDie - before.advantageDie)).toBeLessThanOrEqual(1)
        expect(after.advantageDie).toBeGreaterThanOrEqual(1)
        expect(after.advantageDie).toBeLessThanOrEqual(6)
      }),
    )
  })
})
