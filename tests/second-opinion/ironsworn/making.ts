import { noneOfThem } from '../../../src/rules/moves/data/when'
import { ironsworn } from '../../../src/rules/ironsworn'
import type { Character } from '../../../src/rules/ironsworn/sheet'
import type { Given, Step } from './case'
import type { Making } from './made'
import type { Table } from './table'

/** A name of a case as the rules have it: `face_danger` is `faceDanger`. */
export const camel = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
/** Vows that death or a vision asks for are moves of their own: Swear an Iron Vow all the same. */
const swornTo = { face_death: 'swearToDeath', face_desolation: 'swearToVision' } as const

const isVowInNeed = (move: string) => Object.values(swornTo).some((each) => each === move)

/** And back. */
export const snake = (name: string) =>
  isVowInNeed(name)
    ? 'swear_an_iron_vow'
    : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A case on its way: the file, what it began with, and how it stands. */
export interface Course {
  table: Table
  given: Given
  steps: readonly Step[]
  sheets: Record<string, Character>
  /** The tracks that are open, by the names of the case. */
  open: readonly string[]
}

/** The move that a step makes. */
export const moveOf = ({ move, burdenFrom }: Step) =>
  burdenFrom ? swornTo[burdenFrom] : camel(move)

const figuresOf = (move: string) => (ironsworn.moves[move]?.given ?? []).map(({ id }) => id)

/** What is settled before the roll: adds that are not waiting on anybody, and what is suffered. */
function givenOf(step: Step): Record<string, number> {
  const { adds, amount, exchange, option } = step
  const figures = figuresOf(moveOf(step))
  const own = (pattern: RegExp) =>
    adds.filter(({ source }) => pattern.test(source)).reduce((sum, { value }) => sum + value, 0)
  const [bond, others] = [own(/^bond$/), own(/^asset:/)]
  const isApart = figures.includes('bond')
  const suffered = ['harm', 'stress'].filter((id) => figures.includes(id))
  const shared = option === 'exchange' ? Object.entries(exchange) : []
  return {
    ...(isApart ? { bond, adds: others } : { adds: bond + others }),
    ...Object.fromEntries(amount === undefined ? [] : suffered.map((id) => [id, amount])),
    ...(figures.includes('points') && amount !== undefined ? { points: amount } : {}),
    ...Object.fromEntries(shared.flatMap(([id, by]) => (typeof by === 'number' ? [[id, by]] : []))),
  }
}

const kindOf = ({ given, steps }: Course, name: string) =>
  given.tracks[name]?.kind ??
  steps.find(({ newTrack }) => newTrack?.id === name)?.newTrack?.kind ??
  'foe'

/** The tracks it is about; in a fight with one foe that foe, also where the case leaves it unsaid. */
function tracksOf(course: Course, step: Step): Record<string, string> {
  const { move, track, actor, startFight, newTrack } = step
  if (newTrack) return {}
  const begun =
    startFight?.foes ?? (move === 'enter_the_fray' ? course.given.fight?.foes : undefined)
  const foes = course.open.filter((name) => kindOf(course, name) === 'foe')
  const isFighting = course.sheets[actor]?.initiative !== 'none'
  const name = track ?? begun?.[0] ?? (isFighting && foes.length === 1 ? foes[0] : undefined)
  if (name === undefined) return {}
  return { [move === 'face_a_setback' ? 'setback' : kindOf(course, name)]: name }
}

const responses = { done: 'done', swear: 'sworn', decline: 'declined', fail: 'declined' } as const

/** Whether a burden hangs on this track. */
function hangsOn({ given, steps }: Course, track: string | undefined, burden: string): boolean {
  if (track === undefined) return false
  const sworn = steps.find(({ newTrack }) => newTrack?.id === track)?.burdenFrom
  const from = { cursed: 'face_death', tormented: 'face_desolation' }[burden]
  return given.tracks[track]?.linkedDebility === burden || (sworn !== undefined && sworn === from)
}

