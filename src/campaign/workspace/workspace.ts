import { dirname } from 'node:path'
import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { CampaignFile, type Clock, type PlayBefore } from '../file/campaign-file'
import { isSameFile } from '../file/disk/protect'
import { throwAway } from '../file/disk/temporary'
import type { CommandDetails, Read, Write } from '../file/handles'
import type { Changed } from '../file/history'
import { isAsClosed, noteClosed } from '../file/integrity/closed'
import { longCommand, type Progress } from '../file/long-command'
import type { Beside } from './beside'
import { formatAsked, type FormatChange } from './format-change'
import type { Parted } from './parted'
import type { Stage } from '../player-view/stage'
import type { Paper } from '../report/kinds'
import { OddsRun, oddsPlayed, type PlayOdds } from '../odds/odds-run'

/** What a file dialog is asked for. */
export interface SaveQuestion {
  name: string
  extension: 'irontable' | 'md' | 'html' | 'pdf' | 'json' | 'csv'
}

/** A page to be printed: it needs nothing besides itself. */
export interface PrintJob {
  html: string
  paper: Paper
  /** Whether its pages bear a title and a number at their foot; left out, they do. */
  hasFooter?: boolean
}

/** What a program is made of: its version and those of what it runs on, and the path of its log. */
export interface ProgramInfo {
  version: string
  electron: string
  node: string
  logPath: string
}

/** A word of the program to the game master; the number tells one from another with the same words. */
export interface Notice {
  number: number
  words: Phrase
}

/** What the workspace needs of the program around it. Main answers with Electron; tests answer by hand. */
export interface Host {
  /** The user's data folder, for preferences and the recent list. */
  dataFolder: string
  /** The folder with the readable sources of the sample campaigns, a folder each. */
  sampleFolder: string
  /** The folder with the content packs; it may be missing. */
  contentFolder: string
  /** Whether the program ran here before it was started this time. */
  ranBefore: boolean
  clock: Clock
  /** Where to save; undefined when the user thinks better of it. */
  askSavePath(question: SaveQuestion): Promise<string | undefined>
  /** `prep` is a file with things of a campaign in any format that is read. */
  askOpenPath(kind: 'irontable' | 'json' | 'prep'): Promise<string | undefined>
  /** A folder to save several files in, or one to read from; reports say nothing of it. */
  askFolder(what?: 'from' | 'to'): Promise<string | undefined>
  /** Prints a page as PDF, with its pages numbered where it says so. */
  printPdf(job: PrintJob): Promise<Uint8Array>
  /** Shows the windows as large, and in the light, that the preferences say. */
  showAppearance(): void
  /** Opens the window turned to the players, or brings it to the front; answers whether it was open already. */
  openPlayerWindow(): boolean
  /** Closes it; answers false where it is not open. */
  closePlayerWindow(): boolean
  /** Whether it is open. */
  hasPlayerWindow(): boolean
  /** Turns its full screen on or off, or puts it on the next screen; answers false where it is not open. */
  turnPlayersWindow(to: 'fullScreen' | 'nextScreen'): boolean
  /** What the program last had to say to the game master about itself. */
  notice(): Notice | null
  /** What the program is made of, by its own version numbers, and where the file of its faults lies. */
  programInfo(): ProgramInfo
  /** Shows the file of the program's own faults in its folder. */
  showLog(): void
  /** Keeps an unexpected failure of a call, without its words, for whoever mends the program. */
  noteFault(call: string, error: unknown): void
  /** Comes back once the windows have what they asked for: what goes on behind begins then. */
  whenQuiet(): Promise<void>
  /** Plays dry runs of a fight beside the program. */
  playOdds: PlayOdds
  /** Does beside the program what takes long. */
  beside: Beside
  /** Tells every window what changed. `tables` is `'all'` when another file was opened. */
  changed(change: Changed | 'all'): void
}

/** A backup that is looked into: what is open is a copy of it that nothing is written into. */
export interface LookedInto {
  /** The backup itself, which stays as it is. */
  backup: string
  /** The campaign that it is one of. */
  campaign: string
  /** What was open before, and turned to the players; null where nothing was. */
  before: { path: string; stage: Stage; behindCurtain: Stage } | null
  /** What it is and why nothing is written: every command is refused with it. */
  words: Phrase
}

/** What windows are told has changed when the file of the open campaign has without its tables: copies, checks. */
export const campaignFileTable = 'campaign_file'

const ofItself: Changed = { tables: [campaignFileTable], batch: 0 }

/** How a command is carried out. */
type Carrying = Pick<CommandDetails, 'writing' | 'drawn' | 'input'>

/** The workspace: at most one open campaign, and the program around it. */
export class Workspace {
  readonly host: Host
  /** The dry runs of a fight of the open campaign. */
  readonly odds: OddsRun
  /** What the game master turns to the players of the open campaign. */
  stage: Stage = { kind: 'moment' }
  /** What stands behind the curtain while it is down. */
  behindCurtain: Stage = { kind: 'moment' }
  /** Other copies of the open campaign, which went ways of their own. */
  parted: readonly Parted[] = []
  #formatChange: FormatChange | null = null
  #lookedInto: LookedInto | undefined
  #file: CampaignFile | undefined
  /** Whether the first campaign begins behind the curtain. */
  #isCovered = false
  /** Ends with the last opening asked for, however that goes. */
  #opening: Promise<void> = Promise.resolve()

  constructor(host: Host) {
    this.host = host
    this.odds = new OddsRun(host.playOdds, () => host.changed({ tables: [oddsPlayed], batch: 0 }))
  }

  /** The open campaign, if there is one. */
  get openFile(): CampaignFile | undefined {
    return this.#file
  }

