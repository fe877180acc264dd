import Database from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { migrate, migrations } from '../../../src/campaign/file/migrate'

it('a file from before fights could be prepared keeps its combatants, without a group or marks', () => {
  const db = new Database(':memory:')
  onTestFinished(() => {
    db.close()
  })
  migrate(
    db,
    migrations.filter(({ version }) => version < 3),
  )
  db.exec(`INSERT INTO encounter (id, position, name, system, machine_version)
           VALUES ('e', 0, 'Old', 'any', 1);
           INSERT INTO combatant (id, encounter_id, position, label, side, sheet, state)
           VALUES ('c', 'e', 0, 'Hob', 'foe', '{}', '{}')`)
  expect(migrate(db)).toBe(true)
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.at(-1)?.version)
  expect(db.prepare('SELECT label, group_name, overrides FROM combatant').get()).toEqual({
    label: 'Hob',
    group_name: '',
    overrides: '{}',
  })
  expect(db.prepare('SELECT count(*) AS rows FROM encounter_row').get()).toEqual({ rows: 0 })
  expect(() =>
    db.exec(`INSERT INTO encounter_row (id, encounter_id, position, kind, name)
             VALUES ('r', 'e', 0, 'spoon', 'x')`),
  ).toThrow('CHECK')
})
