import Database from 'better-sqlite3'

type Row = Record<string, string | number | null>

/** How many of each noun: ten thousand together. */
const counts = {
  npc: 3000,
  place: 800,
  front: 60,
  danger: 180,
  portent: 720,
  stake: 180,
  custom_move: 60,
  mission: 200,
  objective: 600,
  encounter: 300,
  combatant: 1200,
  track: 300,
  session: 100,
  scene: 400,
  note: 1500,
  milestone: 400,
}
/** Nouns whose rows have no place among the others. */
const unplaced = new Set(['session', 'milestone'])
const facts = 100_000
const factsABatch = 4
const at = '2020-01-01T20:00:00.000Z'

const syllables = 'bran och wen dar hol mir tas ul ver gri san tol kem ard fen osk lyr dun pel ash'
const words =
  'the river keeps its toll and every ferry pays in salt or iron while lanterns burn low under the ' +
  'drowned chapel where nobody rings the bell until the tide has turned again'

/** The same numbers on every machine: a small congruential generator. */
function chance(): (below: number) => number {
  let state = 12_345
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

/** Writes rows and texts of a campaign that has been played for years. */
class Writer {
  readonly #db: Database.Database
  readonly #inserts = new Map<string, Database.Statement<[Row]>>()
  readonly pick = chance()
  readonly #syllables = syllables.split(' ')
  readonly #words = words.split(' ')

  constructor(db: Database.Database) {
    this.#db = db
  }

  one<Value>(of: readonly Value[]): Value {
    const value = of[this.pick(of.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }

  name(): string {
    const part = () => this.one(this.#syllables)
    const word = () => `${part()}${part()}${this.pick(2) ? part() : ''}`
    const big = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
    return `${big(word())} ${big(word())}`
  }

  text(length: number): string {
    return Array.from({ length }, () => (this.pick(12) ? this.one(this.#words) : this.name())).join(
      ' ',
    )
  }

  /** Inserts as many rows of a noun as there shall be; `make` gives what belongs to it alone. */
  fill(table: keyof typeof counts, make: (id: string, index: number) => Row): void {
    for (let index = 0; index < counts[table]; index++) {
      const id = `${table}-${index}`
      const position = unplaced.has(table) ? {} : { position: index + 100 }
      this.insert(table, { id, ...position, ...make(id, index) })
    }
  }

  insert(table: string, row: Row): void {
    const names = Object.keys(row)
    const values = names.map((name) => `@${name}`)
    const sql = `INSERT INTO ${table} (${names.join()}) VALUES (${values.join()})`
    const insert = this.#inserts.get(sql) ?? this.#db.prepare<[Row]>(sql)
    this.#inserts.set(sql, insert)
    insert.run(row)
  }

  rows(sql: string): Row[] {
    return this.#db.prepare<[], Row>(sql).all()
  }

  of(table: keyof typeof counts): string {
    return `${table}-${this.pick(counts[table])}`
  }
}

function fillPeople(write: Writer): void {
  const models = write.rows('SELECT npc_id, system, version, sheet FROM npc_sheet')
  const ids = [...new Set(models.map(({ npc_id: id }) => id))]
  write.fill('npc', () => ({
    name: write.name(),
    description: write.text(25),
    secret: write.text(10),
  }))
  for (let index = 0; index < counts.npc; index++) {
    const like = ids[index % ids.length]
    for (const sheet of models.filter(({ npc_id: id }) => id === like)) {
      write.insert('npc_sheet', { ...sheet, npc_id: `npc-${index}` })
    }
  }
  write.fill('place', () => ({ name: write.name(), description: write.text(30) }))
}

function fillFronts(write: Writer): void {
  write.fill('front', (_id, index) => ({
    ...{ name: write.name(), kind: index % 3 ? 'adventure' : 'campaign' },
    ...{ description: write.text(30), status: index % 5 ? 'resolved' : 'active' },
  }))
  write.fill('danger', (_id, index) => ({
    ...{ front_id: `front-${Math.floor(index / 3)}`, name: write.name() },
    ...{ impulse: write.text(6), doom_kind: 'destruction', doom: write.text(10) },
  }))
  write.fill('portent', (_id, index) => ({
    danger_id: `danger-${Math.floor(index / 4)}`,
    text: write.text(9),
  }))
  write.fill('stake', (_id, index) => ({
    front_id: `front-${Math.floor(index / 3)}`,
    question: `${write.text(8)}?`,
  }))
  write.fill('custom_move', (_id, index) => ({
    ...{ front_id: `front-${index}`, name: write.name() },
    trigger_text: write.text(10),
  }))
}

function fillMissions(write: Writer): void {
  write.fill('mission', (_id, index) => ({
    ...{ name: write.name(), client: write.name(), brief: write.text(40) },
    ...{ status: index < 3 ? 'underWay' : 'closed', front_id: write.of('front') },
    outcome: index < 3 ? null : 'success',
  }))
  write.fill('objective', (_id, index) => ({
    mission_id: `mission-${Math.floor(index / 3)}`,
    text: write.text(8),
  }))
  const models = write.rows(
    `SELECT combatant.side, combatant.label, combatant.sheet, combatant.state, combatant.npc_id,
      combatant.character_id, encounter.system, encounter.machine_version
     FROM combatant JOIN encounter ON encounter.id = combatant.encounter_id`,
  )
  const [{ system = '', machine_version: version = 1 } = {}] = models
  write.fill('encounter', (_id, index) => ({
    ...{ name: write.name(), description: write.text(20), system, machine_version: version },
    ...{ mission_id: write.of('mission'), place_id: write.of('place') },
    status: index % 10 ? 'over' : 'prepared',
  }))
  write.fill('combatant', (_id, index) => {
    const { side, label, sheet, state, npc_id, character_id } = write.one(models)
    const model = { side, sheet, state, npc_id, character_id } as Row
    const named = { label: `${String(label)} ${index}` }
    return { ...model, ...named, encounter_id: `encounter-${Math.floor(index / 4)}` }
  })
  write.fill('milestone', () => ({
    ...{ system: String(system), kind: 'mission', at },
    ...{ deed: write.text(8), mission_id: write.of('mission'), gm: 'confirmed' },
  }))
}

function fillPapers(write: Writer): void {
  write.fill('track', (_id, index) => ({
    ...{ name: write.name(), kind: 'clock', size: 6, value: index % 7 },
    note: write.text(6),
  }))
  write.fill('session', (_id, index) => ({
    ...{ number: index + 100, name: write.name() },
    ...{ started_at: at, ended_at: at, first_day: index, last_day: index, summary: write.text(60) },
  }))
  write.fill('scene', (_id, index) => ({
    ...{ session_id: `session-${Math.floor(index / 4)}`, name: write.name() },
    ...{ started_at: at, ended_at: at },
  }))
  write.fill('note', (id) => {
    const about = write.of('npc')
    const body = write.text(120)
    write.insert('note_link', { note_id: id, type: 'npc', entity_id: about, secret: 0 })
    return {
      ...{ title: write.name(), body: `[[npc:${about}|${about}]] ${body}`, plain: body },
      ...{ created_at: at, changed_at: at },
    }
  })
}

/** The evenings: facts of missions and fights, and the statements that would take them back. */
function fillJournal(write: Writer): void {
  const label = JSON.stringify({ key: 'history.moveOn', with: { move: 'Engage', name: 'x' } })
  const [{ id: last = 0 } = {}] = write.rows('SELECT coalesce(max(id), 0) AS id FROM batch')
  for (let index = 0; index < facts; index++) {
    const batch = Number(last) + 1 + Math.floor(index / factsABatch)
    if (index % factsABatch === 0) {
      write.insert('batch', { id: batch, command: 'move.confirm', label, at })
      const name = write.name()
      const sql = `UPDATE "npc" SET "name"='${name}' WHERE rowid=${write.pick(counts.npc) + 1}`
      for (let step = 0; step < 3; step++) {
        write.insert('undo_log', { batch, changed_table: 'npc', sql })
      }
    }
    const isNote = index % 10 === 0
    const kind = isNote ? 'note.written' : index % 3 ? 'attack.missed' : 'objective.reached'
    const who = { type: 'npc', id: write.of('npc'), name: write.name() }
    const fact = { kind, secret: index % 4 === 0, about: [who], with: { text: write.text(12) } }
    const session = Math.floor((index * counts.session) / facts)
    write.insert('journal', {
      ...{ batch, at, kind, secret: fact.secret ? 1 : 0, fact: JSON.stringify(fact) },
      ...{ mission_id: write.of('mission'), session_id: `session-${session}`, day: session },
      ...{ encounter_id: write.of('encounter'), minute: 480 },
    })
  }
}

/**
 * Makes a campaign file, closed by its program, into one of ten thousand things and a hundred
 * thousand facts. The same every time.
 */
export function fillBigCampaign(path: string): void {
  const db = new Database(path)
  const write = new Writer(db)
  // Notes and their links are written in no order.
  db.pragma('foreign_keys = OFF')
  for (const fill of [fillPeople, fillFronts, fillMissions, fillPapers, fillJournal]) {
    db.transaction(() => fill(write))()
  }
  db.close()
}

/** Two hundred things to look for: whole words, beginnings, several words, and slips. */
export function bigQueries(): string[] {
  const write = new Writer(new Database(':memory:'))
  return Array.from({ length: 200 }, (_, index) => {
    const name = write.name()
    if (index % 5 === 0) return name.slice(0, 1 + write.pick(4))
    if (index % 5 === 1) return 'the dro'
    if (index % 5 === 2) return `${name.slice(0, 3)}x${name.slice(3)}`
    return index % 5 === 3 ? name : write.text(2)
  })
}
