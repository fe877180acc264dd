import { phrase } from '../../../shared/phrase'
import type { FightContext } from './context'
import { tellOf, andThen, type Happening } from './happening'
import { beginTurn } from './upkeep'

/** Opens a fight and its first turn. */
export function beginFight(fight: FightContext): Happening {
  return andThen({ fight, facts: [tellOf('fight.begun', [])] }, beginTurn)
}

/** Ends a fight in the step it stands in; what was only declared is dropped. */
export function endFight(fight: FightContext): Happening {
  return {
    fight: { ...fight, declarations: {}, attacks: [] },
    facts: [
      tellOf('fight.ended', [], {
        cause: phrase('coldIron.cause.hand'),
        with: { turn: fight.turn },
      }),
    ],
  }
}
