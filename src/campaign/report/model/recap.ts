import type { Fact } from '../../../shared/fact'
import type { Speaker } from '../../../shared/words/speaker'
import type { Entry } from '../material/entries'
import type { Material } from '../material/read'
import type { SessionNote } from '../material/sessions'
import { looseEndsOf } from './loose-ends'
import { fightOf } from './fights'
import { moveCourse, moveStory } from './move-story'
import { contextOf, ended, lineIdOf, tellFact, type ReportContext } from './report-context'
import type { Report } from './schema'
import { sessionTitle, toldEntries } from './timeline'
import { wayOf } from './way'

/** Words that a recap has at the most: it is read aloud while everybody sits down. */
export const mostWords = 150
/** Things that are still open, as many as are called to mind. */
const mostOpen = 3

type Mission = Material['missions'][number]

/** A sentence of a recap; the lower its rank, the sooner it is kept. */
interface Sentence {
  rank: number
  text: string
  /** The same in fewer words, where there is no room for all of them. */
  short?: string
  /** Whether it says that something was left out: it stands only where something was. */
  isMore?: boolean
}

/** What is told first of what happened; what is not named here is left to the report. */
const ranks: readonly [RegExp, number][] = [
  [
    /^(death\.died|mission\.(closed|abandoned|reported)|objective\.(reached|missed)|deadline\.passed|track\.is\..+)$/,
    1,
  ],
  [/^(note\.written|milestone\.awarded|portent\.cameTrue|stake\.answered)/, 2],
  [/^mission\.(briefed|begun|reopened)$/, 3],
  [/^move\.made$/, 4],
]

