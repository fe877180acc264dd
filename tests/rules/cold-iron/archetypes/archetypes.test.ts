import { describe, expect, it } from 'vitest'
import { words } from '../../../../src/campaign/words'
import { archetypes } from '../../../../src/rules/cold-iron/archetypes/archetypes'
import { sheetSchema } from '../../../../src/rules/cold-iron/combatant/sheet'
import { workingOut } from '../../../../src/rules/cold-iron/ratings/work-out'
import { loadChart } from '../../../../src/rules/cold-iron/load/chart'
import { offered } from '../../../../src/rules/system/sheet/working-out'

const usual = { settings: {}, charts: {} }
const made = (id: string) => sheetSchema.parse(archetypes.sheetOf(id, usual))

describe('archetypes', () => {
  it('are at least twenty-five, each with a name of its own', () => {
    const names = archetypes.list.map(({ title }) => words.say(title))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(25)
    expect(names).toEqual(
      expect.arrayContaining(['Man-at-arms', 'Archer', 'Wolf', 'Ogre', 'Giant']),
    )
  })

  it.each(archetypes.list.map(({ id }) => id))(
    'CI-004, CI-096: the figures of %s are those that its scores, levels and gear make',
    (id) => {
      const sheet = made(id)
      const basis = workingOut.basisOf(sheet, usual)
      const worked = workingOut.workOut(sheet, basis, usual)
      if ('key' in worked) throw new Error(words.say(worked))
      expect(worked.warnings.map((warning) => words.say(warning))).toEqual([])
      expect(workingOut.equipped(sheet, basis, usual)).toEqual(sheet)
      // Those who do not walk as people do have a pace of their own.
      const differing = offered(worked, sheet, null).map(({ path }) => path)
      expect(differing.filter((path) => !/^ma(Full|Broken)$/.test(path))).toEqual([])
      expect(sheet.pt).toBeGreaterThanOrEqual(8)
      expect(sheet.weapons.length).toBeGreaterThan(0)
    },
  )

  it('CI-098: a man-at-arms is Rating 2 at level 2 with STR and DEX, shield and chain', () => {
    expect(made('manAtArms')).toMatchObject({
      armor: { name: 'Chainmail', T: 4, C: 2 },
      parryMode: 'shield',
      shieldD: 4,
      weapons: [{ name: 'Sword' }, { name: 'Dagger' }],
    })
  })

  it.each(archetypes.list.map(({ id }) => id).filter((id) => made(id).aml > 0))(
    'CI-018, CI-142, CI-230: %s, who casts, knows spells that their magic level, eyes and mana allow',
    (id) => {
      const { spells, aml, mpMax } = made(id)
      expect(spells.length).toBeGreaterThanOrEqual(4)
      expect(new Set(spells.map(({ name }) => name)).size).toBe(spells.length)
      for (const { level, cost, range, does, lasts } of spells) {
        // Done within two turns, and three times over before the mana is gone.
        expect(2 * level).toBeLessThanOrEqual(2 * aml)
        expect(3 * cost).toBeLessThanOrEqual(mpMax)
        expect(range).toBeGreaterThan(0)
        expect(range).toBeLessThanOrEqual(50)
        expect(does).not.toBe('')
        expect(lasts).toMatch(/^$|^\d+t$|^\d+ min$/)
      }
    },
  )

  it('CI-004, CI-221: are left to be worked out by hand by a chart that makes what no sheet may have', () => {
    const encumbrance = loadChart.map((row) => ({ ...row, srPen: 5 }))
    const rulings = { settings: {}, charts: { encumbrance } }
    for (const { id } of archetypes.list) {
      const sheet = archetypes.sheetOf(id, rulings) ?? {}
      expect(sheetSchema.safeParse(sheet), id).toMatchObject({ success: true })
      expect(archetypes.figuresOf(sheet).key).toBe('coldIron.archetype.figures')
    }
  })

  it('is nobody that is not listed', () => {
    expect(archetypes.sheetOf('nobody', usual)).toBeNull()
  })
})
