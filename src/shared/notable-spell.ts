/** A spell of a fight that is worth telling, by the ids of those it was about. */
interface NotableSpell {
  /** On whom it took effect. */
  at: readonly string[]
  /** Those it was meant for who saved, and to whom it did nothing. */
  withstood: readonly string[]
  /** What it did to each: wounds, fatigue, and what it healed. */
  harm: readonly Record<SpellDeed, number>[]
}

const spellDeeds = ['wounds', 'fatigue', 'healed'] as const
type SpellDeed = (typeof spellDeeds)[number]

/** All points that a spell did, by what they were; those it did none of are left out. */
function deedsOf({ harm }: Pick<NotableSpell, 'harm'>): { deed: SpellDeed; count: number }[] {
  return spellDeeds
    .map((deed) => ({ deed, count: harm.reduce((sum, each) => sum + each[deed], 0) }))
    .filter(({ count }) => count > 0)
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
  pointsIn: (deed: SpellDeed, count: number) => string,
): { at: string; kind: ReturnType<typeof spellTargets>['kind'] | 'spellHarm'; points: string } {
  const deeds = deedsOf(told)
  const { at, kind } = spellTargets(told, nameOf)
  const points = deeds.map(({ deed, count }) => pointsIn(deed, count))
  return {
    at,
    kind: deeds.length > 0 ? 'spellHarm' : kind,
    points: new Intl.ListFormat('en-GB').format(points),
  }
}
