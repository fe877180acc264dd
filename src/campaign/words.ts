import { hasWords, wordsSpeaker } from '../rules/words'
import { phraseSchema } from '../shared/phrase'

/** Speaks the same words as the screen, for what is written to a file. */
export const words = wordsSpeaker(() => undefined)

/** A phrase that somebody hands in: only one that there are words for. */
export const knownPhraseSchema = phraseSchema.refine(({ key }) => hasWords(key))
