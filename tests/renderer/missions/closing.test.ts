import { describe, expect, it } from 'vitest'
import { ironFist } from '../../../src/rules/iron-fist'
import type { EndOfMissionRules, MissionEnd } from '../../../src/rules/system/mission-rules'
import {
  eachOnce,
  endingNow,
  hasLearned,
  picksTaken,
  voters,
  withNames,
} from '../../../src/renderer/missions/closing/ending'
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

it('names whoever may hold it against somebody once, with an article or without', () => {
  const names = ['magister', 'The Magister', '', 'Reeve Aldous', 'The  Bell', 'Reeve Aldous']
  expect(eachOnce(names)).toEqual(['magister', 'Reeve Aldous', 'The  Bell'])
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

describe('what can be done while a mission ends', () => {
  const ids = ['c0', 'c1', 'c2', 'c3']
  const people = ids.map((id) => ({ id, name: id, absent: id === 'c3', milestones: 0, roll: null }))
  const made = {
    ...{ dice: [6, 6], typed: true, modifier: 0, total: 12, resentedBy: '' },
    ...{ band: '10+' as const, picks: ['learn', 'xp'] },
  }
  const report = { type: 'report.give', report: { from: 'c0', to: 'c1', value: 1 } } as const
  const roll = { type: 'roll.make', characterId: 'c0' } as const
  const here = { type: 'presence.set', characterId: 'c0', absent: true } as const

  it('IF-064 IF-069 rolls wait for the reports', () => {
    const now = endingNow(rules, { status: 'reporting', end: endOf(ids), participants: people })
    expect(now.stage).toBe('gathering')
    expect([now.can(report), now.can(roll), now.can(here)]).toEqual([true, false, true])
  })

  it('IF-069 the first roll ends the reports, and its owner is done', () => {
    const [first, ...others] = people
    const participants = [...(first ? [{ ...first, roll: made }] : []), ...others]
    const now = endingNow(rules, { status: 'reporting', end: reported(ids), participants })
    expect(now.stage).toBe('rolling')
    expect([now.can(report), now.can(roll), now.can(here)]).toEqual([false, false, false])
    expect(now.can({ type: 'roll.make', characterId: 'c1' })).toBe(true)
  })

  it('is nothing before the mission is reported, and nothing when it is closed', () => {
    for (const status of ['underWay', 'closed'] as const) {
      const now = endingNow(rules, { status, end: reported(ids), participants: people })
      expect([now.can(report), now.can(roll), now.can(here)]).toEqual([false, false, false])
    }
  })

  it('IF-064 the laptop goes to those who are here and owe a report', () => {
    const one = { from: 'c1', to: 'c0', value: 1 as const }
    const gm = { from: null, to: 'c0', value: 1 as const }
    const end = { ...endOf(ids), reports: [one, gm] }
    expect(voters({ end, participants: people }).map(({ id }) => id)).toEqual(['c0', 'c2'])
  })

  it('IF-071 only who picked it hears of the reports', () => {
    const [one] = people
    if (!one) throw new Error('nobody took part')
    expect(hasLearned(rules, reported(ids), { ...one, roll: made })).toBe(true)
    expect(hasLearned(rules, reported(ids), { ...one, roll: { ...made, picks: ['xp'] } })).toBe(
      false,
    )
    expect(hasLearned(rules, reported(ids), one)).toBe(false)
  })
})
