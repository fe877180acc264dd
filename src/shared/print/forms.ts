/** What prep is printed as. */
export const forms = ['cards', 'sheets', 'fights', 'fronts', 'handouts', 'screen'] as const
export type Form = (typeof forms)[number]

/** The cards there are. */
export const cardSizes = ['bridge', 'poker', 'a6', 'index'] as const
export type CardSize = (typeof cardSizes)[number]

/** Who reads it: the game master everything; the players what they may know. */
export const readers = ['gm', 'players'] as const
export type Reader = (typeof readers)[number]

/** What can be printed; of a `system`, a blank sheet, and a `chart` is one of a system in play. */
export const printedNouns = [
  'character',
  'npc',
  'encounter',
  'front',
  'track',
  'note',
  'oracle_table',
  'chart',
  'system',
] as const
export type PrintedNoun = (typeof printedNouns)[number]

/** As many things as are printed at once. */
export const mostPrinted = 300

/** What each form is of. */
export const nounsOf: Readonly<Record<Form, readonly PrintedNoun[]>> = {
  cards: ['character', 'npc'],
  sheets: ['character', 'npc', 'system'],
  fights: ['encounter', 'npc', 'track'],
  fronts: ['front', 'track'],
  handouts: ['note'],
  screen: ['oracle_table', 'chart'],
}

/** The form that a thing has first. */
export const usualForm: Readonly<Record<PrintedNoun, Form>> = {
  character: 'cards',
  npc: 'cards',
  encounter: 'fights',
  front: 'fronts',
  track: 'fronts',
  note: 'handouts',
  oracle_table: 'screen',
  chart: 'screen',
  system: 'sheets',
}

/** What is the game master's alone, whoever else is named as its reader. */
const gmNouns: ReadonlySet<PrintedNoun> = new Set(['encounter', 'front', 'oracle_table', 'chart'])

/** Whether a thing printed in a form is the game master's alone: so are the foes of a fight. */
export const isGmOnly = (form: Form, noun: PrintedNoun) =>
  gmNouns.has(noun) || (form === 'fights' && noun === 'npc')
