import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const maro = 'char-maro'

async function table() {
  const sample = await sampleWorkspace()
  const [first] = await sample.run('character.list', {})
  const lay = (words: string, keepAs?: string) =>
    sample.run('effect.lay', {
      ...{ characterId: first?.id ?? maro, words, until: 'scene' },
      ...(keepAs === undefined ? {} : { keepAs }),
    })
  return { ...sample, lay }
}

describe('effects of the table’s own', () => {
  it('are kept as they were typed, once by name, and taken back with the laying', async () => {
    const { run, lay, workspace } = await table()
    await lay('Sung to')
    expect(await run('effect.own', {})).toEqual([])
    const before = content(workspace.file)
    await lay('Blessed', '+1 blessed this scene')
    await lay('Afraid', 'afraid for 2 turns')
    await lay('Blessed', '+2 blessed this scene')
    expect(await run('effect.own', {})).toEqual([
      { name: 'Afraid', line: 'afraid for 2 turns' },
      { name: 'Blessed', line: '+2 blessed this scene' },
    ])
    for (let step = 0; step < 3; step++) await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('go on the shelf line by line, and into another campaign', async () => {
    const { run, lay, answers, folder } = await table()
    await lay('Blessed', '+1 blessed this scene')
    const [read] = await run('setting.read', {})
    const chart = read?.charts.find(({ id }) => id === 'effects.own')
    const [line] = chart?.value as object[]
    const of = { system: read?.system ?? '', chart: 'effects.own' }
    await run('library.putLine', { ...of, line })
    answers.saveTo = `${folder}/another.irontable`
    await run('file.create', { name: 'Another', systems: [of.system] })
    expect(await run('effect.own', {})).toEqual([])
    await run('library.takeLine', { ...of, key: 'Blessed' })
    expect(await run('effect.own', {})).toEqual([
      { name: 'Blessed', line: '+1 blessed this scene' },
    ])
  })
})
