/** A spell of a fight that is worth telling, by the ids of those it was about. */
interface NotableSpell {
  /** On whom it took effect. */
  at: readonly string[]
  /** Those it was meant for who saved, and to whom it did nothing. */
  withstood: readonly string[]
  harm: readonly { points: number }[]
}

/** All points that a spell did. */
function pointsOfSpell({ harm }: Pick<NotableSpell, 'harm'>): number {
  return harm.reduce((sum, { points }) => sum + points, 0)
}

/**
 * On whom a spell was worked, by name, and which sentence says it; where all of them saved, those, and that they
 * did. Of whom no name may be told, nothing is.
 */
export function spellTargets(
  { at, withstood }: Pick<NotableSpell, 'at' | 'withstood'>,
  nameOf: (id: string) => string,
): { at: string; kind: 'spell' | 'spellAlone' | 'spellWithstood' } {
  const isWithstood = at.length === 0
  const names = new Set((isWithstood ? withstood : at).map(nameOf).filter((name) => name !== ''))
  const kind = isWithstood ? 'spellWithstood' : 'spell'
  const listed = new Intl.ListFormat('en-GB').format(names)
  return { at: listed, kind: names.size === 0 ? 'spellAlone' : kind }
}

/** The same as it is told in the account of a fight, where the points that it did count first. */
export function tellSpell(
  told: NotableSpell,
  nameOf: (id: string) => string,
): { at: string; kind: ReturnType<typeof spellTargets>['kind'] | 'spellHarm'; count: number } {
  const count = pointsOfSpell(told)
  const { at, kind } = spellTargets(told, nameOf)
  return { at, kind: count > 0 ? 'spellHarm' : kind, count }
}
