import { ruleSystem } from '../../rules'
import type { RuleSystem } from '../../rules/system/system'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { pictureById, type PictureRow } from '../picture/read'
import { storedOwnFields, type OwnField } from '../sheet/own-fields'
import { sheetsOf, systemsInPlay, type MemberType } from '../sheet/sheets'
import type { PrintOrder } from './order'

/** Somebody as they are printed: with every sheet of a system that the campaign plays by. */
export interface Person {
  type: MemberType
  name: string
  player: string
  description: string
  /** What players know of an NPC. */
  known: string
  secret: string
  /** Fields of the game master's own. */
  ownFields: OwnField[]
  /** What they look like; null without a picture. */
  portrait: PictureRow | null
  /** With the ticks of the track that they are fought on, where they are. */
  sheets: { system: RuleSystem; sheet: object; ticks?: number }[]
}

/** What an NPC is to the players: a name, and what they know. A character's own sheet is their player's, and so is their face. */
function asPlayersKnow(person: Person): Person {
  const { type, name, player, description, known, portrait, sheets } = person
  const open = { type, name, player, known: '', secret: '', ownFields: [] }
  return type === 'npc'
    ? { ...open, description: known, portrait: null, sheets: [] }
    : { ...open, description, portrait, sheets }
}

/** The ticks of the open track that an NPC is fought on; nothing where they are not. */
function ticksOn(read: Read, { id: system, foes }: RuleSystem, npcId: string): number | undefined {
  if (!foes) return undefined
  return read.get<{ value: number }>(
    `SELECT value FROM track JOIN track_about ON track_about.track_id = track.id
     WHERE system = @system AND purpose = @purpose AND state = 'open'
       AND type = 'npc' AND entity_id = @npcId
     ORDER BY position LIMIT 1`,
    { system, purpose: foes.purpose, npcId },
  )?.value
}

/** Somebody of the cast as this reader may know them; a refusal in words when they are gone. */
export function readPerson(
  read: Read,
  type: MemberType,
  id: string,
  reader: PrintOrder['reader'],
): Person {
  const row =
    read.get<
      Omit<Person, 'type' | 'sheets' | 'portrait' | 'ownFields'> & {
        picture_id: string | null
        fields: string
      }
    >(
      type === 'character'
        ? `SELECT name, player, description, '' AS known, secret, picture_id, own_fields AS fields
           FROM character WHERE id = @id`
        : `SELECT name, '' AS player, description, known, secret, picture_id, own_fields AS fields
           FROM npc WHERE id = @id`,
      { id },
    ) ?? refuse('refusal.gone')
  const inPlay = new Set(systemsInPlay(read).map((system) => system.id))
  const sheets = Object.entries(sheetsOf(read, type, id)).flatMap(([systemId, sheet]) => {
    const system = ruleSystem(systemId)
    if (!system || !inPlay.has(systemId)) return []
    const ticks = type === 'npc' ? ticksOn(read, system, id) : undefined
    return [{ system, sheet, ...(ticks === undefined ? {} : { ticks }) }]
  })
  const { picture_id: pictureId, fields, ...own } = row
  const portrait = pictureId === null ? null : pictureById(read, pictureId)
  const person: Person = { type, ...own, ownFields: storedOwnFields(fields), portrait, sheets }
  return reader === 'gm' ? person : asPlayersKnow(person)
}
