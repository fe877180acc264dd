import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConfidentialReport, MissionEnd } from '../../../../src/rules/system/mission-rules'
import { reportsOwed } from '../../../../src/rules/iron-fist/mission/mission-reports'

const names = ['ada', 'bo', 'cy', 'dora']
const gm: ConfidentialReport = { from: null, to: 'ada', value: 1 }

function closing(count: number, reports: ConfidentialReport[], absent: string[] = []): MissionEnd {
  const participants = names.slice(0, count)
  return { outcome: 'success', participants, absent, reports, milestones: {} }
}

/** Everyone reports on the next one round the table. */
function round(count: number): ConfidentialReport[] {
  const circle = names.slice(0, count)
  return circle.map((from, place) => ({
    from,
    to: circle[(place + 1) % count] ?? from,
    value: 1,
  }))
}

const keys = (end: MissionEnd) => reportsOwed(end).map(({ key }) => key)

describe('confidential reports', () => {
  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])('IF-065 with %i who took part the GM reports: %s', (count, due) => {
    const peers = count > 1 ? round(count) : []
    expect(keys(closing(count, peers))).toEqual(due ? ['ironFist.report.gmOwed'] : [])
    expect(keys(closing(count, [...peers, gm]))).toEqual(due ? [] : ['ironFist.report.gmNotDue'])
  })

  it('IF-063 the absent owe theirs too', () => {
    const missing = round(4).filter(({ from }) => from !== 'dora')
    expect(reportsOwed(closing(4, missing, ['dora']))).toEqual([
      { key: 'ironFist.report.owed', with: { character: 'dora' } },
    ])
  })

  it.each<[string, ConfidentialReport[], string]>([
    ['two from one', [...round(4), { from: 'ada', to: 'cy', value: 1 }], 'tooMany'],
    ['on oneself', [...round(4).slice(1), { from: 'ada', to: 'ada', value: 1 }], 'toOneself'],
    ['from outside', [...round(4), { from: 'eli', to: 'ada', value: 1 }], 'stranger'],
    ['on an outsider', [...round(4).slice(1), { from: 'ada', to: 'eli', value: 1 }], 'stranger'],
    ['two by the GM', [...round(3), gm, gm], 'gmTooMany'],
  ])('IF-064 refuses %s', (_, reports, fault) => {
    const count = reports.includes(gm) ? 3 : 4
    expect(keys(closing(count, reports))).toEqual([`ironFist.report.${fault}`])
  })

  it('IF-064 knows no value but +1 and -1', () => {
    const stored: unknown = { from: 'ada', to: 'bo', value: 2 }
    const reports = [...round(4).slice(1), stored as ConfidentialReport]
    expect(keys(closing(4, reports))).toEqual(['ironFist.report.value'])
  })

  it('IF-064 is settled only when each has given exactly one', () => {
    const some = fc.subarray(round(4))
    fc.assert(
      fc.property(some, (reports) => {
        expect(reportsOwed(closing(4, reports))).toHaveLength(4 - reports.length)
      }),
    )
  })
})
