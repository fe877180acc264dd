import { sum, type Term } from '../../../../shared/term'
import { wordsIn } from '../../describe'
import { counterOf } from '../../spells/counter'
import type { FightContext } from '../../fight-model/context'
import { combatantOf } from '../core/fight'
import { andThen, factOf, type FightChange } from '../core/change'
import { spellChartsIn } from '../../fight-model/rulings'
import { findCast, withCast } from './casts'
import { spendMana } from './mana-spent'
import type { SpellEventOf } from './events'

const { termOf } = wordsIn('spells')

/** Somebody counters a spell: it has to succeed against that too, and the mana is gone. */
export function counter(
  fight: FightContext,
  { castId, combatantId, mp, modifiers }: SpellEventOf<'spell.counter'>,
): FightChange {
  const found = findCast(fight, castId)
  const by = combatantOf(fight, combatantId)
  const { aml: level = 0, talAdj = 0 } = by?.sheet ?? {}
  const figures = { level, talAdj, mp, modifiers }
  const plain = counterOf(figures, fight.settings, spellChartsIn(fight))
  if (!found || !by || !plain) return { fight, facts: [] }
  const strength = sum([...plain.terms, ...whileAttacking(fight, combatantId)])
  const counters = [...found.cast.counters, { combatantId, strength }]
  const details = {
    terms: strength.terms,
    with: { spell: found.cast.name, strength: strength.total },
  }
  const told = {
    fight: withCast(fight, castId, { counters }),
    facts: [factOf('spell.countered', [by, found.caster], details)],
  }
  return andThen(told, (now) => spendMana(now, by, mp))
}

/** Whoever strikes or grapples this turn counters the worse for it (CI-004). */
function whileAttacking(fight: FightContext, id: string): Term[] {
  const kind = fight.declarations[id]?.kind
  if (kind !== 'attack' && kind !== 'handToHand') return []
  const { sr } = spellChartsIn(fight).ways.counteringWhileAttacking
  return sr === 0 ? [] : [termOf('way.counteringWhileAttacking', sr, 'CI-004')]
}
