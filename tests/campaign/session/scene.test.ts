import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'
import { missionId } from '../../support/mission'
import { bridgeFight, shortFight } from '../../support/fight/short-fight'

interface Filed {
  kind: string
  session_id: string | null
  scene_id: string | null
  mission_id: string | null
}

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const filed = ({ workspace }: Table) =>
  workspace.file.read((read) =>
    read.all<Filed>('SELECT kind, session_id, scene_id, mission_id FROM live_fact ORDER BY id'),
  ).value

describe('a scene', () => {
  it('needs a session, and ends the one before', async () => {
    const table = await sampleWorkspace()
    const { call, run } = table
    expect(await call('scene.begin', { name: 'The mill' })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.noSession' } },
    })
    await run('session.start', {})
    expect(await call('scene.end', {})).toMatchObject({
      error: { message: { key: 'refusal.noScene' } },
    })
    await run('scene.begin', { name: 'The mill' })
    const { sceneId } = await run('scene.begin', {
      name: 'The bridge',
      placeId: 'place-toll-bridge',
    })
    expect((await run('session.current', {})).scene).toMatchObject({
      ...{ id: sceneId, name: 'The bridge', place_id: 'place-toll-bridge' },
    })
    await run('scene.end', {})
    expect((await run('session.current', {})).scene).toBeNull()
    expect((await run('journal.recent', { limit: 4 })).map(({ fact }) => words.tell(fact))).toEqual(
      [
        'End of the scene: The bridge',
        'Scene: The bridge',
        'End of the scene: The mill',
        'Scene: The mill',
      ],
    )
  })

  it('goes on with the mission of the scene before, else with the one under way', async () => {
    const { run } = await sampleWorkspace()
    const mission = async () => (await run('session.current', {})).scene?.mission_id
    await run('session.start', {})
    await run('scene.begin', { name: 'First' })
    expect(await mission()).toBe(missionId)
    await run('scene.begin', { name: 'Aside', missionId: null })
    expect(await mission()).toBeNull()
    await run('scene.begin', { name: 'Still aside' })
    expect(await mission()).toBeNull()
  })

  it('refuses a mission and a place that are gone', async () => {
    const { call, run } = await sampleWorkspace()
    await run('session.start', {})
    const gone = { error: { message: { key: 'refusal.gone' } } }
    expect(await call('scene.begin', { name: 'x', missionId: 'none' })).toMatchObject(gone)
    expect(await call('scene.begin', { name: 'x', placeId: 'none' })).toMatchObject(gone)
    expect(await call('scene.edit', { sceneId: 'none', name: 'x' })).toMatchObject(gone)
  })

  it('is edited in what is given, and tells nobody but the game master', async () => {
    const { run } = await sampleWorkspace()
    await run('session.start', {})
    const { sceneId } = await run('scene.begin', { name: 'The traitor' })
    await run('scene.edit', { sceneId, name: 'The mill', placeId: 'place-toll-bridge' })
    expect((await run('session.current', {})).scene).toMatchObject({
      ...{ name: 'The mill', mission_id: missionId, place_id: 'place-toll-bridge' },
    })
    await run('scene.edit', { sceneId, name: 'The mill' })
    const [edited, begun] = await run('journal.recent', { limit: 2 })
    expect(edited?.fact).toMatchObject({ kind: 'scene.edited', secret: true, from: 'The traitor' })
    expect(begun?.fact).toMatchObject({ kind: 'scene.begun', secret: true })
    await run('note.jot', { text: 'Oil on the wheel' })
    const ask = (audience: 'gm' | 'players') =>
      run('report.read', { subject: 'mission', id: missionId, audience })
    expect(JSON.stringify(await ask('gm'))).toContain('The mill')
    expect(JSON.stringify(await ask('players'))).not.toMatch(/traitor|The mill/)
  })
})

describe('what happens', () => {
  it('is filed under the session and the scene, the facts of a fight too', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    await run('note.jot', { text: 'Before' })
    const { sessionId } = await run('session.start', {})
    await shortFight(table, { 'combatant-joss': 3 })
    const { sceneId } = await run('scene.begin', { name: 'After the fight' })
    await run('note.jot', { text: 'In it', encounterId: bridgeFight })
    await run('session.end', {})
    await run('note.jot', { text: 'After' })
    const all = filed(table)
    const notes = all.filter(({ kind }) => kind === 'note.written')
    expect(notes.map((row) => [row.session_id, row.scene_id])).toEqual([
      [null, null],
      [sessionId, sceneId],
      [null, null],
    ])
    const started = all.findIndex(({ kind }) => kind === 'session.started')
    const begun = all.findIndex(({ kind }) => kind === 'scene.begun')
    const fight = all.slice(started, begun)
    expect(fight.length).toBeGreaterThan(3)
    expect(fight.every((row) => row.session_id === sessionId && row.scene_id === null)).toBe(true)
    const end = all.filter(({ kind }) => kind === 'scene.ended' || kind === 'session.ended')
    expect(end.map((row) => row.session_id)).toEqual([sessionId, sessionId])
    expect(end[0]?.scene_id).toBe(sceneId)
  })
})

const step = fc.oneof(
  fc.record({ name: fc.constant('session.start' as const), input: fc.constant({}) }),
  fc.record({ name: fc.constant('session.end' as const), input: fc.constant({ summary: 'x' }) }),
  fc.record({
    name: fc.constant('scene.begin' as const),
    input: fc.record({
      name: fc.constantFrom('The mill', 'The bridge'),
      placeId: fc.constantFrom('place-toll-bridge', null),
    }),
  }),
  fc.record({ name: fc.constant('scene.end' as const), input: fc.constant({}) }),
  fc.record({ name: fc.constant('note.jot' as const), input: fc.constant({ text: 'x' }) }),
)

describe('any evening', () => {
  it('holds one session and one scene at most, and undone it leaves nothing behind', async () => {
    const table = await sampleWorkspace()
    const { workspace, call, run } = table
    const before = content(workspace.file)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        let landed = 0
        let isOn = false
        let inScene = false
        for (const { name, input } of steps) {
          const { ok } = await call(name, input)
          if (ok) landed += 1
          const may = {
            'session.start': !isOn,
            'session.end': isOn,
            'scene.begin': isOn,
            'scene.end': inScene,
            'note.jot': true,
          }
          expect(ok).toBe(may[name])
          if (ok && name === 'session.start') isOn = true
          if (ok && name === 'session.end') isOn = inScene = false
          if (ok && name === 'scene.begin') inScene = true
          if (ok && name === 'scene.end') inScene = false
          const current = await run('session.current', {})
          expect([current.session !== null, current.scene !== null]).toEqual([isOn, inScene])
        }
        for (let undone = 0; undone < landed; undone++) await run('history.undo', {})
        expect(content(workspace.file)).toEqual(before)
      }),
      { numRuns: 25 },
    )
  })
})
