import { bodyOf } from '../../aftermath/carried'
import { observerSchema, type Blinking, type Observer } from '../../alertness/observer'
import { conditionOf } from '../../body/condition'
import type { Sheet } from '../../combatant/sheet'
import { adjustmentOf } from '../../gear/attributes'
import { presentStr } from '../../gear/wielding'
import { carried, loadIndex, rowBorne } from '../../load/load'
import { scoreOf } from '../../ratings/basis-of'

/**
 * Who notices, as far as the sheet says: alertness and sharp eyes (CI-033, CI-034), and what armour
 * and load do to them. Nobody slept in their armour unless it is said (CI-226).
 */
export function observerFrom(sheet: Sheet, more: Partial<Observer> = {}): Observer {
  const { alt, enhancedVision, armor } = sheet
  const { encumbrance, str } = marcherFrom(sheet)
  const altEnc = sheet.basis ? (rowBorne(loadIndex(encumbrance, str))?.altPen ?? 0) : 0
  const { altDay: altArmorDay, altAsleep: altArmorAsleep } = armor
  const worn = { altArmorDay, altArmorAsleep, outOfArmor: altArmorAsleep !== 0, altEnc }
  return observerSchema.parse({ alt, enhancedVision, ...worn, ...more })
}

/** How badly one blinks of what fights have left on them, as it is carried (CI-061, CI-077). */
export function blinkingOf(sheet: Sheet, left: object | null): Blinking {
  const condition = conditionOf(bodyOf('', '', sheet, left))
  if (condition === 'doubleBlinking') return 'double'
  return condition === 'blinking' ? 'blinking' : 'none'
}

/**
 * What a march asks of a sheet: strength, DEXadj without the load, and the load (CI-220). Where the
 * figures were typed as they stand, STR is the lowest score that gives its adjustment (CI-004).
 */
export function marcherFrom({ basis, str, strAdj, dex }: Sheet): {
  str: number
  dexAdj: number
  encumbrance: number
} {
  if (!basis) {
    const known = str > 0 ? Math.min(999, str) : scoreOf(strAdj)
    return { str: known, dexAdj: adjustmentOf(dex), encumbrance: 0 }
  }
  const { pack, present, scores } = basis
  return {
    str: Math.min(999, presentStr(basis)),
    dexAdj: adjustmentOf(scores.dex),
    encumbrance: carried(pack, present.mounted).total,
  }
}
