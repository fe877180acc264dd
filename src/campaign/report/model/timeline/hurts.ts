import { ruleSystems } from '../../../../rules'
import type { FieldWords } from '../../../../rules/system/sheet/guide'
import type { Fact } from '../../../../shared/fact'
import type { Entry } from '../../material/entries'
import type { ReportContext } from '../report-context'

/** The sentences of one kind that the systems have for what becomes of their figures. */
const sentencesIn = (of: (words: FieldWords) => Partial<Record<string, string>> | undefined) =>
  new Set(
    ruleSystems.flatMap(({ fields = {} }) =>
      Object.values(fields).flatMap((words) => Object.values(of(words) ?? {})),
    ),
  )

/** Those that say that somebody was hurt, those of them that one of several fell, and why a figure rose. */
const hurts = sentencesIn(({ hurt }) => hurt)
const losses = sentencesIn(({ hurt, isLoss }) => (isLoss ? hurt : undefined))
const rises = sentencesIn(({ rises }) => rises)

const says = ({ told = [] }: Fact, sentences: ReadonlySet<string | undefined>) =>
  told.some(({ key }) => sentences.has(key.slice(0, key.lastIndexOf('.'))))

/** The figures that say how badly somebody is hurt, by their names in a fact, and which way is worse. */
const worse = new Map(
  ruleSystems.flatMap(({ fields = {} }) =>
    Object.values(fields).flatMap(({ label, ofOne, hurt }): [string, number][] =>
      hurt ? [label, ofOne].map((name) => [`@${name}`, hurt.less ? -1 : 1]) : [],
    ),
  ),
)

/** The names in a fact of those figures that outlive a fight and say something of somebody. */
const lastingWith = (says: 'isHarm' | 'isWeariness') =>
  new Set(
    ruleSystems.flatMap(({ combat }) =>
      (combat?.recovery?.figures ?? []).flatMap((figure) =>
        figure[says] ? [`@${figure.label.key}`] : [],
      ),
    ),
  )

/** Those that say how badly somebody is hurt, and how tired they are. */
const lasting = lastingWith('isHarm')
const wearying = lastingWith('isWeariness')

const isOfLasting = ({ kind }: Fact) => kind === 'condition.changed' || kind === 'condition.left'

/** Which way is worse for the figure that a fact is of: 1 for up, -1 for down, 0 for one that tells of no harm. */
export function worseWay(fact: Fact): number {
  const { kind, with: own } = fact
  if (isOfLasting(fact)) return lasting.has(String(own?.['figure'])) ? 1 : 0
  return kind === 'sheet.changed' ? (worse.get(String(own?.['field'])) ?? 0) : 0
}

/** The same, also for a figure that says how tired somebody is. */
export function wearingWay(fact: Fact): number {
  return isOfLasting(fact) && wearying.has(String(fact.with?.['figure'])) ? 1 : worseWay(fact)
}

/** How much worse off a fact says that somebody is, by a figure of how badly they are hurt; less than 0 for better. */
function harmIn(fact: Fact): number {
  const { from, to } = fact
  if (typeof from !== 'number' || typeof to !== 'number') return 0
  return (to - from) * worseWay(fact)
}

/** Whether a fact says what a blow cost somebody, in figures. */
export const isBlow = (fact: Fact): boolean => harmIn(fact) > 0

/** Whether a fact says what somebody was healed, in figures. */
export const isHealing = (fact: Fact): boolean => harmIn(fact) < 0

/** The acts of the game master's own hand, by their titles: what they change no rule tells of. */
const byHand = new Set(
  ruleSystems.flatMap(({ acts = [] }) =>
    acts.filter(({ figures }) => figures === 'hand').map(({ title }) => title.key),
  ),
)

/** Whether a fact says that a figure was set by hand. */
export const isSetByHand = ({ kind, from, to, cause }: Fact): boolean =>
  kind === 'sheet.changed' &&
  typeof from === 'number' &&
  typeof to === 'number' &&
  byHand.has(cause?.key ?? '')

/** The figures that rise and fall with most moves, by their names in a fact. */
const tallied = new Set(
  ruleSystems.flatMap(({ fields = {} }) =>
    Object.values(fields).flatMap(({ label, isTallied }) => (isTallied ? [`@${label}`] : [])),
  ),
)

/** Whether a fact is a step of such a figure. */
export const isTallied = ({ kind, from, to, with: own }: Fact): boolean =>
  kind === 'sheet.changed' &&
  typeof from === 'number' &&
  typeof to === 'number' &&
  tallied.has(String(own?.['field']))

/** Whether a fact says that somebody whom the game master plays was hurt, marked by hand. */
export const isHurt = (fact: Fact): boolean =>
  fact.kind === 'foe.hurt' || (fact.kind === 'sheet.changed' && says(fact, hurts))

/** Whether a fact says why a figure rose: a matter of the table, not of the story. */
export const isRise = (fact: Fact): boolean => fact.kind === 'sheet.changed' && says(fact, rises)

const labelsWhere = (is: (words: FieldWords) => boolean) =>
  new Set(
    ruleSystems.flatMap(({ fields = {} }) =>
      Object.values(fields).flatMap((words) => (is(words) ? [`@${words.label}`] : [])),
    ),
  )

/** The figures that only the program counts with, and those that are earned, by their names in a fact. */
const inner = labelsWhere(({ isInner: isOwn }) => isOwn === true)
const earned = labelsWhere(({ rises: why }) => why !== undefined)

/** Whether a fact is of a figure that only the program counts with. */
export const isInner = ({ with: own }: Fact): boolean => inner.has(String(own?.['field']))

/** Whether a fact is of a figure that is earned, and may be spent. */
export const isEarned = ({ with: own }: Fact): boolean => earned.has(String(own?.['field']))

/** Whose hurt, by which figure, of which of several, and in which scene. */
const hurtOf = ({ sessionId, sceneId, fact: { about, with: own } }: Entry) =>
  [about[0]?.id, own?.['field'], own?.['of'], sessionId, sceneId].join(' ')

const changeIn = (entries: readonly Entry[]) =>
  entries.reduce((all, { fact }) => all + Number(fact.to) - Number(fact.from), 0)

/**
 * Of what is told, all but the hurts that were told already, or were taken back: once in a scene is said
 * that somebody was hurt, however often it was marked. Each of several who falls is told.
 */
export function hurtOnce({ material }: ReportContext, told: readonly Entry[]): Entry[] {
  const changes = Map.groupBy(
    material.entries.filter(({ fact }) => fact.kind === 'sheet.changed'),
    hurtOf,
  )
  const isLeft = (entry: Entry) => {
    if (entry.fact.kind === 'foe.hurt') return true
    const since = changes.get(hurtOf(entry))?.filter(({ id }) => id >= entry.id) ?? []
    return changeIn(since) * changeIn([entry]) > 0
  }
  const said = new Set<string>()
  return told.filter((entry) => {
    if (!isHurt(entry.fact)) return true
    const hurt = `${hurtOf(entry)} ${entry.fact.about[1]?.id}`
    if ((said.has(hurt) && !says(entry.fact, losses)) || !isLeft(entry)) return false
    said.add(hurt)
    return true
  })
}
