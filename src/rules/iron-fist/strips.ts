import { phrase } from '../../shared/phrase'
import type { Strip } from '../system/sheet/strip'
import { bodiesOf } from './harm/body'
import { npcSchema } from './npc'

/** Boxes for Harm Suffered, which knows no ceiling: as many as fit a card. */
const harmBoxes = 12

/** The Harm Suffered of an NPC, of each body of a group. */
export function strips(sheet: object): Strip[] {
  return bodiesOf(npcSchema.parse(sheet)).map(({ harmSuffered, status }) => ({
    label: phrase('ironFist.field.harmSuffered'),
    boxes: harmBoxes,
    marked: Math.min(harmBoxes, harmSuffered),
    ...(status === 'active' ? {} : { note: phrase(`ironFist.status.${status}`) }),
  }))
}
