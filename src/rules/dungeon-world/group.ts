import { phrase } from '../../shared/phrase'
import type { GroupRules } from '../system/groups'
import { npcSchema, standing, unhurt, type Npc } from './npc'

/** What those of one entry have in common. */
const common = (npc: Npc) => JSON.stringify({ ...npc, hp: 0, count: 0, fallen: 0, notes: '' })

/** How many of an entry fell; one alone falls with its hit points. */
const fallenOf = (npc: Npc) => npc.count - standing(npc)

/** Monsters alike: the hit points of an entry are those of whoever of it is hit next (DW-007). */
export const group: GroupRules = {
  standing: (sheet) => standing(npcSchema.parse(sheet)),

  counted: (sheet, count) => ({ ...unhurt(sheet), count }),

  parted(sheet, count) {
    const npc = npcSchema.parse(sheet)
    return {
      stay: { ...npc, count: npc.count - count },
      go: { ...npc, count, fallen: 0, hp: npc.maxHp },
    }
  },

  joined(sheet, other) {
    const [one, two] = [npcSchema.parse(sheet), npcSchema.parse(other)]
    if (common(one) !== common(two)) return { refusal: phrase('refusal.npcGroup.other') }
    const hurt = [one, two].filter((npc) => standing(npc) > 0 && npc.hp < npc.maxHp)
    if (hurt.length > 1) return { refusal: phrase('dungeonWorld.group.bothHurt') }
    const isUp = standing(one) + standing(two) > 0
    const hp = hurt[0]?.hp ?? (isUp ? one.maxHp : 0)
    const count = one.count + two.count
    return { sheet: { ...one, hp, count, fallen: fallenOf(one) + fallenOf(two) } }
  },
}
