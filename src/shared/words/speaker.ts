import type { Fact } from '../fact'
import { figure } from '../figure'
import { withoutLinks } from '../note/note-text'
import type { Phrase } from '../phrase'
import { readGap, type Naming } from './naming'

/** What fills the gaps of a message. */
export type Gaps = Record<string, string | number>

/** Looks a key up in the catalogues and fills its gaps. */
export type Translate = (key: string, gaps: Gaps) => string

/** Turns keys, phrases and facts into sentences. */
export interface Speaker {
  /** Words of a catalogue key. */
  t(key: string, gaps?: Gaps): string
  /** Words of a phrase that a rule, a command or a refusal speaks in. */
  say(phrase: Phrase): string
  /** Words of a journal fact. */
  tell(fact: Fact): string
}

/**
 * What tells a move: its dice, and how they went where they go well or badly; one without dice has no
 * figures to tell. Somebody may have said what it was for.
 */
function moveEntryOf({ dice, with: own }: Fact): string {
  const made = own?.['unmade'] === undefined ? 'made' : 'unmade'
  const rolled = own?.['band'] === 'told' ? 'fell' : made
  const way = dice?.faces.length === 0 ? 'done' : rolled
  return own?.['why'] === undefined ? `fact.move.${way}` : `fact.move.${way}For`
}

/** What tells what became of holds: with what was asked and answered, where that was said. */
function entryOfHold(kind: string, own: Fact['with']): string {
  // A pool on the sheet says by its figure what went.
  if (kind === 'hold.dropped' && own?.['count'] !== undefined) return 'fact.hold.droppedOver'
  return own?.['said'] === undefined ? `fact.${kind}` : `fact.${kind}Said`
}

/** What tells a fact that has words of its own by what it came to; undefined for any other. */
function entryByWhat({ kind, from, to, with: own }: Fact): string | undefined {
  if (kind === 'gmMove.made' && own?.['note'] === '') return 'fact.gmMove.done'
  if (kind.startsWith('hold.')) return entryOfHold(kind, own)
  if (kind === 'reminder.letGo' && own?.['isDone'] !== undefined) return 'fact.reminder.done'
  return kind === 'blow.landed' && from === to ? 'fact.blow.stopped' : undefined
}

/** What tells a fact: a blow that cost nothing, and a mark that joined a list of a sheet or left it, have no figures to tell. */
function entryOf(fact: Fact): string {
  const { kind, from, to, cause, with: own } = fact
  if (kind === 'move.made') return moveEntryOf(fact)
  if (kind !== 'sheet.changed') return entryByWhat(fact) ?? `fact.${kind}`
  if (from !== '' && to !== '') return cause ? 'fact.sheet.changedBy' : 'fact.sheet.changed'
  if (own?.['isGone'] !== undefined)
    return from === '' ? 'fact.sheet.parted' : 'fact.sheet.regained'
  return from === '' ? 'fact.sheet.gained' : 'fact.sheet.lost'
}

/**
 * Makes a speaker. A gap that `naming` lists and whose value is `@` and a dotted key names another message
 * and is said in its words, with the other gaps for its own; a negative number gets its proper minus. A fact is told by the entry `fact.<kind>`, whose gaps are `who` and `whom` (the first two it is
 * about), `from`, `to`, `cause`, and whatever the fact itself carries.
 */
export function speaker(translate: Translate, naming: Naming): Speaker {
  const t = (key: string, gaps: Gaps = {}): string => {
    const said = (name: string, value: string | number): string | number => {
      if (typeof value === 'number') {
        // A plural is picked by a number that is written as it is.
        const written = figure(value)
        return written === `${value}` ? value : written
      }
      const read = readGap(naming, key, name, value)
      if ('text' in read) return withoutLinks(read.text)
      const others = Object.entries(gaps).filter(([other]) => other !== name)
      return t(read.key, Object.fromEntries(others))
    }
    const filled = Object.entries(gaps).map(([name, value]) => [name, said(name, value)])
    return translate(key, Object.fromEntries(filled))
  }
  const say = (phrase: Phrase) => t(phrase.key, phrase.with)
  const tell = (fact: Fact) => {
    const { about, from, to, cause, with: own } = fact
    const [who, whom] = about
    const line = t(entryOf(fact), {
      who: who?.name ?? '',
      whom: whom?.name ?? '',
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(cause ? { cause: say(cause) } : {}),
      ...own,
    })
    // What was done without dice has no figures of its own to tell.
    const isDone = fact.kind === 'act.done' || entryOf(fact).startsWith('fact.move.done')
    const told = isDone ? (fact.told ?? []) : []
    return told.length === 0 ? line : `${line}. ${told.map(say).join(' ')}`
  }
  return { t, say, tell }
}
