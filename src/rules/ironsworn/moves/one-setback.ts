import { figureAt } from '../../moves/apply'
import { amend } from '../../moves/amend'
import type { Move } from '../../moves/move'
import type { FollowUp } from '../../moves/outcome'

const isSetback = ({ oneOf }: FollowUp) => oneOf.includes('faceASetback')

/** A move whose losses momentum could not take, one after the other: each faces them at once (IS-032, IS-129). */
export function withOneSetback(move: Move): Move {
  return amend(move, (outcome) => ({ ...outcome, leadsTo: joined(outcome.leadsTo) }))
}

/** What is left over of one person’s losses, as one setback where the first of them stood. */
function joined(leadsTo: readonly FollowUp[]): FollowUp[] {
  return leadsTo.flatMap((each, at): FollowUp[] => {
    const isSame = (other: FollowUp) => isSetback(other) && other.by === each.by
    if (!isSetback(each)) return [each]
    if (leadsTo.findIndex(isSame) !== at) return []
    const points = leadsTo
      .filter(isSame)
      .reduce((sum, { given }) => sum + figureAt(given, 'points'), 0)
    return [{ ...each, given: { ...each.given, points } }]
  })
}
