import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'

describe('a place', () => {
  it('is made, edited and taken away, and undo brings back what led there', async () => {
    const { run, workspace, call } = await sampleWorkspace()
    const places = await run('place.list', {})
    const { placeId } = await run('place.create', { name: ' The weir ', secret: 'A way in' })
    await run('place.edit', { placeId, description: 'Loud' })
    expect((await run('place.list', {})).at(-1)).toEqual({
      ...{ id: placeId, name: 'The weir', description: 'Loud', secret: 'A way in' },
      ...{ known: '', pictureId: null },
    })
    await run('mission.setPlace', { missionId: 'mission-boy', placeId, note: 'x' })
    const before = content(workspace.file)
    await run('place.remove', { placeId })
    expect(await run('place.list', {})).toEqual(places)
    const { places: linked } = await run('mission.preparation', { missionId: 'mission-boy' })
    expect(linked).toEqual([])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    expect(await call('place.edit', { placeId: 'gone', name: 'x' })).toMatchObject({ ok: false })
  })

  it('is told to the game master alone', async () => {
    const { run } = await sampleWorkspace()
    const { placeId } = await run('place.create', { name: 'The weir' })
    await run('place.edit', { placeId, name: 'The old weir' })
    await run('place.edit', { placeId, name: 'The old weir', description: 'Loud' })
    await run('place.remove', { placeId })
    const facts = await run('journal.recent', { limit: 4 })
    expect(facts.every(({ fact }) => fact.secret)).toBe(true)
    expect(facts.map(({ fact }) => words.tell(fact))).toEqual([
      'The place The old weir was removed.',
      'The place The old weir was edited.',
      'The place The weir is called The old weir now.',
      'A new place: The weir',
    ])
  })
})
