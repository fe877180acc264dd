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
