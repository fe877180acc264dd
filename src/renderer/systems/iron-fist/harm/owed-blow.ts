import { characterIn, latestOwed, npcsIn, type Owed } from '../../../moves/inbox/inbox'
import type { OutputOf } from '../../../../campaign/api'
import type { Blow } from './blow'
import { bodyKey, characterKey, type HarmPerson } from './people'

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

/** Who made a move of Iron Fist on whom, by their ids; null where it was not a character’s on an NPC. */
function sidesOf(owed: Owed): { characterId: string; npcId: string } | null {
  const characterId = characterIn(owed)
  const [npcId] = npcsIn(owed)
  const isOwn = owed.cause.key.startsWith('ironFist.')
  return isOwn && characterId !== undefined && npcId !== undefined ? { characterId, npcId } : null
}

/** What the card begins with: the blow as far as it is known, and whom it strikes. */
export interface KnownBlow {
  blow: Partial<Blow>
  struck: string | undefined
}

/**
 * What is known of a blow before anybody says it: harm that a move has told to hand out (`told`), by whoever made
 * that move; else the youngest move owed for one that a character made on somebody, as a blow of theirs on
 * that character. Pure.
 */
export function knownBlow(
  owed: readonly Owed[],
  told: OutputOf<'reminder.list'>[number] | undefined,
): KnownBlow {
  if (told) {
    const by = characterIn(told)
    const { harm, ap } = told.words.with ?? {}
    return {
      blow: {
        by: 'hand',
        striker: by === undefined ? '' : characterKey(by),
        normal: Number(harm ?? 0),
        ap: Number(ap ?? 0),
      },
      struck: undefined,
    }
  }
  const latest = latestOwed(owed, (each) => sidesOf(each) !== null)
  const known = latest && sidesOf(latest)
  if (!known) return { blow: {}, struck: undefined }
  return {
    blow: { striker: bodyKey(known.npcId, '0') },
    struck: characterKey(known.characterId),
  }
}
