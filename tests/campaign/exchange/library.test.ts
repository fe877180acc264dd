import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAliases } from '../../../src/campaign/npc/aliases'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

async function otherCampaign({ run, answers, folder }: Table): Promise<void> {
  answers.saveTo = join(folder, 'other.irontable')
  await run('file.create', { name: 'Other', systems: ['cold-iron'] })
}

const decide = (things: readonly { noun: string; id: string }[], as: 'new' | 'replace' | 'leave') =>
  things.map(({ noun, id }) => ({ noun, id, as })) as never

const names = async ({ run }: Table) =>
  (await run('library.list', {})).things.map(({ name }) => name)

describe('the library', () => {
  it('is empty, and no file, until something is put in', async () => {
    const table = await sampleWorkspace()
    expect(await table.run('library.list', {})).toEqual({
      ...{ things: [], lines: [], lastStep: null },
    })
    expect(existsSync(join(table.folder, 'library.irontable'))).toBe(false)
  })

  it('keeps a fight with those in it, and gives it to another campaign ready to begin', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const before = content(table.workspace.file)
    await run('library.put', { things: [{ noun: 'encounter', id: 'encounter-toll-bridge' }] })
    expect(content(table.workspace.file)).toEqual(before)
    expect(await names(table)).toContain('Hob Sallow')
    await otherCampaign(table)
    const offered = await run('library.choose', {
      things: [{ noun: 'encounter', id: 'encounter-toll-bridge' }],
    })
    expect(offered.things.every(({ hereId }) => hereId === null)).toBe(true)
    await run('import.take', { decisions: decide(offered.things, 'new'), keepsPlay: false })
    const [fight] = await run('encounter.list', { over: 0 } as never)
    const id = fight?.id ?? ''
    await run('encounter.act', { encounterId: id, event: { type: 'fight.begin' } } as never)
    // The characters stay with their campaign; the foes have come.
    const { context } = await run('encounter.fight', { encounterId: id })
    expect(Object.keys((context as { combatants: object }).combatants)).toHaveLength(6)
  })

  it('gives a place back under the name it had there, and links to it follow', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const { placeId } = await run('place.create', { name: 'The ford' })
    const place = { noun: 'place' as const, id: placeId }
    await run('library.put', { things: [place] })
    await run('place.edit', { placeId, name: 'The bridge' })
    const { frontId } = await run('front.create', { name: 'Flood' })
    await run('front.addStake', { frontId, question: 'Who holds [[The bridge]]?' })
    const { noteId } = await run('note.create', { title: 'Plan', body: 'Burn [[The bridge]].' })
    const { things } = await run('library.choose', { things: [place] })
    await run('import.take', { decisions: decide(things, 'replace'), keepsPlay: false })
    const [front] = await run('front.byId', { ids: [frontId] })
    expect(front?.stakes).toMatchObject([{ question: 'Who holds [[The ford]]?' }])
    expect(await run('note.read', { noteId })).toMatchObject({ body: 'Burn [[The ford]].' })
  })

  it('gives somebody back under the name they had there, and what named them here follows', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const npc = { noun: 'npc' as const, id: 'npc-raider-1' }
    await run('library.put', { things: [npc] })
    await run('npc.edit', { npcId: npc.id, name: 'Hob the Bold' })
    const { placeId } = await run('place.create', { name: 'The ford' })
    await run('place.edit', { placeId, description: 'Held by [[Hob the Bold]].' })
    await run('mission.edit', { missionId: 'mission-toll', client: 'Hob the Bold' })
    const before = content(table.workspace.file)
    const offered = await run('library.choose', { things: [npc] })
    await run('import.take', { decisions: decide(offered.things, 'replace'), keepsPlay: false })
    const place = (await run('place.list', {})).find(({ id }) => id === placeId)
    expect(place?.description).toBe('Held by [[Hob Sallow]].')
    const { value: mission } = table.workspace.file.read((read) =>
      read.get(`SELECT client FROM mission WHERE id = 'mission-toll'`),
    )
    expect(mission).toEqual({ client: 'Hob Sallow' })
    await run('history.undo', {})
    expect(content(table.workspace.file)).toEqual(before)
  })

  it('knows what somebody was called before, so that players read none of it elsewhere either', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const npc = { noun: 'npc' as const, id: 'npc-raider-1' }
    await run('npc.edit', { npcId: npc.id, name: 'Wulf the Bold' })
    await run('library.put', { things: [npc] })
    await otherCampaign(table)
    const offered = await run('library.choose', { things: [npc] })
    await run('import.take', { decisions: decide(offered.things, 'new'), keepsPlay: false })
    await run('npc.setAlias', { npcId: npc.id, alias: 'the reeve' })
    const { value } = table.workspace.file.read((read) =>
      readAliases(read).inText('Hob Sallow met Wulf the Bold.'),
    )
    expect(value).toBe('The reeve met the reeve.')
  })

  it('writes anew what lies in it already, takes out, and takes its last step back', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const npc = { noun: 'npc' as const, id: 'npc-raider-1' }
    await run('library.put', { things: [npc] })
    await run('npc.edit', { npcId: npc.id, name: 'Hob the Bold' })
    await run('library.put', { things: [npc] })
    expect(await names(table)).toEqual(['Hob the Bold'])
    await run('library.undo', {})
    expect(await names(table)).toEqual(['Hob Sallow'])
    await run('library.remove', { things: [npc] })
    expect(await names(table)).toEqual([])
    await run('library.undo', {})
    expect(await names(table)).toEqual(['Hob Sallow'])
  })

  it('says what is the same here and what is different, and writes over only what is meant', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const npc = { noun: 'npc' as const, id: 'npc-raider-1' }
    expect(await table.call('library.choose', { things: [npc] })).toMatchObject({
      error: { message: { key: 'refusal.notShelved' } },
    })
    await run('library.put', { things: [npc] })
    const same = await run('library.choose', { things: [npc] })
    expect(same.things).toMatchObject([{ isSame: true, hereId: npc.id, differences: [] }])
    await run('npc.edit', { npcId: npc.id, description: 'Gone grey.' })
    const { things } = await run('library.choose', { things: [npc] })
    expect(things).toMatchObject([
      {
        isSame: false,
        hereId: npc.id,
        differences: [{ field: 'description', here: 'Gone grey.' }],
      },
    ])
    const before = content(table.workspace.file)
    await run('import.take', { decisions: decide(things, 'leave'), keepsPlay: false })
    expect(content(table.workspace.file)).toEqual(before)
    await run('import.take', { decisions: decide(things, 'replace'), keepsPlay: false })
    const [now] = await run('npc.byId', { ids: [npc.id] })
    expect(now?.description).toContain('toll-keeper')
    await run('history.undo', {})
    expect(content(table.workspace.file)).toEqual(before)
    // As another, beside who has the name: the preview says what they are called then.
    expect(things[0]).toMatchObject({ name: 'Hob Sallow', asAnother: 'Hob Sallow 2' })
    const sallows = async () =>
      (await run('npc.names', {})).map(({ name }) => name).filter((name) => /Sallow/.test(name))
    const kept = await sallows()
    await run('import.take', { decisions: decide(things, 'new'), keepsPlay: false })
    expect((await sallows()).sort()).toEqual([...kept, 'Hob Sallow 2'].sort())
    const again = await run('library.choose', { things: [npc] })
    expect(again.things[0]).toMatchObject({ asAnother: 'Hob Sallow 3' })
  })

  it('merges what differs field by field, and leaves the parts of what stays as they are', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const npc = { noun: 'npc' as const, id: 'npc-raider-1' }
    const front = { noun: 'front' as const, id: 'front-drowned-bell' }
    await run('library.put', { things: [npc, front] })
    const armor = { T: 5, C: 3 }
    await run('npc.edit', {
      npcId: npc.id,
      name: 'Hob the Bold',
      description: 'Gone grey.',
      sheets: { 'cold-iron': { armor } },
    })
    await run('front.edit', { frontId: front.id, description: 'Nearer.' })
    await run('front.removeDanger', { dangerId: 'danger-bell' })
    const before = content(table.workspace.file)
    const { things } = await run('library.choose', { things: [npc, front] })
    const fieldsOf = ({ id: of }: { id: string }) =>
      things.find(({ id }) => id === of)?.differences.map(({ field }) => field)
    expect(fieldsOf(npc)).toEqual([
      'name',
      'description',
      'sheets.cold-iron.armor.T',
      'sheets.cold-iron.armor.C',
    ])
    expect(fieldsOf(front)).toEqual(['description', 'dangers'])
    const decisions = [
      { ...npc, as: 'replace', keeps: ['description', 'sheets.cold-iron.armor.T'] },
      { ...front, as: 'replace', keeps: ['dangers'] },
    ] as const
    await run('import.take', { decisions: decisions as never, keepsPlay: false })
    const [now] = await run('npc.byId', { ids: [npc.id] })
    expect(now).toMatchObject({
      name: 'Hob Sallow',
      description: 'Gone grey.',
      sheets: { 'cold-iron': { armor: { name: 'Leather', T: 5, C: 1 } } },
    })
    const [bell] = await run('front.byId', { ids: [front.id] })
    expect(bell?.description).not.toBe('Nearer.')
    expect(bell?.dangers.map(({ id }) => id)).not.toContain('danger-bell')
    await run('history.undo', {})
    expect(content(table.workspace.file)).toEqual(before)
  })
})

