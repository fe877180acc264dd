import { observerSchema, type Observer } from '../../../../src/rules/cold-iron/alertness/observer'
import { alertnessTerms, checkAlertness } from '../../../../src/rules/cold-iron/alertness/check'
import {
  encounterSchema,
  type Encounter,
} from '../../../../src/rules/cold-iron/alertness/encounter'
import { sightEncounter } from '../../../../src/rules/cold-iron/alertness/meeting'
import { searchTimeOf } from '../../../../src/rules/cold-iron/alertness/searching'
import {
  checkTracking,
  seekLair,
  trackingEffect,
} from '../../../../src/rules/cold-iron/alertness/tracking'
import { wakeOnAlarm } from '../../../../src/rules/cold-iron/alertness/waking'
import { whoIsAwake, type WatchMoment } from '../../../../src/rules/cold-iron/alertness/watches'
import { searchTimeWords } from '../../../../src/rules/cold-iron/alertness/searching'
import { longSearch } from '../../../../src/rules/cold-iron/alertness/search'
import { sleepBlinking } from '../../../../src/rules/cold-iron/load/sleep'
import type { Sum } from '../../../../src/shared/term'
import { one, type Figures, type Given, type Step } from '../case'
import { modifiersOf } from '../figures'
import { bodyNow } from './rest'
import { wordsOf } from '../../../rules/cold-iron/words'
import type { Table } from '../table'

const senses = ['nightVision', 'infraVision', 'scent', 'enhancedVision', 'enhancedHearing']

/** Somebody who may notice something: the senses of the case, and the body of the campaign. */
async function observer(table: Table, name: string, step: Step): Promise<Observer> {
  const given = table.case.given.combatants[name]
  if (!given) throw new Error(`nobody is called ${name}`)
  const body = await bodyNow(table, name)
  const has = Object.fromEntries(
    [...senses, 'seeInvisible', 'asleep'].map((sense) => [sense, given[sense] === true]),
  )
  const awake = step.do === 'sleepingAlertness' ? { asleep: true } : {}
  return observerSchema.parse({
    ...has,
    ...awake,
    alt: given['alt'],
    altArmorDay: given['altDay'] ?? 0,
    altArmorAsleep: given['altNight'] ?? 0,
    resting: step['time'] === 'night',
    blinking: worst(body['penalty'] === -3 ? 'blinking' : 'none', lostSleep(given)),
  })
}

/** Blinking for want of sleep, where the case says how much there was (CI-227). */
function lostSleep(given: Given): Observer['blinking'] {
  const { sleepNeedHours, watchesSlept } = given
  if (typeof sleepNeedHours !== 'number' || typeof watchesSlept !== 'number') return 'none'
  return sleepBlinking(sleepNeedHours === 4 ? 4 : 8, 2 * watchesSlept)
}

function worst(one: Observer['blinking'], other: Observer['blinking']): Observer['blinking'] {
  const order = ['none', 'blinking', 'double']
  return order.indexOf(one) > order.indexOf(other) ? one : other
}

/** What the party meets, as the case gives it. */
function encounterOf({ given }: Table['case'], step: Step): Encounter {
  const { encounter, encounters, partyCategory } = given.situation
  const several = (encounters ?? {}) as Record<string, object>
  const named = several[String(step['encounter'])] ?? encounter ?? { category: partyCategory }
  const night = (named as Figures)['night']
  return encounterSchema.parse({
    ...named,
    night: typeof night === 'boolean' ? night : step['time'] === 'night',
  })
}

/** Alertness without the figures every check has. */
function checkFigures(check: Sum): Figures {
  const bare = check.terms.filter(({ rule }) => rule !== 'CI-033' && rule !== 'CI-007')
  const ca = check.terms.find(({ rule }) => rule === 'CI-007')?.value
  return { modifiers: modifiersOf(bare), ca, total: check.total }
}

/** An alertness check against an encounter (CI-033..049). */
export async function notice(table: Table, step: Step): Promise<Figures> {
  const name = one(step.by)
  const tracked = Number(step['tracked'] ?? 0)
  const encounter = { ...encounterOf(table.case, step), tracked }
  const seen = await observer(table, name, step)
  const sighting = sightEncounter({ id: name, observer: seen, roll: step.roll ?? '' }, encounter)
  const { warning, check, difficulty, wakes } = sighting
  await record(table, 'contact', check)
  if (wakes) table.woken.add(name)
  return {
    ...checkFigures(check),
    dc: difficulty.dc.total,
    success: warning.spotted,
    turns: warning.turns.total,
    hexes: warning.distance?.total,
    unawares: warning.unawares,
    wakes,
  }
}

