import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spanUnits } from '../../../src/rules/calendar/clock'
import { doings } from '../../../src/rules/calendar/read-span'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'
import { lastBatch } from '../../support/fight/last-batch'
import { missionId } from '../../support/mission'
import { told } from '../../support/fight/told'

async function dated() {
  const table = await sampleWorkspace()
  const { run } = table
  const facts = async (limit: number) =>
    (await run('journal.recent', { limit })).map(({ fact }) => fact).reverse()
  const pass = (
    amount: number,
    unit: (typeof spanUnits)[number],
    doing: (typeof doings)[number] = 'wait',
  ) => run('calendar.advance', { amount, unit, doing })
  return { ...table, facts, pass }
}

describe('the calendar of a campaign', () => {
  it('begins with twelve months of thirty days, and watches of four hours (CI-001)', async () => {
    const { run } = await dated()
    const calendar = await run('calendar.read', {})
    expect(calendar.months).toHaveLength(12)
    expect(calendar.months.every(({ days }) => days === 30)).toBe(true)
    expect(calendar.weekdays).toHaveLength(6)
    expect(calendar).toMatchObject({ now: { day: 0, minute: 480 }, watches: 6, firstYear: 1 })
  })

  it('CI-001 lets a watch pass, and tells of it', async () => {
    const { pass, facts } = await dated()
    expect(await pass(1, 'watches', 'rest')).toMatchObject({
      now: { day: 0, minute: 720 },
      nights: 0,
    })
    const [fact] = await facts(1)
    expect(fact && words.tell(fact)).toBe('A watch of rest: it is 1 Frostwane 1, 12:00.')
  })

  it('CI-030 counts the nights of a journey, and ten hours on the road a day', async () => {
    const { pass } = await dated()
    expect(await pass(3, 'days', 'travel')).toMatchObject({ nights: 3, roadHours: 30 })
    expect(await pass(2, 'hours', 'travel')).toMatchObject({ nights: 0, roadHours: 2 })
    expect(await pass(1, 'days', 'rest')).toMatchObject({ nights: 1, roadHours: 0 })
  })

  it('dates every fact from then on', async () => {
    const { pass, run, workspace } = await dated()
    await pass(2, 'days')
    await run('note.jot', { text: 'Snow' })
    const last = workspace.file.read((read) =>
      read.get('SELECT day, minute FROM live_fact ORDER BY id DESC LIMIT 1'),
    ).value
    expect(last).toEqual({ day: 2, minute: 480 })
  })

  it('heals nobody by itself', async () => {
    const { pass, run, workspace } = await dated()
    const who = { type: 'character' as const, id: 'character-brannoch' }
    await run('condition.set', { system: 'cold-iron', who, figures: { wounds: 4 } })
    const carried = () => content(workspace.file).carried_state
    const before = carried()
    expect(before).toHaveLength(1)
    await pass(5, 'days', 'rest')
    expect(carried()).toEqual(before)
  })

  it('is set to another moment, without anything falling due', async () => {
    const { run, facts } = await dated()
    await run('appointment.add', { name: 'Market', day: 3, secret: false })
    await run('calendar.set', { day: 40, minute: 65 })
    expect((await run('calendar.read', {})).now).toEqual({ day: 40, minute: 65 })
    const [, fact] = await facts(2)
    expect(fact?.kind).toBe('calendar.set')
    expect(fact && words.tell(fact)).toBe(
      'The clock was set to 11 Thaw 1, 01:05 (was: 1 Frostwane 1, 08:00).',
    )
  })
})

