import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectScope } from 'vue'
import { blankBlow, hitOf, readBlow } from '../../../../../src/renderer/systems/iron-fist/harm/blow'
import {
  evenly,
  harmOrder,
  landsWithRoll,
} from '../../../../../src/renderer/systems/iron-fist/harm/harm-order'
import {
  harmPeople,
  type HarmPerson,
} from '../../../../../src/renderer/systems/iron-fist/harm/people'
import { useHarmCard } from '../../../../../src/renderer/systems/iron-fist/harm/use-harm-card'
import { readStruck, type Struck } from '../../../../../src/rules/iron-fist/harm/struck'
import { defaultSettings } from '../../../../../src/rules/iron-fist/settings'

const person = (type: HarmPerson['type'], id: string, sheet: object, body = '0'): HarmPerson => ({
  ...{ key: `${type}:${id}:${body}`, type, id, name: id, sheet, body, nth: null },
})
const ysolt = person('character', 'ysolt', { counters: { health: 2 }, stats: { steel: 1 } })
const maro = person('character', 'maro', { counters: { health: 1 } })
const guard = person('npc', 'guard', { armor: 1 })

function falling(who: HarmPerson, more: Partial<Struck> = {}, finish = false, debility = '') {
  const struck: Struck = {
    ...{ id: who.key, kind: who.type, sheet: who.sheet, body: who.body, less: 0 },
    ...{ hits: [{ normal: 3, ap: 0 }], debility: debility !== '' },
    ...more,
  }
  const [read] = readStruck([struck], defaultSettings)
  if (!read) throw new Error('nobody is struck')
  return { person: who, struck, read, finish, debility }
}
const order = (each: ReturnType<typeof falling>, striker?: HarmPerson) =>
  harmOrder([each], striker, defaultSettings)

describe('what follows from harm', () => {
  it('IF-107 an NPC marks it', () => {
    expect(order(falling(guard, { less: 1 }))).toMatchObject({
      acts: [{ act: 'markHarm', input: { hits: [{ normal: 3, ap: 0 }], less: 1, body: '0' } }],
      leadsTo: [],
    })
  })

  it('IF-107 and keeps who struck, unless it is itself', () => {
    expect(order(falling(guard), ysolt).acts).toMatchObject([
      { member: { id: 'guard' }, by: { type: 'character', id: 'ysolt' } },
    ])
    expect(order(falling(guard), guard).acts[0]?.by).toBeUndefined()
  })

  it('IF-106 is told to land with the roll wherever nothing is marked before it', () => {
    for (const [each, isLater] of [
      [falling(guard, {}, true), true],
      [falling(guard), false],
      [falling(guard, { less: 1 }, true), false],
      [falling(maro, {}, true), false],
    ] as const) {
      expect(landsWithRoll(each)).toBe(isLater)
      if (isLater) expect(order(each).acts).toEqual([])
    }
  })

  it('IF-106 IF-107 Inflict Harm takes a single hit along, and it is marked once', () => {
    expect(order(falling(guard, {}, true), ysolt)).toEqual({
      acts: [],
      leadsTo: [
        {
          ...{ system: 'iron-fist', move: 'inflictHarm', given: { harm: 3, ap: 0 } },
          actor: { type: 'character', id: 'ysolt' },
          target: { type: 'npc', id: 'guard' },
        },
      ],
    })
  })

  it.each([
    [
      'several hits',
      {
        hits: [
          { normal: 3, ap: 0 },
          { normal: 2, ap: 0 },
        ],
      },
    ],
    ['something taken off', { less: 1 }],
    ['another body of a group', { body: '1' }],
  ])('IF-107 %s: marked first, and no harm handed to the roll', (_what, more) => {
    const group = person('npc', 'guard', { armor: 1, bodies: { 1: {} } })
    const made = order(falling(group, more, true))
    expect(made.acts).toHaveLength(1)
    expect(made.leadsTo).toMatchObject([{ given: { harm: 0, ap: 0 }, actor: null }])
  })

  it('IF-104 IF-106 IF-107 Inflict Harm comes with the body that was harmed, one roll for each of two', () => {
    const sheets = { 'iron-fist': { bodies: { 1: {}, 2: {} } } }
    const [first, , third] = harmPeople([], [{ id: 'gang', name: 'Gang', sheets } as never])
    if (!first || !third) throw new Error('no group')
    const both = [falling(first, {}, true), falling(third, {}, true)]
    const made = harmOrder(both, ysolt, defaultSettings)
    expect(made.leadsTo.map(({ answers }) => answers)).toEqual([{ body: '0' }, { body: '2' }])
  })

  it('IF-120 IF-121 a character suffers it, against whoever struck', () => {
    expect(order(falling(maro), ysolt).leadsTo).toMatchObject([
      { move: 'sufferHarm', actor: { id: 'maro' }, target: { id: 'ysolt' }, given: { harm: 3 } },
    ])
    expect(order(falling(maro), maro).leadsTo).toMatchObject([{ target: null }])
    expect(order(falling(maro, { hits: [{ normal: 0, ap: 0 }] }))).toEqual({
      acts: [],
      leadsTo: [],
    })
  })

  it('IF-112 sufferHarm.perHit: a roll for each hit, and what is taken off only once', () => {
    const hits = [
      { normal: 3, ap: 0 },
      { normal: 2, ap: 1 },
    ]
    const struck = falling(maro, { hits, less: 1 })
    expect(order(struck).leadsTo.map(({ given }) => given)).toEqual([
      { harm: 3, ap: 0, more: 3, less: 1 },
    ])
    const settings = { ...defaultSettings, 'sufferHarm.perHit': true }
    expect(harmOrder([struck], undefined, settings).leadsTo.map(({ given }) => given)).toEqual([
      { harm: 3, ap: 0, more: 0, less: 1 },
      { harm: 2, ap: 1, more: 0, less: 0 },
    ])
  })

  it('IF-116 IF-117 a debility in its place: nothing marked, nothing rolled', () => {
    expect(order(falling(maro, {}, false, ' One ear '))).toMatchObject({
      acts: [{ act: 'takeDebility', member: { id: 'maro' }, input: { text: 'One ear' } }],
      leadsTo: [],
    })
  })

  it('IF-083 divides evenly in whole points, and loses none', () => {
    expect(evenly({ normal: 4, ap: 1 }, 3)).toEqual([
      { normal: 2, ap: 0 },
      { normal: 1, ap: 0 },
      { normal: 1, ap: 1 },
    ])
    const points = fc.integer({ min: 0, max: 10 })
    fc.assert(
      fc.property(points, points, fc.integer({ min: 1, max: 8 }), (normal, ap, count) => {
        const shares = evenly({ normal, ap }, count)
        const all = (kind: 'normal' | 'ap') => shares.reduce((sum, each) => sum + each[kind], 0)
        expect([all('normal'), all('ap'), shares.length]).toEqual([normal, ap, count])
        const least = Math.min(...shares.map((each) => each.normal + each.ap))
        expect(least >= 1).toBe(normal + ap >= count)
      }),
    )
  })
})

