import { describe, expect, it } from 'vitest'
import { lasting } from '../../../../src/rules/cold-iron/combatant/lent'
import type { Sheet } from '../../../../src/rules/cold-iron/combatant/sheet'
import { inGrapple } from '../../../../src/rules/cold-iron/hand-to-hand/holding/grip'
import { workingOut } from '../../../../src/rules/cold-iron/ratings/work-out'
import { withWorked } from '../../../../src/rules/system/sheet/working-out'
import { fighter, weapon } from '../table'

const dagger = { name: 'Dagger', class: 'fencing', reach: 'short', dice: '1d5' } as const
const usual = { settings: {}, charts: {} }

/** Somebody of this strength whose dagger was worked out, with what it adds itself. */
function armed(str: number, { bonus = 0, quality = false } = {}): Sheet {
  const listed = { name: 'Dagger', dice: '1d5', strReq1H: 2, bonus }
  const basis = { scores: { str }, weapons: [listed] }
  const { sheet } = fighter('a', { basis, weapons: [weapon({ ...dagger, quality })] })
  const worked = workingOut.workOut(sheet, sheet.basis ?? {}, usual)
  if ('key' in worked) throw new Error(worked.key)
  return fighter('a', withWorked(sheet, worked.figures)).sheet
}

/** What stands on the sheet of a dagger, and what it adds to its 1d12 in a grapple. */
function figuresOf(sheet: Sheet) {
  const [own = weapon()] = sheet.weapons
  const there = inGrapple(own, sheet)
  expect([there.dice, there.crit]).toEqual(['1d12', 'sharp'])
  return [own.dice, own.bonus, there.bonus]
}

describe('CI-166, CI-206 a dagger in a grapple', () => {
  it('adds enchantment and quality to its 1d12, and no strength', () => {
    expect(figuresOf(armed(15))).toEqual(['1d5', 1, 0])
    expect(figuresOf(armed(2, { bonus: 1 }))).toEqual(['1d5', 1, 1])
    expect(figuresOf(armed(15, { bonus: 2 }))).toEqual(['1d5', 3, 2])
    expect(figuresOf(armed(15, { bonus: 2, quality: true }))).toEqual(['1d5', 4, 3])
  })

  it('adds what is lent to damage all the same', () => {
    const lent = [{ figure: 'damage', plus: 3, label: { key: 'modifier.own' } }]
    expect(figuresOf(lasting.lend(armed(15), lent) as Sheet)).toEqual(['1d5', 4, 3])
  })

  it('is told apart where it was chosen from the list for somebody whose STR is on the sheet', () => {
    const chosen = { weapons: [weapon({ ...dagger, bonus: 1 })] }
    expect(figuresOf(fighter('a', { ...chosen, str: 15 }).sheet)).toEqual(['1d5', 1, 0])
    expect(figuresOf(fighter('a', chosen).sheet)).toEqual(['1d5', 1, 1])
  })

  it('adds all of a bonus that was typed, whose parts nothing tells', () => {
    const typed = (given: object, str = 15) =>
      figuresOf({ ...armed(str), weapons: [weapon({ ...dagger, ...given })] })
    expect(typed({ bonus: 4 })).toEqual(['1d5', 4, 4])
    expect(typed({ dice: '1d6', bonus: 1 })).toEqual(['1d6', 1, 1])
    expect(typed({ name: 'Grandmother’s dirk', bonus: 1 })).toEqual(['1d5', 1, 1])
    expect(typed({ name: '', bonus: 1 })).toEqual(['1d5', 1, 1])
  })
})
