import { describe, expect, it } from 'vitest'
import { dump } from '../../support/dump'
import { allFronts } from '../../support/whole-lists'
import { sampleWorkspace } from '../../support/workspace'

describe('a form that is sent as it was opened', () => {
  it('is no step of the history and no line of the log', async () => {
    const table = await sampleWorkspace()
    const { run, workspace } = table
    const [place] = await run('place.list', {})
    const [front] = await allFronts(table)
    const [danger] = front?.dangers ?? []
    const { missionId } = await run('mission.create', { name: 'Toll', brief: 'Bring it.' })
    const { noteId } = await run('note.create', { title: 'Plan', body: 'Wait.' })
    const [npc] = (await run('npc.list', {})).npcs
    if (!place || !front || !danger || !npc) expect.fail('the sample lacks somebody')
    const before = dump(workspace.file)
    await run('place.edit', { placeId: place.id, name: place.name, secret: place.secret })
    await run('front.edit', { frontId: front.id, name: front.name, notes: front.notes })
    await run('front.editDanger', { dangerId: danger.id, name: danger.name, doom: danger.doom })
    await run('mission.edit', { missionId, name: 'Toll', brief: 'Bring it.' })
    await run('note.edit', { noteId, title: 'Plan', body: 'Wait.' })
    const { name, description } = npc
    await run('npc.edit', { npcId: npc.id, name, description, sheets: npc.sheets as never })
    expect(dump(workspace.file)).toEqual(before)
    await run('front.editDanger', { dangerId: danger.id, doom: `${danger.doom} And more.` })
    const [fact] = await run('journal.recent', { limit: 1 })
    expect(fact?.fact.kind).toBe('front.dangerEdited')
  })
})
