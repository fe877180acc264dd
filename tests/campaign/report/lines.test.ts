import { describe, expect, it } from 'vitest'
import type { OutputOf } from '../../../src/campaign/api'
import { missionId } from '../../support/mission'
import { reportEvening, sessionId } from '../../support/reports/report-evening'

type Report = OutputOf<'report.read'>
const ofSession = { subject: 'session', id: sessionId } as const
const ofMission = { subject: 'mission', id: missionId } as const

/** Everything that is told in lines, in order. */
const toldIn = ({ timeline, fights }: Report) => [
  ...timeline.flatMap(({ scenes }) =>
    scenes.flatMap(({ events }) => events.map(({ text }) => text)),
  ),
  ...fights.flatMap(({ story, isTold }) => (isTold ? [] : story)),
]

async function table() {
  const { run, workspace, call } = await reportEvening()
  const read = async (wanted: { subject: 'session' | 'mission'; id: string }, audience: string) =>
    run('report.read', { ...wanted, audience: audience as 'gm' })
  const lines = async (audience: 'gm' | 'players' | 'dispatch', text = '') =>
    run('report.lines', { ...ofSession, audience, text })
  const edit = (audience: 'gm' | 'players', line: string, text: string | null) =>
    run('report.editLine', { audience, line, text })
  const lineWith = async (audience: 'gm' | 'players', text: string) =>
    (await lines(audience, text)).lines[0]?.id ?? ''
  return { run, call, workspace, read, lines, edit, lineWith }
}

describe('the lines of a report', () => {
  it('are all that is told of what happened and of fights, for each audience', async () => {
    const { read, lines } = await table()
    for (const audience of ['gm', 'players', 'dispatch'] as const) {
      const { lines: listed, count } = await lines(audience)
      expect(listed.map(({ built }) => built)).toEqual(toldIn(await read(ofSession, audience)))
      expect(listed.every(({ own }) => own === null)).toBe(true)
      expect(count).toBe(listed.length)
    }
  })

  it('stay as they were worded, in every report for these readers and in no other', async () => {
    const { run, read, edit, lineWith } = await table()
    const line = await lineWith('players', 'Open Oxbow Bridge')
    await edit('players', line, 'The bridge is open.')
    for (const wanted of [ofSession, ofMission]) {
      expect(toldIn(await read(wanted, 'players'))).toContain('The bridge is open.')
      expect(toldIn(await read(wanted, 'gm'))).not.toContain('The bridge is open.')
    }
    await run('history.undo', {})
    expect(toldIn(await read(ofSession, 'players'))).not.toContain('The bridge is open.')
  })

  it('are left out, a fight’s among them, and put back as they were made', async () => {
    const { read, edit, lines, lineWith } = await table()
    const before = toldIn(await read(ofSession, 'players'))
    const { lines: all } = await lines('players')
    for (const { id } of all) await edit('players', id, '')
    const { timeline, fights } = await read(ofSession, 'players')
    expect(timeline).toEqual([])
    expect(fights.flatMap(({ story }) => story)).toEqual([])
    for (const { id } of all) await edit('players', id, null)
    expect(toldIn(await read(ofSession, 'players'))).toEqual(before)
    expect(await lineWith('players', 'Open Oxbow Bridge')).not.toBe('')
  })

  it('name the day where it begins, though its first line is left out', async () => {
    const { read, edit, lines } = await table()
    const { lines: all } = await lines('players')
    const days = ({ timeline }: Report) =>
      timeline.flatMap(({ scenes }) => scenes.flatMap(({ events }) => events.map(({ day }) => day)))
    expect(days(await read(ofSession, 'players')).slice(0, 2)).toEqual(['13 Thaw, year 410', ''])
    await edit('players', all[0]?.id ?? '', '')
    expect(days(await read(ofSession, 'players'))[0]).toBe('13 Thaw, year 410')
  })

  it('are refused where there is nothing to go back to, and as more than a line', async () => {
    const { call } = await table()
    const edited = async (input: { line: string; text: string | null }) => {
      const reply = await call('report.editLine', { audience: 'gm', ...input })
      return reply.ok ? null : reply.error.message.key
    }
    expect(await edited({ line: 'fact-1', text: null })).toBe('refusal.lineBuiltIn')
    expect(await edited({ line: 'fact-1', text: 'one\ntwo' })).toBe('invalid.input')
    expect(await edited({ line: 'note-1', text: 'x' })).toBe('invalid.input')
  })

  it('are found by the words they hold, their own words too, and come by pages', async () => {
    const { run, edit, lines, lineWith } = await table()
    await edit('gm', await lineWith('gm', 'Open Oxbow Bridge'), 'Nobody pays the toll.')
    expect((await lines('gm', 'pays THE toll')).lines).toMatchObject([
      { own: 'Nobody pays the toll.' },
    ])
    const all = await lines('gm')
    const page = await run('report.lines', { ...ofSession, audience: 'gm', from: 2, limit: 3 })
    expect(page.lines).toEqual(all.lines.slice(2, 5))
    expect(page.count).toBe(all.count)
  })
})
