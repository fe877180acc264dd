import { awakeAt, notice, searchFor, searchTime, seek, track, wake } from './camp'
import { weaponSaveFigure } from '../../../../src/rules/cold-iron/turn/casting/figures'
import { one, type Figures, type Step } from '../case'
import { derive } from '../derive'
import { damageDice, rangeLimits, strengthCheck } from './gear'
import { healAtRest } from './healing'
import { encumbrance, march } from './march'
import { bodyIn, bodyNow, longRest, night, shortRest, tend } from './rest'
import type { Table } from '../table'

type Playing = (
  table: Table,
  step: Step,
  before: Map<number, Figures>,
) => Promise<Figures> | Figures

const alert: Playing = (table, step, before) => notice(table, withTrail(step, before))

/** How each thing that is done outside the turns of a fight is played. */
const plays: Record<string, Playing> = {
  battleEnds: async (table) => {
    const all: Figures = {}
    for (const name of Object.keys(table.npcs)) all[name] = await bodyNow(table, name)
    return all
  },
  rest: shortRest,
  night,
  deepSleep: longRest,
  restingDay: longRest,
  tend,
  alertness: alert,
  sleepingAlertness: alert,
  derive,
  strengthCheck,
  damageDice,
  rangeLimits,
  march,
  encumbrance,
  cureSpell: healAtRest,
  empathicHeal: healAtRest,
  cureFatigue: healAtRest,
  weaponSave: async (table, step) => {
    const body = await bodyIn(table, one(step.by))
    return { save: weaponSaveFigure(body, 'mental')?.total }
  },
  wakeRoll: wake,
  track,
  searchLair: seek,
  search: searchFor,
  searchTime: (_table, step) => searchTime(step),
  whoIsAwake: awakeAt,
}

/** Plays what happens outside the turns of a fight: rests, watches, searches, marches. */
export async function playBeside(
  table: Table,
  step: Step,
  before: Map<number, Figures>,
): Promise<Figures> {
  const playing = plays[step.do]
  if (!playing) throw new Error(`${step.do} is not played beside a fight`)
  return playing(table, step, before)
}

/** Whoever was tracked finds it the harder to notice those who come (CI-054). */
function withTrail(step: Step, before: Map<number, Figures>): Step {
  if (step['against'] !== 'party') return step
  const trail = [...before.values()].find((figures) => 'quarryDcAdd' in figures)
  return { ...step, tracked: trail?.['quarryDcAdd'] }
}
