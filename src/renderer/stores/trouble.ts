import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { phrase, type Phrase } from '../../shared/phrase'

/** Letters of an unreadable text that the banner shows. */
const shown = 300

/** Whom a message is about: the open campaign, or the program, whatever is open. */
type About = 'campaign' | 'program'

/**
 * What has failed below the rules (disk, lock, corruption): shown as a banner until it is dismissed, or
 * what it is about is over.
 */
export const useTrouble = defineStore('trouble', () => {
  const current = shallowRef<Phrase | null>(null)

  let about: About = 'campaign'

  /** Shows the banner. `phrase` says what was kept and what to do. */
  function raise(phrase: Phrase, whom: About = 'campaign'): void {
    current.value = phrase
    about = whom
  }

  /** What was wrong is so no more; another message stays. */
  function settle(phrase: Phrase | null): void {
    if (current.value === phrase) dismiss()
  }

  /** Another campaign is open, or none: what was said of the last one goes with it. */
  function leaveCampaign(): void {
    if (about === 'campaign') dismiss()
    leftOut.clear()
    told.clear()
  }

  /** The texts that each question could not read, as far as it was asked. */
  const leftOut = new Map<string, readonly string[]>()
  const told = new Map<string, Phrase>()
  let failure: Phrase | null = null

  /** Shows that a command has failed, until another one lands. */
  function raiseFailure(phrase: Phrase): void {
    raise(phrase)
    failure = phrase
  }

  /** A command has landed: what the last one failed at is over. */
  function settleFailure(): void {
    settle(failure)
  }

  /**
   * Tells once of each text that could not be read and so is missing from the answer to a question,
   * until no question misses it any more.
   */
  function raiseLeftOut(question: string, texts: readonly string[]): void {
    leftOut.set(question, texts)
    const missing = new Set([...leftOut.values()].flat())
    for (const [text, words] of told) {
      if (missing.has(text)) continue
      settle(words)
      told.delete(text)
    }
    const [fresh] = texts.filter((text) => !told.has(text))
    for (const text of texts) {
      if (!told.has(text)) told.set(text, phrase('trouble.leftOut', { text: text.slice(0, shown) }))
    }
    const words = fresh === undefined ? undefined : told.get(fresh)
    if (words) raise(words)
  }

  function dismiss(): void {
    current.value = null
  }

  return {
    current,
    raise,
    settle,
    leaveCampaign,
    raiseFailure,
    settleFailure,
    raiseLeftOut,
    dismiss,
  }
})
