import fc from 'fast-check'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ApiName } from '../../../src/campaign/api'
import { api } from '../../support/api'
import type { Write } from '../../../src/campaign/file/handles'
import { answer } from '../../../src/campaign/workspace/answer'
import { content } from '../../support/dump'
import { bridgeFight } from '../../support/fight/short-fight'
import { missionId } from '../../support/mission'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const change = ({ workspace }: Table, work: (write: Write) => unknown) =>
  workspace.file.command('test', () => ({ key: 'test' }), work)

async function emptyWorkspace(): Promise<Table> {
  const table = testWorkspace()
  table.answers.saveTo = join(table.folder, 'empty.irontable')
  await table.run('file.create', { name: 'Nothing yet', systems: ['cold-iron'] })
  return table
}

const agenda = ({ run }: Table) => run('agenda.read', {})
const ofKind = async (table: Table, kind: string) =>
  (await agenda(table)).items.filter((each) => each.kind === kind).map(({ id }) => id)

/** What brings one line of a kind, and what settles it. */
const sources: Record<string, { open: string[]; id: string; settle: string }> = {
  queuedMove: {
    open: [
      `INSERT INTO queued_move (id, position, system, one_of, given, cause)
       VALUES ('x', 0, 'iron-fist', '[]', '{}', '{"key":"cause.gm"}')`,
    ],
    id: 'x',
    settle: `DELETE FROM queued_move`,
  },
  owedMove: {
    open: [
      `INSERT INTO owed_move (id, due, about, cause, kept_picks, at)
       VALUES ('x', 'standard', '[]', '{"key":"cause.gm"}', '[]', 'x')`,
    ],
    id: 'x',
    settle: `UPDATE owed_move SET settled = 'made'`,
  },
  offeredMove: {
    open: [
      `INSERT INTO owed_move (id, due, about, cause, kept_picks, at)
       VALUES ('x', 'optional', '[]', '{"key":"cause.gm"}', '[]', 'x')`,
    ],
    id: 'x',
    settle: `UPDATE owed_move SET settled = 'waived'`,
  },
  fight: {
    open: [`UPDATE encounter SET status = 'running' WHERE id = '${bridgeFight}'`],
    id: bridgeFight,
    settle: `UPDATE encounter SET status = 'over'`,
  },
  preparedFight: {
    open: [`UPDATE encounter SET status = 'prepared' WHERE id = '${bridgeFight}'`],
    id: bridgeFight,
    settle: `UPDATE encounter SET status = 'over'`,
  },
  proposal: {
    open: [
      `INSERT INTO track (id, position, name, kind, size, value) VALUES ('t', 0, 't', 'clock', 4, 4)`,
      `INSERT INTO track_trigger (id, track_id, note, proposed_at) VALUES ('x', 't', 'x', 'x')`,
    ],
    id: 'x',
    settle: `UPDATE track_trigger SET settled = 'declined'`,
  },
  track: {
    open: [
      `INSERT INTO track (id, position, name, kind, size, value) VALUES ('x', 0, 't', 'clock', 4, 3)`,
    ],
    id: 'x',
    settle: `UPDATE track SET value = 2`,
  },
  vow: {
    open: [
      `INSERT INTO track (id, position, name, kind, size, purpose)
       VALUES ('x', 0, 't', 'progress', 40, 'vow')`,
    ],
    id: 'x',
    settle: `UPDATE track SET state = 'done'`,
  },
  appointment: {
    open: [
      `INSERT INTO appointment (id, day, name) VALUES ('x', (SELECT day + 14 FROM calendar), 'x')`,
    ],
    id: 'x',
    settle: `UPDATE appointment SET done = 1`,
  },
  deadline: {
    open: [
      `UPDATE mission SET deadline_day = (SELECT day + 3 FROM calendar) WHERE id = '${missionId}'`,
    ],
    id: missionId,
    settle: `UPDATE mission SET deadline_day = NULL`,
  },
  mission: {
    open: [`UPDATE mission SET status = 'briefed' WHERE id = '${missionId}'`],
    id: missionId,
    settle: `UPDATE mission SET status = 'closed'`,
  },
  stake: {
    open: [
      `INSERT INTO front (id, position, name, kind) VALUES ('f', 0, 'f', 'campaign')`,
      `INSERT INTO stake (id, front_id, position, question) VALUES ('x', 'f', 0, 'Who?')`,
    ],
    id: 'x',
    settle: `UPDATE stake SET answer = 'Her'`,
  },
  portent: {
    open: [
      `INSERT INTO front (id, position, name, kind) VALUES ('f', 0, 'f', 'campaign')`,
      `INSERT INTO danger (id, front_id, position, name) VALUES ('d', 'f', 0, 'd')`,
      `INSERT INTO portent (id, danger_id, position, text, done_at) VALUES ('y', 'd', 0, 'first', 'x')`,
      `INSERT INTO portent (id, danger_id, position, text) VALUES ('x', 'd', 1, 'second')`,
      `INSERT INTO portent (id, danger_id, position, text) VALUES ('z', 'd', 2, 'third')`,
    ],
    id: 'x',
    settle: `UPDATE portent SET done_at = 'x' WHERE id = 'x'`,
  },
  doom: {
    open: [
      `INSERT INTO front (id, position, name, kind) VALUES ('f', 0, 'f', 'campaign')`,
      `INSERT INTO danger (id, front_id, position, name) VALUES ('x', 'f', 0, 'd')`,
      `INSERT INTO portent (id, danger_id, position, text, done_at) VALUES ('y', 'x', 0, 'first', 'x')`,
    ],
    id: 'x',
    settle: `UPDATE danger SET state = 'resolved'`,
  },
}

