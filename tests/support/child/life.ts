import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { listBackups } from '../../../src/campaign/file/backup/backup'
import { Chance } from '../../prove/support/chance'
import { Walker } from '../../prove/support/walker'
import { headlessWorkspace } from '../headless'
import { stateOf } from '../state'

/*
 * Lives with the campaigns of a folder until it is killed: makes, opens, plays and closes them, ends
 * sessions, restores backups, writes reports, by chance. Every state that was acknowledged is said, a
 * line each, before anything else is done.
 */
const [folder = '', sampleFolder = '', contentFolder = '', seed = '0'] = process.argv.slice(2)

const chance = new Chance(Number(seed))
const table = headlessWorkspace(folder, {
  sampleFolder,
  contentFolder,
  clock: () => new Date().toISOString(),
})
const { workspace, call } = table

const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
const campaigns = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^.][^/]*\.irontable$|^campaigns\/[^/]*\.irontable$/.test(name))
    .map((name) => join(folder, name))

function tell(does: string): void {
  const { openFile } = workspace
  if (!openFile) return
  const [backup = ''] = listBackups(openFile.path)
  say({ does, ...stateOf(openFile), backup })
}

async function openOne(): Promise<void> {
  const path = chance.of(campaigns())
  if (path === undefined || chance.oneIn(8)) {
    await call('file.openSample', {})
    return
  }
  if (chance.oneIn(8)) {
    table.answers.saveTo = join(folder, `Made ${chance.below(1_000_000)}.irontable`)
    await call('file.create', { name: 'Made', systems: ['cold-iron', 'ironsworn'] })
    return
  }
  await call('file.open', { path, mayChange: true })
}

async function play(): Promise<void> {
  const walker = new Walker(table, chance)
  const steps = chance.between(1, 12)
  for (let step = 0; step < steps; step++) {
    const { name, hasChanged } = await walker.step()
    if (hasChanged) tell(name)
  }
}

async function endEvening(): Promise<void> {
  await call('session.start', {})
  tell('session.start')
  await call('session.end', {})
  tell('session.end')
}

async function restore(): Promise<void> {
  const { path } = workspace.file
  const backups = await call('file.backups', { path })
  const found = backups.ok ? chance.of(backups.value) : undefined
  if (found) await call('file.restoreBackup', { path, backup: found.backup })
}

async function writeReport(): Promise<void> {
  const exported = join(folder, `report ${chance.below(3)}.json`)
  table.answers.saveTo = exported
  const people = await call('character.list', {})
  const id = people.ok ? chance.of(people.value)?.id : undefined
  if (id === undefined) return
  const wanted = { subject: 'character', id, audience: 'gm', format: 'json' } as const
  const written = await call('report.export', wanted)
  if (!written.ok) return
  const sha256 = createHash('sha256').update(readFileSync(exported)).digest('hex')
  say({ does: 'report.export', exported, sha256 })
}

say({ does: 'begin' })
for (;;) {
  const does = !workspace.openFile
    ? openOne
    : chance.of([
        ...[play, play, play, endEvening, writeReport, restore, openOne],
        () => call('file.close', {}),
      ])
  await does?.()
  tell(does?.name ?? '')
}
