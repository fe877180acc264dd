import type { MemberType } from '../conversion'
import type { Phrase } from '../../../shared/phrase'
import type { SystemRulings } from '../settings'

/** A ready-made sheet that somebody may begin with. */
export interface Archetype {
  id: string
  title: Phrase
}

/** Ready-made sheets of a system, of our own making. */
export interface Archetypes {
  /** Who may begin so; left out, anybody. */
  for?: readonly MemberType[]
  list: readonly Archetype[]
  /** Whose they are. */
  note: Phrase
  /** The sheet by its id, with figures worked out as the campaign reads the rules; null: no such one. */
  sheetOf(id: string, rulings: SystemRulings): object | null
  /** The few figures it is told by. */
  figuresOf(sheet: object): Phrase
}
