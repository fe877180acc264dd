import type { Speaker } from '../../shared/words/speaker'
import { knownCategory, subtypeKey, type DangerType } from './danger-types'

/** The words of a danger's type: those of the catalogue where it is a known one. */
export function typeWords(danger: DangerType, { t }: Speaker): string {
  const category = knownCategory(danger)
  const subtype = subtypeKey(danger)
  return [
    category ? t(`dangerType.${category.id}.name`) : danger.category,
    subtype ? t(`${subtype}.name`) : danger.subtype,
  ]
    .filter((words) => words !== '')
    .join(' · ')
}

/** What a danger wants: as written, or else as its type has it. */
export function impulseWords(danger: DangerType & { impulse: string }, { t }: Speaker): string {
  const subtype = subtypeKey(danger)
  if (danger.impulse !== '' || !subtype) return danger.impulse
  return t(`${subtype}.impulse`)
}
