import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { factSchema, type Fact } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal, refuse } from '../../shared/reply'
import { backupFolder, copyAtOnce, dropBackup, makeBackup } from './backup/backup'
import { checkBehind } from './backup/check-behind'
import {
  reader,
  statements,
  type CommandDetails,
  type FactPlace,
  type Prepare,
  type Read,
  type Write,
  type Writing,
} from './handles'
import {
  dropIfEmpty,
  following,
  History,
  isUnchanged,
  inputText,
  keepMade,
  markMoment,
  openBatch,
  takingBack,
  type Changed,
} from './history'
import { fileChecks, type FileChecks } from './integrity/check'
import { takeNote } from './lock'
import type { Progress } from './long-command'
import { checkOpened, createDatabase, openDatabase, type Opened } from './open'
import { fail, wordsFor } from './trouble'
import type { Pruned } from './pruning'
import { UndoLog } from './undo'

/** Tells the time, ISO 8601. Handed in, so that tests hold the clock. */
export type Clock = () => string

/** What a command left behind: its answer, and what changed (nothing, if it found nothing to do). */
export interface Committed<Value> {
  value: Value
  changed: Changed | undefined
}

/** The write handle of one transaction. */
function writerOn(
  prepare: Prepare,
  now: string,
  batch: number,
  { goesOn = false, newId = randomUUID }: { goesOn?: boolean; newId?: () => string } = {},
): Write {
  const record = (fact: Fact, place: FactPlace = {}) => {
    prepare(
      `INSERT INTO journal (batch, at, kind, secret, encounter_id, mission_id,
           session_id, scene_id, day, minute, fact)
         VALUES (@batch, @now, @kind, @secret, @encounterId, @missionId,
           (SELECT id FROM session WHERE ended_at IS NULL),
           (SELECT id FROM scene WHERE ended_at IS NULL),
           (SELECT day FROM calendar), (SELECT minute FROM calendar), @fact)`,
    ).run({
      batch,
      now,
      kind: fact.kind,
      secret: fact.secret ? 1 : 0,
      encounterId: place.encounterId ?? null,
      missionId: place.missionId ?? null,
      fact: JSON.stringify(factSchema.parse(fact)),
    })
  }
  return {
    ...reader(prepare),
    run: (sql, bindings = {}) => prepare(sql).run(bindings).changes,
    record,
    happensIn: (moment) => markMoment(prepare, batch, moment),
    batch,
    goesOn,
    newId,
    now,
  }
}

/** Does by commands what was done in a campaign before it is opened, each at the time that it sets. */
export type PlayBefore = (file: CampaignFile, setTime: (at: string) => void) => void

/** An open campaign: the one connection to its file, and the only way to change it. */
export class CampaignFile {
  readonly path: string
  readonly openedAt: string
  lastBackupAt: string | undefined
  /** Why the last backup failed, in words. The campaign stays open: a fight must not wait for a full disk. */
  backupTrouble: Phrase | undefined
  /** What was found wrong in the file since it was opened, in words. */
  found: Phrase | undefined
  /** What is to be said of this opening, though nothing is wrong with the campaign. */
  readonly notices: Phrase[] = []
  /** The copy made on opening. */
  #copy: string | undefined
  /** The ways along its steps. */
  readonly history: History
  readonly #db: Database
  readonly #log: UndoLog
  readonly #prepare: Prepare
  readonly #clock: Clock
  readonly #checks: FileChecks
  /** Whether the file was checked as a whole, before it was opened or since. */
  #isChecked: boolean
  /** The text that was written last, and the step it belongs to. */
  #written: { text: string; batch: number } | undefined
  /** Rows changed on this connection when the last backup was made. */
  #safe = -1

