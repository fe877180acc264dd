import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Subject } from '../../../src/campaign/report/kinds'
import { sampleWorkspace } from '../../support/workspace'

/** The sample campaign with evenings played in it, some notes in each, and a step between two of them. */
async function played(evenings: number) {
  const table = await sampleWorkspace()
  const { run } = table
  for (let evening = 1; evening <= evenings; evening++) {
    await run('note.create', { title: `Before evening ${evening}` })
    await run('session.start', { name: `Evening ${evening}` })
    for (let note = 1; note <= 3; note++) {
      await run('note.jot', { text: `Evening ${evening}, line ${note}` })
    }
    // One that is written over.
    await run('history.undo', {})
    await run('note.jot', { text: `Evening ${evening}, another line` })
    await run('session.end', { letsGo: false })
  }
  return table
}

const number = (session: { number: number }) => session.number

describe('what shortening the history would come to', () => {
  it('says what is lost, what stays and how far the history then reaches', async () => {
    const { run } = await played(4)
    const sessions = (await run('session.list', {})).map(number)
    const { evenings, plan } = await run('history.pruning', { keep: 2 })
    expect(evenings).toBe(4)
    expect(plan).toMatchObject({
      // Two evenings of a note before, the start, three lines and the end, and the third one's note.
      steps: 2 * 6 + 1,
      branches: 2,
      left: 2 * 6 - 1,
      from: { number: sessions[1], name: 'Evening 3' },
    })
    expect(plan?.sizeAfter).toBeLessThan(plan?.size ?? 0)
  })

  it('is nothing where no evening was played, or nothing lies before those kept', async () => {
    const { run, call } = await sampleWorkspace()
    expect(await run('history.pruning', { keep: 1 })).toEqual({ evenings: 0, plan: null })
    expect(await call('history.prune', { keep: 1 })).toMatchObject({
      ok: false,
      error: { code: 'refused', message: { key: 'refusal.nothingToPrune' } },
    })
    await run('session.start', {})
    expect(await run('history.pruning', { keep: 1 })).toEqual({ evenings: 1, plan: null })
  })
})

describe('a campaign whose history was shortened', () => {
  it('keeps its journal, its reports and all that is seen, and tells its history', async () => {
    const { run, call, workspace } = await played(4)
    const seen = async () => ({
      journal: await run('journal.recent', { limit: 500 }),
      reports: await Promise.all(
        Object.entries(await run('report.subjects', {})).flatMap(([subject, of]) =>
          of.flatMap(({ id }) =>
            (['gm', 'players'] as const).map(async (audience) => {
              const wanted = { subject: subject as Subject, id, audience }
              return { ...(await run('report.read', wanted)), exportedAt: '', date: '' }
            }),
          ),
        ),
      ),
      found: await run('search.find', { text: 'line' }),
      steps: (await run('history.list', {})).batches
        .filter(({ isWrittenOver }) => !isWrittenOver)
        .map(({ id, label, at, state }) => ({ id, label, at, state })),
    })
    const before = await seen()
    const { plan } = await run('history.pruning', { keep: 2 })
    const came = await run('history.prune', { keep: 2 })
    expect(came?.after).toBe(statSync(workspace.file.path).size)
    expect(came?.trouble).toBeNull()
    expect(await seen()).toEqual(before)

    const { batches, prunedAt, atBeginning } = await run('history.list', {})
    expect(prunedAt).not.toBeNull()
    expect(atBeginning).toEqual([])
    // The last step before the evenings that are kept is where they begin.
    expect(batches.filter(({ isPruned }) => !isPruned)).toHaveLength((plan?.left ?? 0) + 1)
    const gone = batches.find(({ isPruned }) => isPruned)?.id ?? 0
    for (const batchId of [gone, 0]) {
      for (const name of ['history.way', 'history.goTo'] as const) {
        expect(await call(name, { batchId })).toMatchObject({
          ok: false,
          error: { code: 'refused', message: { key: 'refusal.pruned' } },
        })
      }
    }
    for (let step = 0; step < (plan?.left ?? 0); step++) {
      expect(await run('history.undo', {})).toBe(true)
    }
    expect(await run('history.next', {})).toMatchObject({ undo: null, isPruned: true })
    expect(await call('history.undo', {})).toMatchObject({
      error: { message: { key: 'refusal.pruned' } },
    })
    expect((await run('session.list', {})).map(({ name }) => name)).not.toContain('Evening 3')
  })

  it('can be shortened further, and says when nothing is left to let go of', async () => {
    const { run } = await played(3)
    await run('history.prune', { keep: 2 })
    expect(await run('history.pruning', { keep: 2 })).toEqual({ evenings: 2, plan: null })
    expect(await run('history.pruning', { keep: 1 })).toMatchObject({
      plan: { steps: 6, branches: 1 },
    })
    await run('history.prune', { keep: 1 })
    expect(await run('history.pruning', { keep: 1 })).toEqual({ evenings: 1, plan: null })
  })
})
