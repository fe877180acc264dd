import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectAll } from '../../../src/campaign/exchange/collect'
import type { Things } from '../../../src/campaign/exchange/document'
import { readGiven, readGivenFolder } from '../../../src/campaign/exchange/file'
import type { Given } from '../../../src/campaign/exchange/given'
import { fieldsIn, pageOf, writePage } from '../../../src/campaign/exchange/markdown/front-matter'
import { pagesOf } from '../../../src/campaign/exchange/markdown/write'
import { readPages } from '../../../src/campaign/exchange/markdown/read'
import { words } from '../../../src/campaign/words'
import { Chance } from '../../prove/support/chance'
import { openCopy, startingFile } from '../../prove/support/starting'
import { Walker } from '../../prove/support/walker'
import { content } from '../../support/dump'
import { seed } from '../../support/fight/rounds'
import { temporaryFolder } from '../../support/folder'
import { webp } from '../../support/picture'
import { sampleWorkspace } from '../../support/workspace'

const told = ({ leftOver }: Given) => leftOver.map(({ at, what }) => `${at}: ${words.say(what)}`)

/** Things out as pages and in again; nothing may be left over. */
function again(things: Things): Things {
  const given = readPages('x', pagesOf('x', things), [])
  expect(told(given)).toEqual([])
  return given.things
}

/** Nouns of which there is nothing say nothing. */
const some = (things: Things) =>
  Object.fromEntries(Object.entries(things).filter(([, all]) => all.length > 0))

