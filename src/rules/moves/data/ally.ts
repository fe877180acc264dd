import type { Consequence, MoveData } from './move-data'

/** Whether anything in a move is for another character: somebody must be named then. */
export function wantsAlly(data: MoveData): boolean {
  return isAnywhere(data, 'ally')
}

/** Whether anything in a move is for every character, or touches what they share. */
export function wantsEveryone(data: MoveData): boolean {
  return isAnywhere(data, 'everyone') || isAnywhere(data, 'party')
}

/**
 * Whether something is for another character alone: with nobody named it would be for nobody. Of
 * what it asks in turn every answer must be so.
 */
export function isForAlly({ asks = [], ...own }: Consequence): boolean {
  const isAskedOfThem = asks.some(({ answers }) => {
    const all = Object.values(answers)
    return all.length > 0 && all.every(isForAlly)
  })
  return isAskedOfThem || isFor(own, 'ally')
}

type For = 'ally' | 'everyone' | 'party'

function isAnywhere(data: MoveData, whom: For): boolean {
  const { bands, options = {}, opening = [], always = [] } = data
  const pieces = [...Object.values(bands), ...Object.values(options)]
  return [...pieces, { changes: [...opening, ...always] }].some(
    (each) => each !== undefined && isFor(each, whom),
  )
}

function isFor(
  { changes = [], leadsTo = [], asks = [], modifiers = [] }: Consequence,
  whom: For,
): boolean {
  return (
    [...changes, ...modifiers].some(({ on }) => on === whom) ||
    leadsTo.some(({ by }) => by === whom) ||
    asks.some(({ answers }) => Object.values(answers).some((answer) => isFor(answer, whom)))
  )
}
