import type { OutputOf } from '../../../../campaign/api'
import { bodiesOf, bodyOffered } from '../../../../rules/iron-fist/harm/body'
import { npcSchema } from '../../../../rules/iron-fist/npc'
import type { Phrase } from '../../../../shared/phrase'

/** Somebody who can do harm or take it; every body of a group is one of its own. */
export interface HarmPerson {
  /** Tells a body from the others: type, id and body. */
  key: string
  type: 'character' | 'npc'
  id: string
  name: string
  sheet: object
  /** Which body of a group, from `0`; its words, how it stands among them, only where there are several. */
  body: string
  nth: Phrase | null
}

const system = 'iron-fist'

/** The cast as harm sees it, characters first. */
export function harmPeople(
  characters: OutputOf<'character.list'>,
  npcs: OutputOf<'npc.byId'>,
): HarmPerson[] {
  const party = characters.flatMap(({ id, name, sheets }) => {
    const sheet = sheets[system]
    if (!sheet) return []
    return [
      { key: characterKey(id), type: 'character' as const, id, name, sheet, body: '0', nth: null },
    ]
  })
  const others = npcs.flatMap(({ id, name, sheets }) => {
    const sheet = sheets[system]
    return sheet ? eachBodyOf({ id, name, sheet }) : []
  })
  return [...party, ...others]
}

/** The key of a character. */
export function characterKey(characterId: string): string {
  return `character:${characterId}:0`
}

/** The key of one body of an NPC. */
export function bodyKey(npcId: string, body: string): string {
  return `npc:${npcId}:${body}`
}

/** The id of the NPC whose body has this key; nothing of a character's. */
export function npcIdOf(key: string): string[] {
  const [, id] = /^npc:(.*):\d+$/.exec(key) ?? []
  return id === undefined ? [] : [id]
}

function eachBodyOf({
  id,
  name,
  sheet,
}: {
  id: string
  name: string
  sheet: object
}): HarmPerson[] {
  const all = bodiesOf(npcSchema.parse(sheet))
  return all.map((body) => ({
    key: bodyKey(id, body.id),
    type: 'npc',
    id,
    name,
    sheet,
    body: body.id,
    nth: all.length > 1 ? bodyOffered(body) : null,
  }))
}
