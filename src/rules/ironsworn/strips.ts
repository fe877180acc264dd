import { phrase } from '../../shared/phrase'
import type { MemberType } from '../system/conversion'
import type { Strip } from '../system/strip'
import { boxTicks } from '../tracks/progress'
import { progressTicks } from '../tracks/track'
import { characterSchema } from './sheet'

/** The progress track of a foe (IS-147), and what a character can lose of health and spirit. */
export function strips(type: MemberType, sheet: object): Strip[] {
  if (type === 'npc') {
    const boxes = progressTicks / boxTicks
    return [{ label: phrase('ironsworn.field.progress'), boxes, marked: 0, isProgress: true }]
  }
  const character = characterSchema.parse(sheet)
  return (['health', 'spirit'] as const).map((meter) => ({
    label: phrase(`ironsworn.field.${meter}`),
    boxes: character[meter].max,
    marked: character[meter].max - character[meter].value,
  }))
}
