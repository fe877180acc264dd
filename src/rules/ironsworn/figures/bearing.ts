import { phrase } from '../../../shared/phrase'
import type { MemberType } from '../../system/conversion'
import { lookAt, type Bearing } from '../../system/fight/bearing'
import { characterSchema } from '../sheet'

/** Whether a character is no more of the company: dead, lost or retired (IS-116, IS-124, IS-127). */
export function hasLeft(sheet: object): boolean {
  const { status } = characterSchema.parse(sheet)
  return status !== 'active'
}

/**
 * How a character's health shows (IS-057) and spirit is said beside it (IS-058), and who is in control
 * (IS-096); a foe is fought on its track, and its sheet counts nothing.
 */
export function bearings(type: MemberType, sheet: object): Bearing[] {
  if (type === 'npc') return []
  const { health, spirit, status, initiative } = characterSchema.parse(sheet)
  const points = { now: health.value, most: health.max }
  return [
    {
      look: status === 'dead' ? 'dead' : lookAt(points),
      points,
      says: phrase('ironsworn.bearing.health', { value: health.value }),
      besides: phrase('ironsworn.bearing.spirit', { value: spirit.value }),
      ...(initiative === 'none' ? {} : { fights: phrase(`ironsworn.initiative.${initiative}`) }),
    },
  ]
}
