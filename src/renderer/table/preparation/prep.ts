import type { OutputOf } from '../../../campaign/api'

/** A fight as it is prepared. */
export type Preparation = OutputOf<'encounter.preparation'>
/** One of those in it. */
export type PrepCombatant = Preparation['combatants'][number]
/** What else is in it. */
export type PrepRow = OutputOf<'encounter.rows'>['rows'][number]

export type Side = PrepCombatant['side']

/** The sides in the order they are shown. */
export const sides = ['party', 'foe'] as const

/** Those of a side by group, in the order their groups were first met; no group comes first. */
export function groupsOf(
  combatants: readonly PrepCombatant[],
  side: Side,
): { group: string; members: PrepCombatant[] }[] {
  const members = combatants.filter((each) => each.side === side)
  const names = [...new Set(members.map(({ group }) => group))]
  const ordered = [...names.filter((name) => name === ''), ...names.filter((name) => name !== '')]
  return ordered.map((group) => ({
    group,
    members: members.filter((each) => each.group === group),
  }))
}

/** Part of a sheet as nested fields, from figures by dotted path. */
export function sheetPatch(figures: readonly { path: string; value: number }[]): object {
  const patch: Record<string, unknown> = {}
  for (const { path, value } of figures) {
    const [field = '', ...rest] = path.split('.')
    const inner = patch[field]
    const under = typeof inner === 'object' && inner !== null ? inner : {}
    patch[field] =
      rest.length > 0 ? { ...under, ...sheetPatch([{ path: rest.join('.'), value }]) } : value
  }
  return patch
}
