import { join } from 'node:path'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { collect, collectAll } from '../../../src/campaign/exchange/collect'
import { readDocument, writeDocument, type Things } from '../../../src/campaign/exchange/document'
import { countThings, place } from '../../../src/campaign/exchange/place'
import { columnOf, nouns, type Shape } from '../../../src/campaign/exchange/shape/shape'
import { shapes } from '../../../src/campaign/exchange/shape/shapes'
import { Chance } from '../../prove/support/chance'
import { openCopy, startingFile } from '../../prove/support/starting'
import { Walker } from '../../prove/support/walker'
import { seed } from '../../support/fight/rounds'
import { publishedPrepSchema } from '../../support/published-schema'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'
import type { HeadlessWorkspace } from '../../support/headless'
import { webp } from '../../support/picture'

const published = join(import.meta.dirname, '../../../resources/schemas/prep.schema.json')

const all = ({ workspace }: HeadlessWorkspace) => workspace.file.read(collectAll).value

/** An empty campaign with what a file says placed in it. */
async function campaignOf(things: Things): Promise<HeadlessWorkspace> {
  const table = testWorkspace()
  table.answers.saveTo = `${table.folder}/other.irontable`
  await table.run('file.create', { name: 'Other', systems: [] })
  const { things: read } = readDocument(JSON.parse(JSON.stringify(writeDocument('x', things))))
  table.workspace.carryOut(
    'import.take',
    () => ({ key: 'history.import.take', with: { title: 'x' } }),
    (write) => place(write, read, { keepsIds: true, keepsPlay: true }),
  )
  return table
}

/** The sample campaign with a calendar of its own, and what falls due in it. */
async function datedWorkspace(): Promise<HeadlessWorkspace> {
  const table = await sampleWorkspace()
  const { run } = table
  for (const { id, type } of (await run('calendar.read', {})).awaited) {
    if (type === 'appointment') await run('appointment.remove', { appointmentId: id })
  }
  await run('calendar.edit', {
    era: 'after the Fall',
    firstYear: 700,
    watches: 4,
    months: [
      { name: 'Rain', days: 20 },
      { name: 'Sun', days: 30 },
    ],
    weekdays: ['One', 'Two'],
    moons: [{ name: 'Vela', days: 28.5, full: 4 }],
  })
  await run('calendar.set', { day: 3, minute: 615 })
  await run('appointment.add', { name: 'Tithe', day: 40 })
  const { appointmentId } = await run('appointment.add', { name: 'Fair', day: 12, secret: false })
  await run('appointment.settle', { appointmentId, done: true })
  const again = { every: 10, unit: 'day', times: 2 } as const
  await run('appointment.add', { name: 'Moot', day: 5, again })
  return table
}

/** Columns that no document has, and why. */
const leftOut: Record<string, readonly string[]> = {
  // A fight comes as it was prepared; its machine is of one campaign.
  encounter: ['status', 'machine_version', 'machine_value', 'machine_context'],
  combatant: ['state'],
  encounter_row: ['done_turn'],
  // What was rolled and voted is a matter of the closing itself.
  participant: ['roll'],
  // Made from the body, and when it was written here.
  note: ['body', 'plain', 'session_id', 'created_at', 'changed_at'],
  oracle_table: ['source_id'],
  // Of a front, or of none.
  custom_move: ['front_id'],
  // Each is a part of the one it begins with.
  tie: ['character_id', 'npc_id', 'place_id', 'front_id'],
  // Read from what the picture shows, when it comes in.
  picture: ['hash', 'width', 'height', 'size', 'created_at'],
}

describe('the shapes of a document', () => {
  it('name every column of their tables, but for those that are left out on purpose', async () => {
    const { workspace } = await sampleWorkspace()
    const check = (shape: Shape): void => {
      const { value } = workspace.file.read((read) =>
        read.all<{ name: string }>(`SELECT name FROM pragma_table_info('${shape.table}')`),
      )
      const named = [
        'id',
        'position',
        shape.owner,
        ...Object.entries(shape.fields).map(([name, field]) => columnOf(name, field)),
        ...(leftOut[shape.table] ?? []),
      ]
      expect(
        value.map(({ name }) => name).filter((name) => !named.includes(name)),
        shape.table,
      ).toEqual([])
      for (const part of Object.values(shape.parts ?? {})) check(part)
    }
    for (const noun of nouns) check(shapes[noun])
  })
})

