import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { dungeonWorld } from '../../../src/rules/dungeon-world'
import { chartsSchema, publishedCharts } from '../../../src/rules/dungeon-world/charts'
import {
  defaultSettings,
  settings,
  settingsSchema,
} from '../../../src/rules/dungeon-world/settings'

describe('the settings', () => {
  it('DW-002 DW-003: have the defaults of the inventory', () => {
    expect(defaultSettings).toEqual({
      dial: 'assist',
      ...{ xpOnMiss: true, gmMoveOnMiss: true, 'forward.use': 'nextMatching', rounding: 'down' },
      ...{ 'damage.floor': 0, 'volley.noAmmo': 'disableOption' },
      ...{ 'defend.oncePerAttack': true },
      ...{ 'defend.order': 'redirectHalveArmor', 'discern.forwardUses': 1 },
      ...{ 'parley.pcTargets': false, 'aid.needsBond': true },
      ...{ 'aid.max': 1, 'lastBreath.modifiers': 'none', 'encumbrance.autoFailXp': false },
      ...{ 'camp.noRation': 'gmFlag' },
      ...{ 'camp.interrupted': 'noHeal', 'journey.miss': 'gmMovePerJob' },
      ...{ 'journey.rationScope': 'perTraveller', 'journey.emptyJobXp': false },
      ...{ 'recover.repeat': true, 'carouse.partial': 'floor', 'carouse.distinct': true },
      ...{ 'carouse.entangle': 'gmMay', 'recruit.awayBands': 'weakAndMiss' },
      ...{ 'bolster.weekDays': 7, 'bolster.monthDays': 30 },
      ...{ 'levelUp.conHp': 1, 'levelUp.perDowntime': 1, 'levelUp.max': 10 },
      ...{ 'hp.zeroIsDying': true },
      charts: {
        modifierTable: [
          ...[
            [3, -3],
            [5, -2],
            [8, -1],
            [12, 0],
          ],
          ...[
            [15, 1],
            [17, 2],
            [18, 3],
          ],
        ],
        debilities: {
          ...{ weak: 'str', shaky: 'dex', sick: 'con' },
          ...{ stunned: 'int', confused: 'wis', scarred: 'cha' },
        },
        'gmMoves.list': [],
      },
    })
  })

  it('have a decision each, with words, and a rule that is there', () => {
    const ids = settings.decisions.map(({ id }) => id)
    expect([...ids].sort()).toEqual(Object.keys(settingsSchema.shape).sort())
    const said = [...settings.decisions, ...(settings.charts ?? [])].flatMap((each) => [
      each.title,
      ...('reason' in each ? [each.reason, each.group] : []),
      ...('kind' in each && each.kind.type === 'choice'
        ? each.kind.values.map(({ label }) => label)
        : []),
    ])
    expect(
      said.map((each) => words.say(each)).filter((each) => each.includes('dungeonWorld')),
    ).toEqual([])
    const known = dungeonWorld.rules?.map(({ id }) => id) ?? []
    const unknown = settings.decisions.filter(({ rule }) => !rule || !known.includes(rule))
    // What the app does is a matter of the table.
    expect(unknown.map(({ id }) => id)).toEqual(['dial'])
  })

  it('DW-003: a chart is taken whole or not at all', () => {
    const rising = {
      modifierTable: [
        [18, 0],
        [3, 1],
      ],
    }
    const level = {
      modifierTable: [
        [3, 0],
        [3, 1],
        [18, 2],
      ],
    }
    const almost = { modifierTable: [[17, 0]] }
    const short = { modifierTable: [[12, 0]] }
    const twice = { debilities: { ...publishedCharts.debilities, weak: 'dex' } }
    for (const bad of [rising, level, short, almost, twice]) {
      expect(chartsSchema.safeParse(bad).success).toBe(false)
    }
    const own = {
      modifierTable: [
        [9, 0],
        [18, 1],
      ],
    }
    expect(chartsSchema.parse(own)).toMatchObject(own)
    expect(chartsSchema.parse({})).toEqual(publishedCharts)
  })
})
