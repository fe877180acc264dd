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
  'jot',
] as const
export type SearchType = (typeof searchTypes)[number]
