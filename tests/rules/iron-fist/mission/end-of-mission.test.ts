import { describe, expect, it } from 'vitest'
import type { MissionEnd } from '../../../../src/rules/system/mission-rules'
import { endOfMissionFor } from '../../../../src/rules/iron-fist/mission/end-of-mission'
import { Refusal } from '../../../../src/shared/reply'

const endOfMission = endOfMissionFor()

const end: MissionEnd = {
  outcome: 'success',
  participants: ['ada', 'bo', 'cy'],
  absent: ['cy'],
  reports: [
    { from: 'ada', to: 'cy', value: 1 },
    { from: 'bo', to: 'ada', value: 1 },
    { from: 'cy', to: 'bo', value: -1 },
    { from: null, to: 'ada', value: 1 },
  ],
  milestones: { ada: 1 },
}

describe('End of a Mission', () => {
  it.each([
    ['ada', [4, 3], 4, 11, '10+', 2, null],
    ['bo', [2, 4], 0, 6, '6-', 1, 'standard'],
    ['cy', [4, 3], 1, 8, '7-9', 1, null],
  ])('IF-EX-15 %s', (who, dice, modifier, total, band, picks, gmMove) => {
    expect(endOfMission.modifier(end, who).total).toBe(modifier)
    const reading = endOfMission.read(end, who, dice)
    expect(reading.sum.total).toBe(total)
    expect(reading).toMatchObject({ band, gmMove, choice: { who: 'player', count: picks } })
  })

  it('IF-064 to IF-068 shows each term with its rule', () => {
    const rules = endOfMission.modifier(end, 'ada').terms.map(({ value, rule }) => [rule, value])
    expect(rules).toEqual([
      ['IF-064', 1],
      ['IF-065', 1],
      ['IF-066', 1],
      ['IF-068', 1],
    ])
  })

  it('IF-067 who is not there when it is reported takes 1 off, and nobody else does', () => {
    const rules = endOfMission.modifier(end, 'cy').terms.map(({ value, rule }) => [rule, value])
    expect(rules).toEqual([
      ['IF-064', 1],
      ['IF-066', 1],
      ['IF-067', -1],
    ])
    const there = { ...end, absent: [] }
    expect(endOfMission.modifier(there, 'cy').total).toBe(2)
    expect(endOfMission.read(end, 'cy', [4, 3]).sum.total).toBe(8)
    expect(endOfMission.read(there, 'cy', [4, 3]).sum.total).toBe(9)
    for (const id of ['ada', 'bo']) {
      expect(endOfMission.modifier(end, id)).toEqual(endOfMission.modifier(there, id))
    }
  })

  it('IF-064 never tells who gave a report, not even by the order', () => {
    const from = (first: string, second: string): MissionEnd => ({
      ...end,
      reports: [
        { from: first, to: 'cy', value: 1 },
        { from: second, to: 'cy', value: -1 },
      ],
    })
    const told = endOfMission.modifier(from('ada', 'bo'), 'cy')
    expect(JSON.stringify(told)).not.toMatch(/ada|bo/)
    const otherWay = from('bo', 'ada')
    otherWay.reports.reverse()
    expect(endOfMission.modifier(otherWay, 'cy')).toEqual(told)
  })

  it('IF-066 an uncertain outcome adds nothing, a failure takes 1', () => {
    expect(endOfMission.modifier({ ...end, outcome: 'uncertain' }, 'ada').total).toBe(3)
    expect(endOfMission.modifier({ ...end, outcome: 'failure' }, 'ada').total).toBe(2)
  })

  it('IF-070 on 10+ the same pick may be taken twice, on 7-9 one', () => {
    expect(endOfMission.read(end, 'ada', [3, 3]).choice).toMatchObject({
      count: 2,
      distinct: false,
    })
    expect(endOfMission.read(end, 'ada', [3, 2]).choice?.count).toBe(1)
  })

  it.each(['failure', 'uncertain'] as const)(
    'IF-070 on 6- after a %s: resented for nothing',
    (outcome) => {
      const reading = endOfMission.read({ ...end, outcome }, 'bo', [1, 2])
      expect(reading).toMatchObject({ band: '6-', choice: null, gmMove: 'standard' })
    },
  )

  it('IF-063 only those who took part roll, and only when all reports are in', () => {
    expect(() => endOfMission.modifier(end, 'dora')).toThrow(Refusal)
    expect(() => endOfMission.read({ ...end, reports: [] }, 'ada', [3, 3])).toThrow(Refusal)
    expect(() => endOfMission.read(end, 'ada', [3])).toThrow(Refusal)
  })
})
