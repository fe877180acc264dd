import type { CombatRules } from '../../rules/system/fight/combat'
import type { Side } from '../../rules/system/fight/dry-run'
import { phrase } from '../../shared/phrase'
import { sum, term, type Sum } from '../../shared/term'
import { sheetWith } from './overrides'
import type { CombatantEntry } from './prepared'

/**
 * How strong each side of a fight is, with its own figures and unhurt: a term for all of one name.
 * Points of the system's own measure (`CombatRules.strength`).
 */
export function strengthsOf(
  rules: CombatRules,
  combatants: readonly CombatantEntry[],
  names: ReadonlyMap<string, string>,
): Record<Side, Sum> {
  const strengthOf = (side: Side) => {
    const own = combatants.filter((each) => each.side === side)
    const byName = Map.groupBy(own, ({ label, template }) => names.get(template?.id ?? '') ?? label)
    return sum(
      [...byName].map(([name, members]) => {
        const each = members.map(({ sheet, overrides }) =>
          rules.strength(sheetWith(rules, sheet, overrides)),
        )
        const points = each.reduce((all, { total }) => all + total, 0)
        return term(phrase('prep.strengthOf', { count: members.length, name }), points, '')
      }),
    )
  }
  return { party: strengthOf('party'), foe: strengthOf('foe') }
}
