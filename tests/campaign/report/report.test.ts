import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { closeMission, missionId } from '../../support/mission'
import { eventsOf } from '../../support/reports/report-events'
import {
  byHand,
  characterId,
  record,
  reportEvening,
  sessionId,
} from '../../support/reports/report-evening'
import { knownSystem } from '../../../src/campaign/sheet/sheets'
import { fieldGaps } from '../../../src/campaign/sheet/field'
import { allFronts } from '../../support/whole-lists'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>
const mission = { subject: 'mission', id: missionId } as const

async function tickPortent({ run }: Table, frontAt = 0): Promise<string> {
  const fronts = await allFronts({ run })
  const [portent] = fronts[frontAt]?.dangers.flatMap((danger) => danger.portents) ?? []
  const cause = 'Nobody watched the *river*'
  await run('front.tickPortent', { portentId: portent?.id ?? '', how: 'prescriptive', cause })
  return portent?.text ?? ''
}

describe('a report', () => {
  it('counts the same days of a character for the game master and for the players', async () => {
    const { run } = await reportEvening()
    await run('calendar.advance', { amount: 3, unit: 'days', doing: 'rest' })
    await run('character.edit', { characterId, secret: 'Owes the ferryman' })
    const days = async (audience: 'gm' | 'players') =>
      (await run('report.read', { subject: 'character', id: characterId, audience })).days
    expect(await days('gm')).toBe(await days('players'))
    expect(await days('gm')).not.toBe('')
  })

  it('tells the days of a session that still runs up to the one it has come to', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId: id } = await run('session.start', { name: '', absent: [] })
    const days = async () => {
      const report = await run('report.read', { subject: 'session', id, audience: 'gm' })
      return report.sessions[0]?.days ?? ''
    }
    await run('calendar.advance', { amount: 1, unit: 'days', doing: 'rest' })
    await run('calendar.advance', { amount: 2, unit: 'days', doing: 'rest' })
    const running = await days()
    expect(running).toMatch(/ to |–|−/)
    await run('session.end', {})
    expect(await days()).toBe(running)
  })

  it('IF-118 tells a debility once as an event, once as a mark, and figures apart', async () => {
    const { run } = await reportEvening()
    for (const audience of ['gm', 'players'] as const) {
      const report = await run('report.read', { ...mission, audience })
      const texts = eventsOf(report).map(({ text }) => text)
      expect(texts.filter((text) => text.includes('A lame leg'))).toEqual([
        'Maro bears a debility: A lame leg.',
      ])
      expect(texts.join()).not.toContain('Maro: Health')
      const maro = report.harm.find(({ name }) => name === 'Maro')
      expect(maro).toMatchObject({ gained: ['Debilities (Iron Fist): A lame leg'] })
      expect(maro?.figures.filter(({ label }) => !label.startsWith('XP'))).toMatchObject([
        { label: 'Wounds (Cold Iron)', from: '0', to: '3' },
        { label: 'Health (Iron Fist)', from: '1', to: '−3' },
      ])
      expect(report.rolls.flatMap(({ changes }) => changes).join()).not.toContain('lame')
    }
  })

  it('IF-071 IF-076 tells what a closing roll did beside the roll, and how it left the sheet', async () => {
    const { run } = await sampleWorkspace()
    await run('mission.report', { missionId, outcome: 'success' })
    const company = ['brannoch', 'ysolt', 'maro', 'tamsin'].map((name) => `character-${name}`)
    for (const [index, from] of company.entries()) {
      const to = company[(index + 1) % 4] ?? ''
      await run('mission.giveReport', { missionId, from, to, value: 1 })
    }
    await run('mission.roll', {
      ...{ missionId, characterId, dice: [4, 3], typed: true },
      ...{ picks: ['equipment'], clear: ['debt'] },
    })
    const report = await run('report.read', { ...mission, audience: 'gm' })
    expect(JSON.stringify(report.timeline)).not.toContain('Debt')
    // All of it: report and sheet agree.
    expect(report.harm).toMatchObject([
      {
        name: 'Maro',
        figures: [{ label: 'Equipment (Iron Fist)', from: '−1', to: '0' }],
        lost: ['Conditions (Iron Fist): Debt'],
      },
    ])
    expect(report.rolls[0]?.changes).toContain('Maro is free of a condition: Debt.')
  })

  it('IF-071 tells a counter as the closing roll left it, so that report and sheet agree', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const { field } = fieldGaps(knownSystem('iron-fist'), 'counters.equipment')
    const maro = { type: 'character' as const, id: characterId, name: 'Maro' }
    const lost = { kind: 'sheet.changed', secret: false, about: [maro], from: 1, to: -1 }
    record(table, [{ ...lost, with: { field } }], { missionId })
    await run('mission.report', { missionId, outcome: 'success' })
    const company = ['brannoch', 'ysolt', 'maro', 'tamsin'].map((name) => `character-${name}`)
    for (const [index, from] of company.entries()) {
      const to = company[(index + 1) % 4] ?? ''
      await run('mission.giveReport', { missionId, from, to, value: 1 })
    }
    await run('mission.roll', {
      ...{ missionId, characterId, dice: [4, 3], typed: true, picks: ['equipment'] },
    })
    const { harm, rolls } = await run('report.read', { ...mission, audience: 'gm' })
    expect(rolls[0]?.changes).toEqual(['Equipment +1, now 0'])
    expect(harm).toMatchObject([
      { name: 'Maro', figures: [{ label: 'Equipment (Iron Fist)', from: '1', to: '0' }] },
    ])
    // Players read what it was without the roll, and that it is so: a figure of the roll tells a pick.
    const theirs = await run('report.read', { ...mission, audience: 'players' })
    expect(theirs).toMatchObject({
      isWithoutRolls: true,
      harm: [{ name: 'Maro', figures: [{ label: 'Equipment (Iron Fist)', from: '1', to: '−1' }] }],
    })
  })

  it('leaves out what was undone', async () => {
    const table = await sampleWorkspace()
    await tickPortent(table)
    const fronts = async () =>
      (await table.run('report.read', { ...mission, audience: 'gm' })).fronts.length
    await closeMission(table)
    while ((await table.run('history.list', {})).batches.some(({ state }) => state === 'done')) {
      if (!(await table.run('history.undo', {}))) break
    }
    expect(await fronts()).toBe(0)
  })

  it('takes only what moved on its own front, and only while it ran', async () => {
    const table = await sampleWorkspace()
    const early = await tickPortent(table)
    await table.run('mission.setObjective', { objectiveId: 'objective-bridge', state: 'reached' })
    byHand(table, (write) => {
      write.run(
        `INSERT INTO front (id, position, name, kind) VALUES ('other', 9, 'Another front', 'campaign')`,
      )
    })
    const other = { type: 'front' as const, id: 'other', name: 'Another front' }
    const own = { type: 'front' as const, id: 'front-drowned-bell', name: 'The Drowned Bell' }
    const moved = { kind: 'portent.cameTrue', secret: true, with: { why: 'here' } }
    record(table, [
      { ...moved, about: [{ ...other }] },
      { ...moved, about: [{ ...own }] },
    ])
    await closeMission(table)
    record(table, [{ ...moved, about: [{ ...own }], with: { why: 'after the end' } }])
    const { fronts } = await table.run('report.read', { ...mission, audience: 'gm' })
    expect(fronts).toMatchObject([{ name: 'The Drowned Bell' }])
    expect(fronts.flatMap(({ moves }) => moves)).toHaveLength(2)
    expect(JSON.stringify(fronts)).toContain(early)
    expect(JSON.stringify(fronts)).not.toContain('after the end')
  })

  it('adds up what a mission pays, with its sources, and hides what is secret of it', async () => {
    const { run } = await reportEvening()
    const gm = await run('report.read', { ...mission, audience: 'gm' })
    expect(gm.rewards.map(({ total, unit }) => `${total} ${unit}`)).toEqual([
      '75 silver',
      '40 gold',
    ])
    expect(gm.rewards[0]?.lines.map(({ source }) => source)).toEqual(['Orsel Wend', 'the ferry'])
    const players = await run('report.read', { ...mission, audience: 'players' })
    expect(players.rewards.map(({ unit }) => unit)).toEqual(['silver'])
  })

  it('is grouped by evening and scene; what scenes are called stays with the game master', async () => {
    const { run } = await reportEvening()
    const session = { subject: 'session', id: sessionId } as const
    const gm = await run('report.read', { ...session, audience: 'gm' })
    expect(gm.title).toBe('Session 1: The bridge')
    // The title of the evening stands above all of it, and only there.
    expect(gm.timeline.map(({ title }) => title)).toEqual([''])
    expect(gm.timeline[0]?.scenes.map(({ name }) => name)).toEqual(['Where Wend hides'])
    expect(gm.sessions[0]).toMatchObject({ absent: ['Tamsin'], summary: ['Wend lied to them.'] })
    expect(gm.days).toBe('13 Thaw to 2 Hay, year 410')
    const players = await run('report.read', { ...session, audience: 'players' })
    expect(players.timeline[0]?.scenes.map(({ name }) => name)).toEqual([''])
    expect(players.sessions[0]?.summary).toEqual([])
    expect(eventsOf(players).length).toBeLessThan(eventsOf(gm).length)
  })

  it('tells no figure that a rest has taken away whole, but one that it left', async () => {
    const table = await reportEvening()
    const about = [{ type: 'character' as const, id: characterId, name: 'Maro' }]
    const rested = (from: number, to: number, figure: string) => ({
      ...{ kind: 'condition.changed', secret: false, about, from, to, with: { figure } },
      cause: { key: 'cause.rest' },
    })
    record(table, [rested(2, 0, 'Weariness'), rested(4, 1, 'Bruises')], { missionId })
    const { harm } = await table.run('report.read', { ...mission, audience: 'players' })
    const labels = harm.flatMap(({ figures }) => figures.map(({ label }) => label))
    expect(labels).toContain('Bruises')
    expect(labels).not.toContain('Weariness')
  })

  it('of a character holds what was about that character alone', async () => {
    const { run } = await reportEvening()
    const wanted = { subject: 'character', id: characterId, audience: 'gm' } as const
    const report = await run('report.read', wanted)
    expect(report.people.map(({ name }) => name)).toEqual(['Maro'])
    expect(report.rolls.map(({ name }) => name)).toEqual(['Maro'])
    expect(report.milestones).toMatchObject([{ deed: 'Rang the bell at noon', isAwarded: true }])
    expect(report.harm.map(({ name }) => name)).toEqual(['Maro'])
    expect(eventsOf(report).every(({ text }) => text.includes('Maro'))).toBe(true)
  })

  it('is refused for what is gone', async () => {
    const { call } = await sampleWorkspace()
    for (const subject of ['mission', 'session', 'character'] as const) {
      const reply = await call('report.read', { subject, id: 'gone', audience: 'gm' })
      expect(reply).toMatchObject({ ok: false, error: { message: { key: 'refusal.gone' } } })
    }
  })
})