describe('the harm card', () => {
  it('IF-103 whoever is said to strike is not struck by it, unless that is said afterwards', () => {
    const card = effectScope().run(() =>
      useHarmCard(
        () => [ysolt, maro, guard],
        () => defaultSettings,
      ),
    )
    if (!card) throw new Error('no card')
    card.chosen.value = [ysolt.key, maro.key]
    card.blow.value = { ...card.blow.value, by: 'hand', striker: ysolt.key }
    expect(card.chosen.value).toEqual([maro.key])
    card.chosen.value = [ysolt.key]
    expect(card.falling.value.map(({ person: { key } }) => key)).toEqual([ysolt.key])
  })
})

describe('the blow', () => {
  const read = (more: Partial<typeof blankBlow>, striker?: HarmPerson) =>
    readBlow({ ...blankBlow, ...more }, striker, defaultSettings)

  it('IF-132 IF-130 IF-079 a weapon in one hand, from a warhorse, with its terms', () => {
    const longsword = { arm: 'table.longsword', grip: 1 as const, warhorse: true }
    expect(read(longsword).normal.terms).toEqual([
      { label: { key: 'ironFist.weapon.longsword' }, value: 4, rule: 'IF-132' },
      { label: { key: 'ironFist.gear.term.oneHand' }, value: -1, rule: 'IF-130' },
      { label: { key: 'ironFist.gear.term.warhorse' }, value: 1, rule: 'IF-079' },
    ])
    expect(hitOf(read({ arm: 'table.crossbow', atClose: true }))).toEqual({ normal: 3, ap: 1 })
  })

  it('IF-130 a shot with one hand needs the GM', () => {
    const bow = { arm: 'table.bow', grip: 1 as const }
    expect(read(bow).refused?.key).toBe('ironFist.gear.refused.oneHandedShot')
    expect(read({ ...bow, oneHandedShot: true }).refused).toBeNull()
    expect(read({ arm: '' }).refused?.key).toBe('harm.chooseWeapon')
  })

  it('IF-130 says what is odd about the gear of who strikes', () => {
    const gear = {
      weapons: [{ weaponId: 'crossbow', grip: 2, loaded: false }],
      armors: [{ armorId: 'shield' }],
    }
    const { warnings } = read({ arm: 'carried.0' }, person('character', 'a', { gear }))
    expect(warnings.map(({ key }) => key)).toEqual([
      'ironFist.gear.warn.shieldWithTwoHands',
      'ironFist.gear.refused.unloaded',
    ])
  })

  it('IF-128 a circumstance, and more where its line says so', () => {
    const source = (id: string, more = 0) => hitOf(read({ by: 'source', source: id, more }))
    expect(source('stampede', 2)).toEqual({ normal: 4, ap: 0 })
    expect(source('dragon-fire', 2)).toEqual({ normal: 0, ap: 7 })
    expect(read({ by: 'source', source: 'nothing' }).refused).not.toBeNull()
    expect(hitOf(read({ by: 'hand', normal: 2, ap: 1 }))).toEqual({ normal: 2, ap: 1 })
  })

  it('IF-107 takes every body of a group for one of its own', () => {
    const sheets = { 'iron-fist': { bodies: { 1: {}, 2: {} } } }
    const npcs = [{ id: 'pack', name: 'Wolves', sheets }] as never
    expect(harmPeople([], npcs).map(({ key }) => key)).toEqual([
      'npc:pack:0',
      'npc:pack:1',
      'npc:pack:2',
    ])
  })
})
