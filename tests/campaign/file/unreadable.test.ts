import { describe, expect, it } from 'vitest'
import type { ApiName } from '../../../src/campaign/api'
import { answer } from '../../../src/campaign/workspace/answer'
import { sampleWorkspace } from '../../support/workspace'
import { allMissions } from '../../support/whole-lists'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

/** Writes what no system can read, as an older or a broken program may have. */
function spoil({ workspace }: Table, ...statements: string[]): void {
  workspace.file.command(
    'test.spoil',
    () => ({ key: 'test' }),
    (write) => {
      for (const sql of statements) expect(write.run(sql)).toBeGreaterThan(0)
    },
  )
}

const unreadable = '["no sheet at all"]'

async function castWithUnreadable() {
  const table = await sampleWorkspace()
  const before = await table.run('character.everybody', {})
  const [who] = before
  const [system] = Object.keys(who?.sheets ?? {})
  if (!who || system === undefined) throw new Error('nobody has a sheet')
  spoil(
    table,
    `UPDATE character_sheet SET sheet = '${unreadable}'
     WHERE character_id = '${who.id}' AND system = '${system}'`,
  )
  return { ...table, before, who, system, member: { type: 'character' as const, id: who.id } }
}

describe('a sheet that cannot be read', () => {
  it('is shown as such with its text; everybody else is as before', async () => {
    const { run, before, who, system } = await castWithUnreadable()
    const after = await run('character.everybody', {})
    const others = Object.fromEntries(Object.entries(who.sheets).filter(([id]) => id !== system))
    expect(after).toEqual(
      before.map((each) =>
        each.id === who.id
          ? { ...each, sheets: others, unreadable: [{ system, text: unreadable }] }
          : each,
      ),
    )
    expect(await run('character.list', {})).toEqual(after)
  })

  it('is never written over, whatever is done with the one it belongs to', async () => {
    const { call, run, system, member } = await castWithUnreadable()
    const replies = [
      await call('sheet.begin', { member, system }),
      await call('sheet.write', { member, system, sheet: {} }),
      await call('character.edit', { characterId: member.id, sheets: { [system]: {} } }),
    ]
    expect(replies.map((reply) => (reply.ok ? 'ok' : reply.error.message.key))).toEqual([
      'refusal.sheetThere',
      'refusal.sheetUnread',
      'refusal.sheetUnread',
    ])
    const [who] = await run('character.list', {})
    expect(who?.unreadable).toEqual([{ system, text: unreadable }])
    await run('character.edit', { characterId: member.id, name: 'Somebody else' })
    expect((await run('character.list', {}))[0]?.name).toBe('Somebody else')
  })

  it('can be taken away for a blank one, and comes back by undo', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const system = 'iron-fist'
    const sheets = { [system]: {} }
    const { characterId: id } = await run('character.create', { name: 'Ren', sheets })
    spoil(table, `UPDATE character_sheet SET sheet = '${unreadable}' WHERE character_id = '${id}'`)
    const member = { type: 'character' as const, id }
    const found = async () => (await run('character.list', {})).find((each) => each.id === id)
    await run('sheet.remove', { member, system })
    await run('sheet.begin', { member, system })
    expect(await found()).toMatchObject({ unreadable: [], sheets: { [system]: {} } })
    await run('history.undo', {})
    await run('history.undo', {})
    expect(await found()).toMatchObject({ unreadable: [{ system, text: unreadable }], sheets: {} })
  })
})

