import { enterFight, readSheet } from '../../../../../rules/cold-iron/combatant/combatant'
import { eighths } from '../../../../../rules/cold-iron/body/fatigue'
import {
  cureLines,
  tendingLimit,
  type CureLine,
} from '../../../../../rules/cold-iron/body/rest/medic'
import {
  recoverInMinutes,
  recoverInNights,
  type Regained,
} from '../../../../../rules/cold-iron/view/tools/recovery'
import type { ToolPerson } from '../../../../tools/tool'

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
  const { damage, tempFatigue, dailyFatigueEighths, mpUsed } = enterFight(state ?? {})
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
    faces: [],
    typed: true,
  }
}

/** Every way the medic may spend a night (CI-092, CI-093). */
export function linesOf({ medicLevel, tended }: RestForm): CureLine[] {
  return cureLines(medicLevel, Math.min(tended, tendingLimit(medicLevel)))
}

/** What the rest gives one of them back; null while dice of the medic's care are missing. */
export function regain(form: RestForm, rester: Rester): Regained | null {
  const body = {
    pt: rester.pt,
    con: rester.con,
    damage: rester.damage,
    tempFatigue: rester.tempFatigue,
    dailyFatigueEighths: Math.round(rester.dailyFatigue * eighths),
    ...(rester.mpMax > 0 && { mana: manaOf(rester) }),
  }
  if (form.kind === 'minutes') return recoverInMinutes(body, form.minutes, form.deepSleepHours > 0)
  const cured = careOf(form, rester)
  if (!cured) return null
  return recoverInNights(body, { ...form, sleepNeedHours: rester.sleepNeedHours, cured })
}

function manaOf({ manaSpent, mpMax: most, manaPart: part }: Rester) {
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
