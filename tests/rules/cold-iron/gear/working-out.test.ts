import { describe, expect, it } from 'vitest'
import { basisSchema, type Basis } from '../../../../src/rules/cold-iron/combatant/basis'
import { sheetSchema } from '../../../../src/rules/cold-iron/combatant/sheet'
import { attributeChart } from '../../../../src/rules/cold-iron/ratings/attribute-chart'
import { ratingChart } from '../../../../src/rules/cold-iron/ratings/rating-chart'
import { workingOut } from '../../../../src/rules/cold-iron/ratings/work-out'
import { valueByPath } from '../../../../src/shared/data/dotted-path'
import {
  offered,
  withoutBasis,
  type WorkedOut,
} from '../../../../src/rules/system/sheet/working-out'
import { keys, told } from '../terms'

type Own = { [Part in keyof Basis]?: Partial<Basis[Part]> }

const broadsword = { name: 'Broadsword', class: 'sword', dice: '1d10' }
const listed = { name: 'Broadsword', dice: '1d10', strReq1H: 13, strReq2H: 10 }
const fighter = {
  scores: { str: 18, dex: 16, con: 14, will: 10, tal: 8 },
  levels: { fighter: 3, melee: 3, shield: 3, dodge: 2, unarmed: 1, missile: 5, passiveMagic: 3 },
  inHand: { parryMode: 'shield', shieldD: 4 },
}

function workOut(own: object, sheet: object = {}, charts: Record<string, unknown> = {}): WorkedOut {
  const basis = basisSchema.parse({ ...fighter, ...own })
  const answer = workingOut.workOut(sheetSchema.parse(sheet), basis, { settings: {}, charts })
  if ('key' in answer) throw new Error(answer.key)
  return answer
}

const figureOf = ({ figures }: WorkedOut, path: string) => {
  const found = figures.find((each) => each.path === path)
  if (!found) throw new Error(`no figure ${path}`)
  return found
}
const values = (worked: WorkedOut, paths: string) =>
  paths.split(' ').map((path) => figureOf(worked, path).value)
const warned = ({ warnings }: WorkedOut) => warnings.map(({ key }) => key.split('.').at(-1))

