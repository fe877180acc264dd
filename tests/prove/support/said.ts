import { expect } from 'vitest'
import type { CampaignFile } from '../../../src/campaign/file/campaign-file'
import { storedPhrase } from '../../../src/campaign/file/stored'
import { words } from '../../../src/campaign/words'
import type { Fact } from '../../../src/shared/fact'
import type { Phrase } from '../../../src/shared/phrase'
import { looksLikeKey } from './inputs'

/** The words of the key that a typed text looks like. */
const itsWords = words.t(looksLikeKey.slice(1))
const namesMessage = /(?:^|\s)@[a-zA-Z]+(\.\w+)+/

/** Whether a text that somebody typed was said as a message, or a message as its key. */
function isMisread(said: string): boolean {
  return said.includes(itsWords) || namesMessage.test(said.replaceAll(looksLikeKey, ''))
}

/** What the history and the journal of a campaign tell. */
function told(file: CampaignFile): string[] {
  const { value } = file.read((read) => ({
    labels: read.all<{ label: string }>('SELECT DISTINCT label FROM batch'),
    facts: read.all<{ fact: string }>('SELECT fact FROM journal'),
  }))
  const facts = value.facts.map(({ fact }) => JSON.parse(fact) as Fact)
  return [
    ...value.labels.map(({ label }) => words.say(storedPhrase(label))),
    ...facts.map((fact) => words.tell(fact)),
    ...facts.flatMap(({ terms = [] }) => terms.map(({ label }) => words.say(label))),
  ]
}

/** Everything that is told says what was typed as it was typed, and messages in their words; refusals too. */
export function expectSaidAsTyped(file: CampaignFile, refusals: readonly Phrase[]): void {
  const said = [...told(file), ...refusals.map((each) => words.say(each))]
  expect([...new Set(said.filter(isMisread))].join('\n')).toBe('')
}
