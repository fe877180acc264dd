import type { Phrase } from '../../shared/phrase'

/** How well a roll of two dice, or one, against the three bands went. */
export type Band = '10+' | '7-9' | '6-'

/** How well a roll of any kind went; `told` is an oracle's, which is neither good nor bad. */
export type AnyBand = Band | 'strong' | 'weak' | 'miss' | 'told'

/** Of each way of reading a roll its bands, the best first. */
const fromBest: readonly (readonly AnyBand[])[] = [
  ['10+', '7-9', '6-'],
  ['strong', 'weak', 'miss'],
]

/** Orders bands of one way of reading a roll, the better first; 0 for those of different ones. */
export function compareBands(one: AnyBand, other: AnyBand): number {
  const bands = fromBest.find((each) => each.includes(one) && each.includes(other)) ?? []
  return bands.indexOf(one) - bands.indexOf(other)
}

/** Each band's name in the catalogues; a key may hold neither plus nor minus. */
export const bandNames: Record<AnyBand, string> = {
  '10+': 'high',
  '7-9': 'middle',
  '6-': 'low',
  strong: 'strong',
  weak: 'weak',
  miss: 'miss',
  told: 'told',
}

/** Another character of the party, as the stage of the runner knows one. */
export type MemberKey = `character:${string}`

/**
 * A change to one field of a sheet, with the rule that caused it. In a list it takes out what it
 * comes from and adds what it leads to, an empty text being nothing; a yes or no is `on` or `off`.
 * In a record both are names, and `entry` is what lies under the new one. A yes or no of which the field
 * does not say what it is of has a name: it is told as what joins the sheet, or leaves it.
 */
export interface Effect {
  on: 'actor' | 'target' | 'ally' | 'ward' | 'party' | MemberKey
  /** Dotted path in the sheet. */
  field: string
  from: number | string
  to: number | string
  entry?: object
  called?: string
  rule: string
}

/** What a change comes from and leads to as it is told: a yes that has a name joins the sheet by it. */
export function toldSides({ from, to, called }: Effect): Record<'from' | 'to', Effect['from']> {
  if (called === undefined) return { from, to }
  return to === 'on' ? { from: '', to: called } : { from: called, to: '' }
}

/** One thing that may be picked. */
export interface Pick {
  id: string
  label: Phrase
  rule: string
  /** Why it cannot be picked now. */
  barred?: Phrase
}

/** Who picks or answers: the actor's player, the GM, whoever opposes the actor, another player. */
export type Chooser = 'player' | 'gm' | 'opposition' | 'otherPlayer'

/** What a band offers: who picks, how many, out of what. */
export interface Choice {
  who: Chooser
  count: number
  distinct: boolean
  /** Whether fewer will do, or none. */
  upTo?: boolean
  picks: Pick[]
}

/** What a GM owes after a move, and when it falls due. */
export type Obligation = 'standard' | 'contemporary' | 'first' | 'optional'

/** Whether a move must be made: what is only offered need not be, and nags nobody (IF-005). */
export const isOwed = ({ due }: { due: Obligation }): boolean => due !== 'optional'

/**
 * What a pool on the sheet is spent for: it stands in for a die, is added, or cancels dice that
 * are rolled against.
 */
export type Swap = { die: number } | { bonus: number } | { cancels: number[] }
