import { phrase } from '../../../shared/phrase'
import type { MemberType } from '../../system/conversion'
import { lookAt, type Bearing } from '../../system/fight/bearing'
import type { Look } from '../../system/fight/combat'
import { counterBoundsIn } from '../bounds'
import { npcSchema, type NpcStatus } from '../npc'
import type { Deciding } from '../settings'
import { characterSchema } from '../sheet'
import { bodiesOf } from './body'

/** Harm Suffered has no ceiling: so much of it leaves nothing to be seen of a bar. */
const mostHarm = 12

/** How an NPC stands after the harm so far shows at once (IF-109, IF-110). */
const shownBy: Record<NpcStatus, Look | null> = {
  active: null,
  panicked: 'reeling',
  disarmed: 'reeling',
  out: 'down',
  dead: 'dead',
}

/** Below zero a wound needs treatment (IF-125); at the bottom the next one may be mortal (IF-115). */
function characterBearing(sheet: object, min: number): Bearing {
  const { counters, counterMax, dying } = characterSchema.parse(sheet)
  const { health: value } = counters
  const most = counterMax.health
  const wounded: Look = value > min ? 'hurt' : 'reeling'
  return {
    look: dying ? 'down' : value < 0 ? wounded : 'unhurt',
    points: { now: Math.max(0, value - min), most: Math.max(1, most - min) },
    says: phrase('ironFist.bearing.health', { value }),
  }
}

/** How a character's Health and each body's Harm Suffered show (IF-112, IF-107), within the bounds of the campaign. */
export function bearingsFor(settings: Deciding<'counters.min' | 'counters.max'>) {
  const { min } = counterBoundsIn(settings)
  return (type: MemberType, sheet: object): Bearing[] => {
    if (type === 'character') return [characterBearing(sheet, min)]
    return bodiesOf(npcSchema.parse(sheet)).map(({ harmSuffered: value, status }) => {
      const points = { now: Math.max(0, mostHarm - value), most: mostHarm }
      return {
        look: shownBy[status] ?? lookAt(points),
        points,
        says: phrase('ironFist.bearing.harm', { value }),
      }
    })
  }
}
