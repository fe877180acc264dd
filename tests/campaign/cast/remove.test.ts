import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referenceColumns } from '../../../src/campaign/cast/references'
import { sampleWorkspace } from '../../support/workspace'
import { content, dump } from '../../support/dump'
import { missionId } from '../../support/mission'

type Workspace = Awaited<ReturnType<typeof sampleWorkspace>>
type Type = 'character' | 'npc'

/** Somebody made by mistake, with sheets and words of their own. */
async function mistake({ run }: Workspace, type: Type, name = 'Wrongly Made') {
  const made = { name, sheets: { 'cold-iron': { h: 3 } } }
  const id =
    type === 'npc'
      ? (await run('npc.create', made)).npcId
      : (await run('character.create', made)).characterId
  return { type, id }
}

const refused = { error: { code: 'refused', message: { key: 'refusal.hangsOn' } } }
const both: readonly Type[] = ['character', 'npc']

describe.each(both)('a %s made by mistake', (type) => {
  it('is removed with all that is theirs, and undo brings back every row', async () => {
    const workspace = await sampleWorkspace()
    const { call, run } = workspace
    const before = content(workspace.workspace.file)
    const member = await mistake(workspace, type)
    await run('sheet.begin', { member, system: 'iron-fist' })
    await run('sheet.write', { member, system: 'cold-iron', sheet: { h: 9 } })
    const changed = { name: 'Wrongly Made', ownFields: [{ name: 'Voice', value: 'low' }] }
    for (const texts of [{ name: 'Made Wrongly' }, changed]) {
      if (type === 'npc') await run('npc.edit', { npcId: member.id, ...texts })
      else await run('character.edit', { characterId: member.id, ...texts })
    }
    await run('cast.leave', { member })
    await run('cast.return', { member })
    const made = content(workspace.workspace.file)
    expect(await run('cast.references', { member })).toEqual([])
    await run('cast.remove', { member })
    expect(content(workspace.workspace.file)).toEqual(before)
    expect(await run('search.find', { text: 'Wrongly Made', types: [type] })).toEqual([])
    const [fact] = await run('journal.recent', { limit: 1 })
    expect(fact?.fact).toMatchObject({ kind: `${type}.removed`, secret: type === 'npc' })
    expect(await call('cast.remove', { member })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
    await run('history.undo', {})
    expect(content(workspace.workspace.file)).toEqual(made)
  })

  it('is brought back as they were, and all that was done since stays', async () => {
    const workspace = await sampleWorkspace()
    const { call, run } = workspace
    const { file } = workspace.workspace
    const member = await mistake(workspace, type)
    await run('sheet.begin', { member, system: 'iron-fist' })
    const texts = { secret: 'Owes Vane.', ownFields: [{ name: 'Voice', value: 'low' }] }
    if (type === 'npc') await run('npc.edit', { npcId: member.id, ...texts })
    else await run('character.edit', { characterId: member.id, ...texts })
    const made = content(file)
    await run('cast.remove', { member })
    const removed = async () =>
      (await run('history.list', { words: 'Remove Wrongly Made' })).batches.find(({ label }) =>
        label.key.includes('cast.remove'),
      )
    const step = await removed()
    expect(step).toMatchObject({ canBringBack: true })
    const batchId = step?.id ?? 0
    await run('history.bringBack', { batchId })
    expect(content(file)).toEqual(made)
    expect(await removed()).toMatchObject({ canBringBack: false })
    expect(await call('history.bringBack', { batchId })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
    // It is a step like any other; later work is untouched by it.
    await run('history.undo', {})
    expect(await removed()).toMatchObject({ canBringBack: true })
    const { placeId } = await run('place.create', { name: 'Later' })
    await run('history.bringBack', { batchId })
    expect((await run('place.list', {})).map(({ id }) => id)).toContain(placeId)
    const [found] = await run('search.find', { text: 'Wrongly Made', types: [type] })
    expect(found).toMatchObject({ id: member.id })
    // Nobody else is made of a step that removed nobody.
    expect(await call('history.bringBack', { batchId: 1 })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
  })
})

/** What somebody may get into, each by itself enough to keep them, and what it is called. */
const ties: Record<
  string,
  { of: Type; what: string; tie: (workspace: Workspace, id: string) => unknown }
> = {
  note: {
    ...{ of: 'npc', what: 'note' },
    tie: ({ run }, id) => run('note.create', { title: 'Who', body: `[[npc:${id}|Wrongly Made]]` }),
  },
  track: {
    ...{ of: 'npc', what: 'track' },
    tie: ({ run }, id) =>
      run('track.create', {
        ...{ name: 'Debt', kind: 'clock', size: 6, about: [{ type: 'npc', id }] },
      }),
  },
  scene: {
    ...{ of: 'npc', what: 'scene' },
    tie: ({ run }, id) => run('sceneBoard.place', { whom: [{ npcId: id }] }),
  },
  cast: {
    ...{ of: 'npc', what: 'mission' },
    tie: ({ run }, id) => run('mission.setCast', { missionId, npcId: id }),
  },
  fight: {
    ...{ of: 'npc', what: 'fight' },
    tie: async ({ run }, id) => {
      const { encounterId } = await run('encounter.create', { name: 'Weir' })
      const from = [{ type: 'npc' as const, id }]
      await run('encounter.addCombatants', { encounterId, from, side: 'foe' })
    },
  },
  mission: {
    ...{ of: 'character', what: 'mission' },
    tie: ({ run }, id) => run('mission.addParticipant', { missionId, characterId: id }),
  },
  session: { of: 'character', what: 'session', tie: ({ run }) => run('session.start', {}) },
  modifier: {
    ...{ of: 'character', what: 'hold' },
    tie: ({ run }, characterId) =>
      run('effect.lay', {
        ...{ characterId, system: 'iron-fist', value: 1, words: 'High ground' },
        ...{ kind: 'forward', scope: 'anyRoll', until: 'nextMatching' },
      }),
  },
}

describe('somebody on whom something hangs', () => {
  it.each(Object.keys(ties))('by a %s is not removed, and is told what it is', async (name) => {
    const workspace = await sampleWorkspace()
    const { of, what, tie } = ties[name] ?? expect.unreachable()
    const member = await mistake(workspace, of)
    await tie(workspace, member.id)
    const before = dump(workspace.workspace.file)
    const references = await workspace.run('cast.references', { member })
    expect(references.map((each) => each.what)).toContain(what)
    expect(await workspace.call('cast.remove', { member })).toMatchObject(refused)
    expect(dump(workspace.workspace.file)).toEqual(before)
  })

  it('is free again once all of it was undone', async () => {
    const workspace = await sampleWorkspace()
    const member = await mistake(workspace, 'npc')
    await workspace.run('sceneBoard.place', { whom: [{ npcId: member.id }] })
    await workspace.run('sceneBoard.takeOff', { npcId: member.id })
    const about = [{ type: 'npc', id: member.id, name: 'Wrongly Made' }]
    // The events are named, the newest first.
    expect(await workspace.run('cast.references', { member })).toMatchObject([
      {
        ...{ what: 'history', count: 2 },
        events: [
          { fact: { kind: 'sceneBoard.takenOff', about } },
          { fact: { kind: 'sceneBoard.placed', about } },
        ],
      },
    ])
    await workspace.run('history.undo', {})
    await workspace.run('history.undo', {})
    expect(await workspace.run('cast.references', { member })).toEqual([])
  })

  it('is nobody who was only pasted, with a sheet and fields of their own', async () => {
    const { run } = await sampleWorkspace()
    const text =
      'Name\tPlayer\tDescription\tPoints\tShoes\nHobnail\t\tA smith\t8\t44\nNettle\tAda\t\t7\t'
    const given = await run('import.paste', { text, kind: 'people', title: '' })
    const decisions = (given?.things ?? []).map(({ noun, id }) => ({
      noun,
      id,
      as: 'new' as const,
    }))
    await run('import.take', { decisions, keepsPlay: false })
    for (const type of ['npc', 'character'] as const) {
      const name = type === 'npc' ? 'Hobnail' : 'Nettle'
      const [found] = await run('search.find', { text: name, types: [type] })
      const member = { type, id: found?.id ?? '' }
      expect(await run('cast.references', { member })).toEqual([])
      await run('cast.remove', { member })
    }
  })

  it('is everybody of the sample who was ever played', async () => {
    const { call } = await sampleWorkspace()
    const member = { type: 'character' as const, id: 'character-maro' }
    expect(await call('cast.remove', { member })).toMatchObject(refused)
  })
})

describe('what hangs on somebody', () => {
  it('is looked for in every table that points at one', async () => {
    const { workspace } = await sampleWorkspace()
    for (const type of both) {
      const known = referenceColumns[type].flatMap(({ table, columns }) =>
        columns.map((column) => `${table}.${column}`),
      )
      const pointing = workspace.file.read((read) =>
        read.all<{ at: string }>(
          `SELECT list.name || '.' || pointer."from" AS at
           FROM pragma_table_list AS list, pragma_foreign_key_list(list.name) AS pointer
           WHERE pointer."table" = @type AND list.name <> @own`,
          { type, own: `${type}_sheet` },
        ),
      ).value
      expect(known.toSorted()).toEqual(pointing.map(({ at }) => at).toSorted())
    }
  })
})

const step = fc.record({
  deed: fc.constantFrom('make', 'leave', 'return', 'remove', 'place', 'note', 'undo', 'redo'),
  type: fc.constantFrom(...both),
  who: fc.nat({ max: 3 }),
})

describe('leaving, coming back and member removed', () => {
  it('in any order are taken back to the last row, and no row points at nobody', async () => {
    const workspace = await sampleWorkspace()
    const first = content(workspace.workspace.file)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const made: { type: Type; id: string }[] = []
        for (const { deed, type, who } of steps) {
          const member = made[who % Math.max(1, made.length)]
          if (deed === 'make') made.push(await mistake(workspace, type))
          else if (deed === 'undo') await workspace.call('history.undo', {})
          else if (deed === 'redo') await workspace.call('history.redo', {})
          else if (!member) continue
          else if (deed === 'leave') await workspace.call('cast.leave', { member })
          else if (deed === 'return') await workspace.call('cast.return', { member })
          else if (deed === 'remove') await workspace.call('cast.remove', { member })
          else if (deed === 'place')
            await workspace.call('sceneBoard.place', { whom: [{ npcId: member.id }] })
          else {
            const body = `[[${member.type}:${member.id}|x]]`
            await workspace.call('note.create', { title: 'x', body })
          }
        }
        const astray = workspace.workspace.file.read((read) =>
          read.all('PRAGMA foreign_key_check'),
        ).value
        expect(astray).toEqual([])
        const last = content(workspace.workspace.file)
        let undone = 0
        while (await workspace.run('history.undo', {})) undone += 1
        expect(content(workspace.workspace.file)).toEqual(first)
        for (; undone > 0; undone--) await workspace.run('history.redo', {})
        expect(content(workspace.workspace.file)).toEqual(last)
        while (await workspace.run('history.undo', {})) undone += 1
      }),
      { numRuns: 15 },
    )
  })
})
