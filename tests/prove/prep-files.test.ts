import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectAll } from '../../src/campaign/exchange/collect'
import { writeDocument } from '../../src/campaign/exchange/document'
import { pagesOf } from '../../src/campaign/exchange/markdown/write'
import { asSpreadsheet } from '../../src/campaign/exchange/spreadsheet/write'
import { content } from '../support/dump'
import { rounds, seed, tellAttempted } from '../support/fight/rounds'
import { webp } from '../support/picture'
import { sampleWorkspace } from '../support/workspace'
import { Chance } from './support/chance'
import { Tally } from './support/tally'

const files = rounds({ short: 120, whole: 1_000, alone: 10_000 })

/** Values that somebody may have written where another belongs. */
const odd: readonly unknown[] = [
  ...[null, '', ' ', 'gone', 'x'.repeat(5_000), '\u0000', `'; DROP TABLE npc; --`, '__proto__'],
  ...['../../etc/passwd', 0, -1, 1.5, 1e300, true, [], {}, ['x'], { id: 'x' }, '[[x]]'],
]

type Branch = Record<string, unknown>
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/** Every object and list of a value. */
function branchesOf(value: unknown): Branch[] {
  if (!isBranch(value)) return []
  return [value, ...Object.values(value).flatMap(branchesOf)]
}

/** A file with prep that somebody has been at. */
function harmed(chance: Chance, whole: string): string {
  if (chance.oneIn(12)) return whole.slice(0, chance.below(whole.length))
  const value: unknown = JSON.parse(whole)
  for (let times = chance.between(1, 3); times > 0; times--) {
    const branch = chance.of(branchesOf(value)) ?? {}
    const key = chance.of(Object.keys(branch)) ?? 'extra'
    const other = chance.of(branchesOf(value)) ?? {}
    const deeds = [
      () => Reflect.deleteProperty(branch, key),
      () => (branch[key] = chance.of(odd)),
      // The same id, name or part twice.
      () => (branch[key] = structuredClone(other[key] ?? branch[key])),
      () => (Array.isArray(branch) ? branch.push(branch[0]) : (branch.extra = 1)),
    ]
    chance.of(deeds)?.()
  }
  return JSON.stringify(value)
}

describe('files of prep that came to harm', () => {
  it('are refused in words or brought in and taken out again, and change nothing else', async () => {
    const { call, run, answers, folder, workspace } = await sampleWorkspace()
    const { value: things } = workspace.file.read(collectAll)
    const whole = JSON.stringify(writeDocument('Prep', things))
    const before = content(workspace.file)
    const tally = new Tally('prep files')
    answers.saveTo = join(folder, 'prep.json')
    let accepted = 0
    for (let file = 0; file < files; file++) {
      const chance = new Chance(seed * 100_003 + file)
      const text = harmed(chance, whole)
      await tally.attempt(`file ${file}`, async () => {
        writeFileSync(answers.saveTo ?? '', text)
        const offered = await call('import.choose', {})
        if (!offered.ok) {
          expect(offered.error.message.key).toBe('refusal.noThings')
          return
        }
        const as = chance.of(['new', 'replace', 'leave'] as const) ?? 'new'
        const decisions = (offered.value?.things ?? []).map(({ noun, id }) => ({ noun, id, as }))
        const taken = await call('import.take', { decisions, keepsPlay: chance.oneIn(2) })
        if (!taken.ok) expect(taken.error.code, taken.error.message.key).toBe('refused')
        else accepted++
        while (await run('history.undo', {}));
        expect(content(workspace.file)).toEqual(before)
      })
    }
    tellAttempted({ ...tally.line(), rounds: files, accepted, refused: files - accepted })
    expect(tally.failures()).toEqual([])
    expect(accepted).toBeGreaterThan(files / 10)
  })
})

/** What may stand in a text by mischance or malice. */
const oddText: readonly string[] = [
  ...['"', '""', "'", '\u0000', '\uFEFF', '\r', '\r\n', '\t', ';', '---\n', '...\n', '\n---\n'],
  ...[
    '&a ',
    '*a',
    '<<: *a\n',
    '!!js/function "x" ',
    '? ',
    '- - - - ',
    '[['.repeat(40),
    '![[x.png]]',
  ],
  ...['{'.repeat(200), '[[x|y]]', '[[#x]]', '=cmd|x!A1', '../../etc/passwd', '__proto__', '1e999'],
  ...['id: x\n', 'iron-table: front\n', 'name: \n', 'x'.repeat(5_000), '0-99999', '00', 'd1000'],
]
const marks: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text, 'latin1'),
]

