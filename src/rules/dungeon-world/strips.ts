import { phrase } from '../../shared/phrase'
import type { Strip } from '../system/sheet/strip'
import { npcSchema, standing } from './npc'

/** Most of those who are alike that have a row of their own. */
const mostRows = 12

/** The hit points of an NPC; of several who are alike, of each. */
export function strips(sheet: object): Strip[] {
  const label = phrase('dungeonWorld.field.hp')
  const npc = npcSchema.parse(sheet)
  const { count, hp, maxHp } = npc
  const fallen = count - standing(npc)
  return Array.from({ length: Math.min(count, mostRows) }, (_, at) => {
    // Those who fell come first; the next to be hit has what is left.
    const left = at < fallen ? 0 : at === fallen ? hp : maxHp
    return { label, boxes: maxHp, marked: Math.max(0, maxHp - left) }
  })
}
