import type { Noun } from '../shape/shape'

/** The field of front matter that says what a file of ours is, and the one for its place among its like. */
export const nounField = 'iron-table'
export const orderField = 'order'

/** The field that is the text below the front matter; a table has its rows above it. */
export const textFields: Partial<Record<Noun, string>> = {
  character: 'description',
  npc: 'description',
  place: 'description',
  front: 'description',
  mission: 'brief',
  encounter: 'description',
  track: 'note',
  note: 'body',
}
