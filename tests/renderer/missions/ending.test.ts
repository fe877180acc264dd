import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../src/rules/iron-fist'
import type { EndOfMissionRules, MissionEnd } from '../../../src/rules/end-of-mission'
import { picksTaken, withNames } from '../../../src/renderer/views/missions/ending/ending'
import { phrase } from '../../../src/shared/phrase'

const rules: EndOfMissionRules = (() => {
  if (!ironFist.endOfMission) throw new Error('the system closes no missions')
  return ironFist.endOfMission
})()

function endOf(participants: string[]): MissionEnd {
  return { outcome: 'success', participants, absent: [], reports: [], milestones: {} }
}

/** Everyone reports on the next one. */
function reported(participants: string[]): MissionEnd {
  const reports = participants.map((from, index) => ({
    from,
    to: participants[(index + 1) % participants.length] ?? '',
    value: 1 as const,
  }))
  return { ...endOf(participants), reports }
}

describe('the names in what the rules say', () => {
  const names = new Map([['c1', 'Ysolt']])

  it('stand where the rules put ids', () => {
    const said = withNames(phrase('ironFist.report.owed', { character: 'c1' }), names)
    expect(said).toEqual(phrase('ironFist.report.owed', { character: 'Ysolt' }))
  })

  it('leave alone what names nobody, or someone unknown', () => {
    const plain = phrase('ironFist.report.gmOwed')
    const strange = phrase('ironFist.report.owed', { character: 'c9' })
    expect(withNames(plain, names)).toEqual(plain)
    expect(withNames(strange, names)).toEqual(strange)
  })
})

describe('what was taken from a closing roll', () => {
  const end = reported(['c0', 'c1', 'c2', 'c3'])
  const who = { id: 'c0', name: 'Ysolt', absent: false, milestones: 0 }

  it('is told once, with how often', () => {
    const roll = {
      ...{ dice: [5, 4], typed: true, modifier: 2, total: 11 },
      band: '10+' as const,
      picks: ['xp', 'xp'],
      resentedBy: '',
    }
    expect(picksTaken(rules, end, { ...who, roll })).toEqual([
      { pick: phrase('ironFist.endOfMission.pick.xp'), times: 2 },
    ])
  })

  it('is nothing before the roll', () => {
    expect(picksTaken(rules, end, { ...who, roll: null })).toEqual([])
  })
})
