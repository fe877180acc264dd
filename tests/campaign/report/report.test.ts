import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleDesk } from '../../support/desk'
import { closeMission, missionId } from '../../support/mission'

type Table = Awaited<ReturnType<typeof sampleDesk>>

async function tickPortent({ run }: Table): Promise<string> {
  const [front] = await run('front.list', {})
  const [portent] = front?.dangers.flatMap((danger) => danger.portents) ?? []
  const cause = 'SECRET-CAUSE: nobody watched the *river*'
  await run('front.tickPortent', { portentId: portent?.id ?? '', how: 'prescriptive', cause })
  return portent?.text ?? ''
}

async function reachObjective({ run }: Table): Promise<void> {
  const { missions } = await run('mission.list', {})
  const [objective] = missions.flatMap((mission) => mission.objectives)
  await run('mission.setObjective', { objectiveId: objective?.id ?? '', state: 'reached' })
}

async function closedMission() {
  const table = await sampleDesk()
  const { run, answers, folder } = table
  await reachObjective(table)
  const portent = await tickPortent(table)
  await closeMission(table)
  const written = async (audience: 'gm' | 'players') => {
    answers.saveTo = join(folder, `${audience}.md`)
    return readFileSync((await run('report.export', { missionId, audience })) ?? '', 'utf8')
  }
  return { ...table, written, portent }
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

  it('IF-118 tells whom a debility marked, once, and no figure of it', async () => {
    const table = await sampleDesk()
    const { run, answers, folder } = table
    await run('move.confirm', {
      ...{ system: 'iron-fist', move: 'sufferHarm', missionId, given: { harm: 4 } },
      actor: { type: 'character', id: 'character-maro' },
      target: { type: 'character', id: 'character-brannoch' },
      ...{ dice: [5, 4], picks: ['debility'], answers: { debility: 'A lame leg' } },
    })
    await closeMission(table)
    for (const audience of ['gm', 'players'] as const) {
      answers.saveTo = join(folder, `${audience}.md`)
      const path = (await run('report.export', { missionId, audience })) ?? ''
      const [story, home] = readFileSync(path, 'utf8').split('## What each took home')
      expect(story?.match(/- Maro: Debilities from – to A lame leg/g)).toHaveLength(1)
      expect(story).not.toContain('Health')
      expect(home).not.toContain('A lame leg')
    }
  })

  it('tells what a closing roll clears beside the roll alone (IF-076)', async () => {
    const table = await sampleDesk()
    const { run, answers, folder } = table
    await run('mission.report', { missionId, outcome: 'success' })
    const others = ['character-ysolt', 'character-maro', 'character-tamsin', 'character-brannoch']
    const company = ['character-brannoch', ...others.slice(0, 3)]
    for (const [index, from] of company.entries()) {
      await run('mission.giveReport', { missionId, from, to: others[index] ?? '', value: 1 })
    }
    await run('mission.roll', {
      ...{ missionId, characterId: 'character-maro', dice: [4, 3], typed: true },
      ...{ picks: ['equipment'], clear: ['debt'] },
    })
    answers.saveTo = join(folder, 'report.md')
    const path = (await run('report.export', { missionId, audience: 'gm' })) ?? ''
    const [story, home] = readFileSync(path, 'utf8').split('## What each took home')
    expect(story).not.toContain('Debt')
    expect(home).toContain('Maro: Conditions from Debt to –')
  })

  it('leaves out what was undone', async () => {
    const { run, written } = await closedMission()
    await run('history.goTo', { batchId: 1 })
    const text = await written('gm')
    expect(text).not.toContain('SECRET-CAUSE')
    expect(text).toContain('Reached:')
  })
})
