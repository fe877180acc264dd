import { existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { ruleSystem, ruleSystems } from '../../rules'
import { phrase } from '../../shared/phrase'
import { Refusal, refuse } from '../../shared/reply'
import { asText } from '../../shared/words/naming'
import { operation } from '../define'
import type { CampaignFile } from '../file/campaign-file'
import { listBackups } from '../file/backup/backup'
import { isAmongBackups } from '../file/disk/protect'
import type { Write } from '../file/handles'
import { offerBackup, wholeBackups } from '../file/backup/offer'
import { campaignOf, campaignPaths, copyToPlay, restoreCopy } from '../file/backup/restore'
import { fillSample } from '../sample/fill'
import { playing } from '../sample/past'
import { readSample, readSampleHead, sampleNames, type Sample } from '../sample/source'
import { formatChangeOf } from './format-change'
import { campaignFileTable, type Workspace } from './workspace'
import { readPreferences, writePreferences } from './preferences'
import { filledText, line } from '../../shared/bounded'

const path = filledText(4096)
/** What can be done with the players' window from afar. */
const playersWindowTurns = ['fullScreen', 'nextScreen'] as const

const nothing = z.strictObject({})
const kept = 12

/** What an open campaign calls itself. */
export function nameIn(file: CampaignFile): string {
  const { value } = file.read((read) => read.get<{ name: string }>('SELECT name FROM campaign'))
  return value?.name ?? basename(file.path)
}

function remember(workspace: Workspace): void {
  const { file, host } = workspace
  const entry = { path: file.path, name: nameIn(file), openedAt: file.openedAt }
  const others = readPreferences(host.dataFolder).recent.filter((one) => one.path !== file.path)
  try {
    writePreferences(host.dataFolder, { recent: [entry, ...others].slice(0, kept) })
  } catch (error) {
    // The campaign is open and whole, whatever becomes of the list.
    if (error instanceof Refusal) file.notices.push(error.words)
  }
}

/** Takes a campaign off the list of those opened lately; its file is not touched. */
function forget({ host }: Workspace, gone: string): void {
  const others = readPreferences(host.dataFolder).recent.filter((each) => each.path !== gone)
  writePreferences(host.dataFolder, { recent: others })
  host.changed('all')
}

/** Goes back to the campaign that was open before, if it is still there. */
export async function goBack(workspace: Workspace, before: string | null): Promise<void> {
  workspace.close()
  if (before !== null && existsSync(before)) await open(workspace, before)
}

/** Opens a campaign; copies of it are looked for among those opened lately, too. */
function open(workspace: Workspace, target: string): Promise<void> {
  const { recent } = readPreferences(workspace.host.dataFolder)
  return workspace.open(
    target,
    recent.map((each) => each.path),
  )
}

/** Opens what stands there; one of an earlier version only once it may be changed, which is asked first. */
async function openAt(workspace: Workspace, target: string, mayChange = false): Promise<boolean> {
  if (isAmongBackups(target)) return openCopy(workspace, target, campaignOf(target), copyToPlay)
  const change = mayChange ? undefined : formatChangeOf(target)
  workspace.askToChange(change ?? null)
  if (change) return false
  await open(workspace, target)
  remember(workspace)
  return true
}

/** Refuses a backup that is damaged, or the campaign itself, and offers another one. */
export async function mustBeWhole(
  { host }: Workspace,
  backup: string,
  campaign: string,
): Promise<void> {
  if (await host.beside.isWhole(backup)) return
  const key = backup === campaign ? 'trouble.damaged' : 'trouble.backupDamaged'
  const refusal = new Refusal(phrase(key, { path: campaign, detail: '' }), 'failed')
  throw offerBackup(refusal, campaign, backup)
}

/**
 * Opens a copy of a backup, which stays as it is. Where that fails no copy is left, and another backup
 * is offered.
 */
async function openCopy(
  workspace: Workspace,
  backup: string,
  campaign: string,
  makeCopy: (backup: string) => string,
): Promise<boolean> {
  await mustBeWhole(workspace, backup, campaign)
  const copy = makeCopy(backup)
  try {
    await open(workspace, copy)
  } catch (error) {
    rmSync(copy, { force: true })
    throw error instanceof Refusal ? offerBackup(error, campaign, backup) : error
  }
  workspace.file.notices.push(phrase('trouble.openedCopy', { path: copy, backup }))
  remember(workspace)
  return true
}

/**
 * Opens what stands there, or asks about it, unless nothing can be made of it: earlier versions, when they were killed,
 * left samples without anything in them.
 */
async function opensAt(workspace: Workspace, target: string): Promise<boolean> {
  try {
    await openAt(workspace, target)
    return true
  } catch (error) {
    const hopeless = ['trouble.damaged', 'trouble.notACampaign']
    if (error instanceof Refusal && hopeless.includes(error.words.key)) return false
    throw error
  }
}

function fillEmpty(write: Write, name: string, systems: readonly string[]): void {
  write.run('INSERT INTO campaign (id, name, created_at) VALUES (1, @name, @now)', {
    name,
    now: write.now,
  })
  write.run(`INSERT INTO play (id, phase) VALUES (1, 'bookkeeping')`)
  for (const id of systems) {
    const system = ruleSystem(id) ?? refuse('refusal.unknownSystem', { system: asText(id) })
    write.run('INSERT INTO campaign_system (system, version) VALUES (@id, @version)', {
      id,
      version: system.version,
    })
  }
}

/** Makes a campaign of a sample, and opens it: all that it has, or nothing. */
export function createFrom(workspace: Workspace, target: string, sample: Sample): void {
  const { past } = sample
  workspace.create(
    target,
    (write) => {
      fillEmpty(write, sample.campaign.name, sample.campaign.systems)
      fillSample(write, sample)
    },
    past.length === 0 ? undefined : playing(past),
  )
}

/** What opens, creates and closes campaigns. Each answers whether a campaign is open now. */
export const filesApi = {
  'file.recent': operation({
    input: nothing,
    reads: [campaignFileTable, 'campaign'],
    run: (workspace) =>
      readPreferences(workspace.host.dataFolder).recent.map((entry) => ({
        ...entry,
        name: workspace.openFile?.path === entry.path ? nameIn(workspace.openFile) : entry.name,
        missing: !existsSync(entry.path),
        hasBackups: listBackups(entry.path).length > 0,
      })),
  }),
  /** Takes a campaign off that list. */
  'file.forget': operation({
    input: z.strictObject({ path }),
    run: (workspace, input) => forget(workspace, input.path),
  }),
  /**
   * Opens a campaign of that list whose file is gone from where the user says that it is now. It stands
   * there from now on, unless something else was chosen.
   */
  'file.locate': operation({
    input: z.strictObject({ path }),
    run: async (workspace, input) => {
      const { recent } = readPreferences(workspace.host.dataFolder)
      const lost = recent.find((each) => each.path === input.path) ?? refuse('refusal.gone')
      const target = await workspace.host.askOpenPath('irontable')
      if (target === undefined || !(await openAt(workspace, target))) return false
      if (workspace.file.path !== lost.path && nameIn(workspace.file) === lost.name) {
        forget(workspace, lost.path)
      }
      return true
    },
  }),
  /** The sample campaigns: what they are called, and the ids of the systems they play by. */
  'file.samples': operation({
    input: nothing,
    run: ({ host }) =>
      sampleNames.map((sample) => {
        const { name, systems } = readSampleHead(host.sampleFolder, sample)
        return { sample, name, systems }
      }),
  }),
  'file.openSample': operation({
    input: z.strictObject({ sample: z.enum(sampleNames).default('lantern-company') }),
    run: async (workspace, input) => {
      const sample = readSample(workspace.host.sampleFolder, input.sample)
      const folder = join(workspace.host.dataFolder, 'campaigns')
      const paths = campaignPaths(folder, sample.campaign.name)
      let target = paths.next().value
      while (existsSync(target)) {
        if (await opensAt(workspace, target)) return !workspace.formatChange
        target = paths.next().value
      }
      createFrom(workspace, target, sample)
      remember(workspace)
      return true
    },
  }),
  'file.create': operation({
    input: z.strictObject({
      name: line(80),
      systems: z.array(z.enum(ruleSystems.map((system) => system.id))).max(10),
    }),
    run: async (workspace, { name, systems }) => {
      const target = await workspace.host.askSavePath({ name, extension: 'irontable' })
      if (target === undefined) return false
      workspace.create(target, (write) => fillEmpty(write, name, systems))
      remember(workspace)
      return true
    },
  }),
  /** `mayChange` says that a file of an earlier version may be brought up to date. */
  'file.open': operation({
    input: z.strictObject({ path: path.optional(), mayChange: z.boolean().optional() }),
    run: async (workspace, input) => {
      const target = input.path ?? (await workspace.host.askOpenPath('irontable'))
      return target === undefined ? false : openAt(workspace, target, input.mayChange)
    },
  }),
  /** The backups of a campaign that can be opened in its stead, newest first. */
  'file.backups': operation({
    input: z.strictObject({ path }),
    run: ({ host }, input) => wholeBackups(input.path, host.beside.isWhole),
  }),
  /** Makes a backup of the open campaign at once; answers its path. One that fails says where it was to lie. */
  'file.backUp': operation({
    input: nothing,
    run: async (workspace) => {
      if (workspace.lookedInto) throw new Refusal(workspace.lookedInto.words)
      const copy = await workspace.setCopyAside('asked')
      if (copy !== undefined) return copy
      throw new Refusal(workspace.file.backupTrouble ?? phrase('refusal.noCampaign'), 'failed')
    },
  }),
  /** The copies of the open campaign that went ways of their own, as was found on opening it. */
  'file.parted': operation({
    input: nothing,
    reads: [campaignFileTable],
    run: ({ parted }) => parted,
  }),
  /**
   * What a backup of a campaign holds, or another copy of the open one, and what of it is otherwise in
   * the campaign now.
   */
  'file.compareBackup': operation({
    input: z.strictObject({ path, backup: path }),
    run: async ({ host, openFile, parted }, { path: campaign, backup }) => {
      const isCopy = openFile?.path === campaign && parted.some((each) => each.path === backup)
      if (!isCopy && !listBackups(campaign).includes(backup)) refuse('refusal.noSuchBackup')
      if (!(await host.beside.isWhole(backup))) {
        throw new Refusal(phrase('trouble.backupDamaged', { path: campaign }), 'failed')
      }
      return host.beside.compareBackup(backup, campaign)
    },
  }),
  'file.restoreBackup': operation({
    input: z.strictObject({ path, backup: path }),
    run: (workspace, { path: damaged, backup }) => {
      if (!listBackups(damaged).includes(backup)) refuse('refusal.noSuchBackup')
      const copy = () => restoreCopy(backup, damaged, workspace.host.clock())
      return openCopy(workspace, backup, damaged, copy)
    },
  }),
  'file.close': operation({
    input: nothing,
    run: (workspace) => {
      const { openFile, host } = workspace
      const { recent } = readPreferences(host.dataFolder)
      // It may have been given another name since it was opened; a copy to be thrown away is not listed.
      if (recent.some(({ path }) => path === openFile?.path)) remember(workspace)
      workspace.close()
      return true
    },
  }),
  /** Opens the players' window, or brings it to the front where it `wasOpen` already. */
  'window.openPlayer': operation({
    input: nothing,
    run: ({ host }) => ({ wasOpen: host.openPlayerWindow() }),
  }),
  'window.closePlayer': operation({
    input: nothing,
    run: ({ host }) => {
      if (!host.closePlayerWindow()) refuse('refusal.noPlayersWindow')
      return true
    },
  }),
  /** Whether the players' window is open: nothing has to be turned to them where it is not. */
  'window.hasPlayers': operation({
    input: nothing,
    run: ({ host }) => host.hasPlayerWindow(),
  }),
  /** Turns full screen of the players' window on or off, or puts it on the next screen. */
  'window.turnPlayers': operation({
    input: z.strictObject({ to: z.enum(playersWindowTurns) }),
    run: ({ host }, { to }) => {
      if (!host.turnPlayersWindow(to)) refuse('refusal.noPlayersWindow')
      return true
    },
  }),
}
