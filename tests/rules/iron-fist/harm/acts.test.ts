import { describe, expect, it } from 'vitest'
import { changeCounterFor, counterActsFor } from '../../../../src/rules/iron-fist/conditions/acts'
import {
  adjustNpc,
  harmActsFor,
  markHarmFor,
  takeDebilityFor,
} from '../../../../src/rules/iron-fist/harm/acts'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'

const mark = markHarmFor(defaultSettings)
const takeDebility = takeDebilityFor(defaultSettings)
const change = changeCounterFor(defaultSettings)

describe('harm marked without a roll', () => {
  it('IF-104 IF-107 each hit less protection, all of them added once', () => {
    const npc = { harmSuffered: 2, armor: 1, shield: 1 }
    const hits = [{ normal: 3 }, { normal: 2 }, { normal: 1, ap: 1 }]
    expect(mark.perform(npc, { hits })).toMatchObject({
      effects: [{ on: 'actor', field: 'harmSuffered', from: 2, to: 4, rule: 'IF-107' }],
    })
    expect(mark.perform(npc, { hits, less: 1 })).toMatchObject({ effects: [{ to: 3 }] })
  })

  it('IF-128 by circumstance, piercing as its table says', () => {
    const npc = { armor: 2 }
    const source = (id: string, more = 0) => mark.perform(npc, { source: { id, more } })
    expect(source('stampede')).toMatchObject({ effects: [{ to: 2 }] })
    expect(source('torture')).toMatchObject({ effects: [{ to: 4 }] })
    expect(source('dragon-fire', 2)).toMatchObject({ effects: [{ to: 7 }] })
    expect(source('torture', 1)).toHaveProperty('key', 'ironFist.markHarm.refused.source')
    expect(source('rocks')).toMatchObject({ effects: [] })
  })

  it('IF-107 on one body of a group', () => {
    const npc = { bodies: { 1: { harmSuffered: 3 } } }
    expect(mark.perform(npc, { hits: [{ normal: 2 }], body: '1' })).toMatchObject({
      effects: [{ field: 'bodies.1.harmSuffered', from: 3, to: 5 }],
    })
  })
})

describe('a debility', () => {
  it('IF-116 IF-117 is written down, and nothing else changes', () => {
    expect(takeDebility.perform({}, { text: ' Lame. ' })).toEqual({
      effects: [{ on: 'actor', field: 'debilities', from: '', to: 'Lame.', rule: 'IF-116' }],
      ...{ terms: [], notes: [] },
    })
  })

  it('IF-115 saves one who is dying', () => {
    expect(takeDebility.perform({ dying: true }, { text: 'Lame' })).toMatchObject({
      effects: [{ field: 'debilities' }, { field: 'dying', from: 'on', to: 'off', rule: 'IF-115' }],
    })
  })

  it('IF-116 is not taken twice, nor beyond the most allowed', () => {
    const sheet = { debilities: ['Lame'] }
    expect(takeDebility.perform(sheet, { text: 'Lame' })).toHaveProperty('key')
    expect(takeDebility.perform(sheet, { text: 'Blind' })).toHaveProperty('effects')
    const one = takeDebilityFor({ ...defaultSettings, 'debilities.max': 1 })
    expect(one.perform(sheet, { text: 'Blind' })).toHaveProperty('key')
    expect(one.perform({}, { text: 'Blind' })).toHaveProperty('effects')
    expect(takeDebility.input.safeParse({ text: '  ' }).success).toBe(false)
  })
})

describe('a counter by hand', () => {
  it('IF-072 IF-073 IF-074 brings its conditions along, by choice', () => {
    const input = { counter: 'equipment', delta: -1, choose: ['unprepared'] }
    expect(change.perform({}, input)).toMatchObject({
      effects: [
        { field: 'counters.equipment', from: 0, to: -1, rule: 'IF-003' },
        { field: 'conditions', from: '', to: 'unprepared', rule: 'IF-072' },
      ],
      terms: [{ value: -1 }],
    })
    const back = { counters: { spirit: -1 }, conditions: ['tainted'] }
    expect(change.perform(back, { counter: 'spirit', delta: 1, clear: ['tainted'] })).toMatchObject(
      {
        effects: [
          { field: 'counters.spirit', from: -1, to: 0 },
          { field: 'conditions', from: 'tainted', to: '', rule: 'IF-076' },
        ],
      },
    )
  })

  it('IF-077 Tainted is a state for other moves to ask, no figure of its own', () => {
    const tainted = { counters: { spirit: 0 }, conditions: ['tainted'] }
    expect(change.perform(tainted, { counter: 'spirit', delta: 1 })).toMatchObject({
      effects: [{ to: 1 }],
    })
    expect(
      [...harmActsFor(defaultSettings), ...counterActsFor(defaultSettings)].map(({ id }) => id),
    ).toEqual([
      'markHarm',
      'takeDebility',
      'adjustNpc',
      'countBodies',
      'routBodies',
      'changeCounter',
    ])
  })
})

describe('an NPC set by hand', () => {
  const pack = { harmSuffered: 4, status: 'panicked', bodies: { 1: { harmSuffered: 2 } } }

  it('IF-107 IF-109 harm and status, and only what is another one', () => {
    expect(adjustNpc.perform(pack, { harmSuffered: 0, status: 'active' })).toEqual({
      effects: [
        { on: 'actor', field: 'harmSuffered', from: 4, to: 0, rule: 'IF-107' },
        { on: 'actor', field: 'status', from: 'panicked', to: 'active', rule: 'IF-109' },
      ],
      ...{ terms: [], notes: [] },
    })
    const same = adjustNpc.perform(pack, { harmSuffered: 4, status: 'panicked' })
    expect(same).toMatchObject({ effects: [] })
  })

  it('IF-107 one body of a group', () => {
    expect(adjustNpc.perform(pack, { body: '1', harmSuffered: 2, status: 'out' })).toMatchObject({
      effects: [{ field: 'bodies.1.status', from: 'active', to: 'out' }],
    })
  })

  it.each([-1, 1000])('IF-107 harm of %i is none', (harmSuffered) => {
    expect(adjustNpc.input.safeParse({ harmSuffered, status: 'active' }).success).toBe(false)
  })
})
