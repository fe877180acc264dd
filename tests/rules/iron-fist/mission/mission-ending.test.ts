import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { MissionEnd } from '../../../../src/rules/system/mission-rules'
import { endOfMissionFor } from '../../../../src/rules/iron-fist/mission/end-of-mission'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import {
  closingOdds,
  endingRefusal,
  missionEnding,
  stageOf,
  type EndingEvent,
} from '../../../../src/rules/missions/closing'
import { Refusal } from '../../../../src/shared/reply'

const endOfMission = endOfMissionFor()

const end: MissionEnd = {
  outcome: 'success',
  participants: ['ada', 'bo', 'cy'],
  absent: [],
  reports: [],
  milestones: {},
}

const report = (from: string | null, to: string, value: 1 | -1 = 1): EndingEvent => ({
  type: 'report.give',
  report: { from, to, value },
})
const roll = (characterId: string): EndingEvent => ({ type: 'roll.make', characterId })
const presence = (characterId: string, absent: boolean): EndingEvent => ({
  type: 'presence.set',
  characterId,
  absent,
})
const allReports = [
  report('ada', 'cy'),
  report('bo', 'ada'),
  report('cy', 'bo', -1),
  report(null, 'ada'),
]

function closing(rules = endOfMission) {
  const actor = createActor(missionEnding(rules), { input: { end } }).start()
  const send = (...events: EndingEvent[]) => {
    for (const event of events) actor.send(event)
    return actor.getSnapshot()
  }
  return { send, can: (event: EndingEvent) => actor.getSnapshot().can(event) }
}

describe('the closing of a mission as a machine', () => {
  it('IF-EX-15 IF-064 to IF-070 gathers, rolls for everyone, and is done', () => {
    const { send, can } = closing()
    expect(send(presence('cy', true)).context.end.absent).toEqual(['cy'])
    const spent = send({ type: 'milestones.spend', characterId: 'ada', count: 1 })
    expect(spent.context.end.milestones).toEqual({ ada: 1 })
    expect(can(roll('ada'))).toBe(false)
    const { context } = send(...allReports)
    const modifiers = ['ada', 'bo', 'cy'].map((id) => endOfMission.modifier(context.end, id).total)
    expect(modifiers).toEqual([4, 0, 1])
    expect(send(roll('ada')).value).toBe('rolling')
    expect(send(roll('bo')).value).toBe('rolling')
    expect(send(roll('cy')).value).toBe('done')
  })

  it('IF-064 one report each: a second takes the place of the first, until the first roll', () => {
    const { send, can } = closing()
    const { context } = send(...allReports, report('ada', 'bo', -1))
    expect(context.end.reports.filter(({ from }) => from === 'ada')).toEqual([
      { from: 'ada', to: 'bo', value: -1 },
    ])
    send(roll('ada'))
    expect(can(report('bo', 'cy'))).toBe(false)
  })

  it.each([
    ['on oneself', report('ada', 'ada'), 'refusal.reportOneself'],
    ['by a stranger', report('dora', 'ada'), 'refusal.tookNoPart'],
    ['about a stranger', report('ada', 'dora'), 'refusal.tookNoPart'],
    ['nothing', report('ada', 'bo'), undefined],
  ])('IF-064 refuses a report %s', (_, event, key) => {
    expect(endingRefusal(endOfMission, { end, rolled: [] }, event)?.key).toBe(key)
  })

  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])('IF-065 with %i players the GM reports: %s', (count, due) => {
    expect(endOfMission.gmReports(count)).toBe(due)
    const participants = ['a', 'b', 'c', 'd'].slice(0, count)
    const context = { end: { ...end, participants }, rolled: [] }
    expect(endingRefusal(endOfMission, context, report(null, 'a')) === null).toBe(due)
  })

  it('IF-067 IF-068 presence and milestones are settled until one has rolled oneself', () => {
    const { send, can } = closing()
    send(...allReports, roll('ada'))
    expect(can(presence('bo', true))).toBe(true)
    expect(can(presence('ada', true))).toBe(false)
    expect(can({ type: 'milestones.spend', characterId: 'ada', count: 1 })).toBe(false)
    expect(can(roll('ada'))).toBe(false)
  })

  it('IF-063 stages are told from what has come in, and survive JSON', () => {
    expect(stageOf({ end, rolled: [] })).toBe('gathering')
    expect(stageOf({ end, rolled: ['ada', 'bo'] })).toBe('rolling')
    expect(stageOf({ end, rolled: ['ada', 'bo', 'cy'] })).toBe('done')
    const { send } = closing()
    const { context } = send(...allReports)
    expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  })
})

