import { phrase } from '../../shared/phrase'
import type { MemberType } from '../system/conversion'
import type { Strip } from '../system/strip'
import { bodiesOf } from './harm/body'
import { npcSchema } from './npc'
import { characterSchema, counterSchema } from './sheet'

/** Boxes for Harm Suffered, which knows no ceiling: as many as fit a card. */
const harmBoxes = 12

/** The counters of a character; the Harm Suffered of an NPC, of each body of a group. */
export function strips(type: MemberType, sheet: object): Strip[] {
  if (type === 'character') {
    const { counters, counterMax } = characterSchema.parse(sheet)
    return counterSchema.options.map((counter) => ({
      label: phrase(`ironFist.counter.${counter}`),
      boxes: Math.max(0, counterMax[counter]),
      marked: Math.max(0, Math.min(counterMax[counter], counterMax[counter] - counters[counter])),
    }))
  }
  return bodiesOf(npcSchema.parse(sheet)).map(({ harmSuffered }) => ({
    label: phrase('ironFist.field.harmSuffered'),
    boxes: harmBoxes,
    marked: Math.min(harmBoxes, harmSuffered),
  }))
}
