import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { api } from '../../support/api'
import { words } from '../../../src/campaign/words'
import { answer } from '../../../src/campaign/workspace/answer'
import { sampleWorkspace } from '../../support/workspace'
import { missionId } from '../../support/mission'
import { eventsOf } from '../../support/reports/report-events'
import { allMissions } from '../../support/whole-lists'

const four = ['brannoch', 'ysolt', 'maro', 'tamsin'].map((name) => `character-${name}`)
const [brannoch = '', ysolt = '', maro = ''] = four

/** Everyone reports on the next one; Brannoch's is the only bad word, and it falls on Ysolt. */
async function reported() {
  const table = await sampleWorkspace()
  const { run } = table
  await run('mission.report', { missionId, outcome: 'failure' })
  for (const [index, from] of four.entries()) {
    const to = four[(index + 1) % four.length] ?? ''
    await run('mission.giveReport', { missionId, from, to, value: index === 0 ? -1 : 1 })
  }
  const roll = (characterId: string, dice: number[], picks: string[]) =>
    run('mission.roll', { missionId, characterId, dice, typed: true, picks })
  return { ...table, roll }
}

const report = { subject: 'mission', id: missionId } as const

describe('the confidential reports', () => {
  it('IF-064 no window of the players is told anything of them', async () => {
    const { workspace, roll } = await reported()
    await roll(ysolt, [1, 1], [])
    await roll(maro, [6, 6], ['learn', 'xp'])
    const open = Object.entries(api).filter(([, { windows }]) => windows.includes('player'))
    expect(open.map(([name]) => name)).toContain('playerView.now')
    const shut = Object.keys(api).filter((name) => name.startsWith('mission.'))
    for (const name of shut) {
      const input = { missionId, characterId: maro }
      const reply = await answer(workspace, 'player', name, input)
      expect(reply, name).toMatchObject({
        ok: false,
        error: { message: { key: 'invalid.notThisWindow' } },
      })
    }
    const seen = JSON.stringify(await answer(workspace, 'player', 'playerView.now', {}))
    expect(seen).not.toMatch(/report|ending|modifier|character-/i)
  })

  it('IF-064 IF-069 IF-071 the report for players holds no closing roll, and not a word of the votes', async () => {
    const { run, roll, answers, folder } = await reported()
    await roll(ysolt, [1, 1], [])
    await roll(maro, [6, 6], ['learn', 'xp'])
    const players = await run('report.read', { ...report, audience: 'players' })
    expect(players.rolls).toEqual([])
    expect(JSON.stringify(players)).not.toMatch(
      /IF-064|IF-065|companion|resent|endOfMission\.term/i,
    )
    answers.saveTo = join(folder, 'players.md')
    const path = await run('report.export', { ...report, audience: 'players', format: 'md' })
    expect(readFileSync(path ?? '', 'utf8')).not.toMatch(/report on|companion|holds this mission/i)
    const gm = await run('report.read', { ...report, audience: 'gm' })
    expect(gm.rolls[0]?.terms.map(({ rule }) => rule)).toContain('IF-064')
  })

  it('IF-064 the history and the journal name no vote', async () => {
    const { run } = await reported()
    const history = JSON.stringify(await run('history.list', {}))
    expect(history).toContain('history.giveReport')
    expect(history).not.toMatch(/"value"/)
  })

  it('IF-071 a character knows their own report, and by a pick the others', async () => {
    const { run, roll } = await reported()
    const knows = (characterId: string) => run('mission.learned', { missionId, characterId })
    expect(await knows(maro)).toEqual([{ from: 'Maro', to: 'Tamsin', value: 1 }])
    await roll(maro, [6, 6], ['learn', 'xp'])
    expect(await knows(maro)).toHaveLength(4)
    expect(await knows(maro)).toContainEqual({ from: 'Brannoch', to: 'Ysolt', value: -1 })
    expect(await knows(brannoch)).toEqual([{ from: 'Brannoch', to: 'Ysolt', value: -1 }])
  })
})

/** What would give a vote away: a figure of one, who it was about, or that somebody spoke. */
const telling = /[+−-]1\b|companion|report on|against|speaks? for|IF-064|IF-065/i

