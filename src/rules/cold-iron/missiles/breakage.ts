import { sum, type Sum } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import published from './breakage.json'

const { termOf } = wordsIn('missiles')

/** Chance in a hundred that each kind of ammunition breaks (CI-147). */
export type Breakage = Readonly<Record<'arrow' | 'bolt' | 'siegeBolt', number>>

/** The published figures (CI-147). */
export const publishedBreakage: Breakage = published

/** Chance in a hundred that a missile breaks, less its protection, at least 0 (CI-147). */
export function breakChance(
  kind: keyof Breakage,
  protection: number,
  chances: Breakage = publishedBreakage,
): Sum {
  const chance = chances[kind]
  const saved = Math.min(chance, demandWhole('protection', protection, 0, 100))
  const base = termOf(kind, chance, 'CI-147')
  return sum(saved > 0 ? [base, termOf('protected', -saved, 'CI-147')] : [base])
}

/** Whether a missile breaks on a roll from 1 to 100 (CI-147). */
export function breaksOn(chance: Sum, hundred: number): boolean {
  return demandWhole('roll', hundred, 1, 100) <= chance.total
}
