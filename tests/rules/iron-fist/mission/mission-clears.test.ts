import { describe, expect, it } from 'vitest'
import { endOfMissionFor } from '../../../../src/rules/iron-fist/mission/end-of-mission'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'

const endOfMission = endOfMissionFor(defaultSettings)
const end = {
  ...{ outcome: 'success' as const, participants: ['ada', 'bo'], absent: [], milestones: {} },
  reports: [
    { from: 'ada', to: 'bo', value: 1 as const },
    { from: 'bo', to: 'ada', value: 1 as const },
    { from: null, to: 'bo', value: 1 as const },
  ],
}
const best = endOfMission.read(end, 'ada', [6, 6])

describe('what goes with the picks of a closing roll', () => {
  const sheet = { conditions: ['tainted', 'infamous', 'debt', 'unstable'] }
  const offered = (picks: string[], own: object = sheet) =>
    endOfMission
      .clears?.(own, picks)
      .map(({ count, picks: ids }) => [count, ids.map(({ id }) => id)])

  it('IF-076 each rise lets go of one condition of its own counter', () => {
    expect(offered(['spirit', 'xp'])).toEqual([[1, ['tainted', 'infamous']]])
    expect(offered(['spirit', 'spirit'])).toEqual([[2, ['tainted', 'infamous']]])
    expect(offered(['equipment', 'equipment'])).toEqual([[1, ['debt']]])
    expect(offered(['spirit', 'equipment'])).toEqual([
      [1, ['tainted', 'infamous']],
      [1, ['debt']],
    ])
  })

  it('IF-076 what is asked for goes: one condition for each rise', () => {
    const gone = (picks: string[], clear: string[]) => {
      const answer = endOfMission.effects(best, sheet, picks, clear)
      if (!Array.isArray(answer)) throw new Error('refused')
      return answer.filter(({ field }) => field === 'conditions').map(({ from }) => from)
    }
    expect(gone(['spirit', 'xp'], ['tainted', 'infamous'])).toEqual(['tainted'])
    expect(gone(['spirit', 'spirit'], ['infamous', 'tainted'])).toEqual(['infamous', 'tainted'])
    expect(gone(['xp', 'xp'], ['tainted'])).toEqual([])
  })

  it('IF-076 nothing where nothing rises, nothing is awake, or the campaign says so', () => {
    expect(offered(['xp', 'learn'])).toEqual([])
    expect(offered(['spirit'], {})).toEqual([])
    const strict = endOfMissionFor({ ...defaultSettings, 'eom.picksClearConditions': false })
    expect(strict.clears?.(sheet, ['spirit'])).toEqual([])
  })

  it('IF-070 the Magister may be the one who resents it', () => {
    expect(endOfMission.resenters).toMatchObject([{ key: 'ironFist.endOfMission.magister' }])
  })
})

describe('what member present means', () => {
  it.each(['atReport', 'onMission'] as const)(
    'what member there means is said as the campaign reads it: %s',
    (meaning) => {
      const rules = endOfMissionFor({ ...defaultSettings, 'eom.absentMeans': meaning })
      expect(rules.presence?.key).toBe(`ironFist.endOfMission.presence.${meaning}`)
    },
  )
})