describe('what the next session is prepared from', () => {
  it.each(Object.entries(sources))(
    'a %s stands there until it is settled',
    async (kind, { open, id, settle }) => {
      const table = await sampleWorkspace()
      change(table, (write) => {
        for (const sql of ['DELETE FROM portent', 'DELETE FROM track', ...open]) write.run(sql)
      })
      expect(await ofKind(table, kind)).toContain(id)
      change(table, (write) => write.run(settle))
      expect(await ofKind(table, kind)).not.toContain(id)
    },
  )

  it('a milestone stands there until the game master has decided', async () => {
    const table = await sampleWorkspace()
    await table.run('milestone.claim', {
      ...{ kind: 'mission', missionId, characterId: 'character-ysolt', deed: 'Held the gate' },
    })
    expect(await ofKind(table, 'milestone')).toHaveLength(1)
    change(table, (write) => write.run(`UPDATE milestone SET gm = 'denied'`))
    expect(await ofKind(table, 'milestone')).toEqual([])
  })

  it('names whom the last two sessions have met, and nobody of longer ago or out of play', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const meet = async (name: string) => {
      const { npcId } = await run('npc.create', { name })
      await run('session.start', {})
      await run('note.jot', { text: `Met ${name}`, about: [{ type: 'npc', id: npcId }] })
      await run('session.end', {})
      return npcId
    }
    const first = await meet('Ada')
    const second = await meet('Bo')
    expect(await ofKind(table, 'npc')).toEqual([second, first])
    const third = await meet('Cy')
    expect(await ofKind(table, 'npc')).toEqual([third, second])
    change(table, (write) => write.run('UPDATE npc SET away = 1 WHERE id = @third', { third }))
    expect(await ofKind(table, 'npc')).toEqual([second])
    expect((await agenda(table)).last).toMatchObject({ number: 3 })
  })

  it('names nobody who has fallen', async () => {
    const table = testWorkspace()
    table.answers.saveTo = join(table.folder, 'red-fen.irontable')
    await table.run('file.create', { name: 'Red Fen', systems: ['dungeon-world'] })
    const { run } = table
    const meet = async (name: string, sheet: Record<string, unknown>) => {
      const { npcId } = await run('npc.create', { name, sheets: { 'dungeon-world': sheet } })
      await run('note.jot', { text: `Met ${name}`, about: [{ type: 'npc', id: npcId }] })
      return npcId
    }
    await run('session.start', {})
    await meet('Gorm', { hp: 0, maxHp: 12 })
    const pack = await meet('Goblins', { hp: 3, maxHp: 3, count: 5, fallen: 4 })
    await run('session.end', {})
    expect(await ofKind(table, 'npc')).toEqual([pack])
  })

  it('an empty campaign has nothing, and prepares its first session', async () => {
    const { items, lines, last, session } = await agenda(await emptyWorkspace())
    expect({ items, lines, last, session }).toEqual({
      ...{ items: [], lines: [], last: null, session: { number: 1, isRunning: false } },
    })
  })
})

