import { latestOwed, type Owed } from '../../../moves/inbox/inbox'
import type { HarmPerson } from './people'

type Person = Pick<HarmPerson, 'type' | 'id'>

/**
 * The move the game master owes that an NPC's blow may be: about a character who is struck, and about
 * nobody but the one who strikes beside them. The youngest of such; nothing where characters strike. Pure.
 */
export function owedBlow(
  owed: readonly Owed[],
  striker: Person | undefined,
  struck: readonly Person[],
): Owed | undefined {
  if (striker?.type !== 'npc') return undefined
  const isStruck = (id: string) =>
    struck.some((each) => each.type === 'character' && each.id === id)
  return latestOwed(owed, (each) => {
    const foes = each.about.filter(({ type }) => type === 'npc')
    const isTheirs = foes.every(({ id }) => id === striker.id)
    return isTheirs && each.about.some(({ id }) => isStruck(id))
  })
}
