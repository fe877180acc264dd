import type { Read } from '../file/handles'

/**
 * Who is in play, to be read `FROM` under the table's own name: the one place that decides it. What
 * offers people, or counts on their being there, reads these; what tells of the past reads the tables.
 */
export const inPlay = {
  character: '(SELECT * FROM character WHERE away = 0) AS character',
  npc: '(SELECT * FROM npc WHERE away = 0) AS npc',
}

/** The others, read in the same way: out of play, with everything that is theirs. */
export const outOfPlay = {
  character: '(SELECT * FROM character WHERE away = 1) AS character',
  npc: '(SELECT * FROM npc WHERE away = 1) AS npc',
}

/** Whether somebody in play is called so, however it is written. */
export function isNameInPlay(read: Read, name: string): boolean {
  const { character, npc } = inPlay
  const found = read.get(
    `SELECT 1 FROM ${character} WHERE lower(trim(name)) = @wanted
     UNION ALL SELECT 1 FROM ${npc} WHERE lower(trim(name)) = @wanted LIMIT 1`,
    { wanted: name.trim().toLowerCase() },
  )
  return found !== undefined
}
