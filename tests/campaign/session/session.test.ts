import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { api } from '../../support/api'
import { answer } from '../../../src/campaign/workspace/answer'
import { backupFolder, listBackups } from '../../../src/campaign/file/backup/backup'
import { CampaignFile } from '../../../src/campaign/file/campaign-file'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'
import { content, dump } from '../../support/dump'
import { steppingClock } from '../../support/folder'
import { foeWorkspace } from '../foe/setup'

const maro = 'character-maro'
const sessionCopies = (path: string) =>
  listBackups(path).filter((name) => name.endsWith('-session.irontable'))

async function facts({ run }: Awaited<ReturnType<typeof sampleWorkspace>>, limit: number) {
  return (await run('journal.recent', { limit })).map(({ fact }) => fact)
}

describe('a session', () => {
  it('is numbered, has its day, and knows who is here', async () => {
    const { run } = await sampleWorkspace()
    expect(await run('session.current', {})).toMatchObject({
      ...{ session: null, scene: null, day: 0, nextNumber: 1 },
    })
    const { sessionId } = await run('session.start', { name: ' The bridge ', absent: [maro] })
    expect((await run('session.current', {})).session).toMatchObject({
      ...{ id: sessionId, number: 1, name: 'The bridge', first_day: 0 },
      ...{ ended_at: null, last_day: null },
    })
    const [session] = await run('session.list', {})
    expect(session?.attendance).toHaveLength(4)
    expect(session?.attendance.filter(({ absent }) => absent)).toMatchObject([
      { characterId: maro, name: 'Maro' },
    ])
    await run('session.end', {})
    await run('session.start', {})
    expect((await run('session.list', {})).map(({ number }) => number)).toEqual([2, 1])
  })

  it('IS-116 IS-127: expects everybody there but those whose story is over', async () => {
    const { run, asta, brand } = await foeWorkspace()
    const expected = async () =>
      (await run('session.expected', {})).map(({ id, isExpected }) => [id, isExpected])
    for (const status of ['dead', 'lost', 'retired', 'active']) {
      await run('character.edit', { characterId: asta, sheets: { ironsworn: { status } } })
      expect(await expected()).toEqual([
        [asta, status === 'active'],
        [brand, true],
      ])
    }
  })

  it('offers whoever is not there tonight last and marked, until it is over', async () => {
    const { run } = await sampleWorkspace()
    const offered = async () =>
      (await run('character.list', {})).map(({ id, isAbsent }) => ({ id, isAbsent }))
    const before = await offered()
    expect(before).toHaveLength(4)
    expect(before.filter(({ isAbsent }) => isAbsent)).toEqual([])
    const [first, ...others] = before
    await run('session.start', { absent: first ? [first.id] : [] })
    expect(await offered()).toEqual([...others, { ...first, isAbsent: true }])
    // What tells of the past keeps its order.
    const everybody = await run('character.everybody', {})
    expect(everybody.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    await run('session.end', {})
    expect(await offered()).toEqual(before)
  })

  it('CI-012: leaves the table in the phase that play begins in, unless a fight goes on', async () => {
    const { run } = await sampleWorkspace()
    const phase = async () => (await run('play.phase', {})).phase
    const encounterId = 'encounter-toll-bridge'
    await run('session.start', {})
    await run('play.switchPhase', { phase: 'combat' })
    await run('encounter.act', { encounterId, event: { type: 'fight.begin' } })
    await run('session.end', {})
    expect(await phase()).toBe('combat')
    await run('session.start', {})
    await run('encounter.act', { encounterId, event: { type: 'fight.end' } })
    expect(await phase()).toBe('combat')
    await run('session.end', {})
    expect(await phase()).toBe('bookkeeping')
    await run('history.undo', {})
    expect(await phase()).toBe('combat')
    expect((await run('session.current', {})).session).not.toBeNull()
  })

  it('refuses a second one, and an end where none is going on', async () => {
    const { call, run } = await sampleWorkspace()
    const refusal = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })
    expect(await call('session.end', {})).toMatchObject(refusal('refusal.noSession'))
    expect(await call('session.start', { absent: ['nobody'] })).toMatchObject(
      refusal('refusal.gone'),
    )
    await run('session.start', {})
    expect(await call('session.start', {})).toMatchObject(refusal('refusal.sessionRuns'))
    expect(await call('session.edit', { sessionId: 'none', name: 'x' })).toMatchObject(
      refusal('refusal.gone'),
    )
  })

  it('ends with its scene, on the day that it is by then', async () => {
    const table = await sampleWorkspace()
    const { workspace, run } = table
    await run('session.start', {})
    await run('scene.begin', { name: 'At the mill' })
    workspace.file.command(
      'test',
      () => ({ key: 'test' }),
      (write) => write.run('UPDATE calendar SET day = 3'),
    )
    await run('session.end', { summary: 'They crossed.' })
    expect(await run('session.current', {})).toMatchObject({
      ...{ session: null, scene: null, day: 3, nextNumber: 2 },
    })
    const [session] = await run('session.list', {})
    expect(session).toMatchObject({ first_day: 0, last_day: 3, summary: 'They crossed.' })
    expect(session?.ended_at).not.toBeNull()
    expect((await facts(table, 4)).map((fact) => words.tell(fact))).toEqual([
      'Session 1 ended.',
      'End of the scene: At the mill',
      'Scene: At the mill',
      'Session 1 began.',
    ])
  })

  it('ended by mistake is going on again when that is undone, its scene too', async () => {
    const { workspace, run } = await sampleWorkspace()
    await run('session.start', {})
    await run('scene.begin', { name: 'At the mill' })
    const before = content(workspace.file)
    await run('session.end', { summary: 'x' })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    expect((await run('session.current', {})).scene?.name).toBe('At the mill')
  })

  it('has another name and summary; the summary is told to nobody', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const { sessionId } = await run('session.start', {})
    await run('session.edit', { sessionId, name: 'The mill' })
    await run('session.edit', { sessionId, summary: 'Wend lies' })
    await run('session.edit', { sessionId, name: 'The mill', summary: 'Wend lies' })
    const told = await facts(table, 3)
    expect(told.map(({ kind, secret }) => [kind, secret])).toEqual([
      ['session.summed', true],
      ['session.renamed', true],
      ['session.started', false],
    ])
    expect(JSON.stringify(told)).not.toContain('Wend lies')
    expect(told.map((fact) => words.tell(fact))).toEqual([
      'The summary of session 1 (The mill) was written.',
      'The session is called 1 (The mill) now.',
      'Session 1 began.',
    ])
  })

  it('takes attendance as it changes, and counts those who are made later among who is there', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const { sessionId } = await run('session.start', {})
    await run('character.create', { name: 'Odo' })
    await run('session.setAttendance', { sessionId, characterId: maro, absent: true })
    await run('session.setAttendance', { sessionId, characterId: maro, absent: true })
    const [session] = await run('session.list', {})
    expect(session?.attendance.map(({ name, absent }) => [name, absent])).toContainEqual([
      'Odo',
      false,
    ])
    const [newest] = await facts(table, 1)
    expect(newest && words.tell(newest)).toBe('Maro was missing in session 1.')
    await run('history.undo', {})
    await run('history.undo', {})
    const [undone] = await run('session.list', {})
    expect(undone?.attendance.map(({ name }) => name)).not.toContain('Odo')
  })
})