describe('CI-004: the figures of a sheet', () => {
  it('CI-096: come from scores and levels: the fighter of the book has H 11', () => {
    const worked = workOut({})
    expect(values(worked, 'h hs hw hm htH')).toEqual([11, 11, 7, 11, 5])
    expect(values(worked, 'd dw dm db dbL')).toEqual([16, 16, 12, 7, -3])
    expect(keys(figureOf(worked, 'h').sum)).toEqual(['rating', 'dexAdj', 'strAdj'])
    const lines = (path: string) =>
      figureOf(worked, path).sum.terms.map(({ label, rule }) => [label.with, rule])
    expect(lines('db')).toEqual([
      [{ level: 2, skill: '@coldIron.ratings.skill.dodge' }, 'CI-099'],
      [{ score: 16, whole: 3 }, 'CI-099'],
      [{ score: 10 }, 'CI-099'],
    ])
    expect(lines('pt')).toEqual([[{ count: 3, each: 7 }, 'CI-059']])
    expect(figureOf(worked, 'd').along).toEqual({ parryMode: 'shield', shieldD: 4 })
    for (const { value, sum } of worked.figures) expect(sum.total).toBe(value)
  })

  it('CI-059, CI-066: hit points by CON and level, mental ones by WILL', () => {
    const worked = workOut({})
    expect(values(worked, 'pt con conAdj mpt mptPerLevel will willAdj talAdj pml')).toEqual([
      ...[21, 14, 2, 15, 5, 10, 0, -1, 3],
    ])
    expect(told(figureOf(worked, 'pt').sum)).toEqual([[21, 'CI-059']])
    expect(told(figureOf(worked, 'mpt').sum)).toEqual([[15, 'CI-066']])
  })

  it('CI-100: standing still is size less 5', () => {
    const giant = workOut({ build: { siz: 48 } })
    expect(values(giant, 'siz sizD sizHtH stD')).toEqual([48, -4, 2, -9])
    expect(told(figureOf(giant, 'stD').sum)).toEqual([
      [-4, 'CI-100'],
      [-5, 'CI-100'],
    ])
  })

  it('size comes from the potentials of strength and constitution where they are typed', () => {
    const build = { siz: 3, strPotential: 12, conPotential: 15, sizChoice: -2 }
    expect(figureOf(workOut({ build }), 'siz').value).toBe(12)
    expect(figureOf(workOut({ build: { ...build, conPotential: null } }), 'siz').value).toBe(3)
  })

  it('CI-221, CI-222: the load is taken off last, and slows', () => {
    const item = (encumbrance: number, more = {}) => ({ name: 'Pack', encumbrance, ...more })
    const light = workOut({})
    const heavy = workOut({ pack: [item(3000), item(600, { armor: true })] })
    const change = (path: string) =>
      Number(figureOf(heavy, path).value) - Number(figureOf(light, path).value)
    expect('h d dw db hm htH dm'.split(' ').map(change)).toEqual([-5, -5, -5, -5, -5, -3, 0])
    expect(values(heavy, 'dex maFull maBroken loadSr')).toEqual([6, 8, 5, -4])
    expect(keys(figureOf(heavy, 'h').sum).at(-1)).toBe('hAndD')
    // The sheet shows dexterity under the load; a rating says that it was read from the one typed.
    const read = figureOf(heavy, 'db').sum.terms.find(({ label }) => label.key.includes('dexAdj'))
    expect(read).toMatchObject({ rule: 'CI-221', label: { with: { score: 16, loaded: 6 } } })
    expect(keys(figureOf(light, 'db').sum)).toContain('dexAdj')
    const rider = { pack: [item(3000), item(600, { armor: true })], present: { mounted: true } }
    expect(figureOf(workOut(rider), 'h').value).toBe(6)
    const laden = { pack: [item(3000, { onPerson: false })], present: { mounted: true } }
    expect(figureOf(workOut(laden), 'h').value).toBe(11)
  })

  it('CI-220, CI-223: says what the load weighs, and that it is too much', () => {
    const [note] = workOut({ pack: [{ name: 'Mail', encumbrance: 250 }] }).notes
    expect(note?.with).toEqual({ points: 250, pounds: 25, size: 2.5, index: 13.9 })
    const crushed = workOut({ pack: [{ name: 'Anvil', encumbrance: 9000 }] })
    expect(warned(crushed)).toEqual(['tooMuch'])
    expect(crushed.figures.some(({ path }) => path === 'maFull')).toBe(false)
    expect(figureOf(crushed, 'h').value).toBe(5)
  })

  it('are refused for a level that the chart of ratings does not have', () => {
    const basis = basisSchema.parse({ levels: { melee: 13 } })
    const rulings = { settings: {}, charts: {} }
    expect(workingOut.workOut({}, basis, rulings)).toEqual({
      key: 'coldIron.ratings.refused.level',
      with: { most: 12 },
    })
  })

  it('follow the charts of the campaign', () => {
    const ratings = ratingChart.map((row) => ({ ...row, rating: row.rating + 1 }))
    expect(figureOf(workOut({}, {}, { ratings }), 'h').value).toBe(12)
    const { adjustments } = attributeChart
    const from = adjustments.from.map((row) => ({ ...row, adj: row.adj + 1 }))
    const attributes = { ...attributeChart, adjustments: { ...adjustments, from } }
    expect(figureOf(workOut({}, {}, { attributes }), 'h').value).toBe(13)
  })
})

