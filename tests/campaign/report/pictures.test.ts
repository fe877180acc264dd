import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writePicture } from '../../../src/shared/pictures'
import { missionId } from '../../support/mission'
import { webp } from '../../support/picture'
import { characterId, reportEvening, sessionId } from '../../support/reports/report-evening'
import { content } from '../../support/dump'

const formats = ['md', 'html', 'pdf', 'json'] as const
const subjects = [
  ['mission', missionId],
  ['session', sessionId],
  ['character', characterId],
  ['recap', sessionId],
  ['saga', characterId],
  ['chronicle', 'campaign'],
  ['board', 'campaign'],
] as const

/** Where a picture can lie in a campaign, and which documents show it. */
const places = [
  'maro',
  'brief',
  'handedOut',
  ...(['npc', 'secret', 'gmSection', 'notHandedOut', 'takenBack', 'summary', 'cast'] as const),
] as const
type Place = (typeof places)[number]

/** An evening with a picture in each of those places, each with a name that players must not read. */
async function evening() {
  const table = await reportEvening()
  const { run } = table
  const ids = {} as Record<Place, string>
  for (const place of places) {
    const added = await run('picture.add', { name: `SECRET ${place}`, data: webp(40, 30, place) })
    ids[place] = added.pictureId
  }
  const shown = (place: Place) => writePicture({ name: `Seen: ${place}`, id: ids[place] })
  const portray = (type: 'character' | 'npc', id: string, place: Place) =>
    run('picture.portray', { of: { type, id }, pictureId: ids[place] })
  await portray('character', characterId, 'maro')
  await portray('npc', 'npc-raider-1', 'npc')
  await run('mission.edit', {
    missionId,
    brief: `Bring it back.\n\n${shown('brief')}\n\n:::gm\n${shown('gmSection')}\n:::`,
    secret: shown('secret'),
  })
  await run('session.edit', { sessionId, summary: shown('summary') } as never)
  const note = async (place: Place, isOut: boolean) => {
    const body = `# Seen\n\n${shown(place)}\n\n:::gm\n${shown('cast')}\n:::`
    const { noteId } = await run('note.create', { title: `SECRET note ${place}`, body })
    if (isOut) await run('note.handOut', { noteId, isOut })
    return noteId
  }
  await note('handedOut', true)
  await note('notHandedOut', false)
  const back = await note('takenBack', true)
  await run('note.handOut', { noteId: back, isOut: false })
  const files = async (audience: 'gm' | 'players' | 'dispatch') => {
    const all: [string, string][] = []
    for (const [subject, id] of subjects) {
      for (const format of formats) {
        table.answers.saveTo = join(table.folder, `x.${format}`)
        const path = await run('report.export', { subject, id, audience, format })
        all.push([`${subject}.${audience}.${format}`, readFileSync(path ?? '', 'utf8')])
      }
    }
    return all
  }
  return { ...table, files, ids }
}

const bytesOf = (place: Place) => webp(40, 30, place)

describe('pictures in reports', () => {
  it('stand in the page itself, with what they show, and only by name in a text', async () => {
    const { files } = await evening()
    const all = new Map([...(await files('gm')), ...(await files('players'))])
    for (const audience of ['gm', 'players']) {
      const page = all.get(`mission.${audience}.html`) ?? ''
      expect(page).toContain(
        `<img src="data:image/webp;base64,${bytesOf('brief')}" alt="Seen: brief"`,
      )
      expect(page).toContain(`<img src="data:image/webp;base64,${bytesOf('maro')}" alt=""`)
      expect(page).toContain('img-src data:')
      const text = all.get(`mission.${audience}.md`) ?? ''
      expect(text).toContain('Seen: brief')
      expect(text).not.toMatch(/picture:|base64/)
      expect(all.get(`session.${audience}.html`)).toContain(bytesOf('handedOut'))
    }
    expect(all.get('mission.gm.html')).toContain(bytesOf('secret'))
    expect(all.get('mission.gm.html')).toContain(bytesOf('gmSection'))
    expect(all.get('session.gm.html')).toContain(bytesOf('summary'))
  })

  it('that players may not see are in no document of theirs: no byte, no fingerprint, no name', async () => {
    const { files, ids, run } = await evening()
    const hashes = new Map((await run('picture.list', {})).map(({ id, hash }) => [id, hash]))
    const open: readonly Place[] = ['maro', 'brief', 'handedOut']
    const traces = places
      .filter((each) => !open.includes(each))
      .flatMap((each) => [bytesOf(each), ids[each], hashes.get(ids[each]) ?? '', `Seen: ${each}`])
    expect(traces).not.toContain('')
    for (const audience of ['players', 'dispatch'] as const) {
      for (const [name, text] of await files(audience)) {
        expect(text, name).not.toContain('SECRET')
        expect(
          traces.filter((trace) => text.includes(trace)),
          name,
        ).toEqual([])
        if (audience === 'dispatch') expect(text, name).not.toMatch(/<img|base64,UklGR/)
      }
    }
  })

  it('cannot be had by a wording that names them', async () => {
    const { run, ids } = await evening()
    const body = places.map((place) => `![x](picture:${ids[place]})`).join('\n\n')
    const wanted = { subject: 'session', id: sessionId } as const
    const { nodes } = await run('report.preview', { ...wanted, audience: 'players', body })
    const hashes = new Map((await run('picture.list', {})).map(({ id, hash }) => [id, hash]))
    const text = JSON.stringify(nodes)
    const had = places.filter((place) => text.includes(hashes.get(ids[place]) ?? 'none'))
    // Those that the report holds anyway.
    expect(had).toEqual(['maro', 'brief', 'handedOut'])
  })

  it('are left out where they are gone, and their words stay', async () => {
    const { run, ids } = await evening()
    await run('picture.remove', { pictureId: ids.brief })
    const wanted = { subject: 'mission', id: missionId, audience: 'gm' } as const
    const { nodes } = await run('report.preview', wanted)
    expect(JSON.stringify(nodes)).toContain('"Seen: brief"')
    expect(JSON.stringify(nodes)).not.toContain('"alt":"Seen: brief"')
  })
})

