import type { Sum } from '../../../../shared/term'
import type { Blinking } from '../../alertness/observer'
import { overloadFatigue, travelFatigue, type Gained } from '../../body/tiring'
import { loadRow, loadIndex } from '../../load/load'
import type { March } from '../../load/march-table'
import { blinkingAfter, marchFatigue, marchOf, marchClassOf, type Travel } from '../../load/march'
import { allowanceOf, type MovementAllowance } from '../../load/allowance'

/** One on the march: what is carried, in encumbrance points, and what carries it. */
export interface Marcher {
  encumbrance: number
  str: number
  dexAdj: number
  /** Blinking before the march. */
  blinking: Blinking
  /** Minutes on the move, which count under a load that tires by the minute. */
  minutes: number
}

/** A day's march for one of the party; null figures where the load is beyond the chart. */
export interface MarchDay {
  loadIndex: number
  movement: MovementAllowance | null
  /** Daily fatigue in points; null when the load tires by the minute. */
  daily: Sum | null
  /** Half of it, in eighths of a point, at noon and again in the evening (CI-079). */
  halfEighths: number | null
  /** Fatigue of a load that tires by the minute. */
  overload: Gained | null
  blinking: Blinking
}

/** The march as its class counts it; null when there is no such march (CI-224, CI-225). */
export function marchFor(travel: Travel): March | null {
  const marchClass = marchClassOf(travel)
  return marchClass && marchOf(marchClass)
}

/** What a day's march asks of one of the party (CI-079, CI-220..225). */
export function marchDay(marcher: Marcher, march: March): MarchDay {
  const index = loadIndex(marcher.encumbrance, marcher.str)
  const row = loadRow(index)
  const daily = row && marchFatigue(row, march)
  return {
    loadIndex: index,
    movement: row && allowanceOf(row, marcher.dexAdj),
    daily,
    halfEighths: daily && travelFatigue(daily.total).noonEighths.total,
    overload: row?.ftgIsPerMinute ? overloadFatigue(row.ftgPerDay, marcher.minutes) : null,
    blinking: blinkingAfter(march, marcher.blinking),
  }
}
