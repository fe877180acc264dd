import { noteSections } from '../../shared/note/note-text'
import { encounterById } from '../encounter/prepared'
import type { Read } from '../file/handles'
import { systemsInPlay } from '../sheet/sheets'
import { words } from '../words'
import { readCharts } from './charts'
import type { PrintedThing } from './order'

/** Something that can be printed, and what players may have of it. */
export type Printable = PrintedThing & {
  name: string
  /** Whether there is anything of it for players. */
  forPlayers: boolean
}

/** How a list of one noun is read: those in play, in their order. */
const lists = {
  character: 'SELECT id, name FROM character WHERE away = 0 ORDER BY position',
  npc: 'SELECT id, name FROM npc WHERE away = 0 ORDER BY position',
  encounter: `SELECT id, name FROM encounter WHERE status <> 'over' OR id = @asked ORDER BY position`,
  front: `SELECT id, name FROM front WHERE status = 'active' ORDER BY position`,
  oracle_table: 'SELECT id, name FROM oracle_table ORDER BY position, rowid',
} as const

const known = new Set(['character', 'npc'])

/** Of a fight that is over, as it was prepared: what came of it is told by its report. */
function fightName(read: Read, { id, name }: { id: string; name: string }): string {
  const { status } = encounterById(read, id)
  return status === 'over' ? words.t('print.asPrepared', { name }) : name
}

/**
 * Everything in play that can be printed, noun by noun, the charts and a blank sheet of each system with
 * it; of fights that are over the one that is asked for.
 */
export function readPrintable(read: Read, { asked = '' }: { asked?: string }): Printable[] {
  const plain = Object.entries(lists).flatMap(([noun, sql]) =>
    read
      .all<{ id: string; name: string }>(sql, noun === 'encounter' ? { asked } : {})
      .map((row): Printable => {
        const name = noun === 'encounter' ? fightName(read, row) : row.name
        return { noun: noun as keyof typeof lists, id: row.id, name, forPlayers: known.has(noun) }
      }),
  )
  const tracks = read
    .all<{ id: string; name: string; visibility: string }>(
      `SELECT id, name, visibility FROM track WHERE state = 'open' ORDER BY position, rowid`,
    )
    .map(({ id, name, visibility }): Printable => {
      return { noun: 'track', id, name, forPlayers: visibility !== 'secret' }
    })
  const notes = read
    .all<{ id: string; title: string; body: string }>(
      'SELECT id, title, body FROM note ORDER BY position',
    )
    .filter(({ body }) => noteSections(body).some(({ secret, text }) => !secret && text.trim()))
    .map(({ id, title }): Printable => ({ noun: 'note', id, name: title, forPlayers: true }))
  const blank = systemsInPlay(read).map(({ id, title }): Printable => {
    return { noun: 'system', id, name: words.say(title), forPlayers: true }
  })
  const charts = readCharts(read).map((chart): Printable => {
    return { noun: 'chart', ...chart, forPlayers: false }
  })
  return [...plain, ...tracks, ...notes, ...charts, ...blank]
}
