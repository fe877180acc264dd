import { phrase } from '../../../shared/phrase'
import type { MemberType } from '../../system/conversion'
import { lookAt, type Bearing } from '../../system/fight/bearing'
import type { Look } from '../../system/fight/combat'
import { npcSchema, standing } from '../npc'
import { characterSchema, type Life } from '../sheet'

/** Between life and death hit points say no more (DW-043 to DW-046). */
const shownBy: Record<Life, Look | null> = {
  alive: null,
  dying: 'down',
  marked: null,
  dead: 'dead',
}

/** Whether a character is dead, and no more of the company (DW-045). */
export const hasLeft = (sheet: object): boolean => characterSchema.parse(sheet).life === 'dead'

/** What hit points and armour come to in words. */
const inWords = ({ now: hp, most: maxHp }: Bearing['points'], armor: number) => ({
  says: phrase('dungeonWorld.bearing.hp', { hp, maxHp }),
  guard: phrase('dungeonWorld.bearing.armor', { armor }),
})

/** How the hit points of a character, and of each of several monsters alike, show (DW-053, DW-007). */
export function bearings(type: MemberType, sheet: object): Bearing[] {
  if (type === 'character') {
    const { hp, maxHp, armor, life } = characterSchema.parse(sheet)
    const points = { now: hp, most: maxHp }
    return [{ look: shownBy[life] ?? lookAt(points), points, ...inWords(points, armor) }]
  }
  const npc = npcSchema.parse(sheet)
  const up = standing(npc)
  return Array.from({ length: npc.count }, (_, at) => {
    // Those who stand come first; the first of them has what is left, for they are hit in turn.
    const now = at >= up ? 0 : at === 0 ? npc.hp : npc.maxHp
    const points = { now, most: npc.maxHp }
    return { look: at < up ? lookAt(points) : 'down', points, ...inWords(points, npc.armor) }
  })
}