describe('a document', () => {
  it('brings the sample campaign whole into another one', async () => {
    const things = all(await sampleWorkspace())
    expect(countThings(things)).toBeGreaterThan(25)
    expect(all(await campaignOf(things))).toEqual(things)
  })

  it('brings pictures with whom and what they stand with, also where their ids are taken', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const add = async (name: string) =>
      (await run('picture.add', { name, data: webp(20, 10, name) })).pictureId
    const [face, map, other] = [await add('Face'), await add('Map'), await add('Other')]
    const npcId = (await run('npc.list', {})).npcs[0]?.id ?? ''
    await run('picture.portray', { of: { type: 'npc', id: npcId }, pictureId: face })
    const body = `See ![Map](picture:${map}).`
    const { noteId } = await run('note.create', { title: 'Way', body })
    const things = all(table)
    expect(things.picture).toHaveLength(3)
    expect(all(await campaignOf(things))).toEqual(things)

    // Alone they take along what they show, and nothing else.
    const { value: alone } = table.workspace.file.read((read) =>
      collect(read, [
        { noun: 'npc', id: npcId },
        { noun: 'note', id: noteId },
      ]),
    )
    expect(alone.picture?.map(({ id }) => id).sort()).toEqual([face, map].sort())
    expect(alone.picture?.map(({ id }) => id)).not.toContain(other)
    // A second time beside the first, under ids of their own.
    table.workspace.carryOut(
      'import.take',
      () => ({ key: 'history.import.take', with: { title: 'x' } }),
      (write) => place(write, alone, { keepsPlay: true }),
    )
    const again = all(table)
    const copy = again.picture?.findLast(({ name }) => name === 'Map')
    expect(copy?.id).not.toBe(map)
    expect(again.note?.map((each) => each.body)).toContain(
      `See ![Map](picture:${String(copy?.id)}).`,
    )
    await run('history.undo', {})
    expect(all(table)).toEqual(things)
  })

  it('brings the calendar, its appointments and the days of deadlines, and undo takes them back', async () => {
    const table = await datedWorkspace()
    const things = all(table)
    expect(things.calendar).toMatchObject([
      { era: 'after the Fall', firstYear: 700, watches: 4, day: 3, moons: [{ name: 'Vela' }] },
    ])
    expect(
      things.appointment?.map(({ name, day, secret, done }) => [name, day, secret, done]),
    ).toEqual([
      ['Tithe', 40, true, false],
      ['Fair', 12, false, true],
      ['Moot', 5, true, false],
      ['Moot', 15, true, false],
    ])
    expect(writeDocument('x', things)).toMatchObject({
      calendar: { months: [{ name: 'Rain', days: 20 }, { name: 'Sun' }], weekdays: ['One', 'Two'] },
    })

    // Through the file and the dialog: a calendar that nothing stands in yet is written over.
    const { folder, answers } = table
    answers.saveTo = `${folder}/prep.json`
    await table.run('export.things', { things: null })
    const other = testWorkspace()
    other.answers.saveTo = `${other.folder}/other.irontable`
    await other.run('file.create', { name: 'Other', systems: [] })
    other.answers.saveTo = `${folder}/prep.json`
    const offer = await other.run('import.choose', {})
    const offered = offer?.things.find(({ noun }) => noun === 'calendar')
    expect(offered).toMatchObject({ isUnused: true, isSame: false, hereId: '1' })
    expect(offer?.things.map(({ name }) => name)).toContain('Moot, 16 Rain 700 after the Fall')
    const before = all(other)
    const decisions = (offer?.things ?? []).map(({ noun, id, isUnused }) => ({
      noun,
      id,
      as: isUnused ? ('replace' as const) : ('new' as const),
    }))
    await other.run('import.take', { decisions, keepsPlay: true })
    expect(all(other)).toEqual(things)
    const read = await other.run('calendar.read', {})
    expect(read.awaited.map(({ name, day }) => [name, day])).toEqual(
      (await table.run('calendar.read', {})).awaited.map(({ name, day }) => [name, day]),
    )
    // A second time everything is here, each of a series as itself.
    const again = await other.run('import.choose', {})
    expect(again?.things.filter(({ isSame }) => !isSame)).toEqual([])
    await other.run('history.undo', {})
    expect(all(other)).toEqual(before)
  })

  it('leaves the clock where it is, and nothing kept, where play stays behind', async () => {
    const things = all(await datedWorkspace())
    const table = testWorkspace()
    table.answers.saveTo = `${table.folder}/other.irontable`
    await table.run('file.create', { name: 'Other', systems: [] })
    table.workspace.carryOut(
      'import.take',
      () => ({ key: 'history.import.take', with: { title: 'x' } }),
      (write) => place(write, structuredClone(things), { keepsPlay: false }),
    )
    const { now, months } = await table.run('calendar.read', {})
    expect(now).toEqual({ day: 0, minute: 480 })
    expect(months).toEqual([
      { name: 'Rain', days: 20 },
      { name: 'Sun', days: 30 },
    ])
    expect(all(table).appointment?.filter(({ done }) => done)).toEqual([])
  })

  it('leaves a calendar alone that days stand in already, and says that dates may differ', async () => {
    const table = await datedWorkspace()
    table.answers.saveTo = `${table.folder}/prep.json`
    await table.run('export.things', { things: null })
    const other = await sampleWorkspace()
    await other.run('calendar.edit', { era: 'other' })
    const before = await other.run('calendar.read', {})
    other.answers.saveTo = `${table.folder}/prep.json`
    const offer = await other.run('import.choose', {})
    expect(offer?.things.find(({ noun }) => noun === 'calendar')).toMatchObject({ isUnused: false })
    expect(offer?.leftOver.map(({ what }) => what.key)).toContain('library.leftOver.calendar')
    const decisions = (offer?.things ?? []).map(({ noun, id }) => ({
      noun,
      id,
      as: noun === 'appointment' ? ('new' as const) : ('leave' as const),
    }))
    await other.run('import.take', { decisions, keepsPlay: false })
    const { awaited, ...after } = await other.run('calendar.read', {})
    expect({ ...after, awaited: before.awaited }).toEqual(before)
    expect(awaited.map(({ name }) => name)).toContain('Tithe')
  })

  it('brings whatever a campaign has come to whole into another one', async () => {
    const path = await startingFile()
    for (let walk = 0; walk < 3; walk++) {
      const table = await openCopy(path)
      const walker = new Walker(table, new Chance(seed * 1_009 + walk))
      for (let step = 0; step < 120; step++) await walker.step()
      const things = all(table)
      const other = all(await campaignOf(things))
      // What is linked by a name alone, and what no longer is there, stays behind.
      const { note: notes, track: tracks, ...rest } = things
      const { note: otherNotes, track: otherTracks, ...otherRest } = other
      expect(otherRest).toEqual(rest)
      expect(otherNotes?.map(({ title }) => title)).toEqual(notes?.map(({ title }) => title))
      expect(otherTracks?.map(({ name, value }) => [name, value])).toEqual(
        tracks?.map(({ name, value }) => [name, value]),
      )
    }
  })

  it('is what its published schema says, as are the samples', async () => {
    const text = `${JSON.stringify(publishedPrepSchema(), undefined, 2)}\n`
    await expect(text).toMatchFileSnapshot(published)
    const isDocument = new Ajv({ strict: false }).compile(publishedPrepSchema())
    const written = writeDocument('x', all(await sampleWorkspace()))
    expect(isDocument(written), JSON.stringify(isDocument.errors)).toBe(true)
    expect(isDocument({ ...written, npcs: [{ name: 'x', more: 1 }] })).toBe(false)
  })

  it('is refused where it is none, or holds what no document does', () => {
    const good = { format: 'iron-table', version: 1, title: 'x' }
    expect(readDocument(good).things.npc).toEqual([])
    for (const bad of [
      null,
      [],
      { ...good, format: 'other' },
      { ...good, version: 2 },
      { ...good, npcs: [{ name: '' }] },
      { ...good, pictures: [{ name: 'x' }] },
      { ...good, pictures: [{ name: 'x', data: btoa('<script>') }] },
      { ...good, npcs: [{ name: 'x', more: 1 }] },
      { ...good, npcs: [{ name: 'x', sheets: { 'no-system': {} } }] },
      { ...good, calendar: [] },
      { ...good, calendar: { months: [] } },
      { ...good, calendar: { months: [{ name: 'x', days: 0 }] } },
      { ...good, calendar: { months: [{ name: 'x', days: 30 }], day: 1e9 } },
      { ...good, calendar: { months: [{ name: 'x', days: 30 }], watches: 0 } },
      {
        ...good,
        calendar: { months: [{ name: 'x', days: 30 }], moons: [{ name: 'm', days: 0, full: 1 }] },
      },
      { ...good, appointments: [{ name: 'x' }] },
      { ...good, appointments: [{ name: 'x', day: 0.5 }] },
      { ...good, appointments: [{ name: 'x', day: 1, more: 1 }] },
      { ...good, tracks: [{ name: 'x', kind: 'clock', size: 4, value: 5 }] },
      { ...good, notes: [{ title: 'x', body: 'x'.repeat(100_001) }] },
      {
        ...good,
        fronts: [{ name: 'x', kind: 'campaign', dangers: Array(501).fill({ name: 'd' }) }],
      },
    ]) {
      expect(() => readDocument(bad)).toThrow()
    }
  })
})
