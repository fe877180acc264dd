import { randomUUID } from 'node:crypto'
import Database from 'better-sqlite3'

type Row = Record<string, string | number | null>

/** Puts a row beside another of the same table, with some columns changed. */
function copyRow(db: Database.Database, table: string, row: Row, change: Row): void {
  const copy = { ...row, ...change }
  const names = Object.keys(copy)
  const values = names.map((name) => `@${name}`)
  db.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${values.join()})`).run(copy)
}

/** Fills the journal up with facts of evenings long past, a handful to a batch. */
function fillJournal(db: Database.Database, rows: number): void {
  const at = '2020-01-01T20:00:00.000Z'
  const label = JSON.stringify({ key: 'action.fight.close' })
  const fact = db
    .prepare<[], { kind: string; fact: string }>('SELECT kind, fact FROM journal')
    .get()
  const text =
    fact?.fact ??
    JSON.stringify({ kind: 'fight.begun', secret: false, about: [], with: { turn: 1 } })
  const batch = db.prepare(`INSERT INTO batch (command, label, at) VALUES ('encounter.act', ?, ?)`)
  const write = db.prepare(
    'INSERT INTO journal (batch, at, kind, secret, fact) VALUES (?, ?, ?, 0, ?)',
  )
  for (let row = 0; row < rows; row++) {
    if (row % 5 === 0) batch.run(label, at)
    write.run(Math.floor(row / 5) + 1, at, fact?.kind ?? 'fight.begun', text)
  }
}

/**
 * Makes a campaign file, closed by its program, into one long campaign with a fight of `count`
 * combatants, half of them foes, copied from the sample's own. Answers the fight's id.
 */
export function fillConductor(path: string, count: number, journalRows: number): string {
  const db = new Database(path)
  const encounter = db.prepare<[], Row>('SELECT * FROM encounter ORDER BY position').get()
  if (!encounter) throw new Error(`${path} holds no encounter`)
  const of = db.prepare<[string, string], Row>(
    'SELECT * FROM combatant WHERE encounter_id = ? AND side = ? ORDER BY position',
  )
  const id = randomUUID()
  db.transaction(() => {
    fillJournal(db, journalRows)
    copyRow(db, 'encounter', encounter, { id, name: `Battle of ${count}`, position: 99 })
    for (const side of ['party', 'foe']) {
      const models = of.all(String(encounter.id), side)
      for (let place = 0; place < count / 2; place++) {
        const model = models[place % models.length]
        if (!model) throw new Error(`${path} holds nobody of the side ${side}`)
        const position = side === 'party' ? place : count / 2 + place
        const label = `${String(model.label)} ${place + 1}`
        copyRow(db, 'combatant', model, { id: randomUUID(), encounter_id: id, position, label })
      }
    }
  })()
  db.close()
  return id
}
