import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Phrase } from '../../shared/phrase'
import { CampaignFile } from '../file/campaign-file'
import { isAsClosed, noteClosed } from '../file/integrity/closed'
import type { Read, Write } from '../file/handles'
import { storedPhrase } from '../file/stored'
import { nameColumns } from '../free-name'
import type { Workspace } from '../workspace/workspace'
import type { ThingRef } from './collect'
import { thingNouns, type ThingNoun } from './shape/shape'
import { shapes } from './shape/shapes'

/** The user's own library: a file of the same kind as a campaign, beside them. */
function libraryPath({ host }: Workspace): string {
  return join(host.dataFolder, 'library.irontable')
}

/** Ends with the last work on the library of each workspace: it is opened by one after the other. */
const turns = new WeakMap<Workspace, Promise<unknown>>()

async function opened<Value>(
  workspace: Workspace,
  work: (file: CampaignFile) => Value,
): Promise<Value> {
  const { clock, beside, dataFolder } = workspace.host
  const path = libraryPath(workspace)
  const isNew = !existsSync(path)
  const file = isNew
    ? CampaignFile.create(path, clock, (write) => begin(write), { checks: beside })
    : await CampaignFile.open(path, clock, isAsClosed(dataFolder, path), beside)
  try {
    return work(file)
  } finally {
    file.close()
    noteClosed(dataFolder, path, file.isWhole)
  }
}

function begin(write: Write): void {
  write.run(`INSERT INTO campaign (id, name, created_at) VALUES (1, 'Library', @now)`, {
    now: write.now,
  })
}

/** Works on the library while nobody else does; closed again afterwards. */
export function withLibrary<Value>(
  workspace: Workspace,
  work: (file: CampaignFile) => Value,
): Promise<Value> {
  const before = turns.get(workspace) ?? Promise.resolve()
  const mine = before.then(() => opened(workspace, work))
  turns.set(
    workspace,
    mine.catch(() => undefined),
  )
  return mine
}

/** Asks the library, which is not made for it: where there is none yet, it is empty. */
export async function askLibrary<Value>(
  workspace: Workspace,
  ask: (read: Read) => Value,
  empty: Value,
): Promise<Value> {
  if (!existsSync(libraryPath(workspace))) return empty
  return withLibrary(workspace, (file) => file.read(ask).value)
}

/** Changes the library in one step of its own history. */
export function changeLibrary<Value>(
  workspace: Workspace,
  label: Phrase,
  work: (write: Write) => Value,
): Promise<Value> {
  return withLibrary(workspace, (file) => {
    const { value } = file.command('library', () => label, work)
    file.copyBeforeClosing()
    return value
  })
}

/** A thing on the shelf. */
export interface Shelved extends ThingRef {
  noun: ThingNoun
  name: string
  /** The beginning of what is said of it. */
  hint: string
  /** The rule systems that it has a sheet of, or plays by. */
  systems: string[]
}

const systemsOf: Partial<Record<ThingNoun, string>> = {
  character: `(SELECT group_concat(system) FROM character_sheet WHERE character_id = character.id)`,
  npc: `(SELECT group_concat(system) FROM npc_sheet WHERE npc_id = npc.id)`,
  encounter: 'system',
  track: `nullif(system, '')`,
  custom_move: `nullif(system, '')`,
}
const hintOf: Partial<Record<ThingNoun, string>> = {
  picture: `width || ' × ' || height`,
  track: 'note',
  note: 'plain',
  oracle_table: 'group_name',
  custom_move: 'trigger_text',
  mission: 'brief',
}

/** Everything in the library, noun by noun in its order. */
export function readLibrary(read: Read): Shelved[] {
  return thingNouns.flatMap((noun) => {
    const name = nameColumns[noun]
    return read
      .all<{ id: string; name: string; hint: string; systems: string | null }>(
        `SELECT id, ${name} AS name, substr(${hintOf[noun] ?? 'description'}, 1, 120) AS hint,
                ${systemsOf[noun] ?? 'NULL'} AS systems FROM ${noun}
         WHERE ${shapes[noun].where ?? '1'} ORDER BY ${name} COLLATE NOCASE`,
      )
      .map((row) => ({ ...row, noun, systems: row.systems?.split(',') ?? [] }))
  })
}

/** What undo would take back in the library; null where there is nothing. */
export function lastStep(read: Read): Phrase | null {
  const row = read.get<{ label: string }>(
    `SELECT label FROM batch WHERE state = 'done' ORDER BY id DESC LIMIT 1`,
  )
  return row ? storedPhrase(row.label) : null
}

/** Takes things out of the library. */
export function removeShelved(write: Write, things: readonly ThingRef[]): void {
  for (const { noun, id } of things) write.run(`DELETE FROM ${noun} WHERE id = @id`, { id })
}
