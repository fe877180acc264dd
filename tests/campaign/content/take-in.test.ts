import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

const pack = 'ironsworn-classic.srd08'
const shareAlike = 'https://creativecommons.org/licenses/by-nc-sa/4.0'

/** A small ruleset of our own in either published shape. */
const ruleset = (version: string, row: (from: number, to: number) => object, pre: string) => ({
  ...{ _id: 'hills', datasworn_version: version, type: 'ruleset', title: 'Hills' },
  ...{ authors: [{ name: 'Us' }], license: 'https://example.org/own', url: 'https://example.org' },
  oracles: {
    weather: {
      name: 'Weather',
      contents: {
        sky: {
          _id: `${pre}sky`,
          name: 'Sky',
          dice: '1d6',
          rows: [
            { ...row(1, 3), text: 'Clear' },
            { ...row(4, 6), text: 'Grey' },
          ],
        },
      },
    },
  },
  npcs: {
    folk: {
      name: 'Folk',
      contents: {
        hob: {
          _id: `${pre}hob`,
          name: 'Hob',
          rank: 2,
          features: ['Small'],
          _source: { title: 'Hills', authors: [], license: shareAlike },
        },
      },
    },
  },
})

const shapes: [string, object][] = [
  ['0.0.10', ruleset('0.0.10', (min, max) => ({ min, max }), 'hills/')],
  ['0.1.0', ruleset('0.1.0', (min, max) => ({ roll: { min, max } }), 'oracle:hills/')],
]

describe('taking content in', () => {
  it('lists the packs with what they hold and under which licence', async () => {
    const { run } = await sampleWorkspace()
    const packs = await run('content.packs', {})
    expect(packs.map(({ name }) => name)).toContain(pack)
    const [rules, assets] = packs.find(({ name }) => name === pack)?.parts ?? []
    expect(rules).toMatchObject({ tables: 38, moves: 35, assets: 0, foes: 0, known: 0 })
    expect(assets).toMatchObject({ tables: 0, assets: 78 })
  })

  it('brings everything in one step that undo takes back and redo brings again', async () => {
    const { run, workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    expect(await run('content.take', { name: pack })).toBe(38 + 35 + 78)
    const after = content(workspace.file)
    expect(await run('oracle.tables', {})).toHaveLength(38)
    expect((await run('content.cards', { kind: 'asset' })).length).toBe(78)
    workspace.file.undo()
    expect(content(workspace.file)).toEqual(before)
    workspace.file.redo()
    expect(content(workspace.file)).toEqual(after)
  })

  it('leaves what is here alone when it is taken in again', async () => {
    const { run } = await sampleWorkspace()
    await run('content.take', { name: pack })
    expect(await run('content.take', { name: pack })).toBe(0)
    const again = (await run('content.packs', {})).find(({ name }) => name === pack)
    expect(again?.parts.map(({ known }) => known)).toEqual([38 + 35, 78])
  })

  it.each(shapes)(
    'reads a file of the user in the shape of %s, each record under its licence',
    async (_version, json) => {
      const { run, folder, answers } = await sampleWorkspace()
      answers.saveTo = join(folder, 'hills.json')
      writeFileSync(answers.saveTo, JSON.stringify(json))
      const preview = await run('content.choose', {})
      expect(
        preview?.parts.map(({ source, tables, foes }) => [source.license, tables, foes]),
      ).toEqual([
        ['https://example.org/own', 1, 0],
        [shareAlike, 0, 1],
      ])
      expect(await run('content.takeChosen', {})).toBe(2)
      const [sky] = await run('oracle.tables', {})
      expect(sky?.rows.map(({ from, to, text }) => [from, to, text])).toEqual([
        [1, 3, 'Clear'],
        [4, 6, 'Grey'],
      ])
      const [hob] = await run('content.cards', { kind: 'foe' })
      expect(hob).toMatchObject({ name: 'Hob', category: 'dangerous', license: shareAlike })
    },
  )

  it.each([
    ['no JSON', '{'],
    ['another format', '{"format":"x"}'],
    ['a hostile name', JSON.stringify({ ...shapes[0]?.[1], title: 'x'.repeat(5000) })],
    [
      'rows without end',
      JSON.stringify({
        ...shapes[0]?.[1],
        oracles: {
          a: {
            name: 'a',
            contents: {
              b: {
                _id: 'b',
                name: 'b',
                rows: Array.from({ length: 2000 }, () => ({ min: 1, max: 1, text: '' })),
              },
            },
          },
        },
      }),
    ],
  ])('refuses %s in words and changes nothing', async (_what, text) => {
    const { call, workspace, folder, answers } = await sampleWorkspace()
    answers.saveTo = join(folder, 'bad.json')
    writeFileSync(answers.saveTo, text)
    const before = content(workspace.file)
    const reply = await call('content.choose', {})
    expect(reply).toMatchObject({
      ok: false,
      error: { code: 'refused', message: { key: 'refusal.noContent' } },
    })
    expect(content(workspace.file)).toEqual(before)
  })

  it('refuses a pack that is not there, whatever the name tries', async () => {
    const { call } = await sampleWorkspace()
    for (const name of ['../sample/campaign', 'nothing']) {
      const reply = await call('content.take', { name })
      expect(reply).toMatchObject({ ok: false, error: { message: { key: 'refusal.noSuchPack' } } })
    }
  })
})
