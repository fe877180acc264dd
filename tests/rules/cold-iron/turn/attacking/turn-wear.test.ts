import { describe, expect, it } from 'vitest'
import { attackPreview, board, wearPreview } from '../../../../../src/rules/cold-iron/view/board'
import { bookRulings } from '../../../../../src/rules/cold-iron/fight-model/rulings'
import { brokenItems } from '../../../../../src/rules/cold-iron/turn/wear/items'
import { phrase } from '../../../../../src/shared/phrase'
import type { FightEvent } from '../../../../../src/rules/cold-iron/turn/events'
import {
  attack,
  attacksDeclared,
  faces,
  fighter,
  force,
  gather,
  kinds,
  refused,
  roll,
  send,
  the,
  until,
  weapon,
  type Table,
} from '../../table'

const shielded = { parryMode: 'shield', shield: { name: 'Round shield', hp: 12 } }
const swordsman = { parryMode: 'weapon', weapons: [weapon({ hp: 15 })] }

/** A attacks B with his first weapon, in the step of normal weapons. */
function duel(attacker: object, defender: object, state: object = {}): Table {
  const fight = gather(fighter('a', attacker), fighter('b', defender, state))
  return attacksDeclared(fight, 'normalWeapons', ['a', 'b'])
}

const wear = (...dice: number[]): FightEvent => ({
  type: 'attack.wear',
  attackId: '1.a',
  dice,
  typed: true,
})
const missed = (table: Table, digits = '50') => send(table, roll(table, 'a', digits))
const close = (table: Table) => send(table, { type: 'step.close' })
const statusOf = (table: Table) => table.context.attacks[0]?.status

