import { tellNotable, type Notable } from '../../../../shared/notable'
import { capitalized } from '../../../../shared/spelling'
import type { Entry } from '../../material/entries'
import type { Fight, Place } from '../../material/fights'
import { fightCharts } from '../charts'
import {
  besideStory,
  fightStory,
  hiddenFoes,
  namesOf,
  tookPart,
  withoutHidden,
  type Told,
} from './fight-story'
import type { Report } from '../schema'
import { lineOf, type ReportContext } from '../report-context'

type FightModel = Report['fights'][number]

type Name = (id: string) => string

/** Moments as players read them: without what a foe meant to cast. */
function forPlayers(moments: readonly Notable[], { tolls }: Fight): Notable[] {
  const own = new Set(tolls.filter(({ side }) => side === 'party').map(({ id }) => id))
  return moments.filter((each) => each.kind !== 'spellLost' || own.has(each.by))
}

/** Whether it has a figure of somebody who stayed hidden. */
const isOfHidden = (fight: Fight) => {
  const known = new Set(tookPart(fight).map(({ id }) => id))
  return (notable: Notable) => 'value' in notable && !known.has(notable.by)
}

/** A letter tells who fell and how, but no figure. */
const isForLetter = ({ kind }: Notable) => kind === 'felled' || kind === 'killed'

function courseOf({ words: { t } }: ReportContext, { turns }: Fight, nameOf: Name) {
  return turns.map(({ turn, blows, points, fell }) => {
    const names = namesOf(fell, nameOf)
    const told = t('summary.points', { count: points })
    const landed =
      points > 0 ? t('summary.blows', { count: blows, points: told }) : t('summary.quiet')
    const fallen = names.length > 0 ? [t('summary.fell', { names: names.join(', ') })] : []
    return {
      turn,
      blows,
      points,
      fell: names.map(capitalized),
      text: [landed, ...fallen].join('; '),
    }
  })
}

/**
 * The figures of everyone who took part. Players read those of their own side alone, and of whom they know
 * no hit points none of those: what foes whom they saw dealt, taken off what was suffered, would be the
 * share of one who stayed hidden.
 */
function peopleOf({ audience }: ReportContext, fight: Fight): FightModel['people'] {
  const told = tookPart(fight).filter(({ side }) => audience === 'gm' || side === 'party')
  return told.map(({ id, label, side, dealt, taken, healed, hits, misses, fumbles }) => ({
    ...{ name: capitalized(label), side, dealt },
    ...(fight.isKnown(id) ? { taken, healed } : { taken: null, healed: null }),
    ...{ hits, misses: misses + fumbles },
  }))
}

/** A fight as this audience may know it, with the name of each in it. */
function knownFight(whole: Fight): { fight: Fight; nameOf: Name } {
  const fight = withoutHidden(whole)
  const labels = new Map(fight.tolls.map(({ id, label }) => [id, label]))
  return { fight, nameOf: (id) => labels.get(id) ?? '' }
}

/** A fight in sentences as they are made; undefined for one of which there are none to tell. */
function builtStory({ words }: ReportContext, whole: Fight): Told[] | undefined {
  const { fight, nameOf } = knownFight(whole)
  const built = fightStory(words, fight, nameOf)
  return built.length === 0 ? undefined : built
}

/** A sentence of a fight as the game master wants it; null where it is left out. */
export const sentenceOf = (context: ReportContext, fight: Fight, { number, text }: Told) =>
  lineOf(context, { id: `fight-${fight.id}-${number}`, under: fight.name, built: text })

/** A fight in sentences, as the game master wants them; undefined for one of which there are none to tell. */
function storyOf(context: ReportContext, fight: Fight): Told[] | undefined {
  return builtStory(context, fight)?.flatMap((told) => {
    const text = sentenceOf(context, fight, told)
    return text === null ? [] : [{ ...told, text }]
  })
}

/** Whether a fact says that a fight began, or was over. */
export const isFrame = ({ fact: { kind } }: Entry) =>
  kind === 'fight.begun' || kind === 'fight.ended'

