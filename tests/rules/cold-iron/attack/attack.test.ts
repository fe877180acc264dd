import { describe, expect, it } from 'vitest'
import { attackOutcome, attackPreview } from '../../../../src/rules/cold-iron/view/board'
import { attack, attacksDeclared, fighter, gather, send, until, weapon, type Table } from '../table'

const normalWeapons = (...people: Parameters<typeof gather>) =>
  attacksDeclared(gather(...people), 'normalWeapons', ['a', 'b'])

const preview = (table: Table, attacker = 'a') => {
  const seen = attackPreview(table, `${table.context.turn}.${attacker}`)
  if (!seen) throw new Error('no such attack')
  return seen
}

const outcome = (table: Table, roll: string) => {
  const seen = attackOutcome(table, '1.a', roll)
  if (!seen.ok) throw new Error(seen.why.key)
  return seen.value.result
}

describe('CI-095 an attack', () => {
  const table = normalWeapons(fighter('a'), fighter('b'))

  it('example 1: 11 against 14 with 89 hits by 5', () => {
    expect(outcome(table, '89')).toMatchObject({
      chance: 8,
      total: 19,
      net: 5,
      verdict: 'hit',
      multiple: 1,
    })
  })

  it('example 3 and CI-129: 00045 fumbles at -12', () => {
    expect(outcome(table, '00045')).toMatchObject({ chance: -23, total: -12, verdict: 'fumble' })
  })

  it('example 4 and CI-010: it needs a +3, a roll of 67', () => {
    expect(preview(table)).toMatchObject({ neededCA: 3, neededRoll: '67' })
    expect(outcome(table, '67').verdict).toBe('hit')
    expect(outcome(table, '66').verdict).toBe('miss')
  })

  it('CI-129 fumbles at -5 and not at -4', () => {
    const weak = normalWeapons(fighter('a', { h: 4 }), fighter('b'))
    expect(outcome(weak, '088')).toMatchObject({ total: -5, verdict: 'fumble' })
    expect(outcome(weak, '12')).toMatchObject({ total: -4, verdict: 'miss' })
  })

  it('CI-129 never hits with a fumble, however low the defence', () => {
    const clumsy = normalWeapons(fighter('a', { h: -3 }), fighter('b', { d: -9, db: -9, stD: -9 }))
    expect(outcome(clumsy, '38')).toMatchObject({ total: -5, net: 4, verdict: 'fumble' })
    expect(preview(clumsy)).toMatchObject({ neededCA: -1, neededRoll: '44' })
  })

  it('adds up: the terms of a result make its net', () => {
    const result = outcome(table, '89')
    expect(result.terms.reduce((all, { value }) => all + value, 0)).toBe(result.net)
    expect(result.terms.map(({ rule }) => rule)).toEqual(['CI-095', 'CI-007', 'CI-104'])
  })

  it('CI-011 takes negative values as they are', () => {
    const low = normalWeapons(fighter('a', { h: -2 }), fighter('b', { d: -1, db: -3 }))
    expect(outcome(low, '56')).toMatchObject({ chance: 1, total: -1, net: 0, verdict: 'hit' })
  })
})

describe('CI-128 the odds of an attack', () => {
  it('share all rolls among the bands, by the thresholds', () => {
    const table = normalWeapons(fighter('a'), fighter('b', { armor: { T: 6, C: 3 } }))
    const { odds } = preview(table)
    expect(odds.map(({ id, fromRoll }) => [id, fromRoll])).toEqual([
      ['fumble', null],
      ['miss', '012'],
      ['hit', '67'],
      ['double', '933'],
      ['triple', '988'],
      ['quadruple', '9946'],
      ['more', '9978'],
    ])
    expect(odds.map(({ share }) => share)).toEqual([
      0.012, 0.658, 0.263, 0.055, 0.0066, 0.0032, 0.0022,
    ])
  })

  it('leave out what cannot happen', () => {
    const club = weapon({ crit: 'random' })
    const sure = normalWeapons(fighter('a', { h: 150, weapons: [club] }), fighter('b'))
    const { odds } = preview(sure)
    expect(odds.map(({ id }) => id)).not.toContain('miss')
    expect(odds.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 12)
    expect(odds.find(({ id }) => id === 'double')?.fromRoll).toBe('67')
    expect(odds.find(({ id }) => id === 'triple')?.fromRoll).toBe('77')
  })
})

