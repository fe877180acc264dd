import type { CombatRules } from '../../rules/system/fight/combat'
import type { Side } from '../../rules/system/fight/dry-run'
import { phrase } from '../../shared/phrase'
import { sum, term, type Sum } from '../../shared/term'
import { sheetWith } from './overrides'
import type { CombatantEntry } from './prepared'

/**
 * How strong each side of a fight is, with its own figures and unhurt: a term for all of one name.
 * Points of the system's own measure (`CombatRules.strength`); those who come into it down or dead
 * are named by ids in `down` and count for nothing.
 */
export function strengthsOf(
  rules: CombatRules,
  combatants: readonly CombatantEntry[],
  names: ReadonlyMap<string, string>,
  down: ReadonlySet<string>,
): Record<Side, Sum> {
  const strengthOf = (side: Side) => {
    const own = combatants.filter((each) => each.side === side)
    const able = own.filter(({ id }) => !down.has(id))
    const byName = Map.groupBy(
      able,
      ({ label, template }) => names.get(template?.id ?? '') ?? label,
    )
    const terms = [...byName].map(([name, members]) => {
      const each = members.map(({ sheet, overrides }) =>
        rules.strength(sheetWith(rules, sheet, overrides)),
      )
      const points = each.reduce((all, { total }) => all + total, 0)
      return term(phrase('prep.strengthOf', { count: members.length, name }), points, '')
    })
    const lying = own.filter(({ id }) => down.has(id))
    return sum([
      ...terms,
      ...lying.map(({ label }) => term(phrase('prep.strengthDown', { name: label }), 0, '')),
    ])
  }
  return { party: strengthOf('party'), foe: strengthOf('foe') }
}
