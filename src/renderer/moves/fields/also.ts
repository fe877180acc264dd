import { hasWords } from '../../../rules/words'
import type { Speaker } from '../../../shared/words/speaker'

/**
 * What else a move or an act of a rule system is found by, where the words of its system say so; `titleKey`
 * is that of its title.
 */
export function alsoOfRule(
  { t }: Pick<Speaker, 't'>,
  titleKey: string,
  id: string,
): { also?: string } {
  const key = `${titleKey.split('.')[0] ?? ''}.also.${id}`
  return hasWords(key) ? { also: t(key) } : {}
}