describe('CI-098 the type of an attack', () => {
  const typeOf = (attacker: object, defender: object) =>
    preview(normalWeapons(fighter('a', attacker), fighter('b', defender)))

  it('is normal unless another was worked out', () => {
    expect(typeOf({}, {})).toMatchObject({ type: 'H', defence: { total: 14 } })
  })

  it('is strong when that is better for the defender', () => {
    const giant = { h: 20, hs: 12 }
    expect(typeOf(giant, { d: 14, db: 8 })).toMatchObject({ type: 'Hs', defence: { total: 8 } })
    expect(typeOf(giant, { d: 14, db: 4 })).toMatchObject({ type: 'H', defence: { total: 14 } })
  })

  it('is strong whenever nothing is there to parry with', () => {
    const bare = { parryMode: 'none', db: 8 }
    expect(typeOf({ h: 10, hs: 14 }, bare)).toMatchObject({ type: 'Hs', attack: { total: 14 } })
    expect(typeOf({ h: 10 }, bare)).toMatchObject({ type: 'H', defence: { total: 8 } })
  })

  it('is weak when that is better for the attacker', () => {
    const small = { h: 9, hw: 7 }
    expect(typeOf(small, { d: 14, dw: 9 })).toMatchObject({ type: 'Hw', defence: { total: 9 } })
    expect(typeOf(small, { d: 14, dw: 13 })).toMatchObject({ type: 'H' })
  })

  it('weighs all three together', () => {
    const all = { h: 20, hs: 12, hw: 13 }
    expect(typeOf(all, { d: 14, db: 8, dw: 5 })).toMatchObject({ type: 'Hw' })
    expect(typeOf({ ...all, hw: 12 }, { d: 14, db: 8, dw: 8 })).toMatchObject({ type: 'Hs' })
  })

  it('CI-099 lets the defender dodge instead when that is better', () => {
    expect(typeOf({}, { d: 6, db: 9 })).toMatchObject({ type: 'H', defence: { total: 9 } })
    expect(typeOf({ hw: 11, h: 11 }, { d: 12, dw: 2, db: 9 })).toMatchObject({
      type: 'Hw',
      defence: { total: 9 },
    })
  })
})

describe('CI-100 the floor of a defence', () => {
  it('is the defence of one who stands still', () => {
    const table = normalWeapons(
      fighter('a'),
      fighter('b', { d: -3, db: -6, stD: -4, parryMode: 'weapon' }, { damage: 11 }),
    )
    expect(preview(table).defence).toMatchObject({ total: -4 })
    expect(preview(table).defence.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [-3, 'CI-104'],
      [-3, 'CI-061'],
      [2, 'CI-100'],
    ])
  })

  it('is all an unconscious body has, without any modifier', () => {
    const table = normalWeapons(fighter('a'), fighter('b', { stD: -5 }, { damage: 20 }))
    expect(preview(table).defence).toMatchObject({ total: -5 })
    expect(preview(table).defence.terms).toHaveLength(1)
  })
})

describe('figures of an attack', () => {
  it('CI-024 add 4 for full defence, CI-061 take 3 for blinking', () => {
    const opened = send(gather(fighter('a', {}, { damage: 11 }), fighter('b')), {
      type: 'fight.begin',
    })
    const guarded = send(opened, {
      type: 'declare',
      combatantId: 'b',
      declaration: { kind: 'fullDefence' },
    })
    const table = send(until(guarded, 'attacks'), attack('a', 'b'))
    expect(preview(table)).toMatchObject({ attack: { total: 8 }, defence: { total: 18 } })
  })

  it('CI-065 take nothing on a turn of desperation, for the defence neither', () => {
    const hurt = { damage: 11, desperationUsed: 1 }
    const people = [fighter('a', { desperationMax: 2 }, hurt), fighter('b')] as const
    const ready = until(send(gather(...people), { type: 'fight.begin' }), 'attacks')
    const calm = send(ready, attack('a', 'b'), attack('b', 'a'))
    expect(preview(calm).attack.total).toBe(7)
    expect(preview(calm, 'b').defence.total).toBe(10)
    const desperate = send(ready, attack('a', 'b', { desperation: true }), attack('b', 'a'))
    expect(preview(desperate).attack.total).toBe(11)
    expect(preview(desperate, 'b').defence.total).toBe(14)
  })

  it('CI-069 take 4 from the defence of the stunned, who is on full defence no longer', () => {
    const stunned = fighter('b', {}, { stunnedUntil: { turn: 1, step: 11 } })
    expect(preview(normalWeapons(fighter('a'), stunned)).defence.total).toBe(10)
  })
})

describe('CI-149 missiles', () => {
  const bow = weapon({ name: 'Bow', missile: true, dice: '1d8' })
  const shot = (defender: object) =>
    preview(
      attacksDeclared(
        gather(fighter('a', { hm: 9, weapons: [bow] }), fighter('b', defender)),
        'missiles',
        ['a', 'b'],
      ),
    )

  it('are met with the shield, or dodged', () => {
    expect(shot({ dm: 10 })).toMatchObject({ type: 'Hm', position: null, defence: { total: 10 } })
    expect(shot({ dm: 3, db: 6 }).defence.total).toBe(6)
    expect(shot({ dm: 10, parryMode: 'weapon', db: 6 }).defence.total).toBe(6)
    expect(shot({ parryMode: 'none', db: 6, dbL: -3 }).defence.total).toBe(6)
  })
})