describe('CI-213: the wear of a shield', () => {
  it('takes the damage roll of a miss, when the step closes', () => {
    // 11 at a chance of 0 against 14: missed by 3. A sword wears a shield once its damage.
    const miss = missed(duel({}, shielded))
    expect(statusOf(miss)).toBe('needsWear')
    expect(refused(miss, { type: 'step.close' })).toBe('coldIron.refused.attacksOpen')
    expect(board(miss).queue[0]?.wear).toEqual({
      owner: 'B',
      item: 'Round shield',
      weaponName: 'Sword',
      dice: '1d6',
    })
    expect(wearPreview(miss, '1.a', [5]).total).toBe(5)
    expect(wearPreview(miss, '1.z', [5]).terms).toEqual([])
    expect(wearPreview(duel({}, shielded), '1.a', [5]).terms).toEqual([])
    const rolled = send(miss, wear(5))
    expect(statusOf(rolled)).toBe('resolved')
    expect(the(rolled, 'b').state.shieldDamage).toBe(0)
    expect(board(rolled).wear).toMatchObject([{ combatantId: 'b', from: 12, to: 7 }])
    expect(refused(rolled, { type: 'fight.end' })).toBe('coldIron.refused.blowsPending')
    const closed = close(rolled)
    expect(the(closed, 'b').state.shieldDamage).toBe(5)
    expect(closed.context.wear).toEqual([])
    const fact = closed.told.find(({ kind }) => kind === 'item.worn')
    expect(fact).toMatchObject({ from: 12, to: 7, with: { item: 'Round shield', points: 5 } })
    expect(fact?.dice).toEqual({ faces: [5], typed: true })
    expect(fact?.about.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(fact?.terms).toMatchObject([{ value: 5, rule: 'CI-213' }])
  })

  it.each([
    ['axe', { class: 'axe', vsT: 1 }, 4, 10],
    ['spear', { class: 'spear' }, 6, 5],
    ['mace', { class: 'mace', vsT: 2, crit: 'blunt' }, 3, 3],
  ] as const)('is worn by a %s as its column says (CI-212)', (_, given, face, points) => {
    const miss = missed(duel({ weapons: [weapon(given)] }, shielded))
    expect(close(send(miss, wear(face))).context.combatants['b']?.state.shieldDamage).toBe(points)
  })

  it('asks for no dice where nothing can wear', () => {
    const staff = { weapons: [weapon({ class: 'staff' })] }
    for (const table of [
      duel({ weapons: [weapon({ class: 'club' })] }, shielded),
      duel(staff, shielded),
      duel({}, { parryMode: 'shield' }),
      duel({}, { ...shielded, db: 14, parryMode: 'none' }),
      duel({}, { ...shielded, db: 14 }, { shieldReady: false }),
      duel({}, { ...shielded, db: 14 }, { shieldDamage: 12 }),
      duel({}, { ...shielded, stD: 14 }, { stationary: true }),
    ]) {
      expect(statusOf(missed(table))).toBe('resolved')
    }
  })

  it('CI-216: a shield of one hit point wears too', () => {
    const thin = missed(duel({}, { ...shielded, shield: { name: 'Lid', hp: 1 } }))
    expect(statusOf(thin)).toBe('needsWear')
  })

  it('comes of no hit and of no fumble', () => {
    const table = duel({}, shielded)
    expect(statusOf(missed(table, '89'))).toBe('needsDamage')
    const clumsy = missed(table, '00045')
    expect(kinds(clumsy)).toContain('attack.fumbled')
    expect(statusOf(clumsy)).toBe('resolved')
  })

  it('takes arrows, less what the way has cost them (CI-143)', () => {
    const bow = weapon({
      class: 'bow',
      missile: true,
      dice: '1d8',
      vsT: 2,
      rangeRow: 'hunters-bow',
    })
    const archer = fighter('a', { hm: 5, weapons: [bow] })
    const fight = gather(archer, fighter('b', { ...shielded, dm: 14 }))
    const declaring = until(send(fight, { type: 'fight.begin' }), 'attacks')
    const shot = { kind: 'attack', targetId: 'b', weapon: 0, range: 20 } as const
    const declared = send(declaring, { type: 'declare', combatantId: 'a', declaration: shot })
    const miss = missed(until(declared, 'missiles'))
    // the second column takes 1 off Vst 2: three quarters of 7 and 1 are 6
    expect(wearPreview(miss, '1.a', [7]).total).toBe(6)
  })

  it('may be let go', () => {
    const left = send(missed(duel({}, shielded)), { type: 'attack.pass', attackId: '1.a' })
    expect(statusOf(left)).toBe('resolved')
    expect(kinds(left).at(-1)).toBe('wear.leftOut')
    expect(close(left).context.combatants['b']?.state.shieldDamage).toBe(0)
  })

  it('takes only its own dice, and only when they are due', () => {
    const table = duel({}, shielded)
    expect(refused(table, wear(3))).toBe('coldIron.refused.attack.waiting')
    const miss = missed(table)
    expect(refused(miss, wear(3, 3))).toBe('coldIron.refused.dice')
    expect(refused(miss, wear(7))).toBe('coldIron.refused.dice')
    expect(refused(miss, faces(miss, 'a', [3]))).toBe('coldIron.refused.attack.needsWear')
    expect(refused(miss, roll(miss, 'a', '50'))).toBe('coldIron.refused.attack.needsWear')
    expect(refused(send(miss, wear(3)), wear(3))).toBe('coldIron.refused.attack.resolved')
  })
})

describe('CI-214: an attack on a shield', () => {
  const at = (defender: object, attacker: object = {}, state: object = {}) => {
    const fight = gather(fighter('a', attacker), fighter('b', defender, state))
    const table = until(send(fight, { type: 'fight.begin' }), 'attacks')
    const { declaration } = attack('a', 'b') as Extract<FightEvent, { type: 'declare' }>
    const event = {
      type: 'declare',
      combatantId: 'a',
      declaration: { ...declaration, attackShield: true },
    } as FightEvent
    return { table, event }
  }

  it('CI-214: whatever does not fumble strikes it, and its odds and its result say so', () => {
    const { table, event } = at(shielded)
    const ready = until(send(table, event), 'normalWeapons')
    const preview = attackPreview(ready, '1.a')
    expect(preview?.odds.map(({ id }) => id)).toEqual(['fumble', 'shield'])
    expect(preview?.neededRoll).toBe(preview?.odds[1]?.fromRoll)
    const struck = send(ready, roll(ready, 'a', '45'))
    expect(struck.context.attacks[0]?.result).toMatchObject({ verdict: 'miss', atShield: true })
  })

  it('never hits who carries it, and does twice a sword to it', () => {
    const { table, event } = at(shielded)
    const ready = until(send(table, event), 'normalWeapons')
    // 89 would have hit
    const struck = send(ready, roll(ready, 'a', '89'))
    expect(kinds(struck).at(-1)).toBe('attack.struckShield')
    expect(struck.context.attacks[0]).toMatchObject({
      status: 'needsWear',
      result: { multiple: 0 },
    })
    const closed = close(send(struck, wear(5)))
    expect(the(closed, 'b').state).toMatchObject({ shieldDamage: 10, damage: 0 })
    const fact = closed.told.find(({ kind }) => kind === 'item.worn')
    expect(fact?.terms?.[0]?.rule).toBe('CI-214')
    const clumsy = send(ready, roll(ready, 'a', '00045'))
    expect(statusOf(clumsy)).toBe('resolved')
  })

  it.each([
    ['no shield', {}, {}, {}, 'noShield'],
    ['a shield at his side', shielded, {}, { shieldReady: false }, 'noShield'],
    ['a shield in pieces', shielded, {}, { shieldDamage: 12 }, 'noShield'],
    ['a staff', shielded, { weapons: [weapon({ class: 'staff' })] }, {}, 'harmsNoShield'],
  ])('is refused against %s', (_, defender, attacker, state, key) => {
    const { table, event } = at(defender, attacker, state)
    expect(refused(table, event)).toBe(`coldIron.refused.${key}`)
  })
})

describe('CI-215: the wear of weapons', () => {
  it('is mutual where one parries the other, each by the class that strikes it', () => {
    const axe = weapon({ name: 'Axe', class: 'axe', vsT: 1, dice: '1d8', hp: 9 })
    const miss = missed(duel({ weapons: [axe] }, swordsman))
    // the axe first: half of 6 and 1 is 3.5, so 4; then the sword: 5 for 5
    expect(board(miss).queue[0]?.wear).toMatchObject({ owner: 'B', weaponName: 'Axe', dice: '1d8' })
    const once = send(miss, wear(6))
    expect(statusOf(once)).toBe('needsWear')
    expect(board(once).queue[0]?.wear).toMatchObject({ owner: 'A', item: 'Axe', dice: '1d6' })
    const closed = close(send(once, wear(5)))
    expect(the(closed, 'b').state.weaponDamage).toEqual([4])
    expect(the(closed, 'a').state.weaponDamage).toEqual([5])
    const rules = closed.told.filter(({ kind }) => kind === 'item.worn')
    expect(rules.map(({ terms }) => terms?.[0]?.rule)).toEqual(['CI-215', 'CI-215'])
  })

  it('names the weapon he parries with, and leaves the others whole', () => {
    const arms = [weapon({ name: 'Knife', hp: 3 }), weapon({ name: 'Sword', hp: 15 })]
    const sheet = { parryMode: 'weapon', parryWeapon: 1, weapons: arms }
    const miss = missed(duel({}, sheet))
    expect(board(miss).queue[0]?.wear?.item).toBe('Sword')
    expect(the(close(send(miss, wear(4))), 'b').state.weaponDamage).toEqual([0, 4])
    const sling = weapon({ name: 'Sling', missile: true, hp: 3 })
    const unnamed = { parryMode: 'weapon', weapons: [sling, ...arms] }
    expect(board(missed(duel({}, unnamed))).queue[0]?.wear?.item).toBe('Knife')
  })

  it('is none where he dodges, or where a class does none', () => {
    expect(statusOf(missed(duel({}, { ...swordsman, db: 15 })))).toBe('resolved')
    const spear = { weapons: [weapon({ class: 'spear', hp: 0 })] }
    expect(statusOf(missed(duel(spear, swordsman)))).toBe('resolved')
  })
})

describe('CI-216: what is destroyed', () => {
  it('breaks at its hit points and not before, and then he dodges', () => {
    const hit = (face: number, taken: number) =>
      close(send(missed(duel({}, shielded, { shieldDamage: taken })), wear(face)))
    const whole = hit(3, 8)
    expect(kinds(whole)).not.toContain('item.destroyed')
    const broken = hit(4, 8)
    expect(broken.told.find(({ kind }) => kind === 'item.destroyed')).toMatchObject({
      about: [{ id: 'b' }],
      with: { item: 'Round shield' },
    })
    const next = (table: Table) => {
      const declaring = until(table, 'attacks')
      const ready = until(send(declaring, attack('a', 'b')), 'normalWeapons')
      return attackPreview(ready, '2.a')?.defence
    }
    expect(next(whole)).toMatchObject({ total: 14, means: 'parry' })
    expect(next(broken)).toMatchObject({ total: 4, means: 'dodge' })
  })

  it('is named, where the campaign follows wear', () => {
    const worn = (shieldDamage: number) => fighter('b', shielded, { shieldDamage })
    const destroyed = phrase('coldIron.gear.destroyed', { item: 'Round shield' })
    expect(brokenItems(bookRulings, worn(11))).toEqual([])
    expect(brokenItems(bookRulings, worn(12))).toEqual([destroyed])
    const settings = { ...bookRulings.settings, trackItemDamage: false }
    expect(brokenItems({ settings }, worn(12))).toEqual([])
  })

  it('is read as it was until the step closes (CI-017)', () => {
    const fight = gather(fighter('a'), fighter('c'), fighter('b', shielded, { shieldDamage: 11 }))
    const table = attacksDeclared(fight, 'normalWeapons', ['a', 'b'], ['c', 'b'])
    const first = send(missed(table), wear(6))
    expect(attackPreview(first, '1.c')?.defence).toMatchObject({ means: 'parry' })
    const again = send(first, roll(first, 'c', '35'))
    const both = send(again, { type: 'attack.wear', attackId: '1.c', dice: [6], typed: true })
    const closed = close(both)
    expect(the(closed, 'b').state.shieldDamage).toBe(23)
    expect(kinds(closed).filter((kind) => kind === 'item.destroyed')).toHaveLength(1)
  })

  it('cannot be used: not declared, and not struck with when it broke before', () => {
    const fight = gather(fighter('a', swordsman, { weaponDamage: [15] }), fighter('b'))
    const table = until(send(fight, { type: 'fight.begin' }), 'attacks')
    expect(refused(table, attack('a', 'b'))).toBe('coldIron.refused.broken')
    // a pike in step 10 breaks the sword that would strike in step 11
    const axe = weapon({ name: 'Long axe', class: 'axe', reach: 'long', dice: '2d8' })
    const brittle = { ...swordsman, weapons: [weapon({ hp: 8 })] }
    const other = gather(fighter('a', { weapons: [axe] }), fighter('b', brittle))
    const long = attacksDeclared(other, 'longWeapons', ['a', 'b'], ['b', 'a'])
    const closed = close(send(missed(long), wear(8, 8)))
    expect(kinds(closed)).toContain('item.destroyed')
    expect(closed.value).toBe('normalWeapons')
    expect(refused(closed, roll(closed, 'b', '50'))).toBe('coldIron.refused.broken')
    expect(board(closed).queue.find(({ attackId }) => attackId === '1.b')?.barred?.key).toBe(
      'coldIron.refused.broken',
    )
    const after = close(closed)
    expect(after.told.find(({ kind }) => kind === 'attack.passed')?.cause?.key).toBe(
      'coldIron.refused.broken',
    )
  })

  it('is switched off by the campaign: no wear, and nothing is broken', () => {
    const table = duel({}, shielded, { shieldDamage: 12 })
    const settings = { ...table.context.settings, trackItemDamage: false }
    const easy = { ...table, context: { ...table.context, settings } }
    expect(attackPreview(easy, '1.a')?.defence).toMatchObject({ means: 'parry' })
    expect(statusOf(missed(easy))).toBe('resolved')
    expect(attackPreview(table, '1.a')?.defence).toMatchObject({ means: 'dodge' })
  })

  it('is mended by hand, as far as the game master says', () => {
    const table = gather(fighter('a', shielded, { shieldDamage: 12 }), fighter('b'))
    const set = (combatantId: string, damage: number, item: 'shield' | number = 'shield') =>
      ({ type: 'gear.set', combatantId, item, damage }) as const
    const mended = send(table, set('a', 4))
    expect(the(mended, 'a').state.shieldDamage).toBe(4)
    expect(mended.told).toMatchObject([{ kind: 'item.set', from: 0, to: 8 }])
    expect(kinds(send(mended, set('a', 12))).at(-1)).toBe('item.destroyed')
    expect(refused(table, set('b', 1))).toBe('coldIron.refused.noItem')
    expect(refused(table, set('a', 1, 0))).toBe('coldIron.refused.noItem')
    expect(refused(table, set('x', 1))).toBe('coldIron.refused.noCombatant')
    expect(force(table, set('b', 1)).told).toEqual([])
  })
})
