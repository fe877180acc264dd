import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

/** A campaign with a rule of its own and an axe that no book has, saved as a file of rules. */
async function house() {
  const table = await sampleWorkspace()
  const { run, answers, folder } = table
  await run('setting.set', { system: 'iron-fist', key: 'dial', value: 'full' })
  const ofColdIron = (await run('setting.read', {})).find(({ system }) => system === 'cold-iron')
  const weapons = ofColdIron?.charts.find(({ id }) => id === 'weapons')?.value as { name: string }[]
  const axe = { ...weapons[0], name: 'Moon axe' }
  const value = [...weapons, axe]
  await run('setting.editChart', { system: 'cold-iron', chart: 'weapons', value })
  answers.saveTo = join(folder, 'rules.json')
  await run('setting.saveFile', {})
  return { ...table, path: answers.saveTo }
}

describe('the rules of a campaign as a file', () => {
  it('hold what differs from the books, and nothing else', async () => {
    const { path } = await house()
    const { systems } = JSON.parse(readFileSync(path, 'utf8')) as {
      systems: { system: string; settings: object; charts: object }[]
    }
    expect(
      systems.map(({ system, settings, charts }) => [system, settings, Object.keys(charts)]),
    ).toEqual([
      ['cold-iron', {}, ['weapons']],
      ['iron-fist', { dial: 'full' }, []],
    ])
  })

  it('say what they would change, game by game, and are taken as one step', async () => {
    const { run, workspace, folder, answers, path } = await house()
    answers.saveTo = join(folder, 'other.irontable')
    await run('file.create', { name: 'Other', systems: ['cold-iron', 'iron-fist'] })
    answers.saveTo = path
    const before = content(workspace.file)
    const offered = await run('setting.chooseFile', {})
    expect(offered?.systems.map(({ system, changes }) => [system, changes.length])).toEqual([
      ['cold-iron', 1],
      ['iron-fist', 1],
    ])
    for (const { changes } of offered?.systems ?? [])
      for (const change of changes) expect(words.say(change)).not.toMatch(/\w+\.\w+\.\w+|undefined/)
    await run('setting.takeFile', { systems: ['cold-iron'] })
    const rulings = await run('setting.rulings', { system: 'cold-iron' })
    expect(JSON.stringify(rulings.charts)).toContain('Moon axe')
    expect((await run('setting.rulings', { system: 'iron-fist' })).settings).not.toMatchObject({
      dial: 'full',
    })
    const [again] = (await run('setting.chooseFile', {}))?.systems ?? []
    expect(again).toMatchObject({ system: 'cold-iron', changes: [], unread: 0 })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('of a game that is not played, or of what no version knows, change nothing', async () => {
    const { run, folder, answers, path } = await house()
    const rules = JSON.parse(readFileSync(path, 'utf8')) as { systems: object[] }
    const strange = [
      { system: 'iron-fist', settings: { dial: 'louder', gone: 3 }, charts: { tags: [1] } },
      { system: 'no-game', settings: { dial: 'full' } },
    ]
    writeFileSync(path, JSON.stringify({ ...rules, systems: strange }))
    const offered = await run('setting.chooseFile', {})
    expect(offered?.systems).toMatchObject([{ system: 'iron-fist', changes: [], unread: 3 }])
    answers.saveTo = folder
  })

  it.each([
    ['{"format":"iron-table-rules"', 'noRules'],
    ['{"format":"iron-table","version":1,"title":"x"}', 'noRules'],
    ['[]', 'noRules'],
    ['['.repeat(100_000), 'noRules'],
  ])('that are none are refused in words: %s', async (text, key) => {
    const { call, answers, folder, workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    answers.saveTo = join(folder, 'none.json')
    writeFileSync(answers.saveTo, text)
    expect(await call('setting.chooseFile', {})).toMatchObject({
      error: { message: { key: `refusal.${key}` } },
    })
    expect(content(workspace.file)).toEqual(before)
  })

  it('are not saved where the campaign plays by the books', async () => {
    const { call, run, answers, folder } = await sampleWorkspace()
    answers.saveTo = join(folder, 'new.irontable')
    await run('file.create', { name: 'New', systems: ['cold-iron'] })
    expect(await call('setting.saveFile', {})).toMatchObject({
      error: { message: { key: 'refusal.rulesUsual' } },
    })
  })
})
