import type { Crit, Weapon } from '../combatant/weapon'

/** Unarmed level from which bare hands count as sharp (CI-122). */
const sharpHandsFrom = 4

/** How a weapon counts multiples in these hands: bare ones are sharp from level 4 on (CI-122). */
export function critInHands(
  { class: kind, crit }: Pick<Weapon, 'class' | 'crit'>,
  unarmedLevel: number,
): Crit {
  return kind === 'natural' && crit === 'blunt' && unarmedLevel >= sharpHandsFrom ? 'sharp' : crit
}