describe('no word of the votes', () => {
  async function rolled() {
    const table = await reported()
    await table.roll(ysolt, [1, 1], [])
    await table.roll(maro, [6, 6], ['learn', 'xp'])
    await table.run('mission.learned', { missionId, characterId: maro })
    return table
  }

  it('IF-064 stands on the buttons that undo and redo, or in the history', async () => {
    const { run } = await rolled()
    const said = async () => (await run('history.list', {})).batches.map(({ label }) => label)
    const given = (await said()).filter(({ key }) => key === 'history.giveReport')
    expect(given).toEqual(four.map(() => ({ key: 'history.giveReport' })))
    for (const label of await said()) expect(words.say(label)).not.toMatch(telling)
    await run('history.undo', {})
    for (const label of await said()) expect(words.say(label)).not.toMatch(telling)
  })

  it('IF-064 stands in the status line, whatever fact is the newest', async () => {
    const { run } = await rolled()
    const journal = await run('journal.recent', { limit: 500 })
    const facts = journal.filter(({ fact }) => fact.kind.startsWith('mission.'))
    expect(facts.length).toBeGreaterThan(4)
    const lines = facts.filter(({ fact }) => fact.kind !== 'mission.resented')
    for (const { fact } of lines)
      expect(words.tell(fact)).not.toMatch(/companion|report on|against/i)
  })

  it('IF-064 IF-069 is in the public facts of the journal: their sums are secret', async () => {
    const { run } = await rolled()
    const journal = await run('journal.recent', { limit: 500 })
    const open = journal.filter(({ fact }) => !fact.secret)
    expect(open.map(({ fact }) => fact.kind)).toContain('mission.rolled')
    expect(JSON.stringify(open)).not.toMatch(/"terms"|IF-064|IF-065|endOfMission\.term|resented/)
  })

  it('IF-064 reaches the players’ window by any question it may ask', async () => {
    const { workspace } = await rolled()
    for (const name of Object.keys(api)) {
      const reply = await answer(workspace, 'player', name, {})
      if (!reply.ok) continue
      expect(JSON.stringify(reply.value), name).not.toMatch(telling)
      expect(JSON.stringify(reply.value), name).not.toMatch(/Ysolt|Maro|Brannoch|Tamsin/)
    }
  })

  it('IF-064 is in the report for players: the outcome is all it tells', async () => {
    const { run } = await rolled()
    const told = await run('report.read', { ...report, audience: 'players' })
    const kinds = eventsOf(told).map(({ kind }) => kind)
    expect(kinds).toEqual(['mission.reported'])
    expect(told.rolls).toEqual([])
    expect(told.votes).toEqual([])
  })
})

describe('the closing rolls', () => {
  it('IF-070 a 6- is resented: the roll and a secret fact name who by', async () => {
    const { run, roll } = await reported()
    await roll(ysolt, [1, 1], [])
    const gm = await run('report.read', { ...report, audience: 'gm' })
    const told = eventsOf(gm).filter(({ kind }) => kind === 'mission.resented')
    const missions = await allMissions({ run })
    const mission = missions.find(({ id }) => id === missionId)
    expect(told).toMatchObject([{ isSecret: true }])
    expect(told[0]?.text).toContain(`${mission?.client} holds this mission against`)
    const who = mission?.participants.find(({ id }) => id === ysolt)
    expect(who?.roll).toMatchObject({ band: '6-', resentedBy: mission?.client })
    await run('mission.roll', {
      ...{ missionId, characterId: brannoch, dice: [1, 1], typed: true, picks: [] },
      resentedBy: 'The Bell Cult',
    })
    const again = await run('report.read', { ...report, audience: 'gm' })
    const last = eventsOf(again).findLast(({ kind }) => kind === 'mission.resented')
    expect(last?.text).toContain('The Bell Cult holds this mission against')
    const owed = await run('inbox.list', {})
    expect(owed.map(({ cause }) => cause)).toEqual([
      { key: 'cause.resented', with: { by: mission?.client } },
      { key: 'cause.resented', with: { by: 'The Bell Cult' } },
    ])
    expect(owed.map(({ due, about: [one] }) => [due, one?.name])).toEqual([
      ['standard', 'Ysolt'],
      ['standard', 'Brannoch'],
    ])
  })

  it('IF-064 IF-065 IF-069 refuse a roll too early, a second one, and a report out of turn', async () => {
    const { run, call } = await sampleWorkspace()
    await run('mission.report', { missionId, outcome: 'success' })
    const roll = (characterId: string) =>
      call('mission.roll', { missionId, characterId, dice: [4, 3], typed: true, picks: ['xp'] })
    const no = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })
    expect(await roll(maro)).toMatchObject(no('refusal.reportsOwed'))
    const gm = { missionId, from: null, to: maro, value: 1 as const }
    expect(await call('mission.giveReport', gm)).toMatchObject(no('refusal.gmReportNotDue'))
    for (const [index, from] of four.entries()) {
      const to = four[(index + 1) % four.length] ?? ''
      await run('mission.giveReport', { missionId, from, to, value: 1 })
    }
    // A total without its dice is no roll, as with any other move.
    for (const dice of [[], [4], [4, 3, 1]]) {
      const answered = await call('mission.roll', {
        ...{ missionId, characterId: maro, dice, typed: true, picks: [] },
      })
      expect(answered).toMatchObject({
        error: { code: 'invalid', message: { key: 'runner.refused.dice', with: { count: 2 } } },
      })
    }
    expect(await roll(maro)).toMatchObject({ ok: true })
    expect(await roll(maro)).toMatchObject(no('refusal.alreadyRolled'))
    const late = { missionId, from: maro, to: ysolt, value: 1 as const }
    expect(await call('mission.giveReport', late)).toMatchObject(no('refusal.rollsBegan'))
  })
})