describe('a weapon in hand', () => {
  const own = (more: object = {}, weapon: object = {}, basis: Own = {}) =>
    workOut(
      { build: { siz: 12 }, ...basis, weapons: [{ ...listed, ...more }] },
      { weapons: [{ ...broadsword, ...weapon }] },
    )

  it('CI-206: adds damage for strength to spare, with two hands as with one', () => {
    const bonus = (str: number, hands: 1 | 2) =>
      figureOf(
        own({}, { hands }, { scores: { ...fighter.scores, str }, inHand: { parryMode: 'none' } }),
        'weapons.0.bonus',
      ).value
    expect([bonus(22, 1), bonus(23, 1), bonus(6, 1)]).toEqual([0, 1, -1])
    expect([bonus(16, 2), bonus(17, 2), bonus(24, 2)]).toEqual([0, 1, 2])
  })

  it('CI-206: strength spells count for damage, and are taken off for weakness', () => {
    const bonus = (strSpells: number) =>
      figureOf(
        own({}, {}, { present: { strSpells }, inHand: { parryMode: 'none' } }),
        'weapons.0.bonus',
      )
    expect(bonus(5).value).toBe(1)
    expect(told(bonus(5).sum)).toEqual([[1, 'CI-206']])
    expect(bonus(-900).value).toBe(-1)
  })

  it('CI-205: weapon and shield ask for strength together', () => {
    const inHand = { ...fighter.inHand, parryMode: 'shield' as const, shieldStrReq: 7 }
    expect(warned(own({}, {}, { inHand }))).toEqual(['strength'])
    expect(warned(own({}, {}, { inHand: { ...inHand, shieldStrReq: 6 } }))).toEqual([])
    expect(warned(own({ strReq1H: null }))).toEqual(['hands'])
    expect(warned(own({ strReq1H: null, strReq2H: null }))).toEqual([])
  })

  it('CI-205: skill helps with missiles, and weakness hurts there alone', () => {
    const bow = { class: 'bow', missile: true, hands: 2 }
    const archer = (strSpells: number, strReq2H: number, weapon: object = bow) =>
      warned(own({ strReq2H }, weapon, { present: { strSpells } }))
    expect([archer(0, 23), archer(0, 26)]).toEqual([[], ['strength']])
    expect([archer(-1, 23), archer(9, 26)]).toEqual([['strength'], ['strength']])
    expect(archer(-9, 18, { hands: 2 })).toEqual([])
  })

  it('CI-208: is too big for its size, and a shield with it', () => {
    const small = { ...fighter.inHand, parryMode: 'shield' as const, shieldD: 7 }
    expect(warned(own({}, {}, { build: { siz: 8 }, inHand: small }))).toEqual([
      'shieldSize',
      'weaponSize',
    ])
    expect(warned(own({}, {}, { build: { siz: 12 } }))).toEqual([])
  })

  it('CI-209: quality adds to hits, parry and damage; arrows to either or both', () => {
    const parry = { ...fighter.inHand, parryMode: 'weapon' as const }
    const plain = own({}, {}, { inHand: parry })
    const fine = own({}, { quality: true }, { inHand: parry })
    const more = (path: string) =>
      Number(figureOf(fine, path).value) - Number(figureOf(plain, path).value)
    expect('h hs hw d dw weapons.0.bonus dm hm'.split(' ').map(more)).toEqual([
      1, 1, 1, 1, 1, 1, 0, 0,
    ])
    const shield = own(
      {},
      {},
      { inHand: { ...fighter.inHand, parryMode: 'shield' as const, shieldQuality: true } },
    )
    expect(values(shield, 'd dm')).toEqual([16, 11])
    const bow = { class: 'bow', missile: true, hands: 2, quality: true }
    const shots = (kind: string) => values(own({ shots: kind }, bow), 'hm weapons.0.bonus')
    expect(['plain', 'damage', 'hm', 'both'].map(shots)).toEqual([
      [11, 0],
      [11, 1],
      [12, 0],
      [12, 1],
    ])
    const dart = { class: 'thrown', missile: true, quality: true }
    expect(values(own({}, dart), 'hm weapons.0.bonus')).toEqual([12, 1])
    expect(warned(own({}, { ...dart, rangeRow: 'sling' }))).toEqual(['noQuality'])
  })

  it('CI-207: the damage of a very strong arm counts when it is better, less the shield', () => {
    const strong = (str: number, shieldStrReq = 0) =>
      own(
        {},
        {},
        {
          scores: { ...fighter.scores, str },
          inHand: { ...fighter.inHand, parryMode: 'shield' as const, shieldStrReq },
        },
      )
    expect(values(strong(35), 'weapons.0.dice weapons.0.bonus')).toEqual(['1d10', 2])
    const club = (str: number, shieldStrReq: number) =>
      values(
        workOut(
          {
            scores: { ...fighter.scores, str },
            inHand: { ...fighter.inHand, shieldStrReq },
            weapons: [{ ...listed, dice: '1d4', strReq1H: 4, bonus: 0 }],
          },
          { weapons: [broadsword] },
        ),
        'weapons.0.dice weapons.0.bonus',
      )
    expect(club(35, 0)).toEqual(['2d6', 0])
    expect(club(35, 9)).toEqual(['1d10', 0])
  })

  it('CI-080: hands strike, and stones fly, by strength', () => {
    const fist = { class: 'natural', fatigue: true }
    expect(figureOf(own({ dice: null }, fist), 'weapons.0.dice').value).toBe('2d4-1')
    const stone = { class: 'thrown', missile: true, fatigue: true }
    expect(figureOf(own({ dice: null }, stone), 'weapons.0.dice').value).toBe('1d4')
    expect(own({ dice: null }).figures.some(({ path }) => path === 'weapons.0.dice')).toBe(false)
  })

  it('CI-004: is worked out from its own line of the list, and parried with where the sheet says', () => {
    const dagger = { name: 'Dagger', dice: '1d4', bonus: 2 }
    const worked = (weapons: object[], sheet: object = {}) =>
      workOut(
        { weapons: [dagger, listed], inHand: { ...fighter.inHand, parryMode: 'weapon' } },
        { weapons, ...sheet },
      )
    const spear = { name: 'Pike', class: 'spear' }
    expect(values(worked([broadsword]), 'weapons.0.bonus')).toEqual([0])
    expect(values(worked([{ name: 'Dagger' }]), 'weapons.0.bonus')).toEqual([2])
    const strange = worked([spear, { name: '' }]).figures.filter(({ path }) =>
      path.startsWith('weapons.'),
    )
    expect(strange).toEqual([])
    const parry = (parryWeapon: number | null) =>
      values(worked([broadsword, spear], { parryWeapon }), 'd')
    expect([parry(null), parry(0), parry(1)]).toEqual([[10], [10], [12]])
  })

  it('CI-004: parries as its class does, or as its list says', () => {
    const parry = (more: object, weapon: object) =>
      figureOf(own(more, weapon, { inHand: { parryMode: 'weapon' as const } }), 'd').value
    expect([parry({}, {}), parry({}, { class: 'spear' }), parry({}, { class: 'mace' })]).toEqual([
      10, 12, 9,
    ])
    expect(parry({ parry: 'clumsy' }, {})).toBe(9)
  })
})

