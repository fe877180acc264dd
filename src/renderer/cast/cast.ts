import type { OutputOf } from '../../campaign/api'

/** A player's character as the cast shows it. */
export type Character = OutputOf<'character.list'>[number]
/** Someone the game master plays. */
export type Npc = OutputOf<'npc.list'>[number]
