import { lentFigures } from '../../../../../rules/cold-iron/combatant/lent'
import type { LentNames, SpellChange } from '../../../../../rules/cold-iron/spells/changes'
import { signed } from '../../../../composables/format/figures'

type Words = (key: string) => string

/** What the figures that a spell may change are called where they are typed; a catalogue lists them. */
export function lentNames(t: Words): LentNames {
  const lists = lentFigures.map((id) => [id, t(`coldIron.lentWords.${id}`).split(', ')] as const)
  return Object.fromEntries(lists) as unknown as LentNames
}

/** What a spell changes, as it would be typed. */
export function changesWords(changes: readonly SpellChange[], t: Words): string {
  return changes
    .map(({ figure, plus }) => `${t(`coldIron.lent.${figure}`)} ${signed(plus)}`)
    .join(', ')
}