/** What each character chooses in a camp or a community, and who has a bond there. */
function choicesOf({ table, sheets }: Course, step: Step): Record<string, string> {
  const { actor, choicesByCharacter, community } = step
  const isNamed = Object.values(sheets).some(({ bonds }) => bonds.includes(community ?? ''))
  return Object.fromEntries([
    ['place', (isNamed ? community : undefined) ?? noneOfThem],
    ...Object.entries(sheets).flatMap(([name, { bonds }]) => {
      const who = name === actor ? 'actor' : `character:${table.idOf(name)}`
      const chosen = choicesByCharacter[name] ?? []
      const isBonded = community !== undefined && bonds.includes(community)
      return [
        [`${who}.bond`, isBonded ? 'yes' : 'no'],
        ...[0, 1, 2].map((turn) => [`${who}.${turn}`, chosen[turn] ?? 'nothing']),
      ]
    }),
  ])
}

/** Who is treated, and with which stat: oneself with the lower of two (IS-105). */
function treatmentOf({ actor, patient, companion, stat }: Step): Record<string, string> {
  const isOther = patient !== actor && patient !== companion
  const treated = patient === actor ? 'self' : 'companion'
  return {
    ...(stat === undefined ? {} : { stat }),
    ...(patient === undefined || isOther ? {} : { patient: treated }),
    ...(companion === undefined ? {} : { companion }),
  }
}

/** Whose a bond is that is made or lost (IS-095, IS-113). */
function bondsOf({ table }: Course, step: Step): Record<string, string> {
  const { actor, bondWith = '', participants, weakResponse } = step
  const isOfAlly = table.people.has(bondWith)
  const whose = participants.length < 2 ? 'self' : isOfAlly ? 'ally' : 'all'
  return {
    ...{ whose, bondName: bondWith, bondLost: bondWith, ofAlly: actor, cleared: 'self' },
    ...(weakResponse ? { asked: responses[weakResponse] } : {}),
  }
}

/** More than any one move asks: what is not asked is not sent. */
function answersOf(course: Course, step: Step): Record<string, string | number> {
  const { move, track, newTrack, choices, toLearn } = step
  const remains = course.open.some((name) => name !== track && kindOf(course, name) === 'foe')
  const others = remains ? 'remain' : 'over'
  const burdens = ['cursed', 'tormented'].map((id) => [
    id,
    hangsOn(course, track, id) ? 'lifted' : 'stays',
  ])
  return {
    ...treatmentOf(step),
    ...bondsOf(course, step),
    ...(newTrack ? { trackName: newTrack.id, trackRank: newTrack.rank } : {}),
    ...(move === 'sojourn_focus' ? { which: choices[0] ?? '' } : {}),
    ...{ learn: toLearn ? 'yes' : 'no', sworn: 'taken', others, othersLeft: others },
    ...Object.fromEntries(burdens),
    companionHelped: step.aidedByCompanion ? 'yes' : 'no',
    ...choicesOf(course, step),
  }
}

const ends = { continue: 'recommit', fail: 'fail' } as const

/** What is picked, beside what only a miss offers. */
function picksOf({ move, choices, boasts, option, purchase }: Step): string[] {
  return [
    ...(move === 'sojourn_focus' ? [] : choices),
    ...boasts,
    ...(option ? [option] : []),
    ...(purchase ? [{ new_asset: 'asset', upgrade: 'upgrade' }[purchase]] : []),
  ]
}

/** The dice as they lie in the end: what was thrown again lies as it fell the second time. */
export function diceOf({ actionDie, challengeDice, reroll }: Step): number[] {
  const lain = (challengeDice ?? []).map((face, at) => reroll?.challengeDice[at] ?? face)
  return actionDie === undefined ? lain : [actionDie, ...lain]
}

/** A step as the move runner takes it. */
export function makingOf(course: Course, step: Step): Making {
  const { actor, ally, patient, companion, newTrack, burn } = step
  const treated = patient !== actor && patient !== companion ? patient : undefined
  const beside = step.participants.find((name) => name !== actor && name === step.bondWith)
  const about = (newTrack?.owners ?? [])
    .filter((name) => name !== actor)
    .map((name) => ({ type: 'character' as const, id: course.table.idOf(name) }))
  return {
    ...{ move: moveOf(step), actor, ally: ally ?? beside, target: treated, burn },
    ...{ given: givenOf(step), answers: answersOf(course, step), tracks: tracksOf(course, step) },
    ...{ dice: diceOf(step), picks: picksOf(step), onMiss: step.onMiss && ends[step.onMiss] },
    // In a fight the foe says how much it deals; outside of one the GM does.
    overrules: course.sheets[actor]?.initiative === 'none',
    ...(about.length > 0 ? { opened: { about, note: '' } } : {}),
  }
}