describe('what was typed', () => {
  const asPublished = { settings: {}, charts: {} }
  const sheet = sheetSchema.parse({
    ...{ strAdj: 4, dex: 16, con: 14, siz: 11, pml: 2, unarmedLevel: 3 },
    weapons: [{ ...broadsword, quality: true, bonus: 3 }],
  })

  it('is guessed from the figures of a sheet that was never worked out', () => {
    const basis = basisSchema.parse(workingOut.basisOf(sheet, asPublished))
    expect(basis.scores).toMatchObject({ str: 18, dex: 16, con: 14 })
    expect(basis.levels).toMatchObject({ unarmed: 3, passiveMagic: 2 })
    expect(basis.weapons).toMatchObject([{ name: 'Broadsword', dice: '1d10', bonus: 2 }])
  })

  it('is kept, and a weapon that came later joins it', () => {
    const basis = basisSchema.parse({ scores: { str: 20 }, weapons: [{ name: 'Old' }] })
    const kept = basisSchema.parse(
      workingOut.basisOf(sheetSchema.parse({ ...sheet, basis }), asPublished),
    )
    expect(kept.scores.str).toBe(20)
    expect(kept.weapons.map(({ name }) => name)).toEqual(['Old', 'Broadsword'])
  })

  it('CI-205: brings weapons, armour and shield of the lists along', () => {
    const basis = basisSchema.parse({
      inHand: { parryMode: 'shield', shield: 'Buckler', shieldD: 2 },
      weapons: [{ name: 'Mace', strReq1H: 11 }, { name: 'Nothing that is listed' }],
      pack: [{ name: 'Leather', encumbrance: 100, armor: true }],
    })
    const complete = sheetSchema.parse(workingOut.equipped(sheet, basis, asPublished))
    expect(complete.weapons.map(({ name }) => name)).toEqual(['Broadsword', 'Mace'])
    expect(complete).toMatchObject({ armor: { T: 2, C: 1 }, shield: { name: 'Buckler', hp: 12 } })
    expect(workingOut.equipped(complete, basis, asPublished)).toEqual(complete)
  })

  it('CI-220: has the load of the gear on the sheet, and of a weapon that came later', () => {
    const armed = sheetSchema.parse({
      weapons: [{ name: 'Sword' }, { name: 'Boat hook' }],
      armor: { name: 'Chainmail', T: 4 },
      shield: { name: 'Buckler' },
    })
    const packOf = (own: object) =>
      basisSchema.parse(workingOut.basisOf(sheetSchema.parse(own), asPublished)).pack
    const pack = packOf(armed)
    expect(pack.map(({ name }) => name)).toEqual(['Chainmail', 'Buckler', 'Sword'])
    expect(pack.map(({ armor }) => armor)).toEqual([true, false, false])
    expect(pack.every(({ encumbrance }) => encumbrance > 0)).toBe(true)
    const kept = {
      ...armed,
      basis: { weapons: [{ name: 'Sword' }], pack: [{ name: 'All of it' }] },
    }
    expect(packOf(kept).map(({ name }) => name)).toEqual(['All of it'])
    const more = { ...kept, weapons: [...armed.weapons, { name: 'Dagger' }] }
    expect(packOf(more).map(({ name }) => name)).toEqual(['All of it', 'Dagger'])
  })

  it('has the strength that a weapon asks for from the list', () => {
    const armed = sheetSchema.parse({ weapons: [{ name: 'Sword' }] })
    const basis = basisSchema.parse(workingOut.basisOf(armed, asPublished))
    expect(basis.weapons).toMatchObject([{ name: 'Sword', dice: '1d8', strReq1H: 9, strReq2H: 7 }])
  })

  it('offers what differs, and not what was typed over since', () => {
    const before = workOut({})
    const now = workOut({ levels: { ...fighter.levels, melee: 4 } })
    const taken = { h: 11, hs: 99, hw: 7, pt: 21 }
    const rows = offered(now, taken, before)
    const found = (path: string) => rows.find((each) => each.path === path)
    expect(found('h')).toEqual({ path: 'h', isTypedOver: false })
    expect(found('hs')).toEqual({ path: 'hs', isTypedOver: true })
    expect(found('pt')).toBeUndefined()
    const shield = { d: figureOf(now, 'd').value, parryMode: 'weapon', shieldD: 4 }
    expect(offered(now, shield, null).some(({ path }) => path === 'd')).toBe(true)
    expect(offered(now, taken, null).every(({ isTypedOver }) => !isTypedOver)).toBe(true)
  })

  it('is no part of what is written by hand', () => {
    const open = withoutBasis(sheetSchema, workingOut)
    expect(open.parse(sheet)).not.toHaveProperty('basis')
    expect(withoutBasis(sheetSchema, undefined)).toBe(sheetSchema)
    expect(valueByPath({ a: [{ b: 2 }] }, 'a.0.b')).toBe(2)
    expect(valueByPath({ a: 1 }, 'a.b')).toBeUndefined()
  })
})
