import { expect, it } from 'vitest'
import { answer } from '../../../src/campaign/workspace/answer'
import { closeMission, missionId } from '../../support/mission'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'

it('a mission that is over is shown as players know it, where none is being played', async () => {
  const table = await sampleWorkspace()
  const { run, call, workspace } = table
  const seen = async () => {
    const reply = await answer(workspace, 'player', 'playerView.stage', {})
    if (!reply.ok) throw new Error(reply.error.message.key)
    return reply.value as Record<string, unknown>
  }
  await run('mission.setObjectiveSecret', { objectiveId: 'objective-chest', secret: true })
  await run('playerView.show', { stage: { kind: 'mission' } })
  expect(await seen()).toMatchObject({ outcome: null })
  expect((await seen())['figures']).not.toEqual([])
  await closeMission(table)
  await run('playerView.show', { stage: { kind: 'curtain' } })
  await run('playerView.show', { stage: { kind: 'mission' } })
  const mission = await seen()
  expect(mission).toMatchObject({ name: 'Bring back the toll', outcome: 'success', figures: [] })
  // Neither a reward, nor a report, nor what a closing roll brought, nor what is kept back.
  expect(Object.keys(mission).toSorted()).toEqual([
    ...['brief', 'client', 'deadline', 'figures', 'kind', 'name', 'objectives', 'outcome'],
  ])
  expect(JSON.stringify(mission)).not.toContain('Find the toll chest')
  // One that is played takes its place again.
  const made = await run('mission.create', { name: 'A voice for Fenn' } as never)
  await run('mission.brief', made)
  expect(await seen()).toMatchObject({ name: 'Bring back the toll' })
  await run('mission.begin', made)
  expect(await seen()).toMatchObject({ name: 'A voice for Fenn', outcome: null })
  expect(await call('playerView.show', { stage: { kind: 'mission', missionId } })).toMatchObject({
    ok: true,
  })
})

it('one that was given up is shown so; where none was ever played, that is said', async () => {
  const { run, call } = await sampleWorkspace()
  await run('mission.abandon', { missionId, why: '' })
  const stage = { kind: 'mission' } as const
  expect(await call('playerView.show', { stage })).toMatchObject({ ok: true })
  expect(await run('playerView.stage', {})).toMatchObject({ outcome: 'abandoned', figures: [] })
  const fresh = testWorkspace()
  fresh.answers.saveTo = `${fresh.folder}/fresh.irontable`
  await fresh.run('file.create', { name: 'Fresh', systems: ['iron-fist'] })
  expect(await fresh.call('playerView.show', { stage })).toMatchObject({
    error: { message: { key: 'refusal.noMissionInPlay' } },
  })
})
