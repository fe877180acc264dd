import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ruleSystem } from '../../../src/rules'
import { threatOf } from '../../../src/rules/system/conversion'
import { foes } from '../../../src/rules/ironsworn/foes/foes'
import { npcSchema as foeSchema } from '../../../src/rules/ironsworn/sheet'
import { ranks } from '../../../src/rules/tracks/progress'
import { anySheet } from './sheets'

interface CastMember {
  name: string
  sheets: Record<string, object>
}

const members = ['npcs', 'characters'].flatMap((file) => {
  const path = join(import.meta.dirname, `../../../resources/sample/lantern-company/${file}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as CastMember[]
})

function conversionOf(id: string) {
  const system = ruleSystem(id)
  if (!system?.conversion) throw new Error(id)
  return { ...system.conversion, system }
}

function converted(name: string, from: string, to: string, type: 'npc' | 'character' = 'npc') {
  const source = conversionOf(from)
  const sheet = members.find((member) => member.name === name)?.sheets[from] ?? {}
  const gauge = source.gauge(type, source.system.sheets[type].parse(sheet))
  return { gauge, threat: threatOf(gauge), ...conversionOf(to).propose(type, gauge, name) }
}

describe('the sample’s fighters of Cold Iron', () => {
  it('Corl Vane is a formidable foe, worth two trained fighters', () => {
    const { threat, sheet, figures } = converted('Corl Vane', 'cold-iron', 'ironsworn')
    // Attack 10, defence 12: skill 5; 21 hit points: 4; 1d10: 2; armour 4 counts half: 2.
    expect(threat.points.terms.map(({ value }) => value)).toEqual([5, 4, 2, 2])
    expect(threat).toMatchObject({ degree: 3, fighters: 2 })
    expect(sheet).toMatchObject({
      rank: 'formidable',
      features: ['Stolen chain', 'Sabre', 'Dagger'],
    })
    expect(figures[0]?.reason.with).toMatchObject({ points: 13, fighters: 2 })
  })

  it('Corl Vane is a figure of note by Iron Fist, with a sabre of 3 harm', () => {
    const { sheet } = converted('Corl Vane', 'cold-iron', 'iron-fist')
    expect(sheet).toMatchObject({
      ...{ kind: 'relevant', armor: 2, harmSuffered: 0 },
      attacks: [
        { name: 'Sabre', harm: 3 },
        { name: 'Dagger', harm: 2 },
      ],
    })
  })

  it('Hob Sallow is a dangerous foe, a minion, and five hit points', () => {
    expect(converted('Hob Sallow', 'cold-iron', 'ironsworn').sheet).toMatchObject({
      rank: 'dangerous',
    })
    expect(converted('Hob Sallow', 'cold-iron', 'iron-fist').sheet).toMatchObject({
      kind: 'minion',
    })
    expect(converted('Hob Sallow', 'cold-iron', 'dungeon-world').sheet).toMatchObject({
      ...{ hp: 5, maxHp: 5, armor: 1, damage: 'd6', moves: ['Hatchet', 'Knife'] },
    })
  })

  it('Boulder Joss is formidable too, and his own fists do not count', () => {
    const { sheet } = converted('Boulder Joss', 'cold-iron', 'ironsworn')
    expect(sheet).toMatchObject({
      rank: 'formidable',
      features: ['Hide and old sacks', 'Pier pile'],
    })
  })

  it('one with a rating of 13 and 35 hit points is worth two trained fighters', () => {
    const { gauge, system } = conversionOf('cold-iron')
    const sheet = system.sheets.npc.parse({ h: 13, d: 13, pt: 35, weapons: [{ dice: '1d8' }] })
    expect(threatOf(gauge('npc', sheet))).toMatchObject({ degree: 3, fighters: 2 })
  })

  it('IS-056: Brannoch’s stats are dealt out in the order of what he is best at', () => {
    const { sheet } = converted('Brannoch', 'iron-fist', 'ironsworn', 'character')
    expect(sheet).toMatchObject({ stats: { iron: 3, wits: 2, heart: 2, edge: 1, shadow: 1 } })
  })
})

describe('foes that have a rank', () => {
  const { gauge, system } = conversionOf('ironsworn')

  it('IS-146: each rank is that degree of threat again', () => {
    const degrees = ranks.map((rank) => threatOf(gauge('npc', foeSchema.parse({ rank }))).degree)
    expect(degrees).toEqual([1, 2, 3, 4, 5])
  })

  it('the Wyvern is a monster of 12 hit points, and keeps its wants', () => {
    const wyvern = foes.find(({ name }) => name === 'Wyvern')
    const { name, ...sheet } = wyvern ?? { name: '' }
    const known = gauge('npc', system.sheets.npc.parse(sheet))
    expect(conversionOf('iron-fist').propose('npc', known, name).sheet).toMatchObject({
      kind: 'monster',
    })
    expect(conversionOf('dungeon-world').propose('npc', known, name).sheet).toMatchObject({
      ...{ maxHp: 12, armor: 3, instinct: wyvern?.drives[0] },
    })
  })

  it('our own foes never come out lower for a higher rank', () => {
    const { propose } = conversionOf('dungeon-world')
    const hpOf = ({ rank }: (typeof foes)[number]) =>
      Number(
        Reflect.get(propose('npc', gauge('npc', foeSchema.parse({ rank })), 'x').sheet, 'maxHp'),
      )
    const sorted = foes.toSorted((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank)).map(hpOf)
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
  })
})

/** What makes a sheet of each system stronger: the paths of figures that may rise. */
const stronger: Record<string, readonly string[]> = {
  'cold-iron': ['h', 'd', 'db', 'pt'],
  'iron-fist': ['armor', 'shield'],
  'dungeon-world': ['maxHp', 'armor'],
}

describe.each(Object.entries(stronger))('a tougher one by %s', (id, paths) => {
  it('never gets a lower rank', () => {
    const { gauge, system } = conversionOf(id)
    const rankOf = (sheet: object) => {
      const known = gauge('npc', system.sheets.npc.parse(sheet))
      const proposed = foeSchema.parse(conversionOf('ironsworn').propose('npc', known, 'x').sheet)
      return ranks.indexOf(proposed.rank)
    }
    fc.assert(
      fc.property(
        anySheet(id, 'npc'),
        fc.constantFrom(...paths),
        fc.nat(40),
        (sheet, path, more) => {
          const before = system.sheets.npc.parse(sheet)
          const was = Number(Reflect.get(before, path))
          const tougher = system.sheets.npc.safeParse({ ...before, [path]: was + more })
          fc.pre(tougher.success)
          expect(rankOf(tougher.data ?? {})).toBeGreaterThanOrEqual(rankOf(before))
        },
      ),
    )
  })
})
