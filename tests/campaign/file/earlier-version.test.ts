import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { Term } from '../../../src/shared/term'
import { words } from '../../../src/campaign/words'
import { migrate, migrations } from '../../../src/campaign/file/migrate'
import { temporaryFolder } from '../../support/folder'
import { content } from '../../support/dump'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'
import { testWorkspace } from '../../support/workspace'

const folder = join(import.meta.dirname, '../../fixtures/campaigns')

/** The campaign of an evening, as the version before the standard names wrote it, or a later one. */
async function opened(version = 19) {
  const table = testWorkspace()
  const path = join(table.folder, 'before.irontable')
  const kept = readFileSync(join(folder, `version-${version}.irontable.gz`))
  writeFileSync(path, gunzipSync(kept))
  await table.workspace.open(path)
  const file = table.workspace.file
  if (!file) throw new Error('no campaign is open')
  return { ...table, file }
}

const context = async (table: Awaited<ReturnType<typeof opened>>) =>
  (await table.run('encounter.fight', { encounterId: bridgeFight })).context as {
    declarations: Record<string, { movement?: object }>
  }

describe('a campaign of the version before', () => {
  it('keeps what its people wrote, whatever it looks like', () => {
    const db = new Database(join(temporaryFolder(), 'old.irontable'))
    migrate(
      db,
      migrations.filter(({ version }) => version < 20),
    )
    const fact = {
      ...{ key: 'a.chip.b', with: { what: '@x.y.chip.z', words: 'fish.chip.shop' } },
      text: 'chip.butty',
    }
    db.exec(`
      INSERT INTO batch (id, command, label, at, state) VALUES (1, 'chip.add', '{"key":"history.chip.add"}', '', 'done');
      INSERT INTO journal (batch, at, kind, secret, fact) VALUES (1, '', 'chip.given', 0, '${JSON.stringify(fact)}');
    `)
    migrate(db)
    const row = db.prepare('SELECT kind, fact FROM journal').get() as { kind: string; fact: string }
    db.close()
    expect(row.kind).toBe('modifier.given')
    expect(JSON.parse(row.fact)).toEqual({
      ...{ key: 'a.modifier.b', with: { what: '@x.y.modifier.z', words: 'fish.chip.shop' } },
      text: 'chip.butty',
    })
  })

  it('has everything under its new names', async () => {
    const table = await opened()
    const modifiers = await table.run('modifier.list', {})
    expect(modifiers.map(({ value, text }) => [value, text.key])).toEqual([
      [2, 'modifier.own'],
      [1, 'modifier.own'],
    ])
    expect((await context(table)).declarations['combatant-ysolt']).toEqual({
      kind: 'move',
      movement: { way: 'walk', hexes: 2 },
    })
  })

  it('opens with a setting that is none any more', async () => {
    const table = await opened()
    table.file.command(
      'test.rule',
      () => ({ key: 'test' }),
      (write) =>
        write.run(
          `INSERT INTO setting (system, key, value) VALUES ('iron-fist', 'holds.scope', '"perRoll"')`,
        ),
    )
    const { settings } = await table.run('setting.rulings', { system: 'iron-fist' })
    expect(settings).not.toHaveProperty(['holds.scope'])
    expect(await table.run('character.list', {})).toHaveLength(4)
  })

  it('goes back to its first step and forward again', async () => {
    const table = await opened()
    const before = content(table.file)
    const next = () => table.run('history.next', {})
    let steps = 0
    for (; (await next()).undo; steps++) await table.run('history.undo', {})
    expect(steps).toBeGreaterThan(8)
    expect(await table.run('modifier.list', {})).toEqual([])
    for (let step = 0; step < steps; step++) await table.run('history.redo', {})
    expect(content(table.file)).toEqual(before)
  })

  it('plays on', async () => {
    const table = await opened()
    const act = (event: object) =>
      table.run('encounter.act', { encounterId: bridgeFight, event } as never)
    const walk = { kind: 'move', movement: { way: 'walk', hexes: 2 } }
    await act({ type: 'declare', combatantId: 'combatant-maro', declaration: walk })
    await act({ type: 'step.close' })
    expect(Object.keys((await context(table)).declarations)).toContain('combatant-maro')
  })

  it('speaks of what happened in words that the catalogues know', async () => {
    const table = await opened()
    const { batches } = await table.run('history.list', {})
    const said = batches.map(({ label }) => words.say(label))
    expect(said.filter((words) => /^[a-zA-Z]+\.[\w.]+$/.test(words))).toEqual([])
    expect(said.join('\n')).toContain('modifier')
  })
})

