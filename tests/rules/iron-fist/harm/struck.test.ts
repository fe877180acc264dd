import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  divisionRefused,
  givenTo,
  readStruck,
  struckRefused,
  type Struck,
} from '../../../../src/rules/iron-fist/harm/struck'
import { inflictHarmFor } from '../../../../src/rules/iron-fist/harm/inflict-harm'
import { sufferHarmFor } from '../../../../src/rules/iron-fist/harm/suffer-harm'
import { defaultSettings, type Settings } from '../../../../src/rules/iron-fist/settings'

const armoured = {
  counters: { health: 2 },
  gear: { armors: [{ armorId: 'light-armor' }, { armorId: 'shield' }] },
}
const guard = { kind: 'relevant', armor: 1, shield: 1, harmSuffered: 2 }

const struck = (more: Partial<Struck>): Struck => ({
  ...{ id: 'x', kind: 'npc', sheet: guard, body: '0', less: 0, debility: false },
  hits: [{ normal: 4, ap: 1 }],
  ...more,
})
const read = (more: Partial<Struck>, settings: Settings = defaultSettings) => {
  const [only] = readStruck([struck(more)], settings)
  return only
}

describe('harm that falls on somebody', () => {
  it('IF-103 IF-104 IF-105 IF-107 an NPC: armour and shield off, piercing harm through', () => {
    expect(read({})).toMatchObject({ from: 2, to: 5, through: { total: 3 }, mayRoll: true })
    expect(read({})?.through.terms).toEqual([
      { label: { key: 'ironFist.harm.term.normal' }, value: 4, rule: 'IF-103' },
      { label: { key: 'ironFist.harm.term.ap' }, value: 1, rule: 'IF-105' },
      { label: { key: 'ironFist.harm.term.armor' }, value: -1, rule: 'IF-104' },
      { label: { key: 'ironFist.harm.term.shield' }, value: -1, rule: 'IF-104' },
    ])
  })

  it('IF-104 protection counts against every hit anew', () => {
    const hits = [
      { normal: 3, ap: 0 },
      { normal: 3, ap: 0 },
    ]
    expect(read({ hits })).toMatchObject({ through: { total: 2 }, to: 4 })
    expect(read({ hits, less: 1 })).toMatchObject({ through: { total: 1 }, to: 3 })
  })

  it('IF-107 one body of a group, and no other', () => {
    const sheet = { ...guard, bodies: { 1: { harmSuffered: 6 } } }
    expect(read({ sheet, body: '1' })).toMatchObject({ from: 6, to: 9 })
  })

  it('IF-112 IF-133 a character: worn armour and shield, and Health as it will stand', () => {
    const on = { kind: 'character', sheet: armoured } as const
    expect(read(on)).toMatchObject({ from: 2, to: -1, through: { total: 3 }, mayRoll: true })
    expect(read({ ...on, hits: [{ normal: 2, ap: 0 }] })).toMatchObject({ to: 2, mayRoll: false })
    expect(read({ ...on, debility: true })).toMatchObject({ from: 2, to: 2, mayRoll: false })
  })

  it('IF-133 a chart of the campaign’s own protects as it says', () => {
    const armors = [
      { id: 'light-armor', slot: 'body' as const, armor: 3, tags: [] },
      { id: 'shield', slot: 'shield' as const, armor: 0, tags: [] },
    ]
    const settings: Settings = { ...defaultSettings, charts: { armors } }
    expect(read({ kind: 'character', sheet: armoured }, settings)).toMatchObject({
      through: { total: 2 },
    })
  })

  it('IF-104 what is handed to Suffer Harm: the first hit, and the rest with protection off', () => {
    const hits = [
      { normal: 4, ap: 1 },
      { normal: 3, ap: 0 },
      { normal: 1, ap: 1 },
    ]
    const on = struck({ kind: 'character', sheet: armoured, hits, less: 2 })
    expect(givenTo(on, defaultSettings)).toEqual({ harm: 4, ap: 1, more: 2, less: 2 })
    expect(givenTo(struck({}), defaultSettings)).toEqual({ harm: 4, ap: 1 })
  })

  it.each([
    [[{ normal: 10, ap: 10 }], 0, null],
    [[{ normal: 11, ap: 0 }], 0, 'ironFist.harm.refused.beyond'],
    [[{ normal: 0, ap: 11 }], 0, 'ironFist.harm.refused.beyond'],
    [[{ normal: 1, ap: 0 }], 10, null],
    [[{ normal: 1, ap: 0 }], 11, 'ironFist.harm.refused.beyond'],
  ])('IF-103 %j less %i can be settled: %s', (hits, less, key) => {
    const on = struck({ kind: 'character', sheet: armoured, hits, less })
    expect(struckRefused(on, defaultSettings)?.key ?? null).toBe(key)
  })

  it('IF-083 IF-102 a blow divided: all of it, a point at least to each of two', () => {
    const part = (id: string, normal: number, ap: number) => struck({ id, hits: [{ normal, ap }] })
    const whole = { normal: 3, ap: 1 }
    const refusal = (...parts: Struck[]) =>
      divisionRefused(whole, parts, defaultSettings)?.key ?? null
    expect(refusal(part('a', 2, 0), part('b', 1, 1))).toBeNull()
    expect(refusal(part('a', 2, 0), part('b', 0, 1))).toBe('ironFist.harm.refused.division')
    expect(refusal(part('a', 3, 1))).toBe('ironFist.harm.refused.division')
    expect(refusal(part('a', 3, 1), part('b', 0, 0))).toBe('ironFist.harm.refused.division')
    const bodies = [part('a', 2, 0), { ...part('a', 1, 1), body: '1' }]
    expect(refusal(...bodies)).toBeNull()
  })

  const points = fc.integer({ min: 0, max: 10 })
  const hit = fc.record({ normal: points, ap: points })

  it('IF-103 IF-112 what the card says is what Suffer Harm counts', () => {
    const suffer = sufferHarmFor()
    fc.assert(
      fc.property(fc.array(hit, { minLength: 1, maxLength: 2 }), points, (hits, less) => {
        const on = struck({ kind: 'character', sheet: armoured, hits, less })
        const input = { actor: armoured, given: givenTo(on, defaultSettings) }
        const through = readStruck([on], defaultSettings)[0]?.through.total ?? -1
        const dice = Array.from({ length: suffer.diceCount(input) }, () => 3)
        const { sum } = suffer.read({ ...input, dice })
        const marked = dice.length === 0 ? sum.total : Math.max(-3, 2 - through) + 6
        expect(dice.length === 0 ? through : sum.total).toBe(marked)
      }),
    )
  })

  it('IF-103 IF-107 and what Inflict Harm counts of a single hit', () => {
    const inflict = inflictHarmFor()
    fc.assert(
      fc.property(hit, (one) => {
        const on = struck({ hits: [one] })
        const input = { target: guard, given: givenTo(on, defaultSettings), dice: [1] }
        const { total } = inflict.read(input).sum
        expect(total).toBe(1 + (readStruck([on], defaultSettings)[0]?.to ?? -1))
      }),
    )
  })
})
