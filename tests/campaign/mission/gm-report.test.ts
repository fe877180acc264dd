import { describe, expect, it } from 'vitest'
import { phrase } from '../../../src/shared/phrase'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'
import { missionId } from '../../support/mission'
import { allMissions } from '../../support/whole-lists'

const [brannoch, ysolt, maro, tamsin] = ['brannoch', 'ysolt', 'maro', 'tamsin'].map(
  (name) => `character-${name}`,
) as [string, string, string, string]

/** The mission with Tamsin, or Maro as well, never having been of it; all have reported. */
async function few(gone: readonly string[]) {
  const workspace = await sampleWorkspace()
  workspace.workspace.file.command(
    'test',
    () => phrase('test'),
    (write) => {
      for (const characterId of gone) {
        write.run('DELETE FROM participant WHERE character_id = @characterId', { characterId })
      }
    },
  )
  await workspace.run('mission.report', { missionId, outcome: 'uncertain' })
  const party = [brannoch, ysolt, maro].filter((id) => !gone.includes(id))
  for (const [place, from] of party.entries()) {
    const to = party[(place + 1) % party.length] ?? from
    await workspace.run('mission.giveReport', { missionId, from, to, value: 1 })
  }
  const roll = (characterId: string, dice: number[], picks: string[]) =>
    workspace.call('mission.roll', { missionId, characterId, dice, typed: true, picks })
  const giveOwn = (value: 1 | -1) =>
    workspace.run('mission.giveReport', { missionId, from: null, to: brannoch, value })
  return { ...workspace, roll, giveOwn }
}

describe('the report of the GM', () => {
  it.each([
    ['three', [tamsin]],
    ['two', [tamsin, maro]],
  ])('IF-065 IF-069 with %s players is waited for, and counts', async (_, gone) => {
    const { run, roll, giveOwn } = await few(gone)
    expect(await roll(brannoch, [4, 3], ['xp'])).toMatchObject({
      error: { message: { key: 'refusal.reportsOwed' } },
    })
    await giveOwn(-1)
    expect(await roll(brannoch, [4, 3], ['xp'])).toMatchObject({ ok: true })
    const missions = await allMissions({ run })
    const rolled = missions[0]?.participants.find(({ id }) => id === brannoch)?.roll
    // A companion's +1 and the GM's −1; an uncertain end adds nothing.
    expect(rolled).toMatchObject({ modifier: 0, total: 7, band: '7-9' })
  })

  it('IF-065 a second one takes the place of the first', async () => {
    const { run, giveOwn } = await few([tamsin])
    await giveOwn(-1)
    await giveOwn(1)
    const missions = await allMissions({ run })
    const own = missions[0]?.end.reports.filter(({ from }) => from === null)
    expect(own).toEqual([{ from: null, to: brannoch, value: 1 }])
  })

  it('IF-071 is heard by whoever picked that, and by nobody else', async () => {
    const { run, roll, giveOwn } = await few([tamsin])
    await giveOwn(-1)
    await roll(maro, [6, 6], ['learn', 'learn'])
    const heard = (characterId: string) => run('mission.learned', { missionId, characterId })
    expect(await heard(maro)).toEqual([
      { from: 'Maro', to: 'Brannoch', value: 1 },
      { from: 'Brannoch', to: 'Ysolt', value: 1 },
      { from: 'Ysolt', to: 'Maro', value: 1 },
      { from: null, to: 'Brannoch', value: -1 },
    ])
    expect(await heard(ysolt)).toEqual([{ from: 'Ysolt', to: 'Maro', value: 1 }])
  })

  it('IF-076 a closing roll with what goes with its picks is one step to undo', async () => {
    const { run, workspace, giveOwn } = await few([tamsin])
    await giveOwn(1)
    const before = content(workspace.file)
    await run('mission.roll', {
      ...{ missionId, characterId: ysolt, dice: [5, 5], typed: true },
      ...{ picks: ['spirit', 'xp'], clear: ['tainted'] },
    })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })
})
