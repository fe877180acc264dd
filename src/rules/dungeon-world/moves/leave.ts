import { phrase, type Phrase } from '../../../shared/phrase'
import type { Ask } from '../../moves/ask'

const letGo = { value: 'letGo', label: phrase('runner.ask.unpaid.letGo') }

/**
 * Something that only the GM can let pass; it is called as its words are, below the game's own. Where the move
 * goes on without that as well, `otherwise` says how.
 */
export const leave = (words: string, rule: string, otherwise?: Phrase): Ask => ({
  id: words.slice(words.lastIndexOf('.') + 1),
  rule,
  who: 'gm',
  label: phrase(`dungeonWorld.${words}`),
  ...(otherwise ? { usual: 'holds' } : {}),
  kind: {
    type: 'choice',
    values: [...(otherwise ? [{ value: 'holds', label: otherwise, isUntold: true }] : []), letGo],
  },
})