describe('what is handed out', () => {
  it('is taken back, undone and done again, and refused where all of it is a secret', async () => {
    const { run, call, workspace } = await reportEvening()
    const { noteId } = await run('note.create', { title: 'Map', body: 'Go **north**.' })
    const isOut = async () => (await run('note.isHandedOut', { noteId })).isOut
    const before = content(workspace.file)
    await run('note.handOut', { noteId, isOut: true })
    expect(await isOut()).toBe(true)
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    const body = ['Go **north**.']
    expect((await run('report.read', wanted)).handouts).toEqual([{ title: 'Map', body }])
    const forGm = await run('report.read', { ...wanted, audience: 'gm' })
    expect(forGm.handouts).toEqual([{ title: 'Map', body }])
    const { nodes } = await run('report.preview', { ...wanted, audience: 'gm' })
    expect(nodes).toContainEqual({ tag: 'h3', children: ['Map'] })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    await run('history.redo', {})
    expect(await isOut()).toBe(true)
    await run('note.handOut', { noteId, isOut: false })
    expect(await isOut()).toBe(false)
    expect((await run('report.read', wanted)).handouts).toEqual([])
    const hidden = await run('note.create', { title: 'Mine', body: ':::gm\nno\n:::' })
    const refused = await call('note.handOut', { noteId: hidden.noteId, isOut: true })
    expect(refused).toMatchObject({ error: { message: { key: 'refusal.nothingForPlayers' } } })
  })
})

describe('printed prep', () => {
  it('has the faces of people, those of NPCs for the game master alone', async () => {
    const { run, ids } = await evening()
    const hashes = new Map((await run('picture.list', {})).map(({ id, hash }) => [id, hash]))
    const things = [
      { noun: 'character', id: characterId },
      { noun: 'npc', id: 'npc-raider-1' },
    ] as const
    for (const form of ['cards', 'sheets'] as const) {
      for (const [reader, shown] of [
        ['gm', ['maro', 'npc']],
        ['players', ['maro']],
      ] as const) {
        const { nodes } = await run('print.preview', { form, things: [...things], reader })
        const text = JSON.stringify(nodes)
        const had = places.filter((place) => text.includes(hashes.get(ids[place]) ?? 'none'))
        expect(had, `${form} ${reader}`).toEqual(shown)
      }
    }
  })

  it('has the pictures of a hand-out, and none of the game master’s sections', async () => {
    const { run, ids } = await evening()
    const hashes = new Map((await run('picture.list', {})).map(({ id, hash }) => [id, hash]))
    const { notes } = await run('note.list', { text: '', from: 0, limit: 50 } as never)
    const things = notes
      .filter(({ title }) => title.endsWith('handedOut'))
      .map(({ id }) => ({ noun: 'note' as const, id }))
    const { nodes } = await run('print.preview', { form: 'handouts', things })
    const text = JSON.stringify(nodes)
    expect(text).toContain(hashes.get(ids.handedOut))
    expect(text).not.toContain(hashes.get(ids.cast))
  })
})
