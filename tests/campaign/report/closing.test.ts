import { describe, expect, it } from 'vitest'
import { missionId } from '../../support/mission'
import { characterId } from '../../support/reports/report-evening'
import { eventsOf } from '../../support/reports/report-events'
import { sampleWorkspace } from '../../support/workspace'

type Run = Awaited<ReturnType<typeof sampleWorkspace>>['run']

const players = { subject: 'mission', id: missionId, audience: 'players' } as const

const member = { type: 'character' as const, id: characterId }
const fist = { system: 'iron-fist', member, missionId }

/** Everybody of the sample speaks well of the next, and the mission succeeds. */
async function reportAll(run: Run): Promise<void> {
  await run('mission.report', { missionId, outcome: 'success' })
  const company = ['brannoch', 'ysolt', 'maro', 'tamsin'].map((name) => `character-${name}`)
  for (const [index, from] of company.entries()) {
    const to = company[(index + 1) % 4] ?? ''
    await run('mission.giveReport', { missionId, from, to, value: 1 })
  }
}

describe('a players’ report of a mission that came to its end', () => {
  it('IF-071 tells nothing of what a closing roll cleared: as if none had been made', async () => {
    const { run } = await sampleWorkspace()
    await reportAll(run)
    await run('mission.roll', {
      ...{ missionId, characterId, dice: [4, 3], typed: true },
      ...{ picks: ['equipment'], clear: ['debt'] },
    })
    const report = await run('report.read', players)
    expect(report.isWithoutRolls).toBe(true)
    expect(JSON.stringify([report.timeline, report.harm])).not.toContain('Debt')
  })

  it('IF-117 tells a debility that was taken in place of harm, by Suffer Harm or by hand', async () => {
    const { run } = await sampleWorkspace()
    await run('move.confirm', {
      ...{ system: 'iron-fist', move: 'sufferHarm', missionId, given: { harm: 2 } },
      ...{ actor: member, dice: [], picks: [] },
      answers: { inPlace: 'A lame leg' },
    })
    await run('act.perform', { ...fist, act: 'takeDebility', input: { text: 'One eye' } })
    await reportAll(run)
    const report = await run('report.read', players)
    const told = eventsOf(report).map(({ text }) => text)
    expect(told).toContain('Maro bears a debility: A lame leg.')
    expect(told).toContain('Maro bears a debility: One eye.')
    expect(report.harm[0]?.gained).toEqual(
      ['A lame leg', 'One eye'].map((text) => `Debilities (Iron Fist): ${text}`),
    )
  })
})
