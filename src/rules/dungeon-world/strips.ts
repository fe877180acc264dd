import { phrase } from '../../shared/phrase'
import type { MemberType } from '../system/conversion'
import type { Strip } from '../system/strip'
import { npcSchema, standing } from './npc'
import { characterSchema } from './sheet'

/** Most of those who are alike that have a row of their own. */
const mostRows = 12

/** The hit points of somebody; of several who are alike, of each. */
export function strips(type: MemberType, sheet: object): Strip[] {
  const label = phrase('dungeonWorld.field.hp')
  if (type === 'character') {
    const { hp, maxHp } = characterSchema.parse(sheet)
    return [{ label, boxes: maxHp, marked: Math.max(0, maxHp - hp) }]
  }
  const npc = npcSchema.parse(sheet)
  const { count, hp, maxHp } = npc
  const fallen = count - standing(npc)
  return Array.from({ length: Math.min(count, mostRows) }, (_, at) => {
    // Those who fell come first; the next to be hit has what is left.
    const left = at < fallen ? 0 : at === fallen ? hp : maxHp
    return { label, boxes: maxHp, marked: Math.max(0, maxHp - left) }
  })
}