describe('a saved report', () => {
  const file = { ...mission, audience: 'gm', format: 'md' } as const

  it('leaves what stood there before when it cannot be written, and says so', async () => {
    const { call, answers, folder } = await sampleWorkspace()
    answers.saveTo = join(folder, 'nowhere', 'report.md')
    const reply = await call('report.export', file)
    expect(reply).toMatchObject({
      ok: false,
      error: { code: 'failed', message: { key: 'trouble.reportNotSaved' } },
    })
    // A folder stands where the file should go: it cannot be replaced, and nothing is left beside it.
    mkdirSync(join(folder, 'taken.md'))
    answers.saveTo = join(folder, 'taken.md')
    expect(await call('report.export', file)).toMatchObject({ ok: false })
    expect(existsSync(join(folder, 'taken.md.part'))).toBe(false)
  })

  it('goes only into a folder that was chosen, and replaces nothing there', async () => {
    const { call, run, answers, folder } = await sampleWorkspace()
    const early = await call('report.exportInto', { ...file, folder })
    expect(early).toMatchObject({ ok: false, error: { code: 'refused' } })
    answers.saveTo = folder
    expect(await run('report.chooseFolder', {})).toBe(folder)
    writeFileSync(join(folder, 'Bring back the toll (GM).md'), 'mine')
    const path = await run('report.exportInto', { ...file, folder })
    expect(path).toBe(join(folder, 'Bring back the toll (GM) (2).md'))
    expect(readFileSync(join(folder, 'Bring back the toll (GM).md'), 'utf8')).toBe('mine')
  })

  it('is not saved when the dialog is called off', async () => {
    const { run, answers } = await sampleWorkspace()
    answers.saveTo = undefined
    expect(await run('report.export', file)).toBeNull()
    expect(await run('report.chooseFolder', {})).toBeNull()
  })
})