/** A folder with these files in it. */
function folderOf(files: Record<string, string | Buffer>): string {
  const folder = join(temporaryFolder(), 'Vault')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const noteOf = (text: string, path = 'Page.md') => {
  const given = readGivenFolder(folderOf({ [path]: text }))
  return { ...(given.things.note?.[0] as { title: string; body: string }), told: told(given) }
}

describe('prep as a folder of Markdown', () => {
  it('is the same when it comes in again, for the sample campaign', async () => {
    const table = await sampleWorkspace()
    const things = table.workspace.file.read(collectAll).value
    expect(again(things)).toEqual(some(things))
  })

  it('is the same for whatever a campaign has come to', async () => {
    const path = await startingFile()
    for (let walk = 0; walk < 3; walk++) {
      const table = await openCopy(path)
      const walker = new Walker(table, new Chance(seed * 1_009 + walk))
      for (let step = 0; step < 120; step++) await walker.step()
      const things = table.workspace.file.read(collectAll).value
      expect(again(things)).toEqual(some(things))
    }
  })

  it('keeps every text and name as it is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        '---',
        '---\nx: 1\n---\n',
        '\n',
        '\r\n',
        'a\rb',
        ' x',
        '[[x]]',
        '&a *a',
        '1e3',
      ),
      fc.constantFrom('~', 'null', 'yes', '2024-01-01', '!!js x', '# x', '\u2028', '\uFEFFx', ''),
    )
    fc.assert(
      fc.property(text, text, text, (title, body, player) => {
        const name = title.trim() || 'x'
        const things: Things = {
          character: [{ id: 'c', name, player: player.trim(), description: body.trim() }],
          note: [{ id: 'n', title: name, body }],
        }
        expect(again(things)).toMatchObject(things)
      }),
    )
  })

  it('is a new folder with a file for each thing, whose text is plain to read and links by name', async () => {
    const { run, answers, folder, workspace } = await sampleWorkspace()
    answers.saveTo = folder
    const first = await run('export.markdown', {})
    expect(first).toMatchObject({ path: join(folder, 'The Lantern Company') })
    const hob = readFileSync(join(first?.path ?? '', 'npcs/Hob Sallow.md'), 'utf8')
    expect(hob).toMatch(/^---\niron-table: npc\norder: \d+\nid: npc-raider-1\nname: Hob Sallow\n/)
    expect(hob).toMatch(/\n---\n\n[^\n]*toll-keeper/)
    const fight = readdirSync(join(first?.path ?? '', 'encounters'))
      .map((name) => readFileSync(join(first?.path ?? '', 'encounters', name), 'utf8'))
      .join('\n')
    expect(fight).toContain('npc: "[[Hob Sallow]]"')
    const track = (name: string) =>
      readFileSync(join(first?.path ?? '', `tracks/${name}.md`), 'utf8')
    expect(track('Vane’s patience')).toContain('    id: "[[The Drowned Bell]]"\n')
    // Parts of a thing are named as well.
    expect(track('The river rises')).not.toMatch(/: (danger|portent)-bell/)
    // Nothing that stands is written over.
    expect((await run('export.markdown', {}))?.path).toBe(join(folder, 'The Lantern Company (2)'))
    answers.saveTo = first?.path
    const offer = await run('import.folder', {})
    expect(offer?.things.filter(({ isSame }) => !isSame)).toEqual([])
    expect(offer?.leftOver).toEqual([])
    const before = content(workspace.file)
    const things = offer?.things ?? []
    const decisions = things.map(({ noun, id }) => ({ noun, id, as: 'replace' as const }))
    await run('import.take', { decisions, keepsPlay: true })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('has pictures as files beside, shown in notes by their place, and takes them in again', async () => {
    const { run, answers, folder, workspace } = await sampleWorkspace()
    const add = async (name: string, data: string) =>
      (await run('picture.add', { name, data })).pictureId
    const face = await add('Face (old)', webp(20, 10, 'face'))
    await add('Face (old)', webp(20, 10, 'another'))
    const npcId = (await run('npc.list', {})).npcs[0]?.id ?? ''
    await run('picture.portray', { of: { type: 'npc', id: npcId }, pictureId: face })
    const body = `![so](picture:${face}) ![gone](picture:nobody) ![web](https://x.y/z.webp)`
    await run('note.create', { title: 'Seen', body })
    answers.saveTo = folder
    const { path = '' } = (await run('export.markdown', {})) ?? {}
    expect(readdirSync(join(path, 'pictures')).toSorted()).toEqual([
      'Face (old) 2.md',
      'Face (old) 2.webp',
      'Face (old).md',
      'Face (old).webp',
    ])
    expect(readFileSync(join(path, 'pictures/Face (old).webp'), 'base64')).toBe(
      webp(20, 10, 'face'),
    )
    expect(readFileSync(join(path, 'pictures/Face (old).md'), 'utf8').length).toBeLessThan(200)
    expect(readFileSync(join(path, 'notes/Seen.md'), 'utf8')).toContain(
      '![so](../pictures/Face%20%28old%29.webp) ![gone](picture:nobody) ![web](https://x.y/z.webp)',
    )
    const things = workspace.file.read(collectAll).value
    expect(again(things)).toEqual(some(things))
    const given = readGivenFolder(path)
    expect(told(given)).toEqual([])
    expect(given.things.picture).toEqual(things.picture)
    expect(given.things.note).toEqual(things.note)
  })

  it('tells of pictures that no page is of, and of pages without theirs', () => {
    const given = readGivenFolder(
      folderOf({
        'pictures/Map.md': '---\niron-table: picture\nname: Map\nfile: ../../elsewhere.webp\n---\n',
        'pictures/Lost.webp': Buffer.from(webp(), 'base64'),
        'pictures/Sound.md': '---\niron-table: picture\nname: Sound\nfile: Sound.webp\n---\n',
        'pictures/Sound.webp': Buffer.from('no picture'),
        'Page.md': 'x',
      }),
    )
    expect(given.things.picture ?? []).toEqual([])
    expect(told(given).map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining(['pictures/Lost.webp', 'pictures/Map.md', 'pictures/Sound.md']),
    )
  })

  it('is not written among the backups of a campaign', async () => {
    const { call, answers, workspace } = await sampleWorkspace()
    const backups = workspace.file.path.replace(/\.irontable$/, '.backups')
    mkdirSync(backups, { recursive: true })
    answers.saveTo = backups
    expect(await call('export.markdown', {})).toMatchObject({
      ok: false,
      error: { message: { key: 'trouble.ontoCampaign' } },
    })
  })

  it('that was written in by hand says what found no place, and brings the rest', () => {
    const given = readGivenFolder(
      folderOf({
        'a.md': '---\niron-table: npc\nname: Hob\nshoeSize: 44\naway: maybe\n---\nA raider\n',
        'b.md': '---\niron-table: encounter\nname: Toll\nsystem: no such\n---\n',
        'c.md':
          '---\niron-table: front\nname: Night\nkind: campaign\ncast:\n  - npc: "[[Hob]]"\n    note: pays\n  - npc: "[[Nobody]]"\n---\n',
      }),
    )
    const [hob] = given.things.npc ?? []
    expect(hob).toMatchObject({ name: 'Hob', description: 'A raider', away: false })
    expect(given.things.front).toMatchObject([{ cast: [{ npc: hob?.id, note: 'pays' }] }])
    expect(given.things.encounter).toBeUndefined()
    expect(told(given).length).toBeGreaterThan(3)
  })
})

