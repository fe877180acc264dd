import {
  enterFight,
  readSheet,
  type State,
} from '../../../../../rules/cold-iron/combatant/combatant'
import { eighths } from '../../../../../rules/cold-iron/body/fatigue'
import {
  cureLines,
  tendingLimit,
  type CureLine,
} from '../../../../../rules/cold-iron/body/rest/medic'
import {
  recoverInMinutes,
  recoverInNights,
  turnsLeft,
  type Regained,
  type TiredBody,
} from '../../../../../rules/cold-iron/view/tools/recovery'
import { turnsIn, watchHours } from '../../../../../rules/cold-iron/basics/units'
import type { Settings } from '../../../../../rules/cold-iron/settings'
import type { ToolPerson } from '../../../../tools/tool'

/** A night is two watches at the least. */
const minutesOfNight = 2 * watchHours * 60

/** How everyone rests. */
export interface RestForm {
  kind: 'nights' | 'minutes'
  nights: number
  minutes: number
  watchesSlept: number
  restingDay: boolean
  deepSleepHours: number
  medicLevel: number
  tended: number
  /** Which of the medic's ways is taken; -1: none (CI-092). */
  line: number
}

/** A body as it is typed: points, daily fatigue with its eighths as a fraction. */
export interface Rester {
  pt: number
  con: number
  damage: number
  tempFatigue: number
  dailyFatigue: number
  /** Mana that is gone, of so much; nothing of one who knows of none. */
  manaSpent: number
  mpMax: number
  manaPart: number
  sleepNeedHours: 4 | 8
  isCaredFor: boolean
  /** What they are in that decides how long they live (CI-062, CI-063). */
  danger: Pick<State, 'deathClock' | 'inStasis' | 'inCare' | 'medicLevel'>
  /** Faces of the medic's dice, one a night. */
  faces: number[]
  /** Whether they come from the table's own dice. */
  typed: boolean
}

/** A night in camp, without a medic. */
export const blankRest: RestForm = {
  kind: 'nights',
  nights: 1,
  minutes: 15,
  watchesSlept: 2,
  restingDay: false,
  deepSleepHours: 0,
  medicLevel: 0,
  tended: 0,
  line: -1,
}

/** Full points and CON of a sheet, and the wounds and fatigue that are left on them. */
export function resterFrom({ sheet, state }: ToolPerson): Rester {
  const { pt, con, aml, mpMax, manaPart } = readSheet(sheet)
  const left = enterFight(state ?? {})
  const { damage, tempFatigue, dailyFatigueEighths, mpUsed } = left
  const { deathClock, inStasis, inCare, medicLevel } = left
  const most = aml > 0 ? mpMax : 0
  return {
    pt,
    con,
    damage,
    tempFatigue,
    dailyFatigue: dailyFatigueEighths / eighths,
    manaSpent: Math.min(mpUsed, most),
    mpMax: most,
    manaPart,
    sleepNeedHours: 8,
    isCaredFor: false,
    danger: { deathClock, inStasis, inCare, medicLevel },
    faces: [],
    typed: true,
  }
}

/** Every way the medic may spend a night (CI-092, CI-093). */
export function linesOf({ medicLevel, tended }: RestForm): CureLine[] {
  return cureLines(medicLevel, Math.min(tended, tendingLimit(medicLevel)))
}

/** Turns somebody has left to live, where these are over before the rest is; null for one who lives through it. */
export function deathIn(
  form: RestForm,
  { danger, ...rester }: Rester,
  settings?: Pick<Settings, 'reserveTurns'>,
): number | null {
  const { deathClock, inStasis, inCare, medicLevel } = danger
  if (inStasis) return null
  const tended = inCare || rester.isCaredFor || form.tended > 0
  const care = {
    deathClock,
    inCare: tended,
    deepSleep: form.deepSleepHours > 0,
    medicLevel: Math.max(medicLevel, form.kind === 'nights' ? form.medicLevel : 0),
  }
  const left = turnsLeft(bodyOf(rester), care, settings)
  const turns =
    form.kind === 'minutes' ? turnsIn(form.minutes) : form.nights * turnsIn(minutesOfNight)
  return left !== null && left <= turns ? left : null
}

/** What the rest gives one of them back; null while dice of the medic's care are missing. */
export function regain(form: RestForm, rester: Rester): Regained | null {
  const body = bodyOf(rester)
  if (form.kind === 'minutes') return recoverInMinutes(body, form.minutes, form.deepSleepHours > 0)
  const cured = careOf(form, rester)
  if (!cured) return null
  return recoverInNights(body, { ...form, sleepNeedHours: rester.sleepNeedHours, cured })
}

function bodyOf(rester: Omit<Rester, 'danger'>): TiredBody {
  return {
    pt: rester.pt,
    con: rester.con,
    damage: rester.damage,
    tempFatigue: rester.tempFatigue,
    dailyFatigueEighths: Math.round(rester.dailyFatigue * eighths),
    ...(rester.mpMax > 0 && { mana: manaOf(rester) }),
  }
}

function manaOf({
  manaSpent,
  mpMax: most,
  manaPart: part,
}: Pick<Rester, 'manaSpent' | 'mpMax' | 'manaPart'>) {
  return { spent: Math.min(manaSpent, most), most, part }
}

/** The medic's points night by night; null while dice are missing. */
function careOf(form: RestForm, { isCaredFor, faces }: Rester): number[] | null {
  const line = linesOf(form)[form.line]
  if (!line || !isCaredFor) return []
  const { points } = line
  if (points !== null) return Array.from({ length: form.nights }, () => points)
  return faces.length === form.nights ? faces : null
}
