import { ruleSystem } from '../../rules'
import type { RuleSystem } from '../../rules/system/system'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { sheetsOf, systemsInPlay, type MemberType } from '../sheet/sheets'
import type { PrintOrder } from './order'

/** Somebody as they are printed: with every sheet of a system that the campaign plays by. */
export interface Person {
  type: MemberType
  name: string
  player: string
  description: string
  secret: string
  sheets: { system: RuleSystem; sheet: object }[]
}

/** What an NPC is to the players: a name. A character's own sheet is their player's. */
function asPlayersKnow({ type, name, player, description, sheets }: Person): Person {
  const open = { type, name, player, secret: '' }
  return type === 'npc'
    ? { ...open, description: '', sheets: [] }
    : { ...open, description, sheets }
}

/** Somebody of the cast as this reader may know them; a refusal in words when they are gone. */
export function readPerson(
  read: Read,
  type: MemberType,
  id: string,
  reader: PrintOrder['reader'],
): Person {
  const row =
    read.get<Omit<Person, 'type' | 'sheets'>>(
      type === 'character'
        ? 'SELECT name, player, description, secret FROM character WHERE id = @id'
        : `SELECT name, '' AS player, description, secret FROM npc WHERE id = @id`,
      { id },
    ) ?? refuse('refusal.gone')
  const inPlay = new Set(systemsInPlay(read).map((system) => system.id))
  const sheets = Object.entries(sheetsOf(read, type, id)).flatMap(([systemId, sheet]) => {
    const system = ruleSystem(systemId)
    return system && inPlay.has(systemId) ? [{ system, sheet }] : []
  })
  const person: Person = { type, ...row, sheets }
  return reader === 'gm' ? person : asPlayersKnow(person)
}
