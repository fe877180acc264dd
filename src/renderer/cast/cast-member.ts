import type { InjectionKey } from 'vue'
import { ruleSystem } from '../../rules'
import type { OutputOf } from '../../campaign/api'

/** Somebody with sheets by system id: a player's character, or one of the game master's cast. */
export interface CastMember {
  type: 'character' | 'npc'
  id: string
  name: string
  sheets: Readonly<Record<string, object>>
}

/** Them as commands take them. */
export function memberRef({ type, id }: Pick<CastMember, 'type' | 'id'>) {
  return { type, id }
}

/** Whether a sheet of theirs has figures that can be worked out. */
export function hasFigures({ sheets }: Pick<CastMember, 'sheets'>): boolean {
  return Object.keys(sheets).some((id) => ruleSystem(id)?.workingOut)
}

/** The system by which an NPC may stand for several alike; the first of theirs. */
export function groupSystemOf({ sheets }: Pick<CastMember, 'sheets'>): string | undefined {
  return Object.keys(sheets).find((id) => ruleSystem(id)?.group)
}

/** A player's character as the cast shows it. */
export type Character = OutputOf<'character.list'>[number]
/** Someone the game master plays. */
export type Npc = OutputOf<'npc.byId'>[number]

/** Id of the NPC whose card a system's sheet stands on: provided by the card. */
export const npcOnCard: InjectionKey<string> = Symbol('npcOnCard')
