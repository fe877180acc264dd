import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleDesk } from '../../support/desk'

const missionId = 'mission-toll'
const four = ['brannoch', 'ysolt', 'maro', 'tamsin'].map((name) => `character-${name}`)

async function closedMission() {
  const table = await sampleDesk()
  const { run, answers, folder } = table
  const { missions } = await run('mission.list', {})
  const [objective] = missions[0]?.objectives ?? []
  await run('mission.setObjective', { objectiveId: objective?.id ?? '', state: 'reached' })
  const [front] = await run('front.list', {})
  const portentId = front?.dangers[0]?.portents[0]?.id ?? ''
  const cause = 'SECRET-CAUSE: nobody watched the *river*'
  await run('front.tickPortent', { portentId, how: 'prescriptive', cause })
  await run('mission.report', { missionId, outcome: 'success' })
  for (const [index, from] of four.entries()) {
    const to = four[(index + 1) % four.length] ?? ''
    await run('mission.giveReport', { missionId, from, to, value: index === 0 ? -1 : 1 })
  }
  for (const characterId of four) {
    await run('mission.roll', { missionId, characterId, dice: [4, 3], typed: true, picks: ['xp'] })
  }
  await run('mission.close', { missionId })
  const written = async (audience: 'gm' | 'players') => {
    answers.saveTo = join(folder, `${audience}.md`)
    const path = await run('report.export', { missionId, audience })
    return readFileSync(path ?? '', 'utf8')
  }
  return { ...table, written, portent: front?.dangers[0]?.portents[0]?.text ?? '' }
}

describe('a mission report', () => {
  it('tells the GM what happened, and each modifier with its terms', async () => {
    const { written } = await closedMission()
    const text = await written('gm')
    expect(text).toContain('# Bring back the toll')
    expect(text).toContain('**Outcome:** success')
    expect(text).toContain('SECRET-CAUSE: nobody watched the \\*river\\*')
    expect(text).toMatch(/Closing roll 9 \(7-9\), modifier \+2 \(.+ \+1, .+ \+1\)/)
    expect(text).not.toMatch(/[{}]|undefined|\bfact\.|ironFist\./)
    expect(text).toMatchSnapshot()
  })

  it('tells players nothing that is secret: no report, no front, no terms (eom.secrecy)', async () => {
    const { written, portent } = await closedMission()
    const text = await written('players')
    expect(text).toContain('Closing roll 9 (7-9), modifier +2\n')
    for (const secret of ['SECRET-CAUSE', portent, 'eport from', 'Portent']) {
      expect(text).not.toContain(secret)
    }
    expect(text).toMatchSnapshot()
  })

  it('leaves out what was undone', async () => {
    const { run, written } = await closedMission()
    await run('history.goTo', { batchId: 1 })
    const text = await written('gm')
    expect(text).not.toContain('SECRET-CAUSE')
    expect(text).toContain('Reached:')
  })
})
