import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEffects } from '../../../src/rules/moves/apply'
import { hurt } from '../../../src/rules/dungeon-world/moves/deal-damage'
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

  it('is one alone unless somebody says so', () => {
    const one = npcSchema.parse({})
    expect([one.count, one.fallen, standing(one)]).toEqual([1, 0, 1])
    expect(blow(one, 99)).toMatchObject({ hp: 0, fallen: 0 })
    expect(standing(blow(one, 99))).toBe(0)
  })
})
