/** What search reads where it stands, rather than in its index: days of the calendar, and tables of one's own by their rows. */
export const unindexedTypes = ['appointment', 'oracleTable'] as const

/** What search finds: the nouns of a campaign, and single lines of its journal (`jot`). */
export const searchTypes = [
  'character',
  'npc',
  'place',
  'front',
  'danger',
  'portent',
  'stake',
  'customMove',
  'mission',
  'objective',
  'encounter',
  'combatant',
  'track',
  'session',
  'scene',
  'note',
  'milestone',
  ...unindexedTypes,
  'jot',
] as const
export type SearchType = (typeof searchTypes)[number]
