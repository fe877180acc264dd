import { ruleSystem } from '../../../rules'

/** Somebody with sheets by system id: a player's character, or one of the game master's cast. */
export interface CastMember {
  type: 'character' | 'npc'
  id: string
  name: string
  sheets: Readonly<Record<string, object>>
}

/** Whether a sheet of theirs has figures that can be worked out. */
export function hasFigures({ sheets }: Pick<CastMember, 'sheets'>): boolean {
  return Object.keys(sheets).some((id) => ruleSystem(id)?.workingOut)
}