  /** The backup that is looked into, if one is. */
  get lookedInto(): LookedInto | undefined {
    return this.#lookedInto
  }

  /** What opening a campaign would change in it, while the game master is asked; else null. */
  get formatChange(): FormatChange | null {
    return this.#formatChange
  }

  /** Lets the windows ask about a campaign before it is changed; null when there is nothing to ask. */
  askToChange(change: FormatChange | null): void {
    if (this.#formatChange === change) return
    this.#formatChange = change
    this.host.changed({ tables: [formatAsked], batch: 0 })
  }

  /** The campaign to come back to: the open one, or that before the backup that is looked into. */
  get returnPath(): string | undefined {
    return this.#lookedInto ? this.#lookedInto.before?.path : this.#file?.path
  }

  /** The open campaign. Refuses in words when there is none. */
  get file(): CampaignFile {
    if (!this.#file) throw new Refusal(phrase('refusal.noCampaign'))
    return this.#file
  }

  /**
   * Carries out a command on the open campaign, one transaction and one batch, and tells every
   * window.
   */
  carryOut<Value>(
    name: string,
    label: (read: Read) => Phrase,
    work: (write: Write) => Value,
    how: Carrying = {},
  ): Value {
    const { value, changed } = this.file.command(name, label, work, how)
    if (changed) this.host.changed(changed)
    return value
  }

  /**
   * Carries out a command that takes long, in strides; the windows are told how far it has come.
   * Answers nothing where it was stopped: nothing has changed then.
   */
  async carryOutAtLength<Value>(
    name: string,
    label: Phrase,
    work: (write: Write) => Generator<Progress, Value>,
  ): Promise<Value | undefined> {
    const tell = () => this.host.changed({ tables: [longCommand], batch: 0 })
    const done = await this.file.commandAtLength(name, label, work, tell)
    if (done?.changed) this.host.changed(done.changed)
    return done?.value
  }

  /**
   * Sets a copy of the open campaign aside; the windows are told how that went. Answers the path of the copy,
   * where it was made.
   */
  async setCopyAside(reason: 'session' | 'asked'): Promise<string | undefined> {
    const { file } = this
    const copy = await file.setCopyAside(reason)
    if (this.#file === file) this.host.changed(ofItself)
    return copy
  }

  /**
   * Opens a campaign in place of the open one, which is closed only when the new one is open.
   * One after the other: a file asked for twice at once would find itself locked. `known` are the paths of
   * campaigns among which a copy of it is looked for, beside its own folder.
   */
  open(path: string, known: readonly string[] = []): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#file && isSameFile(this.#file.path, path)) return
      const { clock, dataFolder, beside } = this.host
      const file = await CampaignFile.open(path, clock, isAsClosed(dataFolder, path), beside)
      this.#lay(file)
      void this.#careFor(file, known)
    })
  }

  /**
   * Opens a copy of a backup in the same way, only to be looked at: the players see the curtain, and
   * the folder of the copy goes when it is closed. `describe` says what it is a copy of.
   */
  lookInto(copy: string, describe: (file: CampaignFile) => LookedInto): Promise<void> {
    return this.#inTurn(async () => {
      const { clock, beside } = this.host
      const file = await CampaignFile.open(copy, clock, false, beside)
      const lookedInto = describe(file)
      file.history.end(lookedInto.words, 'refused')
      this.#lay(file, lookedInto)
    })
  }

  #inTurn(open: () => Promise<void>): Promise<void> {
    const opened = this.#opening.then(open)
    this.#opening = opened.catch(() => undefined)
    return opened
  }

  /**
   * Copies a campaign that is open already and checks it in full, while nobody waits; the windows
   * are told how that went.
   */
  async #careFor(file: CampaignFile, known: readonly string[]): Promise<void> {
    await this.host.whenQuiet()
    if (this.#file !== file) return
    await file.backUp()
    if (this.#file === file) this.host.changed(ofItself)
    const isWrong = await file.checkBehind()
    if (isWrong && this.#file === file) this.host.changed('all')
    await this.#lookForParted(file, known)
  }

  /** Looks whether another copy of a campaign went its own way; the windows are told of it. */
  async #lookForParted(file: CampaignFile, known: readonly string[]): Promise<void> {
    const parted = await this.host.beside.findParted(file.path, known).catch(() => [])
    if (this.#file !== file || parted.length === 0) return
    this.parted = parted
    this.host.changed(ofItself)
  }

  /** Creates a campaign and opens it. `playBefore` does what was done in it by then. */
  create(path: string, fill: (write: Write) => void, playBefore?: PlayBefore): void {
    const { clock, beside } = this.host
    this.#lay(CampaignFile.create(path, clock, fill, { checks: beside, playBefore }))
  }

  /** Whoever watches already sees nothing of the first campaign until the game master raises the curtain. */
  cover(): void {
    this.#isCovered = true
  }

  /** Closes the open campaign, if there is one; a copy of it is set aside. */
  close(): void {
    this.#lay(undefined)
  }

  #lay(file: CampaignFile | undefined, lookedInto?: LookedInto): void {
    this.odds.forget()
    this.parted = []
    this.stage = { kind: lookedInto || this.#isCovered ? 'curtain' : 'moment' }
    if (file) this.#isCovered = false
    this.behindCurtain = { kind: 'moment' }
    this.#closeFile()
    this.#file = file
    this.#lookedInto = lookedInto
    this.#formatChange = null
    this.host.changed('all')
  }

  #closeFile(): void {
    const file = this.#file
    if (!file) return
    file.copyBeforeClosing()
    file.close()
    if (this.#lookedInto) throwAway(dirname(file.path))
    else noteClosed(this.host.dataFolder, file.path, file.isWhole)
  }
}