/** Writes what a tool found into the journal, as the screen does. */
async function record({ run }: Table, tool: string, { terms }: Sum): Promise<void> {
  const title = { key: `coldIron.tools.title.${tool}` }
  await run('tool.record', { title, results: [{ about: [], outcome: title, terms }] })
}

/** A sleeper's check when the alarm is given (CI-048). */
export async function wake(table: Table, step: Step): Promise<Figures> {
  const seen = await observer(table, one(step.by), step)
  const { check, turns, mayRollOut } = wakeOnAlarm(seen, step.roll ?? '')
  await record(table, 'waking', check)
  return { ...checkFigures(check), turns, mayRollOut }
}

/** Tracking, and what its result gives (CI-053, CI-054). */
export async function track(table: Table, step: Step): Promise<Figures> {
  const [by, quarry] = [one(step.by), String(step['quarry'])]
  const people = table.case.given.combatants
  const levels = (name: string) => ({
    scoutLevel: Number(people[name]?.['scoutLevel'] ?? 0),
    thiefLevel: 0,
  })
  const fighterLevel = Number(people[quarry]?.['fighterLevel'] ?? 0)
  const terms = alertnessTerms(await observer(table, by, step))
  const check = checkTracking(
    terms,
    levels(by),
    { ...levels(quarry), animal: step['quarryKind'] === 'animal', fighterLevel },
    step.roll ?? '',
  )
  const { hotPursuit, expectedMinutes } = table.case.given.situation
  const chase = { fleeing: false, hotPursuit: hotPursuit === true, backWay: false }
  const effect = trackingEffect(check.total, chase)
  const time = searchTimeOf(check.total)
  const span = time && longSearch(time, Number(expectedMinutes))
  return {
    ...checkFigures(check),
    band: check.total >= 30 ? '30+' : effect.mayTakeLonger ? '1-9' : '10+',
    quarryDcAdd: effect.tracked,
    longFactor: time?.longFactor?.[0],
    expectedMinutes,
    minutes: span?.least,
    caughtInBadSpot: effect.caughtEarly,
  }
}

/** Looking for a lair with more treasure (CI-055). */
export async function seek(table: Table, step: Step): Promise<Figures> {
  const name = one(step.by)
  const level = Number(table.case.given.combatants[name]?.['scoutLevel'] ?? 0)
  const terms = alertnessTerms(await observer(table, name, step))
  const { chance, total, net, success } = seekLair(terms, level, step.roll ?? '')
  const own = net.terms.filter(({ rule, value }) => rule === 'CI-055' && value > 0)
  return { modifiers: modifiersOf(own), ca: chance, total, dc: total - net.total, success }
}

/** A search for something hidden (CI-058). */
export async function searchFor(table: Table, step: Step): Promise<Figures> {
  const terms = alertnessTerms(await observer(table, one(step.by), step))
  return checkFigures(checkAlertness(terms, step.roll ?? ''))
}

/** How long a search takes (CI-056). */
export function searchTime(step: Step): Figures {
  const row = searchTimeOf(Number(step['result']))
  const dice = (step['timeDice'] ?? []) as number[]
  const rolled = dice.reduce((all, face) => all + face, 0)
  return {
    turns: row?.shortDice ? rolled : row?.shortTurns,
    text: row ? wordsOf(searchTimeWords(row).short.key) : null,
  }
}

/** Who is awake at a moment of the night (CI-032). */
export function awakeAt({ case: { given } }: Table, step: Step): Figures {
  const campers = Object.entries(given.combatants).map(([id, each]) => ({
    id,
    sleepNeedHours: each['sleepNeedHours'] === 4 ? (4 as const) : (8 as const),
    shortSleep: each['shortSleep'] === true,
    watchAssigned: (each['watchAssigned'] ?? []) as (1 | 2 | 3)[],
  }))
  const moment = { watch: step['watch'], half: step['half'] } as WatchMoment
  const found = whoIsAwake(campers, moment)
  return { awake: found.filter(({ awake }) => awake !== null).map(({ id }) => id) }
}
