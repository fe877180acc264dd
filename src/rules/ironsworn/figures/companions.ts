import { characterSchema, type Character } from '../sheet'

/** The most health of each kind of companion, by the key of its asset (IS-209). */
export const companionHealth: Readonly<Record<string, number>> = {
  cave_lion: 4,
  giant_spider: 4,
  hawk: 3,
  horse: 5,
  hound: 4,
  kindred: 4,
  mammoth: 5,
  owl: 3,
  raven: 2,
  young_wyvern: 5,
}

/** Experience for a companion that was killed: one for each ability marked (IS-086). */
export function companionLossXp(abilities: readonly boolean[]): number {
  return abilities.filter(Boolean).length
}

/** Whether a companion can help: not while it has no health left (IS-194). */
export function canAssist({ health }: Pick<Companion, 'health'>): boolean {
  return health > 0
}

/** Whether an asset's abilities are out of use: of a companion without health left (IS-194). */
export function isOutOfUse({ health }: Character['assets'][string]): boolean {
  return health !== null && !canAssist({ health: health.value })
}

/** Whether what goes wrong falls on a companion that helped: the action die's face is 1, cancelled or not (IS-085, IS-193). */
export function fallsOnCompanion([actionDie, ...challenge]: readonly number[]): boolean {
  return challenge.length === 2 && actionDie === 1
}

/** Whether a companion dies at once: no health left, a miss, and the die shows 1 (IS-125). */
export function diesAtOnce(health: number, actionDie: number): boolean {
  return health === 0 && actionDie === 1
}

/** A companion by the name of its asset, with its health. */
export interface Companion {
  name: string
  health: number
}

/** Everybody who goes along with a character, in the order of the assets (IS-084). */
export function companionsOf(sheet: object): Companion[] {
  return Object.entries(characterSchema.parse(sheet).assets).flatMap(([name, { health }]) =>
    health ? [{ name, health: health.value }] : [],
  )
}

/** What was answered, the name of a companion among it. */
interface Answered {
  answers?: Readonly<Record<string, string | number>> | undefined
}

/** The companion that was named, where it is one of that character's. */
export function companionNamed(sheet: object, { answers }: Answered): Companion | undefined {
  return companionsOf(sheet).find(({ name }) => name === answers?.['companion'])
}

/**
 * The companion that a move is about: the one that was named, else the only one; of several of
 * whom none was named the one with the least health left. Without any the name is null.
 */
export function chosenCompanion(
  sheet: object,
  { answers }: Answered,
): { name: string | null; health: number } {
  const named = companionNamed(sheet, { answers })
  const [weakest] = companionsOf(sheet).sort((one, other) => one.health - other.health)
  return named ?? weakest ?? { name: null, health: 0 }
}
