import { phrase } from '../../shared/phrase'
import type { Strip } from '../system/strip'
import { boxTicks } from '../tracks/progress'
import { progressTicks } from '../tracks/track'

/** The progress track of a foe (IS-147). */
export function strips(): Strip[] {
  const boxes = progressTicks / boxTicks
  return [{ label: phrase('ironsworn.field.progress'), boxes, marked: 0, isProgress: true }]
}
