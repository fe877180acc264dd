import { sum, type Sum, type Term } from '../../../../shared/term'
import { healingHelps, turnsToLiveIn, type Danger } from '../../body/clock'
import { recoverInNight, recoverInRest } from '../../body/rest/rest'
import { restFactor, sleptWatches } from '../../body/rest/rest-factor'
import { eighths, fatigueLevel, fatigueState } from '../../body/fatigue'
import { hitPointState } from '../../body/hit-points'
import { wordsIn } from '../../describe'
import { regrowMana } from '../../spells/mana'
import { defaultSettings, type Settings } from '../../settings'
import { turnsIn, watchHours } from '../../basics/units'

const { termOf } = wordsIn('body')
const minutesPerWatch = watchHours * 60

/** A body that rests; daily fatigue in eighths of a point. */
export interface TiredBody {
  pt: number
  con: number
  damage: number
  tempFatigue: number
  dailyFatigueEighths: number
  /** Mana of one who knows theirs: what is gone of so much, and which part of what is left an hour brings. */
  mana?: Mana | undefined
}

interface Mana {
  spent: number
  most: number
  part: number
}

/** How it rests: whole nights that are alike, and a medic's points for each of them. */
export interface RestPlan {
  nights: number
  sleepNeedHours: 4 | 8
  watchesSlept: number
  restingDay: boolean
  deepSleepHours: number
  /** Points of a medic's care, one entry a night, before the factor of the rest (CI-091). */
  cured: readonly number[]
}

/** What comes back, in points, and the body afterwards. */
export interface Regained {
  factor: number
  /** Wounds heal, and desperation is slept off, only in full nights (CI-065, CI-090). */
  fullNight: boolean
  wounds: Sum
  temporary: Sum
  daily: Sum
  mana: Sum
  after: TiredBody
}

/**
 * What some nights alike give back (CI-084..091): nature's share and the medic's, both times the
 * factor of a resting day or of Deep Sleep, and never more than is missing. The dying gain no hit
 * points (CI-063). Watches asleep are rest for temporary fatigue (CI-085).
 */
export function recoverInNights(body: TiredBody, plan: RestPlan): Regained {
  const night = recoverInNight({ con: body.con, ...plan })
  const turns = plan.nights * turnsIn(sleptWatches(plan) * minutesPerWatch)
  const rest = recoverInRest(body.con, turns, plan.deepSleepHours > 0)
  const wounds = woundsOf(body, [...times(night.wounds, plan.nights), ...careTerms(plan)])
  const temporary = upTo(body.tempFatigue, rest.terms, 'CI-085')
  const daily = dailyOf(body, times(night.dailyEighths, plan.nights))
  const hours = plan.nights * Math.max(sleptWatches(plan) * watchHours, plan.deepSleepHours)
  const mana = manaOf(body, hours)
  return {
    factor: night.factor,
    fullNight: night.fullNight,
    wounds,
    temporary,
    daily,
    mana,
    after: afterwards(body, wounds, temporary, daily, mana),
  }
}

/**
 * Turns that such a body has left to live, by the clock that runs and by how it stands; null for one in no
 * danger (CI-062, CI-063, CI-077).
 */
export function turnsLeft(
  body: TiredBody,
  {
    deathClock,
    ...care
  }: Pick<Danger, 'inCare' | 'deepSleep' | 'medicLevel'> & { deathClock: number | null },
  settings: Pick<Settings, 'reserveTurns'> = defaultSettings,
): number | null {
  const hitPoints = hitPointState(body.pt, body.pt - body.damage)
  const fatigue = fatigueState(body.pt, fatigueLevel(body))
  const limit = turnsToLiveIn({ hitPoints, fatigue, ...care }, settings)?.total ?? null
  return limit === null ? null : Math.min(limit, deathClock ?? limit)
}

/** What minutes of rest give back of temporary fatigue, and by the hour of mana (CI-085, CI-089, CI-230). */
export function recoverInMinutes(body: TiredBody, minutes: number, deepSleep: boolean): Regained {
  const { terms } = recoverInRest(body.con, turnsIn(minutes), deepSleep)
  const nothing = sum([])
  const temporary = upTo(body.tempFatigue, terms, 'CI-085')
  const mana = manaOf(body, Math.floor(minutes / 60))
  return {
    factor: 1,
    fullNight: false,
    wounds: nothing,
    temporary,
    daily: nothing,
    mana,
    after: afterwards(body, nothing, temporary, nothing, mana),
  }
}

/** Mana that hours bring back of what is gone (CI-230). */
function manaOf({ mana }: TiredBody, hours: number): Sum {
  if (!mana) return sum([])
  const left = Math.max(0, mana.most - mana.spent)
  const back = regrowMana(left, mana.most, hours, mana.part) - left
  return sum(back > 0 ? [termOf('manaBack', back, 'CI-230')] : [])
}

function afterwards(
  body: TiredBody,
  wounds: Sum,
  temporary: Sum,
  daily: Sum,
  mana: Sum,
): TiredBody {
  return {
    ...body,
    mana: body.mana && { ...body.mana, spent: body.mana.spent - mana.total },
    damage: body.damage - wounds.total,
    tempFatigue: body.tempFatigue - temporary.total,
    dailyFatigueEighths: body.dailyFatigueEighths - eighths * daily.total,
  }
}

function times({ terms }: Sum, count: number): Term[] {
  return terms.map((term) => ({ ...term, value: term.value * count }))
}

function careTerms(plan: RestPlan): Term[] {
  const points = plan.cured.reduce((total, each) => total + each, 0)
  if (points === 0) return []
  const { factor, rule } = restFactor(plan)
  const care = termOf('cured', points, 'CI-091')
  return factor === 1 ? [care] : [care, termOf('restFactor', points * (factor - 1), rule)]
}

function woundsOf({ pt, damage }: TiredBody, terms: Term[]): Sum {
  const { total } = sum(terms)
  const isHelped = healingHelps('natural', hitPointState(pt, pt - damage))
  if (total > 0 && !isHelped) return sum([...terms, termOf('onlyEmpathic', -total, 'CI-063')])
  return upTo(damage, terms, 'CI-084')
}

function dailyOf({ dailyFatigueEighths }: TiredBody, terms: Term[]): Sum {
  const points = terms.map((term) => ({ ...term, value: term.value / eighths }))
  return upTo(dailyFatigueEighths / eighths, points, 'CI-086')
}

/** A figure that is no more than what is missing. */
function upTo(most: number, terms: readonly Term[], rule: string): Sum {
  const { total } = sum([...terms])
  return sum(total > most ? [...terms, termOf('notMissing', most - total, rule)] : [...terms])
}
