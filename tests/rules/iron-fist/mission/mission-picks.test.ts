import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfMissionFor } from '../../../../src/rules/iron-fist/mission/end-of-mission'
import { characterSchema } from '../../../../src/rules/iron-fist/sheet'
import { frozen } from '../frozen'

const endOfMission = endOfMissionFor()

const four = ['ada', 'bo', 'cy', 'dora']
const end = {
  outcome: 'success' as const,
  participants: four,
  absent: [],
  reports: four.map((from, place) => ({
    from,
    to: four[(place + 1) % 4] ?? from,
    value: 1 as const,
  })),
  milestones: {},
}
const best = endOfMission.read(end, 'ada', [6, 6])
const middling = endOfMission.read(end, 'ada', [3, 3])
const bad = endOfMission.read({ ...end, outcome: 'failure' }, 'ada', [1, 1])

describe('what a mission earns', () => {
  it('IF-071 experience and counters, twice the same as one change', () => {
    const sheet = { xp: 4, counters: { spirit: -1 } }
    expect(endOfMission.effects(best, sheet, ['spirit', 'spirit'])).toEqual([
      { on: 'actor', field: 'counters.spirit', from: -1, to: 1, rule: 'IF-071' },
    ])
    expect(endOfMission.effects(best, sheet, ['xp', 'equipment'])).toEqual([
      { on: 'actor', field: 'xp', from: 4, to: 5, rule: 'IF-071' },
      { on: 'actor', field: 'counters.equipment', from: 0, to: 1, rule: 'IF-071' },
    ])
  })

  it('IF-071 learning the reports changes no sheet', () => {
    expect(endOfMission.effects(middling, {}, ['learn'])).toEqual([])
  })

  it('IF-076 clears no condition by itself', () => {
    const sheet = { counters: { spirit: -1 }, conditions: ['tainted'] }
    expect(endOfMission.effects(middling, sheet, ['spirit'])).toHaveLength(1)
  })

  it('IF-003 stops at the ceiling of the sheet', () => {
    const sheet = { counters: { spirit: 1, equipment: 3 }, counterMax: { spirit: 2 } }
    expect(endOfMission.effects(best, sheet, ['spirit', 'spirit'])).toMatchObject([{ to: 2 }])
    expect(endOfMission.effects(best, sheet, ['equipment', 'xp'])).toMatchObject([{ field: 'xp' }])
  })

  it.each([
    ['too few', best, ['xp']],
    ['too many', middling, ['xp', 'spirit']],
    ['none at all', middling, []],
    ['something else', middling, ['gold']],
    ['anything on a bad 6-', bad, ['xp']],
  ])('IF-070 refuses %s', (_, reading, picks) => {
    expect(endOfMission.effects(reading, {}, picks)).toHaveProperty('key')
  })

  it('IF-070 nothing to pick is answered with nothing', () => {
    expect(endOfMission.effects(bad, {}, [])).toEqual([])
  })

  it('IF-071 leaves a sheet that is still a sheet, and touches nothing itself', () => {
    const counter = fc.integer({ min: -3, max: 3 })
    const sheets = fc.record({
      xp: fc.integer({ min: 0, max: 999 }),
      counters: fc.record({ health: counter, spirit: counter, equipment: counter }),
    })
    const picked = fc.array(fc.constantFrom('xp', 'spirit', 'equipment', 'learn'), {
      minLength: 2,
      maxLength: 2,
    })
    fc.assert(
      fc.property(sheets, picked, (sheet, picks) => {
        const answer = endOfMission.effects(frozen(best), frozen(sheet), frozen(picks))
        const after = structuredClone(characterSchema.parse(sheet))
        if (!Array.isArray(answer)) throw new Error('refused')
        for (const { field, to } of answer) {
          if (field === 'xp') after.xp = Number(to)
          if (field === 'counters.spirit') after.counters.spirit = Number(to)
          if (field === 'counters.equipment') after.counters.equipment = Number(to)
        }
        expect(characterSchema.safeParse(after).success).toBe(true)
      }),
    )
  })
})
