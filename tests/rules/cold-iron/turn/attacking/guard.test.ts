import { describe, expect, it } from 'vitest'
import { attackPreview, board } from '../../../../../src/rules/cold-iron/view/board'
import type { Declaration } from '../../../../../src/rules/cold-iron/fight-model/declaration'
import { refusalOf } from '../../../../../src/rules/cold-iron/turn/refusal'
import { declares, facing } from '../../moves-table'
import { attack, fighter, roll, send, until, weapon, type Table } from '../../table'

/** Four swords against one of Db 9 and DbL -3; what he declares, and how he is. */
function besieged(
  declaration: Declaration | null,
  state: object = {},
  sheet: object = {},
  attacker: object = {},
): Table {
  const plain = { db: 9, dbL: -3, d: 14, dm: 12, maFull: 12, stD: -9, ...sheet }
  const people = ['a', 'b', 'c', 'd'].map((id) => fighter(id, attacker, {}, 'foe'))
  const opened = facing([fighter('z', plain, state), ...people])
  const declared = declaration ? declares(opened, 'z', declaration) : opened
  const attacking = declared.value === 'attacks' ? declared : until(declared, 'attacks')
  return send(attacking, ...['a', 'b', 'c', 'd'].map((id) => attack(id, 'z')))
}

const met = (table: Table) =>
  ['a', 'b', 'c', 'd'].map((id) => attackPreview(table, `1.${id}`)?.defence.total)

const moving = (action: string): Declaration => ({
  kind: 'move',
  movement: { way: 'walk', hexes: 1, action },
})
const spell: Declaration = {
  kind: 'spell',
  name: 'Light',
  movement: { way: 'walk', hexes: 1, action: 'run' },
}

const walking = (hexes: number, broken = false): Declaration => ({
  kind: 'move',
  movement: { way: 'walk', hexes, ...(broken ? { broken } : {}) },
})
const slow = { maBroken: 6 }
const [sword, bow] = [weapon(), { ...weapon(), missile: true, hands: 2 as const }]
const fists = weapon({ class: 'natural', reach: 'short' })
const boxing: Declaration = { kind: 'attack', targetId: 'a', weapon: 1 }
const shooting: Declaration = { kind: 'attack', targetId: 'a', weapon: 1 }

