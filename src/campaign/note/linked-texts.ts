import {
  isRoll,
  linksIn,
  replaceLinks,
  writeLink,
  type NoteLink,
} from '../../shared/note/note-text'
import type { SearchType } from '../../shared/search-types'
import type { Read, Write } from '../file/handles'

/** A thing by its name. */
interface Named {
  type: SearchType
  id: string
  name: string
}

interface LinkedTexts {
  /** Texts in which links stay as they were typed. */
  columns: readonly string[]
  /** What they are read on: its type, and its id and name in the table, which `through` leads to. */
  type: SearchType
  home?: string
  through?: string
  name?: string
}

const ofFront = { type: 'front', home: 'front' } as const

/**
 * Every text beside notes in which links may stand, by its table: it follows a new name, and whoever it
 * links to is mentioned in it.
 */
const linkedTexts: Readonly<Record<string, LinkedTexts>> = {
  character: { type: 'character', columns: ['description', 'secret'] },
  npc: { type: 'npc', columns: ['description', 'secret'] },
  place: { type: 'place', columns: ['description', 'secret'] },
  front: { type: 'front', columns: ['description', 'notes', 'aftermath'] },
  danger: {
    ...ofFront,
    columns: ['impulse', 'doom', 'aftermath'],
    through: 'JOIN front ON front.id = danger.front_id',
  },
  portent: {
    ...ofFront,
    columns: ['text'],
    through:
      'JOIN danger ON danger.id = portent.danger_id JOIN front ON front.id = danger.front_id',
  },
  stake: {
    ...ofFront,
    columns: ['question', 'answer'],
    through: 'JOIN front ON front.id = stake.front_id',
  },
  mission: { type: 'mission', columns: ['client', 'brief', 'reward', 'secret'] },
  objective: {
    type: 'mission',
    home: 'mission',
    columns: ['text'],
    through: 'JOIN mission ON mission.id = objective.mission_id',
  },
  track: { type: 'track', columns: ['note'] },
  session: {
    type: 'session',
    columns: ['summary'],
    name: `CASE session.name WHEN '' THEN '#' || session.number ELSE session.name END`,
  },
  appointment: { type: 'appointment', columns: ['name'] },
  oracle_row: {
    type: 'oracleTable',
    home: 'oracle_table',
    columns: ['text'],
    through: 'JOIN oracle_table ON oracle_table.id = oracle_row.table_id',
  },
}

const linked = Object.entries(linkedTexts)

/** The texts of a row, and that a link stands in them: as the index of the table has it, or it is not used. */
function textsOf(table: string, columns: readonly string[]) {
  const texts = `concat_ws(char(10), ${columns.map((column) => `${table}.${column}`).join(', ')})`
  return { texts, isLinking: `instr(${texts}, '[[') > 0` }
}

/** The things in whose texts a link stands that `isMeant` tells to mean somebody; each once. */
export function thingsLinking(read: Read, isMeant: (link: NoteLink) => boolean): Named[] {
  const found = linked.flatMap(([table, each]) => {
    const { type, columns, home = table, through = '', name = `${home}.name` } = each
    const { texts, isLinking } = textsOf(table, columns)
    return read
      .all<{ id: string; name: string; text: string }>(
        `SELECT ${home}.id, ${name} AS name, ${texts} AS text FROM ${table} ${through}
         WHERE ${isLinking}`,
      )
      .filter((row) => linksIn(row.text).some(isMeant))
      .map((row): Named => ({ type, id: row.id, name: row.name }))
  })
  return [...new Map(found.map((each) => [`${each.type} ${each.id}`, each])).values()]
}

/** Writes another name into every link that has one which `isMeant` tells. */
export function renameInTexts(
  write: Write,
  isMeant: (name: string) => boolean,
  name: string,
): void {
  const isOld = (link: NoteLink) => link.type === undefined && !isRoll(link) && isMeant(link.name)
  for (const [table, { columns }] of linked) {
    const rows = write.all<Record<string, string | null> & { row: number }>(
      `SELECT rowid AS row, ${columns.join(', ')} FROM ${table}
       WHERE ${textsOf(table, columns).isLinking}`,
    )
    const texts = rows.flatMap(({ row, ...own }) =>
      Object.entries(own).map(([column, text]) => ({ row, column, text: text ?? '' })),
    )
    for (const { row, column, text } of texts) {
      if (!linksIn(text).some(isOld)) continue
      const now = replaceLinks(text, (link) => writeLink(isOld(link) ? { name } : link))
      write.run(`UPDATE ${table} SET ${column} = @now WHERE rowid = @row`, { row, now })
    }
  }
}
