import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { migrate, migrations } from '../../../src/campaign/file/migrate'
import { temporaryFolder } from '../../support/folder'
import { content } from '../../support/dump'
import { bridgeFight } from '../../support/short-fight'
import { testWorkspace } from '../../support/workspace'

const kept = join(import.meta.dirname, '../../fixtures/campaigns/version-19.irontable.gz')

/** The campaign of an evening, as the version before the standard names wrote it. */
async function opened() {
  const table = testWorkspace()
  const path = join(table.folder, 'before.irontable')
  writeFileSync(path, gunzipSync(readFileSync(kept)))
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
