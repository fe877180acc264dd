import { expect, it } from 'vitest'
import type { Write } from '../../../src/campaign/file/handles'
import { sampleWorkspace } from '../../support/workspace'
import { missionId } from '../../support/mission'
import { bridgeFight } from '../../support/fight/short-fight'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const change = ({ workspace }: Table, work: (write: Write) => unknown) =>
  workspace.file.command('test', () => ({ key: 'test' }), work)

const kinds = async ({ run }: Table) =>
  (await run('session.looseEnds', {})).map(({ kind, id }) => [kind, id])

it('names what is still open before a session ends, and nothing else', async () => {
  const table = await sampleWorkspace()
  const { run } = table
  const before = await kinds(table)
  const ysolt = { type: 'character' as const, id: 'character-ysolt' }
  await run('move.confirm', {
    ...{ system: 'iron-fist', move: 'lie', actor: ysolt, dice: [1, 1] },
  })
  await run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
  await run('milestone.claim', {
    ...{ kind: 'mission', missionId, characterId: ysolt.id, deed: 'Held the gate' },
  })
  change(table, (write) => {
    write.run('UPDATE calendar SET day = 5')
    write.run('UPDATE mission SET deadline_day = 5 WHERE id = @missionId', { missionId })
    for (const [id, day, done] of [
      ['came', 5, 0],
      ['later', 6, 0],
      ['done', 2, 1],
    ] as const) {
      write.run('INSERT INTO appointment (id, day, name, done) VALUES (@id, @day, @id, @done)', {
        ...{ id, day, done },
      })
    }
    write.run(`INSERT INTO track (id, position, name, kind, size, value)
      VALUES ('flood', 0, 'The flood', 'clock', 4, 4)`)
    for (const [id, at, settled] of [
      ['open', write.now, null],
      ['settled', write.now, 'declined'],
      ['waiting', null, null],
    ] as const) {
      write.run(
        `INSERT INTO track_trigger (id, track_id, note, proposed_at, settled)
         VALUES (@id, 'flood', 'x', @at, @settled)`,
        { id, at, settled },
      )
    }
    write.run(
      `INSERT INTO queued_move (id, position, system, one_of, given, cause, actor)
       VALUES ('queued', 0, 'iron-fist', '["lie"]', '{}', '{"key":"cause.gm"}',
               '{"type":"character","id":"character-maro"}')`,
    )
  })
  const [owed, ...others] = await run('session.looseEnds', {})
  expect(owed).toMatchObject({
    ...{ kind: 'owedMove', name: { key: expect.stringContaining('lie') } },
    detail: { with: { names: 'Ysolt' } },
  })
  expect(others.slice(0, 2)).toMatchObject([
    // What is still to be made is named, and what led to it beside.
    {
      ...{ kind: 'queuedMove', id: 'queued', name: { key: 'cause.gm' } },
      moves: [{ key: expect.stringContaining('lie') }],
      detail: { with: { names: 'Maro' } },
    },
    { kind: 'fight', id: bridgeFight, missionId },
  ])
  expect(others.slice(2)).toMatchObject([
    { kind: 'milestone', name: 'Held the gate', missionId },
    { kind: 'deadline', id: missionId, day: 5 },
    { kind: 'appointment', id: 'came', day: 5 },
    { kind: 'proposal', id: 'open', name: 'The flood' },
  ])
  expect(before).toEqual([])
})

it('counts a mission as open while it is being reported, but no longer its deadline', async () => {
  const table = await sampleWorkspace()
  change(table, (write) => {
    write.run(`UPDATE mission SET deadline_day = 0, status = 'reporting' WHERE id = @missionId`, {
      missionId,
    })
  })
  expect(await kinds(table)).toEqual([['reporting', missionId]])
  change(table, (write) => write.run(`UPDATE mission SET status = 'closed'`))
  expect(await kinds(table)).toEqual([])
})

it('names what a system asks at the end, until it was asked', async () => {
  const table = await sampleWorkspace()
  const { run } = table
  const system = 'dungeon-world'
  const asked = async () => (await kinds(table)).filter(([kind]) => kind === 'sessionEnd')
  await run('system.switchOn', { system })
  await run('session.start', {})
  expect(await asked()).toEqual([])
  await run('sheet.begin', { member: { type: 'character', id: 'character-ysolt' }, system })
  expect(await asked()).toEqual([['sessionEnd', system]])
  change(table, (write) =>
    write.record({ kind: 'sessionEnd.gained', secret: false, about: [], to: 1 }),
  )
  expect(await asked()).toEqual([])
})

it('IF-005 names what is only offered as that, beside what must be made', async () => {
  const table = await sampleWorkspace()
  change(table, (write) => {
    for (const due of ['optional', 'standard']) {
      write.run(
        `INSERT INTO owed_move (id, due, about, cause, kept_picks, at)
         VALUES (@due, @due, '[]', '{"key":"cause.gm"}', '[]', 'x')`,
        { due },
      )
    }
  })
  expect(await kinds(table)).toEqual([
    ['owedMove', 'standard'],
    ['offeredMove', 'optional'],
  ])
})

it('CI-063 names whoever lies dying after a fight, with the turns that are left to them', async () => {
  const table = await sampleWorkspace()
  const { run } = table
  const who = { type: 'character' as const, id: 'character-ysolt' }
  await run('condition.set', { system: 'cold-iron', who, figures: { wounds: 40 } })
  const [end] = await run('session.looseEnds', {})
  expect(end).toMatchObject({
    ...{ kind: 'dying', id: who.id, name: 'Ysolt' },
    detail: { key: 'condition.toLive', with: { count: expect.any(Number) } },
  })
  await run('condition.set', { system: 'cold-iron', who, figures: { wounds: 3 } })
  expect(await kinds(table)).toEqual([])
})

it('CI-063 names an NPC who lies dying as well, for whoever runs the table decides on them too', async () => {
  const table = await sampleWorkspace()
  const who = { type: 'npc' as const, id: 'npc-raider-1' }
  await table.run('condition.set', { system: 'cold-iron', who, figures: { wounds: 40 } })
  const [end] = await table.run('session.looseEnds', {})
  expect(end).toMatchObject({
    ...{ kind: 'dying', id: who.id, member: 'npc', missionId: null },
    detail: { key: 'condition.toLive', with: { count: expect.any(Number) } },
  })
})
