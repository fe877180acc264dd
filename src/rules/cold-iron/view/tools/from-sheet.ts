import { observerSchema, type Observer } from '../../alertness/observer'
import type { Sheet } from '../../combatant/sheet'
import { adjustmentOf, attributeChart } from '../../gear/attributes'

/** Who notices, as far as the sheet says: alertness and sharp eyes (CI-033, CI-034). */
export function observerFrom(sheet: Sheet, more: Partial<Observer> = {}): Observer {
  const { alt, enhancedVision } = sheet
  return observerSchema.parse({ alt, enhancedVision, ...more })
}

/** What a march asks of a sheet. STR is the lowest score that gives its adjustment (CI-004). */
export function marcherFrom({ strAdj, dex }: Sheet): { str: number; dexAdj: number } {
  const score = attributeChart.from.find(({ adj }) => adj >= strAdj)?.score
  return { str: score ?? attributeChart.from.at(-1)?.score ?? 1, dexAdj: adjustmentOf(dex) }
}