/** A text that somebody has been at, as the bytes of a file. */
function harmedText(chance: Chance, whole: string): Buffer {
  let text = whole
  for (let times = chance.between(1, 4); times > 0; times--) {
    const at = chance.below(text.length + 1)
    const to = Math.min(text.length, at + chance.below(40))
    const deeds = [
      () => text.slice(0, at) + (chance.of(oddText) ?? '') + text.slice(at),
      () => text.slice(0, at) + text.slice(to),
      () => text.slice(0, to) + text.slice(at),
      () => text.slice(0, chance.oneIn(6) ? at : text.length),
      () => text.replaceAll('\n', '\r\n'),
    ]
    text = chance.of(deeds)?.() ?? text
  }
  return (chance.oneIn(4) ? chance.of(marks) : marks[0])?.(text) ?? Buffer.from(text)
}

/** A picture as it was, or with one byte of it changed. */
function harmedPicture(chance: Chance, data: string): Buffer {
  const file = Buffer.from(data, 'base64')
  if (chance.oneIn(4)) file.writeUInt8(chance.below(256), chance.below(file.length))
  return file
}

/** Every file below a folder, by its path. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()

describe('prep in the formats of other programs that came to harm', () => {
  it('is refused in words or brought in and taken out again, and writes nothing else', async () => {
    const { call, run, answers, folder, workspace } = await sampleWorkspace()
    const { value: things } = workspace.file.read(collectAll)
    const { pages, pictures } = pagesOf('Prep', {
      ...things,
      picture: [{ id: 'p', name: 'Map', data: webp() }],
    })
    const sheets = [asSpreadsheet('people', things), 'd6,Result\n1-3,Fog\n4-6,Snow\n']
    const before = content(workspace.file)
    const tally = new Tally('prep in other formats')
    const vault = join(folder, 'vault')
    const asPages = ['folder', 'page']
    let accepted = 0
    for (let file = 0; file < files; file++) {
      const chance = new Chance(seed * 100_019 + file)
      const way = chance.of(['folder', 'page', 'spreadsheet', 'pasted'] as const) ?? 'page'
      const page = chance.of(pages) ?? { path: 'x.md', text: '' }
      const sheet = chance.of(sheets) ?? ''
      const kind = chance.of(['people', 'table'] as const) ?? 'people'
      await tally.attempt(`${way} ${file}`, async () => {
        const put = (path: string, bytes: Buffer) => {
          mkdirSync(dirname(path), { recursive: true })
          writeFileSync(path, bytes)
          answers.saveTo = path
        }
        const bytes = harmedText(chance, asPages.includes(way) ? page.text : sheet)
        if (way === 'folder') {
          for (const [path, data] of pictures) put(join(vault, path), harmedPicture(chance, data))
          put(join(vault, page.path), bytes)
          answers.saveTo = vault
        } else if (way === 'page') put(join(folder, 'given.md'), bytes)
        else if (way === 'spreadsheet') put(join(folder, 'given.csv'), bytes)
        const there = filesBelow(folder)
        const offered = await (way === 'pasted'
          ? call('import.paste', { text: bytes.toString(), kind, title: 'x' })
          : call(way === 'folder' ? 'import.folder' : 'import.choose', {}))
        if (!offered.ok) expect(offered.error.code, offered.error.message.key).toBe('refused')
        else {
          const as = chance.of(['new', 'replace', 'leave'] as const) ?? 'new'
          const decisions = (offered.value?.things ?? []).map(({ noun, id }) => ({ noun, id, as }))
          const taken = await call('import.take', { decisions, keepsPlay: chance.oneIn(2) })
          if (!taken.ok) expect(taken.error.code, taken.error.message.key).toBe('refused')
          else accepted++
        }
        while (await run('history.undo', {}));
        expect(content(workspace.file)).toEqual(before)
        expect(filesBelow(folder)).toEqual(there)
      })
    }
    tellAttempted({ ...tally.line(), rounds: files, accepted, refused: files - accepted })
    expect(tally.failures()).toEqual([])
    expect(accepted).toBeGreaterThan(files / 10)
  })

  it('is refused in words where it is larger or deeper than anything is read', async () => {
    const { call, answers, folder, workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    const long = 'x'.repeat(4_000_001)
    for (const [name, megabytes] of [
      ['long.md', 65],
      ['long.csv', 65],
      ['long.json', 257],
    ] as const) {
      answers.saveTo = join(folder, name)
      writeFileSync(answers.saveTo, 'x')
      truncateSync(answers.saveTo, megabytes * 1024 * 1024)
      expect(await call('import.choose', {})).toMatchObject({
        ok: false,
        error: { message: { key: 'refusal.contentTooLarge' } },
      })
    }
    const pasted = { text: long, kind: 'people' as const, title: '' }
    expect(await call('import.paste', pasted)).toMatchObject({ ok: false })
    expect(content(workspace.file)).toEqual(before)
  })
})
