import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { words } from '../../../../src/campaign/words'
import {
  armorOf,
  gearWarnings,
  statInUse,
  unknownWorn,
} from '../../../../src/rules/iron-fist/gear/armor'
import { lists } from '../../../../src/rules/iron-fist/gear/lists'
import {
  armorRows,
  charts,
  harmSources,
  rowName,
  tagRows,
  weaponRows,
} from '../../../../src/rules/iron-fist/gear/tables'
import { weaponHarm, weaponRefused } from '../../../../src/rules/iron-fist/gear/weapon'
import { sourceHit } from '../../../../src/rules/iron-fist/harm/acts'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'

function weapon(id: string) {
  const found = weaponRows.find((row) => row.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

describe('weapons', () => {
  it('IF-EX-08 IF-132 IF-130 IF-079 a longsword in one hand on a warhorse', () => {
    const { normal, ap, tags } = weaponHarm(weapon('longsword'), { grip: 1, warhorse: true })
    expect(normal.terms.map(({ value, rule }) => [value, rule])).toEqual([
      [4, 'IF-132'],
      [-1, 'IF-130'],
      [1, 'IF-079'],
    ])
    expect([normal.total, ap.total, tags]).toEqual([4, 0, ['hand']])
  })

  it.each([
    ['throwing-knives', 1, 'small'],
    ['knife', 2, 'small'],
    ['dagger', 2, 'small'],
    ['shortsword', 2, 'small'],
    ['wood-axe', 2, 'small'],
    ['club', 2, 'small'],
    ['battleaxe', 3, 'large'],
    ['sword', 3, 'large'],
    ['mace', 3, 'large'],
    ['morningstar', 3, 'large'],
    ['longsword', 4, 'large'],
    ['halberd', 4, 'large'],
    ['greataxe', 4, 'large'],
    ['spear', 4, 'large'],
    ['bow', 3, 'ranged'],
    ['crossbow', 3, 'ranged'],
  ])('IF-132 %s deals %i', (id, harm, kind) => {
    expect(weapon(id)).toMatchObject({ harm, class: kind })
    expect(weaponHarm(weapon(id)).normal.total).toBe(harm)
  })

  it('IF-130 one that is chosen of the list is held as it asks for, and has its full harm', () => {
    const tags = tagRows.filter(({ id }) => id !== '2hands')
    const gripsOf = (edited: Record<string, unknown>) =>
      Object.fromEntries(
        lists({ settings: {}, charts: edited }, {})['gear.weapons.weaponId']?.options.map(
          ({ value, brings }) => [value, brings],
        ) ?? [],
      )
    expect(gripsOf({})).toMatchObject({
      longsword: { grip: 2 },
      bow: { grip: 2 },
      sword: { grip: 1 },
    })
    expect(gripsOf({ tags })).toMatchObject({ longsword: { grip: 1 } })
  })

  it('IF-130 a crossbow pierces 1 more up close; extra harm of either kind adds up', () => {
    const use = { atClose: true, extraAp: 1, extraNormal: 1 }
    const { normal, ap } = weaponHarm(weapon('crossbow'), use)
    expect([normal.total, ap.total]).toEqual([4, 2])
    expect(weaponHarm(weapon('crossbow')).ap.total).toBe(0)
    expect(weaponHarm(weapon('bow'), { atClose: true }).ap.total).toBe(0)
  })

  it('IF-130 a piercing weapon deals all its harm piercing', () => {
    const lance = { id: 'lance', name: 'Lance', class: 'large' as const, harm: 3, tags: ['ap'] }
    const { normal, ap } = weaponHarm(lance, { warhorse: true })
    expect([normal.total, ap.total]).toEqual([0, 4])
  })

  it('IF-130 in one hand throw stays; harm does not fall below 0; a bow needs both', () => {
    expect(weaponHarm(weapon('spear'), { grip: 1 }).tags).toEqual(['hand', 'throw'])
    expect(weaponHarm(weapon('spear'), { grip: 2 }).tags).toEqual(['close', '2hands', 'throw'])
    const stick = { id: 'stick', class: 'large' as const, harm: 0, tags: ['2hands'] }
    expect(weaponHarm(stick, { grip: 1 }).normal.total).toBe(0)
    expect(weaponRefused(weapon('bow'), { grip: 1 })).not.toBeNull()
    expect(weaponRefused(weapon('bow'), { grip: 1, allowOneHandedShot: true })).toBeNull()
    expect(weaponRefused(weapon('bow'), { grip: 2 })).toBeNull()
    expect(weaponRefused(weapon('longsword'), { grip: 1 })).toBeNull()
    const kept = { 'twoHands.replaces': 'twoHandsOnly' as const }
    expect(weaponHarm(weapon('halberd'), { grip: 1 }, kept).tags).toEqual(['hand', 'close'])
  })

  it('IF-129 reload alone asks for an action', () => {
    const asking = tagRows.filter(({ needsAction }) => needsAction).map(({ id }) => id)
    expect(asking).toEqual(['reload'])
    const ranges = tagRows.filter(({ group }) => group === 'range').map(({ id }) => id)
    expect(ranges).toEqual(['hand', 'close', 'throw', 'ranged', 'reload'])
  })
})

describe('armour', () => {
  const wearing = (worn: readonly string[], mounted: boolean) =>
    characterSchema.parse({
      gear: {
        armors: worn.map((armorId) => ({ armorId })),
        mount: mounted ? 'horse' : 'none',
      },
    })

  it.each([
    [['light-armor'], false, [1, 0, 0, 0]],
    [['shield'], false, [0, 1, -1, 0]],
    [['heavy-armor'], false, [2, 0, -1, -1]],
    [['heavy-armor', 'shield'], false, [2, 1, -2, -1]],
    [['heavy-armor', 'shield'], true, [2, 1, -1, 0]],
    [['heavy-armor', 'light-armor', 'shield', 'shield'], true, [2, 1, -2, 0]],
    [[], true, [0, 0, 0, 0]],
  ])('IF-131 IF-133 %j, mounted %s: armour, shield, Edge, Steel %j', (worn, mounted, figures) => {
    const { armor, shield, edge, steel } = armorOf(wearing(worn, mounted))
    expect([armor, shield, edge, steel].map(({ total }) => total)).toEqual(figures)
  })

  it('IF-131 IF-133 by decision armour adds up, and a mount carries less', () => {
    const worn = ['heavy-armor', 'light-armor']
    const settings = {
      'harm.wornStacks': true,
      'heavy.mountedClears': 'edgeOnly' as const,
    }
    const { armor, edge, steel } = armorOf(wearing(worn, true), { ...defaultSettings, ...settings })
    expect([armor.total, edge.total, steel.total]).toEqual([3, 0, -1])
  })

  it('IF-003 IF-131 a stat is rolled less what armour costs, within its bounds', () => {
    const gear = { armors: [{ armorId: 'heavy-armor' }, { armorId: 'shield' }] }
    const sheet = characterSchema.parse({ stats: { edge: -2, steel: 1 }, gear })
    expect(statInUse(sheet, 'edge').total).toBe(-3)
    expect(statInUse(sheet, 'edge').terms.map(({ value }) => value)).toEqual([-2, -1, -1, 1])
    expect(statInUse(sheet, 'steel').total).toBe(0)
    expect(statInUse(sheet, 'charm').terms).toHaveLength(1)
    const off = characterSchema.parse({ gear: { armors: [{ armorId: 'shield', inUse: false }] } })
    expect(statInUse(off, 'edge').total).toBe(0)
  })

  it.each([
    [{ armorId: '' }, true],
    [{ armorId: '', inUse: false }, false],
    [{ armorId: 'shield' }, false],
    [{ armorId: '', custom: { armor: 2 } }, false],
  ])('IF-133 armour %j that is worn without saying which raises a warning: %s', (piece, isOdd) => {
    const sheet = characterSchema.parse({ gear: { armors: [piece] } })
    expect(unknownWorn(sheet).map(({ key }) => words.t(key))).toHaveLength(isOdd ? 1 : 0)
  })

  it('IF-130 a shield on the arm and both hands on a weapon raise a warning', () => {
    const armed = (weaponId: string, grip: 1 | 2) =>
      characterSchema.parse({
        gear: { weapons: [{ weaponId, grip }], armors: [{ armorId: 'shield' }] },
      })
    expect(gearWarnings(armed('longsword', 2))).toEqual([
      { key: 'ironFist.gear.warn.shieldWithTwoHands' },
    ])
    expect(gearWarnings(armed('longsword', 1))).toEqual([])
    expect(gearWarnings(armed('sword', 2))).toEqual([])
    expect(gearWarnings(armed('longsword', 2), { shieldWithTwoHands: 'allow' })).toEqual([])
    expect(gearWarnings(armed('longsword', 2), { shieldWithTwoHands: 'refuse' })[0]?.key).toMatch(
      /refused/,
    )
  })
})

describe('harm by circumstance', () => {
  it('IF-128 has 6 sources of 5 or more, 5 of 4, 4 of 3, 3 of 2 and 5 of 1', () => {
    const count = (harm: number) => harmSources.filter((row) => row.harm === harm).length
    expect([5, 4, 3, 2, 1].map(count)).toEqual([6, 5, 4, 3, 5])
    expect(harmSources.every(({ harm, orMore }) => orMore === (harm === 5))).toBe(true)
    expect(harmSources.filter(({ ap }) => !ap).map(({ id }) => id)).toEqual([
      'mighty-monster-helpless',
      'stampede',
      'war-weapon',
      'human-weapon',
      'regular-monster',
      'warhorse',
      'unarmed-group',
      'medium-predator',
      'unarmed-man',
      'rocks',
    ])
  })

  it('IF-128 becomes a hit, piercing or not, and more only where the table has more', () => {
    expect(sourceHit('torture')).toEqual({ normal: 0, ap: 4 })
    expect(sourceHit('stampede')).toEqual({ normal: 4, ap: 0 })
    expect(sourceHit('fall-heights', 3)).toEqual({ normal: 0, ap: 8 })
    expect(sourceHit('stampede', 1)).toBeNull()
    expect(sourceHit('boredom')).toBeNull()
  })
})

describe('the tables', () => {
  it('IF-128 IF-129 IF-132 IF-133 are named in words', () => {
    const named = [
      ...weaponRows.map((row) => rowName('weapon', row)),
      ...armorRows.map((row) => rowName('armor', row)),
      ...tagRows.map((row) => rowName('tag', row)),
      ...harmSources.map((row) => rowName('harmSource', row)),
    ]
    for (const phrase of named) expect(words.say(phrase)).not.toContain('ironFist')
    expect(words.say(rowName('tag', { id: 'x', name: 'Holy' }))).toBe('Holy')
  })

  it('IF-128 IF-129 IF-132 IF-133 may be edited, whole and within their shape', () => {
    expect(charts.map(({ id, rule }) => [id, rule])).toEqual([
      ['weapons', 'IF-132'],
      ['armors', 'IF-133'],
      ['tags', 'IF-129'],
      ['harmSources', 'IF-128'],
    ])
    for (const { schema, published, title } of charts) {
      expect(schema.parse(published)).toEqual(published)
      expect(words.say(title)).not.toContain('ironFist')
    }
    expect(charts[0]?.schema.safeParse([{ id: 'stick', harm: -1 }]).success).toBe(false)
  })

  it('IF-130 IF-131 know every tag a row has', () => {
    const known = tagRows.map(({ id }) => id)
    const used = [...weaponRows, ...armorRows].flatMap(({ tags }) => tags)
    expect(used.filter((tag) => !known.includes(tag))).toEqual([])
    const file = new URL('../../../../src/rules/iron-fist/gear/weapons.json', import.meta.url)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(weaponRows)
    expect(defaultSettings.shieldWithTwoHands).toBe('warn')
  })
})

describe('armour made by hand', () => {
  it('IF-131, IF-133: stops and hinders by what was written for it', () => {
    const custom = { slot: 'body', armor: 3, tags: ['heavy'] }
    const sheet = characterSchema.parse({
      gear: { armors: [{ name: 'Mail of the abbot', custom }, { armorId: 'nothing known' }] },
    })
    const { armor, shield, edge } = armorOf(sheet)
    expect(armor).toMatchObject({
      total: 3,
      terms: [{ label: { with: { name: 'Mail of the abbot' } } }],
    })
    expect(shield.total).toBe(0)
    expect(edge.total).toBeLessThan(0)
  })
})
