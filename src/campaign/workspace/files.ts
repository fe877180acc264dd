import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { ruleSystem, ruleSystems } from '../../rules'
import { refuse } from '../../shared/reply'
import { operation } from '../define'
import { listBackups, restoreCopy } from '../file/backup'
import type { Write } from '../file/handles'
import { fillSample } from '../sample/fill'
import { readSample } from '../sample/source'
import type { Workspace } from './workspace'
import { readPreferences, writePreferences } from './preferences'

const path = z.string().min(1).max(4096)
const nothing = z.strictObject({})
const kept = 12

function remember(workspace: Workspace): void {
  const { file, host } = workspace
  const { value: row } = file.read((read) =>
    read.get<{ name: string }>('SELECT name FROM campaign'),
  )
  const entry = { path: file.path, name: row?.name ?? basename(file.path), openedAt: file.openedAt }
  const others = readPreferences(host.dataFolder).recent.filter((one) => one.path !== file.path)
  writePreferences(host.dataFolder, { recent: [entry, ...others].slice(0, kept) })
}

async function openAt(workspace: Workspace, target: string): Promise<boolean> {
  await workspace.open(target)
  remember(workspace)
  return true
}

function fillEmpty(write: Write, name: string, systems: readonly string[]): void {
  write.run('INSERT INTO campaign (id, name, created_at) VALUES (1, @name, @now)', {
    name,
    now: write.now,
  })
  write.run(`INSERT INTO play (id, phase) VALUES (1, 'bookkeeping')`)
  for (const id of systems) {
    const system = ruleSystem(id) ?? refuse('refusal.unknownSystem', { system: id })
    write.run('INSERT INTO campaign_system (system, version) VALUES (@id, @version)', {
      id,
      version: system.version,
    })
  }
}

/** What opens, creates and closes campaigns. Each answers whether a campaign is open now. */
export const filesApi = {
  'file.recent': operation({
    input: nothing,
    run: (workspace) =>
      readPreferences(workspace.host.dataFolder).recent.map((entry) => ({
        ...entry,
        missing: !existsSync(entry.path),
      })),
  }),
  'file.openSample': operation({
    input: nothing,
    run: (workspace) => {
      const sample = readSample(workspace.host.sampleFolder)
      const target = join(
        workspace.host.dataFolder,
        'campaigns',
        `${sample.campaign.name}.irontable`,
      )
      if (existsSync(target)) return openAt(workspace, target)
      workspace.create(target, (write) => {
        fillEmpty(write, sample.campaign.name, sample.campaign.systems)
        fillSample(write, sample)
      })
      remember(workspace)
      return true
    },
  }),
  'file.create': operation({
    input: z.strictObject({
      name: z.string().trim().min(1).max(80),
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
  'file.open': operation({
    input: z.strictObject({ path: path.optional() }),
    run: async (workspace, input) => {
      const target = input.path ?? (await workspace.host.askOpenPath('irontable'))
      return target === undefined ? false : openAt(workspace, target)
    },
  }),
  'file.restoreBackup': operation({
    input: z.strictObject({ path, backup: path }),
    run: (workspace, { path: damaged, backup }) => {
      const known = listBackups(damaged).find((each) => each === backup)
      const whole = known ?? refuse('refusal.noSuchBackup')
      return openAt(workspace, restoreCopy(whole, damaged, workspace.host.clock()))
    },
  }),
  'file.close': operation({
    input: nothing,
    run: (workspace) => {
      workspace.close()
      return true
    },
  }),
  'window.openPlayer': operation({
    input: nothing,
    run: (workspace) => {
      workspace.host.openPlayerWindow()
      return true
    },
  }),
}
