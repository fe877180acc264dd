import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleSystems } from '../../../src/rules'
import type { RuleSystem } from '../../../src/rules/system/system'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'
import type { Table } from '../guides/scene'

/** The sample campaign with every system switched on and a sheet of each for everybody, closed again: where walks start from. */
export async function startingFile(): Promise<string> {
  const { call, run, workspace } = await sampleWorkspace()
  for (const { id, isInPlay } of await run('system.list', {})) {
    if (!isInPlay) await run('system.switchOn', { system: id })
  }
  const people = [
    ...(await run('character.list', {})).map(({ id }) => ({ type: 'character' as const, id })),
    ...(await run('npc.list', {})).npcs.map(({ id }) => ({ type: 'npc' as const, id })),
  ]
  for (const member of people) {
    for (const { id: system } of ruleSystems) await call('sheet.begin', { member, system })
  }
  // Holds that lie in a pool come by luck alone: somebody begins with some.
  for (const { type, id: characterId } of people) {
    const sheets = Object.fromEntries(ruleSystems.map(({ id, moves }) => [id, pools(moves)]))
    if (type === 'character') await run('character.edit', { characterId, sheets })
  }
  const { path } = workspace.file
  workspace.close()
  return path
}

/** A part of a sheet with three holds in each pool that moves of its system have. */
function pools(moves: RuleSystem['moves']): Record<string, unknown> {
  const fields = Object.values(moves).flatMap(({ holds }) => holds?.pool?.field ?? [])
  return Object.fromEntries(
    fields.map((field) => {
      const [name = '', within] = field.split('.')
      return [name, within === undefined ? 3 : { [within]: 3 }]
    }),
  )
}

/** A workspace with a copy of a campaign open. */
export async function openCopy(path: string): Promise<Table> {
  const table = testWorkspace()
  const copy = join(table.folder, 'walk.irontable')
  copyFileSync(path, copy)
  await table.run('file.open', { path: copy })
  return table
}