describe('CI-104: whoever parries with nothing, for whatever reason', () => {
  it.each([
    ['the sheet says so', null, {}, { parryMode: 'none' }, [6, 6, 2, 2]],
    ['a shield that is not ready', null, { shieldReady: false }, {}, [6, 6, 2, 2]],
    [
      'a weapon that is not ready',
      null,
      { shieldReady: false },
      { parryMode: 'weapon' },
      [6, 6, 2, 2],
    ],
    ['CI-231: two weapons are made ready', moving('readyTwo'), {}, {}, [6, 6, 2, 2]],
    ['CI-231: running', moving('run'), {}, {}, [6, 6, 2, 2]],
    [
      'CI-231: running away',
      { kind: 'move', movement: { way: 'flee', hexes: 3 } },
      {},
      {},
      [6, 6, 2, 2],
    ],
    ['CI-231: running with a spell', spell, {}, {}, [6, 6, 2, 2]],
    ['CI-231: farther than half of the movement', walking(7), {}, {}, [6, 6, 2, 2]],
    ['CI-231: farther than half of it broken', walking(4, true), {}, slow, [6, 6, 2, 2]],
    [
      'CI-231: shooting a bow',
      shooting,
      {},
      { parryMode: 'weapon', hm: 5, weapons: [sword, bow] },
      [6, 6, 2, 2],
    ],
    [
      'CI-096: fighting with bare fists',
      boxing,
      {},
      { parryMode: 'weapon', weapons: [sword, fists] },
      [6, 6, 2, 2],
    ],
    [
      'CI-096: nothing at hand but fists',
      null,
      {},
      { parryMode: 'weapon', weapons: [fists] },
      [6, 6, 2, 2],
    ],
    ['CI-231: crawling, at Dodge - 4', moving('crawl'), {}, {}, [2, 2, -2, -2]],
    [
      'CI-216: the shield is destroyed',
      null,
      { shieldDamage: 5 },
      { shield: { hp: 5 } },
      [6, 6, 2, 2],
    ],
  ] as const)('%s', (_, declaration, state, sheet, expected) => {
    expect(met(besieged(declaration, state, sheet))).toEqual(expected)
  })

  it('CI-096: a shield, or a weapon that the sheet names, parries beside bare fists', () => {
    const armed = { weapons: [sword, fists] }
    expect(met(besieged(boxing, {}, armed))).toEqual([14, 11, 9, 5])
    const named = { ...armed, parryMode: 'weapon', parryWeapon: 0 }
    expect(met(besieged(boxing, {}, named))).toEqual([14, 9, 9, 5])
  })

  it('CI-216, CI-104: a destroyed shield leaves the weapon, where the sheet says how it parries', () => {
    const left = { shield: { hp: 5 }, dWeapon: 11, d: 20, dw: 19 }
    expect(met(besieged(null, { shieldDamage: 5 }, left))).toEqual([11, 9, 9, 5])
    expect(met(besieged(null, { shieldDamage: 4 }, left))).toEqual([20, 17, 9, 5])
    const broken = besieged(null, { shieldDamage: 5 }, left, { hw: 8, h: 2 })
    expect(attackPreview(broken, '1.a')?.defence.terms[0]?.value).toBe(11)
  })

  it('CI-231: whoever walks as far as one who strikes may, or throws with one hand, parries', () => {
    const parried = met(besieged(null))
    expect(met(besieged(walking(6)))).toEqual(parried)
    const thrown = { ...sword, missile: true, hands: 1 }
    const armed = { parryMode: 'weapon', hm: 5, weapons: [sword, thrown] }
    expect(met(besieged(shooting, {}, armed))?.[0]).toBe(14)
  })

  it('CI-231: a weapon made ready this turn parries, at -6', () => {
    const drawing = besieged(
      moving('readyOne'),
      { shieldReady: false },
      { parryMode: 'weapon', d: 20 },
    )
    expect(met(drawing)).toEqual([14, 9, 9, 5])
    const shield = besieged(moving('readyOne'), { shieldReady: false })
    expect(met(shield)).toEqual([6, 6, 2, 2])
  })

  it('CI-231: a crawler is told as one, not as surprised', () => {
    const terms = attackPreview(besieged(moving('crawl')), '1.a')?.defence.terms
    expect(terms?.map(({ rule, value }) => [rule, value])).toEqual([
      ['CI-099', 9],
      ['CI-104', -3],
      ['CI-231', -4],
    ])
  })

  it('CI-098: is struck by the strong attack, even where the normal one is worse for the attacker', () => {
    const strong = { h: 8, hs: 12 }
    const type = (table: Table) => attackPreview(table, '1.a')?.type
    expect(type(besieged(null, {}, { d: 3 }, strong))).toBe('H')
    expect(type(besieged(null, {}, { parryMode: 'none' }, strong))).toBe('Hs')
    expect(type(besieged(null, { shieldReady: false }, {}, strong))).toBe('Hs')
    expect(type(besieged(moving('readyTwo'), {}, {}, strong))).toBe('Hs')
    expect(type(besieged(moving('crawl'), {}, {}, strong))).toBe('Hs')
  })

  it('CI-149: has no shield against missiles either', () => {
    const bow = { hm: 8, weapons: [weapon({ class: 'bow', missile: true })] }
    expect(met(besieged(null, {}, {}, bow))).toEqual([12, 12, 12, 12])
    expect(met(besieged(null, { shieldReady: false }, {}, bow))).toEqual([9, 9, 9, 9])
    expect(met(besieged(moving('run'), {}, {}, bow))).toEqual([9, 9, 9, 9])
  })

  it('CI-213: wears no shield, and CI-214 has none to be struck at', () => {
    const shield = { shield: { hp: 40 } }
    const wears = (declaration: Declaration | null) => {
      const table = until(besieged(declaration, {}, shield), 'normalWeapons')
      return board(send(table, roll(table, 'a', '15'))).queue[0]?.wear?.item
    }
    expect(wears(null)).toBeDefined()
    expect(wears(moving('readyTwo'))).toBeUndefined()
    const at = (table: Table) =>
      refusalOf(table, {
        type: 'declare',
        combatantId: 'a',
        declaration: { kind: 'attack', targetId: 'z', weapon: 0, attackShield: true },
      })?.key
    expect(at(besieged(null, {}, shield))).toBeUndefined()
    expect(at(besieged(moving('readyTwo'), {}, shield))).toBe('coldIron.refused.noShield')
  })
})

describe('CI-098, CI-099: Dodge stands against a weak attack, too', () => {
  const weak = { h: 8, hw: 10 }
  const seen = (sheet: object) => {
    const preview = attackPreview(besieged(null, {}, sheet, weak), '1.a')
    const { type, defence } = preview ?? {}
    return [type, defence?.total, defence?.terms[0]?.rule]
  }

  it('where it is better than Dw, and the weak attack where that is better for the attacker', () => {
    // weak against parry 5: +5; normal against parry 14: -6
    expect(seen({ db: 4, dw: 5 })).toEqual(['Hw', 5, 'CI-098'])
    // Dodge 9 is better than Dw 5: weak is +1, still better than -6
    expect(seen({ db: 9, dw: 5 })).toEqual(['Hw', 9, 'CI-099'])
    // and the attack is rolled against that dodge
    const table = until(besieged(null, {}, { db: 9, dw: 5 }, weak), 'normalWeapons')
    const [missed, hit] = ['36', '55'].map((digits) => send(table, roll(table, 'a', digits)))
    const [one, other] = [missed, hit].map((each) => each?.context.attacks[0]?.result)
    expect(one).toMatchObject({ type: 'Hw', chance: -3, net: -2, verdict: 'miss' })
    expect(other).toMatchObject({ type: 'Hw', chance: 0, net: 1, verdict: 'hit' })
  })
})
