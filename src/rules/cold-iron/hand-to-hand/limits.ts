import type { Combatant } from '../combatant/combatant'

/** How many may be in HtH against one of them (CI-171). */
export interface GrappleLimits {
  manSized: number
  large: number
}

/** As many as the rules give: four against a man, six against a giant. */
export const grappleLimits: GrappleLimits = { manSized: 4, large: 6 }

/**
 * How many there is room for against these opponents together (CI-171). The largest giants bear
 * more: the game master hands in other limits.
 */
export function roomAgainst(
  opponents: readonly Combatant[],
  limits: GrappleLimits = grappleLimits,
): number {
  return opponents.reduce(
    (room, { sheet }) => room + (sheet.large ? limits.large : limits.manSized),
    0,
  )
}
