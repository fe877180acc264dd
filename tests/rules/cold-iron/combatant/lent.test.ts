import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combat } from '../../../../src/rules/cold-iron/combat'
import type { Combatant } from '../../../../src/rules/cold-iron/combatant/combatant'
import { lasting, lentFigures } from '../../../../src/rules/cold-iron/combatant/lent'
import type { Sheet } from '../../../../src/rules/cold-iron/combatant/sheet'
import { blowIn } from '../../../../src/rules/cold-iron/turn/attacking/blow'
import { boutOf } from '../../../../src/rules/cold-iron/turn/attacking/judge'
import { saveFigure, rateOf } from '../../../../src/rules/cold-iron/turn/casting/figures'
import { findDuel } from '../../../../src/rules/cold-iron/turn/core/fight'
import { gripOf } from '../../../../src/rules/cold-iron/turn/hand-to-hand/hitting'
import { mostHexes } from '../../../../src/rules/cold-iron/turn/movement/reading'
import { weaponDiceText } from '../../../../src/rules/cold-iron/attack/weapon-dice'
import { grappleValue } from '../../../../src/rules/cold-iron/hand-to-hand/value'
import { castSchema } from '../../../../src/rules/cold-iron/fight-model/cast'
import { bookRulings } from '../../../../src/rules/cold-iron/fight-model/rulings'
import { sheetFigures } from '../../../../src/rules/cold-iron/view/body/sheet-figures'
import type { Lent } from '../../../../src/rules/system/fight/combat'
import type { Term } from '../../../../src/shared/term'
import { attacksDeclared, fighter, gather, weapon } from '../table'

const under = (person: Combatant, ...given: [string, number][]): Combatant => {
  const lent = given.map(([figure, plus]): Lent => {
    return { figure, plus, label: { key: 'modifier.own', with: { words: `${figure} spell` } } }
  })
  return { ...person, sheet: lasting.lend(person.sheet, lent) as Sheet }
}

const dueling = (attacker: Combatant, defender: Combatant) => {
  const { context } = attacksDeclared(gather(attacker, defender), 'moving', ['a', 'b'])
  const duel = findDuel(context, '1.a')
  if (!duel) throw new Error('no duel')
  return { context, duel, bout: boutOf(context, duel) }
}

const told = ({ terms }: { terms: Term[] }) =>
  terms.map(({ label, value }) => [label.with?.['words'] ?? '', value])

