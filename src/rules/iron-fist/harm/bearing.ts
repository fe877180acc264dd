import { phrase } from '../../../shared/phrase'
import type { MemberType } from '../../system/conversion'
import { lookAt, type Bearing } from '../../system/fight/bearing'
import type { Look } from '../../system/fight/combat'
import { counterBoundsIn } from '../bounds'
import { npcSchema, type NpcStatus } from '../npc'
import type { Deciding } from '../settings'
import { characterSchema, type Character } from '../sheet'
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

/**
 * Below zero a wound needs treatment (IF-125), as does what is bleeding or broken (IF-115); at the bottom
 * the next one may be mortal. From zero on only who has all their Health is known to be whole: what the
 * others began with stands on no sheet.
 */
function characterLook({ counters, counterMax, conditions, dying }: Character, min: number) {
  if (dying) return 'down'
  if (counters.health < 0) return counters.health > min ? 'hurt' : 'reeling'
  if (conditions.includes('unstable')) return 'hurt'
  return counters.health >= counterMax.health ? 'unhurt' : null
}

function characterBearing(given: object, min: number): Bearing {
  const sheet = characterSchema.parse(given)
  const value = sheet.counters.health
  return {
    look: characterLook(sheet, min),
    points: { now: Math.max(0, value - min), most: Math.max(1, sheet.counterMax.health - min) },
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