describe('one row that cannot be read', () => {
  it('of the history says so with its text, and the others stand', async () => {
    const table = await sampleWorkspace()
    await table.run('note.jot', { text: 'one' })
    await table.run('note.jot', { text: 'two' })
    spoil(table, `UPDATE batch SET label = '{"key":7}' WHERE id = 1`)
    const { batches } = await table.run('history.list', {})
    expect(batches.map(({ label }) => label.key)).toEqual(['history.jot', 'unreadable.phrase'])
    expect(batches[1]?.label.with).toEqual({ text: '{"key":7}' })
    await table.run('history.undo', {})
    expect((await table.run('history.next', {})).undo?.label.key).toBe('unreadable.phrase')
  })

  it('of the journal says so to the game master, and never in what players are given', async () => {
    const table = await sampleWorkspace()
    await table.run('note.jot', { text: 'one', forPlayers: true })
    spoil(
      table,
      `INSERT INTO journal (batch, at, kind, secret, fact)
       SELECT max(id), '', 'note.written', 0, '{"a":"torn"}' FROM batch`,
    )
    const entries = await table.run('journal.recent', { limit: 2 })
    expect(entries.map(({ fact }) => [fact.kind, fact.secret])).toEqual([
      ['note.unreadable', true],
      ['note.written', false],
    ])
    const { items } = await table.run('log.page', { limit: 10 })
    expect(items.length).toBeGreaterThan(1)
  })

  const lists: [
    what: string,
    question: ApiName,
    fill: (table: Table) => Promise<unknown>,
    sql: string,
  ][] = [
    [
      'of the modifiers',
      'modifier.list',
      async ({ run }) => {
        const [one] = await run('character.list', {})
        for (const words of ['a', 'b']) {
          await run('effect.lay', {
            system: 'iron-fist',
            characterId: one?.id ?? '',
            value: 1,
            kind: 'forward',
            scope: 'anyRoll',
            until: 'hand',
            words,
          })
        }
      },
      `UPDATE effect SET scope = '7' WHERE rowid = (SELECT min(rowid) FROM effect)`,
    ],
    [
      'of the moves that wait',
      'move.queue',
      (table) => {
        spoil(
          table,
          ...['a', 'b'].map(
            (id, at) => `INSERT INTO queued_move (id, position, system, one_of, given, cause)
             VALUES ('${id}', ${at}, 'iron-fist', '[]', '{}', '{"key":"x"}')`,
          ),
        )
        return Promise.resolve()
      },
      `UPDATE queued_move SET cause = '7' WHERE id = 'a'`,
    ],
    [
      'of the moves owed',
      'inbox.list',
      (table) => {
        spoil(
          table,
          ...['a', 'b'].map(
            (id) => `INSERT INTO owed_move (id, due, about, cause, at)
             VALUES ('${id}', 'standard', '[]', '{"key":"x"}', '')`,
          ),
        )
        return Promise.resolve()
      },
      `UPDATE owed_move SET about = '7' WHERE id = 'a'`,
    ],
    [
      'of what fights have left on people',
      'condition.list',
      (table) => {
        spoil(
          table,
          `INSERT INTO carried_state (character_id, system, state)
           SELECT id, 'cold-iron', '{}' FROM character LIMIT 2`,
        )
        return Promise.resolve()
      },
      `UPDATE carried_state SET state = '7' WHERE rowid = (SELECT min(rowid) FROM carried_state)`,
    ],
  ]

  it.each(lists)(
    '%s is left out and told to the game master; the others stand',
    async (_what, question, fill, sql) => {
      const table = await sampleWorkspace()
      const count = async () => {
        const value = (await table.run(question, {} as never)) as unknown
        return Array.isArray(value) ? value.length : JSON.stringify(value).length
      }
      await fill(table)
      const before = await count()
      spoil(table, sql)
      const reply = await answer(table.workspace, 'gm', question, {})
      expect(reply).toMatchObject({ ok: true, leftOut: ['7'] })
      const after = await count()
      expect(after).toBeGreaterThan(0)
      expect(after).toBeLessThan(before)
    },
  )

  it('of the missions keeps its mission and all others in the list', async () => {
    const table = await sampleWorkspace()
    const before = await allMissions(table)
    spoil(
      table,
      `UPDATE participant SET roll = '7' WHERE rowid = (SELECT min(rowid) FROM participant)`,
    )
    expect(await allMissions(table)).toEqual(before)
  })

  it('of a fight stops that fight in words that name who it is, and no other', async () => {
    const table = await sampleWorkspace()
    const [fight, ...others] = await table.run('encounter.list', {})
    const encounterId = fight?.id ?? ''
    const before = await table.run('encounter.preparation', { encounterId })
    spoil(
      table,
      `UPDATE combatant SET state = '7' WHERE id = (
         SELECT id FROM combatant WHERE encounter_id = '${encounterId}' ORDER BY position LIMIT 1)`,
    )
    const reply = await table.call('encounter.fight', { encounterId })
    expect(reply).toMatchObject({
      ok: false,
      error: {
        message: {
          key: 'refusal.combatantUnreadable',
          with: { name: before.combatants[0]?.label },
        },
      },
    })
    const after = await table.run('encounter.preparation', { encounterId })
    expect(after.combatants).toEqual(before.combatants.slice(1))
    for (const { id } of others) await table.run('encounter.fight', { encounterId: id })
  })
})
