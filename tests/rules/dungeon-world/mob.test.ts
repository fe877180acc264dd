import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEffects } from '../../../src/rules/moves/apply'
import { hurt, woundedWords } from '../../../src/rules/dungeon-world/moves/deal-damage'
import { dungeonWorld } from '../../../src/rules/dungeon-world'
import { group } from '../../../src/rules/dungeon-world/group'
import { npcSchema, standing } from '../../../src/rules/dungeon-world/npc'
import { defaultSettings } from '../../../src/rules/dungeon-world/settings'

const blow = (sheet: object, by: number) =>
  npcSchema.parse(
    applyEffects(sheet, hurt(npcSchema.parse(sheet), by, 'actor', 'DW-007', defaultSettings)),
  )

describe('a mob of n', () => {
  it('DW-007: takes what n rows take one after the other, and what fells one passes on to nobody (property)', () => {
    const blows = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 30 })
    const heads = fc.integer({ min: 1, max: 12 })
    fc.assert(
      fc.property(heads, fc.integer({ min: 1, max: 12 }), blows, (count, maxHp, all) => {
        let mob = npcSchema.parse({ hp: maxHp, maxHp, count })
        const rows = Array.from({ length: count }, () => npcSchema.parse({ hp: maxHp, maxHp }))
        for (const by of all) {
          mob = blow(mob, by)
          const at = rows.findIndex(({ hp }) => hp > 0)
          const next = rows[at]
          if (next) rows[at] = blow(next, by)
        }
        const left = rows.filter(({ hp }) => hp > 0)
        expect(standing(mob)).toBe(left.length)
        expect(mob.hp).toBe(left[0]?.hp ?? 0)
        if (count > 1) expect(mob.fallen).toBe(count - left.length)
      }),
    )
  })

  it('DW-007: says that the one who is wounded is hit next, before a blow', () => {
    const of = (sheet: object) =>
      dungeonWorld.moves['volley']?.cautions?.({
        ...{ target: npcSchema.parse(sheet), targetKind: 'npc' as const, given: {} },
        actor: {},
      })
    const wounded = { hp: 3, maxHp: 7, count: 3 }
    expect(of(wounded)).toEqual(woundedWords(npcSchema.parse(wounded)))
    expect(of(wounded)).toMatchObject([{ key: 'dungeonWorld.caution.wounded' }])
    for (const sheet of [
      { ...wounded, count: 1 },
      { ...wounded, hp: 7 },
      { ...wounded, hp: 0 },
    ]) {
      expect(of(sheet)).toEqual([])
    }
  })

  it('is one alone unless somebody says so', () => {
    const one = npcSchema.parse({})
    expect([one.count, one.fallen, standing(one)]).toEqual([1, 0, 1])
    expect(blow(one, 99)).toMatchObject({ hp: 0, fallen: 0 })
    expect(standing(blow(one, 99))).toBe(0)
  })

  it('DW-007: split and put together it takes what it took as one (property)', () => {
    const figures = fc.record({
      count: fc.integer({ min: 2, max: 12 }),
      maxHp: fc.integer({ min: 1, max: 12 }),
      first: fc.integer({ min: 0, max: 12 }),
      go: fc.integer({ min: 1, max: 11 }),
    })
    fc.assert(
      fc.property(figures, ({ count, maxHp, first, go }) => {
        const mob = blow(npcSchema.parse({ hp: maxHp, maxHp, count }), first)
        const left = group.standing(mob)
        fc.pre(go < left)
        const { stay, go: gone } = group.parted(mob, go)
        expect([group.standing(stay), group.standing(gone)]).toEqual([left - go, go])
        expect(npcSchema.parse(gone)).toMatchObject({ hp: maxHp, count: go, fallen: 0 })
        expect(group.joined(stay, gone)).toEqual({ sheet: mob })
        expect(group.joined(gone, stay)).toEqual({ sheet: mob })
      }),
    )
  })

  it('DW-007: as many as are called for stand whole', () => {
    const hurt = npcSchema.parse({ hp: 1, maxHp: 3, count: 4, fallen: 2, armor: 1 })
    expect(group.counted(hurt, 6)).toEqual({ ...hurt, hp: 3, count: 6, fallen: 0 })
  })

  it('DW-007: is put together only with its like, and keeps the harm of one', () => {
    const goblins = npcSchema.parse({ hp: 3, maxHp: 3, count: 4 })
    const ogre = npcSchema.parse({ hp: 3, maxHp: 3, armor: 1 })
    expect(group.joined(goblins, ogre)).toMatchObject({
      refusal: { key: 'refusal.npcGroup.other' },
    })
    const hurt = { ...goblins, hp: 1 }
    expect(group.joined(hurt, hurt)).toMatchObject({
      refusal: { key: 'dungeonWorld.group.bothHurt' },
    })
    const dead = npcSchema.parse({ hp: 0, maxHp: 3 })
    expect(group.joined(hurt, dead)).toMatchObject({ sheet: { hp: 1, count: 5, fallen: 1 } })
    expect(group.joined(dead, dead)).toMatchObject({ sheet: { hp: 0, count: 2, fallen: 2 } })
  })
})
