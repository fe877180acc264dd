import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSample, sampleNames } from '../../../src/campaign/sample/source'
import { sampleFolder, testWorkspace } from '../../support/workspace'
import { allMissions } from '../../support/whole-lists'

/*
 * The reports of what was played in the samples before they are opened. After a change that is meant,
 * write them anew with `npm test -- unit sample/past --update=all`, and read the difference.
 */
const fixtures = join(import.meta.dirname, '../../fixtures/samples')
const samples = sampleNames.map((sample) => ({
  sample,
  past: readSample(sampleFolder, sample).past,
}))

async function open(sample: (typeof sampleNames)[number]) {
  const table = testWorkspace()
  await table.run('file.openSample', { sample })
  return table
}

beforeAll(() => {
  process.env.TZ = 'UTC'
})

describe.each(samples)('the past of the sample $sample', ({ sample, past }) => {
  it('is a session with its log, a mission that is done, and one that is open', async () => {
    const { run, workspace } = await open(sample)
    expect(await run('session.current', {})).toMatchObject({ session: null })
    expect(await run('session.list', {})).toMatchObject([{ number: 1 }])
    const states = (await allMissions({ run })).map(({ status }) => status)
    expect(states).toContain('closed')
    expect(states).toContain('underWay')
    const { value: rows } = workspace.file.read((read) =>
      read.all<{ at: string; command: string }>('SELECT at, command FROM batch ORDER BY id'),
    )
    // Every step is a command's own, at its own time.
    expect(rows).toEqual(past.map(({ at, do: command }) => ({ at, command })))
  })

  it('is reported as it was looked at, to everybody', async () => {
    const { run, answers, folder } = await open(sample)
    const done = (await allMissions({ run })).find(({ status }) => status === 'closed')
    const [session] = await run('session.list', {})
    for (const { subject, id } of [
      { subject: 'mission', id: done?.id ?? '' },
      { subject: 'session', id: session?.id ?? '' },
      { subject: 'recap', id: session?.id ?? '' },
    ] as const) {
      for (const audience of ['gm', 'players'] as const) {
        answers.saveTo = join(folder, 'report.md')
        const path = await run('report.export', { subject, id, audience, format: 'md' })
        const text = readFileSync(path ?? '', 'utf8')
        expect(text).not.toMatch(/undefined|\[object|\bfact\.|\breport\.|NaN|\{\{/)
        const name = `${sample}.${subject}.${audience}.md`
        await expect(text).toMatchFileSnapshot(join(fixtures, name))
      }
    }
  })

  it('leaves nobody of the company the worse for tonight’s fight', async () => {
    const { run, workspace } = await open(sample)
    const { value: worn } = workspace.file.read((read) =>
      read.all('SELECT * FROM carried_state WHERE character_id IS NOT NULL'),
    )
    expect(worn).toEqual([])
    const fights = await run('encounter.list', {})
    expect(fights.filter(({ status }) => status === 'running')).toEqual([])
  })

  it('is undone to its beginning, and played again by redo', async () => {
    const { run, workspace } = await open(sample)
    const count = () =>
      workspace.file.read((read) => ({
        sessions: read.all('SELECT id FROM session').length,
        statuses: read.all('SELECT id, status FROM mission ORDER BY id'),
        facts: read.all('SELECT id FROM live_fact').length,
      })).value
    const played = count()
    for (const step of past.map(() => 'history.undo' as const)) await run(step, {})
    expect(count()).toMatchObject({ sessions: 0, facts: 0 })
    for (const step of past.map(() => 'history.redo' as const)) await run(step, {})
    expect(count()).toEqual(played)
  })
})
