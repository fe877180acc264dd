import { bodyOf } from '../../../../src/rules/cold-iron/aftermath/carried'
import {
  plainNight,
  type Medic,
  type Rest,
} from '../../../../src/rules/cold-iron/aftermath/rest-plan'
import { regainedIn } from '../../../../src/rules/cold-iron/aftermath/regained'
import {
  cureLines,
  curingLevel,
  tendingLimit,
} from '../../../../src/rules/cold-iron/body/rest/medic'
import { recoverInRest } from '../../../../src/rules/cold-iron/body/rest/rest'
import { restFactor } from '../../../../src/rules/cold-iron/body/rest/rest-factor'
import type { Combatant } from '../../../../src/rules/cold-iron/combatant/combatant'
import { readSheet } from '../../../../src/rules/cold-iron/combatant/combatant'
import { sleepBlinking } from '../../../../src/rules/cold-iron/load/sleep'
import { beginContext } from '../../../../src/rules/cold-iron/fight-model/context'
import type { Sum } from '../../../../src/shared/term'
import { one, type Figures, type Step } from '../case'
import { personNow, type Uncounted } from '../person'
import type { Table } from '../table'

const system = 'cold-iron'

/** Somebody between fights, as the campaign has him. */
export async function bodyIn(table: Table, name: string): Promise<Combatant> {
  const id = table.npcs[name] ?? ''
  const npc = (await table.run('npc.list', {})).npcs.find((each) => each.id === id)
  const left = (await table.run('condition.list', {})).find((each) => each.id === id)
  return bodyOf(id, name, readSheet(npc?.sheets[system] ?? {}), left?.state ?? null)
}

/** Everything a case may ask of somebody between fights. */
export async function bodyNow(table: Table, name: string, uncounted?: Uncounted): Promise<Figures> {
  const nowhere = { combatants: {}, ...beginContext() }
  return personNow(nowhere, await bodyIn(table, name), uncounted)
}

/** Lets people rest together. */
export async function rest(
  table: Table,
  people: readonly string[],
  plan: Partial<Rest>,
): Promise<void> {
  const who = people.map((name) => ({ type: 'npc' as const, id: table.npcs[name] ?? '' }))
  const whole = { ...plainNight, nights: 0, ...plan }
  // Those who sleep otherwise rest apart in the same night, and no case follows the calendar.
  await table.run('condition.rest', { system, people: who, rest: whole, isPast: true })
}

/** Minutes on a log (CI-085). */
export async function shortRest(table: Table, step: Step): Promise<Figures> {
  const name = one(step.by)
  await rest(table, [name], { minutes: Number(step['minutes']) })
  return bodyNow(table, name)
}

/** The level of the medic's chart each kind of care stands at. */
const careFrom: Record<string, number> = {
  '1 point on L/2': 4,
  '1d4 on one': 5,
  '1d4 on L/3': 7,
}

function lineOf(level: number, tended: number, cure: string): number {
  const from = careFrom[cure]
  return cureLines(level, tended).findIndex((line) => line.level === from)
}

function medicLevel(table: Table, name: unknown): number {
  return Number(table.case.given.combatants[String(name)]?.['medicLevel'] ?? 0)
}

/** Those the medic watches over, as `tend` has it (CI-094). */
const tending = new WeakMap<Table, string[]>()

/** A medic takes people in magic reserve into care (CI-094). */
export async function tend(table: Table, step: Step): Promise<Figures> {
  const level = medicLevel(table, one(step.by))
  const patients = step['patients'] as string[]
  tending.set(table, patients)
  return {
    maxTended: tendingLimit(level),
    effectiveLevel: curingLevel(level, patients.length)?.total,
    inCare: patients,
  }
}

