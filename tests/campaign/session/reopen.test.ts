import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { expectWholeSearch } from '../../support/search'
import { sampleWorkspace } from '../../support/workspace'
import { allFronts, allMissions } from '../../support/whole-lists'

async function playing() {
  const table = await sampleWorkspace()
  const { run, call, workspace } = table
  const kept = () => content(workspace.file)
  const lines = async () =>
    (await run('journal.recent', { limit: 200 })).map(({ fact }) => fact.kind)
  const refused = async (...name: Parameters<typeof call>) => {
    const reply = await call(...name)
    return reply.ok ? undefined : reply.error.message.key
  }
  return { ...table, kept, lines, refused }
}

/** Undone and redone, everything is as it was before and after. */
async function thereAndBack({ run, kept }: Awaited<ReturnType<typeof playing>>, before: unknown) {
  const after = kept()
  await run('history.undo', {})
  expect(kept()).toEqual(before)
  await run('history.redo', {})
  expect(kept()).toEqual(after)
}

describe('what was ended', () => {
  it('a mission given up goes on where it was given up, and is told so', async () => {
    const table = await playing()
    const { run, kept, lines, refused } = table
    const mission = async (id: string) =>
      (await allMissions({ run })).find((each) => each.id === id)
    const { missionId } = await run('mission.create', { name: 'The bell' })
    await run('mission.brief', { missionId })
    await run('mission.abandon', { missionId })
    await run('mission.reopen', { missionId })
    expect(await mission(missionId)).toMatchObject({ status: 'briefed', outcome: null })
    await run('mission.begin', { missionId })
    await run('mission.abandon', { missionId, why: 'rain' })
    const before = kept()
    await run('mission.reopen', { missionId })
    expect(await mission(missionId)).toMatchObject({ status: 'underWay', outcome: null })
    expect(await lines()).toContain('mission.reopened')
    await thereAndBack(table, before)
    expect(await refused('mission.reopen', { missionId })).toBe('refusal.missionNotThere')
  })

  it('a front that was resolved comes back into play', async () => {
    const table = await playing()
    const { run, kept, lines, refused } = table
    const [front] = await allFronts({ run })
    const frontId = front?.id ?? ''
    await run('front.resolve', { frontId, aftermath: 'The river is quiet.' })
    const before = kept()
    await run('front.reopen', { frontId })
    expect((await allFronts({ run })).find(({ id }) => id === frontId)?.status).toBe('active')
    expect(await lines()).toContain('front.reopened')
    await thereAndBack(table, before)
    expect(await refused('front.reopen', { frontId })).toBe('refusal.frontInPlay')
  })

  it('the last session goes on; an earlier one, or one beside another, does not', async () => {
    const table = await playing()
    const { run, kept, lines, refused } = table
    const { sessionId: first } = await run('session.start', {})
    await run('session.end', { summary: 'rain' })
    const before = kept()
    await run('session.reopen', { sessionId: first })
    expect((await run('session.current', {})).session).toMatchObject({ id: first, summary: 'rain' })
    expect(await lines()).toContain('session.reopened')
    await thereAndBack(table, before)
    await run('session.end', {})
    await run('session.start', {})
    expect(await refused('session.reopen', { sessionId: first })).toBe('refusal.sessionRuns')
    await run('session.end', {})
    expect(await refused('session.reopen', { sessionId: first })).toBe('refusal.sessionNotLast')
  })

  it('a session begun by mistake is called off while nothing has been played in it', async () => {
    const table = await playing()
    const { run, kept, lines, refused } = table
    await run('session.start', { name: 'Oops' })
    await run('scene.begin', { name: 'Not yet' })
    const before = kept()
    expect((await run('session.current', {})).mayCallOff).toBe(true)
    await run('session.callOff', {})
    expect(await run('session.list', {})).toEqual([])
    expect(await run('session.current', {})).toMatchObject({ session: null, nextNumber: 1 })
    expect(await lines()).toContain('session.calledOff')
    await thereAndBack(table, before)
    expect(await refused('session.callOff', {})).toBe('refusal.noSession')
    await run('session.start', {})
    await run('note.jot', { text: 'They came.' })
    expect((await run('session.current', {})).mayCallOff).toBe(false)
    expect(await refused('session.callOff', {})).toBe('refusal.sessionPlayed')
  })
})

describe('a quick note in the log', () => {
  it('is put right or taken out: read, found and reported as it is now', async () => {
    const table = await playing()
    const { run, workspace, kept, refused } = table
    const jots = async () =>
      (await run('journal.recent', { limit: 200 })).filter(
        ({ fact }) => fact.kind === 'note.written',
      )
    const texts = async () => (await jots()).map(({ fact }) => fact.with?.text)
    const found = async (text: string) =>
      (await run('search.find', { text, types: ['jot'] })).filter(({ isNear }) => !isNear).length
    await run('note.jot', { text: 'the duk is here' })
    const [jot] = await jots()
    const jotId = jot?.id ?? 0
    const before = kept()
    await run('note.rewriteJot', { jotId, text: 'the duke is here' })
    expect(await texts()).toEqual(['the duke is here'])
    expect([await found('duke'), await found('duk here')]).toEqual([1, 0])
    expectWholeSearch(workspace.file)
    await thereAndBack(table, before)
    await run('note.rewriteJot', { jotId, text: 'the old duke is here' })
    expect(await texts()).toEqual(['the old duke is here'])
    const rewritten = kept()
    await run('note.removeJot', { jotId })
    expect([await texts(), await found('duke')]).toEqual([[], 0])
    expectWholeSearch(workspace.file)
    await thereAndBack(table, rewritten)
    expect((await run('journal.recent', { limit: 3 })).map(({ fact }) => fact)).toMatchObject([
      { kind: 'note.struck', secret: true, from: 'the old duke is here' },
      {
        kind: 'note.rewritten',
        secret: true,
        from: 'the duke is here',
        to: 'the old duke is here',
      },
      { kind: 'note.rewritten', secret: true },
    ])
    expect(await refused('note.removeJot', { jotId })).toBe('refusal.gone')
    for (let step = 0; step < 4; step++) await run('history.undo', {})
    for (let step = 0; step < 4; step++) await run('history.redo', {})
    expectWholeSearch(workspace.file)
  })
})
