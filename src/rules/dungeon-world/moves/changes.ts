import { figureAt, valueAt } from '../../moves/apply'
import type { SideChange } from '../../moves/data/move-data'
import type { Changed } from '../../moves/data/sheet-rules'
import { clamp } from '../../system/bounds'
import { coinBounds, goodsBounds } from '../bounds'

/** Fields in which a new figure takes the place of the old one: a new roll replaces old holds. */
const replaced = ['defendHold.count']

/** Works out a change of a sheet within its bounds. */
export function changeOn(sheet: object, change: SideChange): Changed {
  const { on, field, rule } = change
  if (change.to !== undefined) {
    const from = String(valueAt(sheet, field) ?? '')
    return { effects: [{ on, field, from, to: change.to, rule }], asks: [] }
  }
  const from = figureAt(sheet, field)
  const bounds = field === 'coins' ? coinBounds : goodsBounds
  const figure = clamp(replaced.includes(field) ? change.by : from + change.by, bounds)
  return { effects: [{ on, field, from, to: figure, rule }], asks: [] }
}