/** How soon a fact is kept; undefined for one that is left to the report. */
function rankOf({ kind, told }: Fact): number | undefined {
  if (kind === 'sheet.changed' && told) return 2
  return ranks.find(([kinds]) => kinds.test(kind))?.[1]
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** What a recap is made of: an evening, and what its report tells of its fights. */
interface Evening {
  session: SessionNote
  fights: Report['fights']
}

/** Tells one evening; each of its sentences in one of its ways, the same whenever it is told. */
class Recap {
  readonly #context: ReportContext
  readonly #told: Evening
  readonly #entries: readonly Entry[]
  #sentences = 0
  /** Missions whose beginning was told. */
  readonly #begun = new Set<string>()

  constructor(context: ReportContext, told: Evening) {
    this.#context = context
    this.#told = told
    const { session } = told
    this.#entries = toldEntries(context).filter(({ sessionId }) => sessionId === session.id)
  }

  /**
   * A letter is written by those who were there, everything else tells of them. The way it is told must
   * not follow from what stands in it: that may be a name which its readers do not know.
   */
  #nextWay(): string {
    const way = wayOf(`${this.#told.session.id} ${this.#sentences++}`)
    return this.#context.audience === 'dispatch' ? 'letter' : way
  }

  #say(sentence: string, gaps: Record<string, string | number>): string {
    return this.#context.words.t(`report.recap.${sentence}.${this.#nextWay()}`, gaps)
  }

  #missionOf({ fact, missionId }: Entry): Mission | undefined {
    const id = fact.kind.startsWith('mission.') ? fact.about[0]?.id : missionId
    return this.#context.material.missions.find((each) => each.id === id)
  }

  /** Who was there, and what for: the first mission that the evening had to do with. */
  #opening(): Sentence[] {
    const { session } = this.#told
    const there = session.attendance.filter(({ absent }) => !absent).map(({ name }) => name)
    const who = new Intl.ListFormat('en-GB').format(there)
    const mission = this.#entries
      .map((entry) => this.#missionOf(entry))
      .find((each) => each !== undefined)
    if (who === '') return []
    if (!mission) return [{ rank: 0, text: this.#say('there', { who, count: there.length }) }]
    this.#begun.add(mission.id)
    const { client, name } = mission
    const sentence = client === '' ? 'errand' : 'errandFor'
    return [{ rank: 0, text: this.#say(sentence, { who, client, mission: name }) }]
  }

  /** What was reached, or missed, is told together, where the last of it happened. */
  #objectives(entry: Entry): string | null {
    const own = this.#entries.filter(
      ({ id, fact }) => fact.kind === entry.fact.kind && this.#ownWords(id) === undefined,
    )
    if (own.at(-1)?.id !== entry.id) return null
    const what = own.map(({ fact }) => fact.about[0]?.name ?? '').join('; ')
    return this.#say(entry.fact.kind === 'objective.reached' ? 'reached' : 'missed', { what })
  }

  /** Whether a mission was over after its deadline only, and the evening has not told that yet. */
  #isLate({ day }: Entry, missionId: string): boolean {
    const due = this.#context.material.deadlines.get(missionId)
    const isTold = this.#entries.some(
      ({ fact }) => fact.kind === 'deadline.passed' && fact.about[0]?.id === missionId,
    )
    return due !== undefined && day !== null && day > due && !isTold
  }

  #mission(entry: Entry): string | null {
    const { kind, to } = entry.fact
    const mission = this.#missionOf(entry)
    if (!mission) return tellFact(this.#context, entry.fact)
    const { id, name } = mission
    if (kind === 'mission.briefed' || kind === 'mission.begun') {
      if (this.#begun.has(id)) return null
      this.#begun.add(id)
      return this.#say('begun', { mission: name })
    }
    if (kind === 'mission.reported') {
      const end = this.#say(`ended.${String(to)}`, { mission: name })
      return this.#isLate(entry, id) ? `${end} ${this.#say('late', {})}` : end
    }
    return tellFact(this.#context, entry.fact)
  }

  /** The game master's own words for a line; empty where they left it out. */
  #ownWords(id: number): string | undefined {
    return this.#context.material.lines.get(lineIdOf(id))
  }

  #text(entry: Entry): string | null {
    const { fact } = entry
    if (/^objective\.(reached|missed)$/.test(fact.kind)) return this.#objectives(entry)
    if (fact.kind.startsWith('mission.')) return this.#mission(entry)
    if (fact.kind === 'move.made') return moveStory(this.#context.words, entry)
    return tellFact(this.#context, fact)
  }

  /** The sentences of a fight: how it began and ended come first. */
  #fight({ encounterId }: Entry): Sentence[] {
    const at = this.#context.material.fights.findIndex(({ id }) => id === encounterId)
    const story = this.#told.fights[at]?.story ?? []
    return story.map((text, at) => {
      return { rank: at === 0 || at === story.length - 1 ? 1 : 3, text }
    })
  }

  #sentencesOf(entry: Entry): Sentence[] {
    const { kind } = entry.fact
    if (kind === 'fight.begun') return this.#fight(entry)
    const rank = rankOf(entry.fact)
    if (rank === undefined) return []
    const own = this.#ownWords(entry.id)
    const text = own ?? this.#text(entry)
    if (text === null || text === '') return []
    const isMove = kind === 'move.made' && own === undefined
    const short = isMove ? { short: moveCourse(this.#context.words, entry) } : {}
    return [{ rank, text: ended(text), ...short }]
  }

  /** What the evening left open; of one among many nobody asks any more. */
  #openEnds(): Sentence[] {
    if (this.#context.scope !== 'session') return []
    const open = looseEndsOf(this.#context).slice(0, mostOpen)
    if (open.length === 0) return []
    const key = `report.recap.open.${this.#nextWay()}`
    const [text = '', short = ''] = [open, open.slice(0, 1)].map((ends) =>
      this.#context.words.t(key, { open: ends.join('; ') }),
    )
    return [{ rank: 0, text, short }]
  }

  sentences(): Sentence[] {
    const happened = [
      ...this.#opening(),
      ...this.#entries.flatMap((entry) => this.#sentencesOf(entry)),
    ]
    const open = this.#openEnds()
    return [...happened, { rank: 0, text: this.#say('more', {}), isMore: true }, ...open]
  }
}

/** What is told of each sentence that has room: each in short first, then in all its words. */
function told(sentences: readonly Sentence[]): Map<Sentence, string> {
  const texts = new Map<Sentence, string>()
  let left = mostWords
  const byRank = sentences.toSorted((one, other) => one.rank - other.rank)
  const tell = (sentence: Sentence, text: string) => {
    const count = wordsIn(text) - wordsIn(texts.get(sentence) ?? '')
    if (count > left) return
    left -= count
    texts.set(sentence, text)
  }
  for (const sentence of byRank) tell(sentence, sentence.short ?? sentence.text)
  for (const sentence of byRank) if (texts.has(sentence)) tell(sentence, sentence.text)
  return texts
}

/**
 * The sentences that have room together, what matters most kept first, in the order of the evening; where
 * something was left out, that is said.
 */
function withinWords(sentences: readonly Sentence[]): string[] {
  const events = sentences.filter(({ isMore = false }) => !isMore)
  const all = told(events)
  const isWhole = events.every((sentence) => all.get(sentence) === sentence.text)
  const texts = isWhole ? all : told(sentences)
  return sentences.flatMap((sentence) => texts.get(sentence) ?? [])
}

/**
 * An evening in at most 150 words, sentence by sentence: who was there and what for, what happened,
 * how it ended, what is open. It says nothing that the report for this audience does not say.
 */
export function recapOf(context: ReportContext, evening: Evening): string[] {
  return withinWords(new Recap(context, evening).sentences())
}

/**
 * The first evening of what was read, told in short without the rest of its report: its name and its
 * sentences. Nothing where there is no evening.
 */
export function recapAlone(material: Material, words: Speaker) {
  const [session] = material.sessions
  if (!session) return undefined
  const context = contextOf(material, words)
  const fights = material.fights.map((fight) => fightOf(context, fight))
  const recap = {
    title: sessionTitle(context, session),
    sentences: recapOf(context, { session, fights }),
  }
  return material.aliases.inData(recap)
}
