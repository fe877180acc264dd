import { z } from 'zod'
import type { Term } from '../../../../shared/term'
import { demandWhole } from '../../basics/field-error'
import { wordsIn } from '../../describe'
import { idSchema } from '../../../../shared/bounded'

const { termOf } = wordsIn('handToHand')

/** Whom an attack in a grapple means: anyone, one of them, or anyone but one (CI-168). */
export const aimSchema = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('anyone') }),
  z.strictObject({ at: z.literal('one'), id: idSchema }),
  z.strictObject({ at: z.literal('allBut'), id: idSchema }),
])
export type Aim = z.infer<typeof aimSchema>

/** What aiming costs: nothing where there is only one to hit (CI-168). */
export function aimTerms(aim: Aim, foes: readonly string[]): Term[] {
  if (foes.length < 2) return []
  switch (aim.at) {
    case 'anyone':
      return []
    case 'one':
      return [termOf('oneFoe', -4, 'CI-168')]
    case 'allBut':
      return [termOf('allButOne', -2, 'CI-168')]
  }
}

/** Those an attack that hits may strike; dice decide among several (CI-168). */
export function candidatesOf(aim: Aim, foes: readonly string[]): string[] {
  switch (aim.at) {
    case 'anyone':
      return [...foes]
    case 'one':
      return foes.filter((id) => id === aim.id)
    case 'allBut':
      return foes.filter((id) => id !== aim.id)
  }
}

/** The one a die picks: 1 for the first. Refuses a die that has no such side. */
export function pickByDie(candidates: readonly string[], die: number): string {
  return candidates[demandWhole('die', die, 1, candidates.length) - 1] ?? ''
}
