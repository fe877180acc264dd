import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { fighting } from '../../support/fight/fight'
import { missionId } from '../../support/mission'
import { bridgeFight } from '../../support/fight/short-fight'
import { told } from '../../support/fight/told'
import { allMissions } from '../../support/whole-lists'

const draft = 'mission-boy'
const no = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })

async function living() {
  const table = await sampleWorkspace()
  const status = async (id: string) => {
    const missions = await allMissions(table)
    const { status, outcome } = missions.find((each) => each.id === id) ?? {}
    return [status, outcome]
  }
  return { ...table, status }
}

describe('the life of a mission', () => {
  it('goes from a draft through the briefing, and tells of each step', async () => {
    const { run, call, status } = await living()
    await run('mission.brief', { missionId: draft })
    expect(await status(draft)).toEqual(['briefed', null])
    expect(await call('mission.brief', { missionId: draft })).toMatchObject(
      no('refusal.missionNotThere'),
    )
    await run('mission.begin', { missionId: draft })
    expect(await status(draft)).toEqual(['underWay', null])
    const kinds = (await run('journal.recent', { limit: 2 })).map(({ fact }) => fact.kind)
    expect(kinds).toEqual(['mission.begun', 'mission.briefed'])
  })

  it('IF-063 ends at once when it is given up: no reports, no rolls, and a report that says so', async () => {
    const { run, call, status } = await living()
    await run('mission.abandon', { missionId, why: 'The road is gone' })
    expect(await status(missionId)).toEqual(['closed', 'abandoned'])
    const [who, whom] = ['character-maro', 'character-ysolt']
    expect(
      await call('mission.giveReport', { missionId, from: who, to: whom, value: 1 }),
    ).toMatchObject(no('refusal.notReporting'))
    const report = await run('report.read', {
      subject: 'mission',
      id: missionId,
      audience: 'players',
    })
    expect(report.missions.map(({ outcome }) => outcome)).toEqual(['abandoned'])
    const last = told(report).at(-1)
    expect(last?.kind).toBe('mission.abandoned')
    expect(last?.text).toContain('The road is gone')
    await run('history.undo', {})
    expect(await status(missionId)).toEqual(['underWay', null])
  })

  it('is given up neither as a draft nor after its report', async () => {
    const { run, call } = await living()
    const refused = no('refusal.missionNotThere')
    expect(await call('mission.abandon', { missionId: draft })).toMatchObject(refused)
    await run('mission.report', { missionId, outcome: 'failure' })
    expect(await call('mission.abandon', { missionId })).toMatchObject(refused)
  })
})

describe('the casualties of a mission', () => {
  it('are those who lay on the ground when its fights ended, and nobody while they last', async () => {
    const table = await living()
    const joss = 'combatant-joss'
    const { act } = fighting(table, bridgeFight)
    await act({ type: 'fight.begin' })
    await act({ type: 'damage', combatantId: joss, points: 200, kind: 'real' })
    const casualties = () => table.run('mission.casualties', { missionId })
    expect(await casualties()).toEqual([])
    await act({ type: 'fight.end' })
    expect(await casualties()).toMatchObject([
      { id: joss, side: 'foe', encounterId: bridgeFight, dead: false, turn: 1 },
    ])
  })
})
