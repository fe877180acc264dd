import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const system = 'dungeon-world'
const goblin = { hp: 2, maxHp: 3, count: 6, armor: 1 }

async function table() {
  const { run, call, workspace } = await sampleWorkspace()
  const { npcId } = await run('npc.create', { name: 'Goblins', sheets: { [system]: goblin } })
  const { missionId } = await run('mission.create', { name: 'The mill' })
  await run('mission.setCast', { missionId, npcId, note: 'in the loft' })
  await run('sceneBoard.place', { whom: [{ npcId }] })
  return { run, call, workspace, npcId, missionId }
}

describe('a group of the cast', () => {
  it('DW-007: is split, stands wherever it stood, and is one again; undone and done again', async () => {
    const { run, workspace, npcId } = await table()
    const before = content(workspace.file)
    const part = await run('npc.split', { npcId, system, count: 2 })
    const [stay, go] = await run('npc.byId', { ids: [npcId, part.npcId] })
    expect(stay?.sheets[system]).toMatchObject({ hp: 2, count: 4 })
    expect(go).toMatchObject({ name: 'Goblins 2', sheets: { [system]: { hp: 3, count: 2 } } })
    const places = async (id: string) =>
      (await run('cast.references', { member: { type: 'npc', id } })).map(({ what }) => what)
    expect(await places(part.npcId)).toEqual(await places(npcId))
    expect(await places(part.npcId)).toEqual(expect.arrayContaining(['mission', 'scene']))
    const { standing, alike } = await run('npc.group', { npcId, system })
    expect({ standing, alike }).toEqual({
      standing: 4,
      alike: [{ id: part.npcId, name: 'Goblins 2', standing: 2 }],
    })
    await run('npc.join', { npcId, otherId: part.npcId, system })
    const [whole, gone] = await run('npc.byId', { ids: [npcId, part.npcId] })
    expect(whole?.sheets[system]).toMatchObject({ hp: 2, count: 6 })
    expect(gone?.isAway).toBe(true)
    const after = content(workspace.file)
    await run('history.undo', {})
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    await run('history.redo', {})
    await run('history.redo', {})
    expect(content(workspace.file)).toEqual(after)
  })

  it('DW-007: keeps somebody, takes only its like, and never itself', async () => {
    const { run, call, npcId } = await table()
    const refused = (key: string) => ({ error: { code: 'refused', message: { key } } })
    expect(await call('npc.split', { npcId, system, count: 6 })).toMatchObject(
      refused('refusal.npcGroup.tooFew'),
    )
    const { npcId: ogre } = await run('npc.create', { name: 'Ogre', sheets: { [system]: {} } })
    expect(await call('npc.join', { npcId, otherId: ogre, system })).toMatchObject(
      refused('refusal.npcGroup.other'),
    )
    expect(await call('npc.join', { npcId, otherId: npcId, system })).toMatchObject(
      refused('refusal.npcGroup.other'),
    )
    const { alike } = await run('npc.group', { npcId, system })
    expect(alike).toEqual([])
  })
})