/** Where the story of each fight stands among what is told: with the last that frames it. */
export const storyPlaces = (told: readonly Entry[]): ReadonlyMap<string | null, number> =>
  new Map(told.filter(isFrame).map(({ encounterId, id }) => [encounterId, id]))

/** The fight whose story stands with what is told; undefined where none does. */
const fightAt = (
  { material }: ReportContext,
  places: ReturnType<typeof storyPlaces>,
  { id, encounterId }: Entry,
): Fight | undefined =>
  places.get(encounterId) === id
    ? material.fights.find((each) => each.id === encounterId)
    : undefined

/** The story that stands with what is told, and its fight; undefined where none does. */
export function storyAt(
  context: ReportContext,
  places: ReturnType<typeof storyPlaces>,
  entry: Entry,
): { fight: Fight; story: Told[] } | undefined {
  const fight = fightAt(context, places, entry)
  const story = fight && storyOf(context, fight)
  return story && { fight, story }
}

/**
 * Where a sentence of a fight stands in the evening that tells it: where it happened, or, of what happened
 * on another evening, where the fight of this one began or broke off.
 */
function placeOf({ places }: Fight, evening: Entry, { kind, fact }: Told): Place {
  const frame = kind === 'opening' ? 'fight.begun' : 'fight.ended'
  const own = places.findLast((each) => (fact === null ? each.kind === frame : each.id === fact))
  const within = places.filter(({ sessionId }) => sessionId === evening.sessionId)
  if (!own || own.sessionId === evening.sessionId) return own ?? evening
  const [first = evening] = within
  return own.id < first.id ? first : (within.at(-1) ?? evening)
}

/** The sentences of the story that stands with what is told, each where it happened; undefined where none does. */
export function sentencesAt(
  context: ReportContext,
  places: ReturnType<typeof storyPlaces>,
  entry: Entry,
): { fight: Fight; told: Told; place: Place }[] | undefined {
  const fight = fightAt(context, places, entry)
  return (
    fight &&
    builtStory(context, fight)?.map((told) => ({ fight, told, place: placeOf(fight, entry, told) }))
  )
}

/**
 * A fight that is over: how long it took, who did not walk away, what is worth context. Whether its
 * story stands in the timeline follows from `places`.
 */
export function fightOf(
  context: ReportContext,
  whole: Fight,
  places: ReturnType<typeof storyPlaces>,
): FightModel {
  const { fight, nameOf } = knownFight(whole)
  const { words, audience } = context
  const isLetter = audience === 'dispatch'
  const people = isLetter ? [] : peopleOf(context, fight)
  const story = storyOf(context, whole)
  const isHidden = isOfHidden(fight)
  const told = (story ? besideStory(fight) : fight.notable).filter((each) => !isHidden(each))
  const beside = audience === 'gm' ? told : forPlayers(told, fight)
  const fallen = fight.tolls.filter(({ down }) => down)
  const hidden = new Set(hiddenFoes(fight))
  const notable = isLetter ? fight.notable.filter(isForLetter) : beside
  return {
    name: fight.name,
    turns: fight.turns.length,
    turnsText: words.t('report.turns', { count: fight.turns.length }),
    story: (story ?? []).map(({ text }) => text),
    isTold: story !== undefined && places.has(fight.id),
    // How it is with a foe in the words of the rules is the game master's to know: the story says who fell.
    fallen: fallen.flatMap((each) => {
      const { label, side, state, dead, downIn } = each
      const isTold = audience === 'gm' || side === 'party' || (!story && !hidden.has(each))
      return state && isTold
        ? { name: label, side, state: words.say(state), isDead: dead, turn: downIn }
        : []
    }),
    allWalked: fallen.length === 0,
    notable: notable.map((each) => capitalized(tellNotable(words, each, nameOf))),
    course: isLetter ? [] : courseOf(context, fight, nameOf),
    people,
    hasFigures: people.length > 0,
    hasHealing: people.some(({ healed }) => (healed ?? 0) > 0),
    charts: fightCharts(context, fight),
  }
}
