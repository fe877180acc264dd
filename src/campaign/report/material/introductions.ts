import type { Read } from '../../file/handles'
import type { Wanted } from '../kinds'

/** Whom or what a report introduces where it names them first, and what players know of them. */
export interface Introduction {
  name: string
  known: string
}

const subjects = new Set<Wanted['subject']>(['mission', 'session'])

/** What players know of NPCs and places, for what they read of an evening or a mission. */
export function readIntroductions(read: Read, { audience, subject }: Wanted): Introduction[] {
  if (audience !== 'players' || !subjects.has(subject)) return []
  return read.all(
    `SELECT name, known FROM npc WHERE known <> ''
     UNION ALL SELECT name, known FROM place WHERE known <> ''`,
  )
}
