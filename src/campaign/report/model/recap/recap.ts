import { sidesOfMove, type Fact, type Ref } from '../../../../shared/fact'
import type { Speaker } from '../../../../shared/words/speaker'
import type { Entry } from '../../material/entries'
import type { Material } from '../../material/read'
import type { SessionNote } from '../../material/sessions'
import { looseEndsOf } from './loose-ends'
import type { Told } from '../fights/fight-story'
import { isFrame, storyAt, storyPlaces } from '../fights/fights'
import { moveDeed } from '../timeline/move-story'
import {
  contextOf,
  ended,
  lineIdOf,
  sessionTitle,
  tellFact,
  type ReportContext,
} from '../report-context'
import { isLasting, toldEntries } from '../timeline/told'
import { wayOf } from '../way'
import { rankOf } from './rank'
import { dull, withinWords, type Sentence } from './within-words'

/** Things that are still open, as many as are called to mind. */
const mostOpen = 3

type Mission = Material['missions'][number]

/** A turn of the evening: the line that was written down right before it says how it came about. */
const turn = /^(objective\.(reached|missed)|mission\.(briefed|begun|reported|closed|abandoned))$/

/** Lines as one sentence goes on with them, whatever each of them ended with. */
const listed = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/[.;:]$/, '')).join('; ')

const isBeginning = ({ fact: { kind } }: Entry) =>
  kind === 'mission.briefed' || kind === 'mission.begun'

/** Tells one evening; each of its sentences in one of its ways, the same whenever it is told. */
class Recap {
  readonly #context: ReportContext
  readonly #session: SessionNote
  readonly #entries: readonly Entry[]
  /** When a vow was sworn or kept, a journey begun or ended, a bond forged: what was done then weighs more. */
  readonly #lasting: ReadonlySet<string>
  #sentences = 0
  /** Missions of which it was told that they were on. */
  readonly #taken = new Set<string>()
  /** Where the story of each fight is told. */
  readonly #places: ReturnType<typeof storyPlaces>
  /** The line of the scene that is told, as players read it. */
  #scene: Sentence | undefined
  /** The last line that was written down, and in which scene. */
  #written: { line: Sentence; sceneId: string | null } | undefined
  /** A deed of which the next line says what came of it. */
  #tried: Sentence | undefined
  /** The deed of each that was told last: what somebody does again and again is told once. */
  readonly #deeds = new Map<string, string>()

  constructor(context: ReportContext, session: SessionNote) {
    this.#context = context
    this.#session = session
    const lasting = context.material.entries.filter(
      ({ fact }) => /^track\.(created|is\..+)$/.test(fact.kind) || isLasting(fact),
    )
    this.#lasting = new Set(lasting.map(({ at }) => at))
    // Whoever reads it aloud must not come upon a secret.
    const told = toldEntries(context)
    this.#places = storyPlaces(told)
    this.#entries = told.filter(({ sessionId, fact }) => sessionId === session.id && !fact.secret)
  }

