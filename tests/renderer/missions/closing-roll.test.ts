import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { useClosingRoll } from '../../../src/renderer/missions/closing/use-closing-roll'
import { endOfMissionFor } from '../../../src/rules/iron-fist/mission/end-of-mission'
import { defaultSettings } from '../../../src/rules/iron-fist/settings'

const rules = endOfMissionFor(defaultSettings)
const four = ['ada', 'bo', 'cy', 'dora']
const end = {
  ...{ outcome: 'success' as const, participants: four, absent: [], milestones: {} },
  reports: four.map((from, place) => ({
    from,
    to: four[(place + 1) % 4] ?? from,
    value: 1 as const,
  })),
}

function closing(sheet: object = {}) {
  return useClosingRoll(() => ({ characterId: 'ada', end, rules, sheet }))
}

describe('a closing roll on its way', () => {
  it('IF-069 is read when both dice lie, with the modifier in its sum', () => {
    const roll = closing()
    expect(roll.modifier.value.total).toBe(2)
    roll.typeDice([4])
    expect(roll.reading.value).toBeNull()
    roll.typeDice([4, 3])
    expect(roll.reading.value?.sum.total).toBe(9)
    expect(roll.request.value).toBeNull()
  })

  it('IF-070 on 10+ takes the same pick twice, and sends it so', () => {
    const roll = closing()
    roll.typeDice([5, 3])
    roll.picks.value = ['xp']
    expect(roll.refused.value).not.toBeNull()
    roll.picks.value = ['xp', 'xp']
    expect(roll.request.value).toEqual({
      ...{ dice: [5, 3], typed: true, picks: ['xp', 'xp'], clear: [] },
    })
  })

  it('IF-070 on 6- asks who resents it, and takes nobody for granted', () => {
    const roll = closing()
    roll.typeDice([1, 1])
    roll.picks.value = ['xp']
    expect(roll.isResented.value).toBe(true)
    expect([roll.request.value, roll.isResenterOpen.value]).toEqual([null, true])
    roll.resenter.value = ' The Bell '
    expect(roll.request.value).toMatchObject({ resentedBy: 'The Bell' })
    roll.resenter.value = ' '
    expect(roll.request.value).toBeNull()
  })

  it('IF-070 on 7 nobody resents it', () => {
    const roll = closing()
    roll.typeDice([4, 1])
    roll.picks.value = ['xp']
    expect(roll.isResented.value).toBe(false)
    expect(roll.request.value).not.toHaveProperty('resentedBy')
  })

  it('IF-071 warns when hearing the reports is taken twice, and lets it be', () => {
    const roll = closing()
    roll.typeDice([6, 6])
    roll.picks.value = ['learn', 'xp']
    expect(roll.learnsTwice.value).toBe(false)
    roll.picks.value = ['xp', 'xp']
    expect(roll.learnsTwice.value).toBe(false)
    roll.picks.value = ['learn', 'learn']
    expect(roll.learnsTwice.value).toBe(true)
    expect(roll.request.value).not.toBeNull()
  })

  it('IF-076 lets go of a condition with its pick, and takes it back with the pick', async () => {
    const roll = closing({ conditions: ['tainted', 'debt'] })
    roll.typeDice([6, 6])
    roll.picks.value = ['spirit', 'equipment']
    await nextTick()
    // Beneath its own pick each, with the digits after those of the four picks.
    expect(roll.clears.value.map(({ under, id, digit }) => [under, id, digit])).toEqual([
      ...[['spirit', 'tainted', '5']],
      ...[['equipment', 'debt', '6']],
    ])
    expect(['5', '6', '7'].map((digit) => roll.pressClear(digit))).toEqual([true, true, false])
    expect(roll.request.value?.clear).toEqual(['tainted', 'debt'])
    expect(roll.effects.value?.map(({ from }) => from)).toEqual([0, 'tainted', 0, 'debt'])
    roll.picks.value = ['spirit', 'xp']
    await nextTick()
    expect(roll.request.value?.clear).toEqual(['tainted'])
  })

  it('IF-070 another reading keeps no more picks than it grants', async () => {
    const roll = closing()
    roll.typeDice([6, 6])
    roll.picks.value = ['xp', 'spirit']
    await nextTick()
    roll.typeDice([3, 3])
    await nextTick()
    expect(roll.picks.value).toEqual(['xp'])
  })
})
