import { alertnessTerms } from '../../../../src/rules/cold-iron/alertness/check'
import type { Observer } from '../../../../src/rules/cold-iron/alertness/observer'
import { readSheet } from '../../../../src/rules/cold-iron/combatant/combatant'
import type { Travel } from '../../../../src/rules/cold-iron/load/march'
import { poundsOf } from '../../../../src/rules/cold-iron/load/weights'
import { marcherFrom, observerFrom } from '../../../../src/rules/cold-iron/view/tools/from-sheet'
import {
  marchDay,
  marchFor,
  type MarchDay,
} from '../../../../src/rules/cold-iron/view/tools/march-day'
import { sum } from '../../../../src/shared/term'
import { one, type Figures, type Step } from '../case'
import { givenOf } from '../derive'
import { loaded } from './gear'
import { bodyNow } from './rest'
import type { Table } from '../table'
import { sumOf } from '../worked'

const usual = {
  ...{ schedule: 'normal', extraHours: 0, distanceFactor: 1, healFatigueAllDay: false },
  ...{ healMentalFatigueAllNight: false, daytimeDeepSleep: false, darkRestingPlace: false },
} as const satisfies Travel

/** Loads of which the chart has so much fatigue a day, and who carries them. */
const loads: Record<number, object> = { 6: { str: 16, items: [640] } }

const penalties: Record<Observer['blinking'], number> = { none: 0, blinking: -3, double: -5 }

/** A day's march for one of the party, and what it leaves on him (CI-079, CI-224, CI-225). */
export async function march(table: Table, step: Step): Promise<Figures> {
  const name = one(step.by ?? Object.keys(table.npcs)[0])
  const { distance, schedule, extraHours, healFatigueAllDay, daytimeDeepSleep } = step
  const movement = marchFor({
    ...usual,
    ...{ schedule, extraHours, distanceFactor: distance },
    healFatigueAllDay: healFatigueAllDay === true,
    daytimeDeepSleep: daytimeDeepSleep === true,
  } as Travel)
  if (!movement) throw new Error(`step ${step.n} is no march`)
  const given = givenOf(table, name)
  const { sheet } = loaded({ ...given, ...loads[Number(given['ftgPerDay'])] }, {})
  const own = { ...marcherFrom(readSheet(sheet)), minutes: 0 }
  const day = marchDay({ ...own, blinking: 'none' }, movement)
  const again = marchDay({ ...own, blinking: 'blinking' }, movement)
  return {
    class: movement.class,
    ...fatigueOf(day),
    penalty: penalties[day.blinking],
    whileBlinking: penalties[again.blinking],
    ...(await after(table, name, day)),
  }
}

function fatigueOf({ daily, halfEighths }: MarchDay): Figures {
  const half = halfEighths === null ? null : halfEighths / 8
  return { dailyFatigue: daily?.total, noon: half, evening: half }
}

/** The body after the march; every march of a case begins anew. */
async function after(table: Table, name: string, { daily }: MarchDay): Promise<Figures> {
  const before = await bodyNow(table, name)
  const who = { type: 'npc' as const, id: table.npcs[name] ?? '' }
  const set = (dailyFatigue: number) =>
    table.run('condition.set', { system: 'cold-iron', who, figures: { dailyFatigue } })
  const own = Number(before['dailyFatigue'])
  await set(own + (daily?.total ?? 0))
  const { dailyFatigue, fatigueLevel, fatigueState } = await bodyNow(table, name)
  await set(own)
  return { left: { dailyFatigue, fatigueLevel, fatigueState } }
}

/** What a pack costs: what is carried, and every figure under it (CI-220..223). */
export function encumbrance(table: Table, step: Step): Figures {
  const given = givenOf(table, one(step.by))
  const { sheet, bare, worked } = loaded(given, step)
  const whole = readSheet(sheet)
  const day = marchFor(usual)
  const gone = day && marchDay({ ...marcherFrom(whole), blinking: 'none', minutes: 0 }, day)
  const { encumbrance: total } = marcherFrom(whole)
  const under = (path: 'h' | 'd' | 'db' | 'hm' | 'htH') =>
    Number(given[path]) + sumOf(worked, path).total - sumOf(bare, path).total
  return {
    total,
    index: gone?.loadIndex,
    pounds: poundsOf(total),
    ftgPerDay: gone?.daily?.total,
    ma: [sumOf(worked, 'maFull').total, sumOf(worked, 'maBroken').total],
    ...{ h: under('h'), d: under('d'), db: under('db'), hm: under('hm'), htH: under('htH') },
    alt: sum(alertnessTerms(observerFrom(whole))).total,
    ...(gone ? fatigueOf(gone) : {}),
  }
}
