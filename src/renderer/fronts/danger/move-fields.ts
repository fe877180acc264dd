import type { InputOf } from '../../../campaign/api'
import type { CustomMove } from '../front'

/** A move of a front's own, as it is written. */
export type MoveFields = InputOf<'front.addMove'>['move']

/** One on which nothing has been written. */
export const blankMove: MoveFields = {
  name: '',
  madeBy: 'player',
  trigger: '',
  stat: '',
  strong: '',
  weak: '',
  miss: '',
}

/** What stands in a move, for its form. */
export function fieldsOf(move: CustomMove): MoveFields {
  const { name, made_by: madeBy, trigger_text: trigger, stat, strong, weak, miss } = move
  return { name, madeBy, trigger, stat, strong, weak, miss }
}

/** The bands of a roll, each with what comes of it; those that say nothing are left out. */
export function bandsOf({ strong, weak, miss }: CustomMove): { band: string; text: string }[] {
  return [
    { band: 'strong', text: strong },
    { band: 'weak', text: weak },
    { band: 'miss', text: miss },
  ].filter(({ text }) => text !== '')
}
