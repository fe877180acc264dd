import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { ApiName } from '../../../src/campaign/api'
import { api } from '../../support/api'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'
import { testWorkspace } from '../../support/workspace'

/**
 * One campaign for each format that was ever released, as the program of that day left it: the sample,
 * a part of an evening played in it, a fight under way, the last step undone.
 */
const folder = join(import.meta.dirname, '../../fixtures/campaigns')
const files = readdirSync(folder).toSorted((one, other) =>
  one.localeCompare(other, 'en', { numeric: true }),
)

async function opened(name: string) {
  const table = testWorkspace()
  const path = join(table.folder, 'old.irontable')
  writeFileSync(path, gunzipSync(readFileSync(join(folder, name))))
  await table.run('file.open', { path, mayChange: true })
  return { ...table, file: table.workspace.file }
}

describe.each(files)('%s', (name) => {
  it('opens, and every question that needs nothing is answered', async () => {
    const { call } = await opened(name)
    const questions = Object.entries(api)
      .filter(([, { kind, input }]) => kind === 'query' && input.safeParse({}).success)
      .map(([question]) => question as ApiName)
    expect(questions.length).toBeGreaterThan(25)
    for (const question of questions) {
      expect(await call(question, {} as never), question).toMatchObject({ ok: true })
    }
  })

  it('goes back to its beginning, forward to its end, and plays on', async () => {
    const { run, file } = await opened(name)
    const before = content(file)
    const names = async () => (await run('npc.list', {})).npcs.map((npc) => npc.name)
    await run('history.redo', {})
    const after = content(file)
    expect(after).not.toEqual(before)
    let steps = 0
    while (await run('history.undo', {})) steps++
    expect(steps).toBeGreaterThan(6)
    expect(content(file)).not.toEqual(before)
    for (let step = 0; step < steps; step++) await run('history.redo', {})
    expect(content(file)).toEqual(after)
    await run('npc.create', { name: 'Somebody new' })
    expect(await names()).toContain('Somebody new')
    await run('history.undo', {})
    expect(content(file)).toEqual(after)
  })

  it('tells its history in words that the catalogues know', async () => {
    const { run } = await opened(name)
    const { batches } = await run('history.list', {})
    expect(batches.length).toBeGreaterThan(6)
    const said = batches.map(({ label }) => words.say(label))
    expect(said.filter((each) => /^[a-zA-Z]+\.[\w.]+$/.test(each))).toEqual([])
  })
})
