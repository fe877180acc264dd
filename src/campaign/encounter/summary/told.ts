import type { FightNews } from '../../../rules/system/fight/fight-news'

/** A fact of a fight as its account reads it: the command it came with, when, and what it comes to. */
export interface Told {
  /** Its id in the journal. */
  id: number
  batch: number
  /** ISO time. */
  at: string
  news: FightNews | null
}

/** The same, in its turn; 0 before the first. */
export interface ToldInTurn extends Told {
  turn: number
}

/** News of one kind, in its turn. */
export type NewsOf<Kind extends FightNews['kind']> = ToldInTurn & {
  news: Extract<FightNews, { kind: Kind }>
}

/** Says of each fact in which turn it happened. */
export function inTurns(told: readonly Told[]): ToldInTurn[] {
  let turn = 0
  return told.map((each) => {
    if (each.news?.kind === 'turn') turn = each.news.turn
    return { ...each, turn }
  })
}

/** The news of one kind, in their order. */
export function only<Kind extends FightNews['kind']>(
  told: readonly ToldInTurn[],
  kind: Kind,
): NewsOf<Kind>[] {
  return told.filter((each): each is NewsOf<Kind> => each.news?.kind === kind)
}
