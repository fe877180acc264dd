/** Who and what can be tied to each other, each by the table of its rows. */
export const tieTypes = ['character', 'npc', 'place', 'front'] as const
export type TieType = (typeof tieTypes)[number]

/** One end of a tie. */
export interface TieEnd {
  type: TieType
  id: string
  name: string
}

/** A relation with a name, as one sentence: Hob owes Maro. */
export interface Tie {
  id: string
  from: TieEnd
  relation: string
  to: TieEnd
}

/** Letters that the name of a relation has at the most. */
export const longestRelation = 80
