import { ruleSystems } from '../../../src/rules'
import type { CampaignFile } from '../../../src/campaign/file/campaign-file'
import { keysBelow } from '../../support/catalogue'
import { webp } from '../../support/picture'

interface Named {
  name: string
}

/** Keys of an input whose rows lie in a table of another name. */
const tableOf: Readonly<Record<string, string>> = {
  queued: 'queued_move',
  owed: 'owed_move',
  trigger: 'track_trigger',
  reward: 'mission_reward',
  row: 'encounter_row',
  table: 'oracle_table',
  move: 'custom_move',
  batch: 'batch',
  along: 'character',
  absent: 'character',
  helper: 'character',
}

const snakeCase = (text: string) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The ids that an open campaign holds, by the key of the field that asks for one. */
export class CampaignIds {
  readonly #file: () => CampaignFile
  readonly #words = new Map<string, readonly string[]>([
    ['system', ruleSystems.map(({ id }) => id)],
    ['key', keysBelow('history')],
    ['data', [webp(40, 30), webp(9, 9), 'no picture']],
    ['move', ruleSystems.flatMap(({ moves = {} }) => Object.keys(moves))],
  ])

  constructor(file: () => CampaignFile) {
    this.#file = file
  }

  /** Ids in the table that a key names; any id there is where it names none. */
  at(key: string): readonly string[] {
    const noun = snakeCase(key.replace(/Ids?$/, ''))
    const table = tableOf[noun] ?? noun
    const tables = this.#tables()
    if (tables.includes(table)) return this.#idsIn(table)
    return tables.flatMap((each) => this.#idsIn(each))
  }

  /** Words that a field of this key may hold, where the program has a list of them. */
  words(key: string): readonly string[] | undefined {
    return this.#words.get(key)
  }

  #tables(): string[] {
    return this.#all<Named>(
      `SELECT tables.name FROM pragma_table_list AS tables
       JOIN pragma_table_info(tables.name) AS columns
       WHERE tables.schema = 'main' AND tables.type = 'table' AND columns.name = 'id'
       AND columns.type = 'TEXT' ORDER BY 1`,
    ).map(({ name }) => name)
  }

  #idsIn(table: string): string[] {
    return this.#all<{ id: string }>(`SELECT id FROM "${table}" ORDER BY rowid`).map(({ id }) => id)
  }

  #all<Row>(sql: string): Row[] {
    return this.#file().read((read) => read.all<Row>(sql)).value
  }
}
