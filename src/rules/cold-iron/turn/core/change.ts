import type { Fact } from '../../../../shared/fact'
import type { Phrase } from '../../../../shared/phrase'
import type { Combatant } from '../../combatant/combatant'
import { meleeFumbleWords, missileFumbleWords } from '../../melee/fumbles'
import type { FightContext } from '../../fight-model/context'

/** What an event does: the fight as it is afterwards, and the facts to be told. */
export interface FightChange {
  fight: FightContext
  facts: Fact[]
}

/** What a fact may carry beside its kind and whom it is about. */
export interface FactDetails {
  from?: number | string
  to?: number | string
  cause?: Phrase
  terms?: Fact['terms']
  dice?: Fact['dice']
  with?: Record<string, string | number>
}

/** Words a fact about combatants; the first is who, the second whom. */
export function factOf(kind: string, about: readonly Combatant[], details: FactDetails = {}): Fact {
  const refs = about.map(({ id, label }) => ({ type: 'combatant' as const, id, name: label }))
  return { kind, secret: false, about: refs, ...details }
}

/** What a row of a fumble chart says of whoever fumbles (CI-130), in melee unless it says how they shot. */
export function tellFumble(who: Combatant, id: string, shot?: { isAstray: boolean }): Fact {
  const { key: effect } = shot
    ? missileFumbleWords({ id }, shot.isAstray)
    : meleeFumbleWords({ id })
  return factOf('fumble.row', [who], { with: { row: id, effect } })
}

/** A change that goes on: what comes next starts from the fight so far. */
export function andThen(
  first: FightChange,
  next: (fight: FightContext) => FightChange,
): FightChange {
  const second = next(first.fight)
  return { fight: second.fight, facts: [...first.facts, ...second.facts] }
}

/** One change after the other for each item of a list. */
export function forEach<Item>(
  fight: FightContext,
  items: readonly Item[],
  change: (fight: FightContext, item: Item) => FightChange,
): FightChange {
  return items.reduce<FightChange>((so, item) => andThen(so, (now) => change(now, item)), {
    fight,
    facts: [],
  })
}