describe('what falls due', () => {
  it('is told once when its day comes, and once when it is passed over', async () => {
    const { run, pass, facts } = await dated()
    await run('mission.edit', { missionId, deadlineDay: 2 })
    await run('appointment.add', { name: 'The ferry goes', day: 4, secret: false })
    expect((await pass(1, 'days')).met).toEqual([])
    expect((await pass(1, 'days')).met).toEqual([
      { name: 'Bring back the toll', type: 'deadline', what: 'reached' },
    ])
    expect((await pass(6, 'hours')).met).toEqual([])
    const { met } = await pass(4, 'days')
    expect(met.map(({ name, what }) => [name, what])).toEqual([
      ['Bring back the toll', 'passed'],
      ['The ferry goes', 'passed'],
    ])
    const told = (await facts(2)).map((fact) => [fact.kind, fact.secret])
    expect(told).toEqual([
      ['deadline.passed', false],
      ['appointment.passed', false],
    ])
    expect((await pass(9, 'days')).met).toEqual([])
  })

  it('stands in the report of the mission that it is the deadline of', async () => {
    const { run, pass } = await dated()
    await run('mission.edit', { missionId, deadlineDay: 1 })
    await pass(5, 'days')
    const report = await run('report.read', {
      subject: 'mission',
      id: missionId,
      audience: 'players',
    })
    expect(told(report).map(({ kind }) => kind)).toEqual(['deadline.passed'])
  })

  it('comes again and again as one line of what is to come and of what is left open, the next', async () => {
    const { run } = await sampleWorkspace()
    const again = { every: 2, unit: 'day' as const, times: 10 }
    const { now } = await run('calendar.read', {})
    await run('appointment.add', { name: 'Low tide', day: now.day - 3, again })
    const named = <End extends { name: unknown; day: number | null }>(ends: readonly End[]) =>
      ends.flatMap(({ name, day }) => (name === 'Low tide' ? [day] : []))
    const { items } = await run('agenda.read', {})
    expect(named(items)).toEqual([now.day - 3])
    expect(named(await run('session.looseEnds', {}))).toEqual([now.day - 3])
  })

  it('comes again as often as is said, each kept by itself; one step writes them, one takes them back', async () => {
    const { run, workspace } = await dated()
    const before = content(workspace.file)
    const days = async () => (await run('calendar.read', {})).awaited.map(({ day }) => day)
    const moon = { name: 'Full moon', day: 3, again: { every: 29, unit: 'day' as const, times: 4 } }
    const { appointmentId } = await run('appointment.add', moon)
    const all = [3, 32, 61, 90]
    expect(await days()).toEqual(all)
    await run('appointment.settle', { appointmentId, done: true })
    const { awaited } = await run('calendar.read', {})
    expect(awaited.map((each) => each.type === 'appointment' && each.done)).toEqual([
      ...[true, false, false, false],
    ])
    await run('appointment.remove', { appointmentId: awaited[1]?.id ?? '', andLater: true })
    expect(await days()).toEqual([3])
    await run('history.undo', {})
    expect(await days()).toEqual(all)
    await run('history.undo', {})
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('is refused where it would come beyond the days that are counted, and nothing is written', async () => {
    const { run, call } = await dated()
    const far = {
      name: 'Comet',
      day: 9_999_999,
      again: { every: 1, unit: 'year' as const, times: 2 },
    }
    expect(await call('appointment.add', far)).toMatchObject({
      error: { message: { key: 'refusal.farDay' } },
    })
    expect((await run('calendar.read', {})).awaited).toEqual([])
  })

  it('is a secret as long as players may not know of it: a draft’s deadline, a secret appointment', async () => {
    const { run, pass, facts } = await dated()
    await run('mission.edit', { missionId: 'mission-boy', deadlineDay: 1 })
    await run('appointment.add', { name: 'The bell rings', day: 1 })
    await pass(1, 'days')
    const told = await facts(5)
    expect(told.map(({ kind, secret }) => [kind, secret])).toEqual([
      ['deadline.set', true],
      ['appointment.added', true],
      ['calendar.advanced', false],
      ['deadline.due', true],
      ['appointment.due', true],
    ])
    const open = told.filter(({ secret }) => !secret)
    expect(JSON.stringify(open)).not.toMatch(/bell|Fenn/)
  })

  it('is left alone once it is kept, or once the mission is over', async () => {
    const { run, pass } = await dated()
    const { appointmentId } = await run('appointment.add', { name: 'Market', day: 1 })
    await run('appointment.settle', { appointmentId, done: true })
    await run('mission.edit', { missionId, deadlineDay: 1 })
    await run('mission.abandon', { missionId })
    expect((await pass(3, 'days')).met).toEqual([])
    const { awaited } = await run('calendar.read', {})
    expect(awaited).toMatchObject([{ type: 'appointment', done: true }])
    await run('appointment.remove', { appointmentId })
    expect((await run('calendar.read', {})).awaited).toEqual([])
  })
})

describe('another calendar', () => {
  const months = [
    { name: 'Ice', days: 10 },
    { name: 'Sun', days: 10 },
  ]

  it('leaves every day where it is, and says what is called otherwise now', async () => {
    const { run } = await dated()
    await run('mission.edit', { missionId, deadlineDay: 12 })
    await run('appointment.add', { name: 'Market', day: 3 })
    const { moved } = await run('calendar.edit', { months, weekdays: [], era: 'of the Weir' })
    expect(moved).toEqual([
      { name: 'Market', from: '4 Frostwane 1', to: '4 Ice 1 of the Weir' },
      { name: 'Bring back the toll', from: '13 Frostwane 1', to: '3 Sun 1 of the Weir' },
    ])
    const calendar = await run('calendar.read', {})
    expect(calendar.awaited.map(({ day }) => day)).toEqual([3, 12])
    expect(calendar).toMatchObject({ months, weekdays: [], era: 'of the Weir', firstYear: 1 })
  })

  it.each([{ months: [] }, { months: [{ name: 'Ice', days: 0 }] }, { watches: 0 }])(
    'is none with %j',
    async (edit) => {
      const { call } = await dated()
      expect(await call('calendar.edit', edit)).toMatchObject({ ok: false })
    },
  )
})

describe('undo of the calendar', () => {
  it('gives back exactly what there was', async () => {
    const { run, workspace } = await dated()
    const advance = fc
      .record({
        amount: fc.integer({ min: 1, max: 40 }),
        unit: fc.constantFrom(...spanUnits),
        doing: fc.constantFrom(...doings),
      })
      .map((input) => () => run('calendar.advance', input))
    const step = fc.oneof(
      advance,
      fc.constantFrom<() => Promise<unknown>>(
        () => run('calendar.edit', { months: [{ name: 'Ice', days: 7 }], watches: 5 }),
        () => run('calendar.edit', { weekdays: ['One', 'Other'], era: 'x', firstYear: -3 }),
        () => run('calendar.edit', { moons: [{ name: 'Vela', days: 29.5, full: 3 }] }),
        () => run('appointment.add', { name: 'Market', day: 3 }),
        () => run('mission.edit', { missionId, deadlineDay: 5 }),
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const before = content(workspace.file)
        const moment = await lastBatch(run)
        for (const each of steps) await each()
        await run('history.goTo', { batchId: moment })
        expect(content(workspace.file)).toEqual(before)
      }),
      { numRuns: 12 },
    )
  })
})
