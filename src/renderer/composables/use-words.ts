import { wordsSpeaker } from '../../rules/words'
import type { Speaker } from '../../shared/words/speaker'

// Told on the console, where tests look.
const words = wordsSpeaker((key) => console.error(`no words for "${key}"`))

/** Turns keys, phrases and facts into sentences. */
export function useWords(): Speaker {
  return words
}