describe('what lasts on a fighter counts in their figures', () => {
  it('CI-104: a parry is D, and what a spell adds to it stands beside it', () => {
    const { bout } = dueling(fighter('a'), under(fighter('b'), ['d', 2]))
    expect(bout.defence).toMatchObject({ total: 16, means: 'parry' })
    expect(told(bout.defence)).toEqual([
      ['', 14],
      ['d spell', 2],
    ])
  })

  it('CI-099: a dodge is Db, with what a spell adds to all defences', () => {
    const bare = fighter('b', { parryMode: 'none', db: 6 })
    const { bout } = dueling(fighter('a'), under(bare, ['defence', 3], ['d', 9]))
    expect(bout.defence).toMatchObject({ total: 9, means: 'dodge' })
    expect(told(bout.defence)).toEqual([
      ['', 6],
      ['defence spell', 3],
    ])
  })

  it('CI-149: what is lent to Dm counts before missiles for a shield, and for who dodges', () => {
    const archer = fighter('a', { hm: 9, weapons: [weapon({ missile: true })] })
    const shielded = under(fighter('b', { dm: 8 }), ['dm', 4])
    expect(dueling(archer, shielded).bout.defence.total).toBe(12)
    const bare = under(fighter('b', { parryMode: 'none', db: 6 }), ['dm', 4])
    expect(dueling(archer, bare).bout.defence).toMatchObject({ total: 10, means: 'dodge' })
    expect(dueling(fighter('a'), bare).bout.defence.total).toBe(6)
  })

  it('CI-100: whoever lies asleep has the defence of one who stands still, and no more', () => {
    const asleep = under(fighter('b', { stD: -5 }, { asleep: true }), ['defence', 4])
    expect(dueling(fighter('a'), asleep).bout.defence.total).toBe(-5)
  })

  it('CI-095: an attack is H, and what a spell adds or takes stands beside it', () => {
    const { bout } = dueling(under(fighter('a'), ['attack', -3], ['hm', 5]), fighter('b'))
    expect(bout.attack.total).toBe(8)
    expect(told(bout.attack)).toEqual([
      ['', 11],
      ['attack spell', -3],
    ])
  })

  it('CI-203: what is lent to T stops a blow beside the armour, by its name; C and wear are as they were', () => {
    const armour = { T: 6, C: 3, hpGrace: 20, hpSteps: [10] }
    const attacker = fighter('a')
    const blow = (defender: Combatant) =>
      blowIn(bookRulings, { attacker, defender, weapon: weapon() }, [[10]])
    const plain = blow(fighter('b', { armor: armour }))
    const shielded = blow(under(fighter('b', { armor: armour }), ['T', 2]))
    expect([plain.wounds, shielded.wounds]).toEqual([4, 2])
    expect(shielded.absorbed).toBe(plain.absorbed)
    expect(told(shielded)).toEqual([
      ['', 10],
      ['', -6],
      ['T spell', -2],
    ])
    const weak = blow(under(fighter('b', { armor: armour }), ['T', -2]))
    expect(weak.wounds).toBe(6)
  })

  it('CI-203: a spell stands beside a flesh spell that was set by hand', () => {
    const attacker = fighter('a')
    const defender = under(fighter('b', {}, { fleshT: 3 }), ['T', 2])
    const blow = blowIn(bookRulings, { attacker, defender, weapon: weapon() }, [[10]])
    expect(blow.wounds).toBe(5)
    expect(told(blow)).toEqual([
      ['', 10],
      ['T spell', -2],
      ['', -3],
    ])
  })

  it('CI-210: damage moves the average of the dice, of bare hands too', () => {
    const stronger = under(fighter('a', { weapons: [weapon({ dice: '1d6' })] }), ['damage', 2])
    expect(weaponDiceText(stronger.sheet.weapons[0] ?? weapon())).toBe(
      weaponDiceText(weapon({ dice: '1d6', bonus: 2 })),
    )
    const { context } = gather(stronger, fighter('b'))
    const plain = gather(fighter('a'), fighter('b')).context
    const bare = gripOf(plain, 'a', null)
    expect(gripOf(context, 'a', null)?.bonus).toBe((bare?.bonus ?? 0) + 2)
  })

  it('CI-115: whoever is slowed goes less far, and never less than not at all', () => {
    const hexes = (plus: number) => {
      const mover = under(fighter('a', { maFull: 10, maBroken: 6 }), ['move', plus])
      const { context } = gather(mover, fighter('b'))
      return mostHexes(context, mover, {
        kind: 'move',
        movement: { way: 'flee', hexes: 1 },
      } as never)
    }
    expect([hexes(-4), hexes(-40)]).toEqual([6, 0])
  })

  it('CI-096, CI-167: HtH, saves and success have theirs', () => {
    const person = fighter('a', { htH: 5, pml: 3, aml: 6 })
    const enchanted = under(person, ['htH', 2], ['save', 4], ['sr', -3])
    const posture = { desperate: false, tactics: [] }
    const htH = (each: Combatant) => grappleValue(each, [], posture, 'hth').total
    expect(htH(enchanted) - htH(person)).toBe(2)
    for (const save of ['mental', 'physical'] as const) {
      expect(saveFigure(enchanted, save).total - saveFigure(person, save).total).toBe(4)
    }
    const cast = castSchema.parse({
      ...{ id: 'x', casterId: 'a', name: '', level: 1, item: null, targets: [], save: null },
      ...{ range: null, way: null, cost: 0, extraMp: 0, saveMp: 0, slippedDetection: false },
      ...{ begunTurn: 1, completion: null, status: 'waiting', counters: [], rolls: [], saves: [] },
      effects: [],
    })
    const { context } = gather(person)
    const rate = (each: Combatant) => rateOf(context, each, cast)?.total ?? NaN
    expect(rate(enchanted) - rate(person)).toBe(-3)
  })

  it('CI-203: the card shows armour of 3 and 2 as a sum', () => {
    const person = under(fighter('a', { armor: { T: 3 } }), ['T', 2])
    const T = sheetFigures(person).find(({ id }) => id === 'T')
    expect(T?.sum?.total).toBe(5)
    expect(told(T?.sum ?? { terms: [] })).toEqual([
      ['', 3],
      ['T spell', 2],
    ])
    expect(sheetFigures(fighter('a')).every(({ sum }) => sum === null)).toBe(true)
  })
})

describe('what is lent', () => {
  const lent = fc.array(
    fc.record({
      figure: fc.constantFrom(...lentFigures, 'unheardOf'),
      plus: fc.integer({ min: -9, max: 9 }).filter((plus) => plus !== 0),
    }),
    { maxLength: 8 },
  )

  it('CI-203: taken away again gives back exactly the figures of before', () => {
    fc.assert(
      fc.property(lent, (changes) => {
        const { sheet } = fighter('a', { maFull: 200, maBroken: 200, maHorse: 200, hs: 9, dw: 3 })
        const before = JSON.stringify(sheet)
        const given = changes.map((each) => ({ ...each, label: { key: 'x' } }))
        const back = given.map((each) => ({ ...each, plus: 0 - each.plus }))
        const there = lasting.lend(sheet, given)
        const again = { ...(lasting.lend(there, back) as Sheet) }
        delete again.lent
        expect(JSON.stringify(sheet)).toBe(before)
        expect(again).toEqual(sheet)
        expect(lasting.lend(sheet, [])).toBe(sheet)
      }),
    )
  })

  it('CI-095: each sum says all it is made of, whatever is lent', () => {
    fc.assert(
      fc.property(lent, lent, (one, other) => {
        const pairs = (changes: typeof one) =>
          changes.map(({ figure, plus }): [string, number] => [figure, plus])
        const { bout } = dueling(
          under(fighter('a'), ...pairs(one)),
          under(fighter('b'), ...pairs(other)),
        )
        const plus = (changes: typeof one, ...figures: string[]) =>
          changes.reduce((all, each) => all + (figures.includes(each.figure) ? each.plus : 0), 0)
        expect(bout.attack.total).toBe(11 + plus(one, 'h', 'attack'))
        const [parry, dodge] = [14 + plus(other, 'd', 'defence'), 4 + plus(other, 'db', 'defence')]
        expect(bout.defence.total).toBe(Math.max(parry, dodge, -5))
        for (const { terms, total } of [bout.attack, bout.defence]) {
          expect(terms.reduce((all, { value }) => all + value, 0)).toBe(total)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('CI-203: every figure that can be changed has a name', () => {
    expect(combat.lasting?.figures.map(({ id }) => id)).toEqual(lentFigures)
  })
})
