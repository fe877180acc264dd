import type { Phrase } from './phrase'
import type { Speaker } from './words/speaker'

/** Points that a spell did to one whom it struck, or healed in them. */
export interface SpellHarm {
  to: string
  wounds: number
  fatigue: number
  healed: number
}

/**
 * A moment of a fight worth telling, and the id of the fact that tells it; `value` is the multiple of a blow
 * times several, else its points.
 */
export type Notable = { fact: number; turn: number } & (
  | {
      kind: 'largest' | 'multiple' | 'friend'
      by: string
      to: string
      value: number
      cause: Phrase | null
    }
  | { kind: 'felled' | 'killed' | 'grappled' | 'pinned'; by: string[]; to: string }
  | {
      kind: 'spell'
      by: string
      /** On whom it took effect. */
      at: string[]
      /** Those it was meant for who saved, and to whom it did nothing. */
      withstood: string[]
      spell: string
      harm: SpellHarm[]
    }
  /** A spell that its caster lost before it was rolled, and why. */
  | { kind: 'spellLost'; by: string; spell: string; cause: Phrase | null }
  | { kind: 'fumble' | 'fled'; by: string }
)

/** A spell that worked, by the ids of those it was about. */
type NotableSpell = Extract<Notable, { kind: 'spell' }>
type NameOf = (id: string) => string

/** Names as a sentence lists them, each once. */
export const listNames = (ids: readonly string[], nameOf: NameOf): string =>
  new Intl.ListFormat('en-GB').format(new Set(ids.map(nameOf)))

const spellDeeds = ['wounds', 'fatigue', 'healed'] as const
type SpellDeed = (typeof spellDeeds)[number]

/** All points that a spell did, by what they were; those it did none of are left out. */
function deedsOf(
  harm: readonly Pick<SpellHarm, SpellDeed>[],
): { deed: SpellDeed; count: number }[] {
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
  nameOf: NameOf,
): { at: string; kind: 'spell' | 'spellAlone' | 'spellWithstood' } {
  const isWithstood = at.length === 0
  const names = new Set((isWithstood ? withstood : at).map(nameOf).filter((name) => name !== ''))
  const kind = isWithstood ? 'spellWithstood' : 'spell'
  const listed = new Intl.ListFormat('en-GB').format(names)
  return { at: listed, kind: names.size === 0 ? 'spellAlone' : kind }
}

/** The same as it is told in the account of a fight, where the points that it did count first. */
function tellSpell({ t }: Speaker, told: NotableSpell, nameOf: NameOf): string {
  const { at, kind } = spellTargets(told, nameOf)
  const gaps = { by: nameOf(told.by), spell: told.spell, at }
  const deeds = deedsOf(told.harm).map(({ deed, count }) => t(`summary.did.${deed}`, { count }))
  if (deeds.length === 0) return t(`summary.kind.${kind}`, gaps)
  const points = new Intl.ListFormat('en-GB').format(deeds)
  return t('summary.kind.spellHarm', { ...gaps, points })
}

/** A moment of a fight in a sentence, as the account of the fight has it; combatants by the names given. */
export function tellNotable(words: Speaker, notable: Notable, nameOf: NameOf): string {
  const { kind, by } = notable
  const key = `summary.kind.${kind}`
  switch (kind) {
    case 'largest':
    case 'friend':
      return words.t(key, { by: nameOf(by), to: nameOf(notable.to), count: notable.value })
    case 'multiple':
      return words.t(key, { by: nameOf(by), to: nameOf(notable.to), value: notable.value })
    case 'felled':
    case 'killed':
    case 'grappled':
    case 'pinned': {
      const to = nameOf(notable.to)
      return by.length === 0
        ? words.t(`${key}Alone`, { to })
        : words.t(key, { to, by: listNames(by, nameOf) })
    }
    case 'spell':
      return tellSpell(words, notable, nameOf)
    case 'spellLost':
      return words.t(key, { by: nameOf(by), spell: notable.spell })
    case 'fumble':
    case 'fled':
      return words.t(key, { by: nameOf(by) })
  }
}
