import type { ApiName } from '../../../src/campaign/api'
import type { Read } from '../../../src/campaign/file/handles'
import { inPlay } from '../../../src/campaign/cast/in-play'
import type { HeadlessWorkspace } from '../../support/headless'
import type { CampaignIds } from '../support/campaign-ids'
import type { Chance } from '../support/chance'

/** A workspace that commands are tried on. */
export type Table = HeadlessWorkspace

/** What a guide may look at to make an input that stands a chance. */
export interface Scene {
  table: Table
  chance: Chance
  ids: CampaignIds
  /** An input drawn from the command's schema, for whatever the guide leaves open. */
  drawn: Record<string, unknown>
}

/** Makes the input of a command from what the campaign holds, where its schema alone leads nowhere. */
export type Guide = (scene: Scene) => object | Promise<object>

/** Guides by the names of the commands they know. */
export type Guides = Partial<Record<ApiName, Guide>>

/** Asks the open campaign. */
export function ask<Value>({ table }: Scene, question: (read: Read) => Value): Value {
  return table.workspace.file.read(question).value
}

/** One row of a table by chance; undefined where there is none. */
export function rowOf<Row extends object>(scene: Scene, sql: string): Row | undefined {
  return scene.chance.of(ask(scene, (read) => read.all<Row>(sql)))
}

/** Somebody with a sheet. */
export interface MemberRef {
  type: 'character' | 'npc'
  id: string
}

/** Everybody in play with a sheet of a system, of one kind or of both. */
export function members(scene: Scene, system: string, ...types: MemberRef['type'][]): MemberRef[] {
  const wanted = types.length > 0 ? types : (['character', 'npc'] as const)
  return ask(scene, (read) =>
    wanted.flatMap((type) =>
      read
        .all<{ id: string }>(
          `SELECT ${type}.id FROM ${inPlay[type]} JOIN ${type}_sheet ON ${type}_sheet.${type}_id = ${type}.id
           WHERE ${type}_sheet.system = @system ORDER BY ${type}.position`,
          { system },
        )
        .map(({ id }) => ({ type, id })),
    ),
  )
}

/** An object but for some of its fields. */
export function without(object: object, ...fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !fields.includes(name)))
}