describe('a file of things', () => {
  it('takes all prep out, and is the same where it came from', async () => {
    const table = await sampleWorkspace()
    const { run, answers, folder } = table
    answers.saveTo = join(folder, 'all.json')
    const saved = await run('export.things', { things: null })
    expect(saved?.count).toBeGreaterThan(25)
    const offered = await run('import.choose', {})
    expect(offered?.things.filter(({ isSame }) => !isSame)).toEqual([])
    await otherCampaign(table)
    answers.saveTo = join(folder, 'all.json')
    const fresh = await run('import.choose', {})
    const things = fresh?.things ?? []
    const placed = await run('import.take', { decisions: decide(things, 'new'), keepsPlay: true })
    expect(placed).toEqual({ count: saved?.count })
    answers.saveTo = join(folder, 'again.json')
    await run('export.things', { things: null })
    const read = (name: string) =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>
    expect({ ...read('again.json'), title: '' }).toEqual({ ...read('all.json'), title: '' })
    await run('history.undo', {})
    expect((await run('npc.names', {})).length).toBe(0)
  })

  it('keeps which notes players hold, where what became of things in play comes as well', async () => {
    const table = await sampleWorkspace()
    const { run, answers, folder } = table
    const { noteId } = await run('note.create', { title: 'The letter', body: 'Come alone.' })
    await run('note.create', { title: 'Mine', body: 'Not for them.' })
    await run('note.handOut', { noteId, isOut: true })
    answers.saveTo = join(folder, 'held.json')
    await run('export.things', { things: null })
    for (const keepsPlay of [true, false]) {
      answers.saveTo = join(folder, `other-${String(keepsPlay)}.irontable`)
      await run('file.create', { name: 'Other', systems: ['cold-iron'] })
      answers.saveTo = join(folder, 'held.json')
      const offer = await run('import.choose', {})
      await run('import.take', { decisions: decide(offer?.things ?? [], 'new'), keepsPlay })
      const held = async (id: string) => (await run('note.isHandedOut', { noteId: id })).isOut
      expect(await held(noteId)).toBe(keepsPlay)
      const others = (offer?.things ?? []).filter(
        (each) => each.noun === 'note' && each.id !== noteId,
      )
      for (const { id } of others) expect(await held(id)).toBe(false)
      const again = await run('import.choose', {})
      const note = again?.things.find(({ id }) => id === noteId)
      expect(note?.isSame).toBe(keepsPlay)
    }
  })

  it('that is none, or cut off, is refused in words and changes nothing', async () => {
    const { call, answers, folder, workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    answers.saveTo = join(folder, 'bad.json')
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
    const sheets = `{"format":"iron-table","version":1,"title":"x","npcs":[{"name":"x","sheets":{"cold-iron":${deep}}}]}`
    const none = ['', '{', '[]', '{"format":"iron-table"}', '['.repeat(200_000), sheets]
    for (const text of none) {
      writeFileSync(answers.saveTo, text)
      expect(await call('import.choose', {})).toMatchObject({
        ok: false,
        error: { message: { key: 'refusal.noThings' } },
      })
    }
    expect(content(workspace.file)).toEqual(before)
  })

  it('is never written onto a campaign', async () => {
    const { call, answers, workspace } = await sampleWorkspace()
    answers.saveTo = workspace.file.path
    const reply = await call('export.things', { things: null })
    expect(reply).toMatchObject({
      ok: false,
      error: { message: { key: 'trouble.ontoCampaign' } },
    })
  })
})

describe('a tie to somebody who stays behind', () => {
  it('is told of before anything is taken, and comes where both come', async () => {
    const table = await sampleWorkspace()
    const { run, answers, folder } = table
    const tied = async (name: string) => ({
      noun: 'npc' as const,
      id: (await run('npc.create', { name })).npcId,
    })
    const [hob, sister] = [await tied('Hob of the ford'), await tied('Marta')]
    await run('tie.create', {
      ...{ from: { type: 'npc', id: hob.id }, relation: 'owes' },
      ...{ to: { type: 'npc', id: sister.id } },
    })
    const save = async (file: string, things: (typeof hob)[]) => {
      answers.saveTo = join(folder, file)
      await run('export.things', { things })
    }
    await save('alone.json', [hob])
    await save('both.json', [hob, sister])
    await otherCampaign(table)
    const offered = async (file: string) => {
      answers.saveTo = join(folder, file)
      return (await run('import.choose', {}))?.leftOver
    }
    expect(await offered('alone.json')).toEqual([
      {
        at: 'Hob of the ford',
        what: {
          key: 'library.leftOver.tie',
          with: { who: 'Hob of the ford', relation: 'owes' },
        },
      },
    ])
    expect(await offered('both.json')).toEqual([])
  })
})
