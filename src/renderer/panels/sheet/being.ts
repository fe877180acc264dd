/** Somebody with sheets by system id: a player's character, or one of the game master's cast. */
export interface Being {
  type: 'character' | 'npc'
  id: string
  name: string
  sheets: Readonly<Record<string, object>>
}
