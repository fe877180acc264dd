import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointers } from '../../../src/campaign/cast/hanging'
import { sampleDesk } from '../../support/desk'
import { content, dump } from '../../support/dump'
import { missionId } from '../../support/mission'

type Desk = Awaited<ReturnType<typeof sampleDesk>>
type Type = 'character' | 'npc'

/** Somebody made by mistake, with sheets and words of their own. */
async function mistake({ run }: Desk, type: Type, name = 'Wrongly Made') {
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
    const desk = await sampleDesk()
    const { call, run } = desk
    const before = content(desk.desk.file)
    const holder = await mistake(desk, type)
    await run('sheet.begin', { holder, system: 'iron-fist' })
    await run('sheet.write', { holder, system: 'cold-iron', sheet: { h: 9 } })
    await run('cast.leave', { holder })
    await run('cast.return', { holder })
    const made = content(desk.desk.file)
    expect(await run('cast.hanging', { holder })).toEqual([])
    await run('cast.remove', { holder })
    expect(content(desk.desk.file)).toEqual(before)
    expect(await run('search.find', { text: 'Wrongly Made', types: [type] })).toEqual([])
    const [fact] = await run('journal.recent', { limit: 1 })
    expect(fact?.fact).toMatchObject({ kind: `${type}.removed`, secret: type === 'npc' })
    expect(await call('cast.remove', { holder })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
    await run('history.undo', {})
    expect(content(desk.desk.file)).toEqual(made)
  })
})

/** What somebody may get into, each by itself enough to keep them, and what it is called. */
const ties: Record<string, { of: Type; what: string; tie: (desk: Desk, id: string) => unknown }> = {
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
    tie: ({ run }, id) => run('sceneBoard.place', { npcId: id }),
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
  chip: {
    ...{ of: 'character', what: 'hold' },
    tie: ({ run }, characterId) =>
      run('chip.add', {
        ...{ characterId, system: 'iron-fist', value: 1, words: 'High ground' },
        ...{ kind: 'forward', scope: 'anyRoll', until: 'nextMatching' },
      }),
  },
}

describe('somebody on whom something hangs', () => {
  it.each(Object.keys(ties))('by a %s is not removed, and is told what it is', async (name) => {
    const desk = await sampleDesk()
    const { of, what, tie } = ties[name] ?? expect.unreachable()
    const holder = await mistake(desk, of)
    await tie(desk, holder.id)
    const before = dump(desk.desk.file)
    const hanging = await desk.run('cast.hanging', { holder })
    expect(hanging.map((each) => each.what)).toContain(what)
    expect(await desk.call('cast.remove', { holder })).toMatchObject(refused)
    expect(dump(desk.desk.file)).toEqual(before)
  })

  it('is free again once all of it was undone', async () => {
    const desk = await sampleDesk()
    const holder = await mistake(desk, 'npc')
    await desk.run('sceneBoard.place', { npcId: holder.id })
    await desk.run('sceneBoard.takeOff', { npcId: holder.id })
    expect(await desk.run('cast.hanging', { holder })).toEqual([{ what: 'history', count: 2 }])
    await desk.run('history.undo', {})
    await desk.run('history.undo', {})
    expect(await desk.run('cast.hanging', { holder })).toEqual([])
  })

  it('is everybody of the sample who was ever played', async () => {
    const { call } = await sampleDesk()
    const holder = { type: 'character' as const, id: 'character-maro' }
    expect(await call('cast.remove', { holder })).toMatchObject(refused)
  })
})

describe('what hangs on somebody', () => {
  it('is looked for in every table that points at one', async () => {
    const { desk } = await sampleDesk()
    for (const type of both) {
      const known = pointers[type].flatMap(({ table, columns }) =>
        columns.map((column) => `${table}.${column}`),
      )
      const pointing = desk.file.read((read) =>
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

describe('leaving, coming back and being removed', () => {
  it('in any order are taken back to the last row, and no row points at nobody', async () => {
    const desk = await sampleDesk()
    const first = content(desk.desk.file)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const made: { type: Type; id: string }[] = []
        for (const { deed, type, who } of steps) {
          const holder = made[who % Math.max(1, made.length)]
          if (deed === 'make') made.push(await mistake(desk, type))
          else if (deed === 'undo') await desk.call('history.undo', {})
          else if (deed === 'redo') await desk.call('history.redo', {})
          else if (!holder) continue
          else if (deed === 'leave') await desk.call('cast.leave', { holder })
          else if (deed === 'return') await desk.call('cast.return', { holder })
          else if (deed === 'remove') await desk.call('cast.remove', { holder })
          else if (deed === 'place') await desk.call('sceneBoard.place', { npcId: holder.id })
          else {
            const body = `[[${holder.type}:${holder.id}|x]]`
            await desk.call('note.create', { title: 'x', body })
          }
        }
        const astray = desk.desk.file.read((read) => read.all('PRAGMA foreign_key_check')).value
        expect(astray).toEqual([])
        const last = content(desk.desk.file)
        let undone = 0
        while (await desk.run('history.undo', {})) undone += 1
        expect(content(desk.desk.file)).toEqual(first)
        for (; undone > 0; undone--) await desk.run('history.redo', {})
        expect(content(desk.desk.file)).toEqual(last)
        while (await desk.run('history.undo', {})) undone += 1
      }),
      { numRuns: 15 },
    )
  })
})
