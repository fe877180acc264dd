import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ruleSystem } from '../../../src/rules'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const linesOf = (system: string, chart: string) => {
  const all = ruleSystem(system)?.settings?.charts ?? []
  return all.find(({ id }) => id === chart)?.published as Record<string, unknown>[]
}
const knife = { ...linesOf('cold-iron', 'weapons')[0], name: 'Bell knife', vsT: 7 }
const bellKnife = { system: 'cold-iron', chart: 'weapons', key: 'Bell knife' }
const bell = { ...linesOf('iron-fist', 'weapons')[0], id: 'bell', name: 'Bell hammer' }
const bellHammer = { system: 'iron-fist', chart: 'weapons', key: 'bell' }

async function table() {
  const made = await sampleWorkspace()
  const { run, answers, folder } = made
  await run('library.putLine', { system: 'cold-iron', chart: 'weapons', line: knife })
  await run('library.putLine', { system: 'iron-fist', chart: 'weapons', line: bell })
  answers.saveTo = join(folder, 'other.irontable')
  await run('file.create', { name: 'Other', systems: ['cold-iron', 'iron-fist'] })
  const chart = async ({ system, chart: id }: typeof bellKnife) => {
    const read = (await run('setting.read', {})).find((each) => each.system === system)
    return (read?.charts.find((each) => each.id === id)?.value ?? []) as Record<string, unknown>[]
  }
  return { ...made, chart }
}

describe('a line of a chart in the library', () => {
  it('CI-004: is added to the chart of another campaign, and undone there as one step', async () => {
    const { run, chart, workspace } = await table()
    expect((await run('library.list', {})).lines).toMatchObject([
      { ...bellKnife, name: 'Bell knife' },
      { ...bellHammer, name: 'Bell hammer' },
    ])
    const before = content(workspace.file)
    for (const [ref, line] of [
      [bellKnife, knife],
      [bellHammer, bell],
    ] as const) {
      const published = await chart(ref)
      expect(await run('library.takeLine', ref)).toEqual({ name: line.name })
      expect(await chart(ref)).toEqual([...published, line])
      await run('history.undo', {})
    }
    expect(content(workspace.file)).toEqual(before)
  })

  it('comes beside one that is called so and is otherwise; the same again is refused', async () => {
    const { run, call, chart } = await table()
    for (const ref of [bellKnife, bellHammer]) {
      await run('library.takeLine', ref)
      expect(await call('library.takeLine', ref)).toMatchObject({
        error: { message: { key: 'refusal.lineHere' } },
      })
    }
    const { system, chart: of } = bellKnife
    await run('library.putLine', { system, chart: of, line: { ...knife, vsT: 8 } })
    expect(await run('library.takeLine', bellKnife)).toEqual({ name: 'Bell knife 2' })
    expect((await chart(bellKnife)).slice(-2)).toMatchObject([knife, { vsT: 8 }])
  })

  it('is written anew, taken out and brought back by undo there', async () => {
    const { run } = await table()
    const { system, chart: of } = bellKnife
    await run('library.putLine', { system, chart: of, line: { ...knife, vsT: 8 } })
    expect((await run('library.list', {})).lines).toHaveLength(2)
    await run('library.removeLine', bellKnife)
    expect((await run('library.list', {})).lines).toMatchObject([bellHammer])
    await run('library.removeLine', bellHammer)
    expect((await run('library.list', {})).lines).toEqual([])
    await run('library.undo', {})
    expect((await run('library.list', {})).lines).toMatchObject([bellHammer])
  })

  it('that the chart cannot use is refused in words', async () => {
    const { call } = await table()
    const line = { ...knife, vsT: -1 }
    expect(
      await call('library.putLine', { system: 'cold-iron', chart: 'weapons', line }),
    ).toMatchObject({ error: { message: { key: 'refusal.chartValue' } } })
  })
})