describe('a campaign from before modifiers were effects', () => {
  it('keeps each with its place, and its history, whatever words stand in it', () => {
    const db = new Database(join(temporaryFolder(), 'old.irontable'))
    migrate(
      db,
      migrations.filter(({ version }) => version < 29),
    )
    const words = 'UPDATE "modifier" SET'
    const text = JSON.stringify({ key: 'modifier.own', with: { words } })
    const columns =
      'rowid,"id","system","character_id","value","kind","scope","trigger_text","until","at"'
    const values = `7,'one','iron-fist','maro',2,'forward','"judged"','${text}','scene',''`
    const quoted = (sql: string) => `'${sql.replaceAll("'", "''")}'`
    const logged = [
      `INSERT INTO "modifier"(${columns}) VALUES(${values})`,
      'DELETE FROM "modifier" WHERE rowid=7',
      'UPDATE "modifier" SET "value"=2 WHERE rowid=7',
    ]
    db.exec(`
      INSERT INTO character (id, position, name) VALUES ('maro', 0, 'Maro');
      INSERT INTO modifier (${columns}) VALUES (${values});
      INSERT INTO batch (id, command, label, at, state) VALUES (1, 'modifier.add', '{"key":"history.modifier.add"}', '', 'done');
      ${logged.map((sql) => `INSERT INTO undo_log (batch, changed_table, sql) VALUES (1, 'modifier', ${quoted(sql)});`).join('\n')}
    `)
    migrate(db)
    expect(db.prepare('SELECT rowid, value, until, shown, trigger_text FROM effect').get()).toEqual(
      {
        ...{ rowid: 7, value: 2, until: 'scene', shown: 1, trigger_text: text },
      },
    )
    expect(db.prepare('SELECT command FROM batch').pluck().get()).toBe('effect.lay')
    const steps = db.prepare<[], string>('SELECT sql FROM undo_log ORDER BY id').pluck().all()
    expect(steps).toEqual(logged.map((sql) => sql.replace('"modifier"', '"effect"')))
    for (const sql of [...steps].reverse()) db.exec(sql)
    expect(db.prepare('SELECT count(*) FROM effect').pluck().get()).toBe(1)
    db.close()
  })
})

describe('a campaign from before grapples were called so', () => {
  const grapples = async (table: Awaited<ReturnType<typeof opened>>) => {
    const { context } = await fighting(table, bridgeFight).snapshot()
    return context.handToHand.grapples.map(({ id, sides: { a, b } }) => [
      id,
      ...[...a.members, ...b.members].map((member) => (member.pinned ? 'pinned' : member.deed)),
    ])
  }

  it('has everybody in the grapple they were in, and goes back and forward', async () => {
    const table = await opened(23)
    const tackled = ['pile1', 'done', 'done', 'pinned']
    expect(await grapples(table)).toEqual([tackled, ['pile2', 'done', 'none']])
    const before = content(table.file)
    await table.run('history.redo', {})
    expect(await grapples(table)).toEqual([tackled, ['pile2', 'done', 'guard']])
    const next = () => table.run('history.next', {})
    const seen = new Set<number>()
    for (; (await next()).undo; await table.run('history.undo', {})) {
      const { status } = await table.run('encounter.fight', { encounterId: bridgeFight })
      if (status === 'running') seen.add((await grapples(table)).length)
    }
    expect([...seen]).toEqual([2, 1, 0])
    while ((await next()).redo) await table.run('history.redo', {})
    await table.run('history.undo', {})
    expect(content(table.file)).toEqual(before)
  })

  it('grapples on', async () => {
    const table = await opened(23)
    const { act, look } = fighting(table, bridgeFight)
    await act({ type: 'grapple.guard', grappleId: 'pile2', who: ['combatant-raider-1'] })
    const [hit] = (await look()).hits
    await act({ type: 'grapple.pass', hitId: hit?.hitId ?? '' })
    await act({ type: 'step.close' })
    expect((await look()).step).toBe(14)
    expect((await look()).grapples).toHaveLength(2)
  })

  it('tells why a shot at a grapple met what it met', async () => {
    const { file } = await opened(23)
    const facts = file.read((read) =>
      read.all<{ fact: string }>(`SELECT fact FROM journal WHERE fact LIKE '%missiles.term%'`),
    ).value
    const told = facts.flatMap(({ fact }) => (JSON.parse(fact) as { terms: Term[] }).terms)
    expect(told.map(({ label }) => words.say(label))).toContain('Smallest dodge of the grapple')
  })
})
