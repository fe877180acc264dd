import type { Notice } from '../campaign/workspace/workspace'
import type { Phrase } from '../shared/phrase'

let latest: Notice | null = null
let tell = (): void => undefined

/** What the game master was last to be told about the program itself. */
export function latestNotice(): Notice | null {
  return latest
}

/** Has `listener` called when there is something new to tell. */
export function onNotice(listener: () => void): void {
  tell = listener
}

/** Tells the game master something in the banner of their window, as soon as there is one. */
export function notify(words: Phrase): void {
  latest = { number: (latest?.number ?? 0) + 1, words }
  tell()
}
