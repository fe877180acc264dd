import type { OutputOf } from '../../../../campaign/api'
import { npcSchema } from '../../../../rules/iron-fist/npc'
import type { Phrase } from '../../../../shared/phrase'
import { phrase } from '../../../../shared/phrase'

/** Somebody who can do harm or take it; every body of a group is one of its own. */
export interface HarmPerson {
  /** Tells a body from the others: type, id and body. */
  key: string
  type: 'character' | 'npc'
  id: string
  name: string
  sheet: object
  /** Which body of a group, from `0`; its words only where there are several. */
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
    const key = `character:${id}:0`
    return [{ key, type: 'character' as const, id, name, sheet, body: '0', nth: null }]
  })
  const others = npcs.flatMap(({ id, name, sheets }) => {
    const sheet = sheets[system]
    return sheet ? bodiesOf({ id, name, sheet }) : []
  })
  return [...party, ...others]
}

/** The key of an NPC's first body. */
export function firstBody(npcId: string): string {
  return `npc:${npcId}:0`
}

/** The id of the NPC whose body has this key; nothing of a character's. */
export function npcIdOf(key: string): string[] {
  const [, id] = /^npc:(.*):\d+$/.exec(key) ?? []
  return id === undefined ? [] : [id]
}

function bodiesOf({ id, name, sheet }: { id: string; name: string; sheet: object }): HarmPerson[] {
  const { bodies } = npcSchema.parse(sheet)
  const all = ['0', ...Object.keys(bodies)]
  return all.map((body) => ({
    key: `npc:${id}:${body}`,
    type: 'npc',
    id,
    name,
    sheet,
    body,
    nth: all.length > 1 ? phrase('ironFist.body.nth', { number: Number(body) + 1 }) : null,
  }))
}