/** A night, everybody as he slept; the medic's care goes to those named (CI-084..094). */
export async function night(table: Table, step: Step): Promise<Figures> {
  const people = step.on === undefined ? Object.keys(table.npcs) : [one(step.on)]
  const patients = (step['patients'] ?? []) as string[]
  const tended = (tending.get(table) ?? []).filter((name) => people.includes(name))
  const level = medicLevel(table, step['medic'])
  const cure = String(step['cure'])
  const wounds: Figures = {}
  for (const group of groupsOf(table, people, [...patients, ...tended])) {
    const before = await Promise.all(group.map((name) => bodyIn(table, name)))
    const own = group.filter((name) => patients.includes(name))
    const medic: Medic | null =
      level > 0 && (own.length > 0 || tended.length > 0)
        ? {
            level,
            line: Math.max(0, lineOf(level, tended.length, cure)),
            patients: own.map((name) => table.npcs[name] ?? ''),
            tended: tended
              .filter((name) => group.includes(name))
              .map((name) => table.npcs[name] ?? ''),
            dice: diceOf(
              step,
              own.map((name) => patients.indexOf(name)),
            ),
          }
        : null
    await rest(table, group, { ...sleepOf(table, group[0] ?? '', step), nights: 1, medic })
    for (const { label, state } of before) {
      wounds[label] = state.damage - (await bodyIn(table, label)).state.damage
    }
  }
  const line = cureLines(level, tended.length)[lineOf(level, tended.length, cure)]
  const healed = step.on === undefined ? wounds : wounds[one(step.on)]
  return { people: line?.people, wounds: healed }
}

function diceOf(step: Step, places: readonly number[]): number[] {
  const dice = (step['cureDice'] ?? []) as number[]
  return dice.length === 0 ? [] : places.flatMap((place) => dice[place] ?? [])
}

/** Those who sleep alike rest together; all in the medic's hands in one group. */
function groupsOf(table: Table, people: readonly string[], cared: readonly string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const name of people) {
    const key = JSON.stringify([sleepOf(table, name, null), cared.includes(name)])
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return [...groups.values()]
}

function sleepOf(
  table: Table,
  name: string,
  step: Step | null,
): Pick<Rest, 'sleepNeedHours' | 'watchesSlept'> {
  const given = table.case.given.combatants[name]
  const sleepNeedHours = given?.['sleepNeedHours'] === 4 ? 4 : 8
  const slept = step?.['watchesSlept'] ?? given?.['watchesSlept'] ?? sleepNeedHours / 4
  return { sleepNeedHours, watchesSlept: Number(slept) }
}

/** Hours of Deep Sleep, or a day of rest with more sleep after it (CI-088, CI-089). */
export async function longRest(table: Table, step: Step): Promise<Figures> {
  const name = one(step.by)
  const own = sleepOf(table, name, null)
  const level = medicLevel(table, step['medic'])
  const patients = [table.npcs[name] ?? '']
  const plan: Rest = {
    ...plainNight,
    ...own,
    watchesSlept: own.watchesSlept + Number(step['extraSleepHours'] ?? 0) / 4,
    restingDay: step.do === 'restingDay',
    deepSleepHours: Number(step['hours'] ?? 0),
    medic:
      level > 0
        ? {
            level,
            line: lineOf(level, 0, String(step['cure'])),
            patients,
            tended: [],
            dice: (step['cureDice'] ?? []) as number[],
          }
        : null,
  }
  const before = await bodyIn(table, name)
  const { wounds, dailyFatigue } = regainedIn(plan, before)
  const care = (sum: Sum, medical: boolean) =>
    sum.terms
      .filter(({ label }) => /care/i.test(label.key.split('.').at(-1) ?? '') === medical)
      .reduce((all, { value }) => all + value, 0)
  await rest(table, [name], plan)
  return {
    factor: restFactor(plan).factor,
    wounds: care(wounds, false),
    medical: care(wounds, true),
    daily: dailyFatigue.total,
    tempPer5Min: recoverInRest(before.sheet.con, 60, plan.deepSleepHours > 0).total,
  }
}

/** What want of sleep does to somebody in the morning (CI-227). */
export function morningPenalty(table: Table, name: string): number {
  const { sleepNeedHours, watchesSlept } = sleepOf(table, name, null)
  const blinking = sleepBlinking(sleepNeedHours, 2 * watchesSlept)
  return blinking === 'none' ? 0 : blinking === 'blinking' ? -3 : -5
}
