import type { Consequence, MoveData } from './move-data'

/** Whether anything in a move is for another character: somebody must be named then. */
export function wantsAlly({ bands, options = {} }: MoveData): boolean {
  return [...Object.values(bands), ...Object.values(options)].some(
    (each) => each !== undefined && isForAlly(each),
  )
}

function isForAlly({ changes = [], leadsTo = [], asks = [] }: Consequence): boolean {
  return (
    changes.some(({ on }) => on === 'ally') ||
    leadsTo.some(({ by }) => by === 'ally') ||
    asks.some(({ answers }) => Object.values(answers).some(isForAlly))
  )
}
