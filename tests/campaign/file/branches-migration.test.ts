import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { migrate, migrations } from '../../../src/campaign/file/migrate'

it('a file of before has one line, which what was dropped from it does not interrupt', () => {
  const db = new Database(':memory:')
  migrate(
    db,
    migrations.filter(({ version }) => version < 21),
  )
  const states = ['done', 'dropped', 'done', 'dropped', 'dropped', 'undone', 'undone']
  const insert = db.prepare(
    `INSERT INTO batch (command, label, at, state) VALUES ('', '{}', '', ?)`,
  )
  for (const state of states) insert.run(state)
  migrate(db)
  const batches = db.prepare('SELECT parent, branch FROM batch ORDER BY id').all()
  const parents = [null, null, 1, null, null, 3, 6]
  expect(batches).toEqual(parents.map((parent) => ({ parent, branch: null })))
  db.close()
})