describe('decisions about the end', () => {
  const under = (change: Partial<typeof defaultSettings>) =>
    endOfMissionFor({ ...defaultSettings, ...change })
  const reports = allReports.flatMap((each) => (each.type === 'report.give' ? [each.report] : []))
  const full = { ...end, reports, milestones: { ada: 3 } }

  it('IF-069 rolls need not wait, and a cap is a term of its own', () => {
    expect(() => endOfMission.read(end, 'ada', [3, 3])).toThrow(Refusal)
    expect(under({ 'eom.lockRolls': false }).read(end, 'ada', [3, 3]).sum.total).toBe(7)
    expect(endOfMission.modifier(full, 'ada').total).toBe(6)
    const capped = under({ 'eom.modifierCap': 2 }).modifier(full, 'ada')
    expect([capped.total, capped.terms.at(-1)?.value]).toEqual([2, -4])
  })

  it('IF-070 an uncertain end may pay on 6-, and resentment may spare who picks', () => {
    const uncertain = { ...full, outcome: 'uncertain' as const }
    expect(
      under({ 'eom.uncertainOn6': 'onePick' }).read(uncertain, 'bo', [1, 1]).choice?.count,
    ).toBe(1)
    const milder = under({ 'eom.resentAlwaysOn6': false })
    const reading = milder.read(full, 'bo', [1, 1])
    expect([milder.isResented(reading), reading.gmMove]).toEqual([false, null])
    expect(milder.isResented(milder.read(uncertain, 'bo', [1, 1]))).toBe(true)
    const usual = endOfMission.read(full, 'bo', [1, 1])
    expect([endOfMission.isResented(usual), usual.gmMove]).toEqual([true, 'standard'])
    // The move that is owed is the resentment, and is said as that.
    expect(usual.owedAs).toEqual({ key: 'ironFist.endOfMission.resented' })
    expect(endOfMission.isResented(endOfMission.read(full, 'ada', [6, 6]))).toBe(false)
  })

  it('IF-071 learning tells all that others reported, the GM too, or what concerns oneself', () => {
    const heard = endOfMission.learned(full, 'ada', ['learn'])
    expect(heard.map(({ from }) => from)).toEqual(['bo', 'cy', null])
    expect(endOfMission.learned(full, 'ada', ['learn', 'learn'])).toEqual(heard)
    expect(endOfMission.learned(full, 'ada', ['xp'])).toEqual([])
    const own = under({ 'eom.learnScope': 'aboutMe' }).learned(full, 'ada', ['learn'])
    expect(own.map(({ from, to }) => [from, to])).toEqual([
      ['bo', 'ada'],
      [null, 'ada'],
    ])
  })

  it('IF-071 IF-076 a pick may clear a condition, unless a campaign says no', () => {
    const sheet = { counters: { spirit: -1 }, conditions: ['tainted'] }
    const reading = endOfMission.read(full, 'cy', [3, 3])
    expect(endOfMission.effects(reading, sheet, ['spirit'], ['tainted'])).toEqual([
      { on: 'actor', field: 'counters.spirit', from: -1, to: 0, rule: 'IF-071' },
      { on: 'actor', field: 'conditions', from: 'tainted', to: '', rule: 'IF-076' },
    ])
    expect(endOfMission.effects(reading, sheet, ['xp'], ['tainted'])).toHaveLength(1)
    expect(endOfMission.effects(reading, sheet, ['spirit'], ['sleepy'])).toHaveProperty('key')
    const strict = under({ 'eom.picksClearConditions': false })
    expect(strict.effects(reading, sheet, ['spirit'], ['tainted'])).toHaveLength(1)
  })

  it('IF-134 a front brings the same end as any task: nothing in it asks which', () => {
    expect(Object.keys(full).sort()).toEqual([
      ...['absent', 'milestones', 'outcome', 'participants', 'reports'],
    ])
  })
})

describe('the odds of a closing roll', () => {
  const reports = allReports.flatMap((event) => (event.type === 'report.give' ? event.report : []))
  const bandOf = (total: number) => (total >= 10 ? '10+' : total >= 7 ? '7-9' : '6-')
  const faces = [1, 2, 3, 4, 5, 6]

  it.each([
    ['ada', 3],
    ['bo', 0],
    ['cy', 2],
  ])('IF-069 IF-064 IF-066 are those of all 36 throws of %s with %i', (id, modifier) => {
    const totals = faces.flatMap((one) => faces.map((other) => one + other + modifier))
    const count = (band: string) => totals.filter((total) => bandOf(total) === band).length / 36
    const bands = (['10+', '7-9', '6-'] as const).filter((band) => count(band) > 0)
    expect(closingOdds(endOfMission, { ...end, reports }, id)).toEqual(
      bands.map((band) => ({ band, share: count(band) })),
    )
  })

  it('IF-064 IF-069 are nobody’s while a report is owed: they would tell what is in the others', () => {
    for (const owed of reports) {
      const given = reports.filter((each) => each !== owed)
      expect(closingOdds(endOfMission, { ...end, reports: given }, 'ada')).toEqual([])
    }
  })
})
