import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { phrase, type Phrase } from '../../shared/phrase'

/** Letters of an unreadable text that the banner shows. */
const shown = 300

/** What has failed below the rules (disk, lock, corruption): shown as a banner until dismissed. */
export const useTrouble = defineStore('trouble', () => {
  const current = shallowRef<Phrase | null>(null)

  /** Shows the banner. `phrase` says what was kept and what to do. */
  function raise(phrase: Phrase): void {
    current.value = phrase
  }

  let failure: Phrase | null = null

  /** Shows that a command has failed, until another one lands. */
  function raiseFailure(phrase: Phrase): void {
    raise(phrase)
    failure = phrase
  }

  /** A command has landed: what the last one failed at is over. */
  function settleFailure(): void {
    if (current.value === failure) dismiss()
  }

  const told = new Set<string>()

  /** Tells once of each text that could not be read and so is missing from an answer. */
  function raiseLeftOut(texts: readonly string[]): void {
    const fresh = texts.find((text) => !told.has(text))
    for (const text of texts) told.add(text)
    if (fresh !== undefined) raise(phrase('trouble.leftOut', { text: fresh.slice(0, shown) }))
  }

  function dismiss(): void {
    current.value = null
  }

  return { current, raise, raiseFailure, settleFailure, raiseLeftOut, dismiss }
})
