import { phrase } from '../../../shared/phrase'
import type { Ask } from '../../moves/ask'

/** Something that only the GM can let pass; it is called as its words are, below the game's own. */
export const leave = (words: string, rule: string): Ask => ({
  id: words.slice(words.lastIndexOf('.') + 1),
  rule,
  who: 'gm',
  label: phrase(`dungeonWorld.${words}`),
  kind: { type: 'choice', values: [{ value: 'letGo', label: phrase('runner.ask.unpaid.letGo') }] },
})