describe('the checklist', () => {
  const mark = (state: 'ticked' | 'aside' | null) => ({
    ...{ kind: 'mission' as const, thing: missionId, state },
  })
  const stateOf = async (table: Table) =>
    (await agenda(table)).items.find(({ kind }) => kind === 'mission')?.state

  it('keeps a tick through the session it was for, and asks again after it', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    await run('agenda.mark', mark('ticked'))
    await run('session.start', {})
    expect(await stateOf(table)).toBe('ticked')
    await run('session.end', {})
    expect(await stateOf(table)).toBeNull()
    await run('agenda.mark', mark('aside'))
    expect(await stateOf(table)).toBe('aside')
    await run('agenda.mark', mark(null))
    expect(await stateOf(table)).toBeNull()
  })

  it('refuses what is settled by now', async () => {
    const table = await sampleWorkspace()
    const { call } = table
    change(table, (write) => write.run(`UPDATE mission SET status = 'closed'`))
    expect(await call('agenda.mark', mark('ticked'))).toMatchObject({ ok: false })
    expect(await call('agenda.tick', { agendaLineId: 'nobody', ticked: true })).toMatchObject({
      ok: false,
    })
  })
})

describe('lines of the game master’s own', () => {
  it('are carried on until they are used, and what is used stays with its session', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const line = (list: 'todo' | 'start' | 'secret', text: string) =>
      run('agenda.add', { list, text })
    const used = await line('secret', 'The miller is her brother')
    await line('secret', 'The well is dry')
    const seen = await line('todo', 'Print the map')
    await run('agenda.tick', { ...seen, ticked: true })
    await run('session.start', {})
    await run('agenda.tick', { ...used, ticked: true })
    const now = await agenda(table)
    expect(now.lines.map(({ text, isTicked }) => [text, isTicked])).toEqual([
      ['The miller is her brother', true],
      ['The well is dry', false],
      ['Print the map', true],
    ])
    const [fact] = await run('journal.recent', { limit: 1 })
    expect(fact?.fact).toMatchObject({ kind: 'agenda.revealed', secret: true })
    await run('session.end', {})
    const next = await agenda(table)
    expect(next.lines.map(({ text, carriedFrom }) => [text, carriedFrom])).toEqual([
      ['The well is dry', 1],
    ])
    expect(await run('agenda.used', {})).toMatchObject([
      { text: 'The miller is her brother', ticked_in: 1, list: 'secret' },
    ])
    await run('session.reopen', { sessionId: next.last?.id ?? '' })
    expect((await agenda(table)).lines).toHaveLength(3)
  })

  it('whatever is added, changed, ticked, put aside and carried on is undone and done again', async () => {
    const step = fc.oneof(
      fc.record({
        verb: fc.constant('add' as const),
        list: fc.constantFrom('todo' as const, 'start' as const, 'secret' as const),
        text: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ''),
      }),
      fc.record({
        verb: fc.constantFrom('tick' as const, 'untick' as const, 'remove' as const),
        at: fc.nat(9),
      }),
      fc.record({
        verb: fc.constant('mark' as const),
        at: fc.nat(30),
        state: fc.constantFrom('ticked' as const, 'aside' as const, null),
      }),
      fc.record({ verb: fc.constant('session' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const table = await sampleWorkspace()
        const { run, workspace } = table
        const states = [content(workspace.file)]
        for (const each of steps) {
          const { lines, items, session } = await agenda(table)
          if (each.verb === 'add') await run('agenda.add', { list: each.list, text: each.text })
          else if (each.verb === 'session') {
            await run(session.isRunning ? 'session.end' : 'session.start', {})
          } else if (each.verb === 'mark') {
            const item = items[each.at % items.length]
            if (!item) continue
            const { kind, id: thing } = item
            await run('agenda.mark', { kind, thing, state: each.state })
          } else {
            const line = lines[each.at % Math.max(1, lines.length)]
            if (!line) continue
            const which = { agendaLineId: line.id }
            if (each.verb === 'remove') await run('agenda.remove', which)
            else await run('agenda.tick', { ...which, ticked: each.verb === 'tick' })
          }
          const now = content(workspace.file)
          if (JSON.stringify(now) !== JSON.stringify(states.at(-1))) states.push(now)
        }
        for (const [index, before] of [...states.entries()].reverse().slice(1)) {
          while (JSON.stringify(content(workspace.file)) !== JSON.stringify(before)) {
            if (!(await run('history.undo', {}))) throw new Error(`no way back to step ${index}`)
          }
        }
        while (await run('history.redo', {}));
        expect(content(workspace.file)).toEqual(states.at(-1))
        workspace.close()
      }),
      { numRuns: 12 },
    )
  })
})

it('the windows of the players may ask nothing of it', async () => {
  const { workspace } = await sampleWorkspace()
  const names = (Object.keys(api) as ApiName[]).filter((name) => name.startsWith('agenda.'))
  expect(names).toHaveLength(7)
  for (const name of names) {
    expect(await answer(workspace, 'player', name, {})).toMatchObject({ ok: false })
  }
})
