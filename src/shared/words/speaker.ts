import type { Fact } from '../fact'
import type { Phrase } from '../phrase'

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

/** A gap that names a message by its dotted key; a note that only begins with a sign does not. */
const namesMessage = /^@[\w-]+(\.[\w-]+)+$/

/** Gaps for what somebody is called, which is said as it stands, whatever it looks like. */
const forNames = new Set(['name', 'who', 'whom'])

/**
 * Makes a speaker. A gap whose value is `@` and a dotted key names another message and is said in its
 * words, with the other gaps for its own, unless it is one for names; a negative number gets its proper
 * minus. A fact is told by the entry `fact.<kind>`, whose gaps are `who` and `whom` (the first two it is
 * about), `from`, `to`, `cause`, and whatever the fact itself carries.
 */
export function speaker(translate: Translate): Speaker {
  const said = (value: string | number, others: Gaps): string | number => {
    if (typeof value === 'number') return value < 0 ? `−${-value}` : value
    return namesMessage.test(value) ? t(value.slice(1), others) : value
  }
  const t = (key: string, gaps: Gaps = {}): string => {
    const filled = Object.entries(gaps).map(([name, value]) => {
      const others = Object.entries(gaps).filter(([other]) => other !== name)
      if (forNames.has(name) && typeof value === 'string') return [name, value]
      return [name, said(value, Object.fromEntries(others))]
    })
    return translate(key, Object.fromEntries(filled))
  }
  const say = (phrase: Phrase) => t(phrase.key, phrase.with)
  const tell = ({ kind, about: [who, whom], from, to, cause, with: own }: Fact) =>
    t(`fact.${kind}`, {
      who: who?.name ?? '',
      whom: whom?.name ?? '',
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(cause ? { cause: say(cause) } : {}),
      ...own,
    })
  return { t, say, tell }
}
