import { describe, expect, it } from 'vitest'
import { missionInPlay } from '../../../src/campaign/mission/in-play'
import { sampleWorkspace } from '../../support/workspace'
import { missionId } from '../../support/mission'
import { told } from '../../support/fight/told'

const other = 'mission-boy'

async function playing() {
  const table = await sampleWorkspace()
  const now = () => table.workspace.file.read(missionInPlay).value
  const scene = (mission: string | null) =>
    table.workspace.file.command(
      'test.scene',
      () => ({ key: 'test' }),
      (write) => {
        write.run(
          `INSERT INTO session (id, number, started_at, first_day)
           VALUES ('evening', 1, @now, 0) ON CONFLICT DO NOTHING`,
          { now: write.now },
        )
        write.run('UPDATE scene SET ended_at = @now WHERE ended_at IS NULL', { now: write.now })
        write.run(
          `INSERT INTO scene (id, session_id, position, name, mission_id, started_at)
           VALUES (@id, 'evening', 0, 'At the ferry', @mission, @now)`,
          { id: write.newId(), mission, now: write.now },
        )
      },
    )
  return { ...table, now, scene }
}

describe('the mission that play belongs to', () => {
  it('is the only one under way', async () => {
    const { now, run } = await playing()
    expect(now()).toBe(missionId)
    expect(await run('mission.inPlay', {})).toBe(missionId)
  })

  it('is not known with two under way, and none when none is', async () => {
    const { now, run } = await playing()
    await run('mission.begin', { missionId: other })
    expect(now()).toBeNull()
    await run('mission.abandon', { missionId })
    expect(now()).toBe(other)
    await run('mission.abandon', { missionId: other })
    expect(now()).toBeNull()
  })

  it('is the running scene’s, however many are under way', async () => {
    const { now, run, scene } = await playing()
    await run('mission.begin', { missionId: other })
    scene(other)
    expect(now()).toBe(other)
    scene(missionId)
    expect(now()).toBe(missionId)
  })

  it('is the only one under way again where the scene has no mission', async () => {
    const { now, run, scene } = await playing()
    scene(null)
    expect(now()).toBe(missionId)
    await run('mission.begin', { missionId: other })
    expect(now()).toBeNull()
  })

  it('is not the running scene’s any more once that mission is over', async () => {
    const { now, run, scene } = await playing()
    await run('mission.begin', { missionId: other })
    scene(missionId)
    await run('mission.abandon', { missionId })
    expect(now()).toBe(other)
    await run('mission.abandon', { missionId: other })
    expect(now()).toBeNull()
  })

  it('is the one on the screen before the scene’s, while it is under way', async () => {
    const { run, scene } = await playing()
    const asked = (...wanted: string[]) => run('mission.inPlay', { wanted })
    expect(await asked(other)).toBe(missionId)
    await run('mission.begin', { missionId: other })
    expect(await asked(other)).toBe(other)
    scene(missionId)
    expect(await asked(other)).toBe(other)
    expect(await asked('gone', other)).toBe(other)
    await run('mission.abandon', { missionId: other })
    expect(await asked(other)).toBe(missionId)
  })

  it('is where a note goes that is written outside a fight', async () => {
    const { run, scene } = await playing()
    await run('mission.begin', { missionId: other })
    scene(other)
    await run('note.jot', { text: 'The boy hums' })
    const report = await run('report.read', { subject: 'mission', id: other, audience: 'gm' })
    expect(told(report).at(-1)?.text).toContain('The boy hums')
  })
})