describe('a folder of notes of another program', () => {
  it('comes with titles, folders, tags and links, and says what found no place', () => {
    const given = readGivenFolder(join(import.meta.dirname, '../../fixtures/prep/vault'))
    expect(given.isPlayed).toBe(false)
    expect(given.things.note).toMatchObject([
      {
        title: 'Ferry',
        body: expect.stringContaining(
          'Kept by the old man ([[Ottokar Vane]]) under [[Toll laws]].',
        ) as string,
      },
      {
        title: 'Ottokar Vane',
        body: [
          '- **folder**: People',
          '- **tags**: #npc #ferry',
          '- **aliases**: the old man',
          '',
          'Keeps the [[Ferry]].',
          '',
          'ferry.png',
          '',
          '```',
          '[[not a link|here]]',
          '```',
        ].join('\n'),
      },
    ])
    expect(told(given)).toEqual([
      'map.canvas: It is no Markdown file, and stays out.',
      'Ferry.md: The link “Toll laws#Fees” leads to the whole page now.',
      'People/Ottokar Vane.md: “ferry.png” was shown inside of it; only its name comes.',
    ])
  })

  it('is read with whatever line ends and marks a program puts in it', () => {
    expect(noteOf('\uFEFF---\r\ntags: [a]\r\n---\r\nx\r\ny\r\n').body).toBe(
      '- **tags**: #a\n\nx\ny',
    )
    expect(noteOf('no front matter\n---\nat all').body).toBe('no front matter\n---\nat all')
  })

  it('has front matter that cannot be read as it stands, and no anchor makes much of little', () => {
    const deep = `a: ${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
    const bomb = 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]'
    for (const matter of [
      'a: b: c',
      bomb,
      `a: ${'['.repeat(5_000)}`,
      '"open',
      '- just\n- a list',
      deep,
    ]) {
      const { body, told: said } = noteOf(`---\n${matter}\n---\nText`)
      expect(body).toBe(`\`\`\`\n${matter}\n\`\`\`\n\nText`)
      expect(said).toEqual([expect.stringContaining('could not be read')])
    }
    expect(noteOf('---\nx: !!js/function "boom"\n---\n').body).toContain('boom')
  })

  it('is read without following a link out of it, hidden folders, or what is no text', () => {
    const outside = folderOf({ 'secret.md': 'outside' })
    const folder = folderOf({
      'In.md': 'inside',
      '.obsidian/app.md': 'hidden',
      '.hidden.md': 'hidden',
      'Picture.md': Buffer.from([0x89, 0x50, 0, 1, 2]),
      [`${'deep/'.repeat(17)}Deep.md`]: 'too deep',
      'Large.md': 'x'.repeat(4 * 1024 * 1024 + 1),
      'Long.md': 'x'.repeat(100_001),
    })
    symlinkSync(join(outside, 'secret.md'), join(folder, 'Link.md'))
    symlinkSync(outside, join(folder, 'Out'))
    symlinkSync(folder, join(folder, 'Round'))
    const given = readGivenFolder(folder)
    expect(given.things.note?.map(({ title }) => title)).toEqual(['In'])
    expect(given.leftOver).toHaveLength(7)
  })

  it('with nothing in it is refused in words', async () => {
    const { call, answers } = await sampleWorkspace()
    answers.saveTo = folderOf({ 'x.txt': 'x' })
    expect(await call('import.folder', {})).toMatchObject({
      ok: false,
      error: { message: { key: 'refusal.noNotes' } },
    })
  })

  it('may have many notes of one name: all of them come', () => {
    const given = readGivenFolder(folderOf({ 'a/Inn.md': 'one', 'b/Inn.md': 'two' }))
    expect(given.things.note?.map(({ title }) => title)).toEqual(['Inn', 'Inn'])
  })
})

describe('one page of Markdown', () => {
  it('is a thing by its front matter, or a note', () => {
    const folder = folderOf({
      'Brid.md': writePage({ 'iron-table': 'npc', secret: 'Owes' }, 'Mends nets'),
      'Inn.md': 'A **good** one',
    })
    expect(readGiven(join(folder, 'Brid.md'), []).things.npc).toMatchObject([
      { name: 'Brid', secret: 'Owes', description: 'Mends nets' },
    ])
    expect(readGiven(join(folder, 'Inn.md'), []).things.note).toMatchObject([
      { title: 'Inn', body: 'A **good** one' },
    ])
  })

  it('is divided where its front matter ends and nowhere else', () => {
    const { matter, body } = pageOf(writePage({ a: '---\nb' }, '---\n\n'))
    expect(fieldsIn(matter ?? '')).toEqual({ a: '---\nb' })
    expect(body).toBe('---\n\n')
  })
})
