import type { Effect } from '../../../moves/effect'
import type { PlayRules } from '../../../system/system'
import type { Settings } from '../../settings'
import { hasLeft } from '../../figures/bearing'
import { partySchema } from '../../sheet'
import { changeOn } from './changes'

type Follows = NonNullable<PlayRules['partyFollows']>

/**
 * With nothing left everybody is unprepared, and nobody is once the party no longer is (IS-060,
 * IS-068, IS-128, IS-175): the same however the supply came to its end.
 */
export function partyFollowsFor(settings: Settings): Follows {
  return ({ before, after, company }) => {
    const [was, is] = [partySchema.parse(before), partySchema.parse(after)]
    const isOut = is.supply === 0 && was.supply > 0
    const marked: Effect[] =
      isOut && !is.unprepared
        ? [{ on: 'party', field: 'unprepared', from: 'off', to: 'on', rule: 'IS-128' }]
        : []
    const now = is.unprepared || isOut
    if (now === was.unprepared) return marked
    const to = now ? 'unprepared' : '!unprepared'
    const all = Object.entries(company) as [keyof typeof company, object][]
    const members = all.filter(([, sheet]) => !hasLeft(sheet))
    return [
      ...marked,
      ...members.flatMap(([on, sheet]) => {
        const change = { on, field: 'debilities', to, rule: now ? 'IS-128' : 'IS-175' }
        return changeOn(sheet, change, { given: {}, dice: [] }, settings).effects
      }),
    ]
  }
}