describe('the end of a session', () => {
  it('keeps nobody waiting for its copy', async () => {
    const { workspace, run, call } = await sampleWorkspace()
    await run('session.start', {})
    const ended = call('session.end', {})
    expect(await call('note.jot', { text: 'Meanwhile' })).toMatchObject({ ok: true })
    expect(sessionCopies(workspace.file.path)).toEqual([])
    expect(await ended).toMatchObject({ ok: true })
    expect(sessionCopies(workspace.file.path)).toHaveLength(1)
  })

  it('sets a whole copy aside, and closing makes no second one', async () => {
    const { workspace, run } = await sampleWorkspace()
    const { path } = workspace.file
    await run('session.start', {})
    await run('note.jot', { text: 'Kept' })
    expect(sessionCopies(path)).toEqual([])
    await run('session.end', {})
    const [copy = ''] = sessionCopies(path)
    expect(existsSync(copy)).toBe(true)
    const current = await run('campaign.current', {})
    expect(current?.lastBackupAt).not.toBeNull()
    const before = dump(workspace.file)
    const copies = listBackups(path)
    await run('file.close', {})
    expect(listBackups(path)).toEqual(copies)
    rmSync(path)
    const restored = await CampaignFile.open(copy, steppingClock())
    expect(dump(restored)).toEqual(before)
    restored.close()
  })

  it('stands even where no copy can be written, and the trouble is told', async () => {
    const { workspace, run } = await sampleWorkspace()
    await run('session.start', {})
    writeFileSync(backupFolder(workspace.file.path), 'a file where the folder should be')
    await run('session.end', { summary: 'Still here' })
    expect((await run('session.list', {}))[0]).toMatchObject({ summary: 'Still here' })
    expect((await run('campaign.current', {}))?.backupTrouble).toMatchObject({
      key: 'trouble.backup',
    })
  })

  it('makes no copy where it was refused', async () => {
    const { workspace, call } = await sampleWorkspace()
    await call('session.end', {})
    expect(sessionCopies(workspace.file.path)).toEqual([])
  })
})

describe('the windows of the players', () => {
  it('may ask nothing about sessions, scenes or the log', async () => {
    const { workspace } = await sampleWorkspace()
    const names = Object.keys(api).filter((name) => /^(session|scene|log)\./.test(name))
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) {
      expect(await answer(workspace, 'player', name, {})).toMatchObject({
        error: { message: { key: 'invalid.notThisWindow' } },
      })
    }
  })
})
