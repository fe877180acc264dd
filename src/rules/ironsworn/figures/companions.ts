import { characterSchema } from '../sheet'

/** The most health of each kind of companion, by the key of its asset (IS-209). */
export const companionHealth: Readonly<Record<string, number>> = {
  ...{ cave_lion: 4, giant_spider: 4, hawk: 3, horse: 5, hound: 4 },
  ...{ kindred: 4, mammoth: 5, owl: 3, raven: 2, young_wyvern: 5 },
}

/** Experience for a companion that was killed: one for each ability marked (IS-086). */
export function companionLossXp(abilities: readonly boolean[]): number {
  return abilities.filter(Boolean).length
}

/** Whether a companion can help: not while it has no health left (IS-194). */
export function canAssist({ value }: { value: number }): boolean {
  return value > 0
}

/** Whether what goes wrong falls on the companion: its die shows 1, cancelled or not (IS-085, IS-193). */
export function fallsOnCompanion(actionDie: number, isAided: boolean): boolean {
  return isAided && actionDie === 1
}

/** Whether a companion dies at once: no health left, a miss, and the die shows 1 (IS-125). */
export function diesAtOnce(health: number, actionDie: number): boolean {
  return health === 0 && actionDie === 1
}

/** The companion that has the least health left, by the name of its asset; none is 0. */
export function weakestCompanion(sheet: object): { name: string | null; health: number } {
  const all = Object.entries(characterSchema.parse(sheet).assets).flatMap(([name, { health }]) =>
    health ? [{ name, health: health.value }] : [],
  )
  const [weakest] = all.sort((one, other) => one.health - other.health)
  return weakest ?? { name: null, health: 0 }
}