  private constructor({ db, isChecked }: Opened, path: string, clock: Clock, checks: FileChecks) {
    this.#db = db
    this.#isChecked = isChecked
    this.#prepare = statements(db)
    this.path = path
    this.#clock = clock
    this.#checks = checks
    this.openedAt = clock()
    try {
      this.#log = new UndoLog(db)
    } catch (error) {
      db.close()
      takeNote(path)
      throw new Refusal(wordsFor(error, path), 'failed')
    }
    this.history = new History(db, this.#log)
  }

  /**
   * Opens a campaign; one that is as it was closed here is checked as a whole only behind. `checks`
   * carries out what is checked while it is open. Throws a `Refusal` in words.
   */
  static async open(
    path: string,
    clock: Clock,
    isAsClosed = false,
    checks = fileChecks,
  ): Promise<CampaignFile> {
    const notices: Phrase[] = []
    const tell = (words: Phrase) => notices.push(words)
    const opened = await openDatabase(path, clock(), { isAsClosed, checks, tell })
    const file = new CampaignFile(opened, path, clock, checks)
    file.notices.push(...notices)
    return file
  }

  /**
   * Creates a campaign; `fill` writes its first rows, which no undo takes away, and `playBefore` does
   * what was done in it by then. It has its name only once all of that is in it.
   */
  static create(
    path: string,
    clock: Clock,
    fill: (write: Write) => void,
    {
      checks = fileChecks,
      playBefore,
    }: { checks?: FileChecks; playBefore?: PlayBefore | undefined } = {},
  ): CampaignFile {
    const db = createDatabase(path, clock(), (made) => {
      made.transaction(() => fill(writerOn(statements(made), clock(), 0))).immediate()
      if (!playBefore) return
      let at = clock()
      const file = new CampaignFile({ db: made, isChecked: true }, path, () => at, checks)
      made.transaction(() => playBefore(file, (moment) => (at = moment))).immediate()
    })
    return new CampaignFile({ db, isChecked: true }, path, clock, checks)
  }

  /** Copies the file beside itself; commands may come between. */
  async backUp(): Promise<void> {
    this.#copy = await this.#makeCopy('open')
  }

  /**
   * Copies the file at the end of a session, or because it was asked for, the same way. One that fails takes
   * nothing back, and is told. Answers the path of the copy.
   */
  setCopyAside(reason: 'session' | 'asked'): Promise<string | undefined> {
    return this.#makeCopy(reason)
  }

  async #makeCopy(reason: 'open' | 'session' | 'asked'): Promise<string | undefined> {
    const at = this.#clock()
    // What changes while it is copied may have missed it.
    const rows = this.#rowsChanged()
    try {
      const copy = await makeBackup(this.#db, this.path, at, reason, this.#checks)
      this.#safe = rows
      this.lastBackupAt = at
      this.backupTrouble = undefined
      return copy
    } catch {
      if (this.#db.open)
        this.backupTrouble = phrase('trouble.backup', { folder: backupFolder(this.path) })
      return undefined
    }
  }

  /**
   * Checks the file in full, on the copy made of it on opening, so that nobody waits. Answers whether
   * something is wrong; `found` says what, and what to do.
   */
  async checkBehind(): Promise<boolean> {
    const copy = this.#copy
    const found =
      copy === undefined
        ? undefined
        : await checkBehind(this.path, copy, this.#isChecked, this.#checks)
    if (!this.#db.open) return false
    this.found = found
    const isWanted = copy === undefined || found !== undefined
    if (!this.#isChecked && isWanted) return this.#checkAsOnOpening()
    this.#isChecked = true
    return this.found !== undefined
  }

  /**
   * Asks of the file itself what an opening would have asked first: what search keeps is made anew, and
   * a file that would have been refused is written no more.
   */
  #checkAsOnOpening(): boolean {
    const before = this.notices.length
    const stopped = checkOpened(this.#db, this.path, (words) => this.notices.push(words))
    const isMended = this.notices.length > before
    if (stopped) this.history.end(stopped)
    this.#isChecked = stopped === undefined
    // What the copy was found wrong in has been made anew.
    if (stopped || isMended) this.found = stopped
    return this.found !== undefined || isMended
  }

  /** Whether the file was checked as a whole since it was opened, and would be opened again. */
  get isWhole(): boolean {
    return this.#isChecked
  }

  /** Answers a question, and says which tables were read for it and which texts could not be. */
  read<Value>(ask: (read: Read) => Value): { value: Value; reads: string[]; leftOut: string[] } {
    const [asked, leftOut] = [new Set<string>(), new Set<string>()]
    const value = ask(reader(this.#prepare, asked, leftOut))
    return { value, reads: [...asked], leftOut: [...leftOut] }
  }

  /**
   * Runs one command: one batch, one transaction; a throw inside rolls everything back. Writing that
   * goes on stays in the batch it began with.
   */
  command<Value>(
    name: string,
    label: (read: Read) => Phrase,
    work: (write: Write) => Value,
    { writing, drawn, input, at = this.#clock(), newId = randomUUID }: CommandDetails = {},
  ): Committed<Value> {
    this.history.mustStand()
    const kept = inputText(input)
    const made: string[] = []
    const noteId = () => {
      const id = newId()
      made.push(id)
      return id
    }
    const done = takingBack<Committed<Value>>((takeBack) =>
      this.#db
        .transaction(() => {
          const begun = this.#begunBy(writing)
          const batch =
            begun ??
            openBatch(this.#prepare, name, label(reader(this.#prepare)), at, { drawn, input: kept })
          const write = writerOn(this.#prepare, at, batch, {
            goesOn: begun !== undefined,
            newId: noteId,
          })
          const value = this.#log.under(batch, () => work(write))
          const committed = this.#committed(batch, value)
          // The journal takes nothing back: what it was told of no change goes with the transaction.
          if (committed.changed && isUnchanged(this.#prepare, batch)) {
            takeBack({ value, changed: undefined })
          }
          if (committed.changed && (begun !== undefined || made.length > 0)) {
            keepMade(this.#prepare, batch, kept, made)
          }
          return committed
        })
        .immediate(),
    )
    if (writing && done.changed) {
      this.#written = { text: writing.text, batch: done.changed.batch }
    }
    return done
  }

  /**
   * Runs one command that takes long: as `command` does, but in strides, between which windows are
   * answered and every other command is refused. Answers nothing where it was stopped, or the file
   * closed: it is as it was then.
   */
  async commandAtLength<Value>(
    name: string,
    label: Phrase,
    work: (write: Write) => Generator<Progress, Value>,
    tell: () => void,
  ): Promise<Committed<Value> | undefined> {
    return this.history.atLength(tell, (command) =>
      command.inTransaction(async () => {
        const batch = openBatch(this.#prepare, name, label, this.#clock())
        const steps = work(writerOn(this.#prepare, this.#clock(), batch))
        const done = await command.carryOut(steps, (stride) => this.#log.under(batch, stride))
        return done && this.#committed(batch, done.value)
      }),
    )
  }

  /** What a command has left behind. */
  #committed<Value>(batch: number, value: Value): Committed<Value> {
    if (dropIfEmpty(this.#prepare, batch)) return { value, changed: undefined }
    this.history.writeOver()
    const tables = [...this.#log.tablesOf(batch), ...following]
    return { value, changed: { tables, batch } }
  }

  /** The step that a text was begun in, where its writing goes on and nothing has come between. */
  #begunBy(writing: Writing | undefined): number | undefined {
    const { text, batch } = this.#written ?? {}
    const isSame = writing?.goesOn === true && writing.text === text
    return isSame && batch !== undefined && this.history.endsWith(batch) ? batch : undefined
  }

  /** Takes the last command back. */
  undo(): Changed | undefined {
    return this.history.step('undo')
  }

  /** Brings back what was taken back last. */
  redo(): Changed | undefined {
    return this.history.step('redo')
  }

  /**
   * Lets go of what takes back the step `upTo` and all before it, after a copy was made of the file;
   * the file shrinks by it. No undo brings that back. `tell` is called whenever it has come further.
   * Answers nothing where it was stopped, or the file closed: it is as it was then. Refuses in words
   * while the file is still checked, and where no copy can be made.
   */
  async prune(upTo: number, tell: () => void): Promise<Pruned | undefined> {
    if (!this.#isChecked) refuse('refusal.stillChecked')
    return this.history.shorten(tell, async (pruning) => {
      const backup = await this.#copyBeforePruning()
      if (!this.#db.open || !(await pruning.takeOut(upTo, this.#clock()))) {
        dropBackup(backup)
        return undefined
      }
      const before = statSync(this.path).size
      const error = await pruning.shrink()
      const trouble = error === undefined ? null : wordsFor(error, this.path)
      return { backup, before, after: statSync(this.path).size, trouble }
    })
  }

  async #copyBeforePruning(): Promise<string> {
    try {
      return await makeBackup(this.#db, this.path, this.#clock(), 'before-pruning', this.#checks)
    } catch {
      return fail('trouble.notPruned', { folder: backupFolder(this.path) })
    }
  }

  /**
   * Sets a copy aside at the end of an evening, unless nothing has changed since the last. One that
   * fails keeps nobody here: the file itself is whole.
   */
  copyBeforeClosing(): void {
    // What is half done is taken back first: a copy would keep it as if it were whole.
    this.history.stop()
    try {
      // A copy of what is known to be harmed would only take a whole one's place.
      if (!this.history.isEnded && this.#rowsChanged() !== this.#safe) {
        copyAtOnce(this.#db, this.path, this.#clock())
      }
    } catch {
      // The next opening makes a copy again, and says so when it cannot.
    }
  }

  /** Closes the connection and gives the lock back. */
  close(): void {
    this.history.stop()
    this.#db.close()
    takeNote(this.path)
  }

  #rowsChanged(): number {
    return Number(this.#db.prepare<[], number>('SELECT total_changes()').pluck().get())
  }
}
