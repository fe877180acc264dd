import { phrase } from '../../../shared/phrase'
import { actKey } from '../../moves/fields/act-key'
import type { BesideMove } from '../system-panel'

const beside = (id: string, rule: string, action: string | null): BesideMove => ({
  ...{ id, rule, action },
  title: phrase(`ironFist.besideMove.${id}.title`),
  hint: phrase(`ironFist.besideMove.${id}.hint`),
})

/** What the rules have beside the moves that are rolled for: around them, at a mission, or with no dice. */
export const besideMoves: readonly BesideMove[] = [
  beside('help', 'IF-039', null),
  beside('conflict', 'IF-043', null),
  beside('milestone', 'IF-059', 'milestone.claim'),
  beside('reload', 'IF-129', actKey('iron-fist', 'reload')),
  beside('rest', 'IF-123', actKey('iron-fist', 'rest')),
  beside('treat', 'IF-126', actKey('iron-fist', 'treat')),
]
