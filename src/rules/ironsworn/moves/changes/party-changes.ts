import type { SideChange } from '../../../moves/data/move-data'
import type { Changed } from '../../../moves/data/sheet-rules'
import type { Effect } from '../../../moves/effect'
import type { MoveInput } from '../../../moves/move'
import type { FollowUp } from '../../../moves/outcome'
import { everybody, sheetOn } from '../../../moves/sides'
import { changeSupply } from '../../figures/suffer'
import type { Settings } from '../../settings'
import { characterSchema, partySchema } from '../../sheet'
import { set } from './change-pieces'
import { debilityChange } from './debility-changes'

/** Supply is one for all, and so is what its end brings (IS-059, IS-068, IS-175). */
export function partyChange(change: SideChange, at: MoveInput, settings: Settings): Changed {
  const party = partySchema.parse(at.party ?? {})
  const { rule } = change
  if (change.to !== undefined) {
    const is = change.to === 'on'
    return {
      effects: [
        set('party', 'unprepared', party.unprepared ? 'on' : 'off', is ? 'on' : 'off', rule),
        ...forEverybody(at, is ? 'unprepared' : '!unprepared', rule, settings),
      ].filter(({ from, to: after }) => from !== after),
      asks: [],
    }
  }
  const after = changeSupply(party.supply, change.by, party.unprepared)
  const isOut = after.unprepared && !party.unprepared
  const effects = [
    set('party', 'supply', party.supply, after.supply, rule),
    ...(isOut ? [set('party', 'unprepared', 'off', 'on', 'IS-128')] : []),
    ...(isOut ? forEverybody(at, 'unprepared', 'IS-128', settings) : []),
  ]
  return { effects, asks: [], leadsTo: exchanges(at, after.overflow) }
}

/** What the supply cannot give, every character gives otherwise (IS-128, IS-173). */
function exchanges(at: MoveInput, points: number): FollowUp[] {
  if (points === 0) return []
  return everybody(at).map((by) => ({
    oneOf: ['outOfSupply'],
    by,
    given: { points },
    rule: 'IS-173',
  }))
}

function forEverybody(at: MoveInput, to: string, rule: string, settings: Settings): Effect[] {
  return everybody(at).flatMap((on) => {
    const character = characterSchema.safeParse(sheetOn(at, on)).data
    const change = { on, field: 'debilities', to, rule }
    return character ? debilityChange(character, change, settings).effects : []
  })
}
