import type { Deciding } from '../settings'

/** Days given to rest alone, safe and comfortable. */
export interface RecoverInput {
  days: number
  healer: boolean
}

/** Debilities that so many days let go of, however many there are (DW-065; `recover.repeat`). */
export function debilitiesHealed(
  { days, healer }: RecoverInput,
  settings: Deciding<'recover.repeat'>,
): number {
  if (healer) return Math.floor(days / 2)
  const healed = Math.floor(days / 3)
  return settings['recover.repeat'] ? healed : Math.min(1, healed)
}