  /**
   * A letter is written by those who were there, everything else tells of them. The way it is told must
   * not follow from what stands in it: that may be a name which its readers do not know.
   */
  #nextWay(): string {
    const way = wayOf(`${this.#session.id} ${this.#sentences++}`)
    return this.#context.audience === 'dispatch' ? 'letter' : way
  }

  #say(sentence: string, gaps: Record<string, string | number>): string {
    return this.#context.words.t(`report.recap.${sentence}.${this.#nextWay()}`, gaps)
  }

  #missionOf({ fact, missionId }: Entry): Mission | undefined {
    const id = fact.kind.startsWith('mission.') ? fact.about[0]?.id : missionId
    return this.#context.material.missions.find((each) => each.id === id)
  }

  /** Those who were there, by name. */
  #present(): string[] {
    const { attendance } = this.#session
    return attendance.filter(({ absent }) => !absent).map(({ name }) => name)
  }

  /**
   * That a mission was on, where the first of it happened; one that began this evening was not on before.
   * Whatever the evening opens with says who was there.
   */
  #takingUp(entry: Entry, isFirst: boolean): Sentence[] {
    const mission = this.#missionOf(entry)
    if (!mission || mission.status === 'drafted' || this.#taken.has(mission.id)) return []
    const begins = this.#entries.some(
      (each) => isBeginning(each) && this.#missionOf(each)?.id === mission.id,
    )
    if (begins && !isBeginning(entry)) return []
    this.#taken.add(mission.id)
    const own = isBeginning(entry) ? this.#ownWords(entry.id) : undefined
    if (own !== undefined) return own === '' ? [] : [{ rank: 1, text: ended(own), needs: [] }]
    const text = this.#tookOn(mission, { begins, isFirst })
    return [{ rank: isFirst ? 0 : 1, text, needs: [] }]
  }

  #tookOn(
    { client, name }: Mission,
    { begins, isFirst }: Record<'begins' | 'isFirst', boolean>,
  ): string {
    const there = isFirst ? this.#present() : []
    const who = new Intl.ListFormat('en-GB').format(there)
    const sentence = `${begins ? 'begun' : 'goneOn'}${who === '' ? '' : 'By'}`
    const forWhom = client === '' ? '' : this.#context.words.t('report.recap.forWhom', { client })
    return this.#say(sentence, { who, forWhom, mission: name })
  }

  /** What was reached, or missed, is told together, where the last of it happened. */
  #objectives(entry: Entry): string | null {
    const own = this.#entries.filter(
      ({ id, fact }) => fact.kind === entry.fact.kind && this.#ownWords(id) === undefined,
    )
    if (own.at(-1)?.id !== entry.id) return null
    const what = listed(own.map(({ fact }) => fact.about[0]?.name ?? ''))
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

  #mission(entry: Entry): string {
    const { kind, to } = entry.fact
    const mission = this.#missionOf(entry)
    if (!mission || kind !== 'mission.reported') return tellFact(this.#context, entry.fact)
    const end = this.#say(`ended.${String(to)}`, { mission: mission.name })
    return this.#isLate(entry, mission.id) ? `${end} ${this.#say('late', {})}` : end
  }

  /** The game master's own words for a line; empty where they left it out. */
  #ownWords(id: number): string | undefined {
    return this.#context.material.lines.get(lineIdOf(id))
  }

  /** What became of a vow, a journey, a clock. */
  #track(fact: Fact): string {
    const { audience, words } = this.#context
    if (audience === 'dispatch') return tellFact(this.#context, fact)
    const state = fact.kind.slice('track.is.'.length)
    return words.t(`report.recap.track.${state}`, { name: fact.about[0]?.name ?? '' })
  }

  #text(entry: Entry): string | null {
    const { fact } = entry
    if (/^objective\.(reached|missed)$/.test(fact.kind)) return this.#objectives(entry)
    if (fact.kind.startsWith('mission.')) return this.#mission(entry)
    if (fact.kind.startsWith('track.is.')) return this.#track(fact)
    return tellFact(this.#context, fact)
  }

  /**
   * A move as a deed, where there are words for it; what lasts of it weighs more, and what it was for: that is
   * told with the line right after it.
   */
  #deed(entry: Entry, next: Entry | undefined): Sentence[] {
    const own = this.#ownWords(entry.id)
    if (own !== undefined) return own === '' ? [] : [{ rank: 4, text: ended(own), needs: [] }]
    const deed = moveDeed(this.#context.words, entry)
    const who = sidesOfMove(entry.fact).doer?.id ?? ''
    if (deed === null || this.#deeds.get(who) === deed) return []
    this.#deeds.set(who, deed)
    const why = entry.fact.with?.['why']
    const rank = this.#lasting.has(entry.at) ? 1 : why ? 5 : dull
    const sentence = { rank, text: /[.!?…]$/.test(deed) ? deed : `${deed}.`, needs: [] }
    this.#tried = why && next?.fact.kind === 'note.written' ? sentence : undefined
    return [sentence]
  }

  /** Those who did something at that moment for which there are words. */
  #doersAt(at: string): Ref[] {
    return this.#entries
      .filter((each) => each.at === at && each.fact.kind === 'move.made')
      .filter((each) => moveDeed(this.#context.words, each) !== null)
      .flatMap(({ fact }) => sidesOfMove(fact).doer ?? [])
  }

  /** Whether a deed has told already what became of a track. */
  #isToldByDeed({ at, fact: { kind } }: Entry): boolean {
    return kind.startsWith('track.is.') && this.#doersAt(at).length > 0
  }

  /** Whether a deed of somebody else's left something with them that stays: it tells of whoever did it alone. */
  #isLeftByDeed({ at, fact }: Entry): boolean {
    const doers = isLasting(fact) ? this.#doersAt(at) : []
    return doers.length > 0 && doers.every(({ id }) => id !== fact.about[0]?.id)
  }

  /** Whether the story of a fight tells of a death in it, on the same evening. */
  #isToldByStory({ encounterId, fact }: Entry): boolean {
    if (fact.kind !== 'death.died') return false
    const frame = this.#entries.find(({ id }) => id === this.#places.get(encounterId))
    const { story = [] } = (frame && storyAt(this.#context, this.#places, frame)) ?? {}
    return story.some(({ kind, fell }) => kind === 'killed' && fell === fact.about[0]?.id)
  }

  /** The sentences of a fight: how it began and ended come first, and who fell. One without any is named. */
  #fight(entry: Entry): Sentence[] {
    const fought = storyAt(this.#context, this.#places, entry)
    if (fought) {
      const { fight, story } = fought
      const rankIn = ({ kind, fell }: Told) => {
        if (fell !== undefined) return fight.characterOf.get(fell) ? 1 : 3
        return kind === 'opening' || kind === 'ending' ? 1 : 5
      }
      const told = story.map((each): Sentence => ({
        rank: rankIn(each),
        text: each.text,
        needs: [],
      }))
      // Nobody would know what it was that ended.
      const fall = told[story.findLastIndex(({ fell }) => fell !== undefined)]
      if (fall && story.at(-1)?.kind === 'ending') told.at(-1)?.needs.push(fall)
      return told
    }
    const name = this.#context.material.encounters.get(entry.encounterId ?? '')
    const built = name ? this.#say('fight', { name }) : tellFact(this.#context, entry.fact)
    const text = this.#ownWords(entry.id) ?? built
    return text === '' ? [] : [{ rank: 1, text: ended(text), needs: [] }]
  }

  #happeningOf(entry: Entry, next: Entry | undefined): Sentence[] {
    const { kind } = entry.fact
    if (isFrame(entry)) return this.#fight(entry)
    if (kind === 'move.made') return this.#deed(entry, next)
    const rank = this.#isLeftByDeed(entry) ? 1 : rankOf(entry.fact)
    if (rank === undefined || this.#isToldByDeed(entry) || this.#isToldByStory(entry)) return []
    const text = this.#ownWords(entry.id) ?? this.#text(entry)
    if (text === null || text === '') return []
    const sentence: Sentence = { rank, text: ended(text), needs: [] }
    if (kind === 'note.written') return [this.#goneOnWith(sentence, entry, next)]
    // How a mission ended is told with what was written down last before it did, where it did.
    const isEnd = /^mission\.(closed|reported)$/.test(kind)
    if (isEnd && this.#written?.sceneId === entry.sceneId) sentence.needs.push(this.#written.line)
    return [sentence]
  }

  /**
   * A line that was written down, with the one before it where it is about somebody named there: “She …”. It
   * weighs more where a turn follows it, and at the end of the evening.
   */
  #goneOnWith(line: Sentence, { id, sceneId }: Entry, next: Entry | undefined): Sentence {
    const goesOn = this.#context.words.t('report.recap.goesOn').split(', ')
    const [first = ''] = line.text.split(' ')
    if (this.#written && goesOn.includes(first)) line.needs.push(this.#written.line)
    const last = this.#entries.findLast(({ fact: { kind } }) => kind === 'note.written')
    if (last?.id === id || (next && turn.test(next.fact.kind))) line.rank = 2
    this.#tried?.needs.push(line)
    this.#tried = undefined
    this.#written = { line, sceneId }
    return line
  }

  /** The line of a scene that has not been told yet: what happens in it is told after that. */
  #sceneLine({ sceneId }: Entry): Sentence[] {
    const mood = this.#context.material.scenes.get(sceneId ?? '')?.mood ?? ''
    const text = mood === '' ? '' : ended(mood)
    if (text === (this.#scene?.text ?? '')) return []
    this.#scene = text === '' ? undefined : { rank: null, text, needs: [] }
    return this.#scene ? [this.#scene] : []
  }

  #happened(): Sentence[] {
    const happened: Sentence[] = []
    for (const [at, entry] of this.#entries.entries()) {
      const next = this.#entries[at + 1]
      const own = this.#happeningOf(entry, next?.sceneId === entry.sceneId ? next : undefined)
      if (own.length === 0 && !isBeginning(entry)) continue
      happened.push(...this.#takingUp(entry, happened.length === 0), ...this.#sceneLine(entry))
      if (this.#scene) for (const each of own) each.needs.push(this.#scene)
      happened.push(...own)
    }
    return happened
  }

  /** Who was there, where nothing else says so. */
  #opening(happened: readonly Sentence[]): Sentence[] {
    const there = this.#present()
    if (there.length === 0 || happened.some(({ rank }) => rank === 0)) return []
    const who = new Intl.ListFormat('en-GB').format(there)
    return [{ rank: 0, text: this.#say('there', { who, count: there.length }), needs: [] }]
  }

  /** What the evening left open; of one among many nobody asks any more. */
  #openEnds(): Sentence[] {
    if (this.#context.scope !== 'session') return []
    const open = looseEndsOf(this.#context).slice(0, mostOpen)
    if (open.length === 0) return []
    return [{ rank: 3, text: this.#say('open', { open: listed(open) }), needs: [] }]
  }

  sentences(): Sentence[] {
    const happened = this.#happened()
    return [...this.#opening(happened), ...happened, ...this.#openEnds()]
  }
}

/**
 * An evening in at most 150 words, to be read aloud as it stands, in the order in which it happened: who
 * was there, what was written down, vows, fights and falls, what is open. It says nothing that the
 * report for this audience does not say.
 */
export function recapOf(context: ReportContext, session: SessionNote): string[] {
  return withinWords(new Recap(context, session).sentences())
}

/**
 * The first evening of what was read, told in short without the rest of its report: its name and its
 * sentences. Nothing where there is no evening.
 */
export function recapAlone(material: Material, words: Speaker) {
  const [session] = material.sessions
  if (!session) return undefined
  const context = contextOf(material, words)
  const recap = {
    title: sessionTitle(context, session),
    sentences: recapOf(context, session),
  }
  return material.aliases.inData(recap)
}
