import { counterOf } from '../../spells/counter'
import type { FightContext } from '../context'
import { combatantOf } from '../fight'
import { andThen, tellOf, type Happening } from '../happening'
import { spellChartsIn } from '../rulings'
import { findCast, withCast } from './casts'
import { spendMana } from './mana-spent'
import type { SpellEventOf } from './events'

/** Somebody counters a spell: it has to succeed against that too, and the mana is gone. */
export function counter(
  fight: FightContext,
  { castId, combatantId, mp, modifiers }: SpellEventOf<'spell.counter'>,
): Happening {
  const found = findCast(fight, castId)
  const by = combatantOf(fight, combatantId)
  const { aml: level = 0, talAdj = 0 } = by?.sheet ?? {}
  const figures = { level, talAdj, mp, modifiers }
  const strength = counterOf(figures, fight.settings, spellChartsIn(fight))
  if (!found || !by || !strength) return { fight, facts: [] }
  const counters = [...found.cast.counters, { combatantId, strength }]
  const details = {
    terms: strength.terms,
    with: { spell: found.cast.name, strength: strength.total },
  }
  const told = {
    fight: withCast(fight, castId, { counters }),
    facts: [tellOf('spell.countered', [by, found.caster], details)],
  }
  return andThen(told, (now) => spendMana(now, by, mp))
}
