import { phrase } from '../../shared/phrase'
import type { Strip } from '../system/sheet/strip'
import { boxTicks } from '../tracks/progress'
import { progressTicks } from '../tracks/track'
import { rankFigures } from './foes/foes'
import { npcSchema } from './sheet'

/** The progress track of a foe as it is fought, with what it deals and what marks it (IS-037, IS-052, IS-147). */
export function strips(sheet: object, ticks = 0): Strip[] {
  const { deals: harm, ticks: each } = rankFigures(npcSchema.parse(sheet).rank)
  return [
    {
      label: phrase('ironsworn.field.progress'),
      boxes: progressTicks / boxTicks,
      marked: ticks,
      isProgress: true,
      note: phrase('ironsworn.deals', { harm, ticks: each }),
    },
  ]
}
